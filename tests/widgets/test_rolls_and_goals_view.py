"""The table of Rolls & Goals: what is on its pages in every phase, what may be done, and what must not be known."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.core import Match
from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Declare, Phase, Pick, Put, Ready, Take, TakeBack, Withdraw
from mathgames_widgets.games.rolls_and_goals.chances import Odds
from mathgames_widgets.maths.chance import Sampled
from mathgames_widgets.widgets.games import rolls_and_goals as look
from mathgames_widgets.widgets.games.rolls_and_goals.chance_panel import CHANCES, chance_of
from mathgames_widgets.widgets.games.rolls_and_goals.placing import Held
from mathgames_widgets.widgets.games.rolls_and_goals.selecting import Chosen
from mathgames_widgets.widgets.sight import Ask, Do, Press, Select, Sight
from tests.games.rolls_and_goals.tables import ONES, selecting, sitting
from tests.widgets.every_page import EVERY_PAGE, look_at
from tests.widgets.pages import read
from tests.widgets.rolls_and_goals_tables import GAMES, at
from tests.widgets.sitting import against, hot_seat, is_over, offers, page, press_key, state, take

TABLES, walk, walks = GAMES.tables, GAMES.walk, GAMES.each


def typed(table, key):
    """What can be typed on something, and the numbers behind it."""
    return json.loads(page(table).one(data_key=key).get("data-keys") or "{}")


def value(shown, place):
    """What stands below a die."""
    return shown.one(data_key=f"value{place}").text


# ── random games ────────────────────────────────────────────────────────────────────────────────────────────────


def test_all_phases_are_walked_through():
    assert {shown.state.phase for name in TABLES for shown in walk(name)} >= {Phase.PLACE, Phase.SELECT, Phase.OVER}


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


@walks
def test_while_cards_are_placed_only_the_own_hand_and_stacks_are_drawn(name):
    """What others lay down, and how many cards, is seen by nobody."""
    looked = 0
    for shown in walk(name):
        if shown.is_cover or shown.is_scoring or shown.state.phase is not Phase.PLACE:
            continue
        if shown.page.find(data_key="replay-bar"):
            continue
        own = () if shown.viewer is None else _all_of(shown.state, shown.viewer)
        drawn = [*shown.page.find(cls="mg-in-hand"), *shown.page.find(cls="mg-laid")]
        assert len(drawn) == len(own)
        assert Counter(card.get("data-key").removeprefix("card").rsplit(".", 1)[0] for card in drawn) == Counter(own)
        looked += 1
    assert looked


def _all_of(now, seat):
    return (*now.hands[seat], *[card for stack in now.placed[seat] for card in stack])


def test_the_page_is_the_same_whatever_is_hidden():
    """Others' hands, their placements, decks and special goals behind the same view: not a letter changes."""
    match = Match(game, 3, "FERN-42")
    for seat in (1, 2):
        match.play(seat, Put(match.state.hands[seat][0], 2))
    view = match.observe(0)
    for seed in range(5):
        other = game.observe(game.imagine(view, seed), 0)
        assert str(look.table(other, Sight(match.names))) == str(look.table(view, Sight(match.names)))


def test_a_pick_of_somebody_else_is_not_told():
    laid = sitting("1 pick | 2 | 3 | 4 | 5 | 6", "1 pick | 2 | 3 | 4 | 5 | 6")
    table = at(laid, bots=1)
    take(table, Do(Ready()))
    assert state(table).phase is Phase.PICK
    assert "picking a side" in page(table).one(data_key="player1").text
    assert state(table).picks[1] == (None,) * 6


# ── placing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def placing(hand="+1 x2 -3", dice="5 | 1 | 2 | 3 | 4 | 6", **places):
    return at(sitting(dice, ONES, hands=(hand, ""), **places))


def test_a_card_is_picked_up_and_laid_behind_a_die():
    table = placing()
    shown = press_key(table, "card+1.0")
    assert shown.one(data_key="card+1.0").get("aria-pressed") == "true"
    slots = [node.name for node in shown.find(cls="mg-slot")]
    assert slots[0] == "Put plus 1 behind die 1, which shows 5"
    assert slots[6:] == ["Put plus 1 on top of the deck", "Put plus 1 onto the discard pile"]
    shown = press_key(table, "slot0")
    assert state(table).placed[0][0] == ("+1",)
    assert shown.one(data_key="chain0").name == "5, plus 1: 6"
    assert value(shown, 0) == "6"
    assert not shown.find(cls="mg-slot")


