## Why something is refused: a sentence for each reason that the rules give.

### Around the sentence: the rule that forbids, or where in a file it is wrong

error-by-rule = { $why } (Rule { $rule })
error-at-line = Line { $line }: { $why }
error-in-deck = The deck { $deck } cannot be used: { $why }
error-in-card = The deck { $deck } cannot be used. Card { $card }: { $why }

### Moves at the wrong time

error-not-your-decision = It is not for seat { $seat } to decide anything now.
error-game-over = The game is over.

### Seats that do not exist

error-no-seat = There is no seat { $seat }. Seats are 0 to { $last }.

### Moves that a rule forbids

error-not-now = Something else has to be decided first.
error-not-a-turn = Use your turn: lay a path card, play an action card, or pass a card.
error-not-in-hand = You do not hold this card.
error-no-effect = The card would have no effect there.

error-lay-paths =
    { $rule ->
        [LM-13] This is a path card: lay it in the forest, or put it away.
       *[other] This is a path card: lay it into the mine, or pass it.
    }
error-tool-broken = As long as one of your tools is broken you cannot lay path cards.
error-trapped = As long as you are trapped you cannot lay path cards.
error-occupied = A card lies there already.
error-no-neighbour = A path card has to touch a card of the mine, and a goal that is face down does not count.
error-misfit = The sides do not match: a tunnel must meet a tunnel, and rock must meet rock.
error-not-linked = No open tunnel leads from the start to this card.
error-ladder-at-goal = A ladder cannot be laid next to a goal.

error-ladder-no-mouth = A ladder has to open to a tunnel of a card beside it.

error-same-both-ways = This card looks the same turned round: lay it as it is.

error-play-actions = This is an action card: play it, or pass it.
error-say-whom = Say which player it is for.
error-trap-yourself = You cannot trap yourself.
error-already-trapped = That player is trapped already.
error-has-theft = A theft lies before you already.
error-no-theft = No theft lies before that player.
error-no-trap = That player is not trapped.
error-own-dwarf = You know your own dwarf. Choose another player.
error-own-hand = Choose another player to swap hands with.
error-not-in-front = No such card lies before you.

error-choose-player = Say whose tool it is for.
error-not-yourself = You cannot break a tool of your own.
error-already-broken = This tool of that player is broken already.
error-choose-tool = Say which broken tool of which player is repaired.
error-wrong-tool = This card does not repair that tool.
error-not-broken = That player has no such broken tool to repair.
error-choose-path = Say which path card comes down.
error-nothing-there = No card lies there.
error-not-removable = Only a path card can come down, never the start or a goal.
error-goal-is-up = This goal lies face up already.
error-choose-goal =
    { $rule ->
        [X-G5] Several goals are reached. Choose which one is turned up next.
       *[other] Choose a goal that lies face down.
    }
error-goal-not-reached = This goal has not been reached.
error-choose-fitting = The goal fits both ways. Choose how it lies.

error-keep-gold-first = Choose the gold card you keep.
error-gold-not-offered = There is no gold card of this value for you to choose.
error-change-first =
    { $rule ->
        [X-NG-6] The dragon wants a nugget. Choose the gold card you change.
       *[other] You owe a nugget. Choose the gold card you change.
    }
error-no-such-gold = You have no such gold card.
error-deal-first = The round is over. Deal the next one.

error-theft-first = Say from whom you steal a nugget, or let it be.
error-nothing-to-steal = Steal from another player who has a nugget.

error-veto-window = Somebody has played a card. Say whether you let it pass.
error-no-veto = You do not hold the veto.
error-own-turn = A veto answers the card of another player. In your own turn you can only pass it.

error-no-figure = Both figures have been used in this round.
error-no-tunnel-end = A figure stands at the open end of a tunnel that the start reaches, before an empty place.
error-already-shut = A figure shuts this place already.
error-toll-unpaid = A figure shuts this place, and you have no nugget to pay with. Ask somebody who has.
error-nothing-to-pay = There is no toll to pay there.
error-own-figure = This figure is your own. You need not ask anybody to pay.
error-ask-another = You cannot ask yourself. Lay the card, and you pay.
error-no-gold-there = That player has no nugget to pay with.
error-has-refused = That player does not pay in this turn.
error-agree-or-not = You are asked to pay a toll. Say whether you do.

