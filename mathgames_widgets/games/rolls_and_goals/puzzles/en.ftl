## Puzzles

# In the list of puzzles.
aim = Lay one or two cards behind your dice for the most tokens.
task = { $cards ->
    [one] Your card behind one of your dice earns the most tokens: which one? Then press “I am ready”.
   *[other] One or two more cards behind your dice earn the most tokens: which, and where? Then press “I am ready”.
}
idea-goal = Take the goals one by one: which of your dice is nearest to each?
idea-order = Two cards can lie behind one die, and their order counts.
idea-one = One card is enough: more would not help.
idea-turn = Look at what a die becomes when it is flipped or negated.
idea-less = A smaller number can be worth more: read the goals again.
lay-nothing = Put no card behind the dice.
# $cards is a list such as “+1 and ×2 behind die 1” and “a flip behind die 4”.
brings = { $many ->
    [0] With no cards behind the dice, you get { $tokens } tokens on average over { $tables } simulated deals.
   *[other] With { $cards }, you get { $tokens } tokens on average over { $tables } simulated deals.
}
# $was and $counts are what counts for the goal before and now, none where a run or a set is missing; $brought and
# $brings are tokens on average.
goal-brings = { $same ->
    [yes] { $goal }: { $counts ->
        [none] nothing counts yet
       *[other] still { $counts }
    }, { $brings } tokens on average.
   *[no] { $goal }: { $was ->
        [none] nothing
       *[other] { $was }
    } before, { $counts ->
        [none] nothing
       *[other] { $counts }
    } now; { $brought } tokens on average before, { $brings } now.
}
short = On average, another placement earns { $less } more tokens.