def test_the_chain_of_a_die_grows_with_its_cards():
    """5 → ÷2 → 2 → +3 → 5."""
    table = placing("÷2 +3")
    for card in ("÷2", "+3"):
        take(table, Do(Put(card, 0)))
    shown = page(table)
    assert shown.one(data_key="chain0").text == "5→÷2→2→+3→5"
    assert shown.one(data_key="column0").name == "die 1 shows 5, worth 5"


def test_what_a_reroll_brings_is_a_question_mark():
    """It is not known before the flip; a card that sets the value makes it certain again."""
    table = placing("reroll +1 [7]")
    take(table, Do(Put("reroll", 1)))
    shown = take(table, Do(Put("+1", 1))) and page(table)
    assert shown.one(data_key="chain1").text == "1→reroll→?→+1→?"
    assert value(shown, 1) == "?"
    assert "any of 2, 3, 4, 5, 6, 7" in shown.one(data_key="column1").name
    take(table, Do(Put("[7]", 1)))
    assert value(page(table), 1) == "7"


def test_goals_say_what_ones_own_dice_count():
    """Live, and a range where chance has a say."""
    table = placing("+1 reroll", "5 | 1 | 2 | 3 | 4 | 6", goals=("most odds", "highest total", "longest run"))
    states = [node.text for node in page(table).find(cls="mg-goal-state")]
    assert states == ["yours: 3", "yours: 21", "yours: 6"]
    take(table, Do(Put("+1", 0)))
    assert [node.text for node in page(table).find(cls="mg-goal-state")] == ["yours: 2", "yours: 22", "yours: 4"]
    take(table, Do(Put("reroll", 0)))
    states = [node.text for node in page(table).find(cls="mg-goal-state")]
    assert states == ["yours: 2 or 3", "yours: 18 to 23", "yours: 4 or 6"]


def test_a_goal_tells_what_it_means():
    table = placing(goals=("most odds", "highest total", "longest run"))
    take(table, Ask("most odds"))
    assert "odd" in page(table).one(data_key="meaning").text


def test_a_card_that_lies_there_is_moved_in_one_press():
    """Picked up from one die and laid behind another, or taken back into the hand."""
    table = placing()
    take(table, Do(Put("x2", 0)))
    take(table, Select(Held("x2", 0, 0)))
    shown = page(table)
    assert shown.one(data_key="slot-hand").name == "Take times 2 back into the hand"
    press_key(table, "slot4")
    assert (state(table).placed[0][0], state(table).placed[0][4]) == ((), ("x2",))
    take(table, Do(TakeBack(4, 0)))
    assert state(table).hands[0] == ("+1", "-3", "x2")


def test_a_card_can_be_dragged_and_typed_wherever_it_may_go():
    """1 to 6 are the dice, d the deck, x the discard pile; a card that lies there also goes back into the hand."""
    table = placing()
    drops = json.loads(page(table).one(data_key="cardx2.0").get("data-drops"))
    assert drops.keys() == {*(f"die{place}" for place in range(6)), "deck", "discard"}
    assert drops.keys() <= {node.get("data-zone") for node in page(table)}
    assert typed(table, "cardx2.0").keys() == set("123456dx")
    table.press(typed(table, "cardx2.0")["3"])
    assert state(table).placed[0][2] == ("x2",)
    drops = json.loads(page(table).one(data_key="cardx2.0").get("data-drops"))
    assert {"hand", "die0"} <= drops.keys() and "die2" not in drops
    table.press(drops["die0"])
    assert state(table).placed[0][0] == ("x2",)
    table.press(typed(table, "cardx2.0")["Backspace"])
    assert "x2" in state(table).hands[0]
    press_key(table, "card+1.0")
    table.press(typed(table, "desk")["x"])
    assert state(table).placed[0][7] == ("+1",)


def test_placing_can_be_undone_and_escape_puts_the_card_down():
    table = against("random", game=game)
    card = state(table).hands[0][0]
    take(table, Do(Put(card, 3)))
    take(table, Press("undo"))
    assert not any(state(table).placed[0])
    press_key(table, f"card{card}.0")
    take(table, Press("close"))
    assert page(table).one(data_key=f"card{card}.0").get("aria-pressed") == "false"


