### Live tables and classes: the lobby, a pupil's pages, the teacher's page, what is kept and what is refused.

class = Class { $code }
class-heading = Class { $code }
table = Table { $table }
someone = Someone
# A pupil at a table, for screen readers.
chip = { $pupil }, table { $table }
no = No
bot = bot
away = away
watches = watching

## The teacher's page: its head

here = { $all ->
    [0] Nobody here yet
   *[other] { $here } of { $all } here
}
locked = Locked
join-at = Join at { $address }
# $command is typed on the server's computer.
only-here = Only this computer can open these pages. For everyone in the room: { $command }
what-is-shown = What is shown
view-tables = Tables
view-results = Results
view-lessons = Lessons
view-people = People
show-names = Show names
hide-names = Hide names
names-hidden = Names are hidden.
names-shown = Names are shown.
go-on = End the pause
eyes-up = Eyes up here
    .why = Your teacher wants to show you something. Afterwards you go on where you stopped.
all-see-pause = Everyone sees: Eyes up here.
games-go-on = Everyone goes on.
end-game = End the game
next-game = Next game
delete-class = Delete this class
closes = Delete this class, its tables, results and answers for everyone?
ends = End the game at every table? Tables that are not finished keep their scores so far, and these count.
removes = Take { $pupil } off the list, and delete everything kept about them? They stay out until you let them in.
# The button that confirms one of these questions.
sure = { $what ->
    [end] End it
    [close] Delete it
   *[remove] Take off the list
}
undrawn-part = This part could not be shown. The rest of the page works.

## The teacher's page: tables

game = Game
players-at-a-table = Players at a table
same-deal = The same deal at every table
fill-seats = Bots for empty seats
bots = Bots
start = Start
mix-groups = Mix the groups
groups-mixed = The groups are mixed.
sits-at = { $pupil } sits at table { $table }.
game-starts = The game starts at every table.
choose-next = Choose the next game.
game-over = The game is over.
names-appear = Names appear here as people join.
pick-a-name = Pick a name, then press a table. Or drag it.
picks-pupil = { $pupil }: press the table to move to.
elsewhere = Elsewhere
new-table = New table { $table }
look = Look
all-tables = Back to all tables
no-game-there = No game is played there now.
as-a-watcher = You see only what everyone can see, as a watcher does.
# $kept is the code under which the administrator finds the game.
dealt-anew = The saved game could not be read, so new cards were dealt; the old game is kept on the server as { $kept }.
finished = { $many ->
    [0] Finished.
    [one] Finished. { $winners } wins.
   *[other] Finished. { $winners } win.
}
finished-level = Finished. Everyone is level.
# $where is what the game says of its own state, such as “Round 2 of 3”.
stands-paused = { $where } · paused
# $many is 0 where everyone is waited for; $time is seconds such as 40, or minutes such as 3:20.
stands-waits = { $many ->
    [0] { $unit ->
        [seconds] { $where } · waiting for everyone ({ $time } s)
        [minutes] { $where } · waiting for everyone ({ $time })
       *[none] { $where } · waiting for everyone
    }
   *[other] { $unit ->
        [seconds] { $where } · waiting for { $players } ({ $time } s)
        [minutes] { $where } · waiting for { $players } ({ $time })
       *[none] { $where } · waiting for { $players }
    }
}

## The teacher's page: results and lessons

results-appear = Results appear here when a table has finished.
not-finished = Not finished.
so-far = Not finished. The scores so far:
best-of-class = The best of the class
instructive = The most instructive position
instructive-how = Decisions at the tables that are done are weighed by what each pupil could know. Nobody is named.
instructive-find = Find it
instructive-on = Go on
instructive-stop = Stop
instructive-progress = { $done } of { $all } decisions weighed
instructive-done = { $many ->
    [one] { $many } decision weighed
   *[other] { $many } decisions weighed
}
instructive-none = No decision cost anything for sure.
# $did is what was chosen, such as “Keep x − 2.”
instructive-did = { $many } of { $all } did this: { $did }
instructive-better = Better: { $better }
instructive-why = A bot in that seat would say: { $why }
save-csv = Save as a file (CSV)
answers-appear = Answers appear here as they are given.
all-questions = All questions
page = Page
question = Question
name = Name
grid-key = ✓ right on the first try, ✓2 on the second, ✗ not yet, ? shown, † after the due date
right-in-all = Right
answer-typed = { $answer }: { $typed }
ideas-behind = Ideas behind wrong answers: { $many }

