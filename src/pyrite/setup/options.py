"""The points on which the printed editions differ, as named options, and the editions as presets of them.

Both games have their options here, in one struct; each game speaks only of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args, get_type_hints

import msgspec

from pyrite.kernel.errors import SetupError

SABOTEUR = "saboteur"
LOST_MINES = "lost-mines"
GAMES = (SABOTEUR, LOST_MINES)

SaboteurPay = Literal["std", "cz"]
RoundEnd = Literal["handsEmpty", "noPlayable"]
NextStarter = Literal["lastTurn", "lastPath"]
GoalReveal = Literal["anyLink", "touching"]
YesNo = Literal["false", "true"]
NoYes = Literal["true", "false"]
LadderContact = Literal["touch", "openLink"]
HatSwap = Literal["pile", "neverDealt"]
ChestLayout = Literal["between", "free"]
MapBan = Literal["goals", "all"]
GoalMove = Literal["sameRow", "anyFarther"]
Remainder = Literal["card", "sum"]
DragonFrom = Literal["all", "round"]
PeekTalk = Literal["off", "free"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """One choice for each point in dispute; the first value named is the default."""

    saboteur_pay: SaboteurPay = "std"  # D-01: what saboteurs earn
    round_end: RoundEnd = "handsEmpty"  # D-02: when an unfinished round is over
    next_starter: NextStarter = "lastTurn"  # D-03: whose left neighbour begins the next round
    goal_reveal: GoalReveal = "anyLink"  # D-04: must the card just laid touch the goal it turns up
    no_door_both: YesNo = "false"  # D-13: do both teams win where no door is in the way, whoever made the link
    solo_needs_own_link: YesNo = "false"  # D-16: must boss or profiteer make the link that only they can pass
    ladder_contact: LadderContact = "touch"  # D-19: what a ladder needs beside it
    hat_swap: HatSwap = "pile"  # D-24: where the new hat comes from and the old one goes
    greedy_takes_all: NoYes = "true"  # D-29: is anybody else paid when the greedy dwarf wins
    toll_start_token_counts: NoYes = "true"  # D-36: is the nugget everybody began with worth something in the end
    chest_layout: ChestLayout = "between"  # D-42: where chests may lie
    map_ban: MapBan = "goals"  # D-44: what the chest against maps hides
    goal_move: GoalMove = "sameRow"  # X-TC-5: which way a goal is moved farther off
    remainder: Remainder = "card"  # LM-44: what is left of a pool goes to the best treasure, or to the most of them
    dragon_from: DragonFrom = "all"  # what the dragon can take
    last_move: NoYes = "true"  # does a walk follow the last card of a round
    decider: YesNo = "false"  # LM-48: is a tie played out in further rounds
    peek_talk: PeekTalk = "off"  # may one speak of what one has looked at

    def __post_init__(self) -> None:
        for name, (text_name, allowed) in _KNOWN.items():
            value = getattr(self, name)
            if value not in allowed:
                raise SetupError(
                    f"option {text_name} cannot be {value!r}; it is one of {', '.join(allowed)}",
                    reason="option-value",
                    option=text_name,
                    value=str(value),
                    allowed=", ".join(allowed),
                )

    def __str__(self) -> str:
        return print_options(self)


_HINTS = get_type_hints(Options)
# Python name -> (name in texts, values allowed)
_KNOWN: dict[str, tuple[str, tuple[str, ...]]] = {
    field.name: (field.encode_name, get_args(_HINTS[field.name])) for field in msgspec.structs.fields(Options)
}

# Defaults of the past. Tables were stored with all options, those of the other game too.
_ONCE_DEFAULT = {"peek_talk": "free"}
_LOST_MINES = ("remainder", "dragon_from", "last_move", "decider", "peek_talk")
ALWAYS_TOLD = ("saboteur_pay", "round_end", "next_starter", "goal_reveal", *_LOST_MINES)

EDITIONS: dict[str, Options] = {
    "default": Options(),
    "pl": Options(
        round_end="noPlayable",
        next_starter="lastPath",
        goal_reveal="touching",
        ladder_contact="openLink",
        chest_layout="free",
        map_ban="all",
    ),
    "cs": Options(
        saboteur_pay="cz",
        goal_reveal="touching",
        solo_needs_own_link="true",
        hat_swap="neverDealt",
        toll_start_token_counts="false",
        chest_layout="free",
    ),
    "uk": Options(),
}


def editions(game: str = SABOTEUR) -> dict[str, Options]:
    """The printed editions of a game by their names; of The Lost Mines there is one."""
    return EDITIONS if game == SABOTEUR else {"default": Options()}


def options_from(edition: str = "default", **overrides: str) -> Options:
    """The options of an edition, some of them changed: `options_from("cs", goal_reveal="anyLink")`."""
    if edition not in EDITIONS:
        raise _unknown_edition(edition, EDITIONS)
    chosen: dict[str, str] = {}
    for name, value in overrides.items():
        if name not in _KNOWN:
            raise _unknown(name, _KNOWN)
        chosen[name] = value
    return msgspec.structs.replace(EDITIONS[edition], **chosen)  # checks what was chosen


def spellings() -> list[str]:
    """Every option with all its values, as it is written: `saboteurPay=std|cz`."""
    return [f"{text_name}={'|'.join(allowed)}" for text_name, allowed in _KNOWN.values()]


def print_options(options: Options, game: str = SABOTEUR) -> str:
    """Options as text, `saboteurPay=std roundEnd=handsEmpty …`: those of the plain game, and others not at rest."""
    return " ".join(
        f"{text_name}={getattr(options, name)}"
        for name, (text_name, allowed) in _KNOWN.items()
        if belongs(name, game) and (name in ALWAYS_TOLD or getattr(options, name) != allowed[0])
    )


def parse_options(text: str, edition: str = "default", game: str = SABOTEUR) -> Options:
    """Options of a game from pairs like `saboteurPay=cz roundEnd=noPlayable`; those not named are the edition's."""
    if edition not in editions(game):
        raise _unknown_edition(edition, editions(game))
    names = {text_name: name for name, (text_name, _) in _KNOWN.items() if belongs(name, game)}
    chosen: dict[str, str] = {}
    for pair in text.split():
        text_name, sign, value = pair.partition("=")
        if not sign:
            raise SetupError(
                f"{pair!r} is no option; options are written like saboteurPay=cz",
                reason="option-form",
                pair=pair,
            )
        if text_name not in names:
            raise _foreign(text_name, game) if _elsewhere(text_name, game) else _unknown(text_name, names)
        if names[text_name] in chosen:
            raise SetupError(f"option {text_name} is given twice", reason="option-twice", option=text_name)
        chosen[names[text_name]] = value
    return options_from(edition, **chosen)


