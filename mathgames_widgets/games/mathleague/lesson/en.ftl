### The lessons of mathleague.org/cards: questions, practice, paper, and the ideas behind wrong answers.

## Ideas: the score of a card

idea-age-group-forgotten = The high score counts as it is printed
    .text = Look at the age group first: a middle school high score counts 5 times, a high school one 1.5 times.
idea-all-multiplied = The age group multiplies the tools, too
    .text = Only the printed high score is multiplied. What the TOOL cards are worth is added afterwards.
idea-tools-forgotten = The tools are forgotten
    .text = TOOL cards that are attached to a STUDENT card add what they are worth.
idea-teacher-forgotten = The teacher makes no difference
    .text = With a TEACHER card, the TOOL cards on the STUDENT card count double.
idea-everything-doubled = A teacher doubles the whole score
    .text = A TEACHER card doubles the tools only. The high score stays as it is.
idea-doubled-twice = Every teacher doubles once more
    .text = Tools are doubled once at most, however many TEACHER cards are attached.
idea-doubled-alone = Tools always count double
    .text = They count double only where a TEACHER card is attached.
idea-no-cap = More tools always add more
    .text = A STUDENT card scores 300 at most. What is over that counts for nothing.
idea-cap-forgotten = Nothing is lost
    .text = Work out each card without the cap. Is one of them over 300?
idea-all-tools-lost = All tools are lost
    .text = Tools count up to 300. Only what is over that is lost.
idea-cap-itself = The cap is the room for tools
    .text = The card has a score already. The room for tools is what is left up to 300.
idea-doubling-turned-round = Doubled tools need twice as many
    .text = Where tools count double, half as many fill the same room.

## Ideas: averages

idea-not-divided = The sum is taken for the average
    .text = The scores of four students are added, and then the sum is divided by 4.
idea-middle-of-ends = The average lies in the middle of the lowest and the highest
    .text = All four scores count. Add all of them, and divide by 4.
idea-point-for-point = A point for one student is a point for the average
    .text = The point is shared by four: the average grows by a quarter of a point.
idea-divided-again = What is missing is divided by 4
    .text = It is the other way round: the average grows by 1 when the four together gain 4.
idea-everybody-counts = Every student on the table counts
    .text = A team is four students. The weakest ones may stay out of it.
idea-printed-order = The highest number on the card is the best student
    .text = Work out the scores first: 40 points of middle school are worth more than 130 of high school.
idea-first-four = The first four make the team
    .text = Any four may be taken, whenever they were played.
idea-scores-differ = It makes no difference
    .text = Work out both, and compare.
idea-bonus-forgotten = One color makes no difference
    .text = Four of one color with a TEACHER card of that color in the right place score 50 points more.
idea-bonus-always = One color is always best
    .text = 50 points are as good as 200 on the four. Higher scores can bring more than that.
idea-highest-always = The four highest scores are always best
    .text = The color brings 50 after the average. The four highest must have 200 points more together to make up for it.
idea-bonus-without-teacher = Four of one color are enough
    .text = A TEACHER card of the same color has to be attached to one of them, or to the school of a school team.
idea-school-tools-shared = Tools on the school are divided by 4
    .text = They are added after the average, all of them up to 100.
idea-no-school-cap = All tools on the school count
    .text = No more than 100 points of the tools on a school are counted.
idea-school-tools-doubled = A teacher doubles the tools on the school
    .text = A TEACHER card doubles tools on STUDENT cards only.

## Ideas: costs

idea-wrong-part = Every age group costs the same part
    .text = An elementary or high school card costs a tenth of what is printed, a middle school card half of it.
idea-whole-price = The whole printed number is paid
    .text = Only a part of it is paid: half of it for a middle school card, a tenth of it for any other.
idea-cost-of-the-score = The cost goes with the score
    .text = It goes with the number printed on the card, before it is multiplied.
idea-free-forgotten = A student always has to be paid for
    .text = Attached to a school team with two or more SCHOOL cards, a STUDENT card is free.
idea-free-too-soon = In any school team a student is free
    .text = Only a school team with two or more SCHOOL cards takes students for free.
