### The lessons of mathleague.org/cards: questions, practice, paper, and the ideas behind wrong answers.

## Ideas: the score of a card

idea-age-group-forgotten = The number counts as it is printed
    .mine = I took the number on the card.
    .text = Look at the age group first: a middle school number is multiplied by 5, a high school one by 1.5.
idea-all-multiplied = The age group multiplies the tools too
    .mine = I multiplied the tools, too.
    .text = Only the printed number is multiplied. The values of the TOOL cards are added afterward.
idea-tools-forgotten = The tools are forgotten
    .mine = I forgot the tools.
    .text = TOOL cards attached to a STUDENT card add their values to its score.
idea-teacher-forgotten = The teacher makes no difference
    .mine = I forgot the teacher.
    .text = With a TEACHER card, the TOOL cards on a STUDENT card count double.
idea-everything-doubled = A teacher doubles the whole score
    .mine = I doubled the whole score.
    .text = A TEACHER card doubles the tools only. The printed number is not doubled.
idea-doubled-twice = Each extra teacher doubles the tools again
    .mine = I doubled again for the second teacher.
    .text = Tools are doubled only once, no matter how many TEACHER cards are attached.
idea-doubled-alone = Tools always count double
    .mine = I doubled the tools without a teacher.
    .text = They count double only where a TEACHER card is attached.
idea-no-cap = More tools always add more
    .mine = I went over 300.
    .text = A STUDENT card scores at most 300. Anything over that does not count.
idea-cap-forgotten = Nothing is lost
    .mine = I thought nothing was lost.
    .text = Work out each score without the cap. Is any of them over 300?
idea-all-tools-lost = All tools are lost
    .mine = I took away all the tools.
    .text = Tools count up to a score of 300. Only the points over that are lost.
idea-cap-itself = The cap is the room for tools
    .mine = I took all 300 for the tools.
    .text = The card already has a score. The room for tools is what is left up to 300.
idea-doubling-turned-round = Doubling means twice as many tools are needed
    .mine = I doubled the tools that are needed.
    .text = Where tools count double, half as many points of tools fill the same room.

## Ideas: averages

idea-not-divided = The sum is the average
    .mine = I added, and did not divide by 4.
    .text = Add the scores of the four students, then divide the sum by 4.
idea-middle-of-ends = Only the lowest and the highest score matter
    .mine = I took halfway from lowest to highest.
    .text = All four scores count. Add all of them, and divide by 4.
idea-point-for-point = A point for one student is a point for the average
    .mine = I added the points to the average.
    .text = Four students share that point: the average grows by a quarter of a point.
idea-divided-again = The missing points are divided by 4
    .mine = I divided the missing points by 4.
    .text = It is the other way around: the average grows by 1 when the four gain 4 in total.
idea-everybody-counts = Every student on the table counts
    .mine = I counted every student on the table.
    .text = A team is four students. The weakest ones can be left out.
idea-printed-order = The highest number on the card is the best student
    .mine = I compared the numbers on the cards.
    .text = Work out the scores first: a middle school number is multiplied by 5, a high school number by 1.5.
idea-first-four = The first four make the team
    .mine = I took the first four.
    .text = You can choose any four, whenever you played them.
idea-scores-differ = It makes no difference
    .mine = I thought it makes no difference.
    .text = Work out both, and compare.
idea-bonus-forgotten = One color makes no difference
    .mine = I forgot the color bonus.
    .text = Four of one color with a TEACHER card of that color in the right place score 50 points more.
idea-bonus-always = One color is always best
    .mine = I took four of one color.
    .text = The 50 points are worth 200 on the four students. Higher scores can bring more than that.
idea-highest-always = The four highest scores are always best
    .mine = I took the four highest scores.
    .text = The color bonus adds 50 after the average. How many points would four students have to gain in total for that?
idea-bonus-without-teacher = Four of one color is enough
    .mine = I counted the bonus without its teacher.
    .text = A TEACHER card of the same color must be attached to one of them, or to the SCHOOL cards of a school team.
idea-school-tools-shared = Tools on the school are divided by 4
    .mine = I divided the school's tools by 4.
    .text = They are added after the average, up to 100 points in total.
idea-no-school-cap = All tools on the school count
    .mine = I counted all the school's tools.
    .text = At most 100 points of the tools on a school count.
idea-school-tools-doubled = A teacher doubles the tools on the school
    .mine = I doubled the school's tools.
    .text = A TEACHER card doubles tools on STUDENT cards only.
idea-mean-of-two = The average and the points gained are averaged
    .mine = I averaged the average and the points.
    .text = The average already stands for four scores. Only the points gained are shared by the four.
idea-average-divided = The average is divided again
    .mine = I divided the average by 4 again.
    .text = It has been divided by 4 already. Divide only the points gained.

## Ideas: costs

idea-wrong-part = The fraction of another age group
    .mine = I took the fraction of another age group.
    .text = An elementary or high school card costs a tenth of the printed number, a middle school card half of it.
idea-whole-price = You pay the whole printed number
    .mine = I paid the whole number.
    .text = You pay only a fraction of it: half for a middle school card, a tenth for any other.
idea-part-of-the-cost = The printed number is a part of the cost
    .mine = I took a part of the cost.
    .text = It is the other way around: the cost is a part of the printed number.
idea-cost-of-the-score = The cost depends on the score
    .mine = I worked out the cost from the score.
    .text = It depends on the number printed on the card, before it is multiplied.
idea-free-forgotten = You always have to pay for a student
    .mine = I forgot that a team student is free.
    .text = Attached to a school team with two or more SCHOOL cards, a STUDENT card is free.
idea-free-too-soon = A student is free in any school team
    .mine = I thought one school makes students free.
    .text = Students are free only in a school team with two or more SCHOOL cards.
idea-this-one-too = The card you play counts as well
    .mine = I counted the card I play, too.
    .text = Only the cards already on the table count. So the first SCHOOL card of a name is free.
idea-own-schools-only = Only your own SCHOOL cards count
    .mine = I counted only my own SCHOOL cards.
    .text = SCHOOL cards of the same name count, whichever player they are in front of.
idea-largest-first = Always pay with the largest tool first
    .mine = I paid with the largest tool first.
    .text = Try other sets: several small tools may come closer to the cost.
