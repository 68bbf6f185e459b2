### What Rolls & Goals says: cards, goals, moves, refusals, rules, values, rounds, chances, hints and bots.
###
### A card is handed over as it is printed: +1, −3, ×2, ÷2, [4], or by its name (below, “Cards”).

## Cards

# What is printed on a card that has no number.
face-blank = blank
face-negate = negate
face-reroll = reroll
face-pick = pick
face-flip = flip

# The same cards within a sentence: “Put a flip behind die 3.”
card-blank = a blank
card-negate = a Negate card
card-reroll = a reroll
card-pick = a pick
card-flip = a flip

# How a card is read aloud.
spoken-plus = plus { $number }
spoken-minus = minus { $number }
spoken-fixed = becomes { $number }
spoken-double = times 2
spoken-halve = divided by 2, rounded down
spoken-blank = blank
spoken-negate = negate
spoken-reroll = reroll
spoken-pick = pick
spoken-flip = flip

# What a card does.
effect-blank = Does nothing but take up a spot in your hand.
effect-double = Doubles the value.
effect-halve = Halves the value, then rounds down.
effect-negate = Changes the sign between positive and negative; 0 stays 0.
effect-reroll = The die itself is rolled again, before anything else happens to it.
effect-pick = The die itself is set to any side, after all rerolls.
effect-flip = The die itself is turned to the opposite side, after rerolls and picks.

told-blank = Blank: { effect-blank }
told-double = Times 2: { effect-double }
told-halve = Divided by 2, rounded down: { effect-halve }
told-negate = Negate: { effect-negate }
told-reroll = Reroll: { effect-reroll }
told-pick = Pick: { effect-pick }
told-flip = Flip: { effect-flip }

# Cards of a stack from top to bottom, or players in turn; $first may be several already.
then = { $first }, then { $next }
and-then = { $first } and then { $next }

## Goals

# The names; `title` stands at the start of a line.
goal-most-1s = most 1s
    .title = Most 1s
goal-most-2s = most 2s
    .title = Most 2s
goal-most-3s = most 3s
    .title = Most 3s
goal-most-4s = most 4s
    .title = Most 4s
goal-most-5s = most 5s
    .title = Most 5s
goal-most-6s = most 6s
    .title = Most 6s
goal-most-zeroes = most zeroes
    .title = Most zeroes
goal-most-odds = most odds
    .title = Most odds
goal-most-evens = most evens
    .title = Most evens
goal-most-divisible-by-3 = most divisible by 3
    .title = Most divisible by 3
goal-fewest-positive = fewest positive
    .title = Fewest positive
goal-fewest-123456 = fewest 123456
    .title = Fewest 123456
goal-highest-total = highest total
    .title = Highest total
goal-lowest-total = lowest total
    .title = Lowest total
goal-2nd-highest-total = 2nd highest total
    .title = 2nd highest total
goal-2nd-lowest-total = 2nd lowest total
    .title = 2nd lowest total
goal-biggest-number = biggest number
    .title = Biggest number
goal-smallest-number = smallest number
    .title = Smallest number
goal-greatest-range = greatest range
    .title = Greatest range
goal-smallest-range = smallest range
    .title = Smallest range
goal-longest-run = longest run
    .title = Longest run
goal-largest-set = largest set
    .title = Largest set
goal-most-pairs = most pairs
    .title = Most pairs
goal-greatest-variety = greatest variety
    .title = Greatest variety

# What a goal asks for; “number” is each goal for dice with one number.
asks-number = Most dice equal to { $number }.
asks-most-odds = Most dice equal to an odd number, negative odd numbers included.
asks-most-evens = Most dice equal to an even number, negative even numbers and 0 included.
asks-most-divisible-by-3 = Most dice equal to a number that can be divided by 3 without a remainder.
asks-fewest-positive = Fewest dice equal to a positive number, which is a number greater than 0.
asks-fewest-123456 = Most dice equal to a number other than 1, 2, 3, 4, 5 or 6.
asks-highest-total = The largest sum of all six dice.
asks-lowest-total = The smallest sum of all six dice.
asks-2nd-highest-total = The second largest sum of all six dice.
asks-2nd-lowest-total = The second smallest sum of all six dice.
asks-biggest-number = The one die with the highest number.
asks-smallest-number = The one die with the lowest number.
asks-greatest-range = The largest difference between a player's highest and lowest number.
asks-smallest-range = The smallest difference between a player's highest and lowest number.
asks-longest-run = Most dice in a row, that is, with consecutive values.
asks-largest-set = Most dice with the same value.
asks-most-pairs = Most pairs of dice with the same value.
asks-greatest-variety = Most different values across all dice.

goal-told = { $goal }: { $says }

# What settles a doubtful case.
note-number = If you have none, you do not achieve it.
note-most-odds = 0 is even, so it does not count.
note-most-evens = 0 is even.
note-most-divisible-by-3 = 0 is divisible by 3, and so are −3 and −6.
note-fewest-positive = 0 is not positive. The fewest you can have is no positive dice at all.
note-fewest-123456 = 0, 7 or more, and all negative numbers count.
note-2nd-highest-total = Equal totals share a rank. If all totals are equal, there is no second one.
note-2nd-lowest-total = { note-2nd-highest-total }
note-longest-run = A run needs at least two dice. Equal dice do not make it longer.
note-largest-set = A set needs at least two dice.
note-most-pairs = A die can be in only one pair, so four of a kind make two pairs.

