### The lessons of Rolls & Goals: questions, practice, paper, and the ideas behind wrong answers.

## Ideas: the value of a die

idea-order-is-free = The order of the cards makes no difference
    .text = That is true for +1 and +3. But start with 5: double and then add 1 to get 11; add 1 and then double to get 12.
idea-from-below = The stack is read from bottom to top
    .text = The top card works first. Each card below it works on the result so far.
idea-towards-zero = Halving rounds toward 0
    .text = Rounding down goes to the next lower integer. Below 0 that is away from 0: −2.5 rounds down to −3.
idea-rounded-up = A half is rounded up
    .text = This card rounds down: 2.5 becomes 2, and −2.5 becomes −3.
idea-not-rounded = The half is kept
    .text = Values are integers here: a half is rounded down to the next lower integer.
idea-same-signs-swap = Any two cards can be swapped
    .text = Try it with 5: double and then add 1 to get 11; add 1 and then double to get 12.
idea-double-first = The strongest card comes first
    .text = ×2 doubles the result of the cards above it. It does not double what you add below it.
idea-nothing-swaps = The order always matters
    .text = You can take two steps on the number line in any order. You can also multiply by two factors in any order.
idea-halving-undoes = Halving and doubling cancel
    .text = Halving rounds down: halve 5 to get 2, then double to get 4. If you double first, you get 5 back.
idea-added-not-set = A number in brackets is added
    .text = [4] does not add 4. It changes the value to 4, whatever it was before.
idea-sign-lost = The minus gets lost
    .text = Look at the number line: 3 less than 2 is one step to the left of 0, which is −1.
idea-negate-makes-negative = Negate makes a number negative
    .text = It changes the sign either way: 4 becomes −4, and −4 becomes 4.
idea-flip-in-its-turn = Flip waits for its turn
    .text = Flip turns over the die itself before the cards change the value, wherever it is in the stack.
idea-card-forgotten = A card is forgotten
    .text = Every card in the stack works, from the top to the bottom.
idea-more-is-more = A card with + always helps, and ×2 always makes the value greater
    .text = ×2 doubles what is there: 3 becomes 6, 0 stays 0, and −3 becomes −6, which is less.

## Ideas: sorts of numbers

idea-zero-not-even = Zero is not even
    .text = A number is even when it is 2 times an integer, and 0 = 2 × 0.
idea-no-parity-below-zero = Negative numbers are neither even nor odd
    .text = Continue the pattern to the left of 0: −1 is odd, −2 is even, −3 is odd.
idea-wrong-parity = Even and odd are mixed up
    .text = You can share an even number between two people with nothing left over. An odd number leaves 1.
idea-zero-not-divisible = Zero cannot be divided by 3
    .text = 0 divided by 3 leaves nothing over: 0 = 3 × 0.
idea-not-divisible-below-zero = Negative numbers cannot be divided by 3
    .text = −6 = 3 × (−2): the multiples of 3 continue below 0.
idea-odd-for-threes = Odd numbers are divisible by 3
    .text = 5 and 7 are odd but not divisible by 3, and 6 is divisible by 3 but not odd. List the multiples of 3 instead: 3, 6, 9, 12.

## Ideas: comparing values

idea-size-without-sign = −5 is more than −3
    .text = On the number line −5 is to the left of −3, so it is the lesser of the two.
idea-range-without-sign = The minus is left out of the range
    .text = From −2 to 5 is 2 steps to 0 and 5 more: the range is 7, not 3.
idea-range-counts-numbers = The range counts the numbers
    .text = Count the steps from the lowest to the highest, not the numbers along the way.
idea-range-is-highest = The range is the highest number
    .text = The range is the distance from the lowest number to the highest.
idea-set-counts-different = Different values are counted
    .text = A set is made of equal values: how often does the most frequent one appear?
idea-set-adds-all = All sets count together
    .text = Only one value counts, the one that appears most often. The others do not add to it.
idea-highest-mode = The highest value is the most frequent one
    .text = The size of a value does not matter here, only how often it appears.
idea-one-mode-only = There is only one most frequent value
    .text = Two values can appear equally often. Then both are modes.
idea-run-with-repeats = Equal values make a run longer
    .text = In a run each value counts once: 2, 3, 3, 4 is a run of three.
idea-run-with-gaps = A run can have a gap
    .text = Consecutive values differ by 1. Between 2 and 4 the 3 is missing, so the run ends.
idea-run-in-the-row = The dice of a run must be next to each other
    .text = Only the values count. Sort them first, then look for the run.
