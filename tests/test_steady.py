"""The command that runs the tests again and again."""

from __future__ import annotations

from tests import steady


def test_it_tells_green_from_red_and_goes_on(tmp_path, monkeypatch, capsys):
    """`make` stands for itself here: a folder with a Makefile of two targets."""
    (tmp_path / "Makefile").write_text(
        "good:\n\t@echo 3 passed\nbad:\n\t@echo 'FAILED tests/test_one.py::test_two - assert 0'; exit 1\n"
    )
    monkeypatch.setattr(steady, "ROOT", tmp_path)
    assert steady.main(["--runs", "2", "--busy", "1", "--make", "good"]) == 0
    said = capsys.readouterr().out
    assert said.count("green after") == 2 and said.count("beside 2 busy") == 1
    assert steady.main(["--runs", "2", "--busy", "0", "--make", "bad"]) == 1
    said = capsys.readouterr().out
    assert said.count("red after") == 2 and said.count("tests/test_one.py::test_two\n") == 2
