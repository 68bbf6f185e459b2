"""Who costs little is known by what everyone has cost lately; what is long ago is forgotten."""

from __future__ import annotations

from mathgames_widgets.core import accounts as accounts_of


def test_accounts_of_those_who_cost_nothing_are_forgotten(monkeypatch):
    monkeypatch.setattr(accounts_of, "MOST_REMEMBERED", 10)
    now = [0.0]
    accounts = accounts_of.Accounts(lambda: now[0])
    for number in range(200):
        now[0] += accounts_of.HALF * 12
        accounts.charge(f"{number}", 1.0)
    assert len(accounts._spent) <= 12 and accounts["199"] == 1.0