idea-run-stops-at-zero = A run stops at 0
    .text = −1, 0 and 1 are consecutive like any other three.
idea-pairs-share = A die belongs to several pairs
    .text = Each die is in at most one pair: three of a kind make one pair, and four of a kind make two.
idea-one-pair-a-value = A value makes only one pair
    .text = Four equal dice make two pairs, as long as the pairs do not share a die.
idea-best-die-missed = Only one die was tried
    .text = The card can go behind any of the six dice. Try it with each different value.

## Ideas: goals

idea-first-wins-ties = Only one player can achieve a goal
    .text = Players who tie for the best all achieve the goal. They split the tokens.
idea-zero-of-them = Having the most of nothing
    .text = If you have none, you do not achieve “most …”, even if nobody else has any.
idea-fewest-for-most = Most and fewest are mixed up
    .text = Read the goal again: is a high count good, or a low one?
idea-each-takes-all = Everyone takes all the tokens
    .text = There are six tokens on the goal. The players who achieve it split them evenly.
idea-rest-is-given = The remaining tokens go to someone
    .text = Tokens that cannot be split evenly are removed. Nobody gets them.
idea-second-in-line = Two equal totals are first and second
    .text = The goal ranks totals, not players: equal totals share a rank, and the next different total is second.
idea-first-for-second = First and second are mixed up
    .text = The question does not ask for the first total.
idea-wrong-end = Highest and lowest are mixed up
    .text = Count from the other end.

## Ideas: chance

idea-half-and-half = It happens or it does not, so the chance is one half
    .text = Two outcomes do not have to be equally likely. The six sides are equally likely: count the ones that fit.
idea-one-side-only = Only one side fits
    .text = Go through all six sides, and count every one that fits.
idea-sides-not-values = The cards are forgotten
    .text = The sides are equally likely, but the value after the cards is what counts.
idea-chances-add = Chances of several rolls are added
    .text = Then six rolls would be certain, and seven would be more than certain. Find the chance that none fits instead.
idea-chances-of-all = The chance that all of them fit
    .text = “At least one” is more likely than one roll alone, not less.
idea-chance-of-none = The chance that none fits
    .text = That is the complement. Subtract it from 1.
idea-second-helps-as-much = Each reroll helps as much as the first
    .text = A later reroll helps only if all the earlier ones have failed, and that gets rarer.
idea-again-after-a-hit = The chance that every roll fits
    .text = You roll again only after a miss. What is the chance of a miss first, and then a hit?
idea-extra-always-helps = The extra roll always helps
    .text = That is how often you need the extra roll. It helps only in some of these cases.
idea-whole-chance = The whole chance
    .text = The question asks only for what the extra roll adds to the chance you had before.
idea-count-not-chance = The chance is how many fit
    .text = A chance is a part of all cases: divide by how many cases there are.
idea-whole-die = All six sides are still possible
    .text = You already know something. Count only the sides that are left.
idea-order-of-dice = 2 and 5 is the same roll as 5 and 2
    .text = There are two dice, so you can roll a 2 and a 5 in two ways. There are 36 equally likely rolls.
idea-sums-equally-likely = All sums are equally likely
    .text = You can roll a sum of 7 in six ways, and a sum of 2 in only one.
idea-middle-is-three = The mean of a die is 3
    .text = 3 is halfway from 0 to 6, but a die begins at 1. Which number is halfway from 1 to 6?
idea-most-is-mean = The mean is the best that can happen
    .text = The expected value is the mean of all sides, not the luckiest one.
idea-rounded-at-the-end = Halve the mean
    .text = Each roll is rounded down. Halve all six sides first, then take the mean.
idea-mean-of-one-die = The mean of one die
    .text = Each die that is rolled has its own mean, and they add up.
idea-never-again = Only one roll is made
    .text = That is the mean of a single roll. You may roll a low side again, so you can expect more.
idea-every-roll-counts = Every roll counts
    .text = The rolls do not add up: only the last one counts.
idea-only-kept-sides = Only the sides that you keep are counted
    .text = You do not always get one of those: the last roll may be low, and it counts.
idea-shown-not-rolled = What the die shows now still counts
    .text = A die that is rerolled forgets what it showed.
idea-only-the-worst = Only the worst side is worth a new roll
    .text = The mean of a roll is 3.5. Rerolling a side that is worse than that gains on average.
idea-always-gains = A new roll is always worth it
    .text = A new roll can gain, but the mean of all six sides counts: rerolling a side that is better than 3.5 loses on average.