idea-all-paid = You have to pay with everything
    .mine = I paid with everything.
    .text = You can pay with any of your TOOL cards, as long as they cover the cost.
idea-paid-not-lost = Everything you pay is lost
    .mine = I counted all I paid as lost.
    .text = You lose only what you pay above the cost.
idea-always-exact = Some payment is always exact
    .mine = I thought I could pay exactly.
    .text = You get no change. List what each set of tools is worth.
idea-rate-turned-round = The cost is divided by the score
    .mine = I divided the cost by the score.
    .text = To find the points for each point you pay, divide the score by the cost.
idea-score-not-rate = The highest score is the best buy
    .mine = I took the highest score.
    .text = A high score may cost a lot. Divide it by the cost.
idea-cheap-not-rate = The cheapest card is the best buy
    .mine = I took the cheapest card.
    .text = It may score little too. Divide the score by the cost.
idea-all-rates-alike = A card that costs more scores more in proportion
    .mine = I thought more cost means more score.
    .text = Divide the score by the cost for each card, and compare.
idea-flat-price = Each further SCHOOL card costs the same
    .mine = I took the same cost for each one.
    .text = The cost grows by 10 with each SCHOOL card of that name on the table.
idea-free-alone = A student costs nothing
    .mine = I thought a student costs nothing.
    .text = A student is free only in a school team with two or more SCHOOL cards.

## Ideas: counting and chances

idea-order-counted = The order counts
    .mine = I counted every order.
    .text = The same cards in another order are the same choice. Divide by the number of orders.
idea-one-each-time = Number of cards times number of cards chosen
    .mine = I multiplied the cards by the cards chosen.
    .text = Each first card goes with many second cards. Multiply the numbers of choices, then divide by the number of orders.
idea-powers = You can choose the same card again
    .mine = I let the same card come twice.
    .text = After the first card there is one fewer to choose from.
idea-added-not-multiplied = The two numbers of choices are added
    .mine = I added the numbers of choices.
    .text = Each choice of the first kind goes with each of the other, so multiply.
idea-one-sort-only = Only one kind of card is chosen
    .mine = I chose only one kind of card.
    .text = You have to choose the other cards of the team as well.
idea-chances-added = The chances of several draws add up
    .mine = I added the chances of the draws.
    .text = Two draws can both succeed, and you would count that twice. Work out the chance that neither does.
idea-first-draw-only = Only one draw is counted
    .mine = I counted one draw only.
    .text = That is the chance for a single card. Every extra draw gives you another chance.
idea-chance-of-none = The chance of the opposite
    .mine = I gave the chance of the opposite.
    .text = That is the complement. Subtract it from 1.
idea-put-back = The cards are put back
    .mine = I put the cards back.
    .text = A card you have drawn is gone. The next draw is from fewer cards.
idea-at-least-for-exactly = “Exactly” and “at least” mean the same
    .mine = I mixed up exactly and at least.
    .text = Read the question again: “exactly” leaves out all larger numbers, “at least” includes them.
idea-one-order-only = Only one order is counted
    .mine = I counted one order only.
    .text = The wanted cards may come first, last or in between. Add all these orders.
idea-lowest-card = The lowest card always shows
    .mine = I thought the lowest card always shows.
    .text = It shows only if a player turns it over. Weight each case by its chance.
idea-mean-of-one = The lowest of several cards is like a single card
    .mine = I took the average of one card.
    .text = With several players, the lowest card is lower on average than a single card.
idea-base-forgotten = Only the domino number counts
    .mine = I forgot the base number.
    .text = To get the win number, add the lowest number to the base number.
idea-one-player-enough = One high card is enough
    .mine = I looked for one high card.
    .text = The lowest is high only if every player turns over a high card. Multiply.
idea-all-teams-counted = All teams are counted
    .mine = I counted all teams.
    .text = Count only the teams with exactly as many red students as the question asks for.
idea-players-added = The chances of the players add up
    .mine = I added the chances of the players.
    .text = Every player has to turn over a high card. Multiply their chances.
# What to do with a chance: a score of $sure for sure with $student, or a better one with a chance of $chance. In $games games that
# is worth $worth at most.
idea-best-case-only = Only the best case counts
    .mine = I looked at the best case only.
    .text = A student comes in { $chance } of the games only. How many of the { $games } is that, on average?
idea-likely-enough = More likely than not is good enough
    .mine = I thought a likely case is good enough.
    .text = What do { $games } games with { $student } bring, at { $sure } each? Compare that with { $worth }.

## Cards and numbers in problems; $points and the like are amounts such as “167.5 points”

# Examples beside a box, and others where one of the first would be the answer.
advice-points = such as 165 or 167.5
    .other = such as 281 or 93.25
advice-cost = such as 12 or 7.5
    .other = such as 17 or 3.5
advice-whole = a whole number, such as 12
    .other = a whole number, such as 17
advice-chance = a fraction, such as 1/3
    .other = a fraction, such as 7/9
# Against a number below 0.
points-from-0 = Points are counted from 0 up here, so the answer is not below 0.
# A STUDENT card with all that its score needs, and a TOOL card with its worth.
named-student = { $name } ({ $colour }, { $level }, { $high })
tool-and-worth = { $tool } ({ $worth })
# The learner's table beside the lesson's: $by is same, more or less, $points the difference.
weighed-score = { $by ->
    [more] Your team scores { $points } more.
   *[less] The lesson’s team scores { $points } more.
}
weighed-first = { $by ->
    [more] You have a team of four and so a score, { $points }. The lesson’s team has fewer than four students, so it has no score yet.
   *[less] You have fewer than four students, so you have no score yet. The lesson’s team has four, and scores { $points }.
}
weighed-students = { $by ->
    [more] Your students have { $points } more.
   *[less] The lesson’s students have { $points } more.
}
weighed-tools = { $by ->
    [same] Both ways come to the same.
    [more] The students score the same, and the tools in your hand are worth { $points } more.
   *[less] The students score the same, and the tools in the lesson’s hand are worth { $points } more.
}
# Before what is said of the learner's table where the lesson's is the same.
both-stand = You and the lesson:
# Two tables after as many moves: $students is a list of names with their points, $score is none
# below four of them, $tools a sum or none.
stands = { $many ->
    [0] { $tools ->
        [none] No student yet. Tools in hand: none.
       *[some] No student yet. Tools in hand: { $tools }.
    }
   *[other] { $score ->
        [none] { $tools ->
            [none] { $students }. Tools in hand: none.
           *[some] { $students }. Tools in hand: { $tools }.
        }
       *[scored] { $tools ->
            [none] { $students }. Score: { $score }. Tools in hand: none.
           *[some] { $students }. Score: { $score }. Tools in hand: { $tools }.
        }
    }
}