idea-this-one-too = The card that is played counts as well
    .text = Only those count that are on the table already. So the first SCHOOL card of a name is free.
idea-own-schools-only = Only your own SCHOOL cards count
    .text = SCHOOL cards of the same name count in front of any player.
idea-largest-first = One pays with the largest tool first
    .text = Try other sets: several small tools may come nearer to the cost.
idea-all-paid = One has to pay with everything
    .text = Any TOOL cards may be paid, as long as they cover the cost.
idea-paid-not-lost = What is paid is taken for what is lost
    .text = The loss is only what is paid over the cost.
idea-always-exact = There is always a payment that fits
    .text = Cards cannot be changed into smaller ones. List what every set of tools is worth.
idea-rate-turned-round = The cost is divided by the score
    .text = Points for each point paid: the score is divided by the cost.
idea-score-not-rate = The highest score is the best bargain
    .text = A high score may cost a lot. Divide it by the cost.
idea-cheap-not-rate = The cheapest card is the best bargain
    .text = It may bring little, too. Divide the score by the cost.
idea-all-rates-alike = A card that costs more brings as much more
    .text = Divide the score by the cost for each card, and compare.

## Ideas: counting and chances

idea-order-counted = The order counts
    .text = The same cards in another order are the same choice. Divide by the number of their orders.
idea-one-each-time = Number of cards times number of places
    .text = For each first card there are many second ones. Multiply the choices, and divide by the orders.
idea-powers = A card can be taken again
    .text = After the first card there is one fewer to choose from.
idea-added-not-multiplied = The two numbers of choices are added
    .text = Each choice of the first sort goes with each of the other. That is a product.
idea-one-sort-only = Only one sort is chosen
    .text = The other cards of the team have to be chosen as well.
idea-chances-added = Chances of several draws add up
    .text = Draws can both succeed, and that would be counted twice. Work out the chance that none does.
idea-first-draw-only = One draw is taken for all
    .text = That is the chance for a single card. Every further draw gives another chance.
idea-chance-of-none = The chance that none comes
    .text = That is the opposite event. Take it away from 1.
idea-put-back = Cards are put back
    .text = A card that was drawn is gone. The next draw is from fewer cards.
idea-at-least-for-exactly = Exactly and at least are not the same
    .text = Read the number once more: “exactly” leaves out all larger numbers, “at least” takes them in.
idea-one-order-only = One order is taken for all
    .text = The wanted cards may come first, last or in between. Add all these orders.
idea-lowest-card = The lowest card always shows
    .text = It shows only where a player turns it over. Weigh every case by its chance.
idea-mean-of-one = The lowest of several is like one alone
    .text = With several players the lowest is lower on average than a single card.
idea-base-forgotten = Only the domino number counts
    .text = The win number is what the lowest number is added to, and that number.
idea-one-player-enough = One high card is enough
    .text = The lowest is high only where every player has turned over a high card. Multiply.

## Cards and numbers in problems; $points and the like are amounts such as “167.5 points”

advice-points = such as 165 or 167.5
advice-whole = a whole number, such as 12
advice-chance = a fraction, such as 1/3
# A STUDENT card with all that its score needs, and a TOOL card with its worth.
named-student = { $name } ({ $colour }, { $level }, { $high })
tool-and-worth = { $tool } ({ $worth })
# Two tables after as many moves: $students is a list of names with their points, $tools a sum or none.
stands = { $many ->
    [0] { $tools ->
        [none] No student yet. Score: { $score }. Tools in hand: none.
       *[some] No student yet. Score: { $score }. Tools in hand: { $tools }.
    }
   *[other] { $tools ->
        [none] { $students }. Score: { $score }. Tools in hand: none.
       *[some] { $students }. Score: { $score }. Tools in hand: { $tools }.
    }
}

## Picking four students

choose-four = { $chosen ->
    [0] Choose four students; you have none.
    [one] Choose four students; you have { WORDS($chosen) } student.
   *[other] Choose four students; you have { WORDS($chosen) } students.
}
four-score = { $students } score { $points }
another-four = Another four score more.
so-many-chosen = { $chosen } of { $four } students chosen.
four-are-chosen = Four students are chosen. Press one of them to put it back first.

