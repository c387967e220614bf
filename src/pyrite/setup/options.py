"""What was chosen of the points on which printed editions differ. Games and modules declare them (`Choice`).

Each game speaks only of its own; a table keeps those of all games.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from pyrite.games import house
from pyrite.kernel.choice import Choice
from pyrite.kernel.errors import SetupError
from pyrite.kernel.game import Game
from pyrite.setup.known import FIRST, game_named, games

# Those of the house. What comes from outside is looked for only where none of these is meant.
_OURS: Final[dict[str, Choice]] = {choice.name: choice for game in house() for choice in game.choices()}


class Options(Mapping[str, str]):
    """One choice for each point in dispute; it cannot be changed.

    >>> Options(hat_swap="neverDealt")["hatSwap"]
    'neverDealt'
    """

    __slots__ = ("_hash", "changed")

    changed: Mapping[str, str]  # those that are not at their defaults

    def __init__(self, **chosen: str) -> None:
        self._fill({_name(keyword): value for keyword, value in chosen.items()})

    @classmethod
    def of(cls, chosen: Mapping[str, str]) -> Options:
        """Options by their names in texts."""
        made = cls.__new__(cls)
        made._fill(chosen)
        return made

    def _fill(self, chosen: Mapping[str, str]) -> None:
        known = _known(chosen)
        for name in chosen:
            if name not in known:
                raise _unknown(name, known)
        changed: dict[str, str] = {}
        for name, choice in known.items():
            value = chosen.get(name, choice.default)
            _check_value(choice, value)
            if value != choice.default:
                changed[name] = value
        self.changed = changed
        self._hash = hash(tuple(changed.items()))

    def __getitem__(self, name: str) -> str:
        return self.changed.get(name) or _known((name,))[name].default

    def __iter__(self) -> Iterator[str]:
        """Those of the house, and of others what is not at its default."""
        return iter({**_OURS, **self.changed})

    def __len__(self) -> int:
        return len({**_OURS, **self.changed})

    def __getattr__(self, keyword: str) -> str:
        """`options.hat_swap` is `options["hatSwap"]`."""
        if keyword.startswith("_"):
            raise AttributeError(keyword)
        try:
            return self[_name(keyword)]
        except (KeyError, SetupError):
            raise AttributeError(f"there is no option {keyword!r}", name=keyword, obj=self) from None

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self.changed == other.changed if isinstance(other, Options) else NotImplemented

    def __str__(self) -> str:
        return print_options(self)

    def __repr__(self) -> str:
        known = _known(self.changed)
        return f"Options({', '.join(f'{known[name].keyword}={value!r}' for name, value in self.changed.items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Options.of, (self.changed,)


def _known(names: Iterable[str] = ()) -> Mapping[str, Choice]:
    """All options by their names in texts: of the house, or of all games where one of these names is not there."""
    if all(name in _OURS for name in names):
        return _OURS
    return {choice.name: choice for game in games().values() for choice in game.choices()}


def _name(keyword: str) -> str:
    """The name in texts, `hatSwap` for `hat_swap`."""
    name = re.sub("_([a-z])", lambda letter: letter[1].upper(), keyword)
    known = _known((name,))
    if name not in known or known[name].keyword != keyword:
        raise _unknown(keyword, (choice.keyword for choice in known.values()))
    return name


# --- editions -------------------------------------------------------------------------------------


def editions(game: str = FIRST) -> dict[str, Options]:
    """The printed editions of a game by their names."""
    return _editions(game_named(game))


def _editions(game: Game) -> dict[str, Options]:
    return {edition: Options.of(_printed(game, edition)) for edition in game.editions}


def _printed(game: Game, edition: str) -> dict[str, str]:
    return {choice.name: choice.printed[edition] for choice in game.choices() if edition in choice.printed}


def options_from(edition: str = "default", **overrides: str) -> Options:
    """The options of an edition, some of them changed: `options_from("cs", goal_reveal="anyLink")`."""
    printed = _edition(edition, EDITIONS)
    return Options.of({**printed.changed, **{_name(keyword): value for keyword, value in overrides.items()}})


def _edition(name: str, known: Mapping[str, Options]) -> Options:
    if name not in known:
        allowed = ", ".join(known)
        raise SetupError(
            f"unknown edition {name!r}; editions are {allowed}",
            reason="edition-unknown",
            edition=name,
            allowed=allowed,
        )
    return known[name]


# --- as text --------------------------------------------------------------------------------------


def spellings() -> list[str]:
    """Every option with all its values, as it is written: `saboteurPay=std|cz`."""
    every = (choice for game in games().values() for choice in game.choices())
    return [f"{choice.name}={'|'.join(choice.values)}" for choice in every]


def print_options(options: Options, game: str = FIRST) -> str:
    """Options as text, `saboteurPay=std roundEnd=handsEmpty …`: those of the plain game, and others not at rest."""
    return " ".join(
        f"{choice.name}={options[choice.name]}"
        for choice in game_named(game).choices()
        if choice.always_told or choice.name in options.changed
    )


def parse_options(text: str, edition: str = "default", game: str = FIRST) -> Options:
    """Options of a game from pairs like `saboteurPay=cz roundEnd=noPlayable`; those not named are the edition's."""
    printed = _edition(edition, editions(game))
    known = [choice.name for choice in game_named(game).choices()]
    chosen: dict[str, str] = {}
    for pair in text.split():
        name, sign, value = pair.partition("=")
        if not sign:
            raise SetupError(
                f"{pair!r} is no option; options are written like saboteurPay=cz",
                reason="option-form",
                pair=pair,
            )
        if name not in known:
            raise _foreign(name, game) if name in _known((name,)) else _unknown(name, known)
        if name in chosen:
            raise SetupError(f"option {name} is given twice", reason="option-twice", option=name)
        chosen[name] = value
    return Options.of({**printed.changed, **chosen})


