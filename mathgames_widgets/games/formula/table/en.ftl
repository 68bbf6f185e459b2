### What stands on FORMULA's table: labels, buttons, the end of a round, and what a turn in the making says.

## Before the game

introduction = Change the formula on the table with cards from your hand. First to have no cards left wins.
group-table = The table
group-turn = A turn
group-rounds = Rounds
group-points = The points game
option-hand = Cards in a hand
option-first-can-open = Deal anew until the first player can open
option-open-hands = All hands face up
option-keep-one = At least one card on the table stays in the formula
option-times-and-divide = Only × and ÷, and four cards in a turn
option-fives-draw = If the answer is divisible by 5, the others draw a card
option-play-on = Keep playing until one player is left, to decide every place
option-rounds = Rounds
option-winner-extra-card = The winner of a round starts the next one with an extra card
option-points = Cards laid score their face value; cards left cost it
option-points-to = Points that end the game
option-sign-bonus = A difference scores 5 more, a quotient 10 more

## Where the game stands

goes-on = Next round
where-over = The game is over

# $rounds is none where as many are played as it takes.
where-round = { $rounds ->
    [none] Round { $round }
   *[other] Round { $round } of { $rounds }
}
where-opening = { $rounds ->
    [none] Round { $round } · the opening
   *[other] Round { $round } of { $rounds } · the opening
}
where-stopped = Round { $round } is over
heard = The formula is { $formula }. You have { cards }.

## Cards and signs

cards = { WORDS($cards) } { $cards ->
    [one] card
   *[other] cards
}

# In figures, to be read at a glance.
number-of-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# $card is a card's name; $beneath is how many cards lie beneath it.
card-covering = { $beneath ->
    [0] { $card }
    [one] { $card }, covers one card
   *[other] { $card }, covers { WORDS($beneath) } cards
}
card-take-back = { $beneath ->
    [0] { $card }; just laid, take it back
    [one] { $card }, covers one card; just laid, take it back
   *[other] { $card }, covers { WORDS($beneath) } cards; just laid, take it back
}
card-picked-up = { $card }, picked up. Choose where it goes.
beneath = { $cards } beneath
no-sign = no sign yet
equals = equals
sign = { $sign ->
    [plus] plus
    [minus] minus
    [times] times
   *[divide] divided by
}

## The formula

formula = The formula
formula-reads = The formula: { $formula }
number-reads = { $place ->
    [left] the first number: { $number }
    [right] the second number: { $number }
   *[answer] the answer: { $number }
}

# Places for cards: what each is called, and behind .put what is said while a card is picked up.
place-answer = as the answer
    .put = Put { $card } as the answer
place-left-end = { $place ->
    [left] beside the left end of the first number
    [right] beside the left end of the second number
   *[answer] beside the left end of the answer
}
    .put = { $place ->
    [left] Put { $card } beside the left end of the first number
    [right] Put { $card } beside the left end of the second number
   *[answer] Put { $card } beside the left end of the answer
}
place-right-end = { $place ->
    [left] beside the right end of the first number
    [right] beside the right end of the second number
   *[answer] beside the right end of the answer
}
    .put = { $place ->
    [left] Put { $card } beside the right end of the first number
    [right] Put { $card } beside the right end of the second number
   *[answer] Put { $card } beside the right end of the answer
}
place-on = { $beneath ->
    [0] on { $top }
    [one] on { $top }, covers one card
   *[other] on { $top }, covers { WORDS($beneath) } cards
}
    .put = { $beneath ->
    [0] Put { $card } on { $top }
    [one] Put { $card } on { $top }, covers one card
   *[other] Put { $card } on { $top }, covers { WORDS($beneath) } cards
}
place-over = over { $digits }
    .put = Put { $card } over { $digits }
widen = widen
widen-over = Let the new card cover both cards of { $digits }
signs = The sign

## The turn

your-turn = Your turn
what-it-says = What the formula says
joker-is = The Joker is
joker-digit = { $place ->
    [left] The digit of the Joker in the first number
    [right] The digit of the Joker in the second number
   *[answer] The digit of the Joker in the answer
}
why = Why?
play = Play formula
clear = Clear
draw = Draw a card
pass = Pass
draw-anyway = The cards you put down go back to your hand. Draw anyway?
hand-empty = All your cards are on the table.
sign-missing = The sign is missing: choose one.

# $left is how many cards stay in the hand.
true = { $left ->
    [0] True: your hand is empty.
    [one] True: one card left.
   *[other] True: { WORDS($left) } cards left.
}
true-for-points = { $left ->
    [0] True, for { points }: your hand is empty.
    [one] True, for { points }: one card left.
   *[other] True, for { points }: { WORDS($left) } cards left.
}

## Hints

hint-astray = No true formula is possible with the cards you have put down. Take them back first.
# $most is how many cards another formula would lay, 0 if none lays more.
hint-done = { $most ->
    [0] This is true, and no other true formula lays more of your cards.
   *[other] This is true. Another formula would lay { WORDS($most) } of your cards: to look for it, take yours back.
}
hint-lay = Lay { $cards }.

## A closer look

closer = Look closer
closer-title = A closer look
beneath-title = What lies beneath
beneath-none = No card in the formula covers another one yet.

# $digit is none for a Joker that nobody has named yet.
covers = { $joker ->
    [yes] { $digit ->
        [none] A Joker covers { $cards }.
       *[other] A Joker as { $digit } covers { $cards }.
    }
   *[no] { $digit } covers { $cards }.
}
last-turn-title = My last turn
possible-title = How many plays I have
keep-title = Which digits to keep

## Seats

out = out: { ORDINAL($place) }
hand-open = { $count ->
    [0] { number-of-cards }
   *[other] { number-of-cards }: { $cards }
}
points-of = { $points } of { $target } points
stock = Stock
stock-holds = { $beneath ->
    [0] { stock-count }
    [one] { stock-count }, and 1 card beneath the formula
   *[other] { stock-count }, and { $beneath } cards beneath the formula
}
stock-count = { $stock ->
    [0] no cards in the stock
    [one] { $stock } card in the stock
   *[other] { $stock } cards in the stock
}

## The end of a round

cards-left = Cards left
no-cards-left = no cards left
step-first-out = { $name ->
    [you] You are out first. These cards are left.
   *[other] { $name } is out first. These cards are left.
}
step-0 = These cards are left.
step-1 = Cards laid score their digits.
step-2 = The first player out gets 10 more.
step-3 = Cards left are subtracted.
how-worked-out = How this was worked out
last-formula = The last formula
round-over = Round { $round } is over
round = Round { $round }
round-places = Places of round { $round }
head-player = Player
head-hand = Left in hand
head-laid = Cards laid
head-first-out = First out
head-left = Cards left
head-points = Points
head-place = Place
place = { ORDINAL($place) }
nothing-left = none
left-in-hand = { $count ->
    [one] one card: { $cards }
   *[other] { WORDS($count) } cards: { $cards }
}

## The end of the game

score-rounds = { $rounds ->
    [0] no rounds won
    [one] one round won
   *[other] { WORDS($rounds) } rounds won
}
score-left = { cards } left
places-of-rounds = places { $places }
made = { $formula }: { cards }
made-points = { $formula }: { points }, { cards }
most-possible = Your turns, one by one:
