### The table of mathleague.org/cards, and its deck editor: labels, headings, titles, and what a screen reader says.

introduction = Build the best team of four students with schools, teachers and tools, and be first to the win number.
next-pile = Next pile

## Options

options-game = The game
options-scores = Scores
option-variation = How to play
variation-full = A deck for each player
variation-single-deck = One deck for two players, win number 200
variation-solitaire = Solitaire: two piles for one player
variation-team-play = Team play: four players, two teams
option-decks = Deck
option-deck-size = Cards in a deck
option-deck-copies = Cards with the same name and color in a deck
option-open-decks = Everyone may look at the other decks
option-baseline = Add the lowest domino number to
as-the-rulebook = what the rulebook says
option-open-hands = All hands face up
option-play-on = Play on for second and third place
option-age-group = STUDENT cards
any-age-group = of every age group
age-group-elem = elementary school only
age-group-ms = middle school only
age-group-hs = high school only
option-school-score-only = Only a school score can win
option-tool-colour = TOOL cards match their student’s color
option-elem-multiplier = Multiply elementary school scores by
option-ms-multiplier = Multiply middle school scores by
option-hs-multiplier = Multiply high school scores by
way-alone = Solitaire
way-deck = A deck of your own

## Where the game stands

is-over = The game is over
pile-of-two = Pile { $pile } of 2
win-at = Win at { $win_number }
pile-is-finished = Pile { $pile } of 2 is finished
your-team-scores = Your team: { $score }.
title-side = On the table
title-draw = The next draw
title-why = Why?
everyones-cards = Everyone’s cards

## The aim and the scores; $score is an amount such as “167.5 points”, or that there is none yet

no-score-yet = no score yet
# Before there are four STUDENT cards; $average is an amount of points.
average-so-far = { $average } on average, { $students } { $students ->
        [one] student
       *[other] students
    } so far
the-aim = The aim
win-number-why = Win number { $goal }. Why?
# $points is a number; what is missing is told when this is pressed.
your-score = Your score: { $points }, of { $goal }. What counts, and what is missing?
your-students = Your score: { $count } of { $four } students, of { $goal }. What counts, and what is missing?
students-of-four = { $count } of { $four } students
all-star-why = All-star score: { $score }. Why?
school-score-why = School score { $school }: { $score }. Why?
student-score-why = { $student }: { $score }. Why?
ask-counts = What counts, and what is missing?
ask-win = Why this win number?
ask-colour = What is one color worth?

## The end

with-this-pile = { $score } with this pile
students-no-team = { $count ->
    [0] no students
    [one] { WORDS($count) } student, no team of four
   *[other] { WORDS($count) } students, no team of four
}
by-all-star-score = all-star score
by-school-score = school score of { $school }
pile-number = Pile { $pile }
yes = Yes.
not-this-time = Not this time.
best-possible = You scored { $mine }. With the cards you have drawn, nobody could have scored more than { $most }.
no-students = no students
team-made = { $team }: { $score }

## The sides of the table

no-students-yet = No students yet
cards-of = Cards of { $players }
the-table = Table
doubles = A teacher doubles the tools
send-away = Send away
pick-up = Pick up { $card }
# $places are where it may go: see below.
picked-up = { $many ->
    [0] { $card }, picked up. Places: none.
   *[other] { $card }, picked up. Places: { $places }.
}
place-table = the table
place-no-team = the table (without a school team)
place-team = the school team { $school }
place-partner = { $owner }'s { $student }
place-discards = the discard pile
place-discards-of = the discard pile of { $player }
place-answer = the answer
place-player = a player
place-any-team = a school team
# Why a card cannot go to a place, a sentence: $where is what kind of place it is.
not-there = { $where ->
    [team] On the school team { $name }: { $why }
    [partner] On { $owner }'s { $name }: { $why }
   *[other] On { $name }: { $why }
}
your-team = Your team
draw-pile = { $count ->
    [one] Draw pile: { WORDS($count) } card
   *[other] Draw pile: { WORDS($count) } cards
}
draw-pile-why = { $count ->
    [one] Draw pile: { WORDS($count) } card. What will I draw?
   *[other] Draw pile: { WORDS($count) } cards. What will I draw?
}
discard-pile = { $top ->
    [none] { $count ->
        [one] Discard pile: { WORDS($count) } card
       *[other] Discard pile: { WORDS($count) } cards
    }
   *[named] { $count ->
        [one] Discard pile: { WORDS($count) } card, { $top } on top
       *[other] Discard pile: { WORDS($count) } cards, { $top } on top
    }
}
discard = Discard
piles = Piles
at-the-table = At the table
cards-in-hand = { $count ->
    [one] { WORDS($count) } card in hand
   *[other] { WORDS($count) } cards in hand
}
waits = { $effect } waits for this turn
your-partner = your partner
# What someone hears of a player: each of these is a sentence.
look-closer = Look closer
player-scores = { $player }: { $score }.
hand-and-piles = { $top ->
    [none] Cards: { $hand } in hand, { $draw } to draw, { $discarded } discarded.
   *[named] Cards: { $hand } in hand, { $draw } to draw, { $discarded } discarded, { $top } on top.
}
on-the-table = Students: { $students }, schools: { $schools }, teachers: { $teachers }, tools: { $tools }.
status-finished = This player has reached the win number.
status-asked = This player is being asked for an answer.
status-chooses = This player is choosing.
status-turn = It is this player’s turn.
open-hand = Hand: { $cards }.
seen-in-hand = Seen in the hand: { $cards }.
waits-for-next = Waiting for the next turn: { $effects }.
press-to-send = Press a TOOL card to send it away for twice its value.

