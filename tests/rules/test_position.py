"""A position as text: what a reader sees, that nothing is lost, and what is refused in which line."""

import random
import re
from collections.abc import Sequence
from contextlib import suppress

import pytest

from pyrite.kernel.determinise import determinise
from pyrite.kernel.errors import NotationError
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import View, view
from pyrite.setup.options import Options
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup, crowd, deals_of
from tests.rules.games import choose, every_setup, positions
from tests.rules.kit import dealt, do, draw, pass_round, table, tunnels
from tests.rules.retold import retold
from tests.rules.scenes import MIDDLE

# Seat 0 has dug one card and looked at the middle goal, seat 1 has broken his lantern, seat 2 has passed a card.
EXAMPLE = """\
pyrite position 1
players 3
options saboteurPay=std roundEnd=handsEmpty nextStarter=lastTurn goalReveal=anyLink
chance ad9ef4c1 3fd49d5b 41d88c1d 5dd68b56
events 16
round 1
starter 0
turn 1 clockwise
decision turn 1
last-turn 0
last-path 0
hand 0 map map map map NESW NESW
hand 1 NE map fix-pickaxe fix-pickaxe fix-lantern NESW
hand 2 fix-lantern fix-cart fix-cart fix-pickaxe-lantern fix-pickaxe-cart NESW
draw NES NES NES NES NES ESW ESW ESW ESW ESW NS NS NS NS EW EW EW NE NE NE NE NW NW NW NW nesw esw ns ew ne nw n e \
break-pickaxe break-pickaxe break-pickaxe break-lantern break-lantern break-cart break-cart break-cart \
fix-lantern-cart rockfall rockfall rockfall
discard nes@2 map
front 0 break-lantern
roles miner saboteur miner
spare miner
goals stone-ne treasure@0 stone-nw
gold 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3
past 0 lay NESW 1,0
past 1 play break-lantern on 0
past 2 pass
past 0 play map at 8,0
laid 1,0
mine
                         ?




 |  |
-S--+-                   ?
 |  |




                         ?
"""


def example() -> State:
    state = table(
        players=3,
        hands={0: "NESW map", 1: "break-lantern NE", 2: "nes"},
        roles="miner saboteur miner",
        seed=7,
    )
    return do(state, "0: lay NESW 1,0", "1: play break-lantern on 0", "2: pass nes", "0: play map at 8,0")


def lines_of(state: State, *keywords: str) -> list[str]:
    """The lines of a position that begin with these words."""
    return [line for line in print_position(state).split("\n") if line.split() and line.split()[0] in keywords]


def told(v: View) -> dict[str, object]:
    """A view as plain data; the mine by spots, because the window on it may lie anywhere."""
    plain: dict[str, object] = {}
    for name in dir(v):
        thing = getattr(v, name)
        if name.startswith("_") or callable(thing) or name == "book":
            continue
        if name == "mine":
            lists = (thing.laid, thing.goals, thing.sites, thing.fringe)
            words = {place: word for place, word in zip(thing.spots, thing.cell, strict=True) if word}
            plain[name] = [[thing.spots[cell] for cell in cells] for cells in lists], words
        elif name == "decision":
            plain[name] = thing.name
        else:
            plain[name] = thing if isinstance(thing, int) else list(thing)
    return plain


def assert_same(state: State, twin: State, viewers: Sequence[int] = ()) -> None:
    """Nobody could tell the two apart; if viewers are named, only these have a look."""
    assert print_position(state) == print_position(twin)
    assert state.decider == twin.decider
    assert list(state.moves()) == list(twin.moves())
    assert state.happened() == twin.happened()
    for viewer in viewers or (*range(state.book.seats), WATCHER):
        assert told(view(state, viewer)) == told(view(twin, viewer))


# --- what a reader sees -----------------------------------------------------------------------------


def test_a_position_reads_like_the_table() -> None:
    assert print_position(example()) == EXAMPLE