goal-example = For example, with { $values }. { $told }

# Stands on a goal card whose name does not say what is counted.
counts-fewest-positive = fewest dice above 0 win
counts-fewest-123456 = most dice outside 1 to 6 win

ranked-alike = All totals are { $total }, so there is no second total.
ranked = { $end ->
    [lowest] In order, the totals are { $totals }, so { $second } is the second smallest.
   *[highest] In order, the totals are { $totals }, so { $second } is the second largest.
}
ranked-shared = { $total } counts once in this order, however many players have it.

# The idea behind a goal.
idea-number = With six dice, you are more likely than not to have at least one, and each extra roll adds less.
idea-most-zeroes = No side of a die is 0, so you always need cards to make a zero.
idea-most-odds = Every integer is even or odd, including 0 and negative numbers.
idea-most-evens = { idea-most-odds }
idea-most-divisible-by-3 = 0 and negative numbers can be divisible by 3 as well.
idea-fewest-positive = 0 is neither positive nor negative.
idea-fewest-123456 = No side of a die is outside 1 to 6, so you always need cards to make such a value.
idea-highest-total = The average of a total is the sum of the averages.
idea-lowest-total = { idea-highest-total }
idea-2nd-highest-total = { idea-highest-total }
idea-2nd-lowest-total = { idea-highest-total }
idea-biggest-number = On average, the highest of several dice is higher than a single die.
idea-smallest-number = Below 0, the number farther from 0 is smaller.
idea-greatest-range = A range grows at both ends, so a small number helps as much as a large one.
idea-smallest-range = All dice count for a range, so one die far from the rest spoils it.
idea-longest-run = A run needs different values side by side, and one missing value cuts it in two.
idea-largest-set = The value that appears most often is the mode of the dice.
idea-most-pairs = Six dice make at most three pairs, and a die can be in only one of them.
idea-greatest-variety = Six dice have at most six different values, and you lose one whenever two dice are equal.

## Moves and events

# $die is a die from 1 to 6; 7 is the top of the deck and 8 the discard pile.
fact-put = { $die ->
    [7] Put { $card } on top of the deck.
    [8] Put { $card } onto the discard pile.
   *[other] Put { $card } behind die { $die }.
}
fact-take-back = { $die ->
    [7] Take card { $at } back from the top of the deck.
    [8] Take card { $at } back from the discard pile.
   *[other] Take card { $at } back from die { $die }.
}
fact-declare = Declare the special goal { $goal }.
fact-withdraw = Keep the special goal { $goal } for later.
fact-ready = Say you are ready.
fact-pick = Change die { $die } to { $side }.

# $top is the card that lies on top then, where there are several.
fact-take = { $many ->
    [0] Take nothing.
   *[other] { $top ->
        [none] Take { $taken }.
       *[other] Take { $taken }, so that { $top } is on top.
    }
}

# Things that are taken along with cards.
the-special-goal = the special goal
special-goal = { $goal ->
    [none] a special goal
   *[other] the special goal { $goal }
}
special-goals = { $many ->
    [one] one special goal
   *[other] { WORDS($many) } special goals
}

fact-placed = { $die ->
    [7] { $player } put { $card } on top of the deck.
    [8] { $player } put { $card } onto the discard pile.
   *[other] { $player } put { $card } behind die { $die }.
}
fact-took-back = { $die ->
    [7] { $player } took { $card } back from the top of the deck.
    [8] { $player } took { $card } back from the discard pile.
   *[other] { $player } took { $card } back from die { $die }.
}
fact-declaring = { $player } will declare the special goal { $goal }.
fact-withdrew = { $player ->
    [you] You keep the special goal { $goal } for later.
   *[other] { $player } keeps the special goal { $goal } for later.
}
fact-was-ready = { $many ->
    [0] { $player ->
        [you] You are ready.
       *[other] { $player } is ready.
    }
    [one] { $player ->
        [you] You are ready; { $left } goes onto the discard pile.
       *[other] { $player } is ready; { $left } goes onto the discard pile.
    }
   *[other] { $player ->
        [you] You are ready; { $left } go onto the discard pile.
       *[other] { $player } is ready; { $left } go onto the discard pile.
    }
}

fact-round-began = Round { $round } began.
rolled = { $player } rolled { $dice }.
reshuffled = { $player } made a new deck from the discard pile.
drew = { $many ->
    [0] { $player } drew nothing.
   *[other] { $player } drew { $cards }.
}

fact-turned-over = The cards were turned over.
has-behind = { $many ->
    [0] { $player ->
        [you] You have no cards behind the dice.
       *[other] { $player } has no cards behind the dice.
    }
   *[other] { $player ->
        [you] You have { $cards }.
       *[other] { $player } has { $cards }.
    }
}
# One of several: “Asha has +1 and ×2 behind die 1 and a flip behind die 4.”
behind-die = { $cards } behind die { $die }
declared = { $player } declared { $goals }.

fact-rerolled = { $same ->
    [yes] { $player } rolled die { $die } again: { $before } came up again.
   *[no] { $player } rolled die { $die } again: { $before } became { $after }.
}
fact-chose-pick = { $side ->
    [none] { $player } chose a side for die { $die }.
   *[other] { $player } chose { $side } for die { $die }.
}
fact-picked = { $same ->
    [yes] { $player } left die { $die } at { $after }.
   *[no] { $player } changed die { $die } from { $before } to { $after }.
}
fact-flipped = { $player } flipped die { $die } from { $before } to { $after }.