error-maps-banned = A chest forbids it: maps cannot show this any more in this round.
error-take-first = Choose one of the cards you look at.
error-not-looked-at = This is none of the cards you look at.
error-choose-victim = Choose whose hand you take a card from.
error-no-victim = Nothing can be taken from this player: it has to be another one, with cards in hand.
error-choose-dwarf = Choose whose dwarf you look at.
error-move-goal-first = Choose the goal that is moved, and which way.
error-no-closed-goal = No goal lies face down there.
error-not-farther = That way the goal would not be farther from the start, or it may not go there.
error-goal-blocked = The goal cannot go there: the place is taken or shut.
error-play-it = This is an action card: play it, or pass it.
error-too-few-goals = Fewer than two goals lie face down.
error-choose-closed-goals = Choose two goals that lie face down.
error-swap-or-leave = Decide whether the two goals change places.
error-nothing-discarded = No card has been discarded yet.
error-take-one = Choose one of the cards from the discard pile.
error-not-in-vault = This card is not among those you may take.
error-pioneer-idle = You cannot lay path cards now, so the pioneer would be of no use.
error-not-two-paths = You need two path cards that can be laid one after the other.
error-pioneer-lays = Lay a path card for the pioneer.
error-nothing-to-move = No player has laid a path card that could be moved.
error-another-place = The card lies there already. Choose another place.

### Moves that the rules of The Lost Mines forbid

error-not-in-this-step = A turn has three steps: cards, then the walk, then the draw. This does not belong to the step you are in.
error-no-neighbour-path = A path card has to touch a start, another path card or a mine that has been discovered.
error-off-the-board = The forest ends here.
error-occupied-forest = This place is taken already.
error-misfit-forest = The sides do not match: a path must meet a path, and thicket must meet thicket.
error-extends-nothing = A path card has to lengthen a path. Here it would only touch closed sides.
error-no-such-obstacle = Nothing there needs this tool.
error-tooled-already = The tool lies there already.
error-not-to-be-seen = This card cannot show you that. Choose one of the two things it names, and one that is still face down.
error-no-such-edge = Put it where a path leaves a card.
error-edge-off-board = This path leads out of the forest, and nobody walks there.
error-edge-taken = A trap or a troll is there already.
error-no-token-left = No such token is left.
error-storm-no-path = A storm takes a path card, never a start or a mine.
error-storm-dwarf-there = A dwarf stands on this card, so it cannot be taken.
error-discard-two-at-most = Put away one card or two, not more.
error-side-closed = No path leads that way.
error-nothing-there-to-walk = The path ends here: there is no card to step onto.
error-obstacle-shut = An obstacle bars the way. Somebody has to put the right tool there first.
error-place-taken = There is room for only one dwarf, and another one stands there.
error-troll-there = A troll bars the way.
error-collect-other = Choose a treasure that nobody has taken, of the kind that is found in this mine.
error-choose-mine-fitting = The mine fits both ways. Choose how it lies.
error-not-hopeless = Every mine that may hold a treasure can still be reached, so the round goes on.
error-asked-already = The end of the round was proposed already, and not everybody agreed. It can be proposed again when a further mine is out of reach.
error-answer-first = Somebody proposes to end the round. Say whether you agree.
error-deal-first-forest = This round is over. Deal the next one.

### Texts that are no move

