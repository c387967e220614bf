## The page of The Lost Mines. Sentences about events are shared with the other programs (events.ftl);
## those that begin with forest-event are shorter words for some of them.

forest-clan =
    { $clan ->
        [blue] blue clan
       *[yellow] yellow clan
    }
forest-kind =
    { $kind ->
        [jewels] jewels
        [gold] gold
       *[silver] silver
    }
forest-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
forest-round-of =
    { $round ->
        [1] 1 of 2
        [2] 2 of 2
       *[other] { $round }, to decide it
    }

### The board

forest-board = The forest
forest-whole = Whole forest
forest-fit = Show the whole forest
forest-look = Look at the forest
forest-mine-watched = Somebody has looked at this mine.
forest-misfit =
    { $meets ->
        [tunnel] a path would end among trees in the { $side }.
       *[rock] trees would stand in the way of a path in the { $side }.
    }
forest-mine-name =
    { $mine ->
        [mine-jewels] the mine of jewels
        [mine-gold] the gold mine
        [mine-silver] the silver mine
       *[mine-dragon] the den of the dragon
    }
forest-cell-start = { $x },{ $y }: the start of the { $clan }
forest-cell-hidden = { $x },{ $y }: a mine, not yet discovered
forest-cell-seen = { $x },{ $y }: a mine, not yet discovered; you have seen { $mine }
forest-cell-mine = { $x },{ $y }: { $mine }
forest-cell-empty = { $x },{ $y }: empty
forest-cell-beside = { $what }; a path comes from { $sides }
forest-edge = { $what }, its edge in the { $side }
forest-with-tool =
    { $tool ->
        [axe] an axe lies on it
        [boat] a boat lies on it
       *[rope] a rope lies on it
    }
forest-tool-at =
    { $tool ->
        [axe] An axe at { $x },{ $y }: dwarfs pass one at a time
        [boat] A boat at { $x },{ $y }: dwarfs pass one at a time
       *[rope] A rope at { $x },{ $y }: dwarfs pass one at a time
    }
forest-with-edge =
    { $token ->
        [troll] a troll in the { $side }
       *[trap] a trap in the { $side }
    }
forest-trap-at = A trap at { $x },{ $y } in the { $side }: whoever crosses it loses a card
forest-troll-of = Troll of { $owner } at { $x },{ $y } in the { $side }: nobody passes until { $owner } is on turn again
forest-stands =
    { $count ->
        [one] { $names } stands there
       *[other] { $names } stand there
    }
forest-dwarf-of = Dwarf of { $name }, { $clan }, at { $x },{ $y }
forest-slot = Treasure { $slot }: { $kind }
forest-worth = worth { $value }
forest-taken-by = taken by { $seat }
forest-treasure =
    { $kind ->
        [jewels] jewels worth { $value }
        [gold] gold worth { $value }
       *[silver] silver worth { $value }
    }

### Cards

forest-path =
    { $form ->
        [crossing] a crossing
        [junction] a fork
        [straight] a straight path
       *[curve] a bend
    }
forest-path-title =
    { $form ->
        [crossing] Crossing
        [junction] Fork
        [straight] Straight path
       *[curve] Bend
    }
forest-path-with =
    { $thing ->
        [tree] { $card } with a fallen tree
        [lake] { $card } with a lake
        [ditch] { $card } with a ditch
        [rocks] { $card } with rocks
       *[campfire] { $card } with a campfire
    }
forest-spoken = { $title }, opens { $sides }
forest-card-use =
    { $kind ->
        [path] Lay it so that it continues a path; paths meet paths, and trees meet trees.
        [tree] A path like any other, but nobody walks there until an axe lies on it; then one dwarf at a time.
        [lake] A path like any other, but nobody walks there until a boat lies on it; then one dwarf at a time.
        [ditch] A path like any other, but nobody walks there until a rope lies on it; then one dwarf at a time.
        [rocks] A path with room for one dwarf. While somebody stands there, nobody else gets past.
        [campfire] Whoever sets out from a campfire walks up to five cards instead of three.
        [axe] Lay it on a fallen tree: from then on everybody may pass there, one at a time.
        [boat] Lay it on a lake: from then on everybody may pass there, one at a time.
        [rope] Lay it on a ditch: from then on everybody may pass there, one at a time.
        [info-mine-treasure] Look in secret at a mine that nobody has discovered, or at a treasure that nobody has taken.
        [info-mine-dwarf] Look in secret at a mine that nobody has discovered, or at another player’s dwarf.
        [info-treasure-dwarf] Look in secret at a treasure that nobody has taken, or at another player’s dwarf.
        [forest-trap] Set it on the edge of a path: whoever walks across loses a card, each time.
        [troll] Set it on the edge of a path: nobody walks across until your next turn.
        [storm] Takes a path away on which nobody stands, never a start or a mine.
       *[other] { "" }
    }

