"""What every game keeps to. A new game runs through all of this as soon as it stands in GAMES.

The game of docs/adding-a-game.md runs through it too, though it is no game of the package.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import pytest

from mathgames_widgets.core import Action, Event, IllegalAction, Match, Reason, Record, RecordError, Rng, bot_move
from mathgames_widgets.core.game import GameIsOver, NoSuchPlayer, NotOfThisGame, NotYourTurn, Refused
from mathgames_widgets.core.words import why_refused
from tests.guide import ALL_OPEN, EVERY
from tests.refusing import refusing
from tests.walks import everything_in, everything_reached, names_for_repr, random_match, random_turns

games = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.NAME)


def tables(game):
    """The smallest table, one in the middle and the largest."""
    return sorted({game.PLAYERS[0], game.PLAYERS[len(game.PLAYERS) // 2], game.PLAYERS[-1]})


def seats(match):
    """Every seat, and a watcher."""
    return (None, *range(match.players))


def matches(game, every=1):
    """A random game at each table, and the number of every so many-th turn, as it is being played."""
    for players in tables(game):
        match = Match(game, players, f"WALK-{players}")
        for player in random_turns(match, f"STEPS-{players}"):
            if len(match.turns) % every == 0:
                yield match, player
        yield match, None


# ── the same names everywhere ─────────────────────────────────────────────────────────────────────────────────────


@games
def test_a_game_has_all_the_names(game):
    """`games/byorf` satisfies the `Game` protocol as a module."""
    for name in ("new_game", "to_act", "legal_actions", "why_not", "apply", "observe", "imagine", "outcome"):
        assert callable(getattr(game, name))
    assert game.NAME.lower() == game.NAME
    assert game.TITLE
    assert game.PLAYERS[0] >= 1
    assert game.Rules() == game.Rules()


@games
def test_every_switch_makes_a_game(game):
    """Every option that is switched on or off is played to the end, saved and loaded."""
    for rules in switched(game):
        match = Match(game, tables(game)[0], "SWITCH", rules=rules)
        for player in random_turns(match, "SWITCH"):
            view = match.observe(player)
            assert view.rules == rules
            assert game.observe(game.imagine(view, "A"), player) == view
        check_outcome(match)
        assert Match.load(match.record().to_json(), [game]).state == match.state


def switched(game):
    """The options, each time with another one turned over; those that need a second one are the game's own to test."""
    for field in fields(game.Rules):
        if isinstance(field.default, bool):
            try:
                yield game.Rules(**{field.name: not field.default})
            except Refused as refusal:
                assert why_refused(refusal, game).startswith(f"{field.name} is ")
                assert is_a_sentence(why_refused(refusal, game))


@games
def test_every_option_is_checked(game):
    """A value out of range is refused in one sentence that begins with the field's name."""
    for field in fields(game.Rules):
        if isinstance(field.default, (bool, int, str)):
            with refusing(game, rf"^{field.name} is None, but .*\.$"):
                game.Rules(**{field.name: None})


@games
def test_the_number_of_players_is_checked(game):
    """A wrong number of players is refused in one clear sentence, and a match says it itself."""
    for players in (game.PLAYERS[0] - 1, game.PLAYERS[-1] + 1):
        with refusing(game, r"\.$"):
            game.new_game(players, "FERN-42")
        with pytest.raises(ValueError, match=rf"{players}\.$"):
            Match(game, players, "FERN-42")


# ── states ────────────────────────────────────────────────────────────────────────────────────────────────────────


@games
def test_the_same_seed_and_moves_give_the_same_game(game):
    """Same game, options, seed and actions: the same game."""
    for players in tables(game):
        first, second = (random_match(game, players, "FERN-42") for _ in range(2))
        assert first.state == second.state
        assert first.turns == second.turns


@games
def test_states_and_views_are_values(game):
    """State, View, actions, events and reasons are frozen, slotted dataclasses."""
    match = random_match(game, tables(game)[1])
    values = [match.state, *(match.observe(seat) for seat in seats(match)), match.rules]
    for turn in match.turns:
        values += [turn.action, *turn.events]
    for value in values:
        assert value.__dataclass_params__.frozen, type(value)
        assert not hasattr(value, "__dict__"), type(value)
        hash(value)


@games
def test_a_repr_can_be_pasted_back(game):
    """`==`, hash and a pasteable repr work."""
    names = names_for_repr(game)
    for match, _ in matches(game, every=25):
        for value in (match.state, match.observe(None), match.observe(0)):
            again = eval(repr(value), dict(names))
            assert again == value
            assert hash(again) == hash(value)


