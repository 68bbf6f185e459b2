### What Matician says: events, moves, refusals, rules, hints, and the reasons behind values and rounds.
# $symbol is a sign such as ×, and $operation chooses by it: plus, less, times, over.
# $side is left or right; $where is where minus cards lie: none, left, right, both.
# For learners the sabotage card is the minus card, so that nobody takes it for the symbol −.

## Names

minus-card = minus card
minus-cards = { $count ->
    [one] one minus card
   *[other] { WORDS($count) } minus cards
}
no-cards = nothing
minuses = { $where ->
    [none] no minus card
    [left] a minus card on the left
    [right] a minus card on the right
   *[both] a minus card on each side
}
# The same where there is little room.
minuses-brief = { $where ->
    [none] no −
    [left] − left
    [right] − right
   *[both] − each
}
no-value = no value
# An equation that is not worked out because it is a division by 0.
without-value = { $sides }, which has no value
# How often a pair is laid. $first is the first of a row: “11 + 2 in 1/2 of rounds and 2 + 11 in 1/2”.
often = { $first ->
    [yes] { $what } in { $share } of rounds
   *[no] { $what } in { $share }
}

## Events

round-began = Round { $round } began.
has-symbol = { $player ->
    [you] You have { $symbol }.
   *[other] { $player } has { $symbol }.
}
redealt = { $small ->
    [yes] { $player } had too few numbers from 1 to 9, showed { $cards }, and got a new hand.
   *[no] { $player } had too few numbers, showed { $cards }, and got a new hand.
}
on-offer = { $later ->
    [0] { $first ->
        [you] { $symbols } are on offer. You take one.
       *[other] { $symbols } are on offer. { $first } takes one.
    }
   *[other] { $first ->
        [you] { $symbols } are on offer. You take one first, then { $then }.
       *[other] { $symbols } are on offer. { $first } takes one first, then { $then }.
    }
}
fact-took = { $player } took the symbol { $symbol }.
fact-placed = { $side ->
    [left] { $player } laid { $card } on the left.
   *[right] { $player } laid { $card } on the right.
}
fact-took-back = { $side ->
    [left] { $player } took { $card } back from the left.
   *[right] { $player } took { $card } back from the right.
}
fact-is-ready = { $player ->
    [you] You are ready.
   *[other] { $player } is ready.
}
fact-sabotage-began = All numbers are down; now each player may lay one minus card at another player's equation.
has-chosen = { $player ->
    [you] You have chosen.
   *[other] { $player } has chosen.
}
lays-none = { $player ->
    [you] You lay no minus card.
   *[other] { $player } lays no minus card.
}
lays-minus = { $side ->
    [left] { $player ->
        [you] You lay a minus card in front of { $target }'s left number.
       *[other] { $target ->
            [you] { $player } lays a minus card in front of your left number.
           *[other] { $player } lays a minus card in front of { $target }'s left number.
        }
    }
   *[right] { $player ->
        [you] You lay a minus card in front of { $target }'s right number.
       *[other] { $target ->
            [you] { $player } lays a minus card in front of your right number.
           *[other] { $player } lays a minus card in front of { $target }'s right number.
        }
    }
}
turned-over = The cards were turned over.
has-equation = { $player ->
    [you] You have { $equation }.
   *[other] { $player } has { $equation }.
}
# A number in front of which a minus card was laid.
number = { $side ->
    [left] { $owner ->
        [you] your { $card } on the left
       *[other] { $owner }'s { $card } on the left
    }
   *[right] { $owner ->
        [you] your { $card } on the right
       *[other] { $owner }'s { $card } on the right
    }
}
laid-minus = { $player } laid a minus card in front of { number }.
scored = { $many ->
    [0] Nobody has a value, so nobody gets a point.
    [1] { $ranked ->
        [yes] { $who ->
            [you] You have the highest rank and get 1 point.
           *[other] { $who } has the highest rank and gets 1 point.
        }
       *[no] { $who ->
            [you] You have the highest value and get 1 point.
           *[other] { $who } has the highest value and gets 1 point.
        }
    }
    [2] { $ranked ->
        [yes] { $who } both have the highest rank, and each gets 1 point.
       *[no] { $who } both have the highest value, and each gets 1 point.
    }
   *[other] { $ranked ->
        [yes] { $who } all { WORDS($many) } have the highest rank, and each gets 1 point.
       *[no] { $who } all { WORDS($many) } have the highest value, and each gets 1 point.
    }
}
reached-three = { $many ->
    [1] { $players } reached 3 points and takes place { $place }.
   *[other] { $players } reached 3 points together and share place { $place }.
}
ending = { $shared ->
    [yes] Several players reached 3 points in the same round, so they share the win.
   *[no] First to 3 points.
}

## Moves

