## The command `pyrite simulate`

simulate-help = let bots play many rounds and see who wins
simulate-description =
    Play rounds between bots and print how they end.

    Saboteur: how often the miners reach the treasure. Every combination that is
    asked for is one cell of the table. Without any choice that is all bots against
    all bots at every table, which takes a while (with compiled rules some minutes,
    interpreted some hours).

    The Lost Mines: how much of the treasures is collected, how long rounds take, and
    what each role earns. Every number of players is one row.
simulate-more =
    A round of Saboteur in which chance deals no saboteur is dealt again (it happens
    with 3 and 4 players). All bots meet the same deals. Behind each rate stands its
    95 % confidence interval, behind each mean how far it reaches to either side. The
    seed decides everything, the number of processes nothing.
simulate-game-help = the game that is played: { $games } (default: { $game })
simulate-miners-help = bots that play the miners, one or several: { $bots } (default: all)
simulate-saboteurs-help = bots that play the saboteurs (default: all)
simulate-seats-help = in { $game } the bots around the table, again from the first until all seats are taken: { $bots } (default: the best one in every seat)
simulate-players-help = players at the table: 5, or 3,5,7, or 3-10 (default: as many as the game allows)
simulate-rounds-help = rounds in each cell (default: { $rounds })
simulate-seed-help = a number that decides the deals and the bots' chances (default: { $seed })
simulate-jobs-help = processes to play in (default: one for each processor)
simulate-modules-help = modules in play, with commas between: { $modules } (default: none)
simulate-edition-help = the printed edition that is followed: { $editions } (default: default)
simulate-options-help = single options where you want another reading than the edition's, with commas between: { $options }
simulate-json-help = print JSON instead of a table

simulate-not-players = { $text } names no number of players; write 5, or 3,5,7, or 3-10

simulate-other-game = { $option } says nothing in the game { $game }

simulate-progress = playing
simulate-title = Rounds won by the miners, in percent
simulate-players = players
simulate-miners = miners
simulate-against = against { $bot }
simulate-cell = { $rate } ({ $low }–{ $high })
simulate-caption =
    { $rounds ->
        [one] One round
       *[other] { NUMBER($rounds, useGrouping: 0) } rounds
    } in each cell, seed { $seed }; in brackets the 95 % interval.
    { $speed } decisions for each second of processor time.

## The same for The Lost Mines

simulate-sittings-title = { $game }, played by { $bots }
simulate-treks-title = The Lost Mines, played by { $bots }
simulate-bot = bot
simulate-all-bots = all
simulate-rounds = rounds
simulate-taken = taken %
simulate-cleared = all %
simulate-blind = no mine %
simulate-turns = turns
simulate-points = points
simulate-selfish = selfish
simulate-loyal = loyal
simulate-saboteur = saboteur
simulate-mean = { $mean } ±{ $margin }
simulate-treks-caption =
    { $rounds ->
        [one] One round
       *[other] { NUMBER($rounds, useGrouping: 0) } rounds
    } with each number of players, seed { $seed }. Taken: treasures collected, of all that lay out;
    all: rounds in which none was left; no mine: rounds in which none was found. Points a round and seat, by role,
    with the 95 % interval. { $speed } decisions for each second of processor time.
