### What every game says: names at the table, who won, and the refusals that all games share.

# The name of this language, in this language.
language-name = English

# How several things are written in a row: 5, 6 and 8.
list-comma = { ", " }
list-and = { $most } and { $last }
list-or = { $most } or { $last }

# Small numbers in words; those at the beginning of a sentence are `first`. 0 stands before a noun: no cards.
number = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}
    .first = { $number ->
        [0] No
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
        [10] Ten
       *[other] { $number }
    }

# The name of someone who typed none. $place is their number at the table.
player = Player { $place }
# Stands where the name of the one who reads would stand; `first` at the beginning of a sentence.
you = you
    .first = You

# The names of bots, by the places at which they sit.
bot-name = { $place ->
    [0] Alpha
    [1] Sigma
    [2] Delta
    [3] Pi
    [4] Theta
    [5] Omega
    [6] Lambda
   *[7] Phi
}

won-plain = { $many ->
    [1] { $players } won the game.
   *[other] { $players } shared the win.
}

# $score is what each of the winners has, such as “3 points”.
won = { $many ->
    [1] { $players } won the game with { $score }.
   *[other] { $players } shared the win with { $score } each.
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Refusals

nobody-there = Nobody sits at that place.
game-is-over = The game is over.
other-game = That move is from another game.
whose-turn = { $turn ->
    [you] It is your turn.
   *[other] It is { $turn }'s turn.
}
not-in-hand = There is no { $card } in your hand. Choose a card you hold.
not-in-front = { $card } is not in front of you. Choose one of your cards on the table.

# $option is an option's name as a program writes it, $value what was given.
not-in-range = { $value ->
    [none] { $option } is empty, but it must be a whole number from { $least } to { $most }.
   *[other] { $option } is { $value }, but it must be a whole number from { $least } to { $most }.
}
not-one-of = { $value ->
    [none] { $option } is empty, but it must be one of { $allowed }.
   *[other] { $option } is { $value }, but it must be one of { $allowed }.
}
not-a-switch = { $option } is { $value }, but it must be True or False.

# $least and $most are equal where a game is for exactly so many players.
not-for-so-many = { $game } is for { $least } to { $most } players, not { $players }.
not-for-other-than = { $many ->
    [one] { $game } is for { $many } player, not { $players }.
   *[other] { $game } is for { $many } players, not { $players }.
}

## What comes from a browser and cannot be taken

unshown = That has a character that cannot be shown. Type it again without it.
too-long = That is too long to be sent. Make it shorter, then try again.
unreadable = That could not be read.
# Words by which pages call others; nobody may take them for a name. Keep them small and put commas between them.
reserved-names = you, me, teacher, the teacher, your teacher, my teacher, bot, a bot, the bot, robot, someone, somebody, anyone, anybody, everyone, everybody, no one, nobody, nobody here, admin, administrator, moderator, system, server, here, away, watches, watching
# Words that stand before a number where pages name a place.
reserved-before-numbers = player, seat, table
seed-needs-letters = A seed needs at least one letter or digit, such as FERN-42.

## Taking back, and bots

nothing-to-undo = There is nothing to take back yet.
other-has-acted = Another player has acted since, so this can no longer be taken back.
cards-turned = Cards were turned over since, so this can no longer be taken back.
random-bot = I play at random: every move was equally likely.

## Saved games

record-too-long = This is not a saved game: the text is far too long.
record-unread = This is not a saved game, or it was cut off: the text cannot be read.
record-foreign = This is not a saved game from any of these games.
record-version = This record is damaged: its version is not a number.
record-newer = This game was saved by a newer version: its record has version { $version }, and { $known } is the newest known here.
record-lacks = This record is damaged: something is missing from it.
record-changed = This record is damaged: a part of it is missing or was changed.
record-who = This record is damaged: move { $number } does not say who made it.
# $why is the sentence that says what is wrong.
record-illegal = This record cannot be replayed: move { $number } breaks a rule. { $why }
record-move = This record is damaged at move { $number }: { $why }
record-other-game = This is a saved game of { $game }, which is not among the games here ({ $known }).
record-options = This record cannot be set up: it has options that the game does not know.
record-unfit = This saved game cannot be opened. { $why }
# $examples are moves as they are written, in quotation marks.
no-move = { $many ->
    [0] { $text } is not a move in { $game }.
    [1] { $text } is not a move in { $game }; a move looks like { OR($examples) }.
   *[other] { $text } is not a move in { $game }; moves look like { OR($examples) }.
}
