### What questions, practice, lessons and worksheets say on their own, whatever they ask.

## Buttons and headings of a question

check = Check
hint = Hint
another-hint = Another hint
# Stands before a hint.
hint-mark = Hint:
# Once it is answered, they are folded under this.
hints-seen = { $many ->
    [one] The hint
   *[other] The hints
}
show-me = Show me
# Stands in place of it before the first guess.
no-idea = I have no idea: show me
# Buttons that ask the question again.
twin-new = New numbers
twin-easier = Easier
twin-harder = Harder
twin-another = Another hard one
# What is said when new numbers have come. $prompt is the question.
begun-new = New numbers. { $prompt }
begun-easier = Easier. { $prompt }
begun-harder = Harder. { $prompt }
known-already = I know this: give me a hard one
# It counts for several screens.
known-ahead = I know the next screens too: test me
your-answer = Your answer
answer = Answer
the-answer = { $open ->
    [yes] One answer: { $answer }.
   *[no] The answer: { $answer }.
}
# Under a question that stays open when it is answered: the right answers so far, and below them what to find next.
further = Going further
# Before the first right answer, above what to find besides.
further-later = Once you have found one, look for these, too:
further-all = You have found all of these.
further-found = (found)
found-so-far = { $many ->
    [one] You have found one:
   *[other] You have found { WORDS($many) }:
}
kept-lost = The answer kept in this browser could not be read, so the question starts over.
# An idea behind a wrong answer, and what to say to someone who holds it.
idea = “{ $name }”:
idea-said = “{ $name }”: { $text }
# Two ideas may be behind a wrong answer, or both: below stand two buttons with what a pupil says who had it (`.mine`).
which-idea = Two different ideas may be behind this. Open each one that was yours.
# Of the reason that was chosen for a right answer; what is wrong with a wrong one follows.
reason-right = Right: that is why.
reason-wrong = That is not the reason.
own-graph = The graph of your function
own-graph-as-built = The graph of f, with a hole where a factor has cancelled
own-graph-and-other = The graph of your function, beside another one
own-line-and-curve = The graph of your answer, beside the curve
# Names of two graphs in one picture.
the-curve = f
yours = Your function
your-line = Your line
another = another: { $function }

## A question that is asked twice

how-sure = How sure are you?
say-how-sure = Now say how sure you are.
sure-1 = Guessing
sure-2 = Fairly sure
sure-3 = Certain
# Where a question comes back that was predicted; until then the prediction can be changed.
# $link is a link with the words of `asked-where`.
kept-till = { $back ->
    [table] Kept. This question comes back { $link }.
    [below] Kept. Now answer it { $link }.
   *[later] Kept. This question comes back on a later screen; until then you can change your mind.
}
asked-where = { $back ->
    [table] after your move at the table
   *[below] below
}
# $sure is 1 for a guess, 2, or 3 for certain; 0 where nobody said.
predicted = { $sure ->
    [1] At first you guessed: “{ $answer }”.
    [2] At first you were fairly sure of “{ $answer }”.
    [3] At first you were certain of “{ $answer }”.
   *[other] At first you chose “{ $answer }”.
}
# The same where the question comes back with other numbers.
predicted-elsewhere = { $sure ->
    [1] With other numbers, you guessed: “{ $answer }”.
    [2] With other numbers, you were fairly sure of “{ $answer }”.
    [3] With other numbers, you were certain of “{ $answer }”.
   *[other] With other numbers, you chose “{ $answer }”.
}
# Where someone tried it out and then chose another answer.
predicted-then = After trying it out, you chose “{ $answer }”.
prediction-then-was = That was right.
prediction-was = { $right ->
    [yes] { $sure ->
        [1] Your guess was right.
       *[other] You were right.
    }
   *[no] Now you have found out.
}

## Verdicts

