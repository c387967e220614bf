## What can be played: presets, modules, editions and single options, by their ids.

setup-title = Which game?
setup-open = Change the game
setup-open-short = Change
setup-change = Change the game
setup-played = You play
setup-presets = Games
setup-rules = Rules of the house
setup-edition = Edition
setup-edition-hint = The printed rulebooks differ in a few points. An edition settles all of them; below you may settle each by itself.
setup-done = Done
setup-apply = Play this
setup-with = { $game } + { $extras }
setup-with-many =
    { $count ->
        [one] { $game } + one extra
       *[other] { $game } + { $count } extras
    }
setup-players = For { $fewest } to { $most } players
setup-players-short = { $fewest }–{ $most }
setup-too-many = For { $most } players at most; { $players } are at the table
setup-clash = Not with { $module }: { $reason }

### Presets

preset-classic = Classic
preset-classic-hint = Dig to the treasure, and guess who does not want it found. Start here.
preset-saboteur-2 = Saboteur 2
preset-saboteur-2-hint = Two rival teams, dwarfs with aims of their own, doors, ladders, traps and thefts.
preset-anniversary = Anniversary evening
preset-anniversary-hint = Saboteur 2 with the championship cards, new goals and treasure chests.
preset-tournament = Tournament
preset-tournament-hint = Greedy dwarfs, fixed pay, and a tunnel that lies in the middle from the start.
preset-everything = Everything
preset-everything-hint = The whole box on one table, for those who know it well.
preset-lost-mines = The Lost Mines
preset-lost-mines-hint = Two clans walk through a forest to four hidden mines. Your clan is known, your loyalty is not.

### Groups of modules

group-games = The game
group-championship = Championship cards
group-minis = Mini-expansions
group-variants = Variants
group-others = More

### Modules

module-base = Saboteur
module-base-hint = Miners against saboteurs. The way to begin.
module-saboteur-2 = Saboteur 2
module-saboteur-2-hint = Blue against green, with boss, profiteer and geologists; 51 more cards for the deck.
module-greedy = Greedy dwarf
module-greedy-hint = One of the miners digs for himself alone.
module-swap-goals = Swap goals
module-swap-goals-hint = Two hidden goals change places, or do they?
module-vault = Vault
module-vault-hint = Bring a card back from the discard pile.
module-veto = Veto
module-veto-hint = Stop a card that somebody else has just played.
module-change-direction = Change of direction
module-change-direction-hint = Turns go round the other way until the round is over.
module-handyman = Handyman
module-handyman-hint = Repairs any broken tool.
module-pioneer = Pioneer
module-pioneer-hint = Lay two tunnels in one turn.
module-diversion = Diversion
module-diversion-hint = Move the tunnel that was laid last.
module-tolls = Tunnel tolls
module-tolls-hint = Put a figure on a tunnel end: whoever builds on there pays you.
module-costumes = Costume department
module-costumes-hint = Whoever first digs to the postcard must change his dwarf.
module-party = Tunnel party
module-party-hint = Whoever first digs to the postcard has all dwarfs dealt anew.
module-new-goals = New goals
module-new-goals-hint = Five goals lie hidden: gold to pick up, a dragon to pay, a spider that ends the round.
module-chests = Treasure chests
module-chests-hint = Four chests lie in the mine, and nobody knows what is in them.
module-sabotaged = Sabotaged dwarf
module-sabotaged-hint = Miners with a broken tool get no gold. Good with few players.
module-tournament = Tournament
module-tournament-hint = No dwarf is left over, pay is fixed, and a tunnel lies in the middle from the start.

### Editions

edition-default = Standard
edition-pl = Polish edition
edition-cs = Czech edition
edition-uk = Ukrainian edition

### Single options: what it is about, a line that explains it, and each of its values