fact-take = Take the symbol { $symbol }.
fact-put = { $side ->
    [left] Lay { $card } on the left.
   *[right] Lay { $card } on the right.
}
fact-take-back = { $side ->
    [left] Take the left number back.
   *[right] Take the right number back.
}
fact-ready = Say that you are ready.
fact-sabotage = { $side ->
    [left] Lay a minus card in front of { $target }'s left number.
   *[right] Lay a minus card in front of { $target }'s right number.
}
fact-pass = Lay no minus card.

## Refusals

fact-not-your-turn = It is not your turn: { $turn } takes a symbol now.
fact-has-finished = { $player } has 3 points and is out of the game.
fact-wrong-phase = { $phase ->
    [draft] You cannot do that while players are taking symbols.
    [numbers] You cannot do that while players are laying numbers.
    [sabotage] You cannot do that while players are laying minus cards.
   *[over] You cannot do that now: the game is over.
}
fact-not-on-offer = There is no { $symbol } left to take. Choose one of the symbols on offer.
fact-already-ready = You already said you were ready, so your numbers stay as they are.
fact-no-such-side = A symbol has only two sides: choose the left or the right.
fact-not-a-number = A minus card is not a number. Play it on another player's equation once all the numbers are down.
fact-too-large-under-times = { $card } cannot go beside ×. In this game only numbers from 1 to 9 can.
fact-side-taken = { $side ->
    [left] There is already a number on the left. Take it back first.
   *[right] There is already a number on the right. Take it back first.
}
fact-nothing-there = { $side ->
    [left] There is no number on the left to take back.
   *[right] There is no number on the right to take back.
}
fact-side-is-empty = Your equation is not complete. Put a number on each side of the symbol.
fact-already-chosen = You have already chosen. The cards are turned over when everyone has.
fact-no-minus = You have no minus card to lay. Go on without one.
fact-nobody-there = { $target } has no equation this round. Choose another player.
fact-your-own-equation = You cannot attack your own equation. Choose another player's.
# $text is what a record calls a card or a symbol, and is none.
no-such-card = { $text } is not a card; the cards are the numbers 0 to 15 and '-'.
no-such-symbol = { $text } is not an equation symbol; the symbols are '+', '-', 'x' and '/'.

## What stands beside the cards

doing-finished = has three points
doing-draft = { $place ->
    [0] takes now
    [1] takes next
   *[other] takes later
}
doing-taken = has taken
doing-numbers = { $ready ->
    [yes] ready
   *[no] laying numbers
}
doing-sabotage = { $chosen ->
    [yes] has chosen
   *[no] choosing
}
could-be = After a minus card: { OR($values) }
cannot-win = A division by 0 has no value, so it cannot win.

## Captions, in at most ten words

caption-round = Round { $round }: new cards for everyone.
caption-took = { $player ->
    [you] You take { $symbol }.
   *[other] { $player } takes { $symbol }.
}
caption-ready = { $player ->
    [you] You are ready.
   *[other] { $player } is ready.
}
caption-sabotage = All numbers are down. Minus cards come next.
turned-all = All numbers are turned over.
# $change is what becomes of the value: none, same or other.
hit = { $change ->
    [none] { $attacker ->
        [you] You attack { $target }'s { $card }: still no value.
       *[other] { $target ->
            [you] { $attacker } attacks your { $card }: still no value.
           *[other] { $attacker } attacks { $target }'s { $card }: still no value.
        }
    }
    [same] { $attacker ->
        [you] You attack { $target }'s { $card }: it stays { $after }.
       *[other] { $target ->
            [you] { $attacker } attacks your { $card }: it stays { $after }.
           *[other] { $attacker } attacks { $target }'s { $card }: it stays { $after }.
        }
    }
   *[other] { $attacker ->
        [you] You attack { $target }'s { $card }: { $before } becomes { $after }.
       *[other] { $target ->
            [you] { $attacker } attacks your { $card }: { $before } becomes { $after }.
           *[other] { $attacker } attacks { $target }'s { $card }: { $before } becomes { $after }.
        }
    }
}
redealt-shown = { $small ->
    [yes] { $player } had too few numbers from 1 to 9, showed this hand, and was dealt a new one.
   *[no] { $player } had too few numbers, showed this hand, and was dealt a new one.
}

## What to do now

prompt-take = Take a symbol that suits your hand.
prompt-both-down = Both numbers are down. Are you ready, or do you want to change them?
prompt-small = Lay two numbers from 1 to 9 beside your ×.
prompt-lay = Lay a number on each side of your { $symbol }.
prompt-other-side = { $side ->
    [left] Now lay a number on the left.
   *[right] Now lay a number on the right.
}
prompt-attack = Attack a number with your minus card, or lay none.
prompt-no-minus = You have no minus card this time. Say that you are ready.
waiting-finished = You have your three points. The others play on.
waiting-draft = { $player } is taking a symbol.
waiting-for = Waiting for { $players }.
waiting-for-many = Waiting for { $many } other players.
watching-numbers = Everyone lays two numbers, face down.
watching-sabotage = Everyone may lay a minus card, face down.