@games
def test_apply_does_not_change_its_argument(game):
    """apply gives a Step(state, events)."""
    for match, player in matches(game, every=10):
        if player is None:
            continue
        before, text = match.state, repr(match.state)
        for action in match.legal_actions(player):
            game.apply(before, player, action)
        assert repr(before) == text


# ── what may be done ──────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Foreign(Action):
    """An action of no game."""


@games
def test_legal_actions_are_those_that_nothing_forbids(game):
    """why_not is the one place where legality is decided; legal_actions and apply agree with it."""
    pool = {turn.action for turn in random_match(game, tables(game)[-1], "POOL").turns} | {Foreign()}
    for match, _ in matches(game, every=20):
        for player in range(match.players):
            offers = match.legal_actions(player)
            legal = tuple(offers)
            assert len(set(legal)) == len(legal) == len(offers)
            for action in {*legal, *pool}:
                agree(game, match.state, player, action, action in offers)


def agree(game, state, player, action, is_legal):
    """The two functions say the same, and a refusal has its reason in words."""
    reason = game.why_not(state, player, action)
    assert (reason is None) == is_legal, (player, action, reason)
    try:
        game.apply(state, player, action)
    except IllegalAction as refusal:
        assert (refusal.reason, refusal.action) == (reason, action)
        assert is_a_sentence(game.sentence(reason, ()))
    else:
        assert is_legal


@games
def test_legal_actions_keep_their_order(game):
    """Every action open to a player, in a fixed order; empty for those who need not act."""
    for match, _ in matches(game, every=20):
        for player in range(match.players):
            assert tuple(match.legal_actions(player)) == tuple(match.legal_actions(player))
            assert bool(match.legal_actions(player)) == (player in match.to_act())


@games
def test_a_stranger_may_do_nothing(game):
    """Only those who sit at the table act."""
    for match, player in matches(game, every=50):
        if player is None:
            continue
        action = next(iter(match.legal_actions(player)))
        for stranger in (-1, match.players, 99):
            assert not match.legal_actions(stranger)
            assert match.why_not(stranger, action) == NoSuchPlayer(stranger)


@games
def test_a_move_of_another_game_is_refused(game):
    """The action belongs to another game."""
    match = Match(game, tables(game)[0], "FERN-42")
    assert match.why_not(match.to_act()[0], Foreign()) == NotOfThisGame()


@games
def test_nothing_is_done_after_the_end(game):
    """The game is over, for everybody and every action."""
    match = random_match(game, tables(game)[0])
    for turn in match.turns[-5:]:
        assert match.why_not(turn.player, turn.action) == GameIsOver()


@games
def test_the_reasons_that_every_game_has_are_said(game):
    """One clear sentence, the game's own or the common one."""
    for reason in (NoSuchPlayer(9), NotOfThisGame(), NotYourTurn(1), GameIsOver()):
        assert is_a_sentence(game.sentence(reason, ["Asha", "Ben"]))


@games
def test_the_game_is_over_when_nobody_acts(game):
    """to_act is () exactly when there is an outcome."""
    for match, _ in matches(game):
        assert (match.outcome() is None) == bool(match.to_act())
        if match.outcome():
            check_outcome(match)


def check_outcome(match):
    """Winners have place 1, places follow the numbers of players ahead."""
    outcome = match.outcome()
    assert len(outcome.scores) == len(outcome.places) == match.players
    assert outcome.winners == tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
    assert outcome.winners
    assert is_a_sentence(match.game.sentence(outcome.why, match.names))


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


@games
def test_an_imagined_table_fits_what_the_seat_sees(game):
    """observe(imagine(view, seed), seat) == view"""
    for match, _ in matches(game, every=7):
        for seat in seats(match):
            view = match.observe(seat)
            for seed in ("A", "B"):
                imagined = game.imagine(view, seed)
                assert game.observe(imagined, seat) == view
                assert game.to_act(imagined) == match.to_act()


@games
def test_an_imagined_table_can_be_played_on(game):
    """A whole state: bots that think ahead play on from it."""
    for match, player in matches(game, every=30):
        if player is None:
            continue
        imagined = game.imagine(match.observe(player), "A")
        for action in game.legal_actions(imagined, player):
            game.apply(imagined, player, action)


@games
def test_imagining_is_not_looking(game):
    """The hidden part is dealt at random: the true table comes back only by chance, or where everything lies open."""
    match = Match(game, tables(game)[-1], "FERN-42")
    if game.NAME in ALL_OPEN:
        assert game.imagine(match.observe(None), 1) == match.state
        return
    seen = {game.imagine(match.observe(None), str(number)) for number in range(20)}
    assert len(seen) == 20
    assert match.state not in seen


