## The rules as the page tells them, in short: `rules-<id>` is a heading, `rules-<id>-text` what it says, a line for each
## paragraph. What of it depends on the choice of the game:
## $game: base, saboteur-2 or tournament. $goals: how many lie out. All options by their names.

rules-chapters = Chapters
rules-chapter-base = How to play
rules-chapter-house = As played here
rules-our-guess = Our guess: { $what }

### The game everybody plays

rules-aim = What it is about
rules-aim-text =
    { $game ->
        [saboteur-2]
            Dig a way from the ladder to the treasure, which is one of the { rules-goal-count } goals. Blue and green miners are rivals, some dwarfs have aims of their own, and saboteurs do not want it found.
            Nobody says who he is; roles are turned up when the round is over. A game has three rounds, and the most gold wins.
       *[other]
            Miners dig a way from the ladder to the treasure, which is one of the { rules-goal-count } goals. Saboteurs try to prevent it.
            Nobody says who he is; roles are turned up when the round is over. A game has three rounds, and the most gold wins.
    }
rules-goal-count =
    { $goals ->
        [5] five
       *[3] three
    }
rules-turn = Your turn
rules-turn-text =
    { $game ->
        [saboteur-2]
            Do one of four things. Lay a tunnel, or play an action card: then draw one card.
            Or put two cards away face down and take away one card that lies before you: draw one, so your hand stays one card smaller.
            Or pass: put one to three cards away face down and draw as many. When the pile is empty you play on with what you hold; whoever has no card left is out until the round is over.
       *[other]
            Play one card: lay a tunnel, or use an action card. If you cannot or do not want to, put one card away face down. Then you draw a card.
            When the pile is empty you play on with what you hold.
    }
rules-paths = Tunnels
rules-paths-text =
    A tunnel card goes beside a card that lies there already. All its sides have to match: tunnel to tunnel, rock to rock. It has to be linked to the ladder without a gap.
    You may turn it round by half a turn, but not lay it across. Planks are a dead end: they match like a tunnel, but nothing passes.
rules-break = Broken tools
rules-break-text = Put one before another player and he cannot lay tunnels until it is repaired. One of each kind at most.
rules-fix = Repairs
rules-fix-text = Takes a broken tool away, your own or somebody else’s. A card with two tools repairs one of them.
rules-rockfall = Rockfall
rules-rockfall-text = Takes a tunnel card out of the mine. The start and the goals stay.
rules-map = Map
rules-map-text = Look at one of the goals and put it back. Say what you like about it, true or not.
rules-goals = Goals
rules-goals-text =
    { $goalReveal ->
        [touching] Whoever lays a card beside a goal and so links it with the start turns it up.
       *[anyLink] Whoever links a goal with the start turns it up.
    } Stone: the digging goes on. The treasure: the round is over.
    { $roundEnd ->
        [noPlayable] The round is over, too, when the pile is empty and nobody can play a card any more.
       *[handsEmpty] The round is over, too, when all cards are gone.
    } If the treasure has not been reached by then, the saboteurs have won.
rules-gold = Gold
rules-gold-text =
    If the miners win, as many gold cards as there are miners go round: whoever reached the treasure chooses first, then the others against the direction of play. If it was a saboteur, the miner nearest to him on that side begins.
    { $saboteurPay ->
        [cz] If the saboteurs win, a single one gets 4 nuggets, two get 3 each, three or four get 2 each.
       *[std] If the saboteurs win, a single one gets 4 nuggets, two or three get 3 each, four get 2 each.
    }
rules-dwarfs = Who is dealt
rules-dwarfs-text = One dwarf more than there are players is shuffled, and the one left over stays hidden.
rules-keys = Keys
rules-keys-text = Tab leads to the cards, arrows to the side go from card to card; arrow up leads to the places where it may lie, and arrows go from place to place. R turns a card, Enter plays it, Escape lets it go. With Shift, arrows go over every place beside the mine, and Enter says why nothing may lie there. Hold a card to read it.

### Tables