standings = Standings
tournament-standings = Tournament of { $rounds } rounds
points-say = 100 points for doing better than everyone you are compared with, 50 for doing as well: those who held the same cards at other tables, or the others at your table. A bot's moves earn nothing.
place = Place
points = Points
answers-right = Right answers

## A result card

card-of-class = Class { $code } · { $day }
card-games = Games
card-no-games = No game has been played yet.
# $score of a game that is not finished is what the game says, such as “12 points”.
card-finished = Place { $place }, score { $score }
card-unfinished = Not finished: { $score }
card-points = { $points } of 100 points
card-bot = A bot made { $bots } of the { $all } moves.
card-answers = Answers
card-page = { $page }: { $right } of { $all } right
card-ideas = Worth another look:
my-card = My result card

## The teacher's page: the list of the class

class-list = Class list
    .how = Paste nicknames, one on each line, or choose a text or CSV file. The first time, each pupil types the nickname from the list.
add-to-list = Add to the list
list-file = Or a file
listed = { $many ->
    [0] Everyone is on the list already.
    [one] { $many } name was added to the list.
   *[other] { $many } names were added to the list.
}
away-today = Absent today
    .how = Press the name of anyone who is absent: they get no seat. As soon as they join, they count as here.
is-away = { $pupil } is absent today.
is-not-away = { $pupil } is here today.
papers = To print and to keep
paper-codes = Personal codes to hand out
paper-cards = A result card for each pupil
paper-export = Everything as one file (ZIP)
paper-copy = Copy this class for another week
paper-privacy = What is kept about pupils
hold-groups = Keep these groups
groups-held = The groups stay as they are.
groups-free = New groups are made when someone joins.
group-by-hard = Group by what they find hard
# Of $many there is an answer that was wrong.
grouped-by-hard = { $many ->
    [one] The groups go by what pupils find hard. This is based on the answers of { $many } pupil.
   *[other] The groups go by what pupils find hard. This is based on the answers of { $many } pupils.
}
tournament = A tournament
    .how = Short rounds of the game chosen above, with new groups each time. Every table gets the same deal, and you are compared with those who held the same cards.
rounds = Rounds
start-tournament = Start the tournament
next-round = Round { $number } of { $all }
rounds-unfit = A tournament has 2 to { $most } rounds.
# $why is a whole sentence.
line-unfit = Line { $line } of the list cannot be used. { $why }
twice-on-the-list = { $name } is on the list twice. Give one of them another nickname.
no-names = The list has no names. Write one nickname on each line.
long-list = A class has room for { $most } names. With this list it would have { $many }.
on-the-list-but-off = { $name } was taken off the list. Let them in again first, under People.
nothing-hard = No answer has been wrong so far. Set a lesson or practice first.

## For those who have finished early

early-again = Play again with bots
early-watch = Watch another table
early-puzzle = Solve a puzzle
spare-table = Your own table
back-to-result = Back to your result
all-finished = All tables have finished.

## The teacher's page: what a class does in a lesson

desk-done = done
desk-elsewhere = not in this lesson
# $screen is a number; $time is minutes and seconds.
desk-stuck = { $screen } · stuck { $time }
desk-screen = { $is_problem ->
    [yes] problem { $screen }
   *[no] screen { $screen }
}
question-number = question { $number }
class-is = { $done } done, { $stuck } stuck, of { $here }
tally = { $question } { $right } right
own-words = In your own words
send-words = { $many ->
    [one] Send it to this pupil
   *[other] Send it to these { $many }
}
was-told = { $many ->
    [one] It is now on that pupil's page.
   *[other] It is now on the pages of these { $many } pupils.
}
nothing-to-say = Choose or type what you want to say.
back-to-all = Back
picked = For the wall, without names
move-earlier = Move { $answer } up
drop = Leave out { $answer }
show-side-by-side = Show side by side
on-the-wall = It is on the wall.
teacher-says = Your teacher:
# The same on the line of a table.
teacher-said = Your teacher: { $text }
have-read = I have read it

## The wall