## Picking four students

choose-four = { $chosen ->
    [0] Choose four students; you have none.
    [one] Choose four students; you have { WORDS($chosen) } student.
   *[other] Choose four students; you have { WORDS($chosen) } students.
}
four-score = { $students } score { $points }
# On a STUDENT card to which a TEACHER card is attached.
card-coached = TEACHER
another-four = Another four score more.
# $out is left out, $low is the lowest of the four; the sums are mathematics, such as 36 × 5.
another-one = { $out } is left out, with { $out_sum }, and { $low } is in, with { $low_sum }. Which is more?
# Below four bars that have no numbers yet.
four-bars-printed = { $many ->
    [one] { $lowest } with { $points } is lowest. Is anyone outside the team higher?
   *[other] { $lowest } with { $points } are lowest. Is anyone outside the team higher?
}
four-bars-untold = { $many ->
    [one] The dashed line is the average of these four. { $lowest } is furthest below it.
   *[other] The dashed line is the average of these four. { $lowest } are furthest below it.
}
# Below four bars with a dashed line across; $bonus is what four of one color get besides, "none" where nobody could.
four-bars = { $bonus ->
    [none] The dashed line is their average: { $average }.
    [0] The dashed line is their average: { $average }. { $colours ->
        [1] No bonus: none of the four has a TEACHER card of their color.
       *[other] No bonus: the four have { WORDS($colours) } colors.
    }
   *[other] The dashed line is their average: { $average }. One color with its TEACHER card adds { $bonus } on top, so the team scores { $points }.
}
# The name of a fifth bar, beside those of four students.
four-team = Team
# In what is stacked on that bar.
four-bonus = +{ $bonus }
so-many-chosen = { $chosen } of { $four } students chosen.
four-are-chosen = Four students are chosen. Press one of them to put it back first.

## Practice: the score of a card and of a school

kind-school = The school score
school-team-has = { $schools ->
    [one] The school team { $school } has { WORDS($schools) } SCHOOL card. Its students are { $students }.
   *[other] The school team { $school } has { WORDS($schools) } SCHOOL cards. Its students are { $students }.
}
school-tools-are = These TOOL cards are attached to the school: { $tools }.
school-teacher-is = The TEACHER card { $teacher } is attached to it too.
school-score-asked = What is its school score?
school-hint = Start with the average of the best four. Then check for the color bonus, and add the tools on the school last.
school-against = { $has_tools ->
    [yes] { $over ->
        [yes] Of { $own }, the tools on the school make { $tools }, so { $left } would be left for everything else: too much.
       *[no] Of { $own }, the tools on the school make { $tools }, so { $left } would be left for everything else: too little.
    }
   *[no] The tools on the school alone bring more than { $own }, and the best four score as well.
}
school-team-scores = The school team scores { $points }.

kind-student = The score of a STUDENT card
student-score-asked = What does { $student } score with these cards attached?
# $cap is whether the cap is known already.
student-score-hint = { $cap ->
    [no] Start with the printed number and its age group, then add the tools.
   *[yes] Start with the printed number and its age group, then add the tools, and apply the cap last.
}
card-alone = The card alone scores { $points }.
tools-add = The tools add { $points }.
student-against = { $size ->
    [capped] No STUDENT card scores more than { $cap }, however many tools it has.
    [less] { $times ->
        [1] An elementary school number counts once, so { $student } scores { $alone } even without tools, more than { $own }.
       *[other] { $high } × { $times } = { $alone }, so { $student } scores more than { $own } even without tools.
    }
    [doubled] That is more than 2 × { $alone } = { $double }. A teacher doubles only the tools, here worth { $worth }.
   *[with-tools] { $over ->
        [yes] Of { $own }, the card alone makes { $alone }, so tools worth { $worth } would have to add { $tools }: that is too much.
       *[no] Of { $own }, the card alone makes { $alone }, so tools worth { $worth } would have to add { $tools }: that is too little.
    }
}
student-has = { $many ->
    [one] { $student } has the TOOL card { $tools } attached.
   *[other] { $student } has the TOOL cards { $tools } attached.
}
student-teachers = { $many ->
    [one] The TEACHER card { $teachers } is on it too.
   *[other] The TEACHER cards { $teachers } are on it too.
}

kind-cap = The cap of 300
room-asked = A student scores at most { $cap }. How many points of tools can { $student } use before any are lost?
room-teacher = The TEACHER card { $teacher } is attached to it.
room-hint = What does the card score without tools? How far is that from { $cap }?
scores-alone = { $student } scores { $points } without tools.
room-left = { $left ->
    [one] That leaves room for { $points }. How much does each point of a tool count here?
   *[other] That leaves room for { $points }. How much does each point of a tool count here?
}
room-against = { $over ->
    [yes] Tools worth { $tools } add { $added } here: { $alone } + { $added } = { $score }, and everything over { $cap } is lost.
   *[no] Tools worth { $tools } add { $added } here: { $alone } + { $added } = { $score }, and there is still room up to { $cap }.
}
scores-at-most = { $student } scores { $points } without tools, and at most { $cap } with them.
room-added = So that is how much tools can add.
room-doubled = With a teacher, each point of a tool counts double.
room-filled = Tools worth { $points } fill the room up to { $cap }.
no-cap-asked = Four STUDENT cards make an all-star team: { $students }. How much higher would the average be if there were no cap?
# One of the four.
student-with-tools = { $is_doubled ->
    [yes] { $student } with tools worth { $worth } and a TEACHER card
   *[no] { $student } with tools worth { $worth }
}
no-cap-hint = Which scores would be over { $cap }, and by how much? Remember to find the average of the four.
no-cap-against = { $over ->
    [yes] An average { $own } higher would mean that the cap takes { $lost } from the four, and it takes less.
   *[no] An average { $own } higher would mean that the cap takes { $lost } from the four, and it takes more.
}
no-cap-answer = The average is { $average }. Without the cap, it would be { $higher }.
lost-is-shared = The four share the points that are lost.