rules-table-players = Players
rules-table-saboteurs = Saboteurs
rules-table-miners = Miners
rules-table-greedy = Greedy
rules-table-hand = Hand
rules-table-winners = Winners
rules-table-each = Nuggets each
rules-table-or-more = { $count } or more

### Saboteur 2

rules-saboteur-2 = The deck
rules-saboteur-2-text =
    30 tunnels and 21 action cards join those of the first game. In each round ten cards of the deck are set aside unseen.
    Everybody is dealt 6 cards and one of 15 dwarfs, however many play. The other dwarfs lie in a closed pile.
rules-bridge = Bridge and double curve
rules-bridge-text = Two tunnels that do not join. One of the two has to be linked with the start.
rules-ladder = Ladder
rules-ladder-text =
    It is linked with the start and with every other ladder, wherever it lies.
    { $ladderContact ->
        [openLink] It must join a tunnel of a card that lies open, and may not open towards a goal.
       *[touch] It may lie beside any tunnel card if all sides match, but not beside a goal.
    }
rules-door = Doors
rules-door-text =
    They do not matter while you dig. When the round is over, green miners cannot pass a blue door, and blue miners cannot pass a green one. All others pass every door.
    If there is another way to the treasure, or a ladder behind the door, the door hinders nobody.
rules-crystal = Crystals
rules-crystal-text = Gold for geologists. They change nothing else.
rules-theft = Theft
rules-theft-text = Put it before yourself. After the gold of the round has been shared out you may take one nugget from any other player, unless you are trapped then. Whoever laid his theft last goes first, then the others clockwise.
rules-hands-off = Hands off
rules-hands-off-text = Takes away a theft that lies before any player.
rules-trap = Trap
rules-trap-text = Put it before another player: he cannot lay tunnels. If he is still trapped when the round is over he gets no gold, is not counted among the winners and cannot use his theft.
rules-free = Free again
rules-free-text = Takes a trap away, your own or somebody else’s.
rules-inspection = Inspection
rules-inspection-text = Look at another player’s dwarf in secret.
rules-swap-hats = Swapped hats
rules-swap-hats-text =
    { $hatSwap ->
        [neverDealt] Choose a player, or yourself: he gets a dwarf that nobody has had in this round, and only he looks at it. His old one stays out.
       *[pile] Choose a player, or yourself: he takes the top dwarf of the closed pile, and only he looks at it. His old one goes under the pile.
    }
rules-swap-hands = Swapped hands
rules-swap-hands-text = Exchange all your cards with another player’s, however many there are. At the end of your turn he draws a card and you do not.
rules-twice = No card twice
rules-twice-text = Nobody may have two equal cards before him: no second trap, theft or broken tool of the same kind.

rules-teams = Blue and green miners, 4 each
rules-teams-text =
    { $noDoorBoth ->
        [true] If the treasure is reached and no door is in the way, both teams win. Otherwise: if a miner reaches it, his team wins as long as no door of the other colour shuts it out; if one does, the other team wins, should its way be open.
       *[false] If a miner reaches the treasure, his team wins as long as no door of the other colour shuts it out. If one does, the other team wins, should its way be open.
    }
    If boss, profiteer, geologist or saboteur reaches it, every team wins that has an open way.
rules-boss = Boss
rules-boss-text =
    Wins with the miners, whichever team it is, and gets one nugget less.
    { $soloNeedsOwnLink ->
        [true] If the way is closed to both teams he wins only if he has reached the treasure himself and there is no profiteer: 4 nuggets.
       *[false] He wins even if the way is closed to both teams: alone, that is 4 nuggets.
    }
rules-profiteer = Profiteer
rules-profiteer-text =
    { $soloNeedsOwnLink ->
        [true] Wins with the miners or with the saboteurs, and gets two nuggets less. If the treasure is not reached and there is no saboteur, he wins alone: 3 nuggets. If the way is closed to both teams he wins only if he has reached the treasure himself and there is no boss.
       *[false] Wins whoever wins, and gets two nuggets less. Alone, that is 3 nuggets: if the way is closed to both teams and there is no boss, or if the treasure is not reached and there is no saboteur.
    }