def _unknown(name: str, known: Iterable[str]) -> SetupError:
    allowed = ", ".join(known)
    return SetupError(
        f"unknown option {name!r}; options are {allowed}",
        reason="option-unknown",
        option=name,
        allowed=allowed,
    )


def _unknown_edition(edition: str, known: Iterable[str]) -> SetupError:
    allowed = ", ".join(known)
    return SetupError(
        f"unknown edition {edition!r}; editions are {allowed}",
        reason="edition-unknown",
        edition=edition,
        allowed=allowed,
    )


# --- whose they are -------------------------------------------------------------------------------


def check_game(game: str) -> None:
    if game not in GAMES:
        raise SetupError(
            f"unknown game {game!r}; games are {', '.join(GAMES)}",
            reason="game-unknown",
            game=game,
            allowed=", ".join(GAMES),
        )


def belongs(name: str, game: str) -> bool:
    """Whether an option, by its name in Python, is one of this game."""
    return (name in _LOST_MINES) == (game == LOST_MINES)


def choices(game: str = SABOTEUR) -> dict[str, tuple[str, ...]]:
    """Every option of a game by its name in Python, with its values, the default first."""
    return {name: allowed for name, (_, allowed) in _KNOWN.items() if belongs(name, game)}


def told(options: Options, game: str) -> dict[str, str]:
    """The options of a game by their names in texts, and what was chosen."""
    return {text_name: str(getattr(options, name)) for name, (text_name, _) in _KNOWN.items() if belongs(name, game)}


def check_owner(options: Options, game: str) -> None:
    """Refuse what was chosen for another game."""
    for name, (text_name, allowed) in _KNOWN.items():
        if not belongs(name, game) and getattr(options, name) not in (allowed[0], _ONCE_DEFAULT.get(name)):
            raise _foreign(text_name, game)


def _elsewhere(text_name: str, game: str) -> bool:
    return any(text_name == known for name, (known, _) in _KNOWN.items() if not belongs(name, game))


def _foreign(text_name: str, game: str) -> SetupError:
    allowed = ", ".join(text for name, (text, _) in _KNOWN.items() if belongs(name, game))
    return SetupError(
        f"option {text_name} is none of the game {game}; its options are {allowed}",
        reason="option-foreign",
        option=text_name,
        game=game,
        allowed=allowed,
    )