error-move-number = The number { $number } is no move of this game.
error-move-verb = No move begins with “{ $word }”. Moves begin with: { $allowed }.
error-move-form = “{ $text }” is no move. Write it like: { $example }.
error-move-spot = “{ $text }” is no place. Places are written like 3,-1.
error-move-far = { $text } is too far away. No place is farther than { $farthest } from the start.
error-move-card = “{ $card }” is no card of this deck. The cards are: { $allowed }.
error-move-digits = “{ $text }” is no number.
error-move-seat = There is no seat { $seat }. Seats are 0 to { $last }.
error-move-tool = “{ $tool }” is no tool. Tools are: { $allowed }.
error-move-mark = “{ $mark }” never lies before anybody. What can lie there: { $allowed }.
error-move-slot = There is no treasure { $slot }. They are counted from 1 to { $most }.
error-move-side = “{ $side }” is no side. Sides are: { $allowed }.
error-move-unseen = “{ $text }” tells a card that nobody saw. Here only what everybody saw is written.
error-move-gold = No gold card is worth { $value }. The values are: { $allowed }.
error-move-purse = There is no gold card number { $number }. They are counted from 1, and there are { $most } in all.

### Texts that are no position and no record

error-text-bytes = This is no text. A game of Pyrite is a text file in UTF-8.
error-text-header = This is something else. The first line has to be: { $expected }
error-text-too-new = This was written in form { $found } by a newer Pyrite. This one reads up to form { $most }: update it.
error-text-missing = The line “{ $expected }” is missing.
error-text-cut-off = The text is cut off: its end, the line “{ $expected }”, is missing.
error-text-after = Nothing may come after the line “{ $keyword }”.
error-text-keyword = No line begins with “{ $found }” here. Lines begin with: { $allowed }.
error-text-twice = “{ $keyword }” is here a second time.
error-text-needs = “{ $keyword }” needs a line “{ $expected }”.
error-text-form = The line “{ $keyword }” is written like: { $example }
error-text-words =
    { $expected ->
        [one] “{ $keyword }” takes one word, not { $found }.
       *[other] “{ $keyword }” takes { $expected } words, not { $found }.
    }
error-text-word = “{ $keyword }” cannot be “{ $found }”. It can be: { $allowed }.
error-text-number = “{ $keyword }” cannot be “{ $found }”. It is a number from { $least } to { $most }.
error-text-seat = “{ $found }” is no seat. Seats are 0 to { $last }.
error-text-name = “{ $found }” is no name. A name has at least one sign, and only visible ones.
error-text-checksum = “{ $found }” is no checksum. It has { $digits } digits from 0 to f, or is “{ $none }”.

error-position-hand = A hand has room for { $most } cards, not for { $found }.
error-position-no-hidden-goal = No goal lies face down at { $at }.
error-position-place = No card lies hidden at “{ $found }”. Places are written like hand:2:1, goal:1 or discard:3.
error-position-on-its-way = When a turn begins no card is on its way from a hand to the table.
error-position-centre = The last card of a deck like this lies in the mine, so it has to be a path card, not { $card }.
error-position-stuck = Seat { $seat } has to decide, but no move is legal.
error-position-dwarf = The dwarf of seat { $seat } cannot stand at { $at }.
error-position-tool = Nothing at { $at } needs this tool.
error-position-edge = No trap and no troll can be at { $at }, { $side }.
error-position-tokens = There are only { $most } tokens of this kind: { $token }.
error-position-reached = The mine at { $at } can still be reached, so the end was not proposed for its sake.
error-position-count =
    { $pile ->
        [deck] Every card of the deck has to be in exactly one place. Found and printed: { $wrong }.
        [goals] Every goal has to be in exactly one place. Found and printed: { $wrong }.
        [roles] Every dwarf has to be in exactly one place. Found and printed: { $wrong }.
        [gold] Every gold card has to be in exactly one place. Found and printed, by value: { $wrong }.
       *[own] Every card of the pile “{ $pile }” has to be named once. Found and printed: { $wrong }.
    }

### Records that do not follow the rules

error-record-move = Seat { $seat } cannot “{ $move }”. { $cause }
error-record-seat = Seat { $seat } has nothing to decide here, but seat { $decider } has.
error-record-round-early = Round { $round } begins before round { $before } is over.
error-record-no-deal = Round { $round } is dealt, so its cards have to follow here.
error-record-no-luck = Chance has to decide something here, but for round { $round } only { $found } results are told.
error-record-luck = In round { $round } chance was asked { $asked } times in the course of play, but { $found } results are told.
error-record-gold = The gold of round { $round } is not what is left: { $expected }, in any order.
error-record-not-over = The game is not over, so { $counted } and winners have no place here yet.
error-record-no-result = The game is over, but its { $counted } and winners are missing.
error-record-result = By the moves the seats have { $scores } { $counted }, and the winners are: { $winners }.
error-record-checksum = The moves give the checksum { $expected }, not { $found }. The record was changed, or Pyrite { $engine } had other rules.

