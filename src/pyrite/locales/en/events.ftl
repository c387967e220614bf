## What happens in a game, a sentence for each event.
## Present tense throughout: it needs no gender, in no language.
## $told is yes or no: whether whoever reads this may know the card.
## $game is saboteur or lost-mines: what some things are called depends on it.

seat-name = Seat { $seat }
list-end = { $others } and { $last }

### Names of things

card-name =
    { $card ->
        [break-pickaxe] Broken Pickaxe
        [break-lantern] Broken Lantern
        [break-cart] Broken Cart
        [fix-pickaxe] Pickaxe Repair
        [fix-lantern] Lantern Repair
        [fix-cart] Cart Repair
        [fix-pickaxe-lantern] Pickaxe or Lantern Repair
        [fix-pickaxe-cart] Pickaxe or Cart Repair
        [fix-lantern-cart] Lantern or Cart Repair
        [rockfall] Rockfall
        [map] Map
        [veto] Veto
        [theft] Theft
        [hands-off] Hands Off
        [trap] Trap
        [free] Free
        [inspection] Inspection
        [swap-hats] Swapped Hats
        [swap-hands] Swapped Hands
        [swap-goals] Swapped Goals
        [vault] Vault
        [change-direction] Change of Direction
        [fix-pickaxe-lantern-cart] Handyman
        [pioneer] Pioneer
        [diversion] Diversion
        [axe] Axe
        [boat] Boat
        [rope] Rope
        [info-mine-treasure] Look at a Mine or a Treasure
        [info-mine-dwarf] Look at a Mine or a Dwarf
        [info-treasure-dwarf] Look at a Treasure or a Dwarf
        [forest-trap] Forest Trap
        [troll] Troll
        [storm] Storm
        [chest-a] Chest with a Nugget
        [chest-b] Chest against Maps
        [chest-c] Chest that Stops the Draw
        [chest-d] Chest with a Card
        [chest-e] Chest that Moves a Goal
        [chest-f] Chest of the Thief
        [chest-g] Chest with Three Cards
        [chest-h] Chest with an Eye
        [chest-i] Chest of the Rummager
        [chest-j] Chest that Buries Cards
       *[path] { $card }
    }
goal-name =
    { $face ->
        [treasure] the treasure
        [stone] a stone
        [bag]
            { $nuggets ->
                [1] a bag with one nugget
                [2] a bag with two nuggets
               *[other] a bag with { $nuggets } nuggets
            }
        [dragon] the dragon
        [spider] the giant spider
        [mine-jewels] the mine of jewels
        [mine-gold] the gold mine
        [mine-silver] the silver mine
        [mine-dragon] the den of the dragon
        [chest] the tunnel { $path } on a chest
       *[other] { $goal }
    }
role-name =
    { $role ->
        [miner] miner
        [saboteur] saboteur
        [greedy] greedy dwarf
        [blue-miner] blue miner
        [green-miner] green miner
        [boss] boss
        [profiteer] profiteer
        [geologist] geologist
        [blue-loyal] loyal dwarf of the blue clan
        [blue-selfish] selfish dwarf of the blue clan
        [blue-saboteur] saboteur in the blue clan
        [yellow-loyal] loyal dwarf of the yellow clan
        [yellow-selfish] selfish dwarf of the yellow clan
        [yellow-saboteur] saboteur in the yellow clan
       *[other] { $role }
    }
tool-name =
    { $tool ->
        [pickaxe] pickaxe
        [lantern] lantern
        [cart] cart
        [axe] axe
        [boat] boat
        [rope] rope
       *[other] { $tool }
    }
mark-name =
    { $mark ->
        [pickaxe] broken pickaxe
        [lantern] broken lantern
        [cart] broken cart
        [trap] trap
        [theft] theft
        [troll] troll
       *[other] { $mark }
    }
chest-name =
    { $chest ->
        [chest-a] a nugget
        [chest-b] a ban on maps
        [chest-c] a draw that is lost
        [chest-d] one more card to draw
        [chest-e] a goal that moves away
        [chest-f] a card out of another hand
        [chest-g] a choice among three cards
        [chest-h] a look at a dwarf
        [chest-i] a search of the discard pile
        [chest-j] a slide that buries cards
       *[other] { $chest }
    }
team-name =
    { $team ->
        [blue] the blue miners
        [green] the green miners
       *[other] { $team }
    }