## Practice: the score of a card and of a school

kind-school = The school score
school-team-has = { $schools ->
    [one] The school team { $school } has { WORDS($schools) } SCHOOL card. Its students are { $students }.
   *[other] The school team { $school } has { WORDS($schools) } SCHOOL cards. Its students are { $students }.
}
school-tools-are = Attached to the school are the TOOL cards { $tools }.
school-teacher-is = The TEACHER card { $teacher } is attached to it, too.
school-score-asked = What is its school score?
school-hint = First the average of the best four. Then the color, and at last the tools on the school.
school-team-scores = The school team scores { $points }.

kind-student = The score of a STUDENT card
student-score-asked = What does { $student } score with these cards attached?
student-score-hint = First the high score with its age group, then the tools, and at last the cap.
card-alone = The card alone counts { $points }.
tools-add = The tools add { $points }.
student-has = { $many ->
    [one] { $student } has the TOOL card { $tools } attached.
   *[other] { $student } has the TOOL cards { $tools } attached.
}
student-teachers = { $many ->
    [one] On the same card there is the TEACHER card { $teachers }.
   *[other] On the same card there are the TEACHER cards { $teachers }.
}

kind-cap = Where the cap bites
room-asked = No student scores over { $cap }. What may the tools on { $student } be worth before any is lost?
room-teacher = The TEACHER card { $teacher } is attached to it.
room-hint = What does the card score without tools? How much is missing to { $cap }?
scores-alone = { $student } scores { $points } without tools.
room-left = { $left ->
    [one] { $points } is missing. What does a point of a tool count here?
   *[other] { $points } are missing. What does a point of a tool count here?
}
scores-at-most = { $student } scores { $points } without tools, and { $cap } at most.
room-added = So tools can add this much.
room-doubled = With a teacher each point of a tool counts double.
room-filled = Tools worth { $points } fill the room up to { $cap }.
no-cap-asked = Four STUDENT cards make an all-star team: { $students }. How much higher would the average be if there were no cap?
# One of the four.
student-with-tools = { $is_doubled ->
    [yes] { $student } with tools worth { $worth } and a TEACHER card
   *[no] { $student } with tools worth { $worth }
}
no-cap-hint = Which scores would be over { $cap }, and by how much? The average of four is asked for.
no-cap-answer = The average is { $average }, and it would be { $higher }.
lost-is-shared = What is lost is shared by four.

## Practice: averages and the best four

kind-average = An average of four
average-asked = What is the all-star score of these four, their average?
average-hint = Work out the score of each card with its age group. Add all four, and divide by 4.
grown-asked = The average of these four is { $average }. { $student } gains { $gained } points. What is the average now?
grown-hint = All four share what { $student } gains.
grown-sum = How much more is the sum of the four scores? What does that do to the average, a quarter of it?
grown-divide = Divide { $gained } by { $four }, and add that to { $average }.
grown-answer = The average is { $points } now.
gain-is-shared = What one gains is shared by four.
missing-asked = The average of these four is { $average }, and { $win_number } wins. How many points must the four gain together?
missing-hint = How much must the average grow? And how much does it grow when one student gains 4 points?
missing-answer = Together they must gain { $points }.
must-grow = So much must the average grow.
grows-by-quarter = It grows by a quarter of what the four gain.

kind-best = The best four
best-four-asked = Which four make the best team?
age-groups-count = A middle school (MS) number counts 5 times, a high school (HS) number 1.5 times.
tools-are-counted = The number on the side of a card is its score with its tools.
best-hint = What does each card count? The average of four is highest where their sum is.
stays-out = { $student } stays out.
is-one-of-four = { $student } is one of the best four, with { $points }.
highest-score = The four highest score { $points }.
no-four-score-more = No four score more than { $points }.

kind-colour = Four of one color
is-attached = { $teacher } is attached to { $student }.

## Practice: costs

