### The lessons of Rolls & Goals: questions, practice, paper, and the ideas behind wrong answers.

## Ideas: the value of a die

# $value is what stood there, $true what a card made of it; $less is how much less that is.
idea-order-is-free = The order of the cards makes no difference
    .mine = I did not look at the order.
    .text = { $one ->
        [none] That is true for +1 and +3. But start with 5: double and then add 1 to get 11; add 1 and then double to get 12.
       *[some] That is true for +1 and +3. Here one order goes { $one }. Now work out another order.
    }
idea-from-below = The stack is read from bottom to top
    .mine = I started with the bottom card.
    .text = The top card works first. Each card below it works on the result so far.
idea-towards-zero = Halving rounds toward 0
    .mine = I rounded toward 0.
    .text = A half is rounded down to the next lower integer. Below 0 that is away from 0: half of { $value } becomes { $true }.
idea-rounded-up = A half is rounded up
    .mine = I rounded the half up.
    .text = This card rounds down: half of { $value } becomes { $true }.
idea-not-rounded = The half is kept
    .mine = I kept the half.
    .text = Values are integers here: a half is rounded down to the next lower integer.
idea-same-signs-swap = Any two cards can be swapped
    .mine = I swapped the two cards.
    .text = Try it with 5: double and then add 1 to get 11; add 1 and then double to get 12.
idea-double-first = The strongest card comes first
    .mine = I doubled first.
    .text = ×2 doubles the result of the cards above it. It does not double what you add below it.
idea-nothing-swaps = The order always matters
    .mine = I thought the order always matters.
    .text = You can take two steps on the number line in any order. You can also multiply by two factors in any order.
idea-halving-undoes = Halving and doubling cancel
    .mine = I let halving and doubling cancel.
    .text = Halving rounds down: halve 5 to get 2, then double to get 4. If you double first, you get 5 back.
idea-added-not-set = A number in brackets is added
    .mine = I added the number in brackets.
    .text = [{ $true }] does not add { $true }. It changes the value to { $true }, whatever it was before.
idea-sign-lost = The minus gets lost
    .mine = I lost the minus.
    .text = Look at the number line: { $less } less than { $value } is to the left of 0, at { $true }.
idea-negate-makes-negative = Negate makes a number negative
    .mine = I made it negative.
    .text = It changes the sign either way: { $true } becomes { $value }, and { $value } becomes { $true }.
idea-flip-in-its-turn = Flip waits for its turn
    .mine = I flipped when Flip came.
    .text = Flip turns over the die itself before the cards change the value, wherever it is in the stack.
idea-card-forgotten = A card is forgotten
    .mine = I left out a card.
    .text = Every card in the stack works, from the top to the bottom.
idea-more-is-more = A card with + always helps, and ×2 always makes the value greater
    .mine = I thought this card always helps.
    .text = ×2 doubles what is there: 3 becomes 6, 0 stays 0, and −3 becomes −6, which is less.
idea-nothing-below-zero = Taking away stops at 0
    .mine = I stopped at 0.
    .text = The number line goes on to the left of 0: { $value } − { $less } = { $true }.

## Ideas: sorts of numbers

idea-takers-counted = Three cards that take away make three zeroes
    .mine = I counted the cards that take away.
    .text = Count how much they take away, too: a die is 0 only if its cards take away exactly what it shows.
idea-only-by-trying = You can only be certain after trying everything
    .mine = I thought you have to try every way.
    .text = One sum can rule out every way at once.
idea-total-divides = Equal dice need a total that 6 divides
    .mine = I looked at the total of the dice.
    .text = Cards change the total. From 1, 2, 2, 2, 2 and 2 a single +1 makes six equal dice: 1 + 1 = 2.
idea-one-die-moves = No card reaches from the lowest die to the highest
    .mine = I compared only the lowest and the highest.
    .text = Dice can meet in between. A 1 and a 6 can: 1 + 3 = 4, and 6 − 2 = 4.
idea-zero-not-even = Zero is not even
    .mine = I left out zero.
    .text = A number is even when it is 2 times an integer, and 0 = 2 × 0.
idea-no-parity-below-zero = Negative numbers are neither even nor odd
    .mine = I left out the negative numbers.
    .text = Continue the pattern to the left of 0: −1 is odd, −2 is even, −3 is odd.
idea-wrong-parity = Even and odd are mixed up
    .mine = I mixed up even and odd.
    .text = You can share an even number between two people with nothing left over. An odd number leaves 1.
idea-zero-not-divisible = Zero cannot be divided by 3
    .mine = I thought 3 does not divide zero.
    .text = 0 divided by 3 leaves nothing over: 0 = 3 × 0.
idea-not-divisible-below-zero = Negative numbers cannot be divided by 3
    .mine = I left out negative multiples of 3.
    .text = −6 = 3 × (−2): the multiples of 3 continue below 0.
idea-odd-for-threes = Odd numbers are divisible by 3
    .mine = I counted the odd numbers.
    .text = 5 and 7 are odd but not divisible by 3, and 6 is divisible by 3 but not odd. List the multiples of 3 instead: 3, 6, 9, 12.

## Ideas: comparing values

idea-size-without-sign = −5 is more than −3
    .mine = I compared without the minus signs.
    .text = On the number line −5 is to the left of −3, so it is the lesser of the two.
idea-range-without-sign = The minus is left out of the range
    .mine = I left out the minus.
    .text = { $mixed ->
        [yes] From { $low } to { $high } is { $steps } { $steps ->
            [one] step
           *[other] steps
        } to 0 and { $high } more: the range is { $range }, not { $own }.
       *[no] From { $low } to { $high } is { $range } { $range ->
            [one] step
           *[other] steps
        }: the range is { $range }, not { $own }.
    }
idea-range-counts-numbers = The range counts the numbers
    .mine = I counted the numbers, not the steps.
    .text = Count the steps from the lowest to the highest, not the numbers along the way.
idea-range-is-highest = The range is the highest number
    .mine = I gave the highest number.
    .text = The range is the distance from the lowest number to the highest.
idea-set-counts-different = Different values are counted
    .mine = I counted the different values.
    .text = A set is made of equal values: how often does the most frequent one appear?
idea-set-adds-all = All sets count together
    .mine = I counted all sets together.
    .text = Only one value counts, the one that appears most often. The others do not add to it.
idea-highest-mode = The highest value is the most frequent one
    .mine = I took the highest value.
    .text = The size of a value does not matter here, only how often it appears.
idea-one-mode-only = There is only one most frequent value
    .mine = I took one of the two.
    .text = Two values can appear equally often. Then both are modes.
idea-run-with-repeats = Equal values make a run longer
    .mine = I counted an equal value again.
    .text = { $many ->
        [1] In a run each value counts once: { $values } are only one value.
       *[other] In a run each value counts once: { $values } make a run of { WORDS($many) }.
    }
idea-run-with-gaps = A run can have a gap
    .mine = I jumped over a gap.
    .text = Consecutive values differ by 1. Between { $low } and { $high } the { $next } is missing, so the run ends.
idea-run-in-the-row = The dice of a run must be next to each other
    .mine = I looked only at neighboring dice.
    .text = Only the values count. Sort them first, then look for the run.
idea-run-stops-at-zero = A run stops at 0
    .mine = I stopped the run at 0.
    .text = −1, 0 and 1 are consecutive like any other three.
idea-pairs-share = A die can be in several pairs
    .mine = I used a die in several pairs.
    .text = Each die is in at most one pair: three of a kind make one pair, and four of a kind make two.
idea-one-pair-a-value = A value makes only one pair
    .mine = I counted each value as one pair.
    .text = Four equal dice make two pairs, as long as the pairs do not share a die.
idea-best-die-missed = Only one die was tried
    .mine = I tried the card on one die.
    .text = The card can go behind any of the six dice. Try it with each different value.

## Ideas: goals

idea-first-wins-ties = Only one player can achieve a goal
    .mine = I picked only one player.
    .text = Players who tie for the best all achieve the goal. They split the tokens.
idea-zero-of-them = Having the most of nothing
    .mine = I counted a player who has none.
    .text = If you have none, you do not achieve “most …”, even if nobody else has any.
idea-fewest-for-most = Most and fewest are mixed up
    .mine = I mixed up most and fewest.
    .text = Read the goal again: is a high count good, or a low one?
idea-each-takes-all = Everyone takes all the tokens
    .mine = I gave everyone all the tokens.
    .text = There are six tokens on the goal. The players who achieve it split them evenly.
idea-rest-is-given = Someone gets the remaining tokens
    .mine = I gave someone the remaining tokens.
    .text = Tokens that cannot be split evenly are removed. Nobody gets them.
idea-second-in-line = Two equal totals are first and second
    .mine = I counted equal totals as two places.
    .text = The goal ranks totals, not players: equal totals share a rank, and the next different total is second.
idea-first-for-second = First and second are mixed up
    .mine = I took the first, not the second.
    .text = The question does not ask for the first total.
idea-wrong-end = Highest and lowest are mixed up
    .mine = I counted from the other end.
    .text = Count from the other end.
idea-everyone-shares = All players share the tokens
    .mine = I shared among all the players.
    .text = Only the players who achieve the goal split its tokens.

## Ideas: chance

idea-half-and-half = All outcomes are equally likely
    .mine = I took all outcomes to be equally likely.
    .text = Outcomes do not have to be equally likely: to fit and not to fit, for example. The six sides are equally likely, so count those.
idea-one-side-only = Only one side fits
    .mine = I counted one side only.
    .text = Go through all six sides, and count each one that fits.
idea-sides-not-values = The cards are forgotten
    .mine = I forgot the cards.
    .text = The sides are equally likely, but the value after the cards is what counts.
idea-chances-add = Chances of several rolls are added
    .mine = I added the chances of the rolls.
    .text = If chances were added, six rolls would be certain, and seven more than certain. Find the chance that none fits instead.
idea-chances-of-all = The chance that all of them fit
    .mine = I wanted all of them to fit.
    .text = “At least one” is more likely than one roll alone, not less.
