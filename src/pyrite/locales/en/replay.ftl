## The command `pyrite replay`

replay-help = watch a recorded game again
replay-description =
    Step through a recorded game: a picture of the mine whenever it has changed,
    and a sentence for everything that happens. The game is verified first.
replay-file-help = the record of a game
replay-all-help = print every step without stopping (as it also does when the output is no terminal)
replay-from-help = the step to begin with; step 0 is the first deal, every decision that can be noticed is one more
replay-as-help = whose eyes: a seat (0, 1, ...), spectator, or all to see every card (default: all)

replay-step = --- { $step } ---
replay-step-open = --- { $step } --- { $seat }: { $move }
replay-goals = Face down lie, from north to south: { $goals }.
replay-stack = At { $at } a chest lies under { $path }. It holds { $chest }.
replay-treasures = The treasures beside the forest, from the first to the last: { $treasures }.
replay-aside = Set aside, unseen: { $cards }.
replay-spare = Left over among the dwarfs: { $roles }.
replay-prompt = [Enter] next step, [q] quit:{" "}
replay-unfinished = The record ends here; the game is not over.

replay-damaged = pyrite: { $file }: { $problem }
replay-no-viewer = pyrite: there is nobody called { $viewer } to watch with; it is all, spectator, or a seat from 0 to { $last }
replay-no-step = pyrite: the game has no step { $step }; its steps are 0 to { $last }