fact-round-scored = Round { $round } is scored.
fact-selecting-began = The new goals are { $goals }. Players can take { $offer }.
order-is = The order: { $players }.
fact-rolled-off = The tied players each rolled a die.

fact-took = { $player } took { $taken }.
fact-took-special = { fact-took }
takes = { $player ->
    [you] You take { $taken }.
   *[other] { $player } takes { $taken }.
}
all-turned-over = All cards are turned over.

tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
# The score of the winner, in “Asha won the game with …”.
tokens-and-roll = { tokens } and the highest roll in the tiebreak
fact-most-tokens = { $off ->
    [yes] Most tokens. The highest roll broke the tie.
   *[no] Most tokens.
}

## Refusals

fact-not-your-turn = It is not your turn. { $turn } is choosing cards now.
fact-wrong-phase = { $phase ->
    [place] You cannot do that now: players are placing cards behind their dice.
    [pick] You cannot do that now: players are picking sides for dice.
    [select] You cannot do that now: players are choosing cards for their decks.
   *[over] You cannot do that now: the game is over.
}
fact-already-ready = You have already said you are ready. The cards are turned over when everyone is ready.
fact-no-such-place = A card goes behind one of the six dice, on top of the deck or onto the discard pile.
# $die is as with “Put”; any other number is no place at all.
fact-no-card-there = { $place ->
    [die] There is no card { $at } behind die { $die } to take back.
    [deck] There is no card { $at } on top of the deck to take back.
    [discard] There is no card { $at } on the discard pile to take back.
   *[other] There is no card { $at } there to take back.
}
fact-no-such-card = { $text } is not a modifier card. Cards look like '+1', '[0]', 'x2' or 'flip'.
fact-not-your-special-goal = You do not have the special goal { $goal }, so you cannot declare it.
fact-already-declared = You have already declared the special goal { $goal }. You can declare it only once.
fact-not-declared = You have not declared the special goal { $goal }, so you are keeping it for later already.
fact-nothing-to-pick = You cannot choose a side for die { $die }: it has no pick, or you have already chosen.
fact-no-such-side = A die has no side { $side }. Choose a side from 1 to 6.
fact-not-on-offer = There are not enough { $card } cards to take. Choose from the cards that are left.
fact-no-special-goal-there = There is no special goal left to take. Take only cards.
fact-wrong-number-of-cards = { $each ->
    [one] That is { $cards }. Everyone takes one card now, counting the special goal.
   *[other] That is { $cards }. Everyone takes { WORDS($each) } cards now, counting the special goal.
}
fact-take-what-is-left = You choose last, so take everything that is left. You can choose only the order.

## What to do now

prompt-place = Place cards behind your dice, then say you are ready.
prompt-others-place = Everyone places cards face down.
prompt-pick = Choose a side for die { $die }.
prompt-others-pick = { $many ->
    [one] { $players } is choosing.
   *[other] { $players } are choosing.
}
prompt-take-rest = Take what is left, in any order you like.
prompt-take-one = Take one card.
prompt-take-two = { $special ->
    [yes] Take two cards, or one and the special goal.
   *[no] Take two cards.
}
prompt-others-take = { $player } is choosing cards.

help-place-1 = Press a card, then a die, or drag the card. On the keyboard, press 1 to 6 to place it behind a die, D for the top of your deck, or X for the discard pile.
help-place-2 = Cards work from top to bottom. The small number is the value after each card. You can place any number of cards behind a die.
help-place-3 = A card on top of your deck comes back next round. Cards left in your hand are discarded.
help-place-4 = Press a goal to see what it asks for. Nobody sees your cards until everyone is ready.
help-pick-1 = All cards are turned over and all rerolls are done. A pick sets its die to any side you like.
help-pick-2 = The small number is what the die will be worth. Nobody sees your choice until everyone has chosen.
help-select-1 = The player with the fewest tokens takes first. If players are tied, the lowest roll goes first.
help-select-2 = What you take goes on top of your deck, so you draw it next. You can take the special goal instead of one card. Only you know what it is until you declare it.

## The rules

rule-aim = Two to six players roll dice and change them with cards to achieve goals. Each goal is worth 6 tokens. The player with the most tokens after { WORDS($rounds) } rounds wins; a game can be set to fewer rounds. If players are tied, they roll a die, and the highest roll wins.
    .title = Aim
rule-start = Each player has six dice and a deck of eight cards: +1, +1, +2, +3, −1, −1, −2 and −3. Three goals are face up.
    .title = Start
rule-round = Everyone rolls six dice and draws six cards. When a deck runs out, its discard pile is shuffled into a new one. Everyone places cards face down behind the dice, as many as they like behind each. A card that is not played goes back on top of the deck, face down, or onto the discard pile.
    .title = A round
rule-turning = When everyone is ready, all cards are turned over. First all rerolls, then all picks, then all flips change the dice themselves. After that the other cards work from top to bottom.
    .title = Turning over
rule-goals = If you are the only one to achieve a goal, you take all of its tokens. If several players achieve it, they split the tokens evenly, and any left over are removed. Then the played cards go onto the discard piles.
    .title = Goals
rule-new-cards = After each round except the last, three new goals are revealed. New cards are laid out too: two for each player, minus one, and a special goal face down. The player with the fewest tokens takes first. Tied players roll a die, and the lowest roll goes first. Take two cards and put them on top of your deck, or take one card and the special goal. The last player takes what is left. With six players, there is only one card for each player the last time, counting two special goals.
    .title = New cards
