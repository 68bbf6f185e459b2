"""No view, log or record tells a seat of something that it may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from mathgames_widgets.core import Match, Rng, bot_move
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import Discard, Rules, imagine, observe
from mathgames_widgets.games.mathleague.rules.cards import Card, in_order
from mathgames_widgets.games.mathleague.rules.decks import saved_as, write_card
from mathgames_widgets.games.mathleague.rules.events import Drew, Replied
from mathgames_widgets.games.mathleague.rules.rules import deck_of
from tests.games.mathleague.tables import Seat, names, play, sitting, step
from tests.walks import everything_in, random_turns

TABLES = pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"decks": ("starter", "bargains", "all stars")}),
        (2, {"decks": ("starter", "bargains"), "open_decks": True}),
        (6, {}),
        (1, {"variation": "solitaire"}),
        (4, {"variation": "team play"}),
    ],
)


def every_seat(match):
    """All seats and a watcher."""
    return (None, *range(match.players))


def walk(players, options, seed, every):
    """A random game, looked at every few moves."""
    match = Match(mathleague, players, seed, rules=Rules(**options))
    for number, _ in enumerate(random_turns(match, seed)):
        if number % every == 0:
            yield match


def redealt(state, seat):
    """The same table with everything that this seat may not know turned round by hand, card by card."""
    hands, piles, later = list(state.hands), list(state.draw_piles), state.later
    for other in range(state.players):
        if other == seat:
            own = (*later, *piles[other])[::-1]
            piles[other], later = own[: len(piles[other])], own[len(piles[other]) :]
            continue
        unknown = [card for card in hands[other] if card not in state.known[other]]
        mixed = (*later, *piles[other], *unknown)[::-1]
        held, rest = mixed[: len(unknown)], mixed[len(unknown) :]
        hands[other] = in_order((*state.known[other], *held))
        piles[other], later = rest[: len(piles[other])], rest[len(piles[other]) :]
    replies = tuple([reply for reply in state.replies if reply.player == seat])
    return replace(state, hands=tuple(hands), draw_piles=tuple(piles), later=later, replies=replies)


@TABLES
def test_a_view_is_the_same_at_a_table_redealt_by_hand(players, options):
    """observe tells nothing that differs between tables a seat cannot tell apart."""
    for match in walk(players, options, "HAND", every=12):
        for seat in every_seat(match):
            assert repr(observe(redealt(match.state, seat), seat)) == repr(match.observe(seat))


@TABLES
def test_a_view_does_not_depend_on_hidden_parts(players, options):
    """Whatever the others hold and answer, and however the draw piles lie, the view is the same."""
    for number, match in enumerate(walk(players, options, "LEAK", every=15)):
        for seat in every_seat(match):
            other = observe(imagine(match.observe(seat), f"OTHER {number}"), seat)
            assert repr(other) == repr(match.observe(seat))


@TABLES
def test_hands_of_others_are_hidden(players, options):
    """One's own hand; of the others how many cards they hold, and those that everybody has seen."""
    for match in walk(players, options, "HANDS", every=12):
        state = match.state
        for seat in every_seat(match):
            view = match.observe(seat)
            assert view.hands == tuple([hand if other == seat else None for other, hand in enumerate(state.hands)])
            assert view.hand == (() if seat is None else state.hands[seat])
            assert view.hand_sizes == tuple(map(len, state.hands))
            for other, hidden in enumerate(view.hidden):
                assert (hidden is None) == (not state.rules.knows_deck(seat, other))
                if hidden is None:
                    continue
                unseen = [] if other == seat else [one for one in state.hands[other] if one not in state.known[other]]
                assert Counter(hidden) == Counter((*state.draw_piles[other], *state.later, *unseen))
                assert hidden == in_order(hidden)


def test_a_log_names_no_hidden_card():
    """Hidden cards stay hidden in logs: with two halves of one deck every card has one owner, so any name would
    tell."""
    match = Match(mathleague, 2, "LOG", rules=Rules(variation="single deck"))
    rng, seen, others = Rng("LOG"), 0, 0
    while match.to_act():
        player, rng = rng.choice(match.to_act())
        legal = tuple(match.legal_actions(player))
        action, rng = rng.choice([action for action in legal if not isinstance(action, Discard)] or legal)
        events = match.play(player, action)
        for seat in every_seat(match):
            hidden = [card for other in (0, 1) if other != seat for card in match.state.hands[other]]
            hidden = {card for card in hidden if not any(card in known for known in match.state.known)}
            told = {one for event in events for one in cards_in(event.as_seen_by(seat))}
            assert not told & hidden
            seen, others = seen + len(told), others + len(hidden)
    assert seen
    assert others


def cards_in(value):
    return (one for one in everything_in(value) if isinstance(one, Card))