### Pictures

error-picture-start =
    { $count ->
        [one] A picture has one start, S, from which all cells are counted.
       *[other] A picture of the forest has { $count } starts, S, from which all cells are counted.
    }
error-picture-board = The forest ends before { $at }.
error-picture-sign = “{ $found }” cannot be there in the cell { $at }. Allowed there: { $allowed }
error-picture-centre = The cell { $at } has no sign in its centre, so no card lies there.
error-picture-block = No card is drawn like the cell { $at }: its sides and signs contradict each other.
error-picture-flaw = The cell { $at } is no path card: { path-flaw }
error-picture-unlike = What lies at { $at } is not drawn as the card { $card } looks.
error-picture-goals = Goals have to be drawn at { $allowed } and nowhere else.
error-picture-stacks = Stacks have to be drawn where the line “stacks” has them, and nowhere else: { $allowed }
error-picture-picture = The picture has to be drawn as it lies in this game, all of it P or all of it p, at: { $allowed }
error-picture-card = No card of this deck looks like the one at { $at }.
error-picture-laid = No path card is drawn at { $at }, or it was named before.
error-picture-not-laid = A path card is drawn at { $at }, but “laid” does not name this place.

path-flaw =
    { $flaw ->
        [no-open-side] it has no open side.
        [shared-side] its two tunnels share a side.
        [two-doors] it has two doors.
        [not-one-tunnel] a ladder or a door needs one tunnel to belong to.
        [lone-side] a tunnel links two sides or more, unless there is a ladder.
       *[contradiction] its tunnels contradict its sides.
    }

### Decks that cannot be used

error-deck-unknown = There is no such deck. The decks are: { $allowed }.
error-deck-json = This is no JSON that can be read.
error-deck-field-unknown = There is no field “{ $found }”. The fields are: { $allowed }.
error-deck-field-missing = The field “{ $expected }” is missing.
error-deck-kind = What “{ $field }” holds is not of the type { $expected }.
error-deck-value = “{ $field }” is “{ $found }”. Allowed: { $allowed }
error-deck-twice = “{ $found }” is twice in “{ $field }”.
error-deck-card-missing = It is missing. The rules count on it.
error-deck-flaw = It is no path card: { path-flaw }

### Games that cannot be set up

error-players = { $players } cannot play this game; it takes { $fewest } to { $most } players.
error-starter = Seat { $starter } cannot begin. Seats are 0 to { $last }.
error-module-unknown = There is no module “{ $module }”. The modules are: { $allowed }.
error-module-twice = A module is named twice.
error-game-unknown = There is no game “{ $game }”. The games are: { $allowed }.
error-no-modules = The game { $game } has no modules, so { $module } cannot be one of them.

error-clash = { $module } and { $other } do not go together: { $why }.
error-too-many =
    { $what ->
        [seats] Too many players: there is room for { $most }.
        [kinds] Too many different cards: there is room for { $most }.
        [verbs] Too many kinds of move: there is room for { $most }.
        [facts] Too many kinds of event: there is room for { $most }.
        [marks] Too many kinds of card in front of a player: there is room for { $most }.
        [decisions] Too many kinds of decision: there is room for { $most }.
        [rounds] Too many rounds: there is room for { $most }.
        [gold] Too many gold cards in all rounds together: there is room for { $most }.
        [hand] Too many cards in a hand: there is room for { $most }.
       *[cards] Too many cards in all rounds together: there is room for { $most }.
    }