# $answer is an answer as the question says it.
right = Right: { $answer }.
# $typed is a fraction that is not in lowest terms, behind the right answer.
right-in-lowest = { $typed } is { $lowest } in lowest terms.
right-order = Right: that is the order.
right-proof = Right: each line uses only what stands above it.
right-pairs = Right: everything fits.
not-yet = Not yet: { $answer }.
# Above what was said to the same wrong answer before; $look is what helps most now.
tried-already = { $look ->
    [idea] You have tried this already: read the idea below, and change your answer.
    [hint] You have tried this already: change your answer, or ask for a hint.
   *[below] You have tried this already: read what is said below, and change your answer.
}
# $why is what speaks against the answer, in whole sentences.
not-yet-because = Not yet. { $why }
# $typed is what was typed, written as mathematics.
# $fraction is what a decimal is exactly.
rounded = { $fraction ->
    [none] Close, but { $typed } is rounded. Write the exact value.
   *[other] Close, but { $typed } is rounded. As a fraction it is { $fraction }. Write the exact value.
}
unfinished = Not finished: { $typed } still has to be worked out. Write the result.
unfinished-by-zero = Not finished: { $typed } still has to be worked out. Write its value, or “none” if it has none.
unfinished-simplify = Not finished: { $typed } can still be simplified.
unfinished-integer = Not finished: { $typed } is an integer. Write it without a fraction.
unfinished-cells = All values are right, but some are not worked out yet. Write each as one number.
asked-number = The question asks for a number, not a percentage.
asked-form-whole = The question asks for a whole number.
asked-form-decimal = The question asks for a decimal.
asked-form-fraction = The question asks for a fraction.
asked-form-mixed = The question asks for a mixed number.
asked-form-percent = The question asks for a percentage.
asked-cancelled = The question asks for what is left after cancelling. You can still divide the numerator and the denominator by { $number }.
# What x must not be, typed behind what is left after cancelling.
restriction-kept = The restriction is well kept, too: the factor is gone, and the hole stays.
restriction-missing = The restriction is true, but x must not be { OR($numbers) } either: a hole stays there.
restriction-wrong = What is left after cancelling is right, but the restriction is not: the function has a value at x = { $x }.
# $left is y or f(x), $line what it is equal to.
asked-line = The question asks for the line: { $left } = { $line }.
no-infinity = Not yet: { $answer }. ∞ is not a number.
# Of things that may be missing or too many.
lacks-both = Something is missing, and at least one is wrong.
lacks-some = { $given ->
    [one] { $many ->
        [one] That one fits, but another one is missing.
       *[other] That one fits, but { $many } others are missing.
    }
   *[other] { $many ->
        [one] All of these fit, but one more is missing.
       *[other] All of these fit, but { $many } more are missing.
    }
}
lacks-all = At least one of them fits.
# $option is a wrong one of several that were chosen for different reasons.
lacks-first = Look at “{ $option }” first: is that so?
lacks-none = You have all the right ones, and at least one that is wrong.
in-place = { $fits ->
    [0] Nothing is in the right place yet.
    [one] { $fits } of { $all } is in the right place.
   *[other] { $fits } of { $all } are in the right place.
}
# The first line of a proof that does not follow from those above it, by its number.
proof-gap = { $place ->
    [1] Line 1 cannot come first: something that it rests on stands further down.
    [2] Line 2 does not follow from the line above it: something that it rests on stands further down.
   *[other] Line { $place } does not follow from the lines above it: something that it rests on stands further down.
}
# What a second try hears: the numbers of the lines that are missing above it.
proof-needs = { $many ->
    [one] Line { $place } does not follow yet: it rests on line { $lines }.
   *[other] Line { $place } does not follow yet: it rests on lines { $lines }.
}
# What a third try hears: which line to move, and to which place.
proof-move = Line { $place } rests on line { $line }. Move line { $line } up to place { $place }.
# Where that line does not follow there yet either: the first one has to wait.
proof-move-down = Line { $place } rests on line { $under }. Move line { $place } down, below line { $under }.
quoted = “{ $line }”
# The line of an answer that is called false; $line is in quotation marks.
false-line = Not true: { $line }
not-true = Not true:
press-false = Press ✗ beside the line that is false.
call-false = Not true: { $item }
item-apart = { $item }: not true.
# $moved: whether any line was put elsewhere yet.
which-is-false = { $moved ->
    [yes] Still missing: the line that is false. Press ✗ beside it, and then your order is checked, too.
   *[no] Two things are missing: the line that is false, and an order. Press ✗ beside the false line, and move each of the others below those that it follows from.
}
line-is-true = The line that you marked ✗ is true, so the false one is another line.
# Said on a second try; $lines are the numbers of two lines.
one-of-two = The line that you marked ✗ is true. The false one is line { OR($lines) }.
# Of the line that is lit, for those who listen.
look-here = Look here:
the-order = { $open ->
    [yes] One order that is right:
   *[no] The right order:
}
pairs-fit = { $fits ->
    [0] None of them fits.
    [one] { $fits } of { $all } fits.
   *[other] { $fits } of { $all } fit.
}
cells-right = { $fits ->
    [0] None of them is right.
    [one] { $fits } of { $all } is right.
   *[other] { $fits } of { $all } are right.
}
numbers-right = { $many ->
    [one] { $numbers } is right.
   *[other] { $numbers } are right.
}
# $demands are the things that a function still has to do, such as “a zero at 2”.
still-missing = Still missing: { $demands }.
no-chance = A chance is a number from 0 to 1.
far-beyond = That is far from anything that can come out here. Estimate first: about how large can the answer be?

## Answers in words