rule-special-goals = Keep a special goal to the side. You may declare it before the cards are turned over. Then it is worth 6 tokens like the others, and any player can achieve it.
    .title = Special goals
rule-counting = A run is dice with consecutive values, such as 3, 4 and 5. A set is dice with the same value. A pair is two of those. The range is the difference between the highest and the lowest value. 0 is even and divisible by 3, and it is not positive.
    .title = Counting
rule-cards = +1 to −3 change the value by that number. A number in a frame becomes the value. { told-blank } { told-double } { told-halve } { told-negate } { told-reroll } { told-pick } { told-flip }
    .title = Cards

## What a die is worth

# What acts on the die itself, in this order.
acts-reroll = First, the die is rolled again, once for each reroll behind it.
acts-pick = Second, a pick sets the die to the side chosen after all rerolls.
acts-flip = Third, a flip turns the die over: opposite sides add up to 7.

# $die is the number of the die where there are several.
worth-side = { $die ->
    [none] The die is worth { $side }, the side it shows.
   *[other] Die { $die } is worth { $side }, the side it shows.
}
# One card of a chain, which is put together with commas: 5 ÷ 2 = 2.5 → 2, 2 + 3 = 5. $work is a card that adds, takes
# away, doubles or halves, as it is written behind a number: − 1. $half is what was rounded down, or none.
chain-link = { $half ->
    [none] { $before } { $work } = { $value }
   *[other] { $before } { $work } = { $half } → { $value }
}
chain-link-other = { $before } with { $card } becomes { $value }
# $chain is such a chain.
worth-chain = { $die ->
    [none] The die is worth { $value }: { $chain }.
   *[other] Die { $die } is worth { $value }: { $chain }.
}
worth-possible = The die can be worth { OR($values) }.
possible-after = { $card }: { OR($values) }.

# $halved is a sentence, such as “Half of 5 is 2.5, rounded down to 2.”
link-halve = ÷2: { $halved }
link-plus = +{ $number } increases the value by { $number }.
link-minus = −{ $number } decreases the value by { $number }.
link-fixed = [{ $number }] changes the value to { $number }, whatever it was before.
link-double = ×2 doubles the value.
link-blank = A blank does nothing: the value stays { $value }.
link-negate = { $value ->
    [0] Negate changes the sign, and 0 has none: it stays 0.
   *[other] Negate changes the sign: { $value } becomes { $end }.
}

order-of-one = No two cards here are different, so their order cannot matter.
order-free = { $cards ->
    [2] The order does not matter: these cards turn a { $side } into { $value } either way.
   *[other] The order does not matter: these cards turn a { $side } into { $value } in every order.
}
order-matters = The order matters: these cards turn a { $side } into { OR($values) }.
order-matters-much = The order matters: these cards turn a { $side } into { $many } different values, from { $low } to { $high }.
# $more is how many other orders there are.
order-makes = { $more ->
    [0] { $value } with { $order }.
    [one] { $value } with { $order }, and in one other order.
   *[other] { $value } with { $order }, and in { WORDS($more) } other orders.
}

# Why two cards can be swapped, or cannot.
swap-blank = A blank does nothing, so its place does not matter.
swap-fixed = The lower one of { $one } and { $other } decides: no card above it can change the value it sets.
swap-with-fixed = { $same ->
    [yes] What { $card } does before { $fixed } is lost. After it, { $start } stays { $start }, so the order does not matter.
   *[no] What { $card } does before { $fixed } is lost. After it, { $start } becomes { $end }.
}
swap-sum-double = After ×2, the { $number } counts once. Before ×2, it is doubled too.
swap-sum-halve = { $same ->
    [none] Before ÷2, the { $number } is halved too. After it, the { $number } counts in full.
   *[other] Before ÷2, the { $number } is halved too. After it, the { $number } counts in full. From { $side }, rounding down evens this out: both make { $same }.
}
swap-sum-negate = Before a Negate card, the { $number } changes its sign too. After it, the { $number } keeps its sign.
swap-sums = You can add and subtract in any order.
swap-double-negate = You can swap doubling and changing the sign.
swap-double-halve = { $odd ->
    [yes] ×2 first leaves nothing to round, and ÷2 then gives { $side } back. ÷2 first loses one half in rounding.
   *[no] { $side } is even, so neither order has anything to round: doubling and halving undo each other.
}
swap-halve-negate = { $odd ->
    [yes] Rounding down moves left on the number line on both sides of 0. Rounded, half of { $side } and half of −{ $side } are not opposites.
   *[no] { $side } is even, so there is nothing to round, and the sign can change first or last.
}

## What dice show of a goal

evidence-total = The total is { $total }.
evidence-highest = The highest number is { $number }.
evidence-lowest = The lowest number is { $number }.
farther-left = { $low } is lower than { $next }: it is farther left on the number line.