## Behind the question mark

help-watching = You are watching: the others play this round. The cards are turned over when everyone has chosen.
help-offer = There is one more symbol than there are players, all face up. Take one when it is your turn. In each round, the first choice moves on to the next player.
help-six-cards = You already know your six cards: work out the highest value they make with each symbol. “Compare pairs” shows it.
help-equation = Your equation is a number, your symbol, and a number. Pick up two cards and put one on each side; nobody else sees them. The highest value gets the point of the round.
help-attacks-follow = Then each player may put one minus card in front of another player’s number. It turns 13 into −13. The empty dots on the number line show what a minus card would do to you.
help-keys = Keys: A puts the focused card on the left, B puts it on the right, and Backspace takes it back.
help-attack = All numbers lie face down. Put your minus card in front of another player’s number: press that number, drag it, or press the letter. Nobody sees where it lies until everyone has chosen.
help-look-first = Look at the symbol first, because a minus card does not always hurt. “What if?” shows what it does.
help-cancel = Two minus cards on the same number cancel each other.
help-no-minus = You hold no minus card, so there is nothing to lay. Press the button anyway, so nobody learns who holds one.
help-then = When everyone has chosen, all cards are turned over.

## The rules in short

rule-aim = The aim
    .text = Be the first to get three points. The highest value in each round gets one point.
rule-round = A round
    .text = Each player gets one symbol, face up, and six cards: numbers from 0 to 15, and minus cards. Everyone lays two numbers. Then everyone may lay a minus card. Then all the cards are turned over.
rule-numbers = Numbers
    .text = Put one number on each side of your symbol, face down. You may change them until you are ready.
rule-minus = Minus cards
    .text = When all numbers are down, each player may put one minus card, face down, in front of another player’s number. It changes the sign of that number. Two on the same number cancel each other. Nobody may attack their own equation.
rule-points = Points
    .text = The highest value gets a point. Players who share the highest value get one each. A division by 0 has no value and cannot win.
rule-end = The end
    .text = The first player with three points wins. If several players reach three in the same round, they share the win.
rule-new-hands = New hands
    .text = If your hand has fewer than two numbers you can use, you show it to everyone and get a new one. All the cards are shuffled again for each round.
rule-decks = The decks
    .text = Symbols: four +, three −, three × and two ÷. Cards: one 0, three of each number from 1 to 15, and ten minus cards.
rule-draft = Variant: take symbols in turn
    .text = There is one more symbol than there are players, all face up. Players look at their hands, then take one each. In each round, the first choice moves on to the next player.
rule-small = Variant: small numbers beside ×
    .text = Only numbers from 1 to 9 may lie beside ×.
rule-ranks = Variant: compare ranks
    .text = The rank of a value counts: the percentage of all equations with the same symbol that are worth less. So a good quotient can beat a poor product.
rule-play-on = Variant: play on
    .text = A player with three points leaves the table, and the others play on for the remaining places.

## What an equation is worth

worth = The value is { $value }.
worth-nothing = You cannot divide by 0.
sign-of-zero = { $count ->
    [one] A minus card in front of 0 changes nothing: 0 is its own opposite.
   *[other] { FIRST_WORDS($count) } minus cards in front of 0 change nothing: 0 is its own opposite.
}
sign-one = A minus card in front of { $card } makes it { $becomes }.
sign-many = { FIRST_WORDS($count) } minus cards in front of { $card } make it { $becomes }.
    .why = { $count ->
        [2] Each minus card changes the sign, so the two cancel.
       *[other] Each minus card changes the sign, so every two of them cancel.
    }
adding-negative = Adding { $negative } is the same as subtracting { $opposite }.
swap-a-sum = You can swap the numbers in a sum, and adding a negative number is the same as subtracting its opposite.
subtracting-negative = Subtracting { $negative } is the same as adding { $opposite }.
further-down = It starts { $start } below 0 and goes { $further } further down.
ends-below = { $right } is { $more } more than { $left }, so it ends { $more } below 0.
times-zero = 0 times any number is 0.
two-negatives = A negative number times a negative number is positive.
    .together = { $plain } and { $product } add up to { $nought }, which is 0.
    .opposite = So { $product } is the opposite of { $negative }.
one-negative = A positive number times a negative number is negative.
once = { $number } once is { $number }.
debts = { $times } debts of { $debt } are a debt of { $total }.
zero-divided = 0 divided by { $divisor } is 0.
quotient-positive = A negative number divided by a negative number is positive.
quotient-negative = { $left ->
    [yes] A negative number divided by a positive one is negative.
   *[no] A positive number divided by a negative one is negative.
}
fits-into = { $times ->
    [1] { $bottom } fits into { $top } exactly once.
    [2] { $bottom } fits into { $top } exactly twice.
   *[other] { $bottom } fits into { $top } exactly { $times } times.
}
simplest = { $top } and { $bottom } have no common factor above 1, so the fraction is in simplest form.
simplify = Divide the numerator and denominator by { $factor }, the greatest common factor of { $top } and { $bottom }.
lies-between = It lies between { $low } and { $high } on the number line.
by-zero = Dividing by 0 has no answer: no number times 0 is { $number }.
zero-by-zero = 0 ÷ 0 has no answer: every number times 0 is 0, so any number would work.