idea-chance-of-none = The chance of the opposite
    .mine = I gave the chance of the opposite.
    .text = That is the complement. Subtract it from 1.
idea-second-helps-as-much = Each reroll helps as much as the first
    .mine = I gave each reroll the same chance.
    .text = A later reroll helps only if all the earlier ones have failed, and that gets rarer.
idea-again-after-a-hit = The chance that every roll fits
    .mine = I wanted every roll to fit.
    .text = You roll again only after a miss. What is the chance of a miss first, and then a hit?
idea-extra-always-helps = The extra roll always helps
    .mine = I counted each time I need it.
    .text = That is how often you need the extra roll. It helps only in some of these cases.
idea-whole-chance = The whole chance
    .mine = I gave the whole chance.
    .text = The question asks only for what the extra roll adds to the chance you had before.
idea-count-not-chance = The chance is how many fit
    .mine = I gave the number of cases.
    .text = A chance is a part of all cases: divide by how many cases there are.
idea-whole-die = All six sides are still possible
    .mine = I counted all six sides.
    .text = You already know something. Count only the sides that are left.
idea-order-of-dice = 2 and 5 is the same roll as 5 and 2
    .mine = I counted 2, 5 and 5, 2 once.
    .text = There are two dice, so you can roll a 2 and a 5 in two ways. There are 36 equally likely rolls.
idea-sums-equally-likely = All sums are equally likely
    .mine = I thought all sums are equally likely.
    .text = You can roll a sum of 7 in six ways, and a sum of 2 in only one.
idea-middle-is-three = The mean of a die is 3
    .mine = I took 3 as the middle.
    .text = 3 is halfway from 0 to 6, but a die begins at 1. Which number is halfway from 1 to 6?
idea-most-is-mean = The mean is the best possible result
    .mine = I took the best result.
    .text = The expected value is the mean of all sides, not the luckiest one.
idea-rounded-at-the-end = Halve the mean
    .mine = I halved the mean.
    .text = Each roll is rounded down. Halve all six sides first, then take the mean.
idea-mean-of-one-die = The mean of one die
    .mine = I took the mean of one die.
    .text = Each die that is rolled has its own mean, and they add up.
idea-never-again = Only one roll is made
    .mine = I counted one roll only.
    .text = That is the mean of a single roll. You may roll a low side again, so you can expect more.
idea-every-roll-counts = Every roll counts
    .mine = I added up every roll.
    .text = The rolls do not add up: only the last one counts.
idea-only-kept-sides = Only the sides that you keep are counted
    .mine = I counted only the sides I keep.
    .text = You do not always get one of those: the last roll may be low, and it counts.
idea-shown-not-rolled = What the die shows now still counts
    .mine = I counted what the die shows now.
    .text = A die that is rerolled forgets what it showed.
idea-only-the-worst = Only the worst side is worth a new roll
    .mine = I rerolled only the worst side.
    .text = The mean of a roll is 3.5. Rerolling a side that is worse than that gains on average.
idea-always-gains = A new roll is always worth it
    .mine = I rerolled every side.
    .text = A new roll can gain, but the mean of all six sides counts: rerolling a side that is better than 3.5 loses on average.
idea-one-roll-only = Only one roll has this sum
    .mine = I found one roll for this sum.
    .text = A red die and a blue one: list every roll with this sum, red first. There are several.
idea-one-die-only = Only one die counts
    .mine = I counted one die only.
    .text = That is the chance for a single die. Each further die can fit too, so the chance grows.
idea-exactly-one = At least one means exactly one
    .mine = I left out two that fit.
    .text = “At least one” includes the rolls where more than one die fits.
idea-known-not-asked = The chance of what you are told
    .mine = I gave the chance of what is known.
    .text = You know that already. Among the sides that are left, count those that the question asks for.
idea-not-divided = The sum is the mean
    .mine = I added, and did not divide by 6.
    .text = Add the values of the six sides, then divide the sum by 6.

## The lessons and their game

lesson-order = Rolls & Goals, order and signs
lesson-chance = Rolls & Goals, chance

part-zeroes = bringing dice to 0
part-flip = all cards face up
part-taking = cards to take
part-order = two cards behind one die
part-nine = one card for two goals
part-where = where to put the reroll
part-sure = certain or likely
part-roll = the die is rolled
part-later = the third round
part-again = one more reroll?

task-zeroes = Place three cards. How many dice can you bring to 0?
task-order = Die 5 shows 4. Make it divisible by 3 with two cards.
task-nine = Place +3. Where does it help most? It goes to the bottom of its stack. You may take other cards back.
task-where = Put the reroll behind a die. Which one?
task-sure = Place both +1 cards. Which dice can you be certain of?
# Said to someone who is ready before the cards of a decision are placed; $all is whether the whole hand is to be placed.
ready-early = { $all ->
    [yes] { $many ->
        [one] One card is still in your hand: place it first.
       *[other] { FIRST_WORDS($many) } cards are still in your hand: place them first.
    }
   *[no] { $many ->
        [one] Place one more card first.
       *[other] Place { WORDS($many) } more cards first.
    }
}
# Hints for a decision, the small one first.
hint-zeroes-1 = Which die does a single card bring to 0?
hint-zeroes-2 = No single card takes away 2. Which two cards together do?
hint-order-1 = Which multiples of 3 are near 4? Which are near 2 × 4?
hint-order-2 = Put ×2 on top: 2 × 4 = 8. Which card takes 8 to a multiple of 3?
hint-nine-1 = What does +3 make of each die? Look at “biggest number” first.
hint-nine-2 = Behind a value of 6 it makes 9. Does that value stay divisible by 3?
hint-where-1 = Which die helps no goal now, and cannot be repaired by one +1?
hint-where-2 = For each die, ask: what do I lose when its value goes, and what could a new roll bring?
hint-sure-1 = Add 1 to each value. Which of them become divisible by 3?
hint-sure-2 = The rerolled die can show any side. Which other dice are 1 below a multiple of 3?
hint-again-1 = Write the range after each of the six sides. How often is it smaller than 1, and how often greater?
hint-again-2 = Behind the 3, only one side makes all six dice equal. How many sides make the range 2 or more?
# Asked of the die that was chosen for the reroll, before both ways are compared.
certain-prompt = You roll die { $die } again. Suppose each +1 goes where it helps “most divisible by 3” most. How many of your dice are then certain to be divisible by 3?
certain-why = { $now ->
    [one] One of the other dice is already, and with the +1 cards you can make { $more } more: { $now } + { $more } = { $every }.
   *[other] { FIRST_WORDS($now) } of the other dice are already, and with the +1 cards you can make { $more } more: { $now } + { $more } = { $every }.
} What a roll brings is not certain.
certain-against = { $over ->
    [yes] Die { $die } is rolled, so it is not certain. Which dice are divisible by 3 now, and which become so with +1?
   *[no] Count the dice that are divisible by 3 now, too. Then look for dice that become so with +1.
}
task-again = One card is left, the reroll. Do you place it, or say that you are ready?

# Single moves: what to do, where it is not plain from the move.
do-keep-3 = Put +3 on top of your deck: you draw it again next round.
do-take-double = Take ×2 and the reroll, the cards that are left.
do-take-halve = Take ÷2 and the reroll, the cards that are left.
do-ready = Say that you are ready.

# The reason for a move.
move-first-zero = 1 − 1 = 0: the first zero.
move-not-yet-zero = 2 − 3 = −1. That is not 0 yet, but a card can follow.
move-second-zero = −1 + 1 = 0: the second zero.
move-keep-3 = It would make an even number odd. From the deck, you draw it again next round.
move-all-even = Two zeroes and six even values: there is nothing left to improve.
move-last-one = The last player takes what is left.
move-double = 2 × 4 = 8.
move-minus-2 = 8 − 2 = 6, and 6 is divisible by 3.
move-nine = 6 + 3 = 9: still divisible by 3, and a bigger number.
move-reroll = The 4 would need both +1 cards. Rolled again, two of six sides are divisible by 3.
move-plus-1 = 5 + 1 = 6, divisible by 3.
move-all-placed = All your cards are placed.
move-to-two = 3 − 1 = 2.
move-halve = Half of 4 is 2.
move-minus-3 = 3 − 3 = 0.
move-plus-2 = 0 + 2 = 2.
move-five-twos = Five 2s and a range of 1: a new roll would harm more often than it helps.

# Before the first table is played, and after it.
three-prompt = You rolled { $dice }. Your cards are { $cards }. Can you bring three dice to 0 with any of them?
three-yes = yes
three-no = no
three-open = nobody can say without trying every way
three-hint = Which three dice would be easiest?
three-hint-2 = The three lowest dice show { $dice }. How much must be taken away from them?
three-hint-3 = Add up what your cards can take away. Is there any to spare?
three-open-against = You need not try every way: add up what three dice must lose, then what your cards can take away.
three-over = Try it with 1, 2 and 2: −3 takes a 2 down to −1, and another card must bring it back.
# $chain is how the cards work: 2 − 3 = −1, −1 + 1 = 0.
three-begin = Die { $die } is worth 0 with these cards: { $chain }. Two more dice can be brought to 0.
three-die = Die { $die } is worth 0: { $chain }.
three-low = Any three dice show at least { $sum }.
three-taken = Your cards take away { $sum } at most, and that is not enough.
three-just = Your cards take away 1 + 1 + 3 = 5: exactly enough, without a + card.
three-back = But −3 takes a 1 or a 2 below 0, and only + leads back. So three zeroes are impossible.
three-why = { $possible ->
    [yes] Yes, there is a way.
   *[no] No, your cards cannot do it.
}

