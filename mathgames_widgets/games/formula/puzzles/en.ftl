## Puzzles

# In the list of puzzles.
aim = Lay all your cards in one turn.
task = { $cards ->
    [2] Lay both of your cards in this turn, and you win.
   *[other] Lay all { WORDS($cards) } of your cards in this turn, and you win.
}
idea-plus = Try an addition.
idea-minus = Try a subtraction.
idea-times = Try a multiplication.
idea-divide = Try a division.
idea-joker = The Joker can be any digit.
idea-places = Numbers may have several digits.
idea-kept = Keep a card that is on the table.
first-step = The answer of the formula is { $answer }.
none-laid = You lay no card, so you keep all { WORDS($cards) }.
# $cards are the cards that stay in the hand.
left = { $many ->
    [0] No card is left in your hand.
   *[other] This leaves { $cards } in your hand.
}
short = Cards are left in your hand.