## What a minus card does

law = { $operation ->
    [plus] { $where ->
        [left] The sum falls by twice the left number.
        [right] The sum falls by twice the right number.
       *[both] Both numbers become their opposites, and so does their sum.
    }
    [less] { $where ->
        [left] The difference falls by twice the left number.
        [right] The difference rises by twice the right number, because subtracting −b is the same as adding b.
       *[both] The numbers change roles: what was a − b becomes b − a, the opposite.
    }
    [times] { $where ->
        [left] The product becomes its opposite.
        [right] The product becomes its opposite.
       *[both] The two minus cards cancel: the product stays the same.
    }
   *[over] { $where ->
        [left] The quotient becomes its opposite.
        [right] The quotient becomes its opposite.
       *[both] The two minus cards cancel: the quotient stays the same.
    }
}
# When minus cards on both sides help and when they harm, where this is not one word.
both-plus = It hurts more than either card alone.
both-less = It helps if the right number is greater, hurts if the left one is, and does nothing if they are equal.
# $what is what minus cards do to all numbers greater than 0: helps, harms, nothing, or depends.
effect-under = { $what ->
    [helps] With { $symbol }, { minuses } helps the number’s owner.
    [harms] With { $symbol }, { minuses } hurts the number’s owner.
    [nothing] With { $symbol }, { minuses } does nothing.
   *[depends] With { $symbol }, { minuses } may help or hurt the number’s owner.
}
example-effect = { $same ->
    [yes] For example, { $after } as before.
   *[no] For example, { $after } instead of { $before }.
}
zero-under-sum = It does nothing in front of a 0.
zero-under-times = A product of 0 stays as it is.
zero-under-over = 0 divided by a number stays 0, and a division by 0 has no value in any case.
# Where a minus card of an attack lies, at the beginning of a sentence.
attacked = { $where ->
    [left] A minus card in front of the left number
    [right] A minus card in front of the right number
   *[both] One minus card on each side
}
# What becomes of a value: $change is none, same or other.
change = { $change ->
    [none] there is no value before or after
    [same] it stays { $before }
   *[other] { $after } instead of { $before }
}
attack = { $what ->
    [helps] { attacked } helps: { change }.
    [harms] { attacked } hurts: { change }.
   *[nothing] { attacked } does nothing: { change }.
}
no-value-anyway = It is a division by 0 both before and after.
zero-in-front = 0 is its own opposite, so a minus card in front of it changes nothing.
own-opposite = { $operation ->
    [plus] The sum becomes its opposite, and 0 is its own opposite.
    [less] The difference becomes its opposite, and 0 is its own opposite.
    [times] The product becomes its opposite, and 0 is its own opposite.
   *[over] The quotient becomes its opposite, and 0 is its own opposite.
}
becomes-opposite = { $operation ->
    [plus] The sum becomes its opposite.
    [less] The difference becomes its opposite.
    [times] The product becomes its opposite.
   *[over] The quotient becomes its opposite.
}
# $cancels: the number was negative before.
changes-by = { $operation ->
    [plus] { $rises ->
        [yes] { $cancels ->
            [yes] The sum rises by twice { $number }, because the number was negative and two minus cards cancel.
           *[no] The sum rises by twice { $number }.
        }
       *[no] { $cancels ->
            [yes] The sum falls by twice { $number }, because the number was negative and two minus cards cancel.
           *[no] The sum falls by twice { $number }.
        }
    }
   *[less] { $rises ->
        [yes] { $cancels ->
            [yes] The difference rises by twice { $number }, because the number was negative and two minus cards cancel.
           *[no] The difference rises by twice { $number }.
        }
       *[no] { $cancels ->
            [yes] The difference falls by twice { $number }, because the number was negative and two minus cards cancel.
           *[no] The difference falls by twice { $number }.
        }
    }
}

## Ranks

no-rank = no rank
about = about { $percent }
# A rank within a sentence.
a-rank = a rank of { $rank }
ranked = { $operation ->
    [plus] A sum of { $value } has a rank of { $rank }.
    [less] A difference of { $value } has a rank of { $rank }.
    [times] A product of { $value } has a rank of { $rank }.
   *[over] A quotient of { $value } has a rank of { $rank }.
}
not-ranked = A division by 0 has no value and no rank: it is below all the others.
rank-counts = { $lower ->
    [0] Two number cards of the deck make { $total } equations with { $symbol }, each order counted, and none of them is worth less.
    [1] Two number cards of the deck make { $total } equations with { $symbol }, each order counted, and one of them is worth less.
   *[other] Two number cards of the deck make { $total } equations with { $symbol }, each order counted, and { $lower } of them are worth less.
}
rank-counts-small = { $lower ->
    [0] Two number cards from 1 to 9 make { $total } equations with { $symbol }, each order counted, and none of them is worth less.
    [1] Two number cards from 1 to 9 make { $total } equations with { $symbol }, each order counted, and one of them is worth less.
   *[other] Two number cards from 1 to 9 make { $total } equations with { $symbol }, each order counted, and { $lower } of them are worth less.
}