open-wall = Open the wall
on-wall = On the wall
wall-auto = Wall: follows the class
wall-lobby = Wall: how to join
wall-tables = Wall: tables and rounds
wall-snapshots = Wall: picked answers
wall-best = Wall: the best of the class
wall-podium = Wall: a podium
wall-games = Wall: a podium for all games
wall-table = Wall: table { $table }
# On the teacher's page; $game is the title of a game.
wall-puzzle = Wall: today's puzzle, { $game }
# On the wall.
wall-puzzle-of = Today's puzzle: { $game }
starter-clock = A clock on the wall
starter-minutes = { $minutes ->
    [0] No clock
   *[other] { $minutes } minutes
}
starter-answer = Show the answer
starter-again = Show the puzzle again
wall-here = { $many ->
    [0] Nobody is here yet
    [one] { FIRST_WORDS($many) } is here
   *[other] { $many } are here
}
wall-done = finished
wall-wait = The results appear here when the game is over
votes-in = { $many ->
    [one] { $many } vote
   *[other] { $many } votes
}
podium = The podium
podium-games = { $many ->
    [one] The podium of this game
   *[other] The podium after { $many } games
}
podium-level = { $many } pupils, all level
podium-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
many-walls = This class is on too many walls already. Close one first.

## A vote

vote-on = Vote on
open-vote = Open a vote
vote-opened = The vote is open, on every pupil's page.
vote-over = The vote is over. Everyone goes on where they were.
vote-closed = The vote is closed.
vote-stage-first = Choose an answer by yourself
vote-stage-talk = Talk with a neighbor
    .how = Find someone who chose another answer. Convince them, or let them convince you.
vote-stage-second = Vote again
vote-stage-closed = Both votes are closed
vote-stage-reason = The answer, and why
vote-taken = Your vote counts. You can change it until your teacher closes the vote.
vote-missing = { $choice ->
    [yes] Say how sure you are, too.
   *[no] Choose one answer. Nobody sees who chose what.
}
you-chose = You chose:
# Before the vote, in the lesson.
chose-alone = In the lesson you chose:
right-answer = Right:
# $many of those $here have voted; while a vote is open nobody sees how.
vote-led-first = Vote: { $many } of { $here } have voted. Nobody sees how until you close it.
vote-led-talk = Closed: { $many } votes. Talking helps most when 3 to 7 out of 10 are right.
vote-led-second = Second vote: { $many } of { $here } have voted.
vote-led-closed = Both votes are closed.
vote-led-reason = Everyone sees the reason.
vote-to-talk = Close the vote: talk with a neighbor
vote-to-second = Vote again
vote-to-closed = Close the second vote
vote-to-reason = Show the reason
show-bars = Show the bars to everyone
hide-bars = Hide the bars
end-vote = End the vote
bar = Vote { $turn }: { $count }, { $certain } of them certain
bars-key = { $rounds ->
    [2] Upper bar: first vote; lower bar: second vote. The stronger color: those who are certain.
   *[other] The stronger color: those who are certain.
}

## The map of a class

map = Map of the class
map-open = Show the map of the class
map-close = Hide the map of the class
map-for-all = Pupils see it, too
map-shown = { $is_shown ->
    [yes] Pupils see the map of the class on their pages now.
   *[no] Only you see the map of the class now.
}
map-how = { $many ->
    [one] What one pupil has practiced and missed in lessons of this class. No names are shown.
   *[other] What { $many } pupils have practiced and missed in lessons of this class. No names are shown.
}
map-empty = Nobody has practiced with this class yet.

## The teacher's page: who may join

comes-again = { $pupil } can now join on another device with the same name and code. The code works for two minutes.
joins-again = They can join again.
off-the-list = { $pupil } is off the list.
many-off-the-list = { $many ->
    [0] No pupils taken off the list.
    [one] { FIRST_WORDS($many) } pupil taken off the list.
   *[other] { FIRST_WORDS($many) } pupils taken off the list.
}
is-locked = Nobody else can join.
is-open = Everyone who knows the code can join.
can-come-back = Those who are here can always come back.
may-join-now = Now they can press Join.
nobody-since = Nobody has joined since then.
removes-all = { $many ->
    [one] Take { WORDS($many) } pupil off the list, and delete everything kept about them?
   *[other] Take { WORDS($many) } pupils off the list, and delete everything kept about them?
}
these = { $names }.
# The last of a list of names.
more-names = { $many } more
asks-to-join = { $name } asks to join on the device of { $pupil }.
let-in = Let in
let-all-in = Let all in
let-name-in = Let { $name } in
let-in-again = Let in on another device
your-key = Your key
    .does = Make a new key for this class, or sign out its page on other devices.