### Legend

forest-legend = On the path
forest-thing =
    { $thing ->
        [tree] Fallen tree
        [lake] Lake
        [ditch] Ditch
        [rocks] Rocks
       *[campfire] Campfire
    }
forest-thing-why =
    { $thing ->
        [tree] Closed until an axe lies there; then one dwarf at a time.
        [lake] Closed until a boat lies there; then one dwarf at a time.
        [ditch] Closed until a rope lies there; then one dwarf at a time.
        [rocks] Room for one dwarf. A second must wait or go round.
       *[campfire] Set out from here and walk five cards instead of three.
    }

### Keys

forest-keys = Tab leads to the cards, arrows to the side go from card to card; arrow up leads to the places where it may lie, and arrows go from place to place. R turns a card, Enter plays it, Escape lets it go. When your dwarf walks, every arrow is a step and S stays. With Shift, arrows go over every place of the forest, and Enter says why nothing can be done there. Hold a card to read it.

### Players

forest-player = { $name }: { $status }, { $cards }
forest-status-now = uses a card
forest-status-walks = walks
forest-status-asked = is asked
forest-wish =
    { $wish ->
        [loyal] loyal
        [selfish] selfish
       *[saboteur] saboteur
    }
forest-hoard =
    { $kind ->
        [jewels]
            { $count ->
                [one] one treasure of jewels
               *[other] { $count } treasures of jewels
            }
        [gold]
            { $count ->
                [one] one treasure of gold
               *[other] { $count } treasures of gold
            }
       *[silver]
            { $count ->
                [one] one treasure of silver
               *[other] { $count } treasures of silver
            }
    }
forest-has-dragon = has woken the dragon
forest-has-troll = has a troll out
forest-role-name =
    { $wish ->
        [loyal]
            { $clan ->
                [blue] loyal to the blue clan
               *[yellow] loyal to the yellow clan
            }
        [selfish]
            { $clan ->
                [blue] selfish, of the blue clan
               *[yellow] selfish, of the yellow clan
            }
       *[saboteur]
            { $clan ->
                [blue] a saboteur in the blue clan
               *[yellow] a saboteur in the yellow clan
            }
    }
forest-role =
    { $wish ->
        [loyal]
            { $clan ->
                [blue] You are loyal to the blue clan
               *[yellow] You are loyal to the yellow clan
            }
        [selfish] You are selfish
       *[saboteur]
            { $clan ->
                [blue] You are a saboteur in the blue clan
               *[yellow] You are a saboteur in the yellow clan
            }
    }
forest-role-aim =
    { $wish ->
        [loyal] Your treasures and those of all who side with the { $own } are shared equally. Help your clan, and mind who is not what they seem.
        [selfish] You share with nobody, not even the { $own }. Your own treasures are your points.
       *[saboteur] You look like one of the { $own }, but your treasures count for the { $other }, and you share with them.
    }

### Decisions

forest-step-of =
    { $step ->
        [1] Step one of three: a card
       *[2] Step two of three: a walk
    }
forest-step =
    { $step ->
        [1] Card
        [2] Walk
       *[3] Draw
    }
forest-wait =
    { $decision ->
        [turn] { $seat } uses a card
        [walk] { $seat } walks
        [fitting] { $seat } has found a mine and turns it
        [collect] { $seat } chooses a treasure
        [consent] { $seat } is asked to end the round
       *[other] { $seat } decides
    }
forest-turn = Your turn: use a card
forest-turn-cards =
    { $count ->
        [0] Nothing can be played: discard one or two.
        [one] One card can be played; or discard one or two.
       *[other] { $count } cards can be played; or discard one or two.
    }
# $far and $near are mines by their names; $left is how many are near.
forest-reach =
    { $left ->
        [0] No treasure can be reached any more.
       *[other] Out of reach: { $far }. Still in reach: { $near }.
    }
