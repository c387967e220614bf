## Why something is refused: a sentence for each reason that the rules give.
## $message is the developer's own words, for reasons that have no gap to fill.

error-by-rule = { $why } (Rule { $rule })

### Whatever cannot be said better

error-error = { $message }
error-setup = { $message }
error-not-a-move = { $message }
error-deck = This deck cannot be used: { $message }
error-notation =
    { $line ->
        [0] { $message }
       *[other] Line { $line }: { $message }
    }
error-not-your-decision = It is not for seat { $seat } to decide anything now.
error-game-over = The game is over.

### Moves that a rule forbids

error-not-now = Something else has to be decided first.
error-not-a-turn = Use your turn: lay a path card, play an action card, or pass a card.
error-not-in-hand = You do not hold this card.
error-no-effect = The card would have no effect there.

error-lay-paths = This is a path card: lay it into the mine, or pass it.
error-tool-broken = As long as one of your tools is broken you cannot lay path cards.
error-occupied = A card lies there already.
error-no-neighbour = A path card has to touch a card of the mine, and a goal that is face down does not count.
error-misfit = The sides do not match: a tunnel must meet a tunnel, and rock must meet rock.
error-not-linked = No open tunnel leads from the start to this card.
error-ladder-at-goal = A ladder cannot be laid next to a goal.
error-same-both-ways = This card looks the same turned round: lay it as it is.

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
error-change-first = The dragon wants a nugget. Choose the gold card you change.
error-no-such-gold = You have no such gold card.
error-deal-first = The round is over. Deal the next one.

error-veto-window = Somebody has played a card. Say whether you let it pass.
error-no-veto = You do not hold the veto.
error-own-turn = A veto answers the card of another player. In your own turn you can only pass it.

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
error-move-gold = No gold card is worth { $value }. The values are: { $allowed }.
error-move-purse = There is no gold card number { $number }. They are counted from 1, and there are { $most } in all.

### Games that cannot be set up

error-players = { $players } cannot play this game; it takes { $fewest } to { $most } players.
error-starter = Seat { $starter } cannot begin. Seats are 0 to { $last }.
error-module-unknown = There is no module “{ $module }”. The modules are: { $allowed }.
error-module-twice = A module is named twice.
error-goals-out = The goals of round { $round } must all be in play: { $sure }.
error-edition-unknown = There is no edition “{ $edition }”. The editions are: { $allowed }.
error-option-unknown = There is no option “{ $option }”. The options are: { $allowed }.
error-option-value = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.
error-option-form = “{ $pair }” is no option. Options are written like saboteurPay=cz.
error-option-twice = The option { $option } is given twice.
error-deal =
    { $pile ->
        [gold] The gold of round { $round } is not the printed deck.
       *[other] The { $pile } of round { $round } are not the printed cards: { $wrong }.
    }
error-bot-unknown = There is no bot “{ $bot }”. The bots are: { $allowed }.
error-bot-options = The bot { $bot } takes no options, and was given “{ $options }”.
error-seed = A seed is 16 bytes, or 32 digits from 0 to f.
error-rng-words = The state of chance is four numbers of 32 bits, not all of them 0.

### What a table refuses

error-table-unknown = There is no table “{ $code }”. Look at the code again.
error-table-locked = The host has locked this table. You can watch.
error-table-full = All { $seats } seats are taken. You can watch.
error-game-on = A game is on. You can watch, and sit down when it is over.
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
error-too-many-sockets = This table is open { $most } times, more cannot be.
error-origin = This page may not ask for that: it is not from here.
error-no-such-page = There is nothing here.
error-wrong-method = This cannot be asked for in this way.
error-storage = It cannot be written down at the moment, so it was not done. Try again.
error-internal = Something is wrong with the server. It has been written down.