## Cards as they are spoken; $top and $bottom are the two domino digits

spoken-school = SCHOOL card { $name }, { $colour }. Domino digits { $top } { $bottom }.
spoken-student = STUDENT card { $name }, { $colour }, { $level }, { $school }, high score { $high }. Domino digits { $top } { $bottom }.
spoken-teacher = TEACHER card { $name }, { $colour }, { $school }. Domino digits { $top } { $bottom }.
spoken-tool = TOOL card { $name }, { $colour }, worth { $value }: { $text }. Domino digits { $top } { $bottom }.
# $text is a whole text with its full stop.
spoken-action = ACTION card { $name }, { $colour }: { $text } Domino digits { $top } { $bottom }.
spoken-staff = STAFF card { $name }, { $colour }: { $text } Domino digits { $top } { $bottom }.
about-student = { $owner ->
    [none] { $name }, { $colour }, { $level }, { $school }, { $high }
   *[named] { $name }, { $colour }, { $level }, { $school }, { $high }, { $owner }
}
domino-title = { $top } over { $bottom }: the domino digits.
played-by = Played by { $owner }.

## The hand, and paying

no-cards = No cards
choose-this = Choose:
# On a STUDENT card whose printed number is multiplied: the age group, such as MS, and what the card scores.
level-counts = { $level } ×{ $times } = { $points }
# The same on a narrow card.
level-brief = { "=" } { $points }
price-free = free
price-pay = pay { $cost }
laid-out = Laid out to pay:
not-laid-out = Not laid out:
pays = pays
pay = Pay { $cost }
pay-key = Pay { $cost }, key p
bill-short = { $paid } of { $cost }: { $missing } more needed
bill-exact = { $paid } for { $cost }: nothing lost
bill-over = { $paid } for { $cost }: { $lost } lost
cheapest = Cheapest
cheapest-is = The cheapest payment: { $cards }, worth { $worth }.
lay-out-cheapest = Lay out the cheapest payment.
do-not-pay = Don’t pay
no-answer = Let it happen
next = Next
end-turn = End turn
end-and-draw = End the turn and draw.

## Answers and choices

played = Played
answer = Answer
cards-to-choose = Cards to choose from
choose-a-card = Choose a card
to-school = to { $school }

## The next draws

draw-cards = Cards
draw-left = Left to draw
draw-at-least-one = At least one
draw-on-average = On average
draw-chances = Chances of the next draws
less-than-one-percent = less than 1%
more-than-99-percent = more than 99%
percent = { $percent }%
# $kind and $of are as in the words of the game: cards of a kind, of a color or of a school. $chances is a list.
how-many-drawn = { $sort ->
    [any] How many { $kind } cards you may draw, with their chances: { $chances }.
   *[some] How many { $of } { $kind } cards you may draw, with their chances: { $chances }.
}
number-with-chance = { $number }: { $chance }
axis-drawn = { $sort ->
    [any] { $kind } cards drawn
   *[some] { $of } { $kind } cards drawn
}
axis-chance = chance

## The deck editor