kind-cost = What does it cost?
school-cost-asked = { $mine ->
    [one] { $theirs ->
        [one] { FIRST_WORDS($mine) } SCHOOL card { $school } lies in front of you, and { WORDS($theirs) } card of the same name in front of your opponent. What does it cost you to play another one?
       *[other] { FIRST_WORDS($mine) } SCHOOL card { $school } lies in front of you, and { WORDS($theirs) } cards of the same name in front of your opponent. What does it cost you to play another one?
    }
   *[other] { $theirs ->
        [one] { FIRST_WORDS($mine) } SCHOOL cards { $school } lie in front of you, and { WORDS($theirs) } card of the same name in front of your opponent. What does it cost you to play another one?
       *[other] { FIRST_WORDS($mine) } SCHOOL cards { $school } lie in front of you, and { WORDS($theirs) } cards of the same name in front of your opponent. What does it cost you to play another one?
    }
}
school-cost-hint = How many SCHOOL cards of this name are on the table already, in front of anybody?
it-costs = It costs { $points }.
schools-there = { $count ->
    [one] { FIRST_WORDS($count) } SCHOOL card of this name lies on the table already.
   *[other] { FIRST_WORDS($count) } SCHOOL cards of this name lie on the table already.
}
student-cost-asked = { $schools ->
    [0] You play { $student } without a school team. What does that cost?
    [one] You play { $student } and attach it to your school team of { WORDS($schools) } SCHOOL card. What does that cost?
   *[other] You play { $student } and attach it to your school team of { WORDS($schools) } SCHOOL cards. What does that cost?
}
student-cost-hint = Which part of the printed number is it for this age group? When is a student free?
cost-part = { $level ->
    [Elem] An elementary school STUDENT card costs a tenth of what is printed.
    [MS] A middle school STUDENT card costs half of what is printed.
   *[HS] A high school STUDENT card costs a tenth of what is printed.
}
printed-is = The printed number is { $high }.
free-from = Attached to { WORDS($schools) } SCHOOL cards or more it is free.

kind-payment = The payment that loses least
you-have-to-pay = You have to pay { $points }.
you-play-alone = You play { $student } without a school team.
least-loss-asked = With the best choice of these tools, how much is lost?
least-loss-hint = Which amounts can you pay? Which of them is the lowest that is enough?
least-loss-answer = { $lost ->
    [one] Pay with { $tools }: { $points } is lost.
   *[other] Pay with { $tools }: { $points } are lost.
}
sets-are-worth = Sets of these tools are worth { $sums }.
not-enough = { $sum } is not enough, and what is paid over the cost is lost.

kind-unit = What each point paid brings
counts-here = { $level ->
    [Elem] In this game every elementary school high score counts { $times } times.
    [MS] In this game every middle school high score counts { $times } times.
   *[HS] In this game every high school high score counts { $times } times.
}
unit-asked = How much score does each point paid bring?
unit-hint = What does the card score? What does it cost? Divide.
unit-scores = { $student } scores { $points }.
unit-costs = And costs { $points }. How many points for one?
unit-answer = Each point paid brings { $points }.
unit-both = It scores { $points }, and costs { $cost }.
bargain-asked = In this game high scores are multiplied in another way: { $levels }. The costs stay as they are. Which STUDENT card brings most for each point paid?
# One of the age groups, and what its high scores are multiplied by.
level-times = { $level } { $times }
bargain-hint = Divide the score by the cost, for each of the cards.
all-alike = all are alike
bargain-answer = { $card }: { $rate } points for each point paid.

## Practice: counting and chances; C(n, k) is the number of ways to choose k of n

