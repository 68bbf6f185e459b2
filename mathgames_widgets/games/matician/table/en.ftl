### Matician's table: what stands on buttons, what a screen reader says of cards, and the explorer of pairs.
# $operation chooses by a symbol: plus, less, times, over. $side is left or right.

## The start page

introduction = Lay two numbers beside your symbol. The highest value wins the point, unless a minus card spoils it.
option-draft = Take turns choosing symbols instead of being dealt one
option-small = Only numbers from 1 to 9 go beside ×
option-ranks = Compare ranks instead of values
option-play-on = Play on for the other places after someone has three points
options-symbols = Symbols
options-points = Points

## Where the game stands

where = { $phase ->
    [draft] Round { $round } · taking symbols
    [numbers] Round { $round } · laying numbers
    [sabotage] Round { $round } · minus cards
   *[over] The game is over
}
where-stopped = Round { $round } · turned over
heard = Your equation: { $value }.

## Titles of what opens over the table

why = Why?
compare = Compare pairs
what-would-it-do = What would it do?
hands-shown = Hands shown
shown-hand = Shown: { $cards }

## Cards and symbols

spoken = { $operation ->
    [plus] plus
    [less] minus
    [times] times
   *[over] divided by
}
symbol = symbol { spoken }
your-symbol = your symbol, { spoken }
take-symbol = take the symbol { spoken }
face-down = { $side ->
    [left] left number, face down
   *[right] right number, face down
}
no-card = { $side ->
    [left] left side: nothing yet
   *[right] right side: nothing yet
}
lying = { $side ->
    [left] { $card }, left of your symbol
   *[right] { $card }, right of your symbol
}

## The player's own equation

your-equation = Your equation
your-equation-is = Your equation: { $value }
not-complete = not complete yet
without-minus = without a minus card: { $value }
slot = { $side ->
    [left] Left
   *[right] Right
}
back = Back
picked-up = { $card }, picked up. Places: { $places }.
place = { $place ->
    [left] left
    [right] right
   *[hand] hand
}
picked-up-minus = Minus card, picked up. Places: every number of the others.
number-line = Number line
a-number-line = A number line
next-step = Next step
ready = I am ready
lay-anyway = Lay it anyway?
swap = Swap
swap-sides = Swap the sides

## Minus cards

aim-at = { $side ->
    [left] Aim the minus card at { $player }'s left number, key { $key }
   *[right] Aim the minus card at { $player }'s right number, key { $key }
}
laid-at = { $side ->
    [left] your minus card, at { $player }'s left number
   *[right] your minus card, at { $player }'s right number
}
aimed-at = { $side ->
    [left] minus card, aimed at { $player }'s left number; press it to take it back
   *[right] minus card, aimed at { $player }'s right number; press it to take it back
}
still-aimed = Your minus card is already aimed. Lay none after all?
lay-there = Lay it there
lay-none = Lay none
lay-no-minus = Lay no minus card
what-if = What if?

## The others

at-the-table = At the table
equation-of = Equation of { $player }
symbols-to-take = Symbols to take

## The explorer

with-symbol = With { $symbol }
with-spoken = { $shown ->
    [yes] With the symbol { spoken }, shown
   *[no] With the symbol { spoken }
}
symbols-on-offer = Symbols on offer
sheet = What each arrangement is worth
column-pair = Arrangement
column-minuses = { $where ->
    [none] No minus card
    [left] A minus card on the left
    [right] A minus card on the right
   *[both] A minus card on each side
}
column-average = On average
    .brief = average
what-you-laid = what you laid
why-pair = { $many ->
    [0] { $pair }. Why?
   *[other] { $pair }, { $marks }. Why?
}
show-all = { $pairs ->
    [one] Show all { WORDS($pairs) } arrangement
   *[other] Show all { WORDS($pairs) } arrangements
}
show-best = Show only the best
questions = Questions about the table
another-hand = Imagine another hand

## A round turned over

who-scored = Who gets the point
how = How?
how-it-went = How the round went
on-one-line = Everyone’s equation on one number line
before-minus = before the minus cards { $value },
rank = rank { $percent }
why-did = { $scored ->
    [yes] Why did { $player } score?
   *[no] Why did { $player } not score?
}
how-won = How the game was won
best-made = { $equation } in round { $round }
