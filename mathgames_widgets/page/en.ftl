### What pages say on their own, whatever stands on them.

stale = The table has changed since then. Here it is now.
slow = The table has not answered yet. Your press is on its way, and the game goes on when the answer arrives.
# $kind and $fault are what the program calls the fault.
fault = Something went wrong in the program ({ $kind }: { $fault }).

## Cards

card-face-down = a card, face down
# What a button says while a card is picked up; $card is that card.
put-here = { $place }: put { $card } here

## Sheets of paper

# Stands below the fronts of cards to cut out, so that a PDF says it too.
sheet-front = { $game } · { $pack } · sheet { $sheet } of { $last } · front · print at 100 %, on both sides, turned on the long edge
sheet-back = { $game } · { $pack } · sheet { $sheet } of { $last } · back
# Beside lines to write on.
name = Name
date = Date
empty-axes = Empty axes from { $low } to { $high }
how-to-play = How to play { $game }
# Before the box that chooses one.
language = Language