## Strips to drag, and pairs to mark

strip-range = The strip reaches from 0 to { $high }.
strip-cut = Try it: cut the { $whole } points into ten equal parts. Drag the end.
strip-share-name = The end of the part
# What part it is, and never how many points: that is asked. $tenths is how many tenths it is, where that is a whole
# number, such as 6/10, and $share the same in lowest terms; $how says which of them to tell.
strip-share = { $how ->
    [nothing] Drag the end of the strip to the right.
    [all] This is all of { $whole }.
    [both] This is { $tenths } of { $whole }, and { $tenths } = { $share }.
   *[share] This is { $share } of { $whole }.
}
strip-try = Try it: drag the end of the score to add tools.
strip-cap-name = Tools on { $student }
strip-added = +{ $points }
# $worth is what the tools are worth, $lost how many points are over the cap, and $left the same as a number to be read.
strip-cap-worth = { $lost ->
    [0] Tools worth { $worth }: { $student } scores { $points }.
   *[other] Tools worth { $worth }: { $student } scores { $points }, and { $left } points are lost.
}
# The same where the worth is asked: $added is what the tools add, $teacher who doubles them, none without a teacher.
strip-cap-added = { $lost ->
    [0] { $teacher ->
        [none] The tools add { $added }: { $student } scores { $points }.
       *[some] Doubled by { $teacher }, the tools add { $added }: { $student } scores { $points }.
    }
   *[other] { $teacher ->
        [none] The tools would add { $added }: { $student } scores { $points }, and { $left } points are lost.
       *[some] Doubled by { $teacher }, the tools would add { $added }: { $student } scores { $points }, and { $left } points are lost.
    }
}
attach-try = Try it: press cards to attach them to { $student }, or to take them off.
# $many is how many cards are attached, and $teachers how many TEACHER cards of them; $sum is mathematics, none where
# no tool is.
strip-attached = { $sum ->
    [none] { $many ->
        [0] { $student } alone scores { $points }.
       *[other] Without a tool, { $student } still scores { $points }.
    }
   *[sum] { $teachers ->
        [2] With a second teacher, { $student } still scores { $sum }.
       *[other] { $student } scores { $sum }.
    }
}
pairs-try = Try it: mark every pair with a STUDENT card in it.
pairs-field = { $one } and { $other }
# $one and $other are a pair that was marked by mistake.
pairs-marked = { $is_wrong ->
    [yes] { $marked } of { $pairs } pairs marked. Look again at { $one } and { $other }: is either of them a STUDENT card?
   *[no] { $marked } of { $pairs } pairs marked.
}
# The share of the pairs that were marked; $kind is a kind of card.
pairs-with-one = { $good } of the { $pairs } equally likely pairs have { A($kind) } card, so the chance is { $chance }, about { $percent }%.
pairs-other-way = Or begin with 1, and take away the share of the pairs that miss.
# What the chance is for: $sure is a score, $better a higher one with $other: any student that is drawn counts as that one;
# $games is how many times the choice comes up, and $worth what they bring, on average, where one draws.
wait-asked = Play { $student }: { $sure } points for sure. Or draw two cards: { $better } with a student (chance { $chance }), who counts as { $other }, else 0.
    .points = How many points do { $games } such draws bring in total, on average?
    .hint = In how many of the { $games } games does a student come, on average?
    .times = { $chance } of { $games } games are { $hits }. Each of these brings { $better }.
    .worth = Drawing brings { $worth } in { $games } games, on average: { $hits } of them bring { $better }, the others 0.
    .then = Which do you choose?
    .play = Play { $student }
    .draw = Draw two
    .sure = { $student } brings more in { $games } games, and for sure.
    .try = Try it: draw two cards again and again.
    .student = a student, { $better }
    .none = no student, 0
# Against a wrong number $own, which would be $each in each game with a student.
wait-against = { $over ->
    [yes] { $own } would mean { $each } in each game with a student, and it is only { $better }.
   *[no] { $own } would mean { $each } in each game with a student, and it is more: { $better }.
}
# What was drawn: $hits of $draws had a student, for { $sum }, such as “6 × 191.25 = 1147.5”.
wait-drawn = { $draws ->
    [1] { $hits ->
        [0] One draw, and no student: 0 points.
       *[other] One draw, and a student: { $better } points.
    }
   *[other] { $draws } draws, { $hits } with a student: { $sum } points. That is about { $each } for each draw.
}
draw-on = Draw two cards again and again, each of the { $pairs } pairs equally likely.
# Names below bars; $kind is a kind of card, such as STUDENT.
draws-one = at least one { $kind }
draws-none = no { $kind }

## Practice: averages and the best four

kind-average = An average of four
kind-level = Make the bars level
level-prompt = Make the four bars level. How high is each bar then?
level-hint = Take from the highest bar, and give to the lowest.
level-hint-2 = The four share { $sum }, and nothing may stay in your hand.
level-hint-3 = Divide what they share by { $four }.
level-why = Each bar is { $even } high: that is the average.
level-why-shared = Together they have { $sum }. Leveling shares that among { $four }: add, then divide by { $four }.
average-asked = What is the all-star score of these four, that is, their average?
average-hint = Work out the score of each card with its age group. Add all four, and divide by 4.
# Against a wrong number: what it would mean. $over tells whether it is too large.
average-against = { $over ->
    [yes] An average of { $average } would need a sum of { $sum }, and these four score less than that.
   *[no] An average of { $average } would need a sum of { $sum }, and these four score more than that.
}
grown-asked = The average of these four is { $average }. { $student } gains { $gained } points. What is the average now?
share-out = Try it: the bars were level, each as high as the average, until one gained. Make them level again.
level-out = Try it: the bars show the scores now. Make them level.
grown-named = The average of { $names } is { $average }. { $student } gains { $gained } points. What is the average now?
grown-hint = All four share the points that { $student } gains.
grown-sum = How much does the sum of the four scores grow? What does that do to the average, which is a quarter of it?
grown-divide = Divide { $gained } by { $four }, and add that to { $average }.
grown-against = { $way ->
    [1] From { $average } to { $own }, the four would have to gain { $rise } in total, and { $student } gains { $gained }.
    [0] If the average stayed at { $own }, nobody would have gained anything, and { $student } gains { $gained }.
   *[other] { $student } gains { $gained }, so the average cannot fall from { $average } to { $own }.
}
grown-answer = The average is now { $points }.
gain-is-shared = The four share what one of them gains.
missing-asked = The average of these four is { $average }. A team wins with { $win_number }. How many points must the four gain in total?
missing-hint = How much must the average grow? How much does it grow when one student gains 4 points?
missing-answer = They must gain { $points } in total.
missing-against = With { $points } more for the four, the average would be { $reached }, and a team wins with { $win_number }.
must-grow = That is how much the average must grow.
grows-by-quarter = It grows by a quarter of what the four gain.

