"""What can be chosen before a game is what the set-up takes, and what is greyed out is what it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import msgspec
import pytest

from pyrite.games.saboteur.game import MODULES
from pyrite.kernel.errors import SetupError
from pyrite.setup import catalogue as book_of_choices
from pyrite.setup import decks
from pyrite.setup.catalogue import CROWD, GameChoices, catalogue, games, numbers
from pyrite.setup.options import EDITIONS, Options, parse_options
from pyrite.setup.setup import Setup


def test_every_module_and_edition_is_there() -> None:
    game = catalogue()
    assert game.id == "saboteur"
    assert [module.id for module in game.modules] == list(MODULES)
    assert [edition.id for edition in game.editions] == list(EDITIONS)
    assert game.editions[0].id == "default"


def test_the_lost_mines_are_one_thing_with_five_options() -> None:
    game = catalogue("lost-mines")
    assert (game.id, game.fewest, game.most) == ("lost-mines", 3, 9)
    assert numbers((), "lost-mines") == tuple(range(3, 10))
    assert [(preset.id, preset.modules) for preset in game.presets] == [("lost-mines", ())]
    assert (game.groups, game.modules) == ((), ())
    options = {option.id: option.values for option in game.options}
    assert options == {
        "remainder": ("card", "sum"),
        "dragonFrom": ("all", "round"),
        "lastMove": ("true", "false"),
        "decider": ("false", "true"),
        "peekTalk": ("off", "free"),
    }
    assert [(edition.id, edition.options) for edition in game.editions] == [
        ("default", {name: values[0] for name, values in options.items()})
    ]
    assert [choices.id for choices in games()] == ["saboteur", "lost-mines"]
    assert not {option.id for option in catalogue().options} & options.keys()


def test_no_module_goes_with_the_lost_mines() -> None:
    for module in MODULES:
        assert numbers((module,), "lost-mines") == ()
    with pytest.raises(SetupError) as refused:
        Setup(5, modules=("veto",), game="lost-mines")
    assert refused.value.reason == "no-modules"


def test_the_presets_are_the_games_people_know() -> None:
    cards = ["swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer", "diversion"]
    presets = {preset.id: {*preset.modules} for preset in catalogue().presets}
    assert presets == {
        "classic": set(),
        "saboteur-2": {"saboteur-2"},
        "anniversary": {"saboteur-2", *cards, "new-goals", "chests"},
        "tournament": {"tournament"},
        "everything": {"saboteur-2", *cards, "tolls", "party", "new-goals", "chests"},
    }
    for preset in catalogue().presets:
        assert numbers(preset.modules)


def test_every_module_stands_on_one_shelf() -> None:
    shelved = [module for group in catalogue().groups for module in group.modules]
    assert len(shelved) == len(set(shelved))
    assert set(shelved) == set(MODULES)


def test_the_numbers_are_those_the_set_up_takes() -> None:
    """One by one, in pairs, and as presets: by the rule that whoever reads the catalogue follows."""
    game = catalogue()
    assert span(game, ()) == numbers() == tuple(range(3, 11))
    together = [*combinations(MODULES, 1), *combinations(MODULES, 2), *(preset.modules for preset in game.presets)]
    for modules in together:
        taken = tuple(players for players in range(1, CROWD) if takes(players, modules))
        assert taken in ((), span(game, modules)), modules
    assert {module.id: (module.fewest, module.most) for module in game.modules if module.most is not None} == {
        "saboteur-2": (2, 12),
        "tournament": (5, 9),
    }
    assert numbers(("nonsense",)) == ()
    assert numbers(("veto", "veto")) == ()


def span(game: GameChoices, modules: tuple[str, ...]) -> tuple[int, ...]:
    """Of these modules the last one that says how many can play says it for all of them."""
    fewest, most = game.fewest, game.most
    for module in game.modules:
        if module.id in modules and module.fewest is not None and module.most is not None:
            fewest, most = module.fewest, module.most
    return tuple(range(fewest, most + 1))


def test_modules_clash_exactly_where_the_set_up_refuses_both() -> None:
    clashes = {(module.id, clash.module) for module in catalogue().modules for clash in module.clashes}
    for one, other in permutations(MODULES, 2):
        together = any(takes(players, (one, other)) for players in range(1, CROWD))
        assert ((one, other) in clashes) != together


@pytest.mark.parametrize(
    ("one", "other", "reason"),
    [
        ("greedy", "saboteur-2", "base-only"),
        ("costumes", "party", "one-postcard"),
        ("tournament", "saboteur-2", "base-only"),
        ("tournament", "costumes", "no-spare"),
        ("tournament", "party", "same-place"),
        ("sabotaged", "saboteur-2", "base-only"),
        ("sabotaged", "tournament", "fixed-pay"),
    ],
)
def test_what_clashes_is_told_on_both_sides_with_the_reason_it_is_refused_with(
    one: str, other: str, reason: str
) -> None:
    told = {module.id: {clash.module: clash.reason for clash in module.clashes} for module in catalogue().modules}
    assert told[one][other] == told[other][one] == reason
    for modules in ((one, other), (other, one)):
        with pytest.raises(SetupError) as refused:
            Setup(6, modules=modules)
        assert refused.value.reason == reason


def test_nothing_else_clashes() -> None:
    assert sum(len(module.clashes) for module in catalogue().modules) == 2 * 7


def test_what_is_reconstructed_is_told() -> None:
    """As the decks say it of themselves: no picture of these was at hand."""
    told = {module.id for module in catalogue().modules if module.reconstructed}
    assert told == {"saboteur-2", "new-goals", "costumes", "party", "chests"}


def test_an_owner_who_puts_in_what_his_box_shows_is_not_told_of_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    known = msgspec.structs.replace(decks.load("postcard"), parts={})
    monkeypatch.setitem(decks.OWN, "postcard", known)
    forget()
    try:
        told = {module.id for module in catalogue().modules if module.reconstructed}
        assert told == {"saboteur-2", "new-goals", "chests"}
    finally:
        forget()


def takes(players: int, modules: tuple[str, ...]) -> bool:
    try:
        Setup(players, modules=modules)
    except SetupError:
        return False
    return True


@pytest.fixture
def quarrel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A set-up in which the veto takes four or more, and does not go with the new goals."""

    def setup(players: int, modules: tuple[str, ...] = (), **choices: Any) -> Setup:
        if {"new-goals", "veto"} <= set(modules):
            raise SetupError("they do not go together", reason="quarrel")
        if "veto" in modules and players < 4:
            raise SetupError("too few", reason="players")
        return Setup(players, modules=modules, **choices)

    monkeypatch.setattr(book_of_choices, "Setup", setup)
    forget()
    yield
    forget()