counted-number = { $dice ->
    [0] No die is { $number }.
    [one] One die is { $number }.
   *[other] { FIRST_WORDS($dice) } dice are { $number }.
}
counted-most-odds = { $dice ->
    [0] No die is odd.
    [one] One die is odd: { $found }.
   *[other] { FIRST_WORDS($dice) } dice are odd: { $found }.
}
counted-most-evens = { $dice ->
    [0] No die is even.
    [one] One die is even: { $found }.
   *[other] { FIRST_WORDS($dice) } dice are even: { $found }.
}
counted-most-divisible-by-3 = { $dice ->
    [0] No die is divisible by 3.
    [one] One die is divisible by 3: { $found }.
   *[other] { FIRST_WORDS($dice) } dice are divisible by 3: { $found }.
}
counted-fewest-positive = { $dice ->
    [0] No die is greater than 0.
    [one] One die is greater than 0: { $found }.
   *[other] { FIRST_WORDS($dice) } dice are greater than 0: { $found }.
}
counted-fewest-123456 = { $dice ->
    [0] No die is outside 1 to 6.
    [one] One die is outside 1 to 6: { $found }.
   *[other] { FIRST_WORDS($dice) } dice are outside 1 to 6: { $found }.
}
zero-not-positive = 0 is not positive: a positive number is greater than 0.

range-none = All dice are equal, so the range is 0.
range = The highest number is { $high }, and the lowest is { $low }, so the range is { $range }.

run-none = No two dice have consecutive values, and a run needs at least two dice.
run = { $run } are { WORDS($dice) } dice in a row.
run-values = In order, each value once: { $values }.
run-gap = Between { $low } and { $high } there is a gap.
run-twice = A second { $value } does not make it longer.

set-none = All dice are different, and a set needs at least two equal dice.
set = { FIRST_WORDS($dice) } dice are { $value }.
mode = The value that appears most often is called the mode; here it is { $mode }.
modes = { $modes } appear equally often: each is a mode, and the size of the set is what counts.
appears = { $times ->
    [one] { $many ->
        [one] { $values } appears once.
       *[other] { $values } appear once.
    }
    [2] { $many ->
        [one] { $values } appears twice.
       *[other] { $values } appear twice.
    }
   *[other] { $many ->
        [one] { $values } appears { WORDS($times) } times.
       *[other] { $values } appear { WORDS($times) } times.
    }
}

pairs-none = All dice are different, so there is no pair.
pairs = { $many ->
    [one] One pair: { $pairs }.
   *[other] { FIRST_WORDS($many) } pairs: { $pairs }.
}
pair = { $value } with { $value }
pairs-of-many = { $left ->
    [0] { FIRST_WORDS($dice) } dice are { $value }: a die can be in only one pair, so they make { WORDS($pairs) } pairs.
   *[other] { $pairs ->
        [one] { FIRST_WORDS($dice) } dice are { $value }: a die can be in only one pair, so they make one pair and one die is left over.
       *[other] { FIRST_WORDS($dice) } dice are { $value }: a die can be in only one pair, so they make { WORDS($pairs) } pairs and one die is left over.
    }
}

variety = { $many ->
    [1] All dice are { $values }, so there is only one value.
   *[other] { FIRST_WORDS($many) } different values: { $values }.
}

## Who achieves a goal

of-seat = { $player }: { $told }
achieved = { $others ->
    [none] { $player } achieved “{ $goal }”.
   *[other] { $player } achieved “{ $goal }” together with { $others }.
}
missed = { $player } missed “{ $goal }”.

nobody-longest-run = Nobody has two dice in a row.
nobody-largest-set = Nobody has two equal dice.
nobody-most-pairs = Nobody has a pair.
nobody-other = Nobody has such a die, so nobody achieves it.

decided-highest-total = { $best } is the largest total.
decided-lowest-total = { $best } is the smallest total.
decided-biggest-number = { $best } is the highest number of all.
decided-smallest-number = { $best } is the lowest number of all.
decided-greatest-range = { $best } is the largest range.
decided-smallest-range = { $best } is the smallest range.
decided-longest-run = { FIRST_WORDS($best) } dice in a row are the longest run.
decided-largest-set = { FIRST_WORDS($best) } dice are the largest set.
decided-most-pairs = { $best ->
    [one] One pair is the most.
   *[other] { FIRST_WORDS($best) } pairs are the most.
}
decided-greatest-variety = { $best ->
    [one] One different value is the most.
   *[other] { FIRST_WORDS($best) } different values are the most.
}
decided-most = { $best ->
    [one] One die is the most.
   *[other] { FIRST_WORDS($best) } dice are the most.
}
decided-fewest = { $best ->
    [0] Having none is the fewest.
    [one] One die is the fewest.
   *[other] { FIRST_WORDS($best) } dice are the fewest.
}

split = { $left ->
    [0] Splitting { tokens } among { $players } players gives { $share } each, and none is left.
    [one] Splitting { tokens } among { $players } players gives { $share } each, and 1 is removed.
   *[other] Splitting { tokens } among { $players } players gives { $share } each, and { $left } are removed.
}

## A round and the game

nobody-took = Nobody took any tokens.
round-took = { $many ->
    [one] { $tokens ->
        [0] { $players } took none.
       *[other] { $players } took { tokens }.
    }
   *[other] { $tokens ->
        [0] { $players } took none.
       *[other] { $players } took { tokens } each.
    }
}
took-in-round = { $tokens ->
    [0] { $player } took no tokens in round { $round }.
   *[other] { $player } took { tokens } in round { $round }.
}
rolled-first = The roll was { $before }, and the die now shows { $after }.

rounds-played = { $rounds ->
    [one] One round was played. The most tokens win.
   *[other] { FIRST_WORDS($rounds) } rounds were played. The most tokens win.
}
tied-at-the-end = { $players } have { tokens } each, so they rolled dice, and the highest roll won.
has-tokens = { $player ->
    [you] You have { tokens }.
   *[other] { $player } has { tokens }.
}