def test_ready_says_what_happens_to_the_cards_that_are_left():
    table = placing("+1 x2")
    assert page(table).one(data_key="left").text == "Two cards left in your hand: onto the discard pile."
    take(table, Do(Put("+1", 6)))
    take(table, Do(Put("x2", 7)))
    assert not page(table).find(data_key="left")
    names = [card.name for card in page(table).one(data_key="other-places").find(cls="mg-laid")]
    assert names == ["plus 1, on top of the deck", "times 2, onto the discard pile"]


def test_a_special_goal_is_declared_or_kept():
    table = placing(specials=(("most pairs",), ()))
    take(table, Do(Declare("most pairs")))
    assert "will be declared" in page(table).one(data_key="specials").text
    take(table, Do(Withdraw("most pairs")))
    assert "kept to the side" in page(table).one(data_key="specials").text
    assert "one special goal" in page(table).one(data_key="player0").text


def test_whoever_is_ready_waits():
    table = hot_seat(2, seed="WAIT-1", game=game)
    take(table, Press("show"))
    take(table, Do(Ready()))
    assert page(table).find(data_key="cover")


# ── chances ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_chances_are_told_to_whoever_asks():
    """For each goal, with its margin; two pictures whose words stand below them; and the best placement."""
    table = placing(hand="+1 -1", goals=("most 6s", "highest total", "longest run"))
    assert not page(table).find(data_key="chances-panel")
    take(table, Ask(CHANCES))
    shown = page(table)
    rows = [row.text for row in shown.one(data_key="odds-table").find(tag="tr")[1:]]
    assert [re.split(r"\d+%", row)[0] for row in rows] == ["most 6s", "highest total", "longest run"]
    assert "100 tables are a sample, so ± tells the margin" in shown.one(data_key="chances-panel").text
    pictures = shown.find(tag="img")
    assert pictures[0].get("alt").startswith("How likely each goal is: most 6s ")
    assert pictures[1].get("alt").startswith("Your total: 21. The highest total of the others: ")
    take(table, Ask("the best placement"))
    assert "tokens on average" in page(table).one(data_key="best-told").text
    take(table, Do(Put("+1", 0)))
    assert "Your total: 22." in page(table).find(tag="img")[1].get("alt")
    for rule in EVERY_PAGE:
        rule(look_at(table))


def test_a_reroll_is_weighed_for_each_die_wherever_it_lies():
    """In hand or behind a die. Its total has six values, each as likely; halved, some are likelier than others."""
    table = placing(hand="reroll ÷2", goals=("most 6s", "highest total", "longest run"))
    take(table, Ask(CHANCES))
    told = page(table).one(data_key="rerolls").text
    assert told.startswith("What a reroll is worth: so many tokens more or less on average, die 1 ")
    take(table, Do(Put("reroll", 5)))
    shown = page(table)
    assert shown.one(data_key="rerolls").text == told
    assert "Your total: 16 to 21, each as likely." in shown.find(tag="img")[1].get("alt")
    take(table, Do(Put("÷2", 5)))
    assert "Your total: 15 to 18, most often 16 or 17." in page(table).find(tag="img")[1].get("alt")


def test_a_sampled_chance_says_its_margin():
    """Also where it happened never, or always."""
    told = [chance_of(Odds("most 6s", Sampled(hits, 100), Fraction(0))) for hits in (0, 30, 100)]
    assert told == ["0%, at most 4%", "30% ± 10%", "100%, at least 96%"]
    assert chance_of(Odds("most 6s", Fraction(1, 6), Fraction(1))) == "1/6, about 17%"


def test_a_die_that_was_rolled_again_says_what_it_was():
    """While sides are picked, for everybody's dice; before the flip nobody sees a reroll."""
    table = at(sitting("5 pick | 2 reroll | 3 | 4 | 5 | 6", "1 | 1 | 4 reroll | 1 | 1 | 1"))
    assert not page(table).find(data_key="was0.1")
    take(table, Do(Ready()))
    shown = page(table)
    assert shown.one(data_key="was0.1").name == "was 2 before the reroll"
    assert shown.one(data_key="was1.2").name == "was 4 before the reroll"
    assert not shown.find(data_key="was0.0")