none-of-them = none of them
pair = { $left } goes with { $right }
# There is no such number.
there-is-none = there is none
none = none
# What people type when there is no such number; a line for the reader, not for the eye.
typed-none = none, no, nothing, does not exist, undefined, not defined, no value, no number, no such number, no solution, no solutions, no answer, impossible, not possible, there is none, there are none, empty, empty set, the empty set, nowhere, never, dne, n/a, nil, null, not any, not, isn't, isn't one, aren't, none of them, no values, no x, no x-value, no x-values, error, math error, not allowed, nothing there, can't, cannot, doesn't, don't, doesn't exist, does not exist there, has no value, it has no value, there is no value, no x-intercept, no x-intercepts, no y-intercept, no hole, no holes, no zero, no zeros, no asymptote, no vertical asymptote, no vertical asymptotes, no digit, no digits, no whole number, not a whole number, it is not a whole number, there is no whole number, cannot be divided by 0, cannot divide by 0, cannot be divided by zero, can't be divided by 0, can't divide by 0, can't divide by zero, cannot divide by zero
# What changes nothing about them where it stands between, such as the rest of “it has none” or “there are no real zeros”.
typed-filler = it, it's, its, there, there's, they, you, is, are, was, has, have, do, does, be, at, all, here, any, exist, exists, real, such, that, the, graph, function, answer, value
# Small numbers in words, from 0 on, each in its place; and what people say for a minus.
typed-number = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen
# Tens from twenty on, and the parts of one from 2 on; several words for one stand side by side.
typed-tens = twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety
typed-share = half halves, third thirds, quarter quarters fourth fourths, fifth fifths, sixth sixths, seventh sevenths, eighth eighths, ninth ninths, tenth tenths, eleventh elevenths, twelfth twelfths
# What stands for 1 in “a half”.
typed-article = a, an
typed-percent = percent, per cent, pct
typed-minus = minus, negative
# What stands between a whole number and its remainder.
typed-remainder = r, rem, remainder
# What people type for ∞.
typed-infinite = infinity, infinite, plus infinity, minus infinity
# What people type between the last two numbers of a list.
typed-and = and, or
# What people type between a function and what x must not be.
typed-restriction = for, where, when, if, with, and, but, provided, provided that, as long as
# What may stand behind a number, for what is counted.
typed-unit = point, points, pt, pts, die, dice, way, ways, formula, formulas, fact, facts, card, cards, token, tokens, pair, pairs, student, students, more
# What stands in a chance such as 1 in 3.
typed-of = in, out of, of
the-graph = the graph

## Answers that cannot be read

too-large = The numbers in this answer grow too large to work with; please write a simpler one.
no-such-place = "{ $typed }" is not one of the { $many } answers.
choose-one = Choose one of the answers first.
order-places = Every item has one place in the order.
choose-partners = First choose a partner for each one.
point-as-two = Write the point as two numbers with a comma between them.
point-upright = A line such as y = 2 is horizontal. The question asks for a vertical line: write x = and a number.
fill-every-cell = First fill in every cell of the table, with a number or “none”.
number-unread = "{ $typed }" cannot be read; write only a number.
# $is_share says whether a fraction is asked for.
number-in-words = { $is_share ->
    [yes] "{ $typed }" cannot be read; write it with digits, such as 17/23 or 31.5%.
   *[no] "{ $typed }" cannot be read; write it with digits, such as 31.
}
number-remainder = "{ $typed }" has a whole number and a remainder. Write one number, or “none”.
# $read is the beginning of what was typed, $rest what follows it.
number-has-x = There is still an x in "{ $typed }"; write only a number.
number-read-so-far = I can read "{ $read }", but not the "{ $rest }" after it; write only a number.
number-empty = Write a number first.
numbers-empty = Write the numbers first, or “none”.
numbers-gap = A number is missing between two commas.
number-is-not = "{ $typed }" says what a number is not; write what it is.
# $sign is ≈ or ~.
number-about = "{ $sign }" means “about”; write the exact number.
number-two-signs = "±" stands for two numbers; write one.
function-empty = Write a function of x first.
two-numbers = "{ $typed }" has two numbers, and the question asks for one. Which one do you mean?
divided-by-zero = Nothing can be divided by 0.
write-number = Write only a number.
bracket-closes-nothing = The bracket "{ $bracket }" closes nothing; put an opening bracket before it, or delete it.
bracket-open = The bracket "{ $bracket }" is never closed.
# Said above two buttons, each with one meaning of what was typed.
which-one = This can be read in more than one way. Which one do you mean?
two-readings = "{ $typed }" can be read in two ways.

## What an answer is given with