dice-now = Your dice as they are now: { $told }
halves-down = ÷2 rounds down, above and below 0.
reroll-replaces = A reroll replaces the roll. On average, a low die gains and a high die loses.

## Averages

mean-of-die = A die shows { $mean } on average.
mean-with-cards = A die with { $cards } is worth { $mean } on average.
all-likely = All six sides are equally likely, so each counts for one sixth.
mean-is-no-side = No side is 3.5, but the average of many rolls comes close to it.
sides-become = The sides 1 to 6 become { $values }, all equally likely.
law-plus = Every side is { $number } more, and so is the average.
law-minus = Every side is { $number } less, and so is the average.
law-double = Doubling every side doubles the average.
law-negate = Every side changes its sign, and so does the average.
law-halve = Half of 3.5 would be 1.75, but rounding down loses one half on 3 of the 6 sides. That costs 0.25 on average.

mean-of-total = The total of { WORDS($dice) } dice is { $mean } on average.
averages-add = You can always add averages, even if the dice affect each other.
near-mean = Totals near { $mean } are likely. Only one roll makes { $least }, and only one makes { $most }.
mean-of-highest = The highest of { WORDS($dice) } dice is { $mean } on average.
highest-of-one = One die: { $mean }.
highest-of-more = With { WORDS($dice) } dice it is { $mean }, { $more } more.
highest-ends = No die shows more than 6, so there is less and less left to gain.

## Rerolls

reroll-before-pick = A pick acts after every reroll and sets the side, so the reroll changes nothing.
reroll-twice = A second reroll behind the same die adds nothing on average, because only the last roll counts.
reroll-brings = { $change ->
    [more] A reroll behind a die that shows { $side } makes it worth { $mean } on average, { $gain } more.
    [less] A reroll behind a die that shows { $side } makes it worth { $mean } on average, { $gain } less.
   *[same] A reroll behind a die that shows { $side } makes it worth { $mean } on average, the same as now.
}
reroll-sides = The new roll counts, better or worse. Of the 6 sides, { $more ->
    [one] 1 gives more
   *[other] { $more } give more
} than now, { $less ->
    [one] 1 gives less
   *[other] { $less } give less
} and { $same ->
    [one] 1 gives the same
   *[other] { $same } give the same
}.

die-gains = The die that shows { $side } gains { $gain } on average.
leave-high-dice = Dice that show 4 or more lose on average, so leave them.
no-reroll-gains = No reroll adds to this total on average.
one-reroll-gains = One reroll behind the lowest die adds to this total on average. Any other reroll lowers it.
rerolls-gain-less = Each extra reroll adds less to the total, because you reroll the lowest dice first.
rerolls-gain-no-more = No extra reroll adds more than the one before, because you reroll the lowest dice first. Equal dice gain the same.

reroll-held = With a reroll for one die, you can expect { $mean } from it instead of { $plain }.
reroll-held-choice = You see the roll before you place the reroll, so you reroll only 1, 2 and 3.
reroll-held-halves = In half of the rolls, 4, 5 or 6 stays, which is 5 on average. In the other half, the new roll gives 3.5 on average.

## Chances

at-least-one = The chance that at least one of { WORDS($dice) } dice shows { $side } is { $chance }.
all-miss = { $dice ->
    [2] Each die misses with a chance of { $one }, so both miss with a chance of { $all }.
   *[other] Each die misses with a chance of { $one }, so all { WORDS($dice) } miss with a chance of { $all }.
}
first-die-adds = The first die gives a chance of { $chance }.
# $before is how many dice were rolled before it.
next-die-adds = { $before ->
    [1] Die { $die } adds { $chance }: it helps only if the one before it missed.
   *[other] Die { $die } adds { $chance }: it helps only if the { WORDS($before) } before it missed.
}

worth-with-pick = { $many ->
    [0] With the pick you choose the side, and none of the 6 sides makes { $wanted }.
   *[other] With the pick you choose the side, and { OR($sides) } makes { $wanted }: nothing is left to chance.
}
worth-for-certain = Nothing is left to chance: the die is worth { $now }.
worth-chance = { $rerolls ->
    [one] Given the reroll behind the die with { $side }, the chance that it is worth { $wanted } is { $chance }.
   *[other] Given { WORDS($rerolls) } rerolls behind the die with { $side }, the chance that it is worth { $wanted } is { $chance }.
}
worth-sides = { $many ->
    [0] No side makes { $wanted }.
    [one] 1 of the 6 sides makes { $wanted }: { $sides }.
   *[other] { $many } of the 6 sides make { $wanted }: { $sides }.
}
worth-without = { $rerolls ->
    [one] Without the reroll the die would be worth { $now }.
   *[other] Without them the die would be worth { $now }.
}
worth-last-roll = Only the last roll counts, so the chance is the same as with one reroll.

# $shown dice show the side already, $rolled are rolled again, $needed are wanted.
given = Given { $shown ->
    [one] one die that shows { $side }
   *[other] { WORDS($shown) } dice that show { $side }
}, the chance of at least { $needed ->
    [one] one { $side }
   *[other] { WORDS($needed) } { $side }s
} with { $rolled ->
    [one] one reroll
   *[other] { WORDS($rolled) } rerolls
} is { $chance }.
given-missing = { $missing ->
    [0] You need no more, whatever the rerolled dice show.
   *[other] { $rolled ->
        [one] You need { WORDS($missing) } more from the die you reroll.
       *[other] You need { WORDS($missing) } more from the { WORDS($rolled) } dice you reroll.
    }
}
given-before = { $needed ->
    [one] Before any roll, the chance that six dice show at least one { $side } is { $chance }.
   *[other] Before any roll, the chance that six dice show at least { WORDS($needed) } { $side }s is { $chance }.
}
given-knowing = What you know changes the chance: every chance depends on what you already know.