# --- as they are stored ---------------------------------------------------------------------------


def stored(thing: object) -> dict[str, str]:
    """Options as msgspec writes them (`enc_hook`); what it cannot write either is refused as it asks."""
    if isinstance(thing, Options):
        return dict(thing)
    raise NotImplementedError(f"{type(thing).__name__} is not stored")


def restored(kind: type, told: Any) -> Options:
    """… and as it reads them (`dec_hook`)."""
    if kind is Options and isinstance(told, dict):
        try:
            return Options.of(told)
        except SetupError as error:
            raise ValueError(str(error)) from error
    raise NotImplementedError(f"{kind.__name__} is not stored")


# --- whose they are -------------------------------------------------------------------------------


def choices(game: str = FIRST) -> dict[str, tuple[str, ...]]:
    """Every option of a game by its name in Python, with its values, the default first."""
    return {choice.keyword: choice.values for choice in game_named(game).choices()}


def told(options: Options, game: str) -> dict[str, str]:
    """The options of a game by their names in texts, and what was chosen."""
    return {choice.name: options[choice.name] for choice in game_named(game).choices()}


def check_owner(options: Options, game: str) -> None:
    """Refuse what was chosen for another game."""
    ours = {choice.name for choice in game_named(game).choices()}
    for name, value in options.changed.items():
        if name not in ours and value != _known((name,))[name].once:
            raise _foreign(name, game)


# --- what is refused ------------------------------------------------------------------------------


def _check_value(choice: Choice, value: str) -> None:
    if value not in choice.values:
        allowed = ", ".join(choice.values)
        raise SetupError(
            f"option {choice.name} cannot be {value!r}; it is one of {allowed}",
            reason="option-value",
            option=choice.name,
            value=str(value),
            allowed=allowed,
        )


def _unknown(name: str, known: Iterable[str]) -> SetupError:
    allowed = ", ".join(known)
    return SetupError(
        f"unknown option {name!r}; options are {allowed}",
        reason="option-unknown",
        option=name,
        allowed=allowed,
    )


def _foreign(name: str, game: str) -> SetupError:
    allowed = ", ".join(choice.name for choice in game_named(game).choices())
    return SetupError(
        f"option {name} is none of the game {game}; its options are {allowed}",
        reason="option-foreign",
        option=name,
        game=game,
        allowed=allowed,
    )


EDITIONS: Final[dict[str, Options]] = _editions(house()[0])