# Beside a box to type in.
example-number = such as 3/5, −8 or 0.25; “none” if there is no such number
example-numbers = with commas between them, such as −8, 3/5; “none” if there is no such number
example-expression = such as (x+5)/(2x-3)
example-write = such as (x+5)/(2x-3)
example-click-graph = or type the place, such as 2, 3/5
# What was understood of an answer, below the box while one types. $answer is mathematics, or a word such as “none”.
read-as = I read: { $answer }
# $cell names a cell of a table by its row and column.
read-in-cell = { $cell }: { $answer }
# The same with other numbers, where one of the first would be the answer.
other-example-number = such as 7/9, −13 or 0.75; “none” if there is no such number
other-example-numbers = with commas between them, such as −13, 7/9; “none” if there is no such number
other-example-expression = such as (x+7)/(3x-5)
other-example-write = such as (x+7)/(3x-5)
other-example-click-graph = or type the place, such as 5, 7/9
how-to-type = How to type it
# What stands between ` marks is what one types; it is the same in every language.
type-number = Write a whole number, a fraction such as `17/23` (it need not be in lowest terms), a mixed number such as `4 5/19` or a decimal such as `-31.5`. A name in front, as in `x = -31`, changes nothing.
type-rounded = Do not round: a rounded decimal is close, but not the exact value.
type-chance = Write a fraction such as `17/23`, a percentage such as `31.5%`, or `17 in 23`.
type-list = Put commas or spaces between the numbers, in any order: `-31, 17/23`. `±31` means both 31 and −31.
type-point = Write two numbers with a comma between them, such as `-31, 17/23`.
type-powers = Use `^` for a power and nothing for times: `2x^2(x-1)`.
type-below = Put brackets around all that is below the line: for `1/x(x+1)` write `1/(x(x+1))`, or `(1/x)(x+1)` if you mean that.
type-brackets = A number after `/` needs brackets if more follows. For `x/2x` write `x/(2x)` or `(x/2)x`; for `1/2(x+1)` write `1/(2(x+1))` or `(1/2)(x+1)`.
# The place of an item in an order, before the item.
spot = { $place }.
move-up = Move up: { $item }
move-down = Move down: { $item }
item-at = { $item }: place { $place } of { $last }.
choose-partner = choose …
# $names are letters, or words such as “Your line and f”.
graph-of = { $called ->
    [words] { $names }
   *[letters] Graph of { $names }
}
empty-axes = An empty pair of axes
graph-said = { $name }. { $words }
axes-from = x from { $left } to { $right }, y from { $bottom } to { $top }.
place-on-graph = Place on the graph: { $place }. The arrow keys move it, Enter checks it.
place-nowhere = Place on the graph: nowhere yet. The arrow keys move it, Enter checks it.

## Pictures

answers-a-question = This picture answers a question. Make a guess, then open it.
picture = Picture { $number }
# A graph that goes so far to both sides, and the button that shows it.
sight-runs = Here x runs from { $low } to { $high }.
sight-to = to { $reach }
# A value beside such a picture, its factors worked out; none as long as the picture was not seen.
sight-value = { $y ->
    [none] f({ $x }) = ?
   *[other] f({ $x }) = { $factors } ≈ { $y }
}
number-line = A number line from { $low } to { $high }.
marked = { $many ->
    [one] { $numbers } is marked.
   *[other] { $numbers } are marked.
}
arrow = An arrow leads from { $start } to { $end }.
mirror = 0 is a mirror: each arrow leads as far to its other side.
arrow-named = An arrow { $label } leads from { $start } to { $end }.

## How a lesson stands

# A lesson has several questions.
right-of = { $tried ->
    [0] { $right ->
        [0] { $right } of { $all } questions right.
       *[other] { $first ->
            [0] { $right } of { $all } questions right in the end, none on the first try.
           *[other] { $right } of { $all } questions right, { $first } on the first try.
        }
    }
   *[other] { $right ->
        [0] { $right } of { $all } questions right, { $tried } tried.
       *[other] { $first ->
            [0] { $right } of { $all } questions right in the end, none on the first try.
           *[other] { $right } of { $all } questions right, { $first } on the first try.
        } { $tried ->
            [one] One other was tried and is not right yet.
           *[other] { $tried } others were tried and are not right yet.
        }
    }
}
# Above the questions: what someone can do now, what is worth another try, and what is still open. Below each stand sentences such as “Find the zeros
# of a function.”
skills-now = You can now
# What was right in the end, but not on the first try, neither here nor with new numbers.
skills-again = Worth another try
skills-open = { $begun ->
    [yes] Still open
   *[no] What this lesson is about
}
# Behind it, where questions were right with other numbers only.
right-elsewhere = { $many ->
    [one] One more was right with other numbers.
   *[other] { FIRST_WORDS($many) } more were right with other numbers.
}
# Predictions that were not what one thought of them; below stand their questions.
misjudged = { $right ->
    [yes] A guess at first, and right:
   *[no] Certain at first, and it turned out otherwise:
}
# Below a whole question; $answer is what was chosen at first.
predicted-there = At first: “{ $answer }”.
# $others where it was right with other numbers.
standing-none = { $others ->
    [yes] not answered
   *[no] not answered yet
}
# Below that; $way is how the other numbers were drawn.
standing-other = { $way ->
    [easier] { $first ->
        [yes] The easier one: right on the first try.
       *[no] The easier one: right on try { $number }.
    }
    [harder] { $first ->
        [yes] The harder one: right on the first try.
       *[no] The harder one: right on try { $number }.
    }
   *[new] { $first ->
        [yes] With new numbers: right on the first try.
       *[no] With new numbers: right on try { $number }.
    }
}
# $link is a link with the words of `practice-of`.
practise-next = Practice next: { $link }.
# $kinds are names of kinds of problem, each as `kind-quoted` says it.
practice-of = { $count } problems on { $kinds }
kind-quoted = “{ $name }”
standing-first = { $hints ->
    [0] right on the first try
    [1] right on the first try, with the hint
   *[2] right on the first try, with hints
}
standing-later = { $hints ->
    [0] right on try { $number }
    [1] right on try { $number }, with the hint
   *[2] right on try { $number }, with hints
}
standing-shown = the answer was shown
standing-wrong = { $tries ->
    [one] { $tries } try, not right yet
   *[other] { $tries } tries, not right yet
}
behind-wrong = Behind a wrong answer: { $name } [{ $id }].
# The name of an idea in a table.
idea-quoted = “{ $name }”
report-head-question = Question
report-head-answer = How it was answered
your-answers = Your answers
save-as-file = Save as a file
name-for-file = Your name for the file
may-stay-empty = may stay empty
forget-answers = Erase all answers
forget-again = Press again to erase all answers.
forgotten-answers = All answers have been erased.
yes-forget = Yes, erase them
keep-them = Keep them