kind-fours = How many ways to choose
# $kind is a kind of card, such as TOOL, or none.
ways-asked = { $kind ->
    [none] You have { $cards } cards. In how many ways can you choose { $chosen } of them?
   *[named] You have { $cards } { $kind } cards. In how many ways can you choose { $chosen } of them?
}
ways-hint = How many ways are there if the order counts? How often is each choice counted then?
ways-answer = { $ways ->
    [one] There is { $formula } = { $ways } way.
   *[other] There are { $formula } = { $ways } ways.
}
ways-in-order = In order there are { $row } = { $ways } ways.
orders = { $chosen } cards have { $orders } orders, so each choice was counted { $orders } times.
teams-asked = { $wanted ->
    [one] You have { $red } red STUDENT cards and { $others } of other colors. How many teams of four have exactly { WORDS($wanted) } red student?
   *[other] You have { $red } red STUDENT cards and { $others } of other colors. How many teams of four have exactly { WORDS($wanted) } red students?
}
teams-hint = In how many ways can you choose { $wanted } of the red ones? And { $rest } of the others?
teams-answer = { $teams ->
    [one] There is { $teams } such team.
   *[other] There are { $teams } such teams.
}
teams-red = { $ways ->
    [one] { $wanted } of the { $red } red ones: { $formula } = { $ways } way.
   *[other] { $wanted } of the { $red } red ones: { $formula } = { $ways } ways.
}
teams-others = { $ways ->
    [one] { $rest } of the { $others } others: { $formula } = { $ways } way, with each of these.
   *[other] { $rest } of the { $others } others: { $formula } = { $ways } ways, with each of these.
}

kind-drawing = Drawing what is needed
pile-has = { $wanted ->
    [one] Your draw pile has { $pile } cards, and { $wanted } of them is { A($kind) } card.
   *[other] Your draw pile has { $pile } cards, and { $wanted } of them are { $kind } cards.
}
you-draw = { $draws ->
    [one] You draw { WORDS($draws) } card.
   *[other] You draw { WORDS($draws) } cards.
}
at-least-one-asked = What is the chance that at least one of them is { A($kind) } card?
none-hint = What is the chance that none is? Each card drawn leaves one fewer in the pile.
first-is-none = The first card is no { $kind } card with chance { $chance }.
none-comes = None comes with chance { $chance }.
hits-asked = { $is_least ->
    [yes] { $hits ->
        [one] What is the chance that at least { WORDS($hits) } TEACHER card is among them?
       *[other] What is the chance that at least { WORDS($hits) } TEACHER cards are among them?
    }
   *[no] { $hits ->
        [one] What is the chance that exactly { WORDS($hits) } TEACHER card is among them?
       *[other] What is the chance that exactly { WORDS($hits) } TEACHER cards are among them?
    }
}
hits-hint = In how many ways can you draw so many TEACHER cards, and the rest from the other cards?
the-chance-is = The chance is { $chance }.
ways-to-draw = All { $ways } ways to draw { $draws } of { $pile } cards are equally likely.
ways-with-hits = { $hits ->
    [one] { $ways ->
        [one] { $ways } of them has { WORDS($hits) } TEACHER card: { $formula }.
       *[other] { $ways } of them have { WORDS($hits) } TEACHER card: { $formula }.
    }
   *[other] { $ways ->
        [one] { $ways } of them has { WORDS($hits) } TEACHER cards: { $formula }.
       *[other] { $ways } of them have { WORDS($hits) } TEACHER cards: { $formula }.
    }
}

kind-win = The win number
small-game = In a small game each of { $players } players has { $cards } cards, with the domino numbers { $numbers }. Everyone shuffles and turns over the top card. Ties stay as they are.
or-more-asked = What is the chance that the lowest number is { $least } or more?
or-more-hint = What must each of the players turn over?
everyone-as-high = Everyone has to turn over { $least } or more: { $high } of { $cards } cards.
one-does = One does with chance { $chance }, and these chances are multiplied.
win-number-asked = The lowest number is added to { $base }. What is the expected win number?
win-number-hint = There are { $cases } equally likely cases. Which number is the lowest in each?
win-number-answer = The expected win number is { $win_number }.
is-lowest = { $number } is the lowest with chance { $chance }.
multiply-and-add = Multiply each number by its chance, add, and add { $base }.

## On paper

