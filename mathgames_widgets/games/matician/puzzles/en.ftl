## Puzzles

# In the list of puzzles.
aim = Lay the pair that a minus card can harm least.
task = Lay the two numbers that are worth the most in the worst case, wherever a minus card may fall. Then press “I am ready”.
idea-safe = Ask of each pair: what is the worst that a minus card can do to it?
idea-helped = A minus card can help: which side would it make larger?
idea-lower = The pair with the highest value is not the safest.
idea-small = Look at what 0 and 1 do under this symbol.
short = In its worst case, another pair is worth { $less } more.