## The highest pair and the safest

best-rule = { $operation ->
    [plus] The greater each number, the greater the sum: use your two greatest numbers.
    [less] A large left number makes a difference greater, and a large right number makes it smaller: use your greatest number minus your smallest.
    [times] The greater each number, the greater the product: use your two greatest numbers.
   *[over] A large left number makes a quotient greater, and a large right number makes it smaller: divide your greatest number by your smallest, but never by 0.
}
safe-rule = { $operation ->
    [plus] A minus card in front of the greater number turns the sum into the smaller number minus the greater one: the closer the two are, the higher the result stays.
    [less] A minus card on the left turns the difference into the opposite of the sum: the smaller both numbers are, the higher the result stays. In either order the worst case is the same; with the greater on the left, there is more if no card comes.
    [times] A minus card turns a product into its opposite: the smaller the product, the less it can fall, and 0 cannot fall at all.
   *[over] A minus card turns a quotient into its opposite: the smaller the quotient, the less it can fall, and 0 cannot fall at all.
}
safe-from-two = With a minus card on each side, a sum becomes its opposite: the smaller both numbers are, the less it can fall.
# Pairs are equations such as 5 − 2; $twice: all of them can be laid in either order.
pairs = { $twice ->
    [yes] { OR($pairs) } in either order
   *[no] { OR($pairs) }
}
pair-either = { $pair } in either order
other-pairs = { $count } others
highest = { $operation ->
    [plus] The highest sum these numbers make is { $value }: { $pairs }.
    [less] The highest difference these numbers make is { $value }: { $pairs }.
    [times] The highest product these numbers make is { $value }: { $pairs }.
   *[over] The highest quotient these numbers make is { $value }: { $pairs }.
}
next-best = The next best is { $equation }.
safest = { $many ->
    [one] The safest pair is { $pairs }: the worst minus cards can make it is { $least }.
   *[other] The safest pairs are { $pairs }: the worst minus cards can make them is { $least }.
}
safest-of-all = { $many ->
    [one] The safest pair is { $pairs }: no minus card can hurt it.
   *[other] The safest pairs are { $pairs }: no minus card can hurt them.
}
safest-is-highest = It is also the pair with the highest value.
highest-falls = The highest pair, { $equation }, can fall to { $least }.

## Hints