def test_a_typed_position_is_played_on() -> None:
    state = parse_position(EXAMPLE)
    assert_same(state, example())
    do(state, "1: lay NE 0,1")
    assert lines_of(state, "events", "decision", "laid") == ["events 18", "decision turn 2", "laid 1,0 0,1"]
    assert tunnels(state) == draw("""
     |  |
    -S--+-
     |  |
     |
     +-
    """)


def test_blank_lines_indents_and_the_order_of_keywords_do_not_matter() -> None:
    head, *lines = EXAMPLE.split("\n")
    at = lines.index("mine")
    mixed = sorted(lines[:at], key=lambda line: line.split()[0])  # several lines of one keyword keep their order
    assert mixed != lines[:at]
    text = "\n\n" + "\r\n".join(f"   {line}" for line in (head, "", *mixed, "", *lines[at:]))
    assert print_position(parse_position(text)) == EXAMPLE


def test_the_veto_window_tells_the_card_on_its_way_and_whom_it_waits_for() -> None:
    state = table(players=4, hands={0: "NESW", 1: "veto"}, modules=("veto",))
    do(state, "0: lay NESW 1,0", "1: allow")
    assert lines_of(state, "modules", "decision", "declared", "played", "memory", "laid") == [
        "modules veto",
        "decision veto 2",
        "declared lay NESW 1,0",
        "memory 0 2",
    ]
    assert_same(state, parse_position(print_position(state)))
    do(state, "2: allow", "3: allow")
    assert lines_of(state, "decision", "declared", "played", "memory", "laid") == ["decision turn 1", "laid 1,0"]


def test_the_hand_out_of_gold_is_told_card_by_card() -> None:
    state = table(players=3, hands={0: "EW"}, roles="miner saboteur miner", gold=(3, 1, 2), drawn=MIDDLE)
    do(state, "0: lay EW 7,0")
    assert lines_of(state, "decision", "played", "dug", "connector", "outcome", "roles", "offer", "purse") == [
        "decision keep-gold 0",
        "played lay EW 7,0",
        "dug 7,0",
        "connector 0",
        "outcome treasure",
        "roles miner@all saboteur@all miner@all",
        "offer 3 1",
    ]
    do(state, "keep 1")
    assert lines_of(state, "starter", "decision", "offer", "purse") == [
        "starter 1",
        "decision next-round 1",
        "purse 1 0:1 2:3",
    ]


def test_gold_that_lies_open_is_marked_and_what_the_dragon_took_stays_on_record() -> None:
    ready = table(players=3, hands={0: "EW"}, goals="treasure bag-1 dragon", drawn=MIDDLE, modules=("new-goals",))
    gold = "1 " * 16 + "2 " * 7 + "3 3 3"
    state = retold(ready, {"round": "2", "gold": gold, "purse 1": "0:3 0:2!", "loose": "0 4 0"})
    do(state, "0: lay EW 7,0")
    assert lines_of(state, "decision", "purse", "loose", "returned") == [
        "decision change-gold 0",
        "purse 1 0:3 0:2!",
        "loose 0 4 0",
    ]
    assert_same(state, parse_position(print_position(state)))
    do(state, "change 2")
    assert lines_of(state, "decision", "gold", "purse", "loose", "returned") == [
        "decision turn 1",
        f"gold {gold} 2!",
        "purse 1 0:3 0:2!-",
        "loose 1 4 0",
        "returned 2 2",
    ]
    assert_same(state, parse_position(print_position(state)))