kind-best = The best four
best-four-asked = Which four make the best team?
best-four-now = Which four make the best team now?
age-groups-count = Multiply a middle school (MS) number by 5, and a high school (HS) number by 1.5.
tools-are-counted = The label on a card is its score with its tools.
tools-are-added = The label on a card says what its tools add after that.
# On a STUDENT card with tools.
card-scores = scores { $points }
card-tools = tools +{ $points }
best-hint = { $coached ->
    [0] { $first ->
        [none] The average of four is highest when their sum is highest.
       *[other] Work out { $first } first: the number on the card times what its age group is multiplied by. Then do the same with the others.
    }
   *[other] What does each card score? Compare the four with the highest sum and the four of one color.
}
# How one card is worked out; $sum is mathematics.
one-worked-out = { $student }: { $sum }. Work out the other cards in the same way.
bonus-in-the-sum = The bonus of { $bonus } is added after the average. How many points in the sum are worth as much?
compare-sums = The four highest scores have the sum { $sum }. What sum do four of one color have, and is their teacher of that color?
is-one-of-four = { $student } is one of the best four, with { $points }.
highest-score = The four highest score { $points }.
no-four-score-more = No other four score more than { $points }.
other-four-as-good = { $students } score the same.

kind-colour = Four of one color
is-attached = { $teacher } is attached to { $student }.

## Practice: costs

kind-cost = What does it cost?
school-cost-asked = { $mine ->
    [one] { $theirs ->
        [one] You have { WORDS($mine) } SCHOOL card called { $school } on the table, and your opponent has { WORDS($theirs) } card of the same name. What does it cost you to play another one?
       *[other] You have { WORDS($mine) } SCHOOL card called { $school } on the table, and your opponent has { WORDS($theirs) } cards of the same name. What does it cost you to play another one?
    }
   *[other] { $theirs ->
        [one] You have { WORDS($mine) } SCHOOL cards called { $school } on the table, and your opponent has { WORDS($theirs) } card of the same name. What does it cost you to play another one?
       *[other] You have { WORDS($mine) } SCHOOL cards called { $school } on the table, and your opponent has { WORDS($theirs) } cards of the same name. What does it cost you to play another one?
    }
}
school-cost-hint = How many SCHOOL cards of this name are already on the table, no matter whose they are?
school-cost-against = { $is_step ->
    [yes] { $over ->
        [yes] At { $step } for each SCHOOL card of this name, { $cost } would mean { $count } of them on the table: there are fewer.
       *[no] At { $step } for each SCHOOL card of this name, { $cost } would mean { $count } of them on the table: there are more.
    }
   *[no] Each SCHOOL card of this name on the table adds { $step } to the cost, so it is never { $cost }.
}
it-costs = It costs { $points }.
schools-there = { $count ->
    [one] { FIRST_WORDS($count) } SCHOOL card of this name is already on the table.
   *[other] { FIRST_WORDS($count) } SCHOOL cards of this name are already on the table.
}
student-cost-asked = { $schools ->
    [first] You play { $student }. What does that cost?
    [0] You play { $student } alone, not in a school team. What does that cost?
    [one] You play { $student } in your school team of { WORDS($schools) } SCHOOL card. What does that cost?
   *[other] You play { $student } in your school team of { WORDS($schools) } SCHOOL cards. What does that cost?
}
student-cost-hint = { $schools ->
    [0] What fraction of the printed number does this age group cost?
   *[other] What fraction of the printed number does this age group cost? When is a student free?
}
# A problem turned around: from the cost back to the number.
number-asked = { $level ->
    [Elem] { $student }, an elementary school student, costs { $cost } without a school team. What number is printed on the card?
    [MS] { $student }, a middle school student, costs { $cost } without a school team. What number is printed on the card?
   *[HS] { $student }, a high school student, costs { $cost } without a school team. What number is printed on the card?
}
number-hint = { $level ->
    [MS] The cost is half of the printed number. What is the whole?
   *[other] The cost is a tenth of the printed number. What is the whole?
}
number-answer = The printed number is { $high }.
number-against = { $level ->
    [Elem] An elementary school card with { $own } on it would cost { $would }, not { $cost }.
    [MS] A middle school card with { $own } on it would cost { $would }, not { $cost }.
   *[HS] A high school card with { $own } on it would cost { $would }, not { $cost }.
}
# $share is a fraction; $known tells which other age group costs it, half or tenth, or “part” if the fraction itself was given.
cost-against = { $known ->
    [part] The cost is a number of points: how many points is { $share } of the printed { $high }?
    [half] { $cost } is 1/2 of the printed { $high }. Only a middle school (MS) card costs half, and { $student } is { $level }.
    [tenth] { $cost } is 1/10 of the printed { $high }. Only Elem and HS cards cost a tenth, and { $student } is { $level }.
   *[no] { $cost } is { $share } of the printed { $high }. An MS card costs 1/2 of it, any other 1/10, and { $student } is { $level }.
}
cost-against-free = In a school team with { WORDS($schools) } SCHOOL cards, the printed number no longer decides what a student costs.
cost-part = { $level ->
    [Elem] An elementary school STUDENT card costs a tenth of the printed number.
    [MS] A middle school STUDENT card costs half of the printed number.
   *[HS] A high school STUDENT card costs a tenth of the printed number.
}
printed-is = The printed number is { $high }.
free-from = Attached to { WORDS($schools) } SCHOOL cards or more, it is free.