@games
def test_chance_is_never_in_a_view(game):
    """Chance is a value in the state, never in a View nor in the log, which is read when all stands in it."""
    for match, player in matches(game, every=10):
        for seat in seats(match):
            for told in (match.observe(seat), match.log(seat)) if player is None else (match.observe(seat),):
                assert not any(isinstance(value, Rng) for value in everything_in(told))
                assert match.seed not in repr(told)


@games
def test_no_bot_can_reach_the_state(game):
    """A bot is given a View and the legal actions. However far it looks into them, no State is found there: not in a
    closure, not in a generator, not behind a bound method."""
    for match, player in matches(game, every=25):
        if player is None:
            continue
        actions = match.legal_actions(player)
        found = [type(match.state), Match, Rng]
        for value in everything_reached(match.observe(player), actions, iter(actions)):
            assert not isinstance(value, tuple(found)), value


class _Slotted:
    """Something that keeps what it was given, without a dictionary."""

    __slots__ = ("_state",)

    def __init__(self, state):
        self._state = state


@pytest.mark.parametrize(
    "hidden",
    [
        lambda state: lambda: state,
        lambda state: (one for one in (state, 1)),
        lambda state: map(state.__eq__, (1, 2)),
        lambda state: {"here": [(state,)]},
        _Slotted,
    ],
    ids=["closure", "generator", "bound method", "collections", "slot"],
)
def test_a_hidden_state_is_found(hidden):
    """The test above would see a State wherever a game kept one."""
    state = EVERY[0].new_game(2, "FERN-42")
    assert any(value is state for value in everything_reached(hidden(state)))


@games
def test_what_is_removed_stays_removed(game):
    """as_seen_by of what a seat has seen adds nothing."""
    match = random_match(game, tables(game)[1])
    for seat in seats(match):
        for event in match.log(seat):
            assert event.as_seen_by(seat) == event


@games
def test_a_replay_shows_a_seat_what_it_saw(game):
    """views(player): one view for each state from the start."""
    match = Match(game, tables(game)[1], "FERN-42")
    seen = {seat: [match.observe(seat)] for seat in seats(match)}
    for _ in random_turns(match, "REPLAY"):
        if len(match.turns):
            for seat, views in seen.items():
                views.append(match.observe(seat))
    for seat, views in seen.items():
        assert list(match.views(seat))[:-1] == views[: len(match.turns)]
        assert match.views(seat)[-1] == match.observe(seat)
        assert len(match.views(seat)) == len(match.turns) + 1


# ── undo ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@games
def test_undo_policy(game):
    """Undo is allowed back to the last point where something was revealed, drawn, shuffled or rolled, or another player
    acted; never past it."""
    before = None
    for match, _ in matches(game):
        if match.turns:
            check_undo(match, before)
        before = match.state


def check_undo(match, before):
    """Only the one who moved, and only where nothing was turned over; the move can then be made again."""
    turn, after = match.turns[-1], match.state
    for seat in range(match.players):
        assert match.can_undo(seat) == (seat == turn.player and not any(event.closes_undo for event in turn.events))
    if match.can_undo(turn.player):
        match.undo(turn.player)
        assert match.state == before
        match.play(turn.player, turn.action)
    else:
        with pytest.raises(ValueError, match=r"\.$"):
            match.undo(turn.player)
    assert match.state == after


# ── records ───────────────────────────────────────────────────────────────────────────────────────────────────────


@games
def test_actions_are_written_and_read(game):
    """read_action(write_action(action)) == action"""
    for match, player in matches(game, every=10):
        for action in match.legal_actions(player) if player is not None else ():
            text = game.write_action(action)
            assert "\n" not in text
            assert game.read_action(text) == action


@games
@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "nonsense", "\x00", "keep", "keep F99", "put F05 sideways", "ready now", "draw 2", "Draw", "pass\n"),
        *("lay", "lay 1 + 2", "lay 1 + 2 = ", "lay 1 ? 2 = 3", "lay 1 + 2 = 3 4", "lay 1  + 2 = 3", "lay 1 + 2 = J"),
        *("lay 1 + (a) = 3", "lay 1 + () = 3", "lay 1 + (999) = 3", "lay 1 + (0:12) = 3", "lay ١ + 2 = 3", "lay 1+2=3"),
    ],
)
def test_what_is_no_action_is_not_read(game, text):
    """Raises ValueError with one clear sentence, or with a reason that the game has one for."""
    with pytest.raises(ValueError) as refusal:
        game.read_action(text)
    assert why_refused(refusal.value, game).endswith(".")


