## The page in the browser. Sentences about events are shared with the other programs (events.ftl);
## those that begin with page-event are kinder words for some of them.

page-name = Pyrite
page-title-turn = Your turn – Pyrite
page-title-veto = Veto it? – Pyrite
page-title-nudge = ⏰ They wait for you – Pyrite
page-lead = Dig for the treasure together. Some of you do not want it found.
page-unofficial = Unofficial; the words and pictures are our own.
page-you = You
page-guest = Guest
page-close = Close
page-cancel = No, go back
page-home = To the front page
page-go-home = To the front page
page-menu = Menu
page-no-table = There is no table “{ $code }”. Look at the code again.
page-no-server = The server does not answer. Is it still running?
page-connecting = Opening the table…
page-connected = Connected
page-reconnecting = Reconnecting…
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
page-back-tables = Tables where you have a seat
page-back-to = Back to table { $code }
page-back-about =
    { $phase ->
        [lobby] not begun yet: { $names }
        [over] the game is over: { $names }
       *[playing] a game is on: { $names }
    }

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
        [walker] Bot: Walker
       *[other] Bot: { $bot }
    }
page-bot-kind = Kind of bot
page-add-bot = Add a bot
page-shuffle = Shuffle the seats
page-seat-up = Move { $name } one seat up
page-seat-down = Move { $name } one seat down
page-remove = Remove { $name }
page-remove-short = Remove
page-remove-title = Remove { $name }?
page-remove-why = { $name } loses the seat, and a bot plays on with the cards. This cannot be undone.
page-rename = Rename
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
page-start-surplus =
    { $surplus ->
        [one] One player too many for this game
       *[other] { $surplus } players too many for this game
    }
page-fill-up =
    { $count ->
        [one] Fill up with one bot and start
       *[other] Fill up with { $count } bots and start
    }