# What opens when a part is played, and its reasons.
after-zeroes = The lesson has two zeroes. Die 3 goes below 0 and back: 2 − 3 = −1, then −1 + 1 = 0.
after-flip = You achieve “most zeroes” and “most evens”: 12 tokens. Player 2 has the longest run: 6 tokens.
after-flip-1 = Your values have no run: none is 1 more than another.
after-flip-2 = +3 waits on your deck: next round, “biggest number” is a goal.
after-order = The lesson puts ×2 on top, then −2: 2 × 4 − 2 = 6.
after-order-1 = The other way round: 2 × (4 − 2) = 4, not divisible by 3.
after-order-2 = Two +1 cards also make 6, but each could turn a 5 into 6.
# Before them, where another stack lies behind die 5; $chain is how its cards work.
order-yours = { $fits ->
    [yes] Your die 5 is divisible by 3, too: { $chain }.
   *[no] Your die 5 is worth { $value }, not divisible by 3: { $chain }.
}
after-nine = The lesson puts +3 behind die 4: 6 + 3 = 9, still divisible by 3, and its biggest number.
after-nine-1 = But 9 is not the greatest. Can you get more, and keep two divisible by 3?
# In its place, where the learner's biggest number is above 9; $chain is how the cards of that die work, and $threes are
# the dice divisible by 3.
nine-loses = { $most } is more than 9, but { $threes ->
    [0] no die is
   *[one] only one die is
} divisible by 3. Can you keep two?
nine-beyond = You have more than 9: { $chain }. { FIRST_WORDS($threes) } dice are divisible by 3.
nine-further = { $is_most ->
    [yes] It is the greatest possible without the reroll: every card on top of ×2 is doubled.
   *[no] Is more than { $most } possible? Two dice should stay divisible by 3.
}
after-where = The 4 would need both +1 cards; each 5 needs only one. Rerolled, it fits with a chance of 1/3.
after-where-1 = The 1 would fit just as often, but it is your only 1 for “most 1s”.
after-where-2 = The 5s can become 6 for certain with +1. On the 9 or the 6 you would lose on average.
after-sure = Behind a 5, +1 is certain to make 6. With both +1 behind the 5s, four values are certain to fit, and a fifth fits with a chance of 1/3.
after-sure-1 = Behind the rerolled die, +1 does not change the chance of a value divisible by 3: the sides become 2 to 7.
after-sure-2 = Two of these six fit, 3 and 6, as before.
after-roll = A 6. It is divisible by 3, and it decides more than that.
after-roll-1 = Player 2 declared “largest set” and has three 6s. Now you have four, and achieve it.
after-roll-2 = The choice was good before the roll. Had the die come up 5, the choice would have been just as good.
after-again = The lesson is ready without the reroll. Behind the 3, it harms with a chance of 1/2 and helps with a chance of 1/6.
after-again-1 = Only a 2 makes the range 0. A 1 or a 3 leaves it at 1; a 4, 5 or 6 makes it greater.
after-again-2 = On average the range would grow from 1 to 11/6, about 1.83. Behind a 2 it is no better.
after-again-3 = When you decide, you cannot see Player 2’s cards. If their range is 1 as well, a reroll gains you 3 tokens for this goal with a chance of 1/6 and loses you 3 with a chance of 1/2.

# What the other player says of a move.
reply-plus-minus = 4 + 1 is 5, and −3 below it makes 2: the run needs a 2.
reply-two = 5 − 3 = 2, a value of the run.
reply-zero = 1 − 1 = 0, a value of the run.
reply-below-zero = 1 − 2 = −1: the run goes on below zero.
reply-keep-3 = +3 is kept for the next round.
reply-as-it-should = All my cards are where they should be.
reply-take-halve = ÷2 turns 3s into 1s, and a special goal brings six more tokens to the table.
reply-another-six = 5 + 1 = 6: divisible by 3, and one more 6 for the set.
reply-three = 4 − 1 = 3, divisible by 3.
reply-halved = Half of 3 is 1.5, rounded down to 1: a 1.
reply-another-one = 2 − 1 = 1: another 1.
reply-declare-set = Three sixes are a large set, unless someone has more.
reply-take-blank = A special goal brings six more tokens to the table, and a blank spoils nothing.
reply-nearer-up = 1 + 1 = 2: nearer to the others.
reply-nearer-down = 5 − 2 = 3: nearer to the others.
reply-range = 5 − 3 = 2: a range of 1.
reply-declare-total = 15 is more than the dice of Player 1 are likely to total.

## Pictures

# $values may hold a question mark for a die that is still to be rolled.
# The learner's table beside the lesson's: for how many goals each is ahead, and whether the dice of the round were $rolled.
weighed = { $by ->
    [same] { $own ->
        [0] Both do equally well on every goal.
        [one] Each does better on one goal.
       *[other] Each does better on { WORDS($own) } goals.
    }
    [more] { $rolled ->
        [yes] This time your way
       *[no] Your way
    } is better on { $own ->
        [one] one goal
       *[other] { WORDS($own) } goals
    }, the lesson’s on { $other ->
        [0] none.
       *[other] { WORDS($other) }.
    }
   *[less] { $rolled ->
        [yes] This time the lesson’s way
       *[no] The lesson’s way
    } is better on { $other ->
        [one] one goal
       *[other] { WORDS($other) } goals
    }, yours on { $own ->
        [0] none.
       *[other] { WORDS($own) }.
    }
}
# Said after it of the cards kept on top of the decks for the next round, where the biggest number counts; $own is none
# where the learner has kept none.
weighed-kept = { $own ->
    [none] Next round “{ $goal }” is a goal: the lesson has kept { $other } for it.
   *[other] Next round “{ $goal }” is a goal: for it, { $other } on the deck does more than your { $own }.
}
# $sides are those that count for the goal once the other cards have worked; $many is how many.
wager-asked = My chance that die { $die }, rerolled, counts for “{ $goal }”
wager-why = { $many ->
    [0] None of the six sides counts.
    [one] One of the six sides counts: { $sides }.
    [6] All six sides count.
   *[other] { FIRST_WORDS($many) } of the six sides count: { $sides }.
}
beside-dice = { $values }.
# Two bars for a goal, the learner's and the lesson's; $exact where no die is still to be rolled; $is_open where they
# differ and neither is better, and $end is the total of two that is second.
beside-goal = { $exact ->
    [yes] { $is_open ->
        [yes] { $goal } (with two players, the { $end ->
            [lower] lower
           *[higher] higher
        } total)
       *[no] { $goal }
    }
   *[no] { $is_open ->
        [yes] { $goal }, on average (with two players, the { $end ->
            [lower] lower
           *[higher] higher
        } total)
       *[no] { $goal }, on average
    }
}
beside-said = { $exact ->
    [yes] { $goal }: you { $own }, the lesson { $other }.
   *[no] { $goal }, on average: you { $own }, the lesson { $other }.
}
bar-you = you
bar-lesson = the lesson
bar-none = none
beside-hand = In hand: { $cards }.
# Above the bars, while a hand is not all placed.
beside-counts-hand = Each bar counts the + and − cards that are still in hand, where they help that goal most.

die-number = die { $number }
die-with-stack = The die shows { $value }. Behind it: { $stack }.
dice-row = { $player ->
    [none] The dice: { $dice }.
   *[other] { $player }: { $dice }.
}
value-with-stack = { $value } with { $stack }
shows = shows { $value }
two-rolls = A table of the 36 outcomes of two rolls. { $words }
first-second = first, second
# All six results of a roll below its sides, and what stands behind the signs.
six-results = All six results of the roll
six-rolled = rolled
six-with = with { $card }
six-range = range
six-fits = ✓ divisible by 3
six-range-signs = ✓ smaller than now, ✗ greater than now
step-rounded = rounding
the-die = the die
mean = mean
twice = twice

## Answers

stack-nothing = Write the cards here, from top to bottom, with commas between them.
stack-no-card = “{ $typed }” is not a card. Write the cards from top to bottom, with commas between them.
stack-too-long = A stack has only a few cards. Write at most { $most } characters.
stack-lacking = You do not have { $lacking }. Your cards are { $hand }.
stack-makes = It goes { $chain }.
roll-unread = Turn a die first: press it, and it shows its next side.
turn-dice = Press a die to turn it to its next side.
your-dice = Your dice
# The name of a button, and what is said after it was pressed.
die-to-turn = Die { $number } shows { $side }
roll-can-be = They can all be { $value }: { $sums }.
roll-is-already = They can all be { $value }: they are already.

# Examples beside a box, and others where one of the first would be the answer.
advice-integer = an integer, such as 4 or −2
    .other = an integer, such as 25 or −17
advice-exact = a fraction or a decimal number, such as 5/8 or 2.25
    .other = a fraction or a decimal number, such as 7/9 or 12.5
advice-fraction = a fraction, such as 5/8
    .other = a fraction, such as 7/9
advice-chance = a fraction or a decimal number, such as 5/8 or 0.25
    .other = a fraction or a decimal number, such as 7/9 or 0.125
advice-power = a fraction, such as 5/8; 2*(3/8)^2 is understood as well
    .other = a fraction, such as 7/9; 5*(1/7)^2 is understood as well
advice-integers = integers with commas between them, such as −2, 5
    .other = integers with commas between them, such as −17, 25
advice-stack = from top to bottom, such as ÷2, +3
    .other = from top to bottom, with commas between the cards
# What stands between ` marks is what one types; it is the same in every language.
type-stack = Write the cards from top to bottom, with commas between them: `x2` for ×2, `/2` for ÷2, and `negate`, `flip` or `[4]` as they are.

## Kinds of problem

kind-value = What is the die worth?
kind-line = The die on the number line
kind-order = Which order is best?
kind-halve = Half, rounded down
kind-reach = Reach a value
kind-parity = Even and odd
kind-threes = Divisible by 3
kind-range = The range
kind-set = Sets and modes
kind-run = The longest run
kind-pairs = Pairs
kind-goal = Who achieves the goal?
kind-second = Second places
kind-reroll = The chance of a reroll
kind-expected = Expected values
kind-sixes = At least one

## One die

