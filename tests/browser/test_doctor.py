"""`mathgames doctor` and the small browser driver it uses."""

from __future__ import annotations

import subprocess
import sys

from packaging.requirements import Requirement

from mathgames_widgets.serving import doctor, places
from mathgames_widgets.serving.browser import opened
from tests.browser import chromium


def test_a_healthy_machine_gets_a_clean_bill():
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "doctor"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    lines = run.stdout.splitlines()
    assert run.returncode == 0, run.stdout + run.stderr
    assert lines[-1] == "Everything works."
    assert all(line.startswith("OK ") for line in lines[:-1])
    assert any("a click on the table is answered" in line for line in lines)


def test_what_is_wrong_comes_with_what_to_do(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(doctor, "requires", lambda name: ["no-such-package>=2", "anywidget>=99"])
    monkeypatch.setattr(doctor, "EXTENSIONS", {"no-such-extension": "no-such-package"})
    assert doctor.examine(tmp_path) == 1
    said = capsys.readouterr().out
    assert 'TO DO  no-such-package is missing: pip install "no-such-package>=2"' in said
    assert ' does not fit: pip install "anywidget>=99"' in said
    assert "TO DO  widget extension no-such-extension is missing: " in said
    assert "TO DO  notebooks or page template are missing: " in said
    assert "TO DO  Voilà does not start: run `mathgames serve` and read why" in said


def test_a_package_for_another_system_is_not_asked_for(monkeypatch):
    monkeypatch.setattr(doctor, "requires", lambda name: ['gone; sys_platform == "nowhere"', 'ruff; extra == "test"'])
    assert list(doctor.packages()) == []


def test_a_package_that_fits():
    assert doctor.package(Requirement("voila")).to_do == ""


def test_no_browser_is_no_illness(monkeypatch):
    monkeypatch.setattr(doctor.browser, "find_chromium", lambda: None)
    found = doctor.clicked("http://127.0.0.1:1/")
    assert found.to_do == ""
    assert "open the page in your own browser" in found.seen


def test_a_browser_that_does_not_start(monkeypatch):
    monkeypatch.setattr(doctor.browser, "find_chromium", lambda: "/bin/false")
    found = doctor.clicked("http://127.0.0.1:1/")
    assert found.seen == "/bin/false could not be used"
    assert "(the browser did not start)" in found.to_do


def test_a_browser_that_has_not_written_its_port_yet_is_waited_for(monkeypatch, tmp_path):
    """It makes the file first; one start in some two hundred was looked at in between."""
    slow = tmp_path / "slow"
    slow.write_text("""#!/bin/sh
for word in "$@"; do case $word in --user-data-dir=*) : > "${word#*=}/DevToolsActivePort";; esac; done
sleep 1
""")
    slow.chmod(0o755)
    monkeypatch.setattr(doctor.browser, "find_chromium", lambda: str(slow))
    assert "(the browser did not start)" in doctor.clicked("http://127.0.0.1:1/").to_do


def test_a_page_is_opened_and_asked(tmp_path):
    (tmp_path / "page.html").write_text("<title>Here</title><button onclick='this.id=\"pressed\"'>Press</button>")
    with opened(chromium.executable(), (tmp_path / "page.html").as_uri()) as page:
        assert page.wait_for("document.title === 'Here'", 30)
        page.ask("document.querySelector('button').click()")
        assert page.ask("document.querySelector('button').id") == "pressed"
        assert page.ask("no_such_name") is None
        assert not page.wait_for("false", 0.3)


def test_the_template_and_the_table_are_where_the_doctor_looks():
    assert doctor.pages(places.notebooks()).to_do == ""