## The game of a lesson

# Above a deal that is played freely, once and again; $best is an amount such as “221.25 points”.
best-so-far = Your best so far: { $best }.
best-none = Your best so far: no score yet.
why-no-more = Why can nobody score more?
part-done = This part is done.
part-done-last = This was the last part of the game.
# Said at the table once the move is made that a question waits for; $link has the words of `answer-now`.
question-is-back = The question is back. { $link }
answer-now = Answer it now.
# At the table, where its reason would answer a question above it that nobody has tried yet; $link as before.
guess-first = The reason opens here once you have answered the question about it. { $link }
# A comparison, folded as long as the question that is back is open.
compared-folded = Compare your play with the lesson's
# The same below the sentence that the question is back.
reason-waits = The reason opens here once you have answered it.
# At the end of a part where the learner decides; the second stands in the report, where no numbers can be compared.
chose-same = You made the same choice as the lesson.
chose-other = You went your own way.
# A line of the report; $part is what one decided about.
at-the-table = At the table: { $part }
# Where someone decided twice; $decision is a whole sentence, such as `chose-same`.
decided-first = At first: { $decision }
decided-last = In the end: { $decision }
compare = Here is your play next to the lesson’s. The next table starts from the lesson’s.
# The same for the last part of the game.
compare-last = Here is your play next to the lesson’s.
# In place of it, as long as a question is open that the lesson's choice would answer.
compare-waits = Your move is made. The lesson’s stands next to it once you have answered the question about it.
elsewhere = You went your own way. Compare, then put it back to continue with the lesson.
# Where the lesson asks for one move; what it asks for stands behind this.
not-asked-for = That is not the move asked for.
# Where more was done after the lesson's last move.
moved-on = This part was done before your last move. Put it back to continue with the lesson.
# A question about the learner's own move, which is asked once it is made; the comparison waits for it.
own-first = Your move is made. First, a question about it.
own-shown = The answer is { $answer }.
# Labels before what is said of the learner's table and of the lesson's.
you = You:
the-lesson = The lesson:
# A chance that is guessed at a table before the dice fall; $why is a whole sentence.
compare-chance = Compare
chance-empty = First write a chance, such as 1/2 or 50 %.
chance-outside = A chance is a number from 0 to 1.
# To the first wrong guess; $near is whether it is close.
chance-off = { $near ->
    [yes] { $way ->
        [high] You said { $guess }, which is close, but too high. Try once more.
       *[low] You said { $guess }, which is close, but too low. Try once more.
    }
   *[no] { $way ->
        [high] You said { $guess }, which is too high. Try once more.
       *[low] You said { $guess }, which is too low. Try once more.
    }
}
chance-compared = { $how ->
    [same] You said { $guess }, and that is the chance. { $why }
    [near] You said { $guess }, which is close. The chance is { $chance }. { $why }
    [high] You said { $guess }, which is too high. The chance is { $chance }. { $why }
   *[low] You said { $guess }, which is too low. The chance is { $chance }. { $why }
}
deal-cards = Deal the cards
play-anew = Play it again
take-up = Continue the game
part = Part { $number } of { $last }: { $title }.
part-begins = { $where }. { $task }
# $many is how many moves the learner has made in a decision, 1 where one move is put back.
put-back = { $many ->
    [one] Put it back
   *[other] Take all moves back
}
# At a part that is done and was no decision.
play-part-again = Play it again
put-back-done = Put back. { $task }
table-after = The table after that

## Practice