chance-exact = { $percent } ({ $chance })
chance-certain = 100% (certain)
chance-impossible = 0% (impossible)
chance-at-most = at most { $percent }%
chance-at-least = at least { $percent }%
chance-sampled = { $percent }% ± { $margin }%

chances-open = All cards are face up. Only the sides that others pick are left to chance.
chances-now = These are your chances with your cards as they are now.
chances-hidden = You do not know what the others hold, so their cards were dealt at random { $tables } times. Half of the time, each of them plays for the most tokens. The other half, each plays for the one goal they are likeliest to achieve. Your chance is the share of these deals in which you achieve the goal.
chances-rerolls = { $rerolls ->
    [one] Your reroll can come out in { $ways } ways, and all of them are counted in each deal.
   *[other] Your rerolls can come out in { $ways } ways, and all of them are counted in each deal.
}
chances-exact = Every case was counted, so these chances are exact.
chances-sample = { $tables } deals are a sample, so ± gives the margin of error. About 19 of 20 such samples come that close to the true chance.
chances-of-play = Nobody knows how the others will really play, and ± does not include that.
chances-average = The average weights the tokens in each case by its chance. A shared goal earns fewer tokens.

# $mine and $others are spreads, such as “12 to 30, most likely 21”.
totals-highest-total = Your total: { $mine }. The highest of the other totals: { $others }.
totals-lowest-total = Your total: { $mine }. The lowest of the other totals: { $others }.
totals-2nd-highest-total = Your total: { $mine }. All the other totals: { $others }.
totals-2nd-lowest-total = { totals-2nd-highest-total }
spread-even = { $low } to { $high }, all equally likely
spread = { $low } to { $high }, most likely { OR($likeliest) }

reroll-gains = What a reroll would change, in tokens on average: { $gains }.
reroll-gain = die { $die } { $gain }
reroll-gains-most = Put it where it adds the most. The other cards stay where they are.
reroll-gains-hand = { $many ->
    [one] Your other card is not counted here. If it can repair a die for certain, the reroll may help more behind another.
   *[other] Your other { WORDS($many) } cards are not counted here. If they can repair a die for certain, the reroll may help more behind another.
}
reroll-gains-nothing = With the other cards where they are, it adds nothing anywhere.

place-behind = Put { $cards } behind die { $die }.
place-pick = Pick { $side } for die { $die }.
place-nothing = Leave your dice as they are.
placement-earns = Over { $tables } simulated deals, this earns { $tokens } tokens on average, and no other placement earns more.
placement-values = Your dice are then worth { $values }.
rerolls-not-counted = Rerolls are not counted here.

## Hints

hint-simulated = You cannot see what the others hold, so their cards were dealt at random { $tables } times.
hint-placed-well = Your cards are placed as well as they can be. Say you are ready.
hint-look-at-goal = Look at the goal “{ $goal }”. { $told }
hint-achieve = You can achieve { $goals }.
hint-goal-chance = { $goal } with a chance of { $chance }
hint-use = { $many ->
    [0] You need no cards for it.
   *[other] Use { $cards }.
}
hint-special-unlikely = That is unlikely to achieve your special goal { $goal }. Keep it for later.
hint-special-likely = That is likely to achieve your special goal { $goal } too. Declare it to earn { $tokens } more tokens on average.
hint-goal-by-goal = Look at your dice goal by goal.
hint-no-placement = No placement of your cards achieves any of the goals.
hint-get-close = Others may spoil their own dice for one goal while they play for another, so get as close as you can.
hint-keep-cards = Cards you do not need can go on top of the deck for the next round.
hint-reroll = The reroll was not counted, because nobody knows what it will show. { $told }

hint-pick-for = You choose a side for { $dice }. The other cards act after that.
hint-die = die { $die }
hint-pick-tokens = With the best choice, you take { tokens } if nobody else changes a die.
hint-pick = Choose { $sides }.
hint-side-for = { $side } for die { $die }
hint-sides-make = The sides 1 to 6 make die { $die } worth { $values }.

hint-take-rest = You take what is left. You draw it all with your next hand, so the order does not matter.
hint-next-goals = What you take is in your next hand. The next goals are { $goals }.
hint-no-card-fits = No card here fits one of these goals especially well. Cards such as +1 help with many goals.
hint-take-special = You could also take the special goal instead of one card. If you declare it in a round that suits you, there are 6 more tokens to earn in that round. Any player can earn them.
hint-some-cards-help = Some cards help with these goals more than others.
hint-consider = Consider { $cards }.
hint-pick-helps = A pick sets a die to whatever side a goal needs.
hint-card-mean = { $goal }: { $card } makes a die worth { $mean } on average instead of 3.5.