kind-payment = The payment that wastes least
you-have-to-pay = You have to pay { $points }.
you-play-alone = You play { $student } without a school team.
least-loss-asked = If you choose the best of these tools, how many points are lost?
least-loss-hint = Which amounts can you pay? What is the lowest one that is enough?
payment-against = { $can_be_paid ->
    [yes] You could pay { $paid } and lose { $lost }, but a smaller amount covers the cost, too.
   *[no] To lose { $lost } you would have to pay { $paid }, and no set of these tools is worth that.
}
least-loss-answer = { $lost ->
    [one] Pay with { $tools }: { $points } is lost.
   *[other] Pay with { $tools }: { $points } are lost.
}
sets-are-worth = These are the amounts you can pay with sets of these tools: { $sums }.
not-enough = { $sum } is not enough, and anything you pay above the cost is lost.

kind-unit = Points for each point paid
counts-here = { $level ->
    [Elem] In this game, every elementary school number is multiplied by { $times }.
    [MS] In this game, every middle school number is multiplied by { $times }.
   *[HS] In this game, every high school number is multiplied by { $times }.
}
unit-asked = How many points does it score for each point you pay?
unit-hint = What does the card score? What does it cost? Divide.
unit-scores = { $student } scores { $points }.
unit-costs = It costs { $points }. How many points does it score for each point you pay?
unit-against = { $over ->
    [yes] At { $rate } for each point paid, a cost of { $cost } would bring { $brought }, and { $student } scores less.
   *[no] At { $rate } for each point paid, a cost of { $cost } would bring { $brought }, and { $student } scores more.
}
unit-answer = It scores { $points } for each point you pay.
unit-both = It scores { $points } and costs { $cost }.
bargain-asked = In this game, printed numbers are multiplied differently: { $levels }. The costs stay as they are. Which STUDENT card scores the most for each point you pay?
# One of the age groups, and what its numbers are multiplied by.
level-times = { $level } { $times }
bargain-hint = Divide the score by the cost for each card.
all-alike = all the same
bargain-answer = { $card }: { $rate } points for each point you pay.

## Practice: counting and chances; C(n, k) is the number of ways to choose k of n

kind-fours = How many ways to choose
# $kind is a kind of card, such as TOOL, or none.
ways-asked = { $kind ->
    [none] You have { $cards } cards. In how many ways can you choose { $chosen } of them?
   *[named] You have { $cards } { $kind } cards. In how many ways can you choose { $chosen } of them?
}
ways-hint = How many ways are there if the order counts? How many times does that count each choice?
ways-against = { $is_count ->
    [yes] { $over ->
        [yes] { $beyond ->
            [yes] Even if the order counts, there are not { $own } ways.
           *[no] Each choice of { $chosen } cards has { $orders } orders, so { $own } choices would make { $rows } with order: too many.
        }
       *[no] Each choice of { $chosen } cards has { $orders } orders, so { $own } choices would make { $rows } with order: too few.
    }
   *[no] Ways are counted, so their number is a whole number, and here it is at least 1.
}
ways-answer = { $ways ->
    [one] There is { $formula } = { $ways } way.
   *[other] There are { $formula } = { $ways } ways.
}
ways-in-order = With order, there are { $row } = { $ways } ways.
orders = { $chosen } cards have { $orders } orders, so each choice was counted { $orders } times.
teams-asked = { $wanted ->
    [one] You have { $red } red STUDENT cards and { $others } of other colors. How many teams of four have exactly { WORDS($wanted) } red student?
   *[other] You have { $red } red STUDENT cards and { $others } of other colors. How many teams of four have exactly { WORDS($wanted) } red students?
}
teams-hint = In how many ways can you choose { $wanted } of the red ones? And { $rest } of the others?
teams-against = { $is_count ->
    [yes] { $over ->
        [yes] Each choice of the red ones goes with equally many of the others: for { $own } teams that would be { $needed }, too many.
       *[no] Each choice of the red ones goes with equally many of the others: for { $own } teams that would be { $needed }, too few.
    }
   *[no] Teams are counted, so their number is a whole number, and here it is at least 1.
}
teams-answer = { $teams ->
    [one] There is { $teams } such team.
   *[other] There are { $teams } such teams.
}
teams-red = { $ways ->
    [one] { $wanted } of the { $red } red ones: { $formula } = { $ways } way.
   *[other] { $wanted } of the { $red } red ones: { $formula } = { $ways } ways.
}
teams-others = { $ways ->
    [one] { $rest } of the { $others } others: { $formula } = { $ways } way, for each of these.
   *[other] { $rest } of the { $others } others: { $formula } = { $ways } ways, for each of these.
}