error-overlap = Two things would lie at { $at }: { $one } and { $other }.
error-luck = Chance result number { $number } of this round cannot be: it is one of 0 to { $most }.
error-centre = The deck of round { $round } ends with { $card }, but its last card lies in the mine and must be a path card.
error-goals-out = The goals of round { $round } must all be in play: { $sure }.
error-edition-unknown = There is no edition “{ $edition }”. The editions are: { $allowed }.
error-option-unknown = There is no option “{ $option }”. The options are: { $allowed }.
error-option-foreign = The option { $option } does not belong to the game { $game }. Its options are: { $allowed }.
error-option-value = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.
error-option-form = “{ $pair }” is no option. Options are written like saboteurPay=cz.
error-option-twice = The option { $option } is given twice.
error-deal =
    { $pile ->
        [gold] The gold of round { $round } is not the printed deck.
        [deck] The deck of round { $round } is not the printed one. Found and printed: { $wrong }.
        [goals] The goals of round { $round } are not the printed cards. Found and printed: { $wrong }.
        [roles] The dwarfs of round { $round } are not the printed cards. Found and printed: { $wrong }.
       *[own] The pile “{ $pile }” of round { $round } is not of the printed cards. Found and printed: { $wrong }.
    }
error-bot-unknown = There is no bot “{ $bot }”. The bots are: { $allowed }.
error-bot-game = The bot { $bot } cannot play { $game }. Bots that can: { $allowed }.
error-bot-options = The bot { $bot } takes no options, and was given “{ $options }”.
error-seed = A seed is 16 bytes, or 32 digits from 0 to f.
error-rng-words = The state of chance is four numbers of 32 bits, not all of them 0.

### What a table refuses

error-table-unknown = There is no table “{ $code }”. Look at the code again.
error-table-locked = The host has locked this table. You can watch.
error-table-full = All { $seats } seats are taken. You can watch.
error-game-on = A game is on. You can watch, and sit down before the next one.
error-seat-forged = This link opens no seat at this table.
error-only-watching = You are only watching. Sit down first.
error-not-host = Only the host can do that.
error-not-in-lobby = That can only be done before the game begins.
error-no-game = No game is on.
error-not-over = The game is not over yet.
error-not-between = The round is not over yet.
error-ready-first = The next round is dealt as soon as everybody is ready. Say that you are.
error-too-few = { $players } at the table are too few. A game takes { $fewest } or more; add bots.
error-no-such-seat = There is nobody at seat { $seat }.
error-not-yourself-out = You cannot remove yourself. Leave instead.
error-bad-order = The order has to name each seat from 0 to { $last } once.
error-stale-version = Something has happened in the meantime. Look again, then decide.
error-bot-plays = A bot plays for seat { $seat } already.
error-not-away = A bot can be called in for somebody who has been away for { $seconds } seconds.
error-pass-all-early = As long as there are cards to draw nobody can know that nothing will change any more.
error-no-pass-all = In this game nobody passes everything. When a mine is out of reach, propose to end the round.
error-record-secret = The record tells every card. It can be downloaded when the game is over.
error-no-such-record = There is no game { $game } to download.

error-name-empty = A name needs a letter or a digit.
error-name-long = A name has { $most } signs at most.
error-name-control = A name cannot have the sign { $sign }.
error-name-markup = A name cannot have the sign { $sign }.
error-name-taken = Somebody here is called { $name }. Take another name.
error-line-empty = There is nothing in this line.
error-line-long = A line has { $most } signs at most.
error-line-control = A line cannot have the sign { $sign }.

error-hello-first = Say hello first.
error-malformed = This cannot be understood: { $problem }.
error-too-large = This is too long. { $most } bytes are allowed.
error-too-fast = Not so fast. Wait a little.
error-too-many-watchers = { $most } are watching already, more cannot.
error-too-many-sockets = You have this table open { $most } times already. Close one of them first.
error-content-type = Send it as JSON, with the content type application/json.
error-host = Pyrite does not answer to the name “{ $host }”: use its IP address, localhost or the name of its machine, or start it with --public-url and the address that people see.
error-origin = This page may not ask for that: it is not from here.
error-no-such-page = There is nothing here.
error-wrong-method = This cannot be asked for in this way.
error-storage = It cannot be written down at the moment, so it was not done. Try again.
error-internal = Something is wrong with the server. It has been written down.
