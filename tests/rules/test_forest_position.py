"""A forest as text: pictures and positions that are read back to the same, and errors that name the line."""

from __future__ import annotations

import pytest

from pyrite.games import LOST_MINES
from pyrite.games.lost_mines.forest import FEATURES, feature
from pyrite.kernel.errors import NotationError
from pyrite.kernel.mine import PATH, REACH_AT, spot
from pyrite.kernel.notation.game_lines import lines_of
from pyrite.kernel.notation.mine_picture import cells_of, draw, picture
from pyrite.kernel.notation.position import draw_mine, print_position
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State
from pyrite.setup.options import Options
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup
from pyrite.telling import explain
from tests.properties.games import shown
from tests.rules.drawing import parse_picture
from tests.rules.forest import forest, walk
from tests.rules.kit import do, options_text
from tests.rules.retold import retold

LEGEND = lines_of(Setup(3, game=LOST_MINES).book()).legend

# Everything that can be on a path; the gold mine and the dragon's have been found.
LAID = "tree-NES 2,1; lake-NEW 2,2; ditch-NESW 4,2; rocks-SW 3,2; campfire-NEW 3,1 turned; NES 4,1 turned; NESW 8,2"
DRAWN = """
                         ?

    |     |
    T--C--+
    |  |  |
 |  |     |           |
-S--L--R -D-         -+--$
 |     |  |           |  |



 |
-S-                      ?
 |



                         |
                        -o-
                         |
""".strip("\n")


def busy() -> State:
    """Something of everything: tools, a trap, trolls, treasures taken, the dragon, somebody on his way."""
    state = forest(
        laid="lake-NEW 2,2; tree-NES 2,1; campfire-NEW 3,1; rocks-NS 3,2; NESW 8,2; NESW 10,2",
        mines="mine-jewels mine-silver mine-gold mine-dragon",
        found="9,2 NSW; 9,6 NESW",
        hands={0: "EW axe", 1: "boat rope", 2: "NS"},
        players=4,
        roles="blue-loyal yellow-saboteur blue-selfish yellow-loyal",
        dwarfs={0: "2,2", 1: "9,2", 2: "3,2"},
        tools=["boat 2,2", "axe 2,1"],
        edges=["trap 2,2 north", "troll 8,2 west 3", "troll 9,2 north 1"],
        trolls_of=[2],
        owners="- 1 - 0",
        treasures="jewels-4@1 silver-2@1 gold-3 silver-1@0",
        points="3 0 2 0",
        luck="0",
        more=["dragon 2"],
    )
    return do(state, "0: pass EW", "step north")


def random_games(players: int, options: Options, seed: int) -> list[State]:
    """Every position of a game at random."""
    rng = Rng.from_seed(f"{seed:032x}")
    state = Setup(players, options, game=LOST_MINES).begin(seed)
    found = []
    while not state.over():
        found.append(state.copy())
        moves = state.moves()
        wanted = [move for move in moves if not print_move(state.book, move).startswith(("pass", "stay"))]
        choice = wanted if wanted and rng.below(4) else [*moves]
        state.play(choice[rng.below(len(choice))])
    return [*found, state]


# --- pictures ---------------------------------------------------------------------------------------


def test_a_picture_of_the_forest_shows_what_is_on_its_paths() -> None:
    assert draw_mine(forest(laid=LAID, found="9,2 SW; 9,6 NESW")) == DRAWN
    cells = cells_of(DRAWN, LEGEND)
    on = {FEATURES[feature(cell.shape)]: (cell.x, cell.y) for cell in cells if cell.what == PATH and cell.x < 8}
    assert on == {"tree": (2, 1), "lake": (2, 2), "ditch": (4, 2), "rocks": (3, 2), "campfire": (3, 1), "": (4, 1)}
    assert draw(cells, legend=LEGEND) == DRAWN
    elsewhere = "\n".join(["", *(f"    {line}" for line in DRAWN.split("\n"))])
    assert cells_of(elsewhere, LEGEND) == cells, "the first start is the anchor, wherever it stands"