page-fill-hint =
    { $count ->
        [one] If nobody else comes, { $host } can fill the table up with a bot.
       *[other] If nobody else comes, { $host } can fill the table up with { $count } bots.
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
page-leave-title = In the middle of a game?
page-leave-why = A bot plays on for you at once. As long as the game lasts you may come back.
page-leave-away = To the front page for a while
page-leave-away-why = Your seat is kept and the others wait. The front page shows you the way back.
page-stay = Stay here
page-host-tools = For the host
page-watching = You are watching.

### Log and chat

page-log = Mine log
page-chat = Chat
page-log-and-chat = Log and chat
page-chat-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-notice =
    { $kind ->
        [left] { $name } leaves; a bot plays on.
        [removed] { $name } loses the seat; a bot plays on.
        [gone] { $name } is no longer at the table.
        [stand-in] A bot is playing for { $name }.
        [back] { $name } is back.
       *[host] { $name } has been away for a while.
    }
page-notice-host = { $host } is host now.
page-event-path-laid = { $seat } lays { $card }.
page-event-action-played =
    { $kind ->
        [break] { $seat } breaks { $target }’s { $tool }.
        [fix]
            { $own ->
                [yes] { $seat } repairs their own { $tool }.
               *[no] { $seat } repairs { $target }’s { $tool }.
            }
        [rockfall] { $seat } lets rock fall.
        [trap] { $seat } traps { $target }.
        [theft] { $seat } plans a theft.
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
page-event-front-cleared =
    { $kind ->
        [trap] { $seat } is free again.
        [break] { $seat } is rid of the broken { $tool }.
       *[theft] The theft of { $seat } is called off.
    }
page-event-role-seen =
    { $told ->
        [yes] { $seat } looks at the dwarf of { $target }: { $role }.
       *[no] { $seat } looks at the dwarf of { $target }.
    }
page-event-role-changed = { $seat } has another dwarf now.
page-event-goals-mixed =
    { $swapped ->
        [yes] { $seat } takes up two goals and secretly exchanges them.
        [no] { $seat } takes up two goals and secretly puts each back where it lay.
       *[unknown] { $seat } takes up two goals and puts them back, exchanged or not.
    }
page-event-path-moved = { $seat } moves the last tunnel somewhere else.
page-event-figure-set = { $seat } puts a toll figure into the mine.
page-event-figure-gone = The toll figure of { $seat } is gone.
page-event-picture-reached = { $seat } is the first to get to the picture.
page-event-roles-shuffled = A party! The dwarfs of all players are shuffled and dealt anew.
page-event-chest-opened = { $seat } opens a chest: { $chest }.
page-event-chest-empty = Nothing comes of it.
page-event-stack-seen =
    { $told ->
        [yes] { $seat } looks at a chest: { $chest }, under { $path }.
       *[no] { $seat } looks at a chest.
    }
page-event-stack-gone = A chest is buried, unopened.
page-event-goal-moved = { $seat } moves a goal farther away.
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
page-known-role = You have seen this dwarf
page-known-cards = Cards you know in this hand
page-role-one-of = The dwarfs have changed hands. This is one of: { $roles }.
page-knows-cards =
    { $count ->
        [one] you know one of the cards
       *[other] you know { $count } of the cards
    }
page-role-unsure = dwarf may have changed
page-status-trapped = trapped
page-status-you = You · { $status }
page-status-now = digging now
page-status-asked = is asked
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
page-path-with =
    { $thing ->
        [ladder] { $card } with a ladder
        [blue] { $card } with a blue door
        [green] { $card } with a green door
        [crystal] { $card } with a crystal
       *[chest] { $card } of the chests
    }
page-spoken =
    { $joined ->
        [none] { $title }, opens { $sides }, nothing passes
        [apart] { $title }, opens { $sides }, two tunnels that are not joined
       *[all] { $title }, opens { $sides }, all joined
    }
page-spoken-stub = { $title }, opens { $sides }; nothing passes { $stubs }
page-card-idle = { $card }. Cannot be played now.
page-card-waits = { $card }: you can play it on your turn.
page-card-read = What it does
page-card-use =
    { $kind ->
        [path] Lay it in the mine so that tunnels meet tunnels and rock meets rock, linked to the start.
        [break] Put it before another player: as long as it lies there, he cannot lay tunnels.
        [fix] Repairs a broken tool, your own or another player’s. With two tools on it, you choose one.
        [rockfall] Takes one tunnel card out of the mine, never the start or a goal.
        [map] Look at one goal card in secret; where there are chests, at one of those instead if you like.
        [theft] Lay it before yourself. When the gold has been shared, you take one nugget from somebody.
        [hands-off] Takes a theft away that lies before somebody.
        [trap] Put it before another player: no digging, and if it is still there in the end, no gold and no theft.
        [free] Takes a trap away, your own or another player’s.
        [inspection] Look at another player’s dwarf in secret.
        [swap-hats] Somebody, or you yourself, gets another dwarf from the pile. Only they see it.
        [swap-hands] You and another player exchange all cards in hand. They draw a card, you do not.
        [swap-goals] Take two goals that lie face down and put them back, exchanged or not. Only you know which.
        [vault] Instead of drawing, look at the five uppermost discarded cards and keep one.
        [veto] In another player’s turn: the card just played has no effect.
        [change-direction] From now on play goes round the other way, until the round is over.
        [pioneer] Lay two tunnels, one after the other. You draw two cards, so your hand is one smaller from now on.
        [diversion] The tunnel that was laid last is taken up and laid somewhere else.
       *[other] { "" }
    }

### The mine

page-mine = The mine
page-whole-mine = Whole mine
page-closer = Closer
page-cell-start = { $x },{ $y }: the start
page-cell-hidden = { $x },{ $y }: a goal, face down
page-cell-seen = { $x },{ $y }: a goal, face down; you have seen { $goal }
page-cell-goal = { $x },{ $y }: { $goal }
page-cell-path = { $x },{ $y }: { $card }
page-cell-stack = { $x },{ $y }: a tunnel over a chest, both face down
page-cell-stack-seen = { $x },{ $y }: a tunnel over a chest, face down; you have seen { $path }, and { $chest }
page-cell-picture =
    { $picture ->
        [costumes]
            { $spent ->
                [yes] { $x },{ $y }: the costume department, closed
               *[no] { $x },{ $y }: the costume department; whoever gets there first changes dwarfs
            }
       *[party]
            { $spent ->
                [yes] { $x },{ $y }: the tunnel party, over
               *[no] { $x },{ $y }: the tunnel party; once somebody gets there, all dwarfs are dealt anew
            }
    }
page-goal-one-of = one of { $goals }
page-figure-of = Toll figure of { $owner }: this way costs a nugget
page-signs = What holds in this round
page-sign-reversed = Play goes round the other way
page-sign-banned = Maps show no goals any more
page-sign-held = { $card } is being played
page-goal-watched = Somebody has looked at this goal.
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
page-pass-several = Pass…
page-discard-for = Two cards for…
page-discard-mark = Two for the { $mark }
page-figure = Toll figure
page-mode-end = Rather play a card
page-picked = { $card }. Picked, number { $nth }.
page-or-pass = or pass a card
page-your-role = Your role
page-role-hold = Hidden. Press and hold to look.
page-role =
    { $role ->
        [miner] You are a miner
        [saboteur] You are a saboteur
        [blue] You are a blue miner
        [green] You are a green miner
        [boss] You are the boss
        [profiteer] You are the profiteer
        [geologist] You are a geologist
        [greedy] You are the greedy dwarf
       *[other] You: { $role }
    }
page-role-aim =
    { $role ->
        [miner] Reach the treasure with the others.
        [saboteur] See that nobody reaches the treasure.
        [blue] Reach the treasure on a way that no green door bars. Who digs through decides: if the way is open to their colour, that team wins. If a green miner gets there but blue doors shut them out, it is yours.
        [green] Reach the treasure on a way that no blue door bars. Who digs through decides: if the way is open to their colour, that team wins. If a blue miner gets there but green doors shut them out, it is yours.
        [boss] Every door opens for you. You share with whichever team wins, at one nugget less; if the doors shut out both teams, you win even so.
        [profiteer] You share with whoever wins, miners or saboteurs, at two nuggets less. Every door opens for you.
        [geologist] One nugget for every crystal in the mine, whoever wins. A second geologist shares them with you.
        [greedy] Dig through to the treasure yourself: then all the gold of this round is yours. Otherwise you get nothing.
       *[other] { "" }
    }
page-your-gold = Your gold
page-gold-cards =
    { $count ->
        [0] no gold card yet
        [one] one gold card
       *[other] { $count } gold cards
    }
page-gold-loose = loose nuggets
page-aside = Set aside
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
page-turn-trapped = You are trapped: no digging
page-cannot-dig-trapped = A trap lies before you.
page-maps-banned = Maps show no goals any more in this round.
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
        [map] What do you look at?
        [swap-goals] Which two goals do you take?
        [diversion] Where shall the last tunnel go?
       *[rockfall] Which tunnel shall come down?
    }
page-point-here =
    { $kind ->
        [map] Look at this?
        [swap-goals] And which other goal?
        [diversion] Move it here?
       *[rockfall] Bring this tunnel down?
    }
page-aim-who =
    { $kind ->
        [break] Whose tool do you break?
        [fix] Whose tool do you repair?
        [hands-off] Whose theft do you stop?
        [trap] Whom do you trap?
        [free] Whom do you free?
        [inspection] Whose dwarf do you look at?
        [swap-hats] Who gets another dwarf?
        [swap-hands] With whom do you swap hands?
       *[other] On whom do you play it?
    }
page-aim-sure =
    { $kind ->
        [break] Break { $target }’s { $tool }?
        [fix] Repair { $target }’s { $tool }?
        [hands-off] Stop the theft of { $target }?
        [trap] Trap { $target }?
        [free] Free { $target }?
        [inspection] Look at { $target }’s dwarf?
        [swap-hats] Another dwarf for { $target }?
        [swap-hands] Swap hands with { $target }?
       *[other] Play it on { $target }?
    }
page-aim-own =
    { $kind ->
        [fix] Repair your own { $tool }?
        [hands-off] Give up your own theft?
        [free] Free yourself?
       *[swap-hats] Another dwarf for yourself?
    }
page-play-sure =
    { $kind ->
        [theft] Lay the theft before you?
        [vault] Open the vault instead of drawing?
        [change-direction] Turn the order of play round?
        [pioneer] Lay two tunnels in one turn?
       *[other] Play it?
    }
page-play-why =
    { $kind ->
        [theft] Everybody sees it. In the end it takes one nugget.
        [vault] You see up to five discarded cards and keep one.
        [change-direction] Until the end of the round.
        [pioneer] You draw two cards afterwards, not three.
       *[other] { "" }
    }
page-pair-sure = Take these two goals?
page-pair-why = You decide unseen whether they change places.
page-divert-what = { $card } moves. { $count } places fit
page-toll-pay = A figure stands there: pay one nugget?
page-toll-pay-why = For { $owner }. Or tap who shall pay for you.
page-toll-own-why = The figure is yours: you pay nothing.
page-toll-ask = Whom do you ask to pay?
page-toll-ask-why = One nugget for { $owner }, who guards this place.
page-toll-asking = Ask { $target } to pay?
page-pioneer-card =
    { $nth ->
        [one] Pioneer: the first tunnel
       *[other] Pioneer: one more tunnel
    }
page-pioneer-stuck = Pioneer: there is no place for a tunnel
page-pioneer-stuck-why = Nobody pays for the only place, and there is no other.
page-pass-many =
    { $count ->
        [0] Put away up to { $most } cards: which?
        [one] Put one card away?
       *[other] Put { $count } cards away?
    }
page-pass-many-why =
    { $drawn ->
        [0] Nothing is left to draw.
        [one] You draw one card. The last one picked lies on top.
       *[other] You draw { $drawn } cards. The last one picked lies on top.
    }
page-pass-many-how = You draw as many. They lie in the order in which you pick them.
page-discard-what = What do you get rid of?
page-discard-two = Two cards for your { $mark }: which?
page-discard-sure = Give these two for your { $mark }?
page-discard-why = You draw only one card.
page-toll-card = A figure for one card: which do you give up?
page-toll-where = Which way shall it guard?
page-toll-here = Put the figure here?
page-toll-why = Digging there costs a nugget, for you. You draw no card.
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
        [hands-off] Nobody has a theft before them
        [free] Nobody is trapped
        [trap] Everybody is trapped already
        [theft] A theft lies before you already
        [map] There is nothing left to look at
        [rockfall] There is nothing to bring down
        [vault] No card has been discarded yet
        [pioneer] Two tunnels cannot be laid now
        [diversion] The last tunnel fits nowhere else
        [swap-goals] There are no two goals face down
        [veto] Only in another player’s turn
       *[other] It has no use now
    }