key-and-devices = Key and devices
joining = Joining
lock = Lock this class
unlock = Unlock this class
newcomers = Newcomers
everyone-who-joined = Everyone who joined
joined-in-60 = in the last minute
joined-in-120 = in the last 2 minutes
joined-in-300 = in the last 5 minutes
joined-in-900 = in the last 15 minutes
joined-in-start = since the last start
take-off = Take off the list
taken-off = Taken off the list
name-number = Name { $number }
they-stay-out = They stay out, by name and by device, until you let them in.
nobody-removed = Nobody.

## Homework on every pupil's page

work-set = It is now on every pupil's page.
work-gone = It is no longer on the pupils' pages.
open-to = Open up to screen { $screen }.
all-open = All screens are open.

## A pupil's page

comes-waiting = Your teacher starts the game.
comes-playing = Your table is being set.
comes-over = The game is over. Your teacher starts the next one.
you-sit-at = { $many ->
    [0] You sit at table { $table }.
   *[other] You sit at table { $table } with { $others }.
}
known = What this class knows about you
    .what = Your nickname, your games, and the answers you gave in lessons opened from here. Nothing else.
nothing-yet = Nothing yet.
save-games = Save: games
save-page = Save: { $page }
known-game = { $game }: place { $place }, score { $score }
known-game-open = { $score ->
    [none] { $game }: not finished
   *[other] { $game }: not finished, score so far { $score }
}
known-best = { $game }, your best: { $made }
known-answer = { $page }: { $question } { $answer }.

## Coming in

you-are-off = Your teacher has taken you off the list. Ask your teacher to let you in, then join again.
name-is-off = Your teacher has taken this name off the list. Choose another name, or ask your teacher to let you in.
class-is-locked = This class is locked: nobody else can join. Ask your teacher to unlock it.
not-listed = That name is no longer on the list.
here-already = This device is already in the class as { $pupil }.
name-cannot-change = Your name cannot change now. Keep the name you have, or ask your teacher.
name-taken-in-class = Choose another name, or, if it is you on another device, ask your teacher to let you in.
choose-another-name = Choose another name.
lost-seat = Your seat could not be saved. Reload this page to take it again.
open-elsewhere = You have this table open on other screens.
only-teacher = Only your teacher can do that here.

## What a teacher sets