def test_drawn_cards_are_seen_by_their_owner():
    """a draw: the others see how many cards it was."""
    happened = step(sitting(Seat(hand="blue Amara, red Kofi")), "discard 'blue Amara'", "end turn")
    drew = next(event for event in happened.events if isinstance(event, Drew))
    assert drew.as_seen_by(0) == drew
    for seat in (1, None):
        assert drew.as_seen_by(seat) == Drew(0, 5, None)


def test_asking_for_answers_tells_nothing():
    """A STAFF answer is asked of every opponent at once, so that asking tells nothing: with or without a STAFF card the
    others see the same, before and after the answer."""
    with_one, without = (
        play(sitting(Seat(hand="red Study Session"), Seat(hand=hand), Seat()), "action 'red Study Session' target 1")
        for hand in ("blue Principal", "blue Amara")
    )
    for line in ("1 decline", "2 decline"):
        for seat in (0, 2, None):
            views = [observe(state, seat) for state in (with_one, without)]
            assert views[0].to_act == views[1].to_act
            assert views[0].hand_sizes == views[1].hand_sizes
        with_one, without = play(with_one, line), play(without, line)
    assert with_one.phase == without.phase


def test_an_answer_that_is_not_taken_is_never_told():
    """the others keep their card: nobody learns that they offered one."""
    seats = [Seat(hand=hand) for hand in ("red Study Session", "blue Principal", "green Principal")]
    state = play(sitting(*seats), "action 'red Study Session' target 1")
    offered = step(state, "2 answer 'green Principal'", "1 answer 'blue Principal'")
    declined = step(state, "2 decline", "1 answer 'blue Principal'")
    for seat in (0, 1, None):
        seen = [[event.as_seen_by(seat) for event in happened.events] for happened in (offered, declined)]
        assert seen[0] == seen[1]
        assert observe(offered.state, seat) == observe(declined.state, seat)
    assert Replied(2, "green Principal") in offered.events
    assert names(offered.state.hands[2]) == "green Principal"


def test_a_deck_is_known_and_its_order_is_not():
    """Decks are known: what a seat cannot place is the deck less what it has seen."""
    match = Match(mathleague, 2, "KNOWN")
    view = match.observe(0)
    assert Counter(view.hidden[1]) == Counter(deck_of("starter")) - Counter(view.discard_piles[1])
    orders = {imagine(view, f"{number}").draw_piles[0] for number in range(10)}
    assert len(orders) == 10


def test_a_record_of_an_unfinished_game_names_no_card():
    """Hidden cards stay hidden in saved files."""
    match = Match(mathleague, 2, "FERN-42")
    for number, _ in enumerate(random_turns(match, "SAVED")):
        if number == 30:
            break
    text = match.record().to_json()
    assert "FERN-42" not in text
    assert not any(card.name in text for card in deck_of("starter"))


# ── decks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_deck_of_ones_own_is_closed():
    """Where players have decks of their own, no view names a card of another deck before it is shown."""
    own = "deck: Zebra\n" + "\n".join([write_card(card) for card in deck_of("all stars")])
    match = Match(mathleague, 2, "CLOSED", rules=Rules(decks=("bargains", own)))
    only_mine = {card.key for card in deck_of("all stars")} - {card.key for card in deck_of("bargains")}
    for _ in zip(range(60), random_turns(match, "CLOSED"), strict=False):
        shown = {card.key for card in cards_in((match.state.boards, match.state.discard_piles[1]))}
        shown |= {card.key for card in match.state.known[1]}
        for seat in (None, 0):
            text = repr(match.observe(seat))
            assert "Zebra" not in text
            assert {card.key for card in cards_in(match.observe(seat))} & only_mine <= shown
    assert match.observe(1).rules.decks == ("closed", saved_as(own))


def test_open_decks_may_be_looked_up():
    """open_decks: everybody sees which cards a deck still has, but not their order."""
    rules = Rules(decks=("starter", "bargains"), open_decks=True)
    view = Match(mathleague, 2, "OPEN", rules=rules).observe(0)
    assert view.rules == rules
    assert Counter(view.hidden[1]) == Counter(deck_of("bargains")) - Counter(view.discard_piles[1])


def test_another_deck_is_imagined_from_the_pool():
    """A bot that thinks ahead deals the other player a deck that might be theirs: as many cards as there are, none of
    those that have been seen, and never the true ones by looking."""
    match = Match(mathleague, 2, "IMAGINE", rules=Rules(decks=("starter", "bargains")))
    view = match.observe(0)
    imagined = [imagine(view, seed) for seed in range(5)]
    decks = [{*state.hands[1], *state.draw_piles[1]} for state in imagined]
    assert all(len(deck) == view.hand_sizes[1] + view.draw_sizes[1] for deck in decks)
    assert not any(deck & {*view.discard_piles[1]} for deck in decks)
    assert len({frozenset(deck) for deck in decks}) == len(decks)
    assert {*match.state.hands[1], *match.state.draw_piles[1]} not in decks
    for bot in mathleague.BOTS:
        seat = match.to_act()[0]
        assert bot_move(match, seat, bot)[0] in match.legal_actions(seat)