rules-geologist = Geologists, 2
rules-geologist-text = A nugget for every crystal that lies open in the mine, whoever wins. Two of them share, rounded down. They are never counted among the winners.
rules-saboteur = Saboteurs, 3
rules-saboteur-text = Win if the treasure is not reached.
rules-share = The share
rules-share-text = The more winners, the less for each. Boss and profiteer are counted, then get their one or two less, but never less than nothing.
rules-saboteur-2-guess = how many gold tokens there are of each value. It makes no difference: gold is simply counted here.

### Championship cards

rules-greedy-text =
    { $game ->
        [tournament] The tournament has greedy dwarfs of its own, so this changes nothing.
       *[other]
            One of the miners to be dealt is replaced by a greedy dwarf. He wins only if he reaches the treasure himself: then he gets 4 nuggets, { $greedyTakesAll ->
                [false] and the miners are paid as well
               *[true] and nobody else gets anything
            }. Otherwise he gets nothing.
    }
rules-swap-goals-text = Choose two goals that lie face down. In secret you exchange them or leave them; you do not look at them.
rules-vault-text = Instead of drawing, look at the five topmost cards of the discard pile, keep one and put the others back.
rules-veto-text = In another player’s turn: the card he has just played has no effect, and both cards are discarded. He draws one card, then you do.
rules-change-direction-text =
    { $game ->
        [base] From now on turns go round the other way until the round is over, and so do the gold cards.
       *[other] From now on turns go round the other way until the round is over.
    }
rules-handyman-text = Repairs one broken tool, whichever it is, your own or somebody else’s.
rules-pioneer-text = Lay two tunnels from your hand, one after the other; you must be able to lay both. Then draw two cards, so your hand stays one card smaller.
rules-diversion-text = Take the tunnel that was laid last and lay it in another place where it fits. A broken tool does not stop you.

### Tunnel tolls

rules-tolls = A figure in the way
rules-tolls-text =
    There are two figures, each for one use in a round. As your turn, put one card away face down and stand a figure at the open end of a tunnel that is linked with the start. You draw no card, so your hand stays one card smaller.
    Whoever lays a card in front of it pays you one nugget, and the figure is gone until the next round. Without pay nobody may build there. You may ask another player to pay for you; you yourself build there for nothing.
rules-tolls-gold = Gold from the start
rules-tolls-gold-text =
    { $tollStartTokenCounts ->
        [false] Everybody begins the game with one nugget. When it is over, one is taken off every total, but never below nothing.
       *[true] Everybody begins the game with one nugget, and what you have left of it counts in the end.
    }

### The postcard

rules-costumes = The first one there
rules-costumes-text =
    A postcard lies in the middle of the mine. Whoever first links it with the start must exchange his dwarf at once, { $game ->
        [saboteur-2] for the top one of the closed pile; his old one goes under it.
       *[other] for the one that was left over.
    } Only he looks at it, and the new role is the one that counts. Later links do nothing.
    The postcard cannot be removed, and no tunnel leads through it.
rules-party = The first one there
rules-party-text =
    A postcard lies in the middle of the mine. When somebody first links it with the start, the dwarfs of all players are gathered, shuffled and dealt again: everybody looks at his own, and the round goes on with the new roles. Later links do nothing.
    The postcard cannot be removed, and no tunnel leads through it.
rules-costumes-guess = how large the postcard is, where it lies, and which of its sides are open.
rules-party-guess = how large the postcard is, where it lies, and which of its sides are open.

### New goals

rules-new-goals = Five goals
rules-new-goals-text = The treasure and four of seven other goals lie face down; three stay out unseen. What you turn up happens to you at once. If you reach two, you choose which comes first.
rules-bag = Bag of gold
rules-bag-text = Take one or two nuggets, as many as it shows.
rules-dragon = Dragon
rules-dragon-text = Give up one nugget, if you have any.
rules-spider = Giant spider
rules-spider-text = The round is over at once, and the saboteurs have won.
rules-stone = Stone
rules-stone-text = Nothing happens.
rules-new-goals-guess = how many there are of each, their tunnels, and where the five lie.

### Treasure chests

