## The page in the browser. Sentences about events are shared with the other programs (events.ftl);
## those that begin with page-event are kinder words for some of them.

page-name = Pyrite
page-title-turn = Your turn – Pyrite
page-lead = Dig for the treasure together. Some of you do not want it found.
page-unofficial = Unofficial; the words and pictures are our own.
page-you = You
page-guest = Guest
page-close = Close
page-home = To the front page
page-go-home = To the front page
page-menu = Menu
page-no-table = There is no table “{ $code }”. Look at the code again.
page-no-server = The server does not answer. Is it still running?
page-connecting = Opening the table …
page-connected = Connected
page-reconnecting = Reconnecting …
page-reconnecting-why = Your seat is kept, nothing is lost.
page-reconnect-now = Try now

### Front page

page-your-name = Your name
page-play-bots =
    { $count ->
        [one] Play against one bot now
       *[other] Play against { $count } bots now
    }
page-create = Open a table for friends
page-have-code = Have you got a code?
page-go-to-table = Go there
page-how-to-play = How to play

### Lobby

page-lobby = At the table: { $count } of { $capacity }
page-join = Sit down at this table
page-sit = Sit down
page-locked = The table is locked. You may watch.
page-full = All seats are taken. You may watch.
page-host = Host
page-player = Player
page-bot =
    { $bot ->
        [random] Bot: Random
        [rookie] Bot: Rookie
        [digger] Bot: Digger
       *[other] Bot: { $bot }
    }
page-bot-kind = Kind of bot
page-add-bot = Add a bot
page-shuffle = Shuffle the seats
page-seat-up = Move { $name } one seat up
page-seat-down = Move { $name } one seat down
page-remove = Remove { $name }
page-pace = Bots act
page-pace-name =
    { $pace ->
        [none] at once
        [quick] quickly
       *[calm] calmly
    }
page-lock = Nobody else may sit down
page-start = Start the game
page-start-missing =
    { $missing ->
        [one] One more player is needed
       *[other] { $missing } more players are needed
    }
page-wait-host = { $host } starts the game when everybody is here.
page-share = Invite others
page-share-link = Link to this table
page-share-qr = Code for a phone’s camera, with the link to this table
page-copy = Copy the link
page-copied = Copied
page-copy-marked = This page may not copy. The link is marked: copy it yourself.
page-own-link = Your seat on another device
page-own-link-why = A link that brings you, and nobody else, back to your seat.
page-own-link-show = Show the link
page-own-link-secret = Whoever has this link plays for you. Keep it to yourself.

### Top bar and menu

page-round = Round
page-round-of = { $round } of 3
page-setup =
    { $modules ->
        [0] Classic
        [one] Classic and one module
       *[other] Classic and { $modules } modules
    }
page-draw = Draw
page-draw-pile = Draw pile
page-discard = Discard
page-discarded = Discarded
page-table = Table
page-table-code = Table { $code }
page-rules = Rules
page-tab-log = Log
page-tab-chat = Chat
page-tab-table = Table
page-watchers =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
page-leave = Leave the table
page-watching = You are watching.

### Log and chat

page-log = Mine log
page-chat = Chat
page-log-and-chat = Log and chat
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-event-path-laid = { $seat } lays { $card }.
page-event-action-played =
    { $kind ->
        [break] { $seat } breaks { $target }’s { $tool }.
        [fix]
            { $own ->
                [yes] { $seat } repairs their own { $tool }.
               *[no] { $seat } repairs { $target }’s { $tool }.
            }
        [rockfall] { $seat } lets rock fall: a tunnel is gone.
       *[other] { $seat } plays { $card }.
    }
page-event-card-passed =
    { $told ->
        [yes] { $seat } passes and puts { $card } away, face down.
       *[no] { $seat } passes and puts a card away, face down.
    }
page-event-goal-seen =
    { $told ->
        [yes] { $seat } looks at the { page-goal-place } goal: { $goal }.
       *[no] { $seat } looks at the { page-goal-place } goal.
    }
page-event-goal-revealed = { $seat } reaches the { page-goal-place } goal. It is { $goal }.
page-event-goal-shown = The { page-goal-place } goal was { $goal }.
page-goal-place =
    { $which ->
        [upper] upper
        [lower] lower
       *[middle] middle
    }

### Players

page-players = Players
page-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
page-tool =
    { $broken ->
        [yes] { $tool } is broken
       *[no] { $tool } works
    }
page-status-you = You · { $status }
page-status-now = digging now
page-status-next = next
page-status-waiting = waiting
page-status-stuck = cannot dig
page-status-no-cards = no cards left
page-status-away = away
page-status-stand-in = a bot plays
page-status-ready = ready
page-status-done = round over

### Cards

page-side =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
page-path =
    { $kind ->
        [dead] a dead end
       *[other]
            { $form ->
                [crossing] a crossing
                [junction] a T-junction
                [straight] a straight tunnel
                [curve] a curve
                [bridge] a bridge
                [double-curve] a double curve
               *[single] a short tunnel
            }
    }