practice = Practice
which-game = Which game do you play?
all-games = Some of each
practice-all = You get one problem at a time. What you miss comes back later with new numbers. Only this browser remembers it.
choose-practice = Choose what to practice
more-of-practice = More
# Above a problem of today's plan.
why-now = { $why ->
    [missed] You missed one like this before. Now with new numbers.
    [due] You practiced this before. Do you still know how?
    [growing] You have begun this kind. Two in a row on the first try lead up a level.
    [back] You missed one like this. Here it is again with new numbers.
   *[new] This kind is new, so it begins easy.
}
# A picture of the day.
flower = A flower with { $done ->
    [one] one petal
   *[other] { $done } petals
} for today's problems and { $days ->
    [one] one leaf
   *[other] { $days } leaves
} for the days of the last two weeks
all-kinds-due = What is best next, from all my games
minutes = Each day
minutes-a-day = { $minutes } minutes
minutes-wanted = { $minutes } minutes a day from now on.
solid-means = Solid means two in a row on the first try at the hardest level, with nothing left to come back.
is-back = You missed one like this. Here it is again with new numbers.
endless = Endless problems, drawn from a seed. Two in a row on the first try, and that kind gets harder.
practice-lost = The practice kept in this browser could not be read, so it starts over.
practice-forgotten = Everything you practiced in this browser has been erased.
mixed = All kinds, mixed
game = Game
kind-of-problem = Kind of problem
deal-problem = Deal a problem
next-problem = Next problem
another-problem = Another problem
harder-problem = Too easy
practice-on = Keep practicing
# $kind is the name of a kind of problem.
level-of = { $kind }, level { $level } of { $last }
# $told is the line above.
of-game = { $game }: { $told }
# The heading of a problem; $last is how many there are in a set.
problem = { $last ->
    [none] Problem { $number }: { $kind }
   *[other] Problem { $number } of { $last }: { $kind }
}
level-now = { $game ->
    [none] Level { $level } of { $last }
   *[other] { $game }, level { $level } of { $last }
}
problem-said = Problem { $number }: { $kind }, level { $level } of { $hardest }.
problem-of-said = Problem { $number } of { $last }: { $kind }, level { $level } of { $hardest }.
# A small badge.
seed = seed { $seed }
turned-to-problem = { $game }. { $problem }
set-done = Done: { $done } problems, { $first } on the first try. What you missed comes back when you keep practicing.
was-right = That one was right on the first try.
goes-up = Two in a row on the first try: “{ $kind }” moves up to level { $level }.
goes-down = “{ $kind }” goes back to level { $level } for another look.
one-more = One more on the first try takes you to the next level.
# After a problem that leads nowhere yet: what does.
two-more = Two in a row on the first try take “{ $kind }” up to level { $level }.
solid-now = “{ $kind }” is solid.
solid-soon = { $more ->
    [0] “{ $kind }” is solid once what you missed has come back.
    [one] One more on the first try makes “{ $kind }” solid.
   *[other] { FIRST_WORDS($more) } in a row on the first try make “{ $kind }” solid.
}
comes-back = { $wait ->
    [0] A similar one comes back next.
    [one] A similar one comes back after { $wait } other problem.
   *[other] A similar one comes back after { $wait } other problems.
}
practice-this = Practice this
forget-practice = Erase all practice
levels-and-kinds = { $solved ->
    [0] Choose a kind of problem
   *[other] Levels and kinds: { $solved } solved, { $solid } of { $all } kinds solid
}
kinds-stand = How each kind of problem stands
head-kind = Kind
head-level = Level
head-solved = Solved
head-standing = How it stands
rung-level = { $level } of { $last }
rung-solid = solid ✓
rung-under-way = under way
rung-untried = not tried yet
rung-back = { $wait ->
    [0] comes back next
   *[other] comes back after { $wait } more
}


# $why is why it is asked.
asked-again = { $days ->
    [one] You will see it again tomorrow.
    [7] You will see it again in a week.
   *[other] You will see it again in { $days } days.
}
is-due = { $days ->
    [one] You practiced this yesterday. Do you still know how?
   *[other] You practiced this { $days } days ago. Do you still know how?
}
# $kind and $other are kinds of problem; $other was asked just before.
mixed-on-purpose = It came after “{ $other }” on purpose: the two are easy to mix up.

## Practice over days

# The line above a problem: $done of today's $last problems, of which $back were missed and come back.
day-progress = { $back ->
    [0] { $done } of { $last } done
    [one] { $done } of { $last } done; one you missed comes back
   *[other] { $done } of { $last } done; { $back } you missed come back
}
back-today = One like it comes back before you finish today.
today-end = Stop for today
day-over = Done for today
today-done = { $done ->
    [0] No problem finished yet.
    [one] You finished one problem today.
   *[other] You finished { $done } problems today.
}
more-minutes = { $minutes } more minutes
# $puzzles is a link: “your puzzles”.
puzzles-due = { $due ->
    [one] One of { $puzzles } is due today.
   *[other] { $due } of { $puzzles } are due today.
}
your-puzzles = your puzzles
# $kind is a kind of problem.
next-due = { $days ->
    [one] “{ $kind }” ({ $game }) comes back tomorrow.
   *[other] “{ $kind }” ({ $game }) comes back in { $days } days.
}
next-best = Best next: “{ $kind }” ({ $game }).
days-in-a-row = { $days ->
    [one] One day of practice.
   *[other] { $days } days of practice. A day off does not set you back.
}
days-practiced = Practiced on { $many } of the last { $all } days

## The map