kind-drawing = Drawing the cards you need
pile-has = { $wanted ->
    [one] Your draw pile has { $pile } cards, and { $wanted } of them is { A($kind) } card.
   *[other] Your draw pile has { $pile } cards, and { $wanted } of them are { $kind } cards.
}
you-draw = { $draws ->
    [one] You draw { WORDS($draws) } card.
   *[other] You draw { WORDS($draws) } cards.
}
at-least-one-asked = What is the chance that at least one of them is { A($kind) } card?
none-hint = { $draws ->
    [2] What is the chance that neither card is { A($kind) } card? Each card drawn leaves one fewer in the pile.
   *[other] What is the chance that no card is { A($kind) } card? Each card drawn leaves one fewer in the pile.
}
pairs-hint = How many of the { $pairs } boxes have no { $kind } card?
first-is-none = The chance that the first card is not { A($kind) } card is { $chance }.
none-comes = The chance of drawing none is { $chance }.
at-least-against = { $over ->
    [opposite] { $own } is the chance of drawing no { $kind } card.
    [yes] Of the { $ways } ways to draw { WORDS($draws) } cards, a chance of { $own } leaves only { $none } without { A($kind) } card, and there are more.
   *[no] Of the { $ways } ways to draw { WORDS($draws) } cards, a chance of { $own } leaves { $none } without { A($kind) } card, and there are fewer.
}
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
hits-hint = In how many ways can you draw that many TEACHER cards, and the rest from the other cards?
hits-against = { $is_whole ->
    [yes] { $over ->
        [yes] A chance of { $own } is { $ways } of the { $every } equally likely ways to draw { $draws } cards: too many.
       *[no] A chance of { $own } is { $ways } of the { $every } equally likely ways to draw { $draws } cards: too few.
    }
   *[no] Of the { $every } equally likely ways to draw { $draws } cards, a chance of { $own } would be { $ways } ways, and that is no whole number.
}
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
small-game = In a small game, each of { $players } players has { $cards } cards, with the domino numbers { $numbers }. Everyone shuffles and turns over the top card. Ties are allowed to stand.
or-more-asked = What is the chance that the lowest number is { $least } or more?
or-more-hint = What must each player turn over?
or-more-against = { $is_whole ->
    [yes] { $over ->
        [yes] A chance of { $own } is { $cases } of { $every } equally likely cases: too many, because everyone must turn over { $least } or more.
       *[no] A chance of { $own } is { $cases } of { $every } equally likely cases: in more than these everyone turns over { $least } or more.
    }
   *[no] Of the { $every } equally likely cases, a chance of { $own } would be { $cases } cases, and that is no whole number.
}
everyone-as-high = Everyone has to turn over { $least } or more: { $high } of { $cards } cards.
one-does = Each player does so with a chance of { $chance }. Multiply these chances.
win-number-asked = The lowest number is added to { $base }. What is the expected win number?
win-number-hint = There are { $cases } equally likely cases. Which number is the lowest in each?
win-number-against = { $has_base ->
    [yes] { $over ->
        [yes] A win number of { $own } would mean a lowest number of { $lowest } on average, and it is less than that.
       *[no] A win number of { $own } would mean a lowest number of { $lowest } on average, and it is more than that.
    }
   *[no] The lowest number is added to { $base }, so the win number is always more than { $base }.
}
win-number-answer = The expected win number is { $win_number }.
is-lowest = { $number } is the lowest with a chance of { $chance }.
multiply-and-add = Multiply each number by its chance, add the results, then add { $base }.

## On paper

picture-student = A STUDENT card with its printed number, its age group and what both make, a TOOL card that adds to it, and a TEACHER card that doubles the tool.
picture-team = Four students make a team: their scores are averaged.

pack = { $deck } deck
unreadable-file = { $file } cannot be read as a deck file; open it in the deck editor and save it again.
my-team = { $game }: my team
what-i-paid = { $game }: what I paid
win-number = Win number
four-students = The four students
student-number = Student { $number }
printed-score = printed score
times = multiplied by
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

# Said once in place of a move that falls short; made again, the move counts.
nudge-over = That pays { $paid } for a cost of { $cost }, and { $lost } are lost. Can you lose fewer?
nudge-fifth = Before you pay: which four would count with { $student }? Are they all of one color?
nudge-once = On { $student }, { $value } points count once. On whom would they count double?
nudge-needed = { $many ->
    [one] Without this tool, can you still pay for { $students }?
   *[other] Without this tool, can you still pay for both { $students }?
}
nudge-dearer = Then the least you can pay for { $students } is { $paid }, and { $lost } are lost. Is there a better tool to attach?
# Between two moves: the tools in hand pay for no student there.
too-little = { $worth ->
    [0] { $student } costs { $cost }, and you have no tool left. Put it back, and pay less.
   *[other] { $student } costs { $cost }, and your tools are worth { $worth }. Is that enough? If not, put it back, and pay less.
}
# Hints for what is left of a decision.
hint-pays = { $student } costs { $cost }. How can you pay for { $student } and lose the least?
hint-doubles = On whom do { $points } points of tools count as { $doubled }?
# Ideas where the pile is played freely.
hint-school = Which students have the same school on their cards? From its second SCHOOL card on, they are free in its school team.
hint-tool-point = On a student with a teacher, a point that you do not pay counts double. How much does it add to the average of four?
nudge-no-points = That adds no points now. Which card does?

part-pay = paying for Ben
    .task = Play Ben on the table, and press the tools that you pay with.
    .hint = Which sums can you make from 10, 5 and 10? Which is the first that reaches 18?
    .hint-2 = 10 + 5 is too little. Which two tools make the next sum?
move-play-ben = Play Ben without a school team, and pay with Triangle Area and Difference of Squares.
    .why = Ben costs half of 36, which is 18. Paying 10 + 10 loses only 2 points.
paid-for-ben = Ben costs 18. The lesson pays 10 + 10, and 2 points are lost.
ways-to-pay = With tools of 10, 5 and 10, you can pay 5, 10, 15, 20 or 25. The lowest that is enough is 20.
tool-stays = The 5-point tool stays in your hand. Paying all three would lose 7.

part-later = two teachers
move-attach-kovalevskaya = Attach Coach Kovalevskaya to Ben.
    .why = A TEACHER card is free, and Ben's tools count double from now on.
move-attach-mean = Attach Mean to Ben.
    .why = Its 5 points count double: Ben scores 180 + 10 = 190.
move-discard-quiz = Discard Pop Quiz.
    .why = There is no opponent to play it on, and you need the space in your hand.
move-end-empty = End the turn.
    .why = Your hand is empty, so you draw six new cards.
move-attach-fermat = Attach Coach Fermat to Ben.
    .why = Coach Fermat does not double the tools again, but is blue, as Ben is.
move-discard-germain = Discard Coach Germain.
    .why = A third teacher adds nothing, and your students are blue.
move-discard-turing = Discard Coach Turing.
    .why = You cannot pay for Amara or Chiara without wasting a lot. New cards may help.
move-end-three = End the turn.
    .why = You keep three cards and draw three.
part-two = two more students
    .task = Make two moves. Which students do you play, and which tools pay?
    .hint = Amara costs 20 and Chiara 11. The tools are 15, 5 and 15. Which tools pay for whom?
    .hint-2 = Which of the two costs can you pay exactly?
    .hint-short = Amara and Chiara cost 31 in total, and the tools were worth 35. How much can you lose and still pay for both?