side-name =
    { $side ->
        [north] north
        [east] east
        [south] south
        [west] west
       *[other] { $side }
    }

### Names of things in the forest of The Lost Mines

path-with-feature =
    { $feature ->
        [tree] { $path } with a fallen tree
        [lake] { $path } with a lake
        [ditch] { $path } with a ditch
        [rocks] { $path } with rocks
       *[campfire] { $path } with a campfire
    }
clan-name =
    { $clan ->
        [blue] the blue clan
       *[yellow] the yellow clan
    }
token-name =
    { $token ->
        [axe] axe
        [boat] boat
        [rope] rope
        [trap] trap
       *[troll] troll
    }
treasure-kind =
    { $kind ->
        [jewels] jewels
        [gold] gold
       *[silver] silver
    }
treasure-name =
    { $kind ->
        [jewels] jewels worth { $value }
        [gold] gold worth { $value }
       *[silver] silver worth { $value }
    }
goal-word =
    { $game ->
        [lost-mines] mine
       *[saboteur] goal
    }

### The deal

event-round-began = Round { $round } begins. { $starter } has the first turn.
event-role-dealt =
    { $told ->
        [yes] { $seat } is secretly a { $role }.
       *[no] { $seat } is dealt a dwarf.
    }
event-hand-dealt =
    { $told ->
        [yes] { $seat } is dealt { $cards }.
       *[no]
            { $count ->
                [one] { $seat } is dealt one card.
               *[other] { $seat } is dealt { $count } cards.
            }
    }

### Turns

event-path-laid =
    { $turned ->
        [yes] { $seat } lays { $card } at { $at }, turned round.
       *[no] { $seat } lays { $card } at { $at }.
    }
event-action-played =
    { $aim ->
        [seat] { $seat } plays { $card } on { $target }.
        [place]
            { $turned ->
                [yes] { $seat } plays { $card } at { $at }, turned round.
               *[no] { $seat } plays { $card } at { $at }.
            }
        [places] { $seat } plays { $card } at { $at } and { $at2 }.
       *[nowhere] { $seat } plays { $card }.
    }
event-card-passed =
    { $game ->
        [lost-mines]
            { $told ->
                [yes] { $seat } puts { $card } away unseen.
               *[no] { $seat } puts a card away unseen.
            }
       *[saboteur]
            { $told ->
                [yes] { $seat } passes and puts { $card } away unseen.
               *[no] { $seat } passes and puts a card away unseen.
            }
    }
event-path-removed = The card at { $at } is gone: { $card }.
event-tool-mended = { $seat } has a working { $tool } again.
event-goal-seen =
    { $told ->
        [yes] { $seat } looks at the { goal-word } at { $at } and sees { $goal }.
       *[no] { $seat } looks at the { goal-word } at { $at }.
    }
event-goal-revealed =
    { $game ->
        [lost-mines] { $seat } discovers the mine at { $at }. It is { $goal }.
       *[saboteur] { $seat } reaches the goal at { $at }. It is { $goal }.
    }
event-goal-fitted =
    { $turned ->
        [yes] The { goal-word } at { $at } now lies face up, turned round.
       *[no] The { goal-word } at { $at } now lies face up.
    }
event-card-drawn =
    { $told ->
        [yes] { $seat } draws { $card }.
       *[no] { $seat } draws a card.
    }
event-card-vetoed = { $seat } says no with a Veto: { $card } has no effect.
event-nuggets-earned =
    { $nuggets ->
        [one] { $seat } gets one nugget.
       *[other] { $seat } gets { $nuggets } nuggets.
    }
event-nuggets-lost =
    { $nuggets ->
        [one] { $seat } loses one nugget.
       *[other] { $seat } loses { $nuggets } nuggets.
    }
event-gold-changed =
    { $value ->
        [one] { $seat } changes gold card { $place } into one nugget.
       *[other] { $seat } changes gold card { $place } into { $value } nuggets.
    }

### What the modules add

event-front-cleared = { $card } does not lie before { $seat } any more.
event-role-seen =
    { $told ->
        [yes] { $seat } looks at the dwarf of { $target } and sees a { $role }.
       *[no] { $seat } looks at the dwarf of { $target }.
    }
event-role-changed =
    { $told ->
        [yes] { $seat } has a new dwarf and is secretly a { $role } now.
       *[no] { $seat } has a new dwarf.
    }
