## The mine, the hand and the players, for those who hear them.

mine-empty = { $x },{ $y }: empty
mine-opens = { $what }; opens { $sides }
mine-beside = { $what }; a tunnel comes from the { $sides }
mine-lit = { $what }; you may
mine-unlit = { $what }; not lit, Enter says why
mine-chosen = { $what }; in preview, Enter confirms
mine-player = { $name }: { $status }, { $cards }, { $tools }
mine-tools-whole = all tools work
mine-tools-broken =
    { $count ->
        [one] { $tools } is broken
       *[other] { $tools } are broken
    }
mine-fit = Fit the whole mine
mine-closer = Closer, to where something lies