map = { $begun ->
    [0] Your map
    [one] Your map: one kind of problem begun, { $solid } solid
   *[other] Your map: { $begun } kinds of problem begun, { $solid } solid
}
map-empty = Nothing is begun yet. Each kind of problem that you practice shows up here.
map-how = Each kind fills up as you go from level to level. ✓ is solid, ↻ is due today. Press one to practice it.
map-as-table = All kinds of problem
map-table-caption = How solid each kind of problem is
spot-said = { $how ->
    [solid] Solid.
    [missed] Missed last time, level { $level } of { $last }.
    [begun] Level { $level } of { $last }.
   *[untried] Not tried yet.
}
spot-again = { $days ->
    [0] Comes back today.
    [one] Comes back tomorrow.
   *[other] Comes back in { $days } days.
}
# What a screen reader calls a kind on the map; $said is one of the sentences above.
spot-name = { $kind }. { $said }
# Of a class: $all pupils, of whom $tried have tried it.
spot-class = { $tried ->
    [0] Nobody has tried it yet.
   *[other] { $solid } of { $all } solid, { $tried } have tried it.
}

## To another browser

move = Move or erase your practice
move-how = Your practice is kept in this browser. Save it as a file, or write down the code, then open it in the other browser. Practice from both browsers is combined. Puzzles travel only with the file.
save-practice = Save as a file
open-practice = Open a file
practice-code = Code
code-shown = Your code
copy-code = Copy the code
take-code = Use the code
# What is said when a file or a code has been read.
brought = Your practice is here now, combined with what was in this browser.
file-unread = There is no practice in this file. Choose the file that you saved in the other browser.
code-unread = This code does not fit. Compare each character with the one in the other browser.
code-of-another-version = This code is from another version of the games. Use a file instead.

## A set of problems for others

for-teachers = For teachers
# $desk is a link: “teacher's desk”.
paper-at-desk = Worksheets, exit tickets and plans are on the { $desk }.
teachers-desk = teacher's desk
give-set = Share a set with a link
give-how = Everyone who opens the link gets the same problems, from easy to hard; at most { $most }.
give-kinds = Kinds of problem (tick none for all of them)
give-problems = Problems
give-seed = Seed
seed-any = any
make-link = Make the link
link-below = The link is below.
link = { $problems } problems for { $game }, seed { $seed }
copy-link = Copy the link
copied = Copied
no-game-in-link = This link names no game with practice; it needs game= and one of { $games }.
no-such-kind = There is no kind of problem called “{ $kind }” in this game; there are { $known }.
how-many-problems = How many problems? A number from 1 to { $most }.

## Worksheets and exit tickets

worksheet = { $game }: worksheet
exact-values = Write exact values: a fraction or a whole number, not a rounded decimal. Write “none” where there is no such number.
worksheet-foot = { $game } · { $seed } · page { $page } of { $last }
ticket-foot = { $game } · { $seed }
teacher-page = For the teacher: { $lesson }
teacher-how = The minutes are for someone who reads every word; the total so far is in brackets. Stop where it says so. A lesson can also end after a stop.
teacher-column-screen = Screen
teacher-column-minutes = Minutes
teacher-column-answers = Answers
teacher-column-pupils = What pupils say
teacher-minutes = { $minutes } ({ $so_far })
teacher-extra = if there is time
teacher-stop = Stop: vote, talk, vote again.
teacher-table = At the table.
teacher-answer = { $answer }
teacher-idea = “{ $name }”
pupil-surprise = What surprised me most
key = { $game }: answer key
key-foot = { $game } · { $seed } · answer key
key-answer = { $open ->
    [yes] { $answer } (one of several).
   *[no] { $answer }.
}
in-order = In order
your-reason = Because
the-point = The point

## Where does it go wrong?