def test_a_goal_that_fits_both_ways_waits_for_its_finder() -> None:
    # No game of today's cards comes to this: tunnels cut off, from the north and the west. It can be typed, though.
    state = table(
        players=3, hands={0: "ESW"}, goals="treasure stone-ne", laid="; ".join(f"NESW {x},0" for x in range(1, 6))
    )
    text = print_position(state).partition("mine\n")[0].replace("5,0\n", "5,0 6,-1 7,-1 8,-1 7,0\n")
    for card in ("NW", "EW", "NE", "EW"):
        text = text.replace(f" {card} ", " ", 1)  # from the draw pile into the mine
    drawn = """mine
                             ?


                       +--+--+
                       |     |
     |  |  |  |  |  |
    -S--+--+--+--+--+-   -+- ?
     |  |  |  |  |  |




                             ?
    """
    state = parse_position(text.replace("past 2 lay NESW 5,0 6,-1 7,-1 8,-1 7,0", "past 2 lay NESW 5,0") + drawn)
    do(state, "0: lay ESW 6,0 turned")
    assert lines_of(state, "decision", "played", "dug", "pending", "goals") == [
        "decision fitting 0",
        "played lay ESW 6,0 turned",
        "dug 6,0",
        "pending 8,0",
        "goals treasure stone-ne@all stone-nw",
    ]
    twin = parse_position(print_position(state))
    for game in (state, twin):
        do(game, "turn turned")
    assert_same(state, twin)


def test_who_is_still_to_draw_is_told_where_it_is_not_just_the_player_on_turn() -> None:
    state = table(players=3, hands={0: "EW"}, drawn=MIDDLE)
    assert lines_of(state, "draws") == []
    assert lines_of(pass_round(state.copy()), "draws") == ["draws nobody"]  # the last card was drawn long ago
    both = retold(state, {"draws": "0 2"})
    assert lines_of(both, "draws") == ["draws 0 2"]
    do(both, "0: lay EW 7,0")
    assert lines_of(both, "decision", "draws") == ["decision keep-gold 0", "draws 0 2"]  # the round is over before that


def test_rounds_dealt_in_advance_are_told_until_they_begin() -> None:
    later = dealt(players=3, hands={1: "rockfall map"}, roles="saboteur", gold=(3, 2))
    state = table(players=3, rounds=[later])
    assert [line.split(" ", 4)[:4] for line in lines_of(state, "deal")] == [
        ["deal", "2", "deck", "map"],
        ["deal", "2", "goals", "stone-ne"],
        ["deal", "2", "roles", "saboteur"],
        ["deal", "2", "gold", "3"],
    ]
    twin = parse_position(print_position(state))
    for game in (state, twin):
        do(pass_round(game), "deal")
    assert_same(state, twin)
    assert lines_of(state, "deal") == []
    assert deals_of(state)[1] == later


def test_the_setup_of_a_position_is_known() -> None:
    state = parse_position(EXAMPLE.replace("anyLink", "touching").replace("options", "modules\noptions"))
    assert state.book.setup == Setup(3, Options(goal_reveal="touching"))


def test_a_position_made_up_by_a_viewer_is_told_like_any_other() -> None:
    state = determinise(view(example(), 1), Rng.from_seed("1" * 32))
    assert_same(state, parse_position(print_position(state)))
    assert lines_of(state, "hand")[1] == lines_of(example(), "hand")[1]


# --- nothing is lost --------------------------------------------------------------------------------


@pytest.mark.mass
def test_what_is_read_from_the_text_is_the_same_position_and_plays_on_alike() -> None:
    decisions = set()
    for number, setup in enumerate(every_setup()):
        chance = random.Random(number)
        for state in positions(setup, seed=number):
            if state.decision.name in ("turn", "veto") and not state.over() and chance.random() > 0.03:
                continue
            decisions.add("over" if state.over() else state.decision.name)
            twin = parse_position(print_position(state))
            assert_same(state, twin, [chance.randrange(setup.players), WATCHER])
            play_on(state.copy(), twin, chance)
    assert decisions >= {"turn", "veto", "which-goal", "keep-gold", "change-gold", "next-round", "over"}


def play_on(state: State, twin: State, chance: random.Random) -> None:
    """A few moves further, or now and then to the end of the game."""
    for _ in range(999 if chance.random() < 0.05 else 8):
        if state.over():
            break
        move = choose(state, chance)
        state.play(move)
        twin.play(move)
    assert_same(state, twin, [chance.randrange(state.book.seats)])


# --- what is refused --------------------------------------------------------------------------------