value-prompt = What is this die worth? The top card comes first.
place-prompt = What is this die worth? Put the mark on the number line.
balance-hint = How far are the weights on the left from the support, added up? And those on the right?
balance-hint-2 = Pair the sides: 1 with 6, 2 with 5, 3 with 4. Where is the middle of each pair?
balance-prompt = A die is rolled. What is its expected value? Put the support where the beam with its six sides balances.
balance-stack = A die is rolled. Behind it: { $stack }. What is its expected value? Put the support where the beam with its six values balances.
value-hint = Begin with the side of the die, and write down the value after each card.
value-hint-flip = Write the value after each card. Does a card turn the die itself? Then begin with that one.
# $line is a number line.
value-begin = Begin here, and take one card at a time: { $line }
value-last-step = Only the last card is missing here: { $line }
# Against a wrong number. $also is the other value that ÷2 halves to the same, $needed what must stand before the card.
must-be-before = { $also ->
    [none] To be worth { $own } at the end, the die must be worth { $needed } before { $card }, and it is not.
   *[other] To be worth { $own } at the end, the die must be worth { $needed } or { $also } before { $card }, and it is not.
}
# The walk that leads to a wrong number, as 2 − 3 taken as 1, 1 + 1 = 2; and the way back from one, without each card.
# $work is a card that adds, takes away, doubles or halves, as it is written behind a number: − 1; $so is whether it
# makes $end. Other cards have an arrow.
walk-link = { $so ->
    [yes] { $start } { $work } = { $end }
   *[no] { $start } { $work } taken as { $end }
}
walk-link-rounded = { $start } rounded to { $end }
walk-link-other = { $start } with { $step } → { $end }
walk-link-back = without { $card } it is { $value }
# $card is the card that the walk does without, if there is one.
walk-yours = { $card ->
    [none] Your { $own } comes from this walk: { $chain }.
   *[other] Your { $own } comes from this walk: { $chain }. It leaves out { $card }.
}
walk-back = Walk back from your { $own }: { $chain }, but the die shows { $side }.
yours = yours
# Above a die and its cards, once the answer is there.
board-prompt = Go on: lay the cards in another order, and watch the value walk.
half-went-right = Half of { $value } is { $half }, and { $own } lies to the right of that: rounding down goes to the left.
last-is-set = The last card is a number in brackets: it makes any value its own number, and that is not { $own }.
always-integer = A die is always worth an integer: even half of an odd number is rounded down.
line-first = { $way ->
    [right] Start at { $side }. { $card } takes you { $steps } to the right.
   *[left] Start at { $side }. { $card } takes you { $steps } to the left.
}

order-prompt = A die shows { $side }. Which order of { $cards } makes its value greater?
order-same = both orders give the same value
order-hint = Work out both orders, card by card.
order-begin = Begin with { $stack }. After the first card the value is { $value }.
order-other = { $stack } makes { $value }. And the other order?
order-why = { $chain }. The other way round: { $other }.

best-order-prompt = { $end ->
    [greatest] A die shows { $side }, and all three cards { $cards } go behind it. What is the greatest value that you can reach?
   *[smallest] A die shows { $side }, and all three cards { $cards } go behind it. What is the smallest value that you can reach?
}
best-order-hint = There are six orders. Should a card that doubles, halves or negates work early or late?
best-order-begin = Begin with one order: { $chain }.
best-order-last = Put { $card } at the bottom.
order-better = { $more ->
    [yes] There is an order that makes more than { $own }: work out { $stack }.
   *[no] There is an order that makes less than { $own }: work out { $stack }.
}
order-too-far = { $own ->
    [none] Every order makes a value; one of the six goes { $chain }.
   *[other] No order gets as far as { $own }; one of the six goes { $chain }.
}
best-order-why = { $end ->
    [greatest] The greatest value is { $value }, with { $stack }.
   *[smallest] The smallest value is { $value }, with { $stack }.
}
chain = { $chain }.

halve-hint = Find the exact half first. If it lies between two integers, take the left one on the number line.
backwards-prompt = The cards are ÷2, then { $card }. Which values become { $wanted }? Halving rounds down.
backwards-hint = Work backwards: what was it before { $card }? Two values have that half, one of them after rounding.
backwards-why = { $values } become { $wanted }.
backwards-then = Then { $card } makes { $wanted }.
backwards-against = { $value } does not become { $wanted }: { $chain }.
backwards-some = There are such values: before { $card }, each of them has become { $needed }.

reach-prompt = A die shows { $side }. Your cards are { $cards }. Which of them make it worth { $wanted }, and in what order?
reach-hint = Work backwards from { $wanted }: what must the die be worth before the last card?
reach-last = Try { $card } as the last card.
reach-before = Then the die must be worth { $value } before it.
reach-why = { $stack } makes it { $wanted }: { $chain }.
reach-ways = { $ways ->
    [one] It is the only way.
   *[other] It is one of { WORDS($ways) } ways.
}

swap-prompt = Which pairs can you swap without changing the value, whatever the die shows?
swap-try = Try it: lay two cards, swap them, and turn the die.
swap-now = Swap the cards
# Both orders were tried and make the same; where they do not, swap-tried stands there.
swap-same = { $side } becomes { $value } in both orders. Turn the die: do they always agree?
swap-hint = Try each pair with 5. Where the values differ, you are done. Where they agree, ask why.
swap-hint-2 = Two steps on the number line can be taken in any order. Negate is × (−1).
swap-hint-3 = Two of the pairs can be swapped. In each of them both cards only add, or both only multiply.
swap-pair = { $one } with { $other }
swap-why = Two cards that add or take away can be swapped, and so can two that multiply. Negate is × (−1).
swap-tried = { $stack }: { $side } becomes { $value }; { $back }: { $side } becomes { $other }.
# $done is what was done with a card or the die, and $both what both orders make of it.
swap-after = { $done }. { $both }
swap-steps = { $one } with { $other }: n { $first } = n { $second }, whatever n is.
swap-factors = { $one } with { $other }: −(2n) = 2 × (−n), whatever n is.

keeps-prompt = Which of these cards never change whether a value is divisible by 3?
keeps-hint = Try each card on 3, on 6, and on a value that is not divisible by 3.
keeps-hint-2 = Write a value that is divisible by 3 as 3k. Which cards make 3 times an integer of it?
keeps-hint-3 = 3k + 3 = 3 × (k + 1). Do the same for each other card, then ask about 3k + 1.
# $cards are those of the question that never change it.
keeps-why = { $cards } never change it.
keeps-because = { $how ->
    [x2] ×2 makes 2n. If 3 divides 2n, then also 3n − 2n = n.
    [negate] Negate takes 3k to 3 × (−k). But −(3k + 1) and −(3k + 2) are not divisible by 3.
   *[step] { $card } is a step of 3, from multiple to multiple.
}
# $was is whether the value was divisible by 3 before.
keeps-not = { $was ->
    [yes] { $card } makes { $value } into { $after }: not divisible by 3.
   *[no] { $card } makes { $value } into { $after }: divisible by 3.
}
# Not all of the right cards are ticked; $card is one that is.
keeps-more = { $card } takes 3 to { $three }, a multiple of 3, and 4 to { $four }, which is none. Put the other cards behind 3 and 4 as well.
# A board: a table with a row for each card and a column for each side; a field that is pressed shows the value.
each-try = Try it: put each card behind any side, or a value of your own.
each-how = Press a “?” to see the value. Which rows are divisible by 3 exactly where the top row is?
# $values are those in the top row that are divisible by 3.
each-fits = ✓ divisible by 3, as { $values } are without a card.
each-field = { $card } behind a { $side }
each-makes = { $card } behind a { $side } makes { $value }.
each-own = Your own value is { $value }.
each-own-step = your own value: { $value }
# Below a table of all sides, with the values of both orders and how far apart they are.
order-apart = Whatever the die shows, the two values are { $apart } apart: { $card } on top is doubled as well.
order-apart-row = apart
order-apart-table = Both orders for all six sides
turn-and-try = Try it: turn the die, lay both cards, then swap them. How far apart are the two values?
turn-to-try = Press the die to turn it.
die-to-try = The die shows { $side }

# Further ways to be found.
stack-two = Find a way with two cards.
stack-three = Find a way with all three cards, { $card } on top.
# Where cards are laid: behind the die.
stack-place = behind the die, top card first
alike-prompt = You may place { $cards }, even several behind one die. Find a roll of six dice that cannot be made equal.
alike-hint = Try any roll. The answer shows how to make all its dice equal, or says that it is impossible.
alike-hint-2 = How much can your cards add, and how much can they take away?
alike-hint-3 = Many low dice and a few high ones need a lot of both.
# Further rolls to be found.
alike-no-one = Find one without a 1.
alike-no-six = Find one without a 6.
alike-neither = Find one without a 1 and without a 6.
alike-four = Find one with four different numbers.
alike-why = 1, 1, 1, 1, 5 and 5 cannot be made equal, not even with all eight cards of the starting deck.
alike-why-1 = The eight cards add 1 + 1 + 2 + 3 = 7 at most, and take away 7 at most.
alike-why-2 = Four 1s can reach 2 at most: for 3 they would need 8. Two 5s can go no lower than 2.
alike-why-3 = So all must become 2. Each 1 needs a card that adds: +1, +1, +2 with −1, and +3 with −2.
alike-why-4 = −1 and −3 are left. Both 5s need −3, and only one of them gets it.
# Which of these reasons is why? $next is one more than $value.
alike-asked = Why can no cards make { $dice } equal?
alike-reason-total = The six dice show { $total } in total, and that is not the total of six equal dice.
alike-reason-far = { $low } and { $high } are { $steps } apart, and no card moves a die that far.
alike-reason-apart = To come down to { $value }, the high dice must lose { $down }; to come up to { $next }, the low ones must gain { $up }. The cards can do neither.
alike-reason-near = All cards together could only make them { OR($values) }, and the single cards cannot be shared out like that.
# Of a pupil's own roll: $dice, $below and $above are some of its dice.
alike-apart = The low dice and the high ones are too far apart for your cards.
alike-down = To make all dice { $value } or less, { $dice } must lose at least { $many } in total, and your cards take away only { $most }.
alike-up = To make all dice { $value } or more, { $dice } must gain at least { $many } in total, and your cards add only { $most }.
alike-near = Your cards add { $added } at most and take away { $taken } at most, so all dice could only become { OR($values) }.
alike-tried = { $up ->
    [0] Aim at { $value }: { $above } must lose { $down } in total, but no way to share out the single cards does that.
   *[other] { $down ->
        [0] Aim at { $value }: { $below } must gain { $up } in total, but no way to share out the single cards does that.
       *[other] Aim at { $value }: { $below } must gain { $up } in total and { $above } lose { $down }, but no way to share out the single cards does both.
    }
}

