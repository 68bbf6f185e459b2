### What every game says: names at the table, who won, and the refusals that all games share.

# The name of this language, in this language.
language-name = English

# The name of someone who typed none. $place is their number at the table.
player = Player { $place }

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
whose-turn = It is { $turn }'s turn.
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