page-path-title =
    { $kind ->
        [dead] Dead end
       *[other]
            { $form ->
                [crossing] Crossing
                [junction] T-junction
                [straight] Straight tunnel
                [curve] Curve
                [bridge] Bridge
                [double-curve] Double curve
               *[single] Short tunnel
            }
    }
page-spoken =
    { $joined ->
        [none] { $title }, opens { $sides }, nothing passes
        [apart] { $title }, opens { $sides }, two tunnels that are not joined
       *[all] { $title }, opens { $sides }, all joined
    }
page-spoken-stub = { $title }, opens { $sides }; nothing passes { $stubs }
page-card-idle = { $card }. Cannot be played now.
page-card-use =
    { $kind ->
        [path] Lay it in the mine so that tunnels meet tunnels and rock meets rock, linked to the start.
        [break] Put it before another player: as long as it lies there, he cannot lay tunnels.
        [fix] Repairs a broken tool, your own or another player’s. With two tools on it, you choose one.
        [rockfall] Takes one tunnel card out of the mine, never the start or a goal.
        [map] Look at one goal card in secret.
        [veto] In another player’s turn: the card just played has no effect.
       *[other] { "" }
    }

### The mine

page-mine = The mine
page-whole-mine = Whole mine
page-cell-start = { $x },{ $y }: the start
page-cell-hidden = { $x },{ $y }: a goal, face down
page-cell-seen = { $x },{ $y }: a goal, face down; you have seen { $goal }
page-cell-goal = { $x },{ $y }: { $goal }
page-cell-path = { $x },{ $y }: { $card }
page-goal-watched = Somebody has looked at this goal.
page-place = { $x },{ $y }: you may
page-place-chosen = { $x },{ $y }: in preview. Enter confirms.
page-not-here = Not here:
page-misfit =
    { $meets ->
        [tunnel] a tunnel would meet rock in the { $side }.
       *[rock] rock would meet a tunnel in the { $side }.
    }
page-legend = Legend
page-legend-lit = you may build here
page-legend-bad = does not fit
page-legend-ghost = your preview

### Hand, role and gold

page-your-hand = Your hand
page-pass = Pass it
page-or-pass = or pass a card
page-your-role = Your role
page-role-hold = Hidden. Press and hold to look.
page-role =
    { $role ->
        [miner] You are a miner
        [saboteur] You are a saboteur
       *[other] You: { $role }
    }
page-role-aim =
    { $role ->
        [miner] Reach the treasure with the others.
        [saboteur] See that nobody reaches the treasure.
       *[other] { "" }
    }
page-your-gold = Your gold
page-gold-cards =
    { $count ->
        [0] no gold card yet
        [one] one gold card
       *[other] { $count } gold cards
    }
page-gold-others = The others keep theirs secret until the end.
page-gold-card = Gold card worth { $value }
page-gold-secret = Gold card, secret
page-nuggets =
    { $count ->
        [one] one nugget
       *[other] { $count } nuggets
    }

### What is decided now

page-decision = What is decided now
page-turn = Your turn: choose a card
page-turn-cards =
    { $count ->
        [0] None can be played: pass one
        [one] One of them can be played
       *[other] { $count } of them can be played
    }
page-turn-broken =
    { $count ->
        [one] Your { $tools } is broken: no digging
       *[other] Your { $tools } are broken: no digging
    }
page-lay-where = Your turn: where shall it go?
page-lay-fits =
    { $count ->
        [one] { $card }: one place fits
       *[other] { $card }: { $count } places fit
    }
page-lay-here = Your turn: lay it here?
page-lay-one-of =
    { $count ->
        [one] The only place that fits
       *[other] One of { $count } places that fit
    }
page-point-where =
    { $kind ->
        [map] Which goal do you look at?
       *[rockfall] Which tunnel shall come down?
    }
page-point-here =
    { $kind ->
        [map] Look at this goal?
       *[rockfall] Bring this tunnel down?
    }
page-aim-who =
    { $kind ->
        [break] Whose tool do you break?
       *[fix] Whose tool do you repair?
    }
page-aim-sure =
    { $kind ->
        [break] Break { $target }’s { $tool }?
       *[fix] Repair { $target }’s { $tool }?
    }
page-aim-own = Repair your own { $tool }?
page-aim-tool = Which tool of { $target }?
page-cannot-dig = You cannot dig now
page-cannot-dig-why =
    { $count ->
        [one] Your { $tools } is broken.
       *[other] Your { $tools } are broken.
    }
page-cannot-play =
    { $kind ->
        [path] No place fits
        [break] There is nothing to break
        [fix] There is nothing to repair
       *[other] It has no use now
    }