rules-chests = Four stacks
rules-chests-text =
    Four chests lie face down { $chestLayout ->
        [free] in the mine
       *[between] between the start and the goals
    }, never side by side, each under a tunnel card that is face down too. Whoever links such a stack with the start turns the tunnel up, fits it in as well as it will go, and opens the chest.
    A map may show you a stack instead of a goal. A rockfall may take a tunnel that is face down, and the chest goes with it unseen.
rules-chest-a-text =
    { $game ->
        [base] Take a gold card worth 1.
       *[other] Take one nugget.
    }
rules-chest-b-text =
    { $mapBan ->
        [all] Until the round is over no map can be used any more.
       *[goals] Until the round is over maps cannot show goals any more, only chests.
    }
rules-chest-c-text = You do not draw at the end of this turn.
rules-chest-d-text = You draw one card more at the end of this turn.
rules-chest-e-text =
    { $goalMove ->
        [anyFarther] Move a goal that is face down by one place, to wherever it is farther from the start.
       *[sameRow] Move a goal that is face down by one place, straight away from the start.
    }
rules-chest-f-text = You do not draw. Instead you take a card at random from the hand of a player you choose.
rules-chest-g-text = At the end of this turn you look at three cards of the draw pile, keep one and discard the others.
rules-chest-h-text = Look at another player’s dwarf in secret.
rules-chest-i-text = You do not draw. Instead the discard pile is shuffled; you look at five of its cards, keep one and put the others back.
rules-chest-j-text = The five topmost cards of the draw pile are discarded face down.
rules-chests-guess = the tunnels on the seven cards, and where the stacks may lie.

### Variants

rules-sabotaged = Broken tools cost the share
rules-sabotaged-text =
    If the miners win, those with a broken tool before them get no gold. As many gold cards as there are miners go round all the same, so that some of the others get more than one.
    If every miner has a broken tool, nobody gets gold. The pay of the saboteurs stays as it is.
rules-tournament = Who is dealt
rules-tournament-text = No dwarf is left over: everybody knows how many there are of each.
rules-centre = In the middle
rules-centre-text = Before the deal one tunnel card from the deck is laid face up, halfway between the start and the middle goal. It is a tunnel like any other, but not linked with the start yet.
rules-pay = Fixed pay
rules-pay-text =
    A miner reaches the treasure: 3 nuggets for him, 2 for every other miner. If a saboteur reaches it, every miner gets 2.
    A greedy dwarf reaches it: 4 for him, nothing for all others. Otherwise he gets nothing.
    Nobody reaches it: 3 for each saboteur; with five players the only one gets 4.

### The Lost Mines, a game of its own

rules-chapter-forest-cards = Paths and cards
rules-chapter-forest-points = Mines and points
rules-table-loyal = Loyal
rules-table-selfish = Selfish

rules-forest-aim = What it is about
rules-forest-aim-text =
    Four lost mines lie hidden beyond a forest: jewels, gold, silver, and one where a dragon sleeps. Blue and yellow dwarfs lay paths, walk on them and bring treasures home for their clan. Most of them do.
    Everybody sees which clan you belong to. What you are in it you keep to yourself until the round is over. A game has two rounds, and the most points win.
rules-forest-dwarfs = Who you are
rules-forest-dwarfs-text =
    Loyal: your treasures count for your clan. Selfish: they count for you alone, and no clan shares with you. Saboteur: you look like one of your clan, but your treasures count for the other one, and it shares with you.
    So many dwarfs of each clan are shuffled, both clans together. Some are left over and stay hidden, so nobody knows whether there is a saboteur.
rules-forest-turn = Your turn in three steps
rules-forest-turn-text =
    First use cards: lay a path card, or play an action card, or put one or two cards away face down.
    Then walk: up to three steps with your dwarf, or none.
    Then draw as many cards as you have used. When the pile is empty you play on with what you hold; whoever has no card left is out until the round is over.
rules-forest-walk = Walking
rules-forest-walk-text =
    A step leads along a path from one card onto the next. All paths are for everybody, whoever laid them, and most cards have room for any number of dwarfs.
    What stops you: an obstacle without its tool, a troll, and another dwarf where there is room for only one.
