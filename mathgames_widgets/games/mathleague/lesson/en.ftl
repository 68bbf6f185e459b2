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