def test_a_drawn_forest_is_a_mine_that_nothing_floods() -> None:
    mine = parse_picture(DRAWN, LEGEND)
    gold = [mine.card(mine.spots[c]) for c in mine.goals if mine.spots[c] == spot(9, 2)]
    assert picture(mine, gold, legend=LEGEND) == DRAWN
    assert len(mine.starts) == 2
    assert not any((mine.cell[c] >> REACH_AT) & 15 for c in (*mine.starts, *mine.laid))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("\n |\n-+-\n |", "the picture has no start; it needs 2 of them, each an S"),
        (DRAWN.replace("T", "S"), "a start too many; there are 2"),
        (DRAWN.replace("T", "B"), "'B' cannot stand in the centre of the cell 2,1"),
        (DRAWN.replace("T", "H"), "'H' cannot stand in the centre of the cell 2,1"),
    ],
)
def test_a_wrong_picture_is_refused(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        cells_of(text, LEGEND)
    assert problem in str(refused.value)
    assert explain(refused.value)


def test_for_people_the_board_shows_dwarfs_tokens_and_tools() -> None:
    """Seats in the corners, `^` a trap, `!` a troll, a small letter for an obstacle that has its tool."""
    assert draw_mine(busy(), rulers=True).split("\n")[2:10] == [
        "   0                          ?",
        "",
        "        0|  |",
        "   1     t--C-",
        "         |",
        "      |  ^ 2|              | 1!  |",
        "   2 -S--l- R             !+--$ -+-",
        "      |     |              |  |  |",
    ]
    crowd = forest(players=9, roles="blue-loyal blue-loyal blue-loyal blue-selfish blue-saboteur")
    lines = draw_mine(crowd, rulers=True).split("\n")
    assert [line[:8] for line in lines[7:10]] == ["     0|1", "   2 -S-", "     2|…"]


# --- positions --------------------------------------------------------------------------------------


def test_a_position_is_read_back_to_the_same_position() -> None:
    state = busy()
    text = print_position(state)
    again = parse_position(text)
    assert print_position(again) == text
    for line in (
        "game lost-mines",
        "dwarfs 2,1 9,2 3,2 1,4",
        "steps 2",
        "owners - 1 - 0",
        "tool boat 2,2",
        "tool axe 2,1",
        "edge trap 2,2 north",
        "edge troll 8,2 west 3",
        "edge troll 9,2 north 1",
        "front 2 troll",
        "dragon 2",
        "luck 0",
        "decision walk 0",
        "past 0 step north",
    ):
        assert line in text.split("\n"), line
    assert options_text(again) == options_text(state)


@pytest.mark.mass
@pytest.mark.parametrize("players", range(3, 10))
def test_every_position_of_a_game_is_read_back(players: int) -> None:
    options = Options(decider="true") if players == 4 else Options(last_move="false", remainder="sum")
    for state in random_games(players, options, players)[:600:5]:
        again = parse_position(print_position(state))
        assert print_position(again) == print_position(state)
        assert shown(again.memory) == shown(state.memory)
        assert shown(again.moves()) == shown(state.moves())


def test_a_game_goes_on_from_its_text_as_it_would_have() -> None:
    for state in random_games(3, Options(), 11)[::40]:
        again = parse_position(print_position(state))
        rng = Rng.from_seed(bytes(16))
        while not state.over():
            move = state.moves()[rng.below(len(state.moves()))]
            state.play(move)
            again.play(move)
        assert shown(again.loose) == shown(state.loose)
        assert print_position(again) == print_position(state)


def test_what_is_at_rest_has_no_line() -> None:
    text = print_position(Setup(3, game=LOST_MINES).begin(1))
    keywords = {line.split()[0] for line in text.split("\n") if line.strip()}
    assert not keywords & {"memory", "steps", "owners", "tool", "edge", "dragon", "proposed", "goals-at", "modules"}
    assert "dwarfs" in keywords


def test_consent_is_a_position_too() -> None:
    state = do(forest(hands={0: "axe", 1: "", 2: ""}, pile=0), "0: propose-end", "1: agree")
    again = parse_position(print_position(state))
    assert "proposed 9,0 9,2 9,4 9,6" in print_position(state).split("\n")
    do(again, "2: agree")
    assert again.decision.name == "next-round"


def test_consent_is_asked_in_a_turn_that_can_go_on() -> None:
    """Whoever is on turn has a card to play if one refuses; he does not answer himself."""
    state = do(forest(hands={0: "axe", 1: "", 2: ""}, pile=0), "0: propose-end", "1: agree")
    for line in ({"turn": "1 clockwise"}, {"decision": "consent 0"}):
        with pytest.raises(NotationError, match=r"decision cannot be 'consent [02]'; allowed are "):
            retold(state, line)


@pytest.mark.parametrize(
    ("keyword", "words", "problem"),
    [
        ("game", "found-mines", "game cannot be 'found-mines'; allowed are saboteur, lost-mines"),
        ("modules", "veto", "the game lost-mines has no modules"),
        ("memory", "1 2 3", "'memory' begins no line here"),
        ("players", "10", "10 players cannot play; this game is for 3 to 9"),
        ("dwarfs", "2,1 9,2 3,2", "dwarfs takes 4 words, not 3"),
        ("dwarfs", "5,5 9,2 3,2 1,4", "the dwarf of seat 0 cannot stand at 5,5"),  # nothing lies there
        ("dwarfs", "9,4 9,2 3,2 1,4", "the dwarf of seat 0 cannot stand at 9,4"),  # a hidden mine
        ("dwarfs", "3,2 9,2 3,2 1,4", "the dwarf of seat 0 cannot stand at 3,2"),  # two on rocks
        ("dwarfs", "2;1 9,2 3,2 1,4", "'2;1' is no place; places are written like 3,-1"),
        ("steps", "6", "steps cannot be '6'; allowed are 1 to 5"),
        ("owners", "- 1 -", "owners takes 4 words, not 3"),
        ("owners", "- 1 - 4", "'4' is no seat; seats are 0 to 3"),
        ("dragon", "4", "'4' is no seat; seats are 0 to 3"),
        ("proposed", "now", "proposed cannot be 'now'; allowed are 9,0, 9,2, 9,4, 9,6"),
        ("proposed", "", "proposed is written like: proposed 9,0 9,6"),
        ("proposed", "9,0 9,0", "proposed 9,0 stands here a second time"),
        ("proposed", "9,0", "the mine at 9,0 can still be reached"),
        ("tool boat", "3,2", "nothing at 3,2 needs the boat"),
        ("tool boat", "2,1", "nothing at 2,1 needs the boat"),
        ("tool axe", "2,1 2,2", "tool is written like: tool axe 4,2"),
        ("edge trap", "2,2 up", "edge cannot be 'up'; allowed are north, east, south, west"),
        ("edge trap", "2,2 north 1", "edge is written like: edge trap 4,2 east"),
        ("edge trap", "2,2", "edge is written like: edge trap 4,2 east"),
        ("edge trap", "5,5 north", "nothing can lie at 5,5 north"),
        ("edge trap", "10,2 east", "nothing can lie at 10,2 east"),
        ("edge trap", "7,2 east", "nothing can lie at 7,2 east"),
        ("edge troll 8,2", "west", "edge is written like: edge troll 4,2 east 2"),
        ("edge troll 8,2", "west 0", "edge troll … 0 needs the line 'front 0 troll'"),
        ("edge troll 8,2", "west 1", "edge troll … 1 stands here a second time"),
        ("decision", "turn 0", "steps needs the line 'decision walk'"),
        ("decision", "walk 1", "decision walk 1 needs the line 'turn 1'"),
        ("round", "3", "round cannot be '3'; allowed are 1 to 2"),
    ],
)
def test_a_wrong_line_is_refused_with_what_is_allowed(keyword: str, words: str, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        retold(busy(), {keyword: words})
    assert problem in str(refused.value)
    assert explain(refused.value)


def test_lines_that_contradict_each_other_are_refused() -> None:
    for more, problem in (
        ("tool axe 2,1", "tool axe 2,1 stands here a second time"),
        ("edge trap 2,1 south", "edge 2,1 south stands here a second time"),
        ("edge trap 2,1 north\nedge trap 8,2 south", "there are only 2 tokens of trap"),
    ):
        text = print_position(busy())
        with pytest.raises(NotationError) as refused:
            parse_position(text.replace("dragon 2", f"dragon 2\n{more}"))
        assert problem in str(refused.value)


def test_without_its_tool_nobody_stands_on_an_obstacle() -> None:
    text = print_position(busy()).replace("tool axe 2,1\n", "")
    with pytest.raises(NotationError, match="the dwarf of seat 0 cannot stand at 2,1"):
        parse_position(text)


def test_nothing_is_drawn_outside_the_board_and_starts_lie_where_they_do() -> None:
    state = forest(laid="EW 0,2")
    text = print_position(state)
    head, drawn = text.split("mine\n", 1)
    west = "\n".join(f"-+-{line}" if line.startswith("-+-") else f"   {line}" for line in drawn.split("\n"))
    with pytest.raises(NotationError, match="the forest ends before -1,2"):
        parse_position(head.replace("laid 0,2", "laid -1,2 0,2") + "mine\n" + west)
    cells = [cell._replace(x=2) if (cell.x, cell.y) == (1, 4) else cell for cell in cells_of(drawn, LEGEND)]
    with pytest.raises(NotationError, match="what lies at 1,4 is not drawn as start-yellow looks"):
        parse_position(head + "mine\n" + draw(cells, legend=LEGEND))


def test_consent_needs_a_proposal() -> None:
    with pytest.raises(NotationError, match="decision consent needs the line 'proposed'"):
        retold(forest(), {"decision": "consent 1"})
    with pytest.raises(NotationError, match="decision walk needs the line 'steps'"):
        retold(forest(laid="NS 1,1"), {"decision": "walk 0"})


def test_moves_of_the_forest_have_one_spelling() -> None:
    book = Setup(4, game=LOST_MINES).book()
    for text in (
        "lay tree-EW 3,1",
        "lay ES 3,1 turned",
        "play axe at 4,2",
        "play troll at 4,2 north",
        "play info-mine-treasure at 9,2",
        "play info-mine-treasure slot 3",
        "play info-mine-dwarf on 2",
        "pass EW troll",
        "propose-end",
        "step north",
        "stay",
        "collect 3",
    ):
        assert print_move(book, parse_move(book, text)) == text


def test_walks_stand_in_the_past() -> None:
    state = forest(laid="NESW 2,2", hands={0: "axe"})
    walk(do(state, "pass axe"), "EW")
    past = [line for line in print_position(state).split("\n") if line.startswith("past")]
    assert past == ["past 0 pass", "past 0 step east", "past 0 step west"]