event-hands-swapped = { $seat } and { $other } swap their hands.
event-goals-mixed =
    { $swapped ->
        [yes] { $seat } takes up the goals at { $at } and { $at2 }, and secretly puts each in the place of the other.
        [no] { $seat } takes up the goals at { $at } and { $at2 }, and secretly puts each back where it lay.
       *[unknown] { $seat } takes up the goals at { $at } and { $at2 }, and puts them down again. Which lies where is a secret.
    }
event-card-taken =
    { $source ->
        [discard]
            { $told ->
                [yes] { $seat } keeps { $card } from the discard pile.
               *[no] { $seat } keeps a card from the discard pile.
            }
       *[pile]
            { $told ->
                [yes] { $seat } looks at cards of the draw pile and keeps { $card }.
               *[no] { $seat } looks at cards of the draw pile and keeps one of them.
            }
    }
event-direction-changed =
    { $clockwise ->
        [yes] { $seat } turns the order of play: clockwise from now on.
       *[no] { $seat } turns the order of play: counter-clockwise from now on.
    }
event-path-moved =
    { $turned ->
        [yes] { $card } moves from { $from } to { $at }, turned round.
       *[no] { $card } moves from { $from } to { $at }.
    }
event-figure-set = { $seat } puts a figure on the card at { $at }. Whoever digs on to the { $side } has to pay a nugget.
event-figure-gone = Digging at { $at } costs nothing any more: the figure of { $seat } is gone.
event-toll-paid = { $seat } pays a toll of one nugget to { $owner }.
event-toll-asked = { $asker } asks { $seat } to pay the toll.
event-toll-refused = { $seat } does not pay. { $asker } takes { $card } back and has to do something else.
event-picture-reached = { $seat } is the first to reach the picture at { $at }.
event-roles-shuffled = At the party of { $seat } the dwarfs of all players are shuffled and dealt anew.
event-chest-opened = { $seat } opens the chest at { $at }. It holds { $chest }.
event-chest-empty = The chest is of no use to { $seat }: nothing can come of { $chest } now.
event-stack-seen =
    { $told ->
        [yes] { $seat } looks at the chest at { $at } and sees { $chest }, under { $path }.
       *[no] { $seat } looks at the chest at { $at }.
    }
event-stack-gone = The chest at { $at } is gone, unopened.
event-goal-moved = { $seat } moves the goal at { $from } to { $at }.
event-card-robbed =
    { $told ->
        [yes] { $seat } takes { $card } out of the hand of { $victim }.
       *[no] { $seat } takes a card out of the hand of { $victim }.
    }
event-cards-buried =
    { $count ->
        [0] { $seat } buries nothing: the draw pile is empty.
        [one] { $seat } buries one card: it goes from the draw pile to the discard pile, unseen.
       *[other] { $seat } buries { $count } cards: they go from the draw pile to the discard pile, unseen.
    }

### In the forest

event-clan-shown = { $seat } belongs to { clan-name }.
event-token-placed =
    { $token ->
        [trap] { $seat } sets a trap at { $at }, on the way { $side }. It costs a card whenever somebody walks there.
        [troll] { $seat } calls a troll to { $at }, on the way { $side }. Nobody gets past it until { $seat } is on turn again.
       *[tool] The { token-name } of { $seat } now lies at { $at }. Everybody may pass there, one at a time.
    }
event-token-gone =
    { $token ->
        [trap] The trap at { $at }, on the way { $side }, is gone.
        [troll] The troll at { $at }, on the way { $side }, is gone.
       *[tool] The { token-name } at { $at } is gone.
    }
event-dwarf-stepped = The dwarf of { $seat } walks from { $from } to { $at }.
event-trap-sprung =
    { $lost ->
        [no] { $seat } walks across a trap and has no card to lose.
       *[yes]
            { $told ->
                [yes] { $seat } walks across a trap and loses { $card }.
               *[no] { $seat } walks across a trap and loses a card.
            }
    }
event-treasure-seen =
    { $told ->
        [yes] { $seat } looks at treasure { $slot } and sees { $treasure }.
       *[no] { $seat } looks at treasure { $slot }.
    }
event-treasure-taken =
    { $told ->
        [yes] { $seat } takes treasure { $slot }: { $treasure }.
       *[no] { $seat } takes treasure { $slot }: { treasure-kind }.
    }