def forget() -> None:
    numbers.cache_clear()
    catalogue.cache_clear()


@pytest.mark.usefixtures("quarrel")
def test_the_catalogue_is_found_out_by_asking_the_set_up() -> None:
    modules = {module.id: module for module in catalogue().modules}
    assert [(clash.module, clash.reason) for clash in modules["new-goals"].clashes] == [("veto", "quarrel")]
    assert [(clash.module, clash.reason) for clash in modules["veto"].clashes] == [("new-goals", "quarrel")]
    assert (modules["veto"].fewest, modules["veto"].most) == (4, 10)
    assert modules["new-goals"].fewest is None


def test_the_default_of_an_option_is_its_first_value() -> None:
    plain = {option.id: option.values[0] for option in catalogue().options}
    assert plain == catalogue().editions[0].options
    assert parse_options(" ".join(f"{name}={value}" for name, value in plain.items())) == Options()


def test_every_value_of_every_option_can_be_chosen_and_no_other() -> None:
    for option in catalogue().options:
        assert len(set(option.values)) == len(option.values) >= 2
        for value in option.values:
            parse_options(f"{option.id}={value}")
        with pytest.raises(SetupError) as refused:
            parse_options(f"{option.id}=nonsense")
        assert set(str(refused.value.details["allowed"]).split(", ")) == set(option.values)


def test_editions_say_something_to_every_option() -> None:
    options = {option.id: option.values for option in catalogue().options}
    for edition in catalogue().editions:
        assert edition.options.keys() == options.keys()
        assert all(value in options[name] for name, value in edition.options.items())


def test_some_options_matter_only_with_a_module_or_without_one() -> None:
    options = catalogue().options
    assert {option.id: option.modules for option in options if option.modules} == {
        "noDoorBoth": ("saboteur-2",),
        "soloNeedsOwnLink": ("saboteur-2",),
        "ladderContact": ("saboteur-2",),
        "hatSwap": ("saboteur-2",),
        "greedyTakesAll": ("greedy",),
        "tollStartTokenCounts": ("tolls",),
        "chestLayout": ("chests",),
        "mapBan": ("chests",),
        "goalMove": ("chests",),
    }
    assert {option.id: option.without for option in options if option.without} == {
        "saboteurPay": ("saboteur-2", "tournament"),
        "greedyTakesAll": ("tournament",),
    }
