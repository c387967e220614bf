## What happens in a game, a sentence for each event.
## Present tense throughout: it needs no gender, in no language.
## $told is yes or no: whether whoever reads this may know the card.

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
       *[path] { $card }
    }
goal-name =
    { $goal ->
        [treasure] the treasure
        [stone-ne] a stone
        [stone-nw] a stone
        [bag-1] a bag with one nugget
        [bag-2] a bag with two nuggets
        [dragon] the dragon
        [spider] the giant spider
       *[other] { $goal }
    }
role-name =
    { $role ->
        [miner] miner
        [saboteur] saboteur
       *[other] { $role }
    }
tool-name =
    { $tool ->
        [pickaxe] pickaxe
        [lantern] lantern
        [cart] cart
       *[other] { $tool }
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
        [place] { $seat } plays { $card } at { $at }.
       *[nowhere] { $seat } plays { $card }.
    }
event-card-passed =
    { $told ->
        [yes] { $seat } passes and puts { $card } away unseen.
       *[no] { $seat } passes and puts a card away unseen.
    }
event-path-removed = The card at { $at } is gone: { $card }.
event-tool-mended = { $seat } has a working { $tool } again.
event-goal-seen =
    { $told ->
        [yes] { $seat } looks at the goal at { $at } and sees { $goal }.
       *[no] { $seat } looks at the goal at { $at }.
    }
event-goal-revealed = { $seat } reaches the goal at { $at }. It is { $goal }.
event-goal-fitted =
    { $turned ->
        [yes] The goal at { $at } now lies face up, turned round.
       *[no] The goal at { $at } now lies face up.
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

### The end

event-round-ended =
    { $outcome ->
        [treasure] { $connector } has dug through to the treasure. The round is over, the miners win.
        [spider] The giant spider wakes. The round is over, and the treasure is still buried.
       *[exhausted] The cards have run out. The round is over, and the treasure is still buried.
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
event-scored =
    { $nuggets ->
        [one] { $seat } has one nugget.
       *[other] { $seat } has { $nuggets } nuggets.
    }
event-game-ended =
    { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    }