only-symbol = { $symbol } is the only symbol left, so take it.
hint-which-symbol = Which symbol makes the highest value with the numbers in your hand?
hand-makes = Your hand can make { $equations }.
highest-symbol = { $symbol } gives your hand the highest value, as long as nobody lays a minus card there.
# $rounds is a row of these: “with × in 60% of rounds and with + in 40%”.
scores-often = { $first ->
    [yes] with { $symbol } in { $share } of rounds
   *[no] with { $symbol } in { $share }
}
would-score = Against the hands the others may hold, you would score { $rounds }.
imagined-hands = This comes from simulated hands for the other players. Each simulated player learned to play well against the rest.
guarantees = { $symbol } guarantees you { $least }.
hint-numbers = { $operation ->
    [plus] With +, do you want large numbers, small ones, or one of each?
    [less] With −, which side wants a large number, and which a small one?
    [times] With ×, do you want large numbers, small ones, or one of each?
   *[over] With ÷, which side wants a large number, and which a small one?
}
hint-one-down = { $side ->
    [left] The { $card } is down. Does a large or a small number on the left make the value higher?
   *[right] The { $card } is down. Does a large or a small number on the right make the value higher?
}
# $pairs is a pair, or a row of pairs with how often each is laid; $rest how often any other is, if ever.
against-all-lay = { $mixed ->
    [yes] Against the hands the others may hold, lay { $pairs }, and something else in { $rest }.
   *[no] Against the hands the others may hold, lay { $pairs }.
}
hurt-on-the-left = A minus card would hurt you on the left and help you on the right.
hurt-on-either = A minus card would hurt you on either side.
both-down-no-value = { $equation }, so it cannot win.
# $higher and $safer are how many pairs have a higher value, or a better worst case.
both-down = { $higher ->
    [0] { $safer ->
        [0] { $equation }: none of your pairs is higher or safer.
        [one] { $equation }: none of your pairs is higher, but one is safer.
       *[other] { $equation }: none of your pairs is higher, but { WORDS($safer) } are safer.
    }
    [one] { $safer ->
        [0] { $equation }: none of your pairs is safer, but one is higher.
        [one] { $equation }: one of your pairs is higher, and one is safer.
       *[other] { $equation }: one of your pairs is higher, and { WORDS($safer) } are safer.
    }
   *[other] { $safer ->
        [0] { $equation }: none of your pairs is safer, but { WORDS($higher) } are higher.
        [one] { $equation }: { WORDS($higher) } of your pairs are higher, and one is safer.
       *[other] { $equation }: { WORDS($higher) } of your pairs are higher, and { WORDS($safer) } are safer.
    }
}
nothing-to-lay = You have no minus card, so there is nothing to lay.
hurts-here = A minus card hurts here. In other places it may help.
hint-symbols = A minus card can hurt or help. Which symbols do the others have?
hurts-under = { $where ->
    [left] With { $symbol }, a minus card hurts on the left only.
    [right] With { $symbol }, a minus card hurts on the right only.
   *[both] With { $symbol }, a minus card hurts on either side.
}
near-the-end = { $many ->
    [one] One player needs just one more point.
   *[other] { FIRST_WORDS($many) } players need just one more point.
}
# Where a minus card goes.
against-all-aim = { $where ->
    [none] Against the hands the others may hold, keep your minus card.
    [left] Against the hands the others may hold, lay it on the left of { $symbol }.
    [right] Against the hands the others may hold, lay it on the right of { $symbol }.
   *[both] Against the hands the others may hold, lay it on either side of { $symbol }.
}
# The same for a mix: where it goes most often. The other places stand below.
against-all-mostly = { $where ->
    [none] Against the hands the others may hold, keep your minus card in { $share } of rounds.
    [left] Against the hands the others may hold, lay it on the left of { $symbol } in { $share } of rounds.
    [right] Against the hands the others may hold, lay it on the right of { $symbol } in { $share } of rounds.
   *[both] Against the hands the others may hold, lay it on either side of { $symbol } in { $share } of rounds.
}
aim-share = { $where ->
    [none] Keep it in { $share }.
    [left] Lay it on the left of { $symbol } in { $share }.
    [right] Lay it on the right of { $symbol } in { $share }.
   *[both] Lay it on either side of { $symbol } in { $share }.
}
aim-rest = Do something else in { $share }.
hands-imagined = This comes from { $hands } simulated hands for each of the others. Each simulated player learned to play well against the rest.
scored-imagined = With this mix, you scored in { $share } of the simulated rounds.

## Why a round came out as it did

seat-equation = { $player }: { $equation }.
highest-rank = The highest rank is { $first }, and { $second } comes next.
gets-point = { $ranked ->
    [yes] { $player ->
        [you] You get 1 point: { $measure } is the highest rank.
       *[other] { $player } gets 1 point: { $measure } is the highest rank.
    }
   *[no] { $player ->
        [you] You get 1 point: { $measure } is the highest value.
       *[other] { $player } gets 1 point: { $measure } is the highest value.
    }
}
gets-none = { $ranked ->
    [yes] { $player ->
        [you] You get no point: { $measure } is not the highest rank.
       *[other] { $player } gets no point: { $measure } is not the highest rank.
    }
   *[no] { $player ->
        [you] You get no point: { $measure } is not the highest value.
       *[other] { $player } gets no point: { $measure } is not the highest value.
    }
}
gets-none-by-zero = { $player ->
    [you] You get no point: a division by 0 has no value.
   *[other] { $player } gets no point: a division by 0 has no value.
}
shared-point = { $many ->
    [one] { $others ->
        [you] You have it as well, and each gets a point.
       *[other] { $others } has it as well, and each gets a point.
    }
   *[other] { $others } have it as well, and each gets a point.
}
other-way = { $side ->
    [left] { $count ->
        [one] With the { $card } on the left, the same minus card would have left { $value }.
       *[other] With the { $card } on the left, the same minus cards would have left { $value }.
    }
   *[right] { $count ->
        [one] With the { $card } on the right, the same minus card would have left { $value }.
       *[other] With the { $card } on the right, the same minus cards would have left { $value }.
    }
}
minus-did = { $what ->
    [helps] { $attacker ->
        [you] Your minus card in front of { number } helped { $owner }: { change }.
       *[other] { $attacker }'s minus card in front of { number } helped { $owner }: { change }.
    }
    [harms] { $attacker ->
        [you] Your minus card in front of { number } hurt { $owner }: { change }.
       *[other] { $attacker }'s minus card in front of { number } hurt { $owner }: { change }.
    }
   *[nothing] { $attacker ->
        [you] Your minus card in front of { number } did nothing to { $owner }: { change }.
       *[other] { $attacker }'s minus card in front of { number } did nothing to { $owner }: { change }.
    }
}
others-laid = { $many ->
    [one] { $who } laid one there, too: the two cancel.
   *[other] { $who } laid minus cards there, too: every two of them cancel.
}
changed-nothing = It did not change who got the point.
without-it = { $ranked ->
    [yes] Without it, { $who } would have had the highest rank.
   *[no] Without it, { $who } would have had the highest value.
}