due-box = Due on
# $weekday is 1 for Monday, $month 1 for January.
due = Due on { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
no-such-day = { $typed } is not a date. Write year, month and day, such as 2026-11-27.
day-is-over = That day has passed. Choose today or a later day.

work = { $what ->
    [lesson] Open { $title }
   *[practice] Practice for { $title }: { $many } problems
}
no-practice = { $game } has no practice; choose another game.
practice-for = Practice for { $game }
choose-a-lesson = Choose a lesson first.
work-now = { $seed ->
    [none] On every pupil's page now: “{ $work }”.
   *[other] On every pupil's page now: “{ $work }”, seed { $seed }.
}
take-away = Remove it
set-work = Set a lesson or practice
problems = Problems
seed = Seed
# Stands in the empty box for a seed.
any-seed = any
kinds = Kinds of problem (tick none for all of them)
set-practice = Set this practice
set-lesson = Set this lesson
lesson = Lesson
pace = Pace
all-open-now = All screens are open
open-to-screen = Open up to screen { $screen }, { $title }
back-to-class = Back to the class
game-has-begun = A game of { $game } has begun.
to-table = Go to table { $table }
to-class = To the class
nobody-here = Nobody is here. Start when the pupils have opened their page.
to-lesson = To the lesson: { $title }
no-such-lesson = There is no such lesson here. Open one from the page of your class.
no-lesson-set = No lesson is set. Set one first.
bring-to-work = Bring everyone here
bring-to-tables = Bring everyone to the tables
called-to = { $where ->
    [lesson] Everyone goes to the lesson.
    [practice] Everyone goes to the practice.
   *[tables] Everyone goes to the tables.
}
all-done = Done: all { $many } problems.
problem-of = Problem { $number } of { $all }
practice-kind = Practice: { $kind }
problem = { $kind ->
    [none] Problem { $number }
   *[other] Problem { $number }: { $kind }
}
# How someone answered a question.
answered = { $how ->
    [right] { $tries ->
        [1] right on the first try
       *[other] right on try { $tries }
    }
    [shown] the answer was shown
   *[open] { $tries ->
        [one] { $tries } try, not right yet
       *[other] { $tries } tries, not right yet
    }
}
open-game = not finished
# $answer is one of the above.
answered-late = { $answer }, after the due date

## The page of a table before its game

table-code = Table { $code }
table-of-class = Table { $table } of class { $code }
friends-join = Friends can join with the code { $code } under “Join a table”.
scan = Scan this, or open { $address } and type { $code }.
qr = QR code that opens { $address }
at-the-table = At the table
only-watch = Give up my seat and watch
take-a-seat = Take a seat
you-play = You play.
you-watch = You watch.
you = you
is-here = here
a-bot = a bot
away-bot-plays = away; a bot plays
is-chosen = { $game } is chosen.
waits-for-deal = { $leader ->
    [none] { $game }. The game begins when the first person here deals.
   *[other] { $game }. The game begins when { $leader } deals.
}
players = Players
seat = Seat { $seat }
variants = Variants
deal = Deal
dealt = The cards are dealt.

## A live table

long-away = { $player } has been away for a while.
let-bot-play = Let a bot play
bot-plays-for = A bot plays for { $player }.
new-cards = The game at this table could not be read, so new cards were dealt.
teacher-starts = Your teacher starts the next game.
play-again = Play again
another-game = Another game
keep-table = Keep this table
delete-table = Delete this table
closes-table = Delete this table and its game for everyone?
keep-it = Keep it
delete-it = Delete it
table-stays = This table stays.
table-deleted = This table was deleted.
class-deleted = This class was deleted.
way-back = To bring it back, reload this page within a day.
closers = { $many ->
    [one] { $lacking ->
        [one] { $players } wants to delete this table. { $lacking } more player has to agree.
       *[other] { $players } wants to delete this table. { $lacking } more players have to agree.
    }
   *[other] { $lacking ->
        [one] { $players } want to delete this table. { $lacking } more player has to agree.
       *[other] { $players } want to delete this table. { $lacking } more players have to agree.
    }
}
closing = The table and its game are deleted for everyone. For a day you can bring them back.
closing-together = The table is deleted when { $enough } of the { $all } people who have played agree. For a day you can bring it back.
other-version = Another version saved this table, so it cannot be opened.
undrawn = This part could not be shown. Everything else works.
undrawn-page = This page could not be shown. It will try again as soon as something changes.

## What cannot be done

name-taken = Someone here is already called { $name }.
full = { $most } people are here already.
nobody-asks = That question is no longer open.
begun-already = The game has begun already.
nobody-joined = Nobody has joined yet.
# $why is a whole sentence.
table-unfit = Table { $table }: { $why }
no-such-question = This lesson has no such question.
many-answers = You have sent as many answers as this class can take.
no-report = That is not a report of an answer.
only-leader = { $leader ->
    [none] Only the first person can do that here.
   *[other] Only { $leader } can do that here.
}
someone-has-to-play = Someone has to play: press “Take a seat”.
players-deal = Only the players can deal again.
players-only = Only the players can do that.
who-may-delete = Only someone who has opened this table or played at it can delete it.
is-back = { $player } is back, or was not gone for long.
not-over = The game is not over yet.
no-such-game = There is no such game here.
type-a-name = Type a name that the others will see.
long-name = That name has { $letters } letters. Use at most { $most }.
unshown-name = That name has a character that cannot be shown. Choose another name.
taken-word = On these pages that word means someone else. Choose another name.
server-full = This server cannot hold more tables now. Try again later.
classes-full = This server cannot hold any more classes. Delete one first.
no-free-code = There is no free code. Try again later.
no-such-code = No table or class here has the code { $code }. It may have been deleted; ask for the code again.
cannot-open = Table { $code } cannot be opened: { $why }.
cannot-bring-back = Table { $code } cannot be brought back: { $why }.

## Codes that cannot be one

type-code = Type the code of your table, such as { $example }.
what-a-code-is = A code is a word and a number, such as { $example }.
word-missing = The word is missing. A code is a word and a number, such as { $example }.
no-such-word = { $near ->
    [none] No table has the word { $word }. Check the spelling.
   *[other] No table has the word { $word }. Is it { $near }?
}
number-missing = The number is missing. Which number comes after { $word }?
no-such-number = No table has the number { $number }. It has five digits, as in { $example }.

## Where games are kept

# $why is one of the reasons below.
not-saved = Games are not being saved: { $why }. You can play on, but a game is lost when the server stops.
store-disk-full = the disk is full
store-read-only = the file is read-only
store-held = another program holds the file
store-damaged = the file is damaged
store-disk-fails = the disk cannot be written to
store-unusable = the file cannot be used
store-database-full = the disk of the database is full
store-database-read-only = the database is read-only
store-no-tables = this user may not create tables in the database
store-slow = the database takes too long
store-refused = the database refuses this name or password
store-no-password = the database asks for a password
store-not-from-here = the database does not accept connections from here
store-unknown = the database server knows no such user or database
store-no-connections = the database has no connections left
store-lost = the database is not responding
store-no-package = PostgreSQL needs one more package: pip install "mathgames_widgets[postgres]"
store-bad-address = the address cannot be read; one is postgresql://name@host/database
database-at = { $database ->
    [none] { $host ->
        [none] the database on this machine
       *[other] the database at { $host }
    }
   *[other] { $host ->
        [none] { $database } on this machine
       *[other] { $database } at { $host }
    }
}

## What is kept about those who come

privacy-short = This page is for parents and for the data protection officer of a school. There are no accounts here: a pupil types a nickname, and no real name, e-mail address or password is asked for.
heading-kept = What is kept
heading-not-kept = What is not kept
heading-where = Where it is kept
heading-who = Who sees it
heading-how-long = How long it is kept
heading-browser = What the browser keeps
heading-rights = To see, correct or delete it
kept-names = Nicknames.
    .why = The nickname that a pupil types or the teacher puts on a list, when the pupil joined, earlier nicknames, who is marked absent, and who was taken off the list. A random number stands for each pupil.
kept-seats = Seats and groups.
    .why = Who sits at which table and in which group, so that everyone finds the same place again.
kept-moves = Moves.
    .why = The cards and numbers that were played, and which of these moves a bot made for someone who was away, so that a game goes on after a break.
kept-results = Results.
    .why = Scores, places and the best function, formula or round of each game.
kept-answers = Answers in lessons and practice.
    .why = Answers as they were typed, whether they were right, how many tries it took, whether they came after the due date, and the ideas behind wrong ones, so that the teacher can help.
kept-votes = Votes.
    .why = What each pupil chose in the current vote, and how sure they were.
kept-words = What the teacher says to a pupil.
    .why = The sentence, whether it was read, and the answers that were picked for the wall, where they are shown without names.
kept-settings = What the teacher has set.
    .why = The games, options, lessons, due dates, pauses and tournaments of the class, and what the teacher's key is made from.
not-kept = The store holds no real names unless someone types one as a nickname, no e-mail addresses, no passwords of pupils, no pictures, no locations and no internet addresses. Nobody is timed.
    .elsewhere = Nothing is sent to anyone else: the pages load nothing from other servers, there is no advertising, and visitors are not counted. While the server runs, it counts the internet addresses that ask for pages in its memory, so that nobody can overload it.
where-kept = Everything is kept on this server, in a file or in a database that its owner has chosen. It is never passed on.
    .log = The server's own log has times and errors, without nicknames, codes or internet addresses.
who-sees = The teacher of a class sees all of it. The owner of the server can read the store.
    .pupils = Pupils see the nicknames in their class, the games they play or watch, and their own answers. The teacher decides what a wall shows.
how-long = A class or table that nobody uses is deleted after { $days } days, a table without a game after { $lobby ->
    [one] { $lobby } day
   *[other] { $lobby } days
}. A table that was deleted can be brought back for { $back ->
    [one] { $back } day
   *[other] { $back } days
}; a class cannot.
    .delete = “Delete this class” deletes the class, its tables, results and answers at once.
    .one = A pupil who is taken off the list has no answers in the class any more. The nickname stays on the list of those who were taken off, and earlier lines of the class's log are deleted with the class.
cookie-seat = which seat at a table or in a class is yours
cookie-browser = a random number that keeps your place in a line
cookie-language = the language you have chosen
cookie-password = that you know the password of this server, where it has one
cookie-teacher = that you have shown a teacher's key
browser-keeps = These cookies are for this server only, and expire after 30 days at most. The browser also remembers your progress in lessons and games that you open outside a class.
rights = A pupil's own page lists everything that is kept, under “What this class knows about you”, and saves it as a file. To correct or delete something, ask the teacher.
    .teacher = The teacher can save everything about the class as one file, take individual pupils off the list, and delete the class. A class has at most { $most } pupils.
