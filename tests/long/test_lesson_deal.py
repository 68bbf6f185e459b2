"""The deal of the BYORF lessons, drafted in every way: nobody earns more than the lesson says."""

from __future__ import annotations

from mathgames_widgets.games.byorf import Keep, Phase, best_build
from mathgames_widgets.games.byorf.lesson.stops import GAME
from mathgames_widgets.questions.stops import LEARNER


def test_no_draft_earns_more_than_twelve() -> None:
    """Cards with the same face are one choice; two sets of six cards earn 12."""
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    drafts = 0

    def keep(kept: list[Keep]) -> None:
        nonlocal drafts
        match = GAME.match_at(0)
        for move in kept:
            match.play(LEARNER, move)
            GAME._let_bots_move(match)
        view = match.observe(LEARNER)
        if view.phase is not Phase.DRAFT:
            drafts += 1
            faces = tuple(sorted(card.face for card in view.kept[LEARNER]))
            if faces not in found:
                found[faces] = tuple(best_build(cards, view.goals).points for cards in view.kept)
            return
        choices = {move.card.face: move for move in match.legal_actions(LEARNER) if isinstance(move, Keep)}
        for move in choices.values():
            keep([*kept, move])

    keep([])
    assert drafts > 400
    assert max(own for own, _ in found.values()) == 12
    assert sorted(other for own, other in found.values() if own == 12) == [6, 9]
