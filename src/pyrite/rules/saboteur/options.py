"""The points on which the printed editions differ, as named options, and the editions as presets of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args, get_type_hints

import msgspec

from pyrite.rules.errors import SetupError

SaboteurPay = Literal["std", "cz"]
RoundEnd = Literal["handsEmpty", "noPlayable"]
NextStarter = Literal["lastTurn", "lastPath"]
GoalReveal = Literal["anyLink", "touching"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """One choice for each point in dispute; the first value named is the default."""

    saboteur_pay: SaboteurPay = "std"  # D-01: what saboteurs earn
    round_end: RoundEnd = "handsEmpty"  # D-02: when an unfinished round is over
    next_starter: NextStarter = "lastTurn"  # D-03: whose left neighbour begins the next round
    goal_reveal: GoalReveal = "anyLink"  # D-04: must the card just laid touch the goal it turns up

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

EDITIONS: dict[str, Options] = {
    "default": Options(),
    "pl": Options(round_end="noPlayable", next_starter="lastPath", goal_reveal="touching"),
    "cs": Options(saboteur_pay="cz", goal_reveal="touching"),
    "uk": Options(),
}


def options_from(edition: str = "default", **overrides: str) -> Options:
    """The options of an edition, some of them changed: `options_from("cs", goal_reveal="anyLink")`."""
    if edition not in EDITIONS:
        raise SetupError(
            f"unknown edition {edition!r}; editions are {', '.join(EDITIONS)}",
            reason="edition-unknown",
            edition=edition,
            allowed=", ".join(EDITIONS),
        )
    chosen: dict[str, str] = {}
    for name, value in overrides.items():
        if name not in _KNOWN:
            raise _unknown(name, _KNOWN)
        chosen[name] = value
    return msgspec.structs.replace(EDITIONS[edition], **chosen)  # checks what was chosen


def print_options(options: Options) -> str:
    """All options as text: `saboteurPay=std roundEnd=handsEmpty ...`."""
    return " ".join(f"{text_name}={getattr(options, name)}" for name, (text_name, _) in _KNOWN.items())


def parse_options(text: str, edition: str = "default") -> Options:
    """Options from pairs like `saboteurPay=cz roundEnd=noPlayable`; those not named are the edition's."""
    names = {text_name: name for name, (text_name, _) in _KNOWN.items()}
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
            raise _unknown(text_name, names)
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
