### The table of Rolls & Goals: labels, buttons, and what a screen reader says of dice and cards.

introduction = Roll six dice, place cards behind them, and achieve the goals on the table.
option-rounds = Rounds

goes-on = Choose new cards
is-over = The game is over
where = { $phase ->
    [pick] Round { $round } of { $rounds } · sides
    [select] Round { $round } of { $rounds } · new cards
   *[place] Round { $round } of { $rounds }
}
last-round = The last round
round-scored = Round { $round } is scored
your-dice-now = Your dice: { $values }.

# Titles of what opens over the table.
title-chances = Chances
title-goal = The goal
title-cards = Cards
title-why = Why?

## Dice and cards

die = Die { $die }
rolled = rolled { $side }
# $die is a small picture of a die.
was = was { $die }
was-before-the-reroll = was { $side } before the reroll
die-shows = die { $die } shows { $side }
die-shows-worth = die { $die } shows { $side }, worth { $values }
die-worth = { $known ->
    [yes] die { $die } shows { $side }, worth { $values }.
   *[no] die { $die } shows { $side }, comes to { $values }.
}
any-of = any of { $values }

# A chain as it is read aloud: “5, divided by 2, rounded down: 2, plus 3: 5”; $before is what came before this card.
chain = { $before }, { $card }: { $values }
chain-told = { $chain }.
die-shows-chain = die { $die } shows { $side }; { $chain }
die-chain = Die { $die }: { $chain }

# The word on a card beside its number or sign.
word-fixed = becomes
word-double = double
word-halve = halve
word-blank = blank
word-negate = negate
word-reroll = reroll
word-pick = pick
word-flip = flip

## Goals

goals-of-round = { $next ->
    [yes] Goals of the next round
   *[no] Goals of this round
}
yours-open = yours: open
yours = yours: { OR($values) }
yours-range = yours: { $low } to { $high }
yours-up-to = yours: up to { $high }
none = none

special-goals = Your special goals
badge-declared = declared
badge-special = special
keep = Keep
keep-for-later = Keep { $goal } for later
declare = Declare
declare-goal = Declare { $goal }

## Your dice, your hand, the next step

your-dice = Your dice
dice-and-places = Your dice and the places for cards
place-deck = Top of deck
place-discard = Discard
# $die is a die from 1 to 6; 7 is the top of the deck and 8 the discard pile.
card-at = { $die ->
    [7] { $card }, on top of the deck
    [8] { $card }, onto the discard pile
   *[other] { $card }, behind die { $die }
}
picked-up = Picked up: { $card }. Now choose a die, the deck or the discard pile.

your-hand = Your hand
hand-empty = Every card is placed.
back-to-hand = Back to hand
discard-rest = { $cards ->
    [one] One card left in your hand. Discard it?
   *[other] { FIRST_WORDS($cards) } cards left in your hand. Discard them?
}
ready = I am ready
chances = Chances
next-step = Next step
watching-place = Everyone places cards face down. They are turned over when all are ready.
watching-pick = All cards are turned over. Some players are choosing a side for a die.

side-for = A side for die { $die }
die-becomes = Die { $die } becomes
choose-side = Choose a side
choose-side-for = Choose { $side } for die { $die }: worth { $value }. { $chain }

## Choosing cards

cards-to-take = Cards to take
what-you-take = What you take
nothing-left = Nothing is left.
cards-you-can-take = Cards you can take
special-goals-face-down = { $many ->
    [one] a special goal, face down
   *[other] { $many } special goals, face down
}
goal = goal
special-goal = special goal
top-of-deck = Top of deck
on-top-of-deck = On top of your deck: { $cards }.
no-card-chosen = You have not chosen a card yet.
take = Take
take-cards = Take { $taken }
swap-order = Swap the order

## Everyone at the table

status-ready = ready
status-choosing = choosing a side
place-in-order = { ORDINAL($place) }
takes-in-order = takes { ORDINAL($place) }
status-taken = has taken
dice = Dice

cards = Cards
look-through = { $player ->
    [none] Look through your cards: { $deck } in the deck, { $discards } discarded
   *[other] Look through { $player }’s cards: { $deck } in the deck, { $discards } discarded
}
cards-of = { $player ->
    [none] Your cards
   *[other] { $player }’s cards
}
# Beside a card behind a die, for who points at the small number there.
after-card = The die is worth { $value } after this card.
no-cards-behind = There are no cards behind these dice.
declared-goals = Declared: { $goals }.
pile-deck = In the deck, in an order nobody knows ({ $cards })
pile-drawn = In the deck or drawn ({ $cards })
pile-top = On top, the next one first ({ $cards })
pile-taken = Taken last, included above ({ $cards })
pile-discarded = Discarded ({ $cards })
pile-shared = Left in the shared deck ({ $cards })
no-cards = no cards
goals-unseen = { $many ->
    [0] Goals not seen yet: none.
   *[other] Goals not seen yet: { $goals }.
}

## A round turned over

everyone-ready = Everyone is ready.
cards-turn-over = The cards behind die { $die } turn over.
# Two names at most; of more players only their number.
goal-said = { $many ->
    [0] { $goal }: nobody.
    [1] { $goal }: { $players }, { $tokens }.
    [2] { $goal }: { $players }, { $tokens } each.
   *[other] { $goal }: { $many } players, { $tokens } each.
}
goal-by-goal = Goal by goal
everyones-dice = Everyone’s dice
declared-by = declared by { $player }
dice-of = The dice of { $player }
tokens-why = { $player }: { $tokens }. Why?
worth = worth { $value }
not-turned-over = not turned over yet
rolled-then = rolled { $side }, { $steps }
step = { $card }: { $side }

worked-out = How this was worked out
best = You took { $tokens }. The most you could have taken with the same cards was { $most }.
best-means = “Best” means the same cards, placed to take the most tokens against the dice the others ended up with. Nobody could know those beforehand.
round = Round { $round }
made = { $values }: { $tokens } in round { $round }

## Chances

which-best = Which placement is best?
mathematics = Mathematics of this round
look-back = Look back at round { $round }
column-goal = Goal
column-chance = Chance
column-tokens = Tokens, on average
chances-hand = { $many ->
    [one] The card in your hand is not counted.
   *[other] The { WORDS($many) } cards in your hand are not counted.
}
column-alone = Chance if nobody else plays a card
totals-bars = A higher bar means a likelier total.
bars-mine = yours
bars-highest-total = highest of the others
bars-lowest-total = lowest of the others
bars-2nd-highest-total = all the others
bars-2nd-lowest-total = all the others

## Hints

hint-take-back = Take { $card } back from die { $die }.
hint-ready = Say you are ready.
