module-lunch-break = Lunch break
module-lunch-break-hint = Offer your lunch. Will they share it?
card-lunch = Lunch
event-lunch-eaten =
    { $shared ->
        [yes] { $seat } shares the lunch of { $host }: both draw a card more.
       *[no] { $seat } eats all of { $host }'s lunch, and draws a card more.
    }
error-lunch-for-another = Offer lunch to another player.
error-not-hungry = They could not hold another card.
error-share-or-devour = Share the lunch, or devour it.