## Six dice

values-are = This is where the values are: { $line }
put-behind-one = You may put { $card } behind one of these dice.
behind-makes = Behind the { $before } it makes { $after }: { $values }.
# Against a wrong number. $most is the most that can be counted, none where there is no end.
no-count = { $most ->
    [none] The answer is a whole number, and not below 0.
    [3] Six dice make from none to 3 pairs: write a whole number from 0 to 3.
   *[other] Dice are counted, and there are { $most }: write a whole number from 0 to { $most }.
}
card-better = { $less ->
    [yes] You can get below { $own }: behind the { $before }, { $card } makes the values { $values }.
   *[no] You can get above { $own }: behind the { $before }, { $card } makes the values { $values }.
}
card-not-enough = Wherever you put { $card }, only one die changes, and that is never enough for { $own }.

parity-prompt = { $parity ->
    [odd] How many of the six dice are worth an odd number?
   *[even] How many of the six dice are worth an even number?
}
parity-hint = Take them one by one. Is it 2 times an integer? The pattern even, odd, even, odd goes on below 0.
parity-hint-2 = 0 is even, because 0 = 2 × 0. From there every second number is even, in both directions.
parity-against = { $parity ->
    [odd] { $over ->
        [yes] { $own ->
            [1] The value { $value } is not odd, because it lies between the odd numbers { $low } and { $high }.
           *[other] Fewer than { $own } are odd: the value { $value } is not, because it lies between the odd numbers { $low } and { $high }.
        }
       *[no] { $own ->
            [1] More than one is odd: the value { $value } is, because it lies between the even numbers { $low } and { $high }.
           *[other] More than { $own } are odd: the value { $value } is, because it lies between the even numbers { $low } and { $high }.
        }
    }
   *[even] { $over ->
        [yes] { $own ->
            [1] The value { $value } is not even, because it lies between the even numbers { $low } and { $high }.
           *[other] Fewer than { $own } are even: the value { $value } is not, because it lies between the even numbers { $low } and { $high }.
        }
       *[no] { $own ->
            [1] More than one is even: the value { $value } is, because it lies between the odd numbers { $low } and { $high }.
           *[other] More than { $own } are even: the value { $value } is, because it lies between the odd numbers { $low } and { $high }.
        }
    }
}
threes-prompt = How many of the six dice are worth a number that is divisible by 3?
threes-hint = Count by 3s from 0 in both directions: up to 3, 6, 9 and so on, and down to −3, −6, −9 and so on.
threes-against = { $over ->
    [yes] { $own ->
        [1] The value { $value } is not divisible by 3, because it lies between the multiples { $low } and { $high }.
       *[other] Fewer than { $own } are divisible by 3: the value { $value } is not, because it lies between the multiples { $low } and { $high }.
    }
   *[no] { $own ->
        [1] More than one is divisible by 3: the value { $value } is, because it is 3 times { $third }.
       *[other] More than { $own } are divisible by 3: the value { $value } is, because it is 3 times { $third }.
    }
}

# Dice to be ticked, and one that was ticked and is odd.
evens-prompt = Mark every die that is worth an even number.
evens-die = die { $number }
evens-hint = The side that shows does not count by itself. Let the cards behind each die work first, from top to bottom.
evens-hint-3 = Start at 4 on the number line and go to the left in steps of 2. Where do you land?
# $chain is how the cards work: 2 + 1 = 3.
evens-worth = Die { $die }: { $chain }.
# $twice is an even value as 2 times an integer, −2 = 2 × (−1), or none where that is plain.
evens-is = { $odd ->
    [1] Die { $die }: { $chain }, odd.
   *[0] { $twice ->
        [none] Die { $die }: { $chain }, even.
       *[other] Die { $die }: { $chain }, even: { $twice }.
    }
}
evens-against = Is half of { $value } an integer? It lies between the even numbers { $low } and { $high }.

range-prompt = What is the range of these values?
range-hint = Find the highest and the lowest value. How many steps is it from one to the other on the number line?
range-too-small = A range of { $own } is too small: it is farther than that from { $low } to { $high }.
range-too-large = A range of { $own } is too large: from { $low }, the lowest, it would reach to { $high }, and no die is worth that much.
range-reach = { $end ->
    [greatest] What is the greatest range that you can reach?
   *[smallest] What is the smallest range that you can reach?
}
range-card-hint = Which die should move, the highest or the lowest one? And which way does the card move it?

set-prompt = How many dice are in the largest set? If there is no set, answer 0.
set-hint = How often does each value appear? A set needs at least two dice.
set-too-small = { $own ->
    [0] There is a set: count how many dice are worth { $mode }.
   *[other] More than { $own } dice are worth { $mode }: count them again.
}
set-too-large = { $own ->
    [1] A single die is no set: a set needs at least two equal dice.
   *[other] A set of { $own } needs { $own } equal dice, and no value appears that often.
}
set-reach = How large can the largest set become?
set-card-hint = Which die can the card add to the set?
mode-prompt = Which value appears most often? Name all of them if there are several.
mode-hint = Count how often each value appears, and do not stop at the first one that appears often.
mode-always = Six dice always have a value that appears most often, even if it appears only once.
mode-against = { $times ->
    [0] No die is worth { $value }.
    [one] { $value } appears once, and another value appears more often.
    [2] { $value } appears twice, and another value appears more often.
   *[other] { $value } appears { WORDS($times) } times, and another value appears more often.
}
mode-why = { $many ->
    [one] { $values } is the mode.
   *[other] { $values } are the modes.
}
mode-often = { $times ->
    [one] No value appears more than once.
    [2] No value appears more than twice.
   *[other] No value appears more than { WORDS($times) } times.
}

run-prompt = How many dice are in the longest run? If there is no run, answer 0.
# Dice to be laid in a row, and what is said to dice that are no run, or not the longest one.
run-lay-prompt = Lay the longest run: put its dice in the row, the lowest first.
run-place = the run
run-broken = { $same ->
    [yes] Your row has { $one } more than once, and a run needs it only once.
   *[no] Between { $one } and { $other } a value is missing, so a run ends there.
}
run-in-size = Those are the right dice. Now put them in order: { $first } comes first.
run-goes-on = { $inside ->
    [yes] From { $first } to { $last } it is a run, but it goes on: look for the next value at both ends.
   *[no] From { $first } to { $last } it is a run, but there is a longer one elsewhere.
}
run-hint = Sort the values first, each once. Then look where the next one is not 1 more.
run-begin = Begin with the die worth { $start }. Look for the next values, each 1 more, and count all these dice, the first one too.
run-none = Which two values differ by 1?
run-of-one = A single die is no run: a run needs at least two values that differ by 1.
run-in-order = A run of { $own } needs values that differ by 1; in order, each once, they are { $values }.
run-too-long = A run of { $own } is too long: after { $last } comes { $next }, and no die is worth that.
run-too-short = { $own ->
    [0] There is a run: look for { $first } and { $second }.
   *[other] There is a run of more than { $own }: begin with { $first } and { $second }, and go on.
}
run-reach = How long can the longest run become?
run-card-hint = Which gap can the card close?

pairs-prompt = How many pairs are there? A die can be in only one pair.
pairs-hint = Take two equal dice away, then the next two. Go on until no two are equal.
pairs-too-few = { $own ->
    [0] There is a pair: look for two dice worth { $value }.
    [one] Take one pair away, and two dice worth { $value } can still be left.
   *[other] Take { WORDS($own) } pairs away, and two dice worth { $value } can still be left.
}
pairs-too-many = { $own ->
    [one] There is no pair at all: a { $one } finds no partner, nor does a { $other }.
   *[other] { FIRST_WORDS($own) } pairs are too many: one { $one } finds no partner, nor does one { $other }.
}
pairs-reach = How many pairs can you make?
pairs-card-hint = Which single die can become part of a pair?

## Who achieves a goal

achieve = { $many ->
    [0] Nobody achieves “{ $goal }”.
    [one] { $players } achieves “{ $goal }”.
   *[other] { $players } achieve “{ $goal }”.
}
goal-prompt = Who achieves “{ $goal }”? Choose everyone who does, perhaps nobody.
goal-hint = Write down what the goal counts, for each player. Then compare.
share-prompt = There are six tokens on “{ $goal }”. How many does each player who achieves it take?
share-hint = First find out how many players achieve the goal. Then split the six tokens evenly.
share-against = { $over ->
    [yes] { $enough ->
        [one] At { $own } each, six tokens are enough for only one player, and more players achieve the goal.
       *[other] At { $own } each, six tokens are enough for only { WORDS($enough) } players, and more players achieve the goal.
    }
   *[no] At { $own } each, so many tokens would be left that each of these players could take one more.
}
share-whole = Each of them takes a whole number of tokens, from 1 to { $most }.
share-why = { $share } each.
second-prompt = These are everyone’s totals. Who achieves “{ $goal }”? Choose everyone who does, perhaps nobody.
second-option = { $player }, with { $total }
second-against = { $end ->
    [highest] From the highest down, the total of { $player } is the { ORDINAL($rank) } of the different totals.
   *[lowest] From the lowest up, the total of { $player } is the { ORDINAL($rank) } of the different totals.
}
second-hint = Write the different totals in order, each once. Which one is second?

## Chance