page-cannot-play-why = { $card }: pass it, or choose another card
page-act-begin = Show me
page-act-show = Show me
page-act-show-goal = Show me
page-act-who = Show me
page-act-turn = Turn
page-act =
    { $kind ->
        [path] Lay it
        [break] Break it
        [fix] Repair it
        [map] Look
        [rockfall] Bring it down
        [hands-off] Stop it
        [trap] Trap
        [free] Free
        [inspection] Look
        [swap-hats] Change hats
        [swap-hands] Swap hands
        [swap-goals] Take them
        [diversion] Move it
       *[other] Play it
    }
page-act-side = Other side
page-act-ask = Ask
page-act-pass =
    { $count ->
        [0] Put away
        [one] Put it away
       *[other] Put { $count } away
    }
page-act-discard = Get rid of it
page-act-figure = Put it there
page-act-swap = Swap them
page-act-leave = Leave them
page-act-keep = Keep it
page-act-keep-show = Show me
page-act-steal = Take it
page-act-forgo =
    { $decision ->
        [pioneer] Leave it at that
       *[theft] Take nothing
    }
page-act-agree = Pay for them
page-act-refuse = No
page-act-choose =
    { $decision ->
        [chest-victim] Take a card
       *[chest-dwarf] Look
    }
page-act-move = Move it
page-act-gold = Show the gold
page-act-reveal = This one
page-act-veto = Veto it
page-reveal-here = This one first?
page-choose =
    { $decision ->
        [which-goal] You have reached more than one place. Which one first?
        [fitting] The goal fits both ways. How shall it lie?
        [keep-gold] Choose your gold
        [change-gold] A nugget is due: which gold card do you change?
        [swap-goals] Do the two goals change places?
        [vault] From the vault: which card do you keep?
        [chest-keep] From the chest: which card do you keep?
        [theft] Your theft: from whom do you take a nugget?
        [toll] { $asker } asks you to pay the toll
        [chest-victim] From the chest: whose hand do you reach into?
        [chest-dwarf] From the chest: whose dwarf do you look at?
        [chest-goal] From the chest: which goal moves away?
       *[other] It is for you to decide
    }
