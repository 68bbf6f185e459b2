### What a server says: its own pages, forms, the password, waiting, and its command line.

math-games = Math games
title = { $page } · Math games
home = Go to the home page
open-again = Open this page again
not-shown = This page could not be shown
no-such-page = This page does not exist
status = { $code }: { $reason }.
status-number = Error { $code }.
not-run = This notebook has not been run, so its results are missing here. Run it first, or let { $command } run it.
needs-scripts = This page needs JavaScript. Switch it on in your browser, then reload the page.

## Waiting for a page

wait-full = The room is full
    .then = Every table is taken. This page continues by itself as soon as one is free.
wait-too-many = Too many tables are open already
    .then = This page continues by itself as soon as you close another page with a table on it.
wait-too-fast = One moment
    .then = Too many pages were opened in a short time. This one continues by itself.
wait-not-set = The table could not be set
    .then = This page tries again by itself.
place-in-line = Your place in line: { $place }

## The password

password = Password
come-in = Log in
not-the-password = That is not the password. Ask your teacher for it.

## Live tables

join-a-table = Join a table
join = Join
code = Code
your-nickname = Your nickname
open-a-table = Open a table for your friends
open-it = Open it
nothing-here = Nothing here has this code
type-a-code = Type a code
here-already = You are here already
go-on-as = Continue as { $name }
change-name = Change my name to { $name }
someone-else = { $name } is someone else: ask the teacher
ask-your-teacher = Ask your teacher
teacher-sees-wish = Your teacher can see that { $name } wants to join here. Once your teacher has said yes, press Join.
was-deleted = Table { $code } was deleted
can-bring-back = You can bring it back, with its game, for one day.
bring-back = Bring it back

## Classes and their keys

teachers-page = The teacher's page
teachers-key = The teacher's key
key-where = The key stands after “To lead a class”, where the server was started.
not-a-key = That is not the teacher's key. The key is shown where the server was started.
open = Open
your-classes = Your classes
classes-here = Classes that are already here, each with the key for its own teacher:
open-class = Open a new class
many-classes = Too many classes were opened in a short time. Wait a moment, then try again.
class = Class { $code }
class-not-here = This class is not here
key-and-devices = Key and devices
key-of-class = The key of class { $code }
key-of-all = The key of all classes
leads-class = Anyone who has it leads this class.
leads-all = Anyone who has it leads every class on this server.
show-key = Show the key
not-on-the-wall = Do not show the key on the projector.
sign-out = Sign out other devices
make-key = Make a new key
keep-key = Keep the key
new-key-question = Make a new key?
ends-key = The old key no longer opens the page of class { $code }. All other devices must enter the new one; pupils keep their seats.
ends-all-keys = The old key and every class's key stop working, so hand out the new ones. All other devices must enter the new key; pupils keep their seats.
ends-more = A new key here gives every class a new key as well, so hand those out again.
servers-key = Anyone who has the key of all classes, as the server's terminal shows it, leads this class too.
renewed-key = There is a new key. The old one no longer works, and all other devices must enter the new one.
renewed-devices = All other devices are signed out. The key is the same.
back-to-class = Back to class { $code }
back-to-classes = Back to the classes

## Paper

sheet-title = { $game }: { $about }
cards = cards
rules = rules on one page
lesson-pages = a page for the teacher and one for the pupil
boards = boards and score sheets
worksheet = worksheet
exit-tickets = exit tickets
key = answer key
print-both-sides = Print at 100%, not fitted to the page, on both sides, flipped on the long edge. If you do not want card backs, print only the odd pages.
print-one-side = Print at 100%, not fitted to the page.
# $name is what was typed, such as byorf/deck.
nothing-to-print = There is no { $name } to print.
no-large-print = Only decks have a large-print version, so leave out --large for { $name }.
no-chance = Nothing in { $name } is random, so leave out --seed.
no-day = Nothing in { $name } depends on the day, so leave out --day.
no-such-day = { $day } is not a day. Write it as 2026-11-30.
puzzles = a week of puzzles
# $day such as “Tuesday, 24 November”
puzzle-on-paper = { $game }: puzzle for { $day }
puzzles-key = { $game }: puzzles of the week, answer key
my-answer = My answer
my-reason = Why it is best
no-decks = There are no decks to choose from for { $name }; leave out --deck.

## The site of files

to-print = To print
documentation = Documentation
open-as-notebook = Open as a notebook
fetching = Fetching Python for browsers
compiling = Compiling the package
building-lite = Building JupyterLite
# $total and $first are megabytes.
site-written = { $pages } pages in { $files } files, { $total } MB. A first visit loads { $first } MB.

## The terminal

open-address = Open { $address }
in-the-room = Everyone in the room: { $address }
to-lead = To lead a class, keep this to yourself: { $address }
how-to-stop = Stop the server with Ctrl-C.
password-for-pages = Password for the pages:
own-copy = Your own copy of the notebooks is in { $folder }; change it as you like.
to-look = To look at it here: { $command }
borrowed-home = The home folder is read-only, so { $folder } is used until the server stops.
port-in-use = Port { $port } is in use; stop whatever is running there, or choose another port with --port { $next }.
port-not-allowed = Port { $port } may not be used by this account; choose one above 1023, such as --port 8866.
foreign-address = The address { $address } does not belong to this machine; use --ip 127.0.0.1, or 0.0.0.0 for everyone in the room.
wrong-name = This server does not go by that name. The person who runs it can add it with --allow-host.

## Papers of a class

codes-of-class = Personal codes of class { $code }
codes-how = Cut the slips apart. With their code, pupils can come back on any device, at school or at home, and in copies of this class. Anyone who has the code can join as that pupil.
nobody-listed = Nobody is on the list of this class yet.
slip-address = Open { $address }
slip-class = Class: { $code }
slip-own = Your personal code: { $code }
cards-of-class = Result cards of class { $code }
your-card = Your result card
card-how = Print this page, or save it, to keep the card.
copy-class = Copy class { $code }?
copy-it = Copy the class
copy-does = The copy has the same pupils with the same personal codes, the same groups and the same game. It has no results and no answers. This class stays as it is.
privacy = What is kept about you
no-such-own-code = Nobody in class { $code } has this personal code. Check each letter, or type your nickname.
what-is-kept = What is kept about you
or-own-code = Or the personal code from your slip, if you have one.