def test_a_damaged_text_is_either_another_position_or_refused() -> None:
    for number, setup in enumerate(every_setup()):
        chance = random.Random(number)
        for state in positions(setup, seed=number):
            if chance.random() < 0.02:
                text = damaged(print_position(state), chance)
                with suppress(NotationError):
                    again = print_position(parse_position(text))
                    assert print_position(parse_position(again)) == again


def damaged(text: str, chance: random.Random) -> str:
    """The text with a word lost, doubled or replaced, or a character struck out."""
    words = re.split(r"(\s+)", text)
    at = chance.randrange(0, len(words), 2)
    match chance.randrange(4):
        case 0:
            words[at] = ""
        case 1:
            words[at] += f" {words[at]}"
        case 2:
            words[at] = chance.choice(words[::2])
        case 3:
            words[at] = words[at][1:]
    return "".join(words)


def refused(text: str) -> tuple[str, str]:
    """Why a text is no position, and the line that is wrong."""
    with pytest.raises(NotationError) as error:
        parse_position(text)
    assert error.value.line is not None
    return error.value.message, (["", *text.split("\n")][error.value.line].split() or [""])[0]


def with_line(keyword: str, line: str) -> str:
    """The example with another line in place of the one that begins like this."""
    lines = EXAMPLE.split("\n")
    (at,) = (i for i, old in enumerate(lines) if f"{old} ".startswith(f"{keyword} "))
    lines[at] = line
    return "\n".join(lines)


def with_more(line: str) -> str:
    return EXAMPLE.replace("laid 1,0", f"{line}\nlaid 1,0")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the first line must be 'pyrite position 1'"),
        ("pyrite position 2\nplayers 3", "the first line must be 'pyrite position 1'"),
        ("pyrite game 1", "the first line must be 'pyrite position 1'"),
    ],
)
def test_a_foreign_text_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_position(text)
    assert (error.value.message, error.value.line) == (message, 1)


@pytest.mark.parametrize(
    "keyword",
    [
        "players",
        "options",
        "chance",
        "events",
        "round",
        "starter",
        "turn",
        "decision",
        "hand 1",
        "draw",
        "discard",
        "roles",
        "spare",
        "goals",
        "gold",
    ],
)
def test_a_line_that_is_missing_is_named(keyword: str) -> None:
    text = with_line(keyword, "")
    assert refused(text) == (f"the line {keyword!r} is missing", "mine")


def test_the_picture_must_be_there() -> None:
    text = EXAMPLE[: EXAMPLE.index("mine\n")]
    assert refused(text) == ("the line 'mine' is missing", "laid")


ONLY_ONCE = (
    "game players options modules chance events round starter turn decision declared played reaction dug pending draws "
    "last-turn last-path connector outcome memory draw discard roles spare goals out gold offer loose laid"
)


@pytest.mark.parametrize("keyword", ONLY_ONCE.split())
def test_a_line_that_stands_there_twice_is_named(keyword: str) -> None:
    assert refused(with_more(f"{keyword} 1\n{keyword} 1")) == (f"{keyword} stands here a second time", keyword)


@pytest.mark.parametrize("line", ["hand 1", "front 0", "purse 1", "returned 1", "deal 2 deck"])
def test_lines_of_one_keyword_must_be_about_different_things(line: str) -> None:
    assert refused(with_more(f"{line}\n{line}")) == (f"{line} stands here a second time", line.split(maxsplit=1)[0])