@games
def test_records_round_trip_at_every_stage(game):
    """Replaying it gives the same game on any machine."""
    for match, _ in matches(game, every=40):
        text = match.record().to_json()
        again = Match.load(text, [game])
        assert again.state == match.state
        assert again.turns == match.turns
        assert (again.names, again.seed, again.rules) == (match.names, match.seed, match.rules)
        assert Record.from_json(text) == match.record()


@games
def test_an_unfinished_record_hides_seed_and_moves(game):
    """While a game is unfinished, nobody reads a hidden card by opening the file."""
    match = Match(game, tables(game)[0], "FERN-42")
    for _ in random_turns(match, "SEALED"):
        text = match.record().to_json()
        assert "FERN-42" not in text
        assert not any(move in text for move in match.record().moves)
    assert "FERN-42" in match.record().to_json()


@games
def test_an_illegal_move_in_a_record_is_named(game):
    """Loading a damaged record says so and changes nothing."""
    match = random_match(game, tables(game)[0])
    record = match.record()
    twice = Record(record.game, record.players, record.seed, record.rules, moves=(*record.moves, record.moves[-1]))
    with pytest.raises(RecordError, match=f"move {len(twice.moves)}"):
        Match.load(twice, [game])


# ── words ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def is_a_sentence(text):
    """One line with a full stop at its end, and nothing shouted."""
    return text == text.strip() and text.endswith(".") and "\n" not in text and "!" not in text


@games
def test_everything_can_be_said(game):
    """A sentence for every event, whole or as seen, and for every action."""
    for players in tables(game):
        match = random_match(game, players)
        names = [f"Friend {seat}" for seat in range(players)]
        for turn in match.turns:
            assert game.sentence(turn.action, names)
            for event in turn.events:
                assert is_a_sentence(game.sentence(event, names))
        for seat in seats(match):
            assert all(is_a_sentence(game.sentence(event, names)) for event in match.log(seat))


@dataclass(frozen=True, slots=True)
class ForeignEvent(Event):
    """An event of no game here."""


@dataclass(frozen=True, slots=True)
class ForeignReason(Reason):
    """A reason of no game here."""


@games
@pytest.mark.parametrize("fact", [Foreign(), ForeignEvent(), ForeignReason()], ids=lambda fact: type(fact).__name__)
def test_facts_of_other_games_have_no_sentence(game, fact):
    """Raises TypeError, with the game's name, for a fact of another game."""
    with pytest.raises(TypeError, match=game.TITLE):
        game.sentence(fact, ["Asha", "Ben"])


@games
@pytest.mark.parametrize("thing", [42, None, "ready"])
def test_only_facts_have_sentences(game, thing):
    """Raises TypeError for something that is neither an event nor a reason nor an action."""
    with pytest.raises(TypeError):
        game.sentence(thing, ["Asha", "Ben"])


# ── bots ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@games
def test_bots_play_legal_games_to_the_end(game):
    """Bots get only a View, return one of the legal actions, say why, and always finish."""
    for bot in game.BOTS:
        match = Match(game, tables(game)[0], "FERN-42")
        while match.to_act():
            player = match.to_act()[-1]
            action, why = bot_move(match, player, bot)
            assert action in match.legal_actions(player)
            assert is_a_sentence(why)
            match.play(player, action)
            assert len(match.turns) < 1000


@games
def test_bots_are_named_and_repeat_themselves(game):
    """The same view and the same rng give the same choice."""
    assert len({bot.name for bot in game.BOTS}) == len(game.BOTS)
    for bot in game.BOTS:
        first, second = (Match(game, tables(game)[1], "FERN-42") for _ in range(2))
        player = first.to_act()[0]
        assert bot_move(first, player, bot) == bot_move(second, player, bot)


@games
def test_bots_cannot_peek(game):
    """A bot that is asked at another table with the same view answers the same."""
    for bot in game.BOTS:
        match = Match(game, tables(game)[1], "FERN-42")
        for _, player in zip(range(6), random_turns(match, "PEEK"), strict=False):
            view, rng = match.observe(player), Rng("SAME")
            twin = game.imagine(view, "TWIN")
            here = bot.choose(view, match.legal_actions(player), rng)
            there = bot.choose(game.observe(twin, player), game.legal_actions(twin, player), rng)
            assert here == there
            assert bot.because(view, here) == bot.because(game.observe(twin, player), there)
