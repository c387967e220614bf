"""Whatever can be chosen for a table has words: what it is called, and what it does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyrite.locales import text
from pyrite.setup.catalogue import OptionChoice, catalogue, games

CHOICES = catalogue()
OPTIONS = [option for game in games() for option in game.options]
PRESETS = [preset.id for game in games() for preset in game.presets]
FACES = Path(__file__).parents[1] / "web" / "src" / "home" / "presetFaces.ts"


@pytest.mark.parametrize("module", [module.id for module in CHOICES.modules])
def test_every_module_has_a_name_and_a_line_about_it(module: str) -> None:
    assert text(f"module-{module}")
    assert text(f"module-{module}-hint")


@pytest.mark.parametrize("edition", [edition.id for edition in CHOICES.editions])
def test_every_edition_has_a_name(edition: str) -> None:
    assert text(f"edition-{edition}")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_option_and_each_of_its_values_has_words(option: OptionChoice) -> None:
    assert text(f"option-{option.id}")
    assert text(f"option-{option.id}-hint")
    words = {text(f"option-{option.id}-{value}") for value in option.values}
    assert len(words) == len(option.values), "nobody could tell them apart"


def test_every_reason_why_modules_do_not_go_together_has_words() -> None:
    for reason in {clash.reason for module in CHOICES.modules for clash in module.clashes}:
        assert text(f"clash-{reason}")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_name_and_a_line_about_it(preset: str) -> None:
    assert text(f"preset-{preset}")
    assert text(f"preset-{preset}-hint")


@pytest.mark.parametrize("preset", [preset.id for preset in CHOICES.presets])
def test_every_preset_of_modules_has_a_card(preset: str) -> None:
    assert re.search(rf'^  "?{preset}"?: "', FACES.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("group", [group.id for group in CHOICES.groups])
def test_every_shelf_has_a_name(group: str) -> None:
    assert text(f"group-{group}")


@pytest.mark.parametrize("module", [module.id for module in CHOICES.modules if module.reconstructed])
def test_the_rules_say_what_is_reconstructed(module: str) -> None:
    assert text(f"rules-{module}-guess")