@pytest.mark.parametrize(
    ("keyword", "line", "message"),
    [
        (
            "events",
            "evens 16",
            "'evens' begins no line here; lines begin with game, players, options, modules, chance, ",
        ),
        ("players", "players 1", f"players cannot be '1'; allowed are {crowd()[0]} to {crowd()[-1]}"),
        ("players", "players 3 4", "players takes 1 words, not 2"),
        ("options", "options saboteurPay=gold", "option saboteurPay cannot be 'gold'; it is one of std, cz"),
        ("chance", "chance 1 2 3 4", "chance is written like: chance 1c2d0f6a "),
        ("chance", "chance" + " 0badcafe" * 3, "chance is written like: chance 1c2d0f6a "),
        ("chance", "chance" + " 00000000" * 4, "the generator's four words must not all be 0"),
        ("events", "events many", "events cannot be 'many'; allowed are 0 to 999"),
        ("round", "round 4", "round cannot be '4'; allowed are 1 to 3"),
        ("round", "round 01", "round cannot be '01'; allowed are 1 to 3"),
        ("starter", "starter 3", "starter cannot be '3'; allowed are 0 to 2"),
        ("turn", "turn 1", "turn takes 2 words, not 1"),
        ("turn", "turn 3 clockwise", "'3' is no seat; seats are 0 to 2"),
        ("turn", "turn 1 left", "turn cannot be 'left'; allowed are clockwise, counter-clockwise"),
        ("decision", "decision turn", "decision takes 2 words, not 1"),
        ("decision", "decision veto 1", "decision cannot be 'veto'; allowed are turn, which-goal, fitting, "),
        ("decision", "decision turn 7", "'7' is no seat; seats are 0 to 2"),
        ("decision", "decision turn 2", "decision turn 2 needs the line 'turn 2'"),
        ("decision", "decision turn nobody", "decision turn nobody needs the line 'round 3'"),
        ("decision", "decision fitting 1", "decision fitting needs the line 'pending'"),
        ("decision", "decision which-goal 1", "seat 1 has no legal move in the decision which-goal"),
        ("decision", "decision keep-gold 2", "decision cannot be 'keep-gold 2'; allowed are turn 1"),
        ("last-turn", "last-turn 3", "last-turn cannot be '3'; allowed are 0 to 2"),
        ("hand 0", "hand 3 map", "hand cannot be '3'; allowed are 0 to 2"),
        ("hand 0", "hand", "hand cannot be ''; allowed are 0 to 2"),
        ("hand 0", "hand 0 hammer", "hand 0 cannot be 'hammer'; allowed are NESW, NES, ESW, "),
        ("hand 0", "hand 0 treasure", "hand 0 cannot be 'treasure'; allowed are NESW, NES, ESW, "),
        ("hand 0", "hand 0 map@3", "'3' is no seat; seats are 0 to 2"),
        ("hand 0", "hand 0 map@", "'' is no seat; seats are 0 to 2"),
        ("hand 0", "hand 0" + " map" * 17, "a hand has room for 16 cards, not for 17"),
        ("discard", "discard nes@me map", "'me' is no seat; seats are 0 to 2"),
        ("front", "front 0 fix-lantern", "front 0 cannot be 'fix-lantern'; allowed are break-pickaxe, "),
        ("front", "front 0 NE", "front 0 cannot be 'NE'; allowed are break-pickaxe, "),
        ("front", "front 0 break-cart break-cart", "break-cart stands here a second time"),
        ("front", "front 9 break-cart", "front cannot be '9'; allowed are 0 to 2"),
        ("roles", "roles miner saboteur", "roles takes 3 words, not 2"),
        ("roles", "roles miner miner dwarf", "roles cannot be 'dwarf'; allowed are miner, saboteur"),
        (
            "roles",
            "roles miner miner miner",
            "not every card of the roles is in exactly one place: miner 4/3, ",
        ),
        ("goals", "goals stone-ne treasure", "goals takes 3 words, not 2"),
        (
            "goals",
            "goals stone-ne treasure treasure",
            "not every card of the goals is in exactly one place: stone-nw 0/1, treasure 2/1",
        ),
        ("gold", "gold 1 4", "gold cannot be '4'; allowed are 1, 2, 3"),
        ("gold", "gold 1 2! 3", "gold is written like: gold 1 3 2!"),
        ("gold", "gold 1 2 3", "not every card of the gold is in exactly one place: 1 1/16, 2 1/8, 3 1/4"),
        ("laid", "laid 1;0", "'1;0' is no place; places are written like 3,-1"),
        ("laid", "laid 1,0 2,0", "no path card is drawn at 2,0, or it has been named before"),
        ("laid", "laid 1,0 1,0", "no path card is drawn at 1,0, or it has been named before"),
        ("laid", "laid", "'laid' does not name 1,0, where a path card is drawn"),
    ],
)
def test_a_wrong_line_is_refused_with_what_is_allowed(keyword: str, line: str, message: str) -> None:
    problem, where = refused(with_line(keyword, line))
    assert problem.startswith(message)
    assert where == line.split(maxsplit=1)[0]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("modules tales", "unknown module 'tales'; modules are saboteur-2, new-goals, "),
        ("declared lay NE", "'lay NE' is no move; write it like: lay NE 3,1 / lay NE 3,1 turned"),
        ("played lay XX 1,0", "'XX' is no card of this deck; cards are NESW, "),
        ("declared deal", "declared is written like: declared lay NE 3,1"),
        ("played pass NE", "played is written like: played lay NE 3,1"),
        ("reaction 1", "reaction cannot be '1'; allowed are 0 to 0"),
        ("dug here", "'here' is no place; places are written like 3,-1"),
        ("dug 1,0 2,0", "dug takes 1 words, not 2"),
        ("pending 8,0", "pending needs the line 'decision fitting'"),
        ("draws 3", "'3' is no seat; seats are 0 to 2"),
        ("connector me", "connector cannot be 'me'; allowed are 0 to 2"),
        ("outcome won", "outcome cannot be 'won'; allowed are exhausted, treasure"),
        ("memory 1", "memory takes 0 words, not 1"),
        ("loose 1 2", "loose takes 3 words, not 2"),
        ("loose 1 2 -3", "loose cannot be '-3'; allowed are 0 to 999"),
        ("offer 5", "offer cannot be '5'; allowed are 1, 2, 3"),
        ("purse 2 0:1", "purse cannot be '2'; allowed are 1 to 1"),
        ("purse 1 0=1", "purse 1 is written like: purse 1 3:2 4:1!"),
        ("purse 1 0:7", "purse 1 cannot be '7'; allowed are 1, 2, 3"),
        ("purse 1 4:1", "'4' is no seat; seats are 0 to 2"),
        ("returned 1 0", "returned 1 cannot be '0'; allowed are 1, 2, 3"),
        ("past 0", "past is written like: past 2 lay NE 3,1"),
        ("past 0 dig", "'dig' begins no move; moves begin with lay, "),
        ("past 5 pass", "'5' is no seat; seats are 0 to 2"),
        ("past 0 pass NE", "'pass NE' tells what nobody saw; write 'pass'"),
        ("out spider", "out cannot be 'spider'; allowed are treasure, stone-ne, stone-nw"),
        ("deal 1 deck", "deal cannot be '1'; allowed are 2 to 3"),
        ("deal 2", "deal 2 cannot be ''; allowed are deck, goals, roles, gold"),
        ("deal 2 hands", "deal 2 cannot be 'hands'; allowed are deck, goals, roles, gold"),
    ],
)
def test_a_line_too_many_is_refused_with_what_is_allowed(line: str, message: str) -> None:
    problem, where = refused(with_more(line))
    assert problem.startswith(message)
    assert where == line.split(maxsplit=1)[0]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hand 0 map", "hand 0 rockfall", "map 5/6, rockfall 4/3"),
        ("hand 0 map", "hand 0", "map 5/6"),
        ("discard nes@2", "discard nes@2 nes", "nes 2/1"),
        ("front 0 break-lantern", "front 0", "break-lantern 2/3"),
        ("-S--+-  ", "-S--+   ", "NES 6/5, NESW 4/5"),
    ],
)
def test_every_card_of_the_deck_is_in_exactly_one_place(old: str, new: str, message: str) -> None:
    assert old in EXAMPLE
    problem, where = refused(EXAMPLE.replace(old, new, 1))
    assert problem == f"not every card of the deck is in exactly one place: {message}"
    assert where == "draw"


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("-S--+-", "-+--+-", 1, "the picture has no start; it needs one S, from which all cells are counted"),
        ("-S--+-", "-S--q-", 7, "'q' cannot stand in the centre of the cell 1,0; "),
        ("-S--+-", " S--+-", 0, "what lies at 0,0 is not drawn as start looks"),
        ("-S--+-", "-S--)-", 0, "no card of this deck looks like the one drawn at 1,0"),
        (
            "-S--+-                   ?",
            "-S--+-                   ",
            0,
            "goals must be drawn at 8,-2 8,0 8,2 and nowhere else",
        ),
        (
            "-S--+-                   ?",
            "-S--+-                ?  ?",
            0,
            "goals must be drawn at 8,-2 8,0 8,2 and nowhere ",
        ),
        (
            "-S--+-                   ?",
            "-S--+-                  -o-",
            0,
            "what lies at 8,0 is not drawn as treasure looks",
        ),
    ],
)
def test_a_wrong_picture_is_refused(old: str, new: str, line: int, message: str) -> None:
    assert old in EXAMPLE
    text = EXAMPLE.replace(old, new)
    with pytest.raises(NotationError) as error:
        parse_position(text)
    assert str(error.value).startswith(f"line {EXAMPLE.split(chr(10)).index('mine') + 1 + line}: {message}")