forest-mine-nth =
    { $nth ->
        [1] the top mine
        [2] the second mine
        [3] the third mine
       *[last] the bottom mine
    }
forest-may-propose =
    { $left ->
        [0] No treasure can be reached any more. You may propose to end the round.
       *[other] Out of reach: { $far }. You may propose to end the round.
    }
forest-or-discard = or discard
forest-discard-some = Discard…
forest-discard =
    { $count ->
        [0] Which cards do you discard?
        [one] Discard this card?
       *[other] Discard these { $count } cards?
    }
forest-discard-why = One or two. Nobody sees them, and you draw as many.
forest-cannot =
    { $kind ->
        [path] This path fits nowhere
       *[other] This card cannot be played now
    }
forest-cannot-why = { $card }: you may discard it.
forest-where =
    { $kind ->
        [path] Where shall it lie?
        [axe] Which fallen tree?
        [boat] Which lake?
        [rope] Which ditch?
        [forest-trap] On which edge shall the trap lie?
        [troll] On which edge shall the troll stand?
        [storm] Which path shall the storm take?
        [info-mine-treasure] Which mine or treasure do you look at?
        [info-mine-dwarf] Which mine or whose dwarf do you look at?
        [info-treasure-dwarf] Which treasure or whose dwarf do you look at?
       *[other] Where?
    }
forest-where-why =
    { $kind ->
        [path]
            { $count ->
                [one] { $card }: one place fits
               *[other] { $card }: { $count } places fit
            }
       *[other] { $card }
    }
forest-here =
    { $kind ->
        [path] Lay it here?
        [axe] Lay the axe here?
        [boat] Lay the boat here?
        [rope] Lay the rope here?
        [forest-trap] Set the trap on this edge?
        [troll] Put the troll on this edge?
        [storm] Take this path away?
       *[other] Look at this mine?
    }
forest-here-why =
    { $kind ->
        [path]
            { $count ->
                [one] The only place that fits
               *[other] One of { $count } places
            }
        [forest-trap] Whoever crosses it loses a card, you too.
        [troll] Nobody crosses it until your next turn, you neither.
        [info-mine-treasure] { forest-only-you }
        [info-mine-dwarf] { forest-only-you }
        [info-treasure-dwarf] { forest-only-you }
       *[other] { $card }
    }
forest-peek-dwarf = Look at the dwarf of { $seat }?
forest-peek-slot = Look at it? { $slot }
forest-only-you =
    { $talk ->
        [free] Nobody else sees it. Say what you like about it.
       *[off] Nobody else sees it, and you may not tell.
    }
forest-act =
    { $kind ->
        [path] Lay it
        [axe] Lay it
        [boat] Lay it
        [rope] Lay it
        [forest-trap] Set it
        [troll] Put it there
        [storm] Take it away
       *[other] Look
    }
forest-walk =
    { $steps ->
        [one] Walk one more step?
       *[other] Walk up to { $steps } steps?
    }
forest-walk-cards =
    { $count ->
        [one] One card is within reach. Or stay where you are.
       *[other] { $count } cards are within reach. Or stay where you are.
    }
forest-walk-stuck = Your dwarf cannot walk
forest-walk-stuck-why = No way is open from where it stands.
forest-walk-there = Walk there?
forest-walk-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
forest-walk-traps =
    { $count ->
        [one] across a trap: you lose a card
       *[other] across { $count } traps: you lose a card each time
    }
forest-walk-traps-free = across a trap, but you have no card to lose
forest-walk-discovers = you discover the mine, and the walk ends there
forest-act-show = Show me
forest-act-stay = Stay here
forest-act-walk = Walk there
forest-act-walk-on = Walk and go on
forest-act-walk-stay = Walk and stay
forest-act-discover = Discover it
forest-choose =
    { $decision ->
        [fitting] The mine fits both ways. How shall it lie?
       *[other] It is for you to decide
    }
forest-fit-mine =
    { $turned ->
        [yes] Lay the mine turned round
       *[no] Lay the mine upright
    }
forest-collect = Which treasure do you take?
forest-collect-why = Of those that belong to this mine.
forest-collect-sure = Take it? { $slot }
forest-act-collect = Take it
forest-propose = Propose to end
forest-propose-title = End the round?
forest-propose-why = { forest-reach } If all agree, the round is over and the points are shared.
forest-consent = { $seat } proposes to end the round. Do you agree?
forest-consent-why = { forest-reach } All have to agree.
forest-act-agree = Agree
forest-act-refuse = Play on

