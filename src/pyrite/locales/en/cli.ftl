## The command `pyrite`

cli-description =
    The Saboteur card games: play them out, watch them again, measure the bots.
    Unofficial; the words and pictures are our own.
cli-commands = commands
cli-version-help = say the version and whether the rules are compiled
cli-version =
    pyrite { $version } (Python { $python }, { $rules ->
        [compiled] rules compiled)
       *[interpreted] rules interpreted)
    The rules are the same, but slower. To have them compiled, install again where a C compiler is found.
    }
cli-decks-help = a file of decks that stand in for ours, for owners of a box that shows something else (docs/own-decks.md)
cli-more = Ask any command for more with: pyrite COMMAND --help
cli-not-number = { $text } is no number from { $fewest } to { $most }
cli-error = pyrite: { $error }
cli-file = { $file }: { $problem }