def test_a_path_card_must_look_like_the_one_that_is_named() -> None:
    named = EXAMPLE.replace("laid 1,0", "laid 1,0:NS", 1)
    assert named != EXAMPLE
    assert refused(named) == ("what lies at 1,0 is not drawn as NS looks", "mine")


def test_a_face_up_goal_must_look_like_its_card() -> None:
    treasure = "\n |  |                    |\n-S--+-                  -{}-\n |  |                    |\n"
    for sign, drawn_right in (("$", True), ("o", False)):
        text = EXAMPLE.replace("\n |  |\n-S--+-                   ?\n |  |\n", treasure.format(sign))
        assert text != EXAMPLE
        if drawn_right:
            assert print_position(parse_position(text)) == text
        else:
            assert refused(text) == ("what lies at 8,0 is not drawn as treasure looks", "mine")


def test_a_card_is_declared_or_played_but_not_both() -> None:
    both = with_more("declared lay NE 1,1\nplayed lay NE 1,1")
    assert refused(both) == ("declared, played stands here a second time", "played")


def test_a_declared_card_and_the_veto_window_go_together() -> None:
    state = table(players=4, hands={0: "NESW"}, modules=("veto",))
    do(state, "0: lay NESW 1,0")
    text = print_position(state)
    assert refused(text.replace("declared", "played").replace("hand 0", "hand 0 NESW")) == (
        "decision veto needs the line 'declared'",
        "decision",
    )
    assert refused(text.replace("decision veto 1", "decision turn 0")) == (
        "no card is on its way when a turn begins",
        "declared",
    )


def test_only_a_goal_that_lies_face_down_can_be_pending() -> None:
    text = with_line("decision", "decision fitting 1\npending 1,0")
    assert refused(text) == ("no goal lies face down at 1,0", "pending")


def test_a_deal_to_come_must_be_whole_and_of_the_printed_cards() -> None:
    text = print_position(table(players=3, rounds=[dealt(players=3), dealt(players=3)]))
    roles = next(line for line in text.split("\n") if line.startswith("deal 2 roles"))
    assert refused(text.replace(f"{roles}\n", "")) == ("the line 'deal 2 roles' is missing", "mine")
    assert refused(text.replace(roles, "deal 2 roles miner"))[0].startswith("not every card of the roles is in exactly")
    assert (
        refused(text.replace(roles, "deal 2 roles elf"))[0]
        == "deal 2 roles cannot be 'elf'; allowed are miner, saboteur"
    )
    gap = "\n".join(line for line in text.split("\n") if not line.startswith("deal 2"))
    assert refused(gap)[0] == "the line 'deal 2 deck' is missing"