### The end of a round

forest-outcome =
    { $outcome ->
        [treasures] All treasures are found
        [consent] The round ends by common consent
       *[exhausted] The cards have run out
    }
forest-outcome-why =
    { $outcome ->
        [treasures] Dwarfs and treasures are turned up, and the points are shared.
        [consent] Dwarfs and treasures are turned up, and the points are shared.
       *[exhausted] Nobody has a card left. Dwarfs and treasures are turned up, and the points are shared.
    }
forest-pool = For the { $clan }
forest-pool-empty = They have brought no treasure, so there is nothing to share.
forest-pool-each =
    { $count ->
        [one]
            { $total ->
                [one] The only one here gets the one point.
               *[other] The only one here gets all { $total } points.
            }
       *[other]
            { $total ->
                [one] One point for { $count } dwarfs: { $each } for each.
               *[other] { $total } points for { $count } dwarfs: { $each } for each.
            }
    }
forest-pool-rest =
    { $count ->
        [one]
            { $rest ->
                [one] The point left over goes to { $names }, who brought the single most valuable treasure, worth { $best }.
               *[other] The { $rest } points left over go to { $names }, who brought the single most valuable treasure, worth { $best }.
            }
       *[other] { $rest } points are left over. { $names } brought equally valuable treasures, worth { $best }: { $part } more for each of them.
    }
forest-pool-rest-sum =
    { $count ->
        [one]
            { $rest ->
                [one] The point left over goes to { $names }, who brought the most altogether.
               *[other] The { $rest } points left over go to { $names }, who brought the most altogether.
            }
       *[other] { $rest } points are left over. { $names } brought equally much: { $part } more for each of them.
    }
forest-pool-lost =
    { $lost ->
        [one] One point is lost: it cannot be split among those who have equal claims.
       *[other] { $lost } points are lost: they cannot be split among those who have equal claims.
    }
forest-member =
    { $wish ->
        [loyal] loyal
        [selfish] selfish, of the { $clan }
       *[saboteur] a saboteur from the { $clan }
    }
forest-alone = On their own
forest-alone-why = Selfish dwarfs keep what they have brought and get no share of a clan’s.
forest-no-treasure = no treasure
forest-dragon-toll = The dragon’s toll
forest-dragon-why =
    { $points ->
        [0] { $seat } woke the dragon, but has nothing to give.
        [one] { $seat } woke the dragon and gives back one point.
       *[other] { $seat } woke the dragon and gives back { $points } points.
    }

### The log, in fewer words

forest-log = Forest log
forest-event-path-laid = { $seat } lays { $card }.
forest-event-action-played =
    { $kind ->
        [storm] { $seat } lets a storm take a path away.
       *[other] { $seat } plays { $card }.
    }
forest-event-dwarf-stepped = { $seat } walks to { $at }.
forest-event-token-placed =
    { $token ->
        [trap] { $seat } sets a trap.
        [troll] { $seat } sends a troll.
        [axe] { $seat } lays an axe on a fallen tree.
        [boat] { $seat } lays a boat on a lake.
       *[rope] { $seat } lays a rope over a ditch.
    }
forest-event-token-gone =
    { $token ->
        [trap] A trap is gone.
        [troll] The troll goes away.
        [axe] An axe is gone.
        [boat] A boat is gone.
       *[rope] A rope is gone.
    }
forest-event-goal-seen =
    { $told ->
        [yes] { $seat } looks at a mine: { $goal }.
       *[no] { $seat } looks at a mine.
    }
forest-event-end-proposed =
    { $left ->
        [0] { $seat } proposes to end the round: no treasure can be reached any more.
        [one] { $seat } proposes to end the round: one mine is still in reach, { $lost } { $lost ->
            [one] is
           *[other] are
        } not.
       *[other] { $seat } proposes to end the round: { $left } mines are still in reach, { $lost } { $lost ->
            [one] is
           *[other] are
        } not.
    }
forest-event-goal-revealed = { $seat } discovers a mine: { $goal }.
forest-event-role-seen =
    { $told ->
        [yes] { $seat } looks at the dwarf of { $target }: { $role }.
       *[no] { $seat } looks at the dwarf of { $target }.
    }
forest-event-role-shown = { $seat } was { $role }.