page-cannot-play-why = { $card }: pass it, or choose another card
page-act-begin = Show me one
page-act-show = Show a place
page-act-show-goal = Show a goal
page-act-who = Show a player
page-act-turn = Turn
page-act =
    { $kind ->
        [path] Lay it
        [break] Break it
        [fix] Repair it
        [map] Look
        [rockfall] Bring it down
       *[other] Play it
    }
page-act-gold = Show the gold
page-act-reveal = Turn it up
page-act-allow = Let it pass
page-act-veto = Veto!
page-reveal-here = Turn this goal up first?
page-choose =
    { $decision ->
        [which-goal] You have reached several goals. Which one first?
        [fitting] The goal fits both ways. How shall it lie?
        [keep-gold] Choose your gold
        [change-gold] The dragon wants a nugget: which gold card do you change?
       *[other] It is for you to decide
    }
page-fit =
    { $turned ->
        [yes] Lay the goal turned round
       *[no] Lay the goal upright
    }
page-change = Change the gold card worth { $value }
page-veto-ask = Do you let it pass?
page-veto-card = { $seat } plays { $card }
page-wait-veto = Does anybody say no?
page-wait =
    { $decision ->
        [turn] { $seat } is digging
        [which-goal] { $seat } chooses a goal
        [fitting] { $seat } turns the goal
        [keep-gold] { $seat } chooses a gold card
        [change-gold] { $seat } changes gold
       *[other] { $seat } decides
    }
page-nudge = Everybody is waiting for you.
page-away-left = away; a bot may be called in { $seconds } s
page-call-bot = Call a bot in
page-call-bot-for = Call a bot in for { $name }
page-stood-in = A bot is playing for you
page-back = I am back
page-pass-all = Pass all { $agreed }/{ $people }
page-pass-all-why = When nothing can change any more: once everybody agrees, all remaining cards are passed.

### End of a round, end of the game

page-round-over = Round { $round } is over
page-game-over = The game is over
page-show-result = Show the result
page-round-result = Result of round { $round }
page-outcome =
    { $outcome ->
        [treasure] The miners win
        [spider] The spider wakes
       *[exhausted] The saboteurs win
    }
page-outcome-why =
    { $outcome ->
        [treasure] { $connector } has dug through to the treasure.
        [spider] The round is over at once, and the treasure is still buried.
       *[exhausted] The cards have run out, and the treasure is still buried.
    }
page-choosing =
    { $count ->
        [one] takes the last card
       *[other] chooses among { $count }
    }
page-keep-title = Choose your gold
page-keep-why =
    { $count ->
        [one] The card is yours.
       *[other] Keep one of { $count } cards; the others go on to the next miner.
    }
page-keep = Keep the gold card worth { $value }
page-look-at-mine = Look at the mine
page-ready = Ready for round { $round }
page-waited-for = Waiting for
page-ready-waiting =
    { $count ->
        [0] Dealing …
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
page-podium = Final ranking
page-winners =
    { $count ->
        [one] { $winners } wins the game
       *[other] { $winners } win the game
    }
page-again = Play again
page-record = Download the game

### One page of rules

page-rules-head =
    { $part ->
        [aim] What it is about
        [turn] Your turn
        [paths] Tunnels
        [break] Broken tools
        [fix] Repairs
        [rockfall] Rockfall
        [map] Map
        [goals] The three goals
        [gold] Gold
       *[keys] Keys
    }
page-rules-aim =
    Miners dig a way from the ladder to the treasure under one of the three goals. Saboteurs try to prevent it.
    Nobody says who he is; roles are turned up when the round is over. A game has three rounds, and the most gold wins.
page-rules-turn =
    Play one card: lay a tunnel, or use an action card. If you cannot or do not want to, put one card away face down. Then you draw a card.
    When the pile is empty you play on with what you hold.
page-rules-paths =
    A tunnel card goes beside a card that lies there already. All its sides have to match: tunnel to tunnel, rock to rock. It has to be linked to the ladder without a gap.
    You may turn it round by half a turn, but not lay it across. Planks are a dead end: they match like a tunnel, but nothing passes.
page-rules-break = Put one before another player and he cannot lay tunnels until it is repaired. One of each kind at most.
page-rules-fix = Takes a broken tool away, your own or somebody else’s. A card with two tools repairs one of them.
page-rules-rockfall = Takes a tunnel card out of the mine. The start and the goals stay.
page-rules-map = Look at one of the goals and put it back. Say what you like about it, true or not.
page-rules-goals =
    Whoever links a goal with the start turns it up. Stone: the digging goes on. The treasure: the round is over, and the miners have won.
    If all cards are played and the treasure has not been reached, the saboteurs have won.
page-rules-gold =
    If the miners win, as many gold cards as there are miners go round: whoever reached the treasure chooses first, then the others against the direction of play.
    If the saboteurs win, a single one gets 4 nuggets, two or three get 3 each, four get 2 each.
page-rules-keys = Tab leads to the cards, arrows go from place to place, R turns a card, Enter plays it, Escape lets it go. Hold a card to read it.