# What a value is, after “its value is”.
is-event = { $event ->
    [even] even
    [odd] odd
    [threes] divisible by 3
    [least] at least { $number }
    [most] at most { $number }
   *[exactly] { $number }
}

reroll-prompt = { $stack ->
    [none] A die shows { $now } and is rolled again. What is the chance that its value is { is-event }?
   *[other] A die shows { $now } and is rolled again. Behind it are, from top to bottom, { $stack }; they work after the roll. What is the chance that its value is { is-event }?
}
reroll-hint = Write down the value for each of the six sides. How many of them fit? All sides are equally likely.
# $dice is a picture of the six sides.
six-sides = The six sides, all equally likely: { $dice }
reroll-one-fits = A { $side } fits. How many of the other sides do?
# Against a wrong chance, as so many of the sides.
chance-as-sides = { $is_whole ->
    [yes] { $over ->
        [yes] { $value ->
            [none] A chance of { $own } is { $many } of the { $every } possible sides, and that is too many: side { $side } does not fit.
           *[other] A chance of { $own } is { $many } of the { $every } possible sides, and that is too many: side { $side } becomes { $value } and does not fit.
        }
       *[no] { $value ->
            [none] A chance of { $own } is { $many } of the { $every } possible sides, and that is too few: side { $side } fits, too.
           *[other] A chance of { $own } is { $many } of the { $every } possible sides, and that is too few: side { $side } becomes { $value } and fits, too.
        }
    }
    [six] { $own } counts all six sides. Which of them are still possible?
   *[no] With { $every } possible sides, a chance of { $own } would mean { $many } fitting sides, but a side fits or does not fit.
}
reroll-why = { $many ->
    [one] { $many } of 6 sides fits: { $sides }. The chance is { $chance }.
   *[other] { $many } of 6 sides fit: { $sides }. The chance is { $chance }.
}
reroll-side = { $fits ->
    [yes] { $value ->
        [none] { $side }: it fits.
       *[other] { $side }, worth { $value }: it fits.
    }
   *[no] { $value ->
        [none] { $side }: it does not fit.
       *[other] { $side }, worth { $value }: it does not fit.
    }
}
# Above two bars, and the name of the second: what does not fit.
roll-on-prompt = Go on: roll the die, and watch the bars.
roll-fits-not = another value
reroll-now = What the die shows now, { $now }, does not matter.

two-dice-prompt = Two dice are rolled again. What is the chance that their sum is { $total }?
two-dice-hint = Think of a red die and a blue one. Write down every roll with this sum, red first. There are 36 rolls in total.
two-dice-begin = Begin with { $one } + { $other }. Which is next?
two-dice-red = The red die can show { $low } to { $high }. Each of these sides goes with one side of the blue die.
two-dice-against = { $is_whole ->
    [yes] { $over ->
        [yes] { $is_seven ->
            [yes] A chance of { $own } is { $many } of the 36 rolls: too many, because each red side goes with only one blue side.
           *[no] A chance of { $own } is { $many } of the 36 rolls: too many, because no blue side makes { $total } with a red { $red }.
        }
       *[no] A chance of { $own } is { $many } of the 36 rolls: too few, because { $one } + { $other } and { $other } + { $one } are two rolls.
    }
   *[no] With 36 rolls, a chance of { $own } would mean { $many } fitting rolls, but a roll fits or does not fit.
}
two-dice-why = { $many ->
    [one] { $many } of 36 rolls has the sum { $total }: the chance is { $chance }.
   *[other] { $many } of 36 rolls have the sum { $total }: the chance is { $chance }.
}
two-dice-rolls = { $rolls }.
two-dice-36 = Each of the 6 sides of one die goes with each of the 6 sides of the other: 6 × 6 = 36.
two-dice-sums = { $many ->
    [one] { $many } of the 36 sums is { $total }.
   *[other] { $many } of the 36 sums are { $total }.
}

known-told = A die was rolled again under a cup. You are told that its value is { is-event }.
known-asked = What is the chance that it is { is-event }?
known-hint = Which sides are still possible? Count only those.
known-left = Still possible: { $sides }.
known-count = { FIRST_WORDS($many) } sides are left, all equally likely. How many of them fit “{ is-event }”?
known-why = { $both } of the { $left } sides that are left: the chance is { $chance }.
known-likely = { $many ->
    [2] Still possible: { $sides }, both equally likely.
   *[other] Still possible: { $sides }, all equally likely.
}
known-fit = { $many ->
    [one] Of these, { $sides } fits.
   *[other] Of these, { $sides } fit.
}
known-conditional = This is a conditional chance (conditional probability): the chance of something when you already know something else.

expected-rolled = { $dice ->
    [one] A die is rolled.
   *[other] { FIRST_WORDS($dice) } dice are rolled.
}
expected-behind = { $dice ->
    [one] Behind it: { $stack }.
   *[other] Behind the first: { $stack }.
}
expected-asked = { $dice ->
    [one] What is its expected value, the mean of all six sides?
   *[other] What is the expected total?
}
expected-hint = Write down the value for each side, add the six values, and divide by 6.
expected-hint-others = A die without cards has a mean of 7/2.
expected-sum = The six values add up to { $sum }.
expected-add = { $others ->
    [one] After dividing by 6, add 7/2 for the other die.
   *[other] After dividing by 6, add 7/2 for each of the other { WORDS($others) }.
}
mean-always = Numbers always have a mean, so there is an answer.
expected-against = { $others ->
    [0] { $over ->
        [yes] A mean of { $own } needs six values that add up to { $sum }, and these add up to less.
       *[no] A mean of { $own } needs six values that add up to { $sum }, and these add up to more.
    }
    [one] { $over ->
        [yes] The other die brings { $rest } on average, so { $own } leaves { $left } for the first one, and it brings less.
       *[no] The other die brings { $rest } on average, so { $own } leaves { $left } for the first one, and it brings more.
    }
   *[other] { $over ->
        [yes] The other { WORDS($others) } dice bring { $rest } on average, so { $own } leaves { $left } for the first one, and it brings less.
       *[no] The other { WORDS($others) } dice bring { $rest } on average, so { $own } leaves { $left } for the first one, and it brings more.
    }
}
expected-why = { $dice ->
    [one] The expected value is { $mean }.
   *[other] The expected total is { $mean }.
}
expected-become = The sides 1 to 6 become { $values }.
expected-sides = The sides are 1, 2, 3, 4, 5 and 6.
expected-divided = Their sum is { $sum }, and { $sum } ÷ 6 = { $mean }.
expected-others = Each other die adds 7/2: the total is { $total }.
expected-no-value = It does not have to be a value of the die: it is the average of many rolls.

total-prompt = { $rolled ->
    [one] Six dice show { $values }. You roll the first die again. What is the expected total of all six?
   *[other] Six dice show { $values }. You roll the first { WORDS($rolled) } dice again. What is the expected total of all six?
}
total-hint = Add what stays. Each die that is rolled adds the mean of its sides.
total-against = { $rolled ->
    [one] { $over ->
        [yes] The dice that stay total { $kept }, so { $own } leaves { $left } for the die that is rolled: too much.
       *[no] The dice that stay total { $kept }, so { $own } leaves { $left } for the die that is rolled: too little.
    }
   *[other] { $over ->
        [yes] The dice that stay total { $kept }, so { $own } leaves { $left } for the { WORDS($rolled) } that are rolled: too much.
       *[no] The dice that stay total { $kept }, so { $own } leaves { $left } for the { WORDS($rolled) } that are rolled: too little.
    }
}
total-why = The expected total is { $total }.
total-stays = What stays: { $sum }.
total-rolled = Rolled again: { $product }, whatever the dice showed.

# A board on which outcomes are marked: the sides of one die are crossed out, rolls of two dice are ticked.
marked = { $dice ->
    [1] { $many ->
        [0] Nothing is crossed out yet.
       *[other] { $left ->
            [one] One side is left.
           *[other] { FIRST_WORDS($left) } sides are left.
        }
    }
   *[other] { $many ->
        [0] Press rolls, or a number for its whole line.
        [one] { $many } of the { $every } rolls is marked.
       *[other] { $many } of the { $every } rolls are marked.
    }
}
mark-sides = The sides of the die
mark-side = Cross out { $side }
mark-roll = First die { $first }, second die { $second }
mark-line = { $place ->
    [0] All rolls with { $side } on the first die
   *[1] All rolls with { $side } on the second die
}
corner-first = first ↓
corner-second = second →
known-try = Cross out the sides that are no longer possible.
more-try = Mark the rolls in which the second roll saves you.
none-try = Mark every roll with at least one { $side }.
# Against a side that is crossed out, or a roll that is marked, and does not belong there. $hits is whether the first roll fits.
known-crossed = { $side } is crossed out, but it is still possible.
more-marked = { $hits ->
    [yes] ({ $first }, { $second }) is marked, but with a first roll of { $first } you need no second one.
   *[no] ({ $first }, { $second }) is marked, but there the second roll does not fit either.
}
none-marked = ({ $first }, { $second }) is marked, but neither die shows a { $side }.
# The names of two bars: the chance of one roll, and what a second one adds.
marked-once = one roll
marked-twice = two rolls