page-choose-why =
    { $decision ->
        [swap-goals] Only you will know.
        [vault] The others go back, face down.
        [chest-keep] The others are put away, face down.
        [theft] Only those who have gold can be robbed.
        [toll]
            { $own ->
                [yes] The figure is yours: then nothing is paid.
               *[no] One of your nuggets goes to { $owner }.
            }
        [chest-victim] You get one card, whichever it is. They do not draw another.
        [chest-dwarf] Nobody else sees it.
        [chest-goal] One place farther from the start.
       *[other] { "" }
    }
page-choose-sure =
    { $decision ->
        [theft] Take a nugget from { $target }?
        [chest-victim] Take a card out of { $target }’s hand?
       *[chest-dwarf] Look at { $target }’s dwarf?
    }
page-move-here = Move this goal away?
page-take-sure = Keep { $card }?
page-looked = Cards to choose from
page-fit =
    { $turned ->
        [yes] Lay the goal turned round
       *[no] Lay the goal upright
    }
page-change = Change the gold card worth { $value }
page-veto-may = You can stop it with your veto.
page-veto-what =
    { $kind ->
        [inspection] an inspection
        [map] a map
        [rockfall] a rockfall
        [theft] a theft
        [trap] a trap
       *[other] { $card }
    }
page-veto-card =
    { $own ->
        [yes] You play { $card }
       *[no] { $seat } plays { $card }
    }