## What was possible

# What “best” means here.
knowing = This is the best your cards could have done if you had known what everyone else would lay.
scored-in = { $rounds ->
    [one] You scored in { $scored } of { $rounds } round. Your cards could not have done better.
   *[other] You scored in { $scored } of { $rounds } rounds. Your cards could not have done better.
}
could-score-in = { $rounds ->
    [one] You scored in { $scored } of { $rounds } round. Your cards could have scored in { $could }.
   *[other] You scored in { $scored } of { $rounds } rounds. Your cards could have scored in { $could }.
}
had-and-scored = Round { $round }: you had { $equation }, and scored.
had-no-chance = Round { $round }: you had { $equation }, and nothing could have won the point.
better-pair = Round { $round }: you had { $equation }; { $better } would have scored.
better-without = Round { $round }: you had { $equation }; { $better } would have scored if you had laid no minus card.
better-with = Round { $round }: you had { $equation }; { $better } would have scored, with a minus card in front of { number }.
same-without = Round { $round }: you had { $equation }. It would have scored if you had laid no minus card.
same-with = Round { $round }: you had { $equation }. It would have scored with a minus card in front of { number }.

## The end

first-to-three = The first to reach 3 points wins.
reached-together = { $who } reached 3 points in the same round, so they share the win.
has-won = { $who } won the game.
no-points = { $player ->
    [you] You have no points.
   *[other] { $player } has no points.
}
points-from = { $many ->
    [one] { $player ->
        [you] You have { $points }, from round { $rounds }.
       *[other] { $player } has { $points }, from round { $rounds }.
    }
   *[other] { $player ->
        [you] You have { $points }, from rounds { $rounds }.
       *[other] { $player } has { $points }, from rounds { $rounds }.
    }
}

## Payoffs

rival-only = This assumes a rival who only wants your equation to be low. In the game it also matters what the others have.
payoffs = { $many ->
    [1] { $pair } always gives { OR($payoffs) }.
   *[other] { $pair } can give { OR($payoffs) }. It depends on the minus card.
}
payoff-worked = { $where ->
    [none] With no minus card: { $equation }.
    [left] With a minus card on the left: { $equation }.
    [right] With a minus card on the right: { $equation }.
   *[both] With a minus card on each side: { $equation }.
}
dominated = { $pair } never gives more than { $other }, and sometimes less: { $other } dominates it.
# $equal: both pairs give the same.
dominated-entry = { $equal ->
    [yes] With { minuses }: both give { $other }.
   *[no] With { minuses }: { $payoff } is less than { $other }.
}
cautious = The cautious choice is { $pairs }: at worst it gives { $payoff }.
# $cut: only the greatest are listed. An entry of the list is “entry-for”.
cautious-rows = { $cut ->
    [yes] For each pair, look at its worst case, the minimum of its row: { $minima }, and less for the other pairs.
   *[no] For each pair, look at its worst case, the minimum of its row: { $minima }.
}
cautious-name = The greatest of these minima, the maximin, is { $payoff }: nothing the other players do can push you below it.
hopeful = The hopeful choice is { $pairs }: at best it gives { $payoff }.
hopeful-rows = { $cut ->
    [yes] For each pair, look at its best case, the maximum of its row: { $maxima }, and less for the other pairs.
   *[no] For each pair, look at its best case, the maximum of its row: { $maxima }.
}
hopeful-name = The greatest of these maxima, the maximax, is { $payoff }: you get it only if the other players do what you hope for.
hopeful-takes = That takes { minuses }.
entry-for = { $payoff } for { $pairs }
gives-on-average = { $pair } gives { $average } on average.
next-on-average = The next best is { $pair }: { $average } on average.
expected-rule = Multiply each payoff by its chance, then add the products: that is the expected value.
expected-many = A single round may be far from the expected value. Over many rounds, the mean gets close to it.
highest-average = { $pairs } has the highest average: { $average }.
expect = This is what to expect from the others.
# How often minus cards lie in such a place.
minuses-share = { $where ->
    [none] No minus card in { $share } of rounds.
    [left] A minus card on the left in { $share } of rounds.
    [right] A minus card on the right in { $share } of rounds.
   *[both] A minus card on each side in { $share } of rounds.
}
expect-assumed = This assumes that each player with a minus card lays one, and attacks each of the others equally often. Chances are rounded.
expect-left = It goes on the left, because on the right it would help.
expect-either = Both sides are equally likely.
best-against = If a rival always lays { minuses }, lay { $pairs }: it gives { $payoff }.
hits = The minus card hits the { $hit }, and the { $free } stays as it is.
mix = Mix, so that nobody can predict it: lay { $pairs }. That gives { $value } on average.
mix-equilibrium = Neither player can do better alone: this is an equilibrium, and { $value } is the value of the game.
no-mix = You do not need to mix: always lay { $pair }. It gives { $value } or more, whatever a rival does.
no-mix-name = So the maximin and the value of the game are the same: { $value }.
if-always = If you always lay { $pair }, a rival who knows this lays { minuses }: { $payoff }.
mix-against = With this mix, { minuses } leaves { $average } on average.
rival-always = A rival can hold you to { $value } with { minuses } in every round.
rival-mixes = A rival can hold you to { $value } with a mix.