# A board: from which side on a die is kept, or up to which where a $wanted number is low. A game ends when the die is
# kept, or when it may not be rolled again.
keep-try = Try it: what is the lowest side that you keep?
keep-label = { $wanted ->
    [low] Keep up to
   *[high] Keep from
}
keep-from = { $wanted ->
    [low] Keep up to { $side }
   *[high] Keep from { $side } on
}
keep-name = { $wanted ->
    [low] up to { $side }
   *[high] from { $side }
}
keep-play = { $games ->
    [1] Play one game
    [100] Play 100 games
   *[1000] Play 1,000 games
}
# One game: $first is the first roll, $then are those between it and the $last, and $again is how often was rolled again.
keep-game = { $again ->
    [0] You rolled { $first } and kept it.
    [1] You rolled { $first }, rolled again, and got { $last }.
   *[other] You rolled { $first }, then { $then }, and at last { $last }.
}
# Said after it: what the further rolls cost together, and what the game brings.
keep-paid = { $wanted ->
    [low] The further rolls add { $paid }, so this game brings { $brings }.
   *[high] The further rolls cost { $paid }, so this game brings { $brings }.
}
keep-none = { $wanted ->
    [low] You keep every side up to { $side }. Play, and see what a game brings on average.
   *[high] You keep every side from { $side } on. Play, and see what a game brings on average.
}
# $games is the number $many as it is written, $mean such as 4.2.
keep-played = { $wanted ->
    [low] { $many ->
        [one] One game, with sides up to { $side } kept: { $mean }.
       *[other] { $games } games, with sides up to { $side } kept: { $mean } on average.
    }
   *[high] { $many ->
        [one] One game, with sides from { $side } on kept: { $mean }.
       *[other] { $games } games, with sides from { $side } on kept: { $mean } on average.
    }
}

# A board: games of some rolls, won with at least one $side; $claimed is the chance in the answer of someone else.
bet-try = Test the answer: play games of { $rolls } rolls.
bet-play = { $games ->
    [1] 1 game
    [100] 100 games
   *[1000] 1,000 games
}
# Below the box for a counterexample, after the screen that proves the chance for two dice.
four-advice = Write another number of rolls for which this method gives a wrong chance. For two rolls you have proved the right one.
bet-hit = at least one { $side }
bet-miss = no { $side }
bet-unplayed = Dashed: what the answer says, { $claimed } of the games with at least one { $side }. Where will the bars end?
bet-played = { $many ->
    [one] One game: { $rolled }. Dashed: what the answer says, { $claimed } of the games with at least one { $side }.
   *[other] { $games } games: { $hits } with at least one { $side }. Dashed: what the answer says, { $claimed } of them.
}

# The same board once the question is answered, with a rule that the reader makes: how many $rolls more, the $cost of
# each (free, half a point or one point), and whether a high or a low number is $wanted.
own-try = Make a rule of your own. Which side is best then, and from how many rolls on does it stay the same?
own-rolls = { $rolls ->
    [one] At most one more roll
   *[other] At most { $rolls } more rolls
}
    .label = More rolls
own-cost = { $cost ->
    [free] A further roll costs nothing
    [half] A further roll costs half a point
   *[one] A further roll costs one point
}
    .label = Each costs
own-price = { $cost ->
    [free] 0
    [half] ½
   *[one] 1
}
own-wanted = { $wanted ->
    [low] A low number is wanted
   *[high] A high number is wanted
}
    .label = You want
own-number = { $wanted ->
    [low] low
   *[high] high
}
own-rule = { $wanted ->
    [low] { $cost ->
        [free] You want a low number, and further rolls are free. You keep up to the same side each time.
        [half] You want a low number, and each further roll adds ½ to it. You keep up to the same side each time.
       *[one] You want a low number, and each further roll adds 1 to it. You keep up to the same side each time.
    }
   *[high] { $cost ->
        [free] You want a high number, and further rolls are free. You keep from the same side each time.
        [half] You want a high number, and each further roll takes ½ off it. You keep from the same side each time.
       *[one] You want a high number, and each further roll takes 1 off it. You keep from the same side each time.
    }
}
# $near: whether another side is nearly as good.
own-best = { $wanted ->
    [low] { $near ->
        [yes] Of all six, keeping up to { $side } was best: { $mean } on average. Another is too close to call: play more.
       *[no] Of all six, keeping up to { $side } was best: { $mean } on average.
    }
   *[high] { $near ->
        [yes] Of all six, keeping from { $side } on was best: { $mean } on average. Another is too close to call: play more.
       *[no] Of all six, keeping from { $side } on was best: { $mean } on average.
    }
}
# $sides are those that are best in truth, one or two; the dashed lines are the exact averages of all six.
own-show-exact = Show the exact averages
own-exact = { $wanted ->
    [low] The dashed lines are exact: keeping up to { OR($sides) } is best, { $mean } on average.
   *[high] The dashed lines are exact: keeping from { OR($sides) } on is best, { $mean } on average.
}
own-found = The best side so far in your rules:
# $tried is how many of the six sides were played, $near whether another one that was is too close to call.
own-tried = { own-tried-rule }: { $wanted ->
    [low] keep up to { $side }
   *[high] keep from { $side }
}, { $mean } on average ({ $near ->
    [yes] too close to call: play more
   *[no] { $tried ->
        [6] best of all six
        [1] the only one tried
       *[other] best of { WORDS($tried) } tried
    }
}).
own-tried-rule = { $rolls ->
    [one] One more roll
   *[other] { $rolls } more rolls
}, { $cost ->
    [free] free
    [half] ½ a point each
   *[one] one point each
}, { $wanted ->
    [low] for a low number
   *[high] for a high number
}
stop-prompt = { $rolls ->
    [one] You roll a die and want a high number. You may roll it again once, and then the second roll counts. What is the expected value if you always decide as well as possible?
    [2] You roll a die and want a high number. You may roll it again up to twice, and the last roll counts. What is the expected value if you always decide as well as possible?
   *[other] You roll a die and want a high number. You may roll it again up to { $rolls } times, and the last roll counts. What is the expected value if you always decide as well as possible?
}
stop-hint = Which sides would you keep after the first roll? Compare each with what you get on average from rolling again.
stop-again = Rolling again gives { $mean } on average. Keep a side that is higher.
stop-keep = You keep { $kept }. Count each other side as { $mean }.
# $size: too much, too little, or not even as much as a new roll brings.
stop-against = { $size ->
    [much] Play six games whose first rolls are 1 to 6. Your answer gives them a total of { $total }. That is too much: where you roll again, you can expect only { $mean }.
    [little] Play six games whose first rolls are 1 to 6. Your answer gives them a total of { $total }. That is too little: keep the high sides, and where you roll again, you can expect { $mean }.
   *[least] Never keep the first roll, and you can expect { $mean }. But you keep a 6 when you roll one, so your average must be more.
}
stop-why = The expected value is { $mean }.
stop-kept = Rolling again gives { $mean } on average, so you keep { $kept }.
stop-sum = { $sum }: each of the { $others } other sides counts as { $mean }.

sixes-prompt = { $dice ->
    [one] One die is rolled. What is the chance that at least one of them is { is-event }?
   *[other] { FIRST_WORDS($dice) } dice are rolled. What is the chance that at least one of them is { is-event }?
}
rolls-prompt = In { $games } games with two dice, how often do you expect neither die, exactly one die and both dice to be { is-event }? Drag the bars up, then roll.
rolls-hint = There are 36 equally likely rolls of two dice. Count those with both.
rolls-hint-2 = { $hits ->
    [one] On each die { $hits } side of 6 fits. For both, multiply.
   *[other] On each die { $hits } sides of 6 fit. For both, multiply.
}
rolls-hint-3 = Both fit in { $both } of the 36. For one die, count each order: first die or second die.
rolls-no-die = neither die
rolls-one-die = exactly one die
rolls-both-dice = both dice
rolls-why = { $event ->
    [exactly] In { $games } games, expect about { $none } with no { $number }, { $once } with exactly one and { $both } with two.
   *[other] In { $games } games, expect about { $none } in which no die is { is-event }, { $once } with exactly one such die and { $both } with two.
}
rolls-why-both = Both dice: { $hits } × { $hits } = { $both } of the 36 equally likely rolls.
rolls-why-one = Exactly one die: { $hits } × { $others } with the first die and as many with the second, { $once } in total.
rolls-why-chance = On at least one die: { $some } of 36, a chance of { $chance }.
# Where only one side fits, it is $side.
rolls-why-twice = Not twice as likely: { $one } + { $one } = { $sum } counts { $both ->
    [one] the roll ({ $side }, { $side })
   *[other] the { $both } rolls with both
} twice.

sixes-hint = What is the chance that none of them is? The rest is what you are looking for.
sixes-one = The chance that a single die does not fit is { $chance }. For { WORDS($dice) } dice, multiply.
sixes-none = The chance that none of them is: { $product }.
sixes-against = { $over ->
    [opposite] { $own } is the chance of a miss on every die.
    [yes] A chance of { $own } leaves { $none } for a miss on every die: too little, when one die alone misses with a chance of { $missed }.
   *[no] A chance of { $own } leaves { $none } for a miss on every die: too much, when one die alone misses with a chance of { $missed }.
}
sixes-why = The chance is { $chance }.
sixes-die = One die: { $missed } of 6 sides do not fit, { $chance }.
sixes-no-die = None of { $dice } dice: { $product }.
sixes-rest = At least one: { $difference }.
sixes-outcomes = { $fits } of the 36 outcomes fit.

more-prompt = { $rolls ->
    [one] You want a die to be { is-event }, and you have one roll. How much does a second roll add to your chance?
   *[other] You want a die to be { is-event }, and you have two rolls. How much does a third roll add to your chance?
}
more-hint = The extra roll helps only if every roll before it has failed.
more-fail = { $rolls ->
    [one] With one roll you fail with a chance of { $chance }.
   *[other] With { WORDS($rolls) } rolls you fail with a chance of { $chance }.
}
more-once = Only then do you roll once more, and that helps with a chance of { $chance }. Multiply.
more-must-grow = The extra roll can help and never harms, so your chance grows by more than 0.
# $sum is the chance that it would make.
more-against = { $size ->
    [no-chance] From { $before } your chance would grow to { $sum }, and no chance is more than 1.
    [yes] From { $before } your chance would grow to { $sum }: too much, because the extra roll helps only after a miss.
   *[no] From { $before } your chance would grow to { $sum }: too little, because after a miss the extra roll hits as often as any.
}
more-why = The chance grows by { $gain }.
more-before = { $rolls ->
    [one] With one roll it is { $before }, with two rolls { $after }.
   *[other] With two rolls it is { $before }, with three rolls { $after }.
}
more-needed = You need the extra roll with a chance of { $needed }, and then it helps with a chance of { $hit }: { $needed } × { $hit } = { $gain }.
more-less = So each extra roll helps less than the one before.
# Games of a roll, and of a second one after a miss; the names stand below two bars.
second-try = Go on: play, and watch the bars.
second-saves = the second roll saves you
second-not = any other game
# Of one game, while only few were played; $hit is whether the first roll fits.
second-rolled = { $hit ->
    [yes] The first roll is a { $first }: no second roll is needed.
   *[no] The first roll is a { $first }, the second a { $second }.
}
more-outcomes = Where there is a ✓, the first roll fits. In { $only } of the 36 outcomes only the second does: +.

