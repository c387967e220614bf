"""What really lay where, rebuilt from what the server has stored, and what of it each viewer may be shown.

The games are played again on behalf of every seat, and of those who watch, by the worlds of the leak oracle, which look
on while the cards move. Nothing here asks the views, the events, or the engine's own table of who knows what.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyrite.games.saboteur.deck import TOOLS
from pyrite.games.saboteur.events import CardTaken
from pyrite.games.saboteur.facts import FROM_DISCARD
from pyrite.games.saboteur.modules.chests.events import CardRobbed, ChestEmpty, ChestOpened
from pyrite.games.saboteur.modules.chests.rules import GoalsUnlessBanned
from pyrite.games.saboteur.modules.saboteur_2.events import HandsSwapped
from pyrite.games.saboteur.modules.tolls.events import TollRefused
from pyrite.games.saboteur.modules.tolls.rules import Figures
from pyrite.kernel import facts
from pyrite.kernel.mine import GOAL, HIDDEN, PICTURE, STACK, column, row
from pyrite.kernel.moves import LAY, PLAY, verb
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.parts import SIDES
from pyrite.kernel.state import GOLD_OPEN, GOLD_SPENT, UNDECIDED, WATCHER, State, gold_card, gold_owner, gold_round
from pyrite.server.tables import entries
from tests.e2e.known import Group, Known
from tests.e2e.told import told
from tests.e2e.truth_forest import forest_of
from tests.facts import kind_of
from tests.properties.oracle import World
from tests.server.mirror import Json

# After these somebody may know cards in another hand, and nobody can say any more who knows what of the discards.
INSIGHT = (HandsSwapped, CardRobbed, TollRefused)


class OneOf:
    """Either may be told: they say the same."""

    def __init__(self, *values: object) -> None:
        self.values = values


class Game:
    """One game of a table, followed by everybody at once."""

    def __init__(self, started: entries.Started) -> None:
        everybody = (*range(started.setup.players), WATCHER)
        self.worlds = {who: World(started.setup.begin(started.seed, started.deals), who) for who in everybody}
        self.accounts = {who: Known(world) for who, world in self.worlds.items()}
        self.insight = False
        self._follow({})

    @property
    def state(self) -> State:
        """The position; it is the same in all worlds."""
        return self.worlds[WATCHER].state

    def play(self, move: int) -> None:
        seen = self._seen()
        was = self.state.happened()
        for world in self.worlds.values():
            world.play(move)
        self._follow(seen)
        news = self.state.log[was:]
        for fact in news:
            kind = kind_of(self.state.book, fact)
            if kind == facts.ROUND_BEGAN:
                self.insight = False
            elif kind in INSIGHT or (kind == CardTaken and facts.detail(fact) == FROM_DISCARD):
                self.insight = True
            elif kind == ChestOpened and self.state.kind(facts.card(fact)).name == "chest-i":
                empty = any(kind_of(self.state.book, other) == ChestEmpty for other in news)
                self.insight = not empty or self.insight  # shuffled discards

    def _seen(self) -> dict[int, frozenset[int]]:
        """Who has seen each goal and dwarf by now."""
        shelf = self.worlds[WATCHER].shelves[-1]
        return {card: frozenset(self.seen_by(card)) for card in (*shelf.goals, *shelf.roles)}

    def _follow(self, seen: dict[int, frozenset[int]]) -> None:
        for account in self.accounts.values():
            account.follow(seen.get)

    def close_window(self, veto: int | None) -> None:
        """Everybody asked lets the card pass, up to the one who does not."""
        while not self.state.over() and self.state.decision.name == "veto":
            if self.state.decider == veto:
                self.play(self.state.book.verb("veto"))
                return
            self.play(self.state.decision.silence)

    # --- cards ------------------------------------------------------------------------------------

    def known(self, card: int, viewer: int) -> str | None:
        """The name of a card, for somebody who has seen it and can tell it from all others."""
        return self.state.kind(card).name if card in self.accounts[viewer].sure else None

    def seen_by(self, card: int) -> list[int]:
        """The seats that have seen a card."""
        return [who for who, world in self.worlds.items() if who != WATCHER and card in world.cards]

    def seen_lying(self, card: int, viewer: int) -> list[int]:
        """The seats that have seen a card in the mine, as far as the viewer could follow it."""
        account = self.accounts[viewer]
        if card in account.lost and card not in self.worlds[WATCHER].cards:
            return [viewer] if card in account.sure else []
        return self.seen_by(card)

    def event(self, number: int, viewer: int) -> Json:
        """What an event may say of cards and gold; everything else in it is public."""
        return told(self.state, number, viewer)

    # --- the whole table --------------------------------------------------------------------------

    def view(self, viewer: int) -> Json:
        """Everything a viewer may be shown now, place by place."""
        state, own = self.state, viewer != WATCHER
        book = state.book
        return {
            "viewer": viewer if own else None,
            "happened": state.happened(),
            "round": state.round,
            "over": state.over(),
            "outcome": state.book.outcomes[state.outcome] or None,
            "connector": state.connector if state.connector >= 0 else None,
            "starter": state.starter,
            "turn": state.turn,
            "direction": state.direction,
            "decision": "over" if state.over() else state.decision.name,
            "decider": self._decider(viewer),
            "moves": sorted(self._moves(viewer)),
            # What is played lies open; what is given up or chosen never stands here.
            "declared": print_move(book, state.declared) if verb(state.declared) in (LAY, PLAY) else None,
            "pending": [column(state.pending), row(state.pending)] if state.pending else None,
            "hand": [state.kind(card).name for card in self.worlds[viewer].hand(viewer)] if own else [],
            "on_its_way": self.known(state.played, viewer) if state.played >= 0 else None,
            "held": self.known(state.held, viewer) if state.held >= 0 else None,
            "pile": state.bottom - state.top,
            "aside": book.aside,
            "looking": self._looking(viewer),
            "discard": [self._discarded(card, viewer) for card in state.discard],
            "seats": [self._seat(seat, viewer) for seat in range(book.seats)],
            "spare": self._spare(viewer),
            "mine": sorted(self._mine(viewer), key=place),
            "groups": sorted((self._group(group, viewer) for group in self._mixed(viewer)), key=str),
            "figures": [
                _figure(word)
                for gate in book.gates
                if isinstance(gate, Figures)
                for word in gate.standing(state.memory)
            ],
            "maps_banned": any(
                sight.barred(state.memory) for sight in book.sights if isinstance(sight, GoalsUnlessBanned)
            ),
            "gold_pile": len(state.gold_pile),
            "open_gold": [state.gold_face[card] for card in self._open_gold()],
            "offer": self._offer(viewer),
            "forest": forest_of(state, viewer, lambda card: self.known(card, viewer)),
        }

    def _decider(self, viewer: int) -> int | None:
        """Who decides. While everybody is asked for a veto at once, each knows only of himself (X-WC-20)."""
        state = self.state
        if state.over():
            return None
        if state.decision.name != "veto":
            return int(state.decider)
        asked = viewer not in (WATCHER, state.turn) and state.hand_size[viewer] > 0
        return viewer if asked else None

    def _moves(self, viewer: int) -> list[str]:
        state = self.state
        if self._decider(viewer) != viewer:
            return []
        if state.decision.name == "veto":
            hand = [state.kind(card).name for card in self.worlds[viewer].hand(viewer)]
            return ["allow", "veto"] if "veto" in hand else ["allow"]
        return [print_move(state.book, move) for move in state.moves()]

    def _looking(self, viewer: int) -> list[str]:
        """The uppermost cards of the pile, for who chooses one of them."""
        state = self.state
        if state.over() or state.decision.name != "chest-keep" or state.decider != viewer:
            return []
        looked = range(state.top, min(state.top + 3, state.bottom))
        return [state.kind(card).name for card in looked if card in self.worlds[viewer].steps[-1].seen]

    def _spare(self, viewer: int) -> list[str | None]:
        """Dwarfs nobody has lie closed; one that is alone is known once all the others are."""
        state = self.state
        counted = len(state.spare) == 1 and state.outcome != UNDECIDED
        return [state.kind(card).name if counted else self.known(card, viewer) for card in state.spare]

    def _discarded(self, card: int, viewer: int) -> Json:
        """A discard, and who has seen it. Once cards in hand are known, each can say that only of himself."""
        name, everybody = self.known(card, viewer), card in self.worlds[WATCHER].cards
        seen_by: Any = None if everybody else self.seen_by(card)
        if self.insight:
            seen_by = [viewer] if name and viewer != WATCHER else []
            if name and everybody:  # some may have lost track of it since
                seen_by = OneOf(None, seen_by)
        return {"card": name, "seen_by": seen_by}

    def _seat(self, seat: int, viewer: int) -> Json:
        state = self.state
        lying = [name for mark, name in enumerate(state.book.marks) if state.marks[seat] >> mark & 1]
        return {
            "hand": state.hand_size[seat],
            "broken": [name for name in lying if name in TOOLS],
            "role": self.known(state.role[seat], viewer),
            "gold": [self._gold(entry, viewer) for entry in state.purse if gold_owner(entry) == seat],
            "loose": state.loose[seat],
            "front": [name for name in lying if name not in TOOLS],
            "holds": sorted(self._holds(seat, viewer)),
        }

    # --- cards he has lost track of ---------------------------------------------------------------

    def _holds(self, seat: int, viewer: int) -> Iterator[str]:
        """The cards that a viewer knows in another hand: one by one, or mixed among themselves."""
        if seat == viewer:
            return
        state, account = self.state, self.accounts[viewer]
        hand = {*self.worlds[viewer].hand(seat)}
        yield from (state.kind(card).name for card in hand & account.sure)
        for group in account.groups:
            if group.cards <= hand:
                yield from (state.book.kinds[face].name for face in group.faces.elements())

    def _mixed(self, viewer: int) -> Iterator[Group]:
        """The groups of which he knows something, and that lie in more than one hand."""
        hands = [{*self.worlds[viewer].hand(seat)} for seat in range(self.state.book.seats)]
        for group in self.accounts[viewer].groups:
            if group.faces and not any(group.cards <= hand for hand in hands):
                yield group

    def _group(self, group: Group, viewer: int) -> Json:
        state, mine = self.state, self.state.mine
        spots = [mine.spots[c] for c in mine.goals]
        seats = range(state.book.seats)
        return {
            "cards": sorted(state.book.kinds[face].name for face in group.faces.elements()),
            "goals": [[column(spot), row(spot)] for spot in spots if mine.card(spot) in group.cards],
            "roles": [seat for seat in seats if state.role[seat] in group.cards],
            "spare": sum(card in group.cards for card in state.spare),
            "hands": [seat for seat in seats for card in self.worlds[viewer].hand(seat) if card in group.cards],
            "discards": sum(card in group.cards for card in state.discard),
        }

    def _gold(self, entry: int, viewer: int) -> Json:
        """A gold card is its owner's secret until it is paid, changed or counted in the open."""
        card = gold_card(entry)
        plain = gold_owner(entry) == viewer or card in self.worlds[viewer].purses.open_gold
        return {
            "round": gold_round(entry),
            "value": self.state.gold_face[card] if plain else None,
            "openly": bool(entry & GOLD_OPEN),
            "spent": bool(entry & GOLD_SPENT),
        }

    def _open_gold(self) -> list[int]:
        state = self.state
        return list(state.gold_pile[len(state.gold_pile) - state.open_gold :])

    def _offer(self, viewer: int) -> list[int | None]:
        state = self.state
        chooses = not state.over() and state.decision.name == "keep-gold" and state.decider == viewer
        return [state.gold_face[card] if chooses else None for card in state.offer]

    def _mine(self, viewer: int) -> Iterator[Json]:
        mine = self.state.mine
        for c in (*mine.starts, *mine.laid, *mine.goals, *mine.sites):
            spot = mine.spots[c]
            name = self.state.book.start_names.get(spot)
            cell: Json = {"x": column(spot), "y": row(spot), "what": "start", "card": name}
            cell |= {"turned": False, "seen_by": [], "chest": None}
            if c not in mine.starts:
                cell |= self._lying(spot, viewer)
            yield cell

    def _lying(self, spot: int, viewer: int) -> Json:
        """What is seen of a card in the mine."""
        mine, what = self.state.mine, self.state.mine.what(spot)
        if spot in {mine.spots[c] for c in mine.sites} and what != STACK:
            picture = self.state.book.picture
            return {"what": "picture" if what == PICTURE else "spent", "card": picture.name if picture else None}
        card = mine.card(spot)
        told: Json = {"what": {GOAL: "goal", HIDDEN: "hidden", STACK: "stack"}.get(what, "path")}
        told["card"] = self.known(card, viewer)
        if what == STACK:
            told["chest"] = self.known(self.state.under(card), viewer)
        if what in (HIDDEN, STACK):
            return {**told, "seen_by": self.seen_lying(card, viewer)}
        kind: Any = self.state.kind(card)
        return {**told, "turned": mine.shape(spot) != kind.shape}