deck-editor = Deck editor
my-deck = My deck
deck-lost = The deck saved in this browser can no longer be read. Here is an empty one.
an-unnamed-deck = deck file
editor-undo = Undo
editor-save = Save
editor-open = Open a file
editor-play = Play
editor-tools = Deck
start-from = Start from
start-from-nothing = nothing
start-from-deck = Start from a deck
deck-name = Name of the deck
deck-plan = The idea behind it
save-name = Save the name
is-in = { $card } is in the deck.
is-out = { $card } is out of the deck.
deck-is-open = The deck { $deck } is open.
empty-is-open = An empty deck is open.
taken-back = Undone.
cannot-play-yet = You cannot play with this deck yet.
closed = Closed.
has-so-many = { $size ->
    [exact] The deck has { $cards } of { $most } cards.
   *[range] The deck has { $cards } cards; it needs { $fewest } to { $most }.
}
so-many = { $size ->
    [exact] { $cards } of { $most } cards
   *[range] { $cards } cards ({ $fewest } to { $most } needed)
}
for-games = { $size ->
    [exact] For games where a deck has exactly { $most } cards.
   *[range] For games where a deck has { $fewest } to { $most } cards.
}
is-called = The deck is called { $deck }.
nothing-to-open = There is nothing to open yet. Choose a deck file or paste its text.
text-too-long = The text has { $characters } characters; a deck file has at most { $most }.
no-text-file = This file is not a text file. A deck file has one card on each line, such as “blue Amara”.
file-is-open = The file is open.
put-in = { $count ->
    [one] { FIRST_WORDS($count) } card added.
   *[other] { FIRST_WORDS($count) } cards added.
}
left-out = Your deck already has these, so they were left out: { $cards }.

pool = { $count ->
    [one] Cards to choose from: { WORDS($count) } card
   *[other] Cards to choose from: { WORDS($count) } cards
}
no-match = No cards match. Try fewer words or another color.
take-out = Take out:
put-this-in = Add:
in-the-deck = in the deck
so-many-in-the-deck = { $count } in the deck
find = Find
find-words = name, school or text
any-kind = any kind
any-colour = any color
box-kind = Kind
box-colour = Color
box-place = Show
box-words = Words on the card
which-to-show = Which cards to show
place-any = in the deck or not
place-in = in the deck
place-out = not in the deck

can-play = You can play with this deck.
cards-chosen = Cards chosen
deck-size-so-far = Deck size so far
deck-limits = Deck limits
box-size = Cards in a deck
box-copies = Cards with the same name and color
# $size tells one number of cards from two; any takes whatever a deck may have.
size-choice = { $size ->
    [exact] exactly { $most }
    [any] any number
   *[range] { $fewest } to { $most }
}
copies-choice = { $copies ->
    [1] one
   *[other] up to { WORDS($copies) }
}
your-deck = Your deck
press-to-take-out = Press a card to take it out.
no-cards-yet = No cards yet. Press cards to add them, or start from a ready-made deck.
of-kind = { $kind }: { $count }
take-out-card = Take out: { $card }
counts = Cards by kind and color
counts-kind = kind
counts-all = all

deck-in-numbers = The deck in numbers
about = about { $number }
numbers-win-number = Average win number, two players with this deck
numbers-domino = Average domino number
numbers-best = Best four students, average score
fewer-than-four = fewer than four students
numbers-cost = Cost of those four without a school team
numbers-tools = Total of all TOOL cards
numbers-levels = STUDENT cards by age group
numbers-colours = STUDENT cards by color
numbers-schools = SCHOOL and STUDENT cards by school
name-and-number = { $name } { $number }
school-and-students = { $school } { $schools } and { $students }
none = none

keep-this-file = Keep this file, or copy the text. You can load either one with “Open a file”, or with “Load a deck file” in the game's options.
deck-as-text = The deck as text
save-as-file = Save as a file
choose-or-paste = Choose a deck file, or paste its text with one card on each line, such as
or-own-card = or a card of your own with all its details, such as
file = File
text-of-file = The text of a deck file
open-as-mine = Open as my deck
add-to-mine = Add these cards to my deck
more-mistakes = And { $count } more.
mistakes = { $count ->
    [one] { FIRST_WORDS($count) } mistake. Your deck has not changed.
   *[other] { FIRST_WORDS($count) } mistakes. Your deck has not changed.
}
mistakes-left = { $count ->
    [one] { FIRST_WORDS($count) } more mistake: the deck editor shows them all.
   *[other] { FIRST_WORDS($count) } more mistakes: the deck editor shows them all.
}
same-deck = the same deck
bot-plays = The bot plays
other-deck = The other deck

## Asked before a move that a player may not mean

wasted-free-school = You would waste your free SCHOOL card. End the turn anyway?
wasted-discount = You would waste your { $discount } points off a STUDENT card. End the turn anyway?
wasted-bonus = You would waste your bonus for payments. End the turn anyway?