def test_chances_are_exact_once_all_cards_lie_open():
    table = at(sitting("5 pick x2 | 1 | 2 | 3 | 4 | 6", ONES, goals=("most 6s",)))
    take(table, Do(Ready()))
    assert state(table).phase is Phase.PICK
    take(table, Ask(CHANCES))
    assert "Every case was counted, so these chances are exact." in page(table).one(data_key="chances-panel").text


def test_chances_need_nothing_before_they_are_asked_for():
    """A replay and a printed page have no button for them."""
    table = placing()
    printed = read(str(look.table(table.match.observe(0), Sight(table.match.names))))
    assert not printed.find(data_key="chances-room")


# ── the flip ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_side_is_picked_once_all_rerolls_are_seen():
    """Six sides, each with the value that comes of it."""
    table = at(sitting("5 pick x2 | 1 | 2 | 3 | 4 | 6", ONES))
    take(table, Do(Ready()))
    shown = page(table)
    assert [side.name.split(".")[0] for side in shown.one(data_key="sides0").find(tag="button")] == [
        f"Pick {side} for die 1: worth {2 * side}" for side in range(1, 7)
    ]
    take(table, Do(Pick(0, 6)))
    assert page(table).one(data_key="worth0.0").text == "12"
    assert page(table).one(data_key="die0.0").find(cls="mg-turn")[0].name == "pick: 6"


def scored(*rows, **places):
    table = at(sitting(*rows, **places), bots=len(rows) - 1)
    take(table, Do(Ready()))
    assert offers(table, Press("on"))
    return table


def test_everybodys_flip_is_shown_in_the_order_of_the_rules():
    """Reroll, then flip, then the chain to the value."""
    shown = page(scored("5 +1 flip | 1 | 2 | 3 | 4 | 6", "1 ÷2 +3 | 1 | 1 | 1 | 1 | 1"))
    die = shown.one(data_key="die0.0")
    assert die.find(cls="mg-die")[0].name == "die 1 shows 5"
    assert [node.name for node in die.find(cls="mg-turn")] == ["flip: 2"]
    assert shown.one(data_key="chain0.0").text == "2→+1→3"
    assert shown.one(data_key="chain1.0").text == "1→÷2→0→+3→3"
    assert shown.one(data_key="worth0.0").name == "worth 3"


def test_goals_are_judged_with_their_evidence():
    """Who takes how many tokens; asked why, the dice that show it stand out."""
    table = scored("5 | 5 | 2 | 3 | 4 | 6", "1 | 1 | 1 | 1 | 1 | 5", goals=("most 5s", "most 1s", "most 6s"))
    shown = page(table)
    assert shown.one(data_key="cell-most 5s-0").name == "Asha, most 5s: 2, 6 tokens. Why?"
    assert shown.one(data_key="cell-most 1s-0").name == "Asha, most 1s: 0, no tokens. Why?"
    assert len(shown.one(data_key="share-most 5s-0").find(cls="mg-token")) == 6
    assert not shown.find(cls="mg-evidence")
    shown = press_key(table, "cell-most 5s-0")
    assert [node.get("data-key") for node in shown.find(cls="mg-evidence")] == ["die0.0", "die0.1"]
    assert "5" in shown.one(data_key="answer").text


def test_tokens_that_are_split_keep_their_names():
    """Each one lay on the goal card, and flies to whoever takes it; what cannot be split is gone."""
    shown = page(scored(*["1 | 2 | 3 | 4 | 5 | 6"] * 4, goals=("most 1s", "most 2s", "most 3s")))
    tokens = [node.get("data-key") for node in shown.one(data_key="row-most 1s").find(cls="mg-token")]
    assert tokens == [f"token-most 1s.{number}" for number in range(4)]


def test_a_declared_special_goal_is_judged_as_well():
    table = at(sitting("1 | 2 | 3 | 4 | 5 | 6", ONES, specials=(("most evens",), ())))
    take(table, Do(Declare("most evens")))
    take(table, Do(Ready()))
    assert "declared by Asha" in page(table).one(data_key="row-most evens").text