## A round of two whose hands are known

duel-even = If both play as well as they can, neither gets more points than the other on average.
# $points is 1, or a part of it.
duel-ahead = { $points ->
    [1] { $more ->
        [you] If both play as well as they can, you get 1 point more than { $less } on average.
       *[other] If both play as well as they can, { $more } gets 1 point more than { $less } on average.
    }
   *[other] { $more ->
        [you] If both play as well as they can, you get { $points } of a point more than { $less } on average.
       *[other] If both play as well as they can, { $more } gets { $points } of a point more than { $less } on average.
    }
}
duel-equilibrium = Neither player gains by changing their mix alone: this is an equilibrium.
duel-known = Here both players know each other's hands. In the game the hands are hidden.
always-lays = { $where ->
    [none] { $player ->
        [you] You always lay { $pair }.
       *[other] { $player } always lays { $pair }.
    }
   *[other] { $player ->
        [you] You always lay { $pair } and { minuses }.
       *[other] { $player } always lays { $pair } and { minuses }.
    }
}
mixes = { $player ->
    [you] You mix { $plans } plans.
   *[other] { $player } mixes { $plans } plans.
}
lays-share = { $where ->
    [none] { $player ->
        [you] In { $share } of rounds you lay { $pair }.
       *[other] In { $share } of rounds { $player } lays { $pair }.
    }
   *[other] { $player ->
        [you] In { $share } of rounds you lay { $pair } and { minuses }.
       *[other] In { $share } of rounds { $player } lays { $pair } and { minuses }.
    }
}
# What $other would do if $player followed one plan in every round; $where is where their minus card goes.
if-always-laid = { $where ->
    [none] If { $player } did this in every round, { $other } would lay { $pair }: { $theirs } against { $own }.
   *[other] If { $player } did this in every round, { $other } would lay { $pair } and { minuses }: { $theirs } against { $own }.
}
imagine = Imagine that { $player } holds { $cards }.

## Questions about a table of payoffs

question-cautious = The cautious choice
question-hopeful = The hopeful choice
question-expected = The best average
question-chances = What to expect from the others
question-mixed = How to be unpredictable
question-duel = The round against an imagined hand
table-of-payoffs = { $ranked ->
    [yes] Each row is an arrangement of your numbers. Each column is what the others may do to it, with its chance. The entry is its rank then.
   *[no] Each row is an arrangement of your numbers. Each column is what the others may do to it, with its chance. The entry is what the equation is worth then.
}
table-cut = You see the most promising rows.
merit-cautious = cautious
merit-hopeful = hopeful
merit-average = best on average

## What bots are called, and what they say of their moves

greedy-took = With no minus cards, { $symbol } would give me at least as much as any other symbol on offer.
greedy-laid = { $equation }: with no minus cards, no equation of mine would be higher.
cautious-took = I expect sabotage, and after it { $symbol } would leave me at least as much as any other symbol on offer.
cautious-laid = { $equation }, and at least { $least } after a minus card: no equation of mine would be safer.
cautious-laid-on-average = { $equation }, and { $mean } on average if each minus card can go anywhere.
balanced-took = I simulated rounds with each symbol on offer. I scored most often with { $symbol }.
balanced-attacked = With these numbers, my mix of plans puts the minus card here { $share } of the time.
balanced-passed = My mix of plans uses no minus card this round.
balanced-laid = { $hands ->
    [one] I simulated { $hands } hand for each of the others. My mix of plans scores in { $scores } of those rounds, and continues like this { $share } of the time.
   *[other] I simulated { $hands } hands for each of the others. My mix of plans scores in { $scores } of those rounds, and continues like this { $share } of the time.
}
passed = I lay no minus card this round.
attacked-leader = Of the other players' symbols, { $symbol } promises the most: { $equation } with average numbers.

## What a decision cost, in the look back on a game

judged-pair = Lay { $equation }.
# What luck brought in a round.
luck-deal = The deal of round { $round }.
luck-between = What the others had in round { $round }, as far as it was seen before your next decision.
luck-end = The cards of the others in round { $round }.

## A bot that plays like a pupil

pupil-took = Any symbol will do for me.
pupil-laid = I put down { $equation }.
pupil-believed = It believed that large numbers always make more. With − and ÷, the number on the right should be small.
pupil-slip = It put down { $equation }. From the same hand, { $better } is more.