page-veto-on =
    { $own ->
        [yes] You play { $card } on { $target }
       *[no] { $seat } plays { $card } on { $target }
    }
page-wait-veto = A card may be vetoed
page-wait =
    { $decision ->
        [turn] { $seat } is digging
        [which-goal] { $seat } chooses a goal
        [fitting] { $seat } turns the goal
        [keep-gold] { $seat } chooses a gold card
        [change-gold] { $seat } changes gold
        [swap-goals] { $seat } holds two goals
        [vault] { $seat } looks into the vault
        [chest-keep] { $seat } chooses a card from the chest
        [pioneer] { $seat } lays two tunnels
        [theft] { $seat } has a theft
        [toll] { $seat } is asked to pay a toll
        [chest-victim] { $seat } reaches into a hand
        [chest-dwarf] { $seat } looks at a dwarf
        [chest-goal] { $seat } moves a goal
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
page-way-shut =
    { $team ->
        [blue]
            { $count ->
                [one] The way is closed to blue by the green door.
               *[other] The way is closed to blue by green doors.
            }
       *[green]
            { $count ->
                [one] The way is closed to green by the blue door.
               *[other] The way is closed to green by blue doors.
            }
    }
page-gold-share =
    { $reason ->
        [blue] with the blue team
        [green] with the green team
        [team] as a miner
        [boss] as the boss: one less
        [profiteer] as the profiteer: two less
        [crystals] for the crystals in the mine
        [sabotage] because the treasure stays buried
       *[link] for digging through to the treasure
    }
page-gold-share-stolen = stolen from { $victim }
page-gold-share-robbed = stolen by { $thief }
page-gold-share-forgone = steals nothing
page-gold-share-first = chose first
page-gold-share-next = chose after { $before }
page-gold-share-trapped = trapped: no share
page-gold-share-no-crystals = no crystal in the mine
page-gold-share-found = the treasure was found
page-gold-share-buried = the treasure was not reached
page-gold-share-late = the other team dug through
page-gold-share-closed =
    { $team ->
        [blue]
            { $count ->
                [one] closed to blue by the green door
               *[other] closed to blue by green doors
            }
       *[green]
            { $count ->
                [one] closed to green by the blue door
               *[other] closed to green by blue doors
            }
    }
page-outcome =
    { $outcome ->
        [treasure] The miners win
        [blue] The blue miners win
        [green] The green miners win
        [both] Both teams win
        [none] Neither team wins
        [greedy] The greedy dwarf wins
        [spider] The spider wakes
       *[exhausted] The saboteurs win
    }
page-outcome-why =
    { $outcome ->
        [spider] The round is over at once, and the treasure is still buried.
        [exhausted] The cards have run out, and the treasure is still buried.
       *[treasure] { $connector } has dug through to the treasure.
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
        [0] Dealing…
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
page-podium = Final ranking
page-last-round = The last round: { $outcome }. { $why }
page-winners =
    { $count ->
        [one] { $winners } wins the game
       *[other] { $winners } win the game
    }
page-again = Play again
page-again-wanted =
    { $wanted ->
        [one] { $wanted } of { $asked } wants to play again
       *[other] { $wanted } of { $asked } want to play again
    }
page-again-waiting =
    { $count ->
        [0] The lobby opens…
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
page-open-lobby = Open the lobby now
page-record = Download the game
