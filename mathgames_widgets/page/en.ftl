### What pages say on their own, whatever stands on them.

stale = This page has changed since then. Here it is now.
slow = The table has not answered yet. Your move is on its way, and the game goes on when the answer arrives.
# $kind and $fault are what the program calls the fault.
fault = Something went wrong in the program ({ $kind }: { $fault }).

## Cards

card-face-down = a card, face down
# What a button says while a card is picked up; $card is that card.
put-here = { $place }: put { $card } here

## Sheets of paper

# Stands below the fronts of cards to cut out, so that a PDF says it too.
sheet-front = { $game } · { $pack } · sheet { $sheet } of { $last } · front · print at 100%, on both sides, flipped on the long edge
sheet-back = { $game } · { $pack } · sheet { $sheet } of { $last } · back
# Beside lines to write on.
name = Name
date = Date
empty-axes = Empty axes from { $low } to { $high }
how-to-play = How to play { $game }
# Before the box that chooses one.
language = Language

## Around a page: its header, and what its scripts say

math-games = Math games
skip = Skip to the page
pages = Pages
setting = Setting the table …
have-a-code = Have a code?
join-a-table = Join a table
play-with-others = Play with others
lead-a-class = Lead a class
late = This is taking longer than usual. The page continues as soon as the table is ready.
broken = The table could not be loaded.
away = The connection to your table is lost. It will come back by itself, and what you did is kept.
gone = Your table is no longer there. This browser has kept your game and your answers.
lost = The tables could not be loaded.
open-again = Open the page again

## A lesson as a row of screens

back = Back
next = Next
screens = Screens of this lesson
held = Your teacher opens the next screen.
# The name of a screen that is done, for those who listen.
screen-done = { $screen }, done
screen-where = { $here } of { $all } · { $screen }
screen-where-short = { $here } of { $all }
screen-of = Screen { $here } of { $all }
one-screen = One screen at a time
all-on-one = All on one page
present = Present
small-type = Back to small type
# Buttons on a phone that lead from the question down to what stands below it, and back.
to-table = ↓ Table
to-picture = ↓ Picture
to-question = ↑ Question
# A question may wait below the table as well.
down-to-question = ↓ Question
up-to-table = ↑ Table
up-to-picture = ↑ Picture

## Pages without a server

starting = Your press is saved. It counts as soon as the table is ready.
getting = Getting the table ready …
begins = Starting …
connection-broke = The connection broke before the table was ready. Connect again, then start again.
takes-long = This is taking a while.
nothing-arrives = Nothing has arrived for a while. Is there still a network?
megabytes = { $done } of { $all } MB
part-missing = A file of this page is missing: { $file }. Copy the whole folder.
no-python-here = This browser cannot start Python for a page opened from a folder. Try Chrome or Edge, or use a web server.
no-python = This browser could not start Python. A newer browser can.
how-far = How much of the table has loaded
start-again = Start again from the last move
needs-script = The table needs JavaScript. Allow it for this page, then load the page again.
copy-ready = Ready for use without a network.
copying = Copying for use without a network
how-much-copied = How much is copied for use without a network
copy-full = { $left } of { $all } files are not copied yet: this browser has no more room.
copy-waits = { $left } of { $all } files are not copied yet. Copying continues when there is a network.
copy-needs-https = This address needs the network; over HTTPS it would work without one.
search-label = Search the pages
search-broken = The search could not be loaded.
search-nothing = Nothing was found. Try fewer words, or a part of one.
search-found = Places found: { $many }
search-found-best = Places found: { $many }. These are the best { $most }.
no-network = No network
not-copied = There is no network. This page is not copied. The games, lessons and rules are.
not-copied-yet = There is no network. { $left } of { $all } files were not copied before the network went, and this page is one of them.
to-home = To the home page

## Live tables

line-lost = The connection is lost. It comes back by itself.
press-lost = The page changed just as you pressed. Look at it, and press again if your press did not count.
no-live-tables = This server has no live tables. Open the table in your browser, or start JupyterLab with “mathgames lab”.
frame = Table { $code }