option-saboteurPay = Pay of the saboteurs
option-saboteurPay-hint = Nuggets for each of them when the treasure is not reached.
option-saboteurPay-std = 4 for one, 3 each for two or three, 2 each for four
option-saboteurPay-cz = 4 for one, 3 each for two, 2 each for three or four
option-roundEnd = End of a round without treasure
option-roundEnd-hint = Once the draw pile is empty, the round is over …
option-roundEnd-handsEmpty = when all hands are empty
option-roundEnd-noPlayable = when nobody can play a card any more
option-nextStarter = Who begins the next round
option-nextStarter-hint = The left neighbour of …
option-nextStarter-lastTurn = whoever had the last turn
option-nextStarter-lastPath = whoever laid the last tunnel
option-goalReveal = Turning up a goal
option-goalReveal-hint = A link may also come about elsewhere: by a repaired gap, a ladder, another goal.
option-goalReveal-anyLink = as soon as it is linked with the start
option-goalReveal-touching = only by a card laid beside it
option-noDoorBoth = A way without doors
option-noDoorBoth-hint = Who wins if a blue or green miner reaches the treasure and no door is in the way.
option-noDoorBoth-false = only his own team
option-noDoorBoth-true = both teams
option-soloNeedsOwnLink = A way closed to both teams
option-soloNeedsOwnLink-hint = When boss or profiteer win if doors keep both teams from the treasure.
option-soloNeedsOwnLink-false = whoever has reached the treasure
option-soloNeedsOwnLink-true = only if he has reached it himself, and the other of the two is not in play
option-ladderContact = Laying a ladder
option-ladderContact-hint = What a ladder needs beside it, and how near to a goal it may lie.
option-ladderContact-touch = beside any tunnel card, never beside a goal
option-ladderContact-openLink = joined to a tunnel, never opening towards a goal
option-hatSwap = A new dwarf
option-hatSwap-hint = Where it comes from when hats are swapped, and where the old one goes.
option-hatSwap-pile = from the top of the unused dwarfs; the old one goes under them
option-hatSwap-neverDealt = one that nobody has had in this round; the old one stays out
option-greedyTakesAll = The greedy dwarf wins
option-greedyTakesAll-hint = Whether the miners are paid when he has reached the treasure.
option-greedyTakesAll-true = nobody else gets anything
option-greedyTakesAll-false = the miners are paid as well
option-tollStartTokenCounts = The nugget everybody begins with
option-tollStartTokenCounts-hint = Whether it is worth something when the game is over.
option-tollStartTokenCounts-true = counts like any other
option-tollStartTokenCounts-false = one is taken off everybody’s total
option-chestLayout = Where chests lie
option-chestLayout-hint = Never two side by side.
option-chestLayout-between = between the start and the goals
option-chestLayout-free = anywhere in the mine
option-mapBan = The chest against maps
option-mapBan-hint = What maps cannot show any more once it is open.
option-mapBan-goals = goals
option-mapBan-all = goals and chests
option-goalMove = The chest that moves a goal
option-goalMove-hint = Which way the goal goes.
option-goalMove-sameRow = straight on, away from the start
option-goalMove-anyFarther = to any place beside it that is farther away

### Options of The Lost Mines

option-remainder = Points left over
option-remainder-hint = What cannot be shared evenly goes to whoever of the clan has …
option-remainder-card = the most valuable single treasure
option-remainder-sum = the most valuable treasures together
option-dragonFrom = What the dragon takes from
option-dragonFrom-hint = It takes up to two points from whoever has woken it.
option-dragonFrom-all = all points of the game
option-dragonFrom-round = only the points of this round
option-lastMove = The last card of a round
option-lastMove-hint = Whether whoever uses it still walks.
option-lastMove-true = the dwarf may walk, then the round is over
option-lastMove-false = the round is over at once
option-decider = A tie after two rounds
option-decider-hint = Whether it is played off.
option-decider-false = those who tie win together
option-decider-true = further rounds until there is one winner
option-peekTalk = Talk about what you have looked at
option-peekTalk-hint = The table shows it to nobody else, whatever you choose here.
option-peekTalk-free = a house rule: say what you like, true or not
option-peekTalk-off = tell nobody, as the rules want it

### What does not go together, and why: goes on after a colon

clash-base-only = Saboteur 2 has dwarfs and pay of its own
clash-one-postcard = they are the two sides of one postcard
clash-no-spare = the tournament leaves no dwarf over to change into
clash-same-place = the postcard would lie where the tournament puts its tunnel
clash-fixed-pay = the tournament pays fixed sums
clash-other = these two are not for one game