# $sides is how many of the six sides count with the card.
hint-count-number = { $sides ->
    [0] { $goal }: with { $card }, none of the six sides is { $number }.
    [one] { $goal }: with { $card }, one of the six sides is { $number }.
    [6] { $goal }: with { $card }, all six sides are { $number }.
   *[other] { $goal }: with { $card }, { WORDS($sides) } of the six sides are { $number }.
}
hint-count-most-odds = { $sides ->
    [0] { $goal }: with { $card }, none of the six sides is odd.
    [one] { $goal }: with { $card }, one of the six sides is odd.
    [6] { $goal }: with { $card }, all six sides are odd.
   *[other] { $goal }: with { $card }, { WORDS($sides) } of the six sides are odd.
}
hint-count-most-evens = { $sides ->
    [0] { $goal }: with { $card }, none of the six sides is even.
    [one] { $goal }: with { $card }, one of the six sides is even.
    [6] { $goal }: with { $card }, all six sides are even.
   *[other] { $goal }: with { $card }, { WORDS($sides) } of the six sides are even.
}
hint-count-most-divisible-by-3 = { $sides ->
    [0] { $goal }: with { $card }, none of the six sides is divisible by 3.
    [one] { $goal }: with { $card }, one of the six sides is divisible by 3.
    [6] { $goal }: with { $card }, all six sides are divisible by 3.
   *[other] { $goal }: with { $card }, { WORDS($sides) } of the six sides are divisible by 3.
}
hint-count-fewest-positive = { $sides ->
    [0] { $goal }: with { $card }, none of the six sides is greater than 0.
    [one] { $goal }: with { $card }, one of the six sides is greater than 0.
    [6] { $goal }: with { $card }, all six sides are greater than 0.
   *[other] { $goal }: with { $card }, { WORDS($sides) } of the six sides are greater than 0.
}
hint-count-fewest-123456 = { $sides ->
    [0] { $goal }: with { $card }, none of the six sides is outside 1 to 6.
    [one] { $goal }: with { $card }, one of the six sides is outside 1 to 6.
    [6] { $goal }: with { $card }, all six sides are outside 1 to 6.
   *[other] { $goal }: with { $card }, { WORDS($sides) } of the six sides are outside 1 to 6.
}
hint-without-it = { $sides ->
    [0] Without it, none is.
    [one] Without it, one is.
   *[other] Without it, { WORDS($sides) } are.
}

## Looking back at a round

back-lucky = You took { tokens }, more than these cards could guarantee. The roll was lucky.
back-most = { $tokens ->
    [0] You took no tokens, and no placement of these cards would have taken any.
   *[other] You took { tokens }, and no other placement of these cards would have taken more.
}
back-less = { $tokens ->
    [0] You took no tokens. With the same cards, you could have taken { $most }.
   *[other] You took { tokens }. With the same cards, you could have taken { $most }.
}
back-no-rerolls = Rerolls are not counted here, because nobody knows what they would have shown behind other dice.
back-better = { $many ->
    [0] Without any cards, your dice would have been worth { $values }.
   *[other] With { $cards }, your dice would have been worth { $values }.
}
back-unknown = Nobody could know that before the cards were turned over.

## Bots


# $many is how many goals it achieves at least once.
because-greedy = { $many ->
    [0] I go for { $goal }, my likeliest goal, but in { $tables } simulated deals for the other players, it achieves no goal.
   *[other] I go for { $goal }, my likeliest goal. In { $tables } simulated deals for the other players, it achieves { $goals }.
}
because-planner = { $many ->
    [0] I found nothing better: in { $tables } simulated deals for the other players, this placement achieves no goal.
   *[other] I expect about { $tokens } tokens from this placement. In { $tables } simulated deals for the other players, it achieves { $goals }.
}
achieves-in = { $share ->
    [all] { $goal } in all of them
   *[other] { $goal } in { $share }
}
because-pick = { $guesses ->
    [0] All cards are face up now. With { $picked } I expect { $tokens }, and no other choice earns more.
   *[other] All cards are face up now. With { $picked } I expect { $tokens }, over { $guesses } guesses at what the others pick, and no other choice earns more.
}
tokens-on-average = { $mean } tokens
side-on-die = { $side } on die { $die }
because-take = { $now ->
    [more] With { $card } I expect about { $tokens } tokens more next round than with the card I would draw instead.
    [same] With { $card } I expect about as many tokens next round as with the card I would draw instead.
   *[fewer] With { $card } I expect about { $tokens } tokens fewer next round than with the card I would draw instead.
}
because-take-later = { $later ->
    [more] In a later round, I expect about { $tokens } tokens more.
    [same] In a later round, I expect about as many.
   *[fewer] In a later round, I expect about { $tokens } tokens fewer.
}
because-special = { $tokens ->
    [none] The special goal comes too: it costs me nothing.
   *[other] The special goal comes too: I count it as { $tokens } tokens.
}

## What a decision cost, in the look back on a game

# $cards is a list such as “+1 and ×2 behind die 1” and “a flip behind die 4”.
judged-placed = { $many ->
    [0] Put no cards behind the dice.
   *[other] Put { $cards }.
}
judged-declared = Declare { $goals }.
# What luck brought in a round.
luck-deal = The dice and the cards of round { $round }.
luck-between = What was face up in round { $round }.
luck-hidden = The cards of the others in round { $round }.
luck-reroll = The rerolls of round { $round }.
luck-end = What was face up at the end of round { $round }.

## A bot that plays like a pupil

because-pupil = I expect about { $tokens } tokens from these cards. In { $tables } simulated deals for the other players, they achieve { $goals }.
pupil-believed = It believed that the order of the cards behind a die makes no difference. Double and then add 1 is not the same as add 1 and then double.
# $cards and $better are lists such as “+1 and ×2 behind die 3”
pupil-slip = It put { $cards }. In another order, { $better }, they bring { $tokens } more tokens on average.