kind-whose = Where does it go wrong?
# Stands behind what was asked, such as “What is 3 − 8?”.
whose-prompt = Here is someone’s answer, line by line. It goes wrong somewhere.
whose-line-asked = 1. Which is the first wrong line?
# The name of a line that is mathematics, for a screen reader.
whose-line-name = Line { $line }: { $said }
whose-idea-asked = 2. Which idea leads to that line?
whose-case-asked = 3. Convince its author with a counterexample.
whose-counterexample = Counterexample
whose-hint = Work out the answer yourself, line by line, and compare.
whose-hint-line = Look at line { $line }. When is it right, and when is it not?
whose-other = Use a different case from the one above.
whose-choose = Give at least two of the three: the line, the idea and a counterexample.
whose-many = { $written ->
    [one] You wrote { WORDS($written) } number; write { WORDS($many) }.
   *[other] You wrote { WORDS($written) } numbers; write { WORDS($many) }.
}
# Against a counterexample that is the case of the answer itself.
whose-own = That is the case above, and its author sees nothing wrong there. Try a different one.
# $missing is the third part.
whose-half = { $missing ->
    [line] Both of your parts are right. Now choose the first wrong line, too.
    [idea] Both of your parts are right. Now choose the idea, too.
   *[case] Both of your parts are right. Now write a counterexample, too.
}
whose-answer = line { $line }, “{ $idea }”, and { $case } as a counterexample
whose-right = Right: the line, the idea and the counterexample.
# $parts are the ids of those that are right, of $given that were given.
whose-fits = { $parts ->
    [line] The line is right.
    [idea] The idea is right.
    [case] The counterexample works.
    [line-idea] The line and the idea are right.
    [line-case] The line is right, and the counterexample works.
    [idea-case] The idea is right, and the counterexample works.
   *[none] { $given ->
        [2] Neither part is right yet.
       *[other] None of the three is right yet.
    }
}
# $said is the line in quotation marks.
whose-line = { $is_later ->
    [yes] Line { $line } only follows from a line that is wrong: look further up.
   *[no] Line { $line } says { $said }, and that is right.
}
# $name is the idea that was chosen, in quotation marks; $line is 0 where no line was chosen, or a wrong one.
whose-idea = { $line ->
    [0] The idea { $name } is not what went wrong here.
   *[other] The idea { $name } does not lead to line { $line }.
}
# $case is a number, several, or a function; $value what both rules make of it.
whose-agrees = With { $case }, this method gives { $value }, which is right. Try another case.
whose-shows = { $known ->
    [yes] With { $case }, this method gives { $believed }. The right answer is { $true }.
   *[no] With { $case }, this method gives { $believed }, but there is no value.
}
# A long fraction; $about is such as “about 0.72”.
whose-about = { $about } (exactly { $exact })
whose-instead = Line { $line } should be: { $instead }

## Puzzles

puzzles = Puzzles
puzzles-today = Today
puzzles-how = One puzzle for each game, the same for everyone; easy on Monday, hard on Friday. Take all the time you like.
puzzles-begin = To begin with: this week's Monday
puzzles-then = Then those of today
puzzles-begin-why = Those below have level { $level } of { $levels }. If this is your first time, begin with Monday's, which are easy.
puzzles-count = { $days ->
    [0] Solve a puzzle: your days are counted here, with a line to share.
    [one] You have solved puzzles on { WORDS($days) } day.
   *[other] You have solved puzzles on { WORDS($days) } days.
}
puzzles-answers = Yesterday's answers
# $day such as “Tuesday, 24 November”
puzzles-answers-of = Answers for { $day }
puzzle-answer = The answer: { $answer }
puzzles-earlier = The last thirty days
puzzles-untried = { $days ->
    [one] One day you have not tried
   *[other] { $days } days you have not tried
}
puzzles-day = { $day }: { $solved } of { $all } solved
# What is shared. $games is a list such as “BYORF ✗✓ · FORMULA ✓”.
puzzles-line = Math games, { $day }: { $games }
# How a puzzle stands for a reader, on the button that opens it; $day is such as “Tuesday, 24 November”.
puzzle-play = { $day ->
    [none] { $signs ->
        [solved] { $game }: solved
        [tried] { $game }: begun
       *[new] { $game }: not tried yet
    }
   *[some] { $signs ->
        [solved] { $game }, { $day }: solved
        [tried] { $game }, { $day }: begun
       *[new] { $game }, { $day }: not tried yet
    }
}
# The same below the button; 0 is no level, where the day is not known yet.
puzzle-stands = { $level ->
    [0] { $signs ->
        [solved] Solved
        [tried] Begun
       *[new] Not tried yet
    }
   *[other] Level { $level } of { $levels }: { $signs ->
        [solved] solved
        [tried] begun
       *[new] not tried yet
    }
}
puzzles-of-day = Puzzles for { $day }
puzzle-of-day = Puzzle for { $day }
copy = Copy
yours-due = { $due ->
    [0] Yours: none due today
   *[other] Yours: { $due } due today
}
yours-none = Yours
yours-how = Decisions that cost you a lot in a game come back here after a few days. When a game is over, look at what each move cost, and your mistakes are added.
mistake-of-yours = A puzzle of your own
# $game is the title of a game.
mistake-due = { $days ->
    [0] { $game }, due today
    [one] { $game }, due tomorrow
   *[other] { $game }, due in { $days } days
}
# $puzzle such as “BYORF, due today”
mistake-remove = Remove: { $puzzle }
mistake-let-go = Removed. It does not come back.
mistake-lost = This puzzle comes from another version and cannot be played any more. It has been removed.
mistake-is-known = You know this one now. It does not come back.

## Say why

# Below the question that the lines answer.
proof-task = { $false ->
    [yes] Put the lines in order. One is false: mark it ✗.
   *[no] Put the lines in order.
}
why-hint = Which lines need no other line? Put them first.
# $line is a line in quotation marks.
why-hint-first = Begin with { $line }.

## Ideas behind wrong answers

idea-begins-with-the-end = The reason begins with what it should show
    .mine = I began with what I should show.
    .text = What you want to show comes last: each line follows from those above it.

idea-cancelling-closes-the-hole = Cancelling closes the hole
    .mine = I thought cancelling closes the hole.
    .text = The values agree, but the domains do not: a factor that cancels still must not be 0.