def test_all_placements_can_be_asked_why_when_they_are_turned_over():
    table = against("greedy", "planner" if "planner" in [bot.name for bot in game.BOTS] else "greedy", game=game)
    take(table, Do(Ready()))
    lines = page(table).one(data_key="log").find(tag="li")
    (line,) = [line for line in lines if "turned over" in line.text]
    table.press(int(line.find(tag="button")[0].get("data-n")))
    answer = page(table).one(cls="mg-answer").text
    assert all(f"{name}: " in answer for name in table.match.names)


# ── selecting ─────────────────────────────────────────────────────────────────────────────────────────────────────


def selection(offer="x2 flip [0]", tokens=(0, 6)):
    table = at(selecting(2, tokens=tokens, offer=offer))
    assert state(table).order[0] == 0
    return table


def test_a_card_in_hand_or_to_be_taken_says_what_it_does():
    """With an example; nothing is told of a card that nobody has picked up."""
    table = placing("÷2")
    assert not page(table).find(data_key="card-meaning")
    told = press_key(table, "card÷2.0").one(data_key="card-meaning").text
    assert told.startswith("Divided by 2, rounded down: halves the value, then rounds down.For example, 5 becomes 2.")
    table = selection()
    press_key(table, "offerx2.0")
    told = press_key(table, "offerflip.0").one(data_key="card-meaning").text
    assert "doubles the value." in told and "Opposite sides of a die add up to 7." in told


def test_two_cards_are_taken_and_one_says_which_lies_on_top():
    table = selection()
    assert page(table).one(data_key="take").get("aria-disabled") == "true"
    press_key(table, "offerx2.0")
    press_key(table, "offerflip.0")
    assert page(table).one(data_key="on-top").text == "On top of your deck: a flip, then x2."
    press_key(table, "swap")
    assert page(table).one(data_key="on-top").text == "On top of your deck: x2, then a flip."
    assert offers(table, Do(Take(("flip", "x2"))))
    press_key(table, "take")
    took = [line.text for line in page(table).one(data_key="log").find(tag="li") if "Asha took" in line.text]
    assert took


def test_a_third_card_takes_the_place_of_the_first():
    table = selection()
    for card in ("x2", "flip", "[0]"):
        press_key(table, f"offer{card}.0")
    chosen = table._selected
    assert isinstance(chosen, Chosen)
    assert Counter(chosen.cards(state(table).offer)) == Counter(("flip", "[0]"))


def test_one_card_and_the_special_goal():
    """It lies face down until it is one's own."""
    table = selection()
    assert page(table).one(data_key="special-offer").name == "a special goal, face down"
    press_key(table, "special-offer")
    press_key(table, "offerx2.0")
    assert page(table).one(data_key="take").text == "Take x2 and the special goal"
    assert offers(table, Do(Take(("x2",), special=True)))


def test_the_last_one_takes_what_is_left():
    """Only the order is to be chosen."""
    now = selecting(2, tokens=(6, 0), offer="x2 flip [0]")
    last = game.apply(now, 1, Take(("[0]",), special=True)).state
    table = at(last)
    assert "only the order is yours" in page(table).one(data_key="offer-room").text
    assert offers(table, Do(Take(("x2", "flip")))) or offers(table, Do(Take(("flip", "x2"))))
    press_key(table, "swap")
    assert page(table).one(data_key="take").get("aria-disabled") is None


def test_cards_that_are_all_the_same_are_chosen_like_others():
    """Only the last one is given what is left."""
    now = selecting(3, tokens=(6, 0, 12), offer="blank blank blank blank x2")
    table = at(game.apply(now, 1, Take(("x2",), special=True)).state, bots=2)
    for number in (1, 3):
        press_key(table, f"offerblank.{number}")
    assert offers(table, Do(Take(("blank", "blank"))))


def test_six_players_take_one_card_each_in_the_fifth_selection():
    """Four modifiers and two special goals lie there; a card or a goal, not both."""
    now = selecting(6, tokens=(0, 6, 12, 18, 24, 30), round=5)
    table = at(replace(now, offer=now.offer[:4], specials_offered=now.goal_deck[:2]), bots=5)
    assert page(table).one(data_key="special-offer").name == "2 special goals, face down"
    press_key(table, "special-offer")
    assert offers(table, Do(Take((), special=True)))
    press_key(table, page(table).one(data_key="offer").find(cls="mg-in-hand")[0].get("data-key"))
    assert offers(table, Do(Take(state(table).offer[:1])))