move-play-amara = Play Amara without a school team, and pay with Pythagorean Theorem and Order of Operations.
    .why = Amara costs a tenth of 200, and 15 + 5 is exactly 20.
move-play-chiara = Play Chiara without a school team, and pay with Slope Formula.
    .why = Chiara costs a tenth of 110, which is 11. You pay 15 and lose 4.
part-next = the next turn
move-end-one = End the turn.
    .why = Only Counselor is left in your hand, so you draw five cards.

# Amara costs 20 and Chiara 11; the tools are 15, 5 and 15.
paid-for-two = The lesson pays 15 + 5 for Amara and 15 for Chiara, and 4 points are lost.
tools-can-run-out = Paying 15 + 15 for Amara leaves a 5, which is not enough for Chiara.
chiara-or-tool = As payment for Chiara, a 15-point tool brings 165. On Ben, it adds only 30.

part-elif = a fourth student
    .task = Make two moves. Which ones raise your score most?
    .hint = Elif costs 9. The tools are worth 10 and 20. Which of them pays?
move-play-elif = Play Elif without a school team, and pay with Distance Formula.
    .why = Elif costs half of 18, which is 9. With four blue students and a blue teacher, you have a score.
move-attach-pigeonhole = Attach Pigeonhole Principle to Ben.
    .why = Ben has a teacher, so 20 points count as 40.
paid-for-elif = The lesson pays 10 for Elif and puts the 20-point tool on Ben: 221.25 points.
elif-is-weak = Elif scores least, but is blue, and without a fourth student there is no score.
twenty-count-double = On Ben, the 20 points count double, so the average gains a quarter of 40.

part-schools = two schools
move-play-noether = Play Noether Academy.
    .why = The first SCHOOL card of a name is free, and you can draw one more card.
move-play-euler = Play Euler Academy.
    .why = It is free too, as the first SCHOOL card of its name.
move-end-counselor = End the turn.
    .why = You keep Counselor and draw five cards.

part-last = the last tools
    .task = Use both tools. Do they pay for Kofi, or do you attach them?
    .hint = Work out both scores: with Kofi, and with the tools attached.
    .hint-2 = Kofi is red. With Kofi among the four, is there still a bonus of 50?
move-attach-gauss = Attach Gauss Sum to Ben.
    .why = 15 points count as 30, and Ben is still below 300.
move-attach-circle = Attach Circle Area to Ben.
    .why = 10 points count as 20: Ben scores 280.
both-tools = The lesson puts both tools on Ben: 280 for Ben, and 233.75 for the team.
four-share = The 25 points count double, and the four share them.
kofi-is-red = Kofi is red: the four highest with Kofi get no bonus, and score less than the blue four did before.
kofi-costs = Kofi costs 21, so both tools are spent on Kofi, and 4 points are lost.
blue-four-stay = The four blue ones without Kofi stay at their average and 50: Kofi changes nothing.
# The end of the pile that is played freely; $by compares it with the lesson's, $found is the best that is known.
pile-ended = { $by ->
    [none] No team of four, so no score. The lesson reaches { $lessons }, and { $found } is possible.
    [less] { $points }. The lesson reaches { $lessons }, and { $found } is possible. Could a school team have made some of your students free?
    [same] { $points }: as good as the lesson. { $found } is possible. Could a school team have made some of your students free?
    [more] { $points }: better than the lesson. { $found } is possible.
   *[most] { $points }: the best that has been found, or better.
}
bound-mixed = No four without the color bonus can score more than { $points }.
bound-pile = Nobody can score more than { $points } with this pile.

## Where does it go wrong?

# What was asked, and below it the lines of an answer that goes wrong. `asked` says what to write as a counterexample.
whose-average = Four students score { $scores }. What is their average?
    .ends = The lowest score is { $low }, and the highest is { $high }.
    .middle = The average is halfway between { $low } and { $high }: { $sum } ÷ 2 = { $middle }.
    .so = So the average is { $middle }.
    .instead = All four count: for { $scores } the sum is { $sum }, and a quarter of it is { $average }.
    .asked = Write four scores for which this way gives a wrong average. For 60, 80, 100, 120 it happens to be right.
whose-points = The average of a team of four is { $average }. One student gains { $more } points. What is the average then?
    .rise = A student's points belong to the team, so the average rises by { $more }.
    .add = { $average } + { $more } = { $value }.
    .so = So the average is { $value }.
    .instead = The sum rises by { $more }, and so the average by a quarter of that: it is { $average } + { $rise } = { $right } then.
    .asked = Write a number of points that one student gains, for which the average does not rise by the same number.
whose-pairs = You have { $many } TEACHER cards. In how many ways can you choose 2 of them?
    .first = There are { $many } choices for the first card, and { $rest } for the second.
    .so = So there are { $product } ways to choose 2 of them.
    .instead = Each two cards were counted in both orders, so there are half as many ways: { $ways }.
    .asked = Write a number of cards for which this way counts too many.
whose-draws = { $good } of { $cards } cards in a pile are STUDENT cards. You draw { $drawn }. What is the chance of at least one?
    .one = For one draw the chance is { $chance }.
    .add = With { $drawn } draws it is { $drawn } times as much.
    .so = So the chance is { $chance }.
    .instead = Find the chance that no draw fits, and subtract it from 1.
    .asked = Write a number of draws, from 1 to { $cards }, for which this way gives a wrong chance.

## Say why

# Lines to be put in order; the last numbered one is to be shown, `false` is false, and `but` says why.
why-quarter = Why does the average of a team of four rise by { $rise } when one student gains { $more } points?
    .one = The average is the sum of four scores, divided by 4.
    .two = One student gains { $more } points, and the others stay as they are.
    .three = So the sum rises by { $more }.
    .four = So the average rises by { $more } ÷ 4 = { $rise }.
    .false = So each of the other three students scores { $rise } points more.
    .but = Their scores stay as they are. Only the average, a quarter of the sum, rises by { $rise }.

## What one can do after a lesson

can-choose = Choose the four students with the best average.
can-rise = Tell how an average of four rises when one of the four gains.
can-count = Find a chance by counting equally likely cases.
