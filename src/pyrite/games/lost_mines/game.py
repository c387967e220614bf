"""The rule book of The Lost Mines, written from its deck."""

from __future__ import annotations

from collections.abc import Mapping

from pyrite.games.lost_mines import cards as kinds
from pyrite.games.lost_mines.cards import CLANS, SORTS
from pyrite.games.lost_mines.deck import (
    DECK,
    SCHEMA,
    Board,
    Company,
    MineCard,
    Tokens,
    TreasureCard,
    aside,
    path_shape,
)
from pyrite.games.lost_mines.describe import describe_forest
from pyrite.games.lost_mines.events import FACTS
from pyrite.games.lost_mines.facts import OUTCOMES, REASONS
from pyrite.games.lost_mines.forest import TOOL_NAMES, TRAP, TROLL, Forest
from pyrite.games.lost_mines.lines import ForestLines
from pyrite.games.lost_mines.points import Points
from pyrite.games.lost_mines.reach import take_stock
from pyrite.games.lost_mines.round import ForestRound
from pyrite.games.lost_mines.shown import ForestData
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.choice import Choice
from pyrite.kernel.decks.cards import ActionCard, Deck, PathCard, RoleCard, StartCard, shape
from pyrite.kernel.game import Game, Load
from pyrite.kernel.mine import START, blank, spot
from pyrite.kernel.shapes import turned

ROUNDS = 2
LOYALTIES = ("loyal", "selfish", "saboteur")
_SHOWS = {"mine": kinds.SHOWS_MINE, "treasure": kinds.SHOWS_TREASURE, "dwarf": kinds.SHOWS_DWARF}


def compose(players: int, options: Mapping[str, str], names: tuple[str, ...], load: Load) -> Book:
    """The rules for so many players (LM-1 … LM-9)."""
    deck = load(DECK.name)
    board, tokens = deck.part(Board), deck.part(Tokens)
    assert board is not None
    assert tokens is not None
    ground = blank(-1, -1, board.columns + 1, board.rows + 1)
    ground.floods = False
    book = Book(players, ground)
    book.add_facts(FACTS)
    for number, outcome in OUTCOMES.items():
        given = book.add_outcome(outcome)
        assert given == number
    for number, reason in REASONS.items():
        given = book.add_reason(reason)
        assert given == number
    starts = {card.clan: card for card in deck.of(StartCard)}
    for clan in CLANS:
        place = spot(*board.starts[clan])
        ground.lay(place, shape(starts[clan]), START, 0)
        book.start_names[place] = starts[clan].name
        book.claim(place, "start")
    tools = tokens.axe + tokens.boat + tokens.rope
    forest = Forest(book, board.columns, board.rows, 0, tools, tokens.trap, tokens.troll)
    book.remember(forest.words)
    book.rounds = ROUNDS
    book.backs = True
    book.aside = aside(deck)
    book.flow = ForestRound(book, forest, options["lastMove"] == "true", options["decider"] == "true")
    book.own_lines = ForestLines(forest, board.starts.values())
    book.add_section("forest", ForestData, describe_forest)
    _add_cards(book, deck, tokens, forest)
    _add_dwarfs(book, deck, players)
    for mine in deck.of(MineCard):
        form = shape(mine)
        kind = kinds.LostMine(mine.name, form, turned(form), SORTS.index(mine.holds), forest)
        book.add_goals(kind, mine.count, True)
    for cell in board.mines:
        book.add_goal_spot(spot(*cell))
    treasures = book.add_pile("treasures")
    for card in deck.of(TreasureCard):
        book.add_to_pile(treasures, kinds.Treasure(card.name, SORTS.index(card.treasure), card.value), card.count)
    take_stock(book, forest)
    book.sharing.append(Points(forest, options["remainder"] == "sum", options["dragonFrom"] == "round"))
    return book


def _add_cards(book: Book, deck: Deck, tokens: Tokens, forest: Forest) -> None:
    for path in deck.of(PathCard):
        book.add_cards(kinds.ForestPath(path.name, path_shape(path), forest), path.count)
    for action in deck.of(ActionCard):
        book.add_cards(_action(action, tokens, forest), action.count)


def _action(card: ActionCard, tokens: Tokens, forest: Forest) -> Kind:
    if card.does in TOOL_NAMES:
        return kinds.Tool(card.name, TOOL_NAMES.index(card.does), getattr(tokens, card.does), forest)
    if card.does == "info":
        return kinds.Information(card.name, sum(_SHOWS[what] for what in card.shows), forest)
    if card.does == "storm":
        return kinds.Storm(card.name, forest)
    return kinds.EdgeCard(card.name, TROLL if card.does == "troll" else TRAP, forest)


def _add_dwarfs(book: Book, deck: Deck, players: int) -> None:
    """The fewer play, the fewer loyal dwarfs are in the pool (LM-5)."""
    company = next(company for company in deck.table(Company) if company.players == players)
    book.hand = company.hand
    for role in deck.of(RoleCard):
        clan, loyalty = role.name.split("-")
        dwarf = kinds.ClanDwarf(role.name, CLANS.index(clan), LOYALTIES.index(loyalty))
        book.add_roles(dwarf, company.loyal if loyalty == "loyal" else role.count)


GAME = Game(
    "lost-mines",
    range(3, 10),
    compose,
    decks=(DECK,),
    schema=SCHEMA,
    options=(
        # What is left of a pool goes to the best treasure, or to the most of them (LM-44); what the dragon can take
        # whether a walk follows the last card of a round; whether a tie is played out in further rounds
        # (LM-48); whether one may speak of what one has looked at.
        Choice("remainder", "card", "sum", always_told=True),
        Choice("dragonFrom", "all", "round", always_told=True),
        Choice("lastMove", "true", "false", always_told=True),
        Choice("decider", "false", "true", always_told=True),
        Choice("peekTalk", "off", "free", always_told=True, once="free"),
    ),
    bots="pyrite.games.lost_mines.bots",
    arena="pyrite.games.lost_mines.arena",
)