pack = { $deck } deck
unreadable-file = { $file } cannot be read as a deck file; open it in the deck editor and save it again.
my-team = { $game }: my team
what-i-paid = { $game }: what I paid
win-number = Win number
four-students = The four students
student-number = Student { $number }
printed-score = printed score
times = times
tools = tools
doubled = doubled by a teacher?
score-at-most = score, at most 300
all-star-four = The all-star score: any four students
school-four = A school score: four of one school team
points = points
average-of-four = Average of the four
fifty-for-colour = 50 for one color and a teacher of it
tools-on-schools = Tools on its schools, at most 100 (school score)
team-score = Team score
waste-little = Waste as little as you can: anything you pay above the cost is lost.
card-played = Card played
cost = cost
paid-with = paid with
paid = paid
lost = lost

## The game of the lesson, part by part; each move has a reason

part-pay = paying for Ben
    .task = Play Ben, or save your tools? Press a tool that is laid out to pay with another.
move-play-ben = Play Ben without a school team, and pay with Triangle Area and Difference of Squares.
    .why = Ben costs half of 36, that is 18. With 10 and 10 only 2 points are lost.
paid-for-ben = Ben costs 18. The lesson pays 10 + 10, and 2 points are lost.
ways-to-pay = With tools of 10, 5 and 10 you can pay 5, 10, 15, 20 or 25. The lowest that is enough is 20.
tool-stays = The tool of 5 stays in your hand. Paying all three would lose 7.

part-later = two more students
move-attach-kovalevskaya = Attach Coach Kovalevskaya to Ben.
    .why = A TEACHER card is free, and the tools of Ben count double from now on.
move-attach-mean = Attach Mean to Ben.
    .why = Its 5 points count double: Ben scores 180 + 10 = 190.
move-discard-quiz = Discard Pop Quiz.
    .why = There is no opponent to play it on, and its place in the hand is needed.
move-end-empty = End the turn.
    .why = Your hand is empty, so you draw six new cards.
move-attach-fermat = Attach Coach Fermat to Ben.
    .why = Coach Fermat doubles nothing again, but is blue as Ben is.
move-discard-germain = Discard Coach Germain.
    .why = A third teacher adds nothing, and your students are blue.
move-discard-turing = Discard Coach Turing.
    .why = You cannot pay for Amara or Chiara without losing much. New cards may help.
move-end-three = End the turn.
    .why = You keep three cards and draw three.
move-play-amara = Play Amara without a school team, and pay with Pythagorean Theorem and Order of Operations.
    .why = Amara costs a tenth of 200, and 15 + 5 is exactly 20.
move-play-chiara = Play Chiara without a school team, and pay with Slope Formula.
    .why = Chiara costs a tenth of 110, that is 11. Of the 15 points 4 are lost.
move-end-one = End the turn.
    .why = Only Counselor is left in your hand, so you draw five cards.

part-elif = a fourth student
    .task = Make two moves. Which ones lift your score most?
move-play-elif = Play Elif without a school team, and pay with Distance Formula.
    .why = Elif costs half of 18, that is 9. Four blue students and a blue teacher: there is a score.
move-attach-pigeonhole = Attach Pigeonhole Principle to Ben.
    .why = Ben has a teacher, so 20 points count as 40.
paid-for-elif = The lesson pays 10 for Elif, and puts the tool of 20 on Ben: 221.25 points.
elif-is-weak = Elif is weak, but blue, and without a fourth student there is no score.
twenty-count-double = On Ben the 20 count double, so the average gains a quarter of 40.

part-schools = two schools
move-play-noether = Play Noether Academy.
    .why = The first SCHOOL card of a name is free, and you can draw one card more.
move-play-euler = Play Euler Academy.
    .why = It is the first of its name, too.
move-end-counselor = End the turn.
    .why = You keep Counselor and draw five cards.

part-last = the last tools
    .task = Make two moves: Kofi, or the tools?
move-attach-gauss = Attach Gauss Sum to Ben.
    .why = 15 points count as 30, and Ben is still below 300.
move-attach-circle = Attach Circle Area to Ben.
    .why = 10 points count as 20: Ben scores 280.
both-tools = The lesson puts both tools on Ben: 280 for Ben, and 233.75 for the team.
four-share = The 25 points count double, and four share them.
without-kofi = Kofi costs 21. With Kofi, but not all blue, the four highest score 201.25.