class Truth:
    """A table from its first entry to its last."""

    def __init__(self, stored: list[entries.AnyEntry]) -> None:
        self.games: list[Game] = []
        self.names: set[str] = set()  # of all cards there are
        self.seeds: set[str] = set()  # from which everything follows
        self._at: list[tuple[int | None, dict[int, Json]]] = [(None, {})]
        game: Game | None = None
        for entry in stored:
            match entry:
                case entries.Started():
                    game = Game(entry)
                    self.games.append(game)
                    self.seeds.add(entry.seed)
                    self.names |= {kind.name for kind in game.state.book.kinds}
                case entries.PlayAgain():
                    game = None
                case entries.Played(move=move) if game:
                    game.play(parse_move(game.state.book, move))
                case entries.WindowClosed(veto=veto) if game:
                    game.close_window(veto)
            views = {who: game.view(who) for who in game.worlds} if game else {}
            self._at.append((len(self.games) - 1 if game else None, views))

    def at(self, version: int, viewer: int) -> tuple[Game, Json] | None:
        """The game of that version, and all that the viewer may be shown of it; None in the lobby."""
        game, views = self._at[version]
        return None if game is None else (self.games[game], views[viewer])


def stored(database: Path, code: str) -> list[entries.AnyEntry]:
    """All entries of a table, read from the file beside the server's back."""
    db = sqlite3.connect(database)
    try:
        rows = db.execute("select entry from entries where code = ? order by version", (code,)).fetchall()
    finally:
        db.close()
    return [entries.read(data) for (data,) in rows]


def _figure(word: int) -> Json:
    spot = word & 0xFFFF
    return {"x": column(spot), "y": row(spot), "side": SIDES[word >> 16 & 15], "owner": word >> 20}


def place(cell: Json) -> tuple[int, int]:
    return cell["x"], cell["y"]