gain-prompt = The goal is “{ $goal }”. Which dice gain on average if you roll them again?
# A board: the dice are rolled again, and each bar shows an average beside what the die showed.
gain-try = Try it: roll all of them again.
gain-roll = { $times ->
    [1] Roll once
   *[other] Roll { $times } times
}
gain-name = from { $side }
gain-first-tick = First tick the dice that you think gain, then roll. The dashed lines are what the dice show now.
# The same where the answer is typed.
gain-first-type = First write your answer, then roll. The dashed lines are what the dice show now.
# Said to someone who rolls with nothing ticked, or nothing written.
gain-tick-now = { $typed ->
    [yes] Nothing is written yet. Write your answer, then roll.
   *[no] Nothing is ticked yet. Tick the dice that you think gain, then roll.
}
# Against a die that is ticked: what to look at, before the mean is named.
gain-against = { $high ->
    [yes] Roll 100 times and look at the bar “from { $side }”: does it end above its dashed line?
   *[no] Roll 100 times and look at the bar “from { $side }”: does it end below its dashed line?
}
gain-unrolled = The dashed lines are what the dice show now. Where will the bars end?
gain-rolled = { $times ->
    [1] One roll of each die. The dashed lines are what the dice showed before.
   *[other] { $times } rolls of each die, on average. The dashed lines are what the dice showed before.
}
# Said to those who do not see the bars; $mean is such as 3.4.
gain-average = { $mean } from { $side }
gain-averages = The bars: { $means }.
gain-hint = { $high ->
    [yes] Compare each side with the mean of a roll. Which sides are lower?
   *[no] Compare each side with the mean of a roll. Which sides are higher?
}
gain-mean = A roll gives 3.5 on average.
gain-first = { $high ->
    [yes] A { $side } gains, because 3.5 is more. Compare the others in the same way.
   *[no] A { $side } gains, because 3.5 is less. Compare the others in the same way.
}
gain-option = the { $side }
gain-results = What each die changes by on average when it is rolled again
gain-on-average = change
gain-fits = Change on average. ✓ helps the goal
gain-why = { $high ->
    [yes] A roll is worth 3.5 on average, so every die that shows less gains.
   *[no] A roll is worth 3.5 on average, so every die that shows more gains.
}
# $sides are those that gain, in order.
gain-shown = { $many ->
    [0] { $high ->
        [yes] None of these dice shows less than 3.5.
       *[no] None of these dice shows more than 3.5.
    }
   *[other] { $high ->
        [yes] Less than 3.5: { $sides }.
       *[no] More than 3.5: { $sides }.
    }
}

## Paper

pack-modifiers = modifier cards
pack-goals = goal cards
picture-stack = Two cards behind a die. They work from top to bottom: 4 times 2 is 8, and 8 − 1 is 7.
picture-roll = Three of six dice. The one in the middle has a +1 behind it, so it is worth 6.
picture-goals = Goals: who has most of what they ask for takes their tokens.
paper-die = Die { $die }
paper-round = Round
paper-goals = Goals
paper-my-dice = Rolls & Goals: my dice
row-rolled = I rolled
row-acted = After reroll, pick, flip
row-card = { ORDINAL($card) } card
row-value = Value
paper-scores = Rolls & Goals: score sheet
paper-tokens = Each goal is worth { $tokens } tokens. Players who tie split them evenly, and any left over are removed.
row-goal = { $round }, goal { $goal }
row-specials = Special goals
row-tokens = Tokens
paper-dice = Rolls & Goals: six dice
paper-cut = Cut out, fold, and glue the gray flaps inside. Print this page once for each player.

## Where does it go wrong?

# What was asked, and below it the lines of an answer that goes wrong. `asked` says what to write as a counterexample.
whose-halve-double = A die shows { $side }. The cards behind it are ÷2 and then ×2. What is it worth?
    .undo = ÷2 halves and ×2 doubles: one takes back what the other does.
    .so = So the die is worth { $side }.
    .instead = ÷2 rounds down: { $side } becomes { $half }, and ×2 makes it { $value }.
    .asked = Write a roll that does not come back to itself.
whose-order = A die shows { $side }. The cards behind it are ×2 and then +{ $more }. What is it worth?
    .cards = The cards are ×2 and +{ $more }.
    .free = You may take them in any order, so add first: { $side } + { $more } = { $sum }.
    .so = Then double: 2 × { $sum } = { $value }.
    .instead = The top card works first: { $side } becomes { $double }, and +{ $more } makes it { $value }.
    .asked = Write a roll of the die for which this order gives another value.
whose-half = You put ÷2 behind a die that is worth { $value }. What is it worth then?
    .half = Half of { $value } is { $half }.
    .drop = To round down, drop the fractional part: { $cut }.
    .so = So the die is worth { $cut }.
    .instead = To round down, take the integer just below: { $down }.
    .asked = Write an integer for which this method goes wrong.
whose-negate = You put a Negate card behind a die that is worth { $value }. What is it worth then?
    .is = The value is { $value }.
    .makes = A Negate card makes every number negative, and this one is negative already.
    .so = So the die is still worth { $value }.
    .instead = A Negate card changes the sign: { $value } becomes { $other }.
    .asked = Write an integer that a Negate card does not make negative.
whose-rolls = { $rolls ->
        [2] You roll a die twice.
       *[other] You roll a die { $rolls } times.
    } What is the chance that at least one roll is a { $side }?
    .least = At least one means one or more.
    .one = For one roll the chance is 1/6.
    .add = { $rolls ->
        [2] With { $rolls } rolls it is twice as much.
       *[other] With { $rolls } rolls it is { $rolls } times as much.
    }
    .so = So the chance is { $chance }.
    .instead = { $rolls ->
        [2] Neither roll is a { $side } with a chance of { $product } = { $none }, so the chance is 1 − { $none } = { $some }.
       *[other] None of the rolls is a { $side } with a chance of { $product } = { $none }, so the chance is 1 − { $none } = { $some }.
    }
    .asked = Write a number of rolls for which this method gives a wrong chance.
    .unfit = { $case ->
        [zero] With 0 rolls both ways give a chance of 0, and nobody plays that game.
        [many] More than 20 rolls make fractions too long to write out.
       *[other] A number of rolls is a whole number, and not below 0.
    }
    .case = { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
whose-total = In how many of the 36 ways can a red die and a blue die have a total of { $total }?
    .pairs = These make { $total }: { $pairs }.
    .same = Which die shows which number makes no difference, so each of these is one way.
    .so = So there are { $ways } of 36.
    .instead = The red die can show the one number or the other: two ways, unless both are equal.
    .asked = Write a total for which this way counts too few.
whose-sum = What is the chance that two dice have a total of { $total }?
    .eleven = The totals go from 2 to 12: there are 11 of them.
    .alike = Each of them is equally likely.
    .so = So the chance of a { $total } is 1/11.
    .instead = The 36 rolls are equally likely, not the totals: { $ways } of them make { $total }.
    .asked = Write a total for which this way gives a wrong chance.
whose-mean = ÷2 is behind a die. What is the expected value of a roll?
    .die = The mean of a die is 3.5.
    .halved = ÷2 halves every roll, so it halves the mean: 3.5 ÷ 2 = 1.75.
    .so = So the expected value is 1.75.
    .instead = Some rolls become less than half, because ÷2 rounds down: halve all six sides first.
    .asked = Write a roll that the card does not halve exactly.

## Say why

# Lines to be put in order; the last numbered one is to be shown, `false` is false, and `but` says why.
why-swap = Two stacks: +{ $more } on top of ×2, and ×2 on top of +{ $more }. Why is the first one always worth { $more } more?
    .one = Suppose the die shows n.
    .two = With +{ $more } first it becomes n + { $more }, and ×2 makes that 2n + { $double }.
    .three = With ×2 first it becomes 2n, and +{ $more } makes that 2n + { $more }.
    .four = So the first stack is worth (2n + { $double }) − (2n + { $more }) = { $more } more, whatever n is.
    .false = With ×2 first, the +{ $more } is doubled as well.
    .true-one = It only gives the die’s number a name.
    .true-two = With n = 1: 2 × { $once } = { $high } = 2 × 1 + { $double }.
    .true-three = With n = 1: 2 × 1 = 2, and 2 + { $more } = { $low }.
    .true-four = With n = 1: { $high } and { $low } are { $more } apart.
    .but = It is false, because +{ $more } comes after ×2 and is added only once: 4 becomes 2 × 4 + { $more } = { $once }, not 2 × (4 + { $more }) = { $twice }.
why-none = Why is the chance of at least one { $side } with two dice 11/36?
    .one = There are 6 × 6 = 36 equally likely rolls.
    .two = In 5 × 5 = 25 of them neither die shows a { $side }.
    .three = So in 36 − 25 = 11 of them at least one die shows a { $side }.
    .four = So the chance is 11/36.
    .false = Each die has a chance of 1/6, so the chance is 2/6.
    .but = 2/6 = 12/36 counts the roll ({ $side }, { $side }) twice.

## What one can do after a lesson

can-stack = Work out a stack of cards, below 0 too.
can-swap = Tell which operations can change places.
can-keep = Tell what never changes whether a number is divisible by 3.
can-chance = Find a chance by counting the sides that fit.
can-mean = Find an expected value, and tell when another roll gains on average.
can-again = Work out how much a second roll adds to a chance.