rules-forest-paths = Laying paths
rules-forest-paths-text =
    A path card must lengthen a path that leaves a start, another path card or a discovered mine. All its sides have to match such cards: path to path, thicket to thicket. Towards hidden mines, empty places and the edge of the forest anything goes.
    You may turn it round by half a turn, but not lay it across. It need not lead to your own start or to your dwarf.
rules-forest-obstacles = Fallen tree, lake and ditch
rules-forest-obstacles-text = Nobody may step there until the right tool lies on the card: the axe for the tree, the boat for the lake, the rope for the ditch. You may play it on any of them, near or far. Then all dwarfs may pass, one at a time.
rules-forest-rocks = Rocks
rules-forest-rocks-text = Room for one dwarf only. As long as one stands there, no other gets past.
rules-forest-campfire = Campfire
rules-forest-campfire-text = If your dwarf begins its walk here it may take up to five steps.
rules-forest-info = Cards with an eye
rules-forest-info-text =
    They name two of three things: a hidden mine, a treasure that nobody has taken, another player’s dwarf. Look at one of them in secret. { $peekTalk ->
        [free] House rule: say what you like about it, true or not.
       *[off] Tell nobody what you have seen.
    }
rules-forest-trap = Trap
rules-forest-trap-text = Put it on a path between two cards, or at an open end. Whoever walks across it, you too, loses a card from hand by chance and gets no other for it. The trap stays.
rules-forest-troll = Troll
rules-forest-troll-text = Put it where a trap could go. Nobody gets past it, not even you. When your next turn begins it is gone.
rules-forest-storm = Storm
rules-forest-storm-text = Takes away a path card on which no dwarf stands, with the tool on it. Starts and mines stay. A trap or a troll at its side stays as well, unless there is no card on the other side either.
rules-forest-mines = Discovering a mine
rules-forest-mines-text = Whoever is first to step onto a hidden mine turns it up, and the walk is over. The mine is turned so that the way in is open and the other sides fit as well as they can. Those who come later may stop there or walk on.
rules-forest-treasures = Treasures
rules-forest-treasures-text =
    One for each player lies beside the forest. Everybody sees whether it is jewels, gold or silver, but not what it is worth.
    If you end your walk on the mine of that kind you take one, as long as there is one, and only you look at it. If you stay there you take another one in your next turn.
rules-forest-dragon = Dragon
rules-forest-dragon-text =
    Whoever turns it up gets no treasure and has to give 2 points when the round is over, { $dragonFrom ->
        [round] or what this round has brought if that is less
       *[all] or all there are if that is less
    }. From then on the card is a path like any other.
rules-forest-end = End of a round
rules-forest-end-text =
    The round is over at once when the last treasure is taken. It is over, too, when all cards are gone; { $lastMove ->
        [false] whoever uses the very last one does not walk any more.
       *[true] whoever uses the very last one may still walk.
    }
    As soon as a mine that may hold a treasure can no longer be reached, you may propose in your turn to end the round. The table says which mines are out of reach and which are not, and all others have to agree. If one of them does not, it can be proposed again when a further mine is out of reach.
rules-forest-score = Points
rules-forest-score-text =
    Dwarfs and treasures are turned up. Everybody who counts for a clan, its loyal dwarfs and the other clan’s saboteur, puts all treasures together, and each gets the same share. { $remainder ->
        [sum] What is left over goes to whoever of them has the most valuable treasures together
       *[card] What is left over goes to whoever of them has the most valuable single treasure
    }; if there are several, they share it, and a last rest is lost.
    A selfish dwarf gets what his own treasures are worth. After that the dragon is paid.
rules-forest-win = Second round and winner
rules-forest-win-text =
    For the second round everything is set up anew and everybody gets another dwarf. It is opened by the left neighbour of whoever used the last card. Points are kept.
    { $decider ->
        [true] If several have the most points then, further rounds are played until one of them wins.
       *[false] If several have the most points then, they win together.
    }
rules-lost-mines-guess = where starts and mines lie, what is on the cards, how many there are of each, and what the treasures are worth.