event-dragon-woken = { $seat } wakes the dragon. When the round is over it takes two points.
event-end-proposed =
    { $left ->
        [0] { $seat } proposes to end the round: no treasure can be reached any more.
       *[other] { $seat } proposes to end the round. Out of reach: { $out-of-reach }. Still in reach: { $in-reach }.
    }
event-end-answered =
    { $agrees ->
        [yes] { $seat } agrees to end the round.
       *[no] { $seat } wants to play on.
    }
event-treasure-shown = { $seat } has collected { $treasure }.
event-pool-shared =
    { $count ->
        [0] Nobody counts for { clan-name }.
        [one]
            { $total ->
                [0] { $members } alone counts for { clan-name }, and has no treasure.
                [one] { $members } alone counts for { clan-name }. The treasure is worth one point.
               *[other] { $members } alone counts for { clan-name }. The treasures are worth { $total } points.
            }
       *[other]
            { $total ->
                [0] { $members } count for { clan-name }, and have no treasure.
                [one] { $members } count for { clan-name }. The treasure is worth one point, which cannot be shared.
               *[other]
                    { $rest ->
                        [0] { $members } count for { clan-name }. They share { $total } points: { $each } for each.
                       *[other] { $members } count for { clan-name }. They share { $total } points: { $each } for each, and { $rest } left over.
                    }
            }
    }
event-dragon-paid =
    { $points ->
        [0] The dragon wants points of { $seat } and finds none.
        [one] { $seat } pays the dragon one point.
       *[other] { $seat } pays the dragon { $points } points.
    }

### The end

event-round-ended =
    { $outcome ->
        [treasure] { $connector } has dug through to the treasure. The round is over.
        [spider] The giant spider wakes. The round is over, and the treasure is still buried.
        [treasures] The last treasure has been taken. The round is over.
        [consent] All have agreed to end the round.
       *[exhausted]
            { $game ->
                [lost-mines] The cards have run out. The round is over.
               *[saboteur] The cards have run out. The round is over, and the treasure is still buried.
            }
    }
event-role-shown = { $seat } was a { $role }.
event-goal-shown = At { $at } lay { $goal }.
event-gold-drawn =
    { $count ->
        [0] No gold card is left to hand round.
        [one] One gold card is handed out, to { $first }.
       *[other] { $count } gold cards go round, { $first } chooses first.
    }
event-gold-offered =
    { $told ->
        [yes] { $seat } may choose a gold card worth { $value }.
       *[no] { $seat } is offered a gold card.
    }
event-gold-kept =
    { $told ->
        [yes] { $seat } keeps a gold card worth { $value }.
       *[no] { $seat } keeps a gold card.
    }
event-gold-paid = { $seat } is paid a gold card worth { $value }.
event-ways-judged =
    { $ways ->
        [none] Doors shut every way to the treasure, to the blue miners and to the green ones.
        [both] The way to the treasure is open to both teams.
       *[one] Doors leave the way to the treasure open only to { $open }.
    } { $count ->
        [0] Neither team wins.
        [one] The round is won by { $winners }.
       *[other] Both teams win the round.
    }
event-shared =
    { $game ->
        [lost-mines]
            { $nuggets ->
                [0] { $seat } gets no points
                [one] { $seat } gets one point
               *[other] { $seat } gets { $nuggets } points
            }
       *[saboteur]
            { $nuggets ->
                [0] { $seat } gets nothing
                [one] { $seat } gets one nugget
               *[other] { $seat } gets { $nuggets } nuggets
            }
    } { $reason ->
        [pool] with the clan.
        [rest] of what is left over.
        [treasures] for treasures of their own, shared with nobody.
        [team] with the winning team.
        [boss] as the boss, who gets one less than the team.
        [profiteer] as the profiteer, who gets two less than the winners.
        [crystals] for the crystals in the mine.
        [sabotage] for keeping the treasure buried.
       *[link] for digging through to the treasure.
    }
event-nugget-stolen = { $seat } steals a nugget from { $victim }.
event-theft-forgone = { $seat } steals nothing.
event-scored =
    { $game ->
        [lost-mines]
            { $nuggets ->
                [one] { $seat } has one point.
               *[other] { $seat } has { $nuggets } points.
            }
       *[saboteur]
            { $nuggets ->
                [one] { $seat } has one nugget.
               *[other] { $seat } has { $nuggets } nuggets.
            }
    }
event-game-ended =
    { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    }