def test_whose_turn_it_is_stands_in_order():
    """With the tokens that decide it."""
    table = selection()
    lines = page(table).one(data_key="order").find(tag="li")
    assert [line.text for line in lines] == ["Ashayounow0 tokens", "Player 26 tokens"]
    assert "takes now" in page(table).one(data_key="player0").text


def test_who_took_last_is_told_once_somebody_has():
    """Before that, all that a sentence could say is drawn."""
    laid = selecting(3, tokens=(0, 6, 12))
    for state_now, told in ((laid, 0), (replace(laid, order=(1, 2)), 1)):
        sight = Sight(("Asha", "Ben", "Cleo"), news=("Asha took a flip and x2.",))
        assert len(read(str(look.table(game.observe(state_now, 1), sight))).find(data_key="news")) == told


def test_the_dice_that_decide_between_equal_tokens_are_drawn():
    """If players are tied, they each roll a Die."""
    table = at(replace(selecting(3, tokens=(5, 0, 5)), order=(1, 2, 0), tie_rolls=((0, 4), (2, 4), (0, 6), (2, 1))), 2)
    order = page(table).one(data_key="order")
    assert "equal rolls are rolled again" in order.text
    assert [[die.name for die in line.find(cls="mg-die-tie")] for line in order.find(tag="li")] == [
        [],
        ["rolled 4", "rolled 1"],
        ["rolled 4", "rolled 6"],
    ]


# ── decks, and the end ────────────────────────────────────────────────────────────────────────────────────────────


def test_decks_can_be_looked_through():
    """Sorted, for nobody knows the order; the discard pile is open."""
    table = against("random", game=game)
    take(table, Ask(("deck", 1)))
    shown = page(table).one(data_key="deck1")
    assert [one.name for one in shown.one(data_key="hidden1").find(cls="mg-chip")] == [
        "plus 1", "plus 1", "minus 1", "minus 1", "plus 2", "minus 2", "plus 3", "minus 3",
    ]  # fmt: skip
    assert "no cards" in shown.one(data_key="discarded1").text
    take(table, Ask(("deck", 0)))
    assert len(page(table).one(data_key="hidden0").find(cls="mg-chip")) == 2


def test_the_shared_deck_and_the_goals_to_come_can_be_looked_through():
    table = against("random", game=game)
    take(table, Ask("the shared deck"))
    shown = page(table).one(data_key="shared-deck")
    assert len(shown.find(cls="mg-chip")) == 48
    assert state(table).goals[0] not in shown.text


def test_the_end_says_who_won_and_how():
    table = against("random", seed="END-1", game=game, rounds=1)
    take(table, Do(Ready()))
    take(table, Press("on"))
    assert is_over(table)
    shown = page(table)
    assert shown.one(cls="mg-verdict").text.endswith(" wins.")
    assert [node.text for node in shown.find(cls="mg-place")] == ["1.", "2."]
    take(table, Ask("the whole game"))
    assert page(table).one(data_key="over-told").find(cls="mg-claim")


def test_the_dice_of_the_roll_off_are_drawn():
    """If players are tied, they each roll a die. The player with the greatest roll wins."""
    laid = sitting("6 | 6 | 6 | 6 | 6 | 6", ONES, goals=("most 5s",), tokens=(8, 8), rounds=1)
    table = at(laid)
    take(table, Do(Ready()))
    take(table, Press("on"))
    assert is_over(table)
    shown = page(table)
    rolls = [shown.one(data_key=f"stand{seat}").find(cls="mg-die-tie") for seat in (0, 1)]
    last = [int(dice[-1].name.removeprefix("rolled ")) for dice in rolls]
    assert state(table).winner == last.index(max(last))


# ── words of the view ─────────────────────────────────────────────────────────────────────────────────────────────


def test_where_the_game_stands():
    assert look.where(game.observe(sitting(ONES, ONES), 0)) == "Round 1 of 6 · placing cards"
    assert look.where(game.observe(selecting(2), 0)) == "Round 1 of 6 · deck selecting"


def test_a_screen_reader_hears_what_the_own_dice_are_worth():
    table = placing("+1 reroll")
    take(table, Do(Put("+1", 0)))
    assert look.heard(table.match.observe(0)) == "Your dice: 6, 1, 2, 3, 4 and 6."
