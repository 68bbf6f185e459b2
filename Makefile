# make serve    play in the browser: http://127.0.0.1:8866/      (another port: make serve PORT=9000)
# make lab      read and change the notebooks in JupyterLab
# make static   write the whole site as plain files into site/; needs Node, and the network once
# make test     install what the tests need, the browser too, and run every test
# make test-long  what takes longer: tests/long, and the other tests with all their cases
# make engines  the part of that which plays in Firefox and in WebKit
# make lint     the part of the tests that only reads
# make front    the part of it that reads the scripts and styles; needs Node, and the network once
# make bench    measure the speed beside others and print one table
# make lock     write down exact versions with their hashes; those that stand there stay where they fit
# make upgrade  the same with the newest versions
# make licences collect the licences of what is installed into docs/licences.md
# make audit    ask for known faults in these versions; needs the network

PORT ?= 8866
LAB_PORT ?= 8888
POOL ?= 1
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
    $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)

BIN := .venv/bin
PRETTIER := 3.10.1
TYPESCRIPT := 7.0.2
FRONT := .venv/prettier-$(PRETTIER)-typescript-$(TYPESCRIPT)
FRONT_BIN := $(FRONT)/node_modules/.bin
PYTEST := $(BIN)/python -m pytest -p no:nbval --dist loadfile --no-loadscope-reorder
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes --requirement
HERE := $(PIP) --no-deps --no-build-isolation --editable .
UV := 0.13.9
LOCK_TOOL := .venv/uv-$(UV)
LOCK := $(LOCK_TOOL)/bin/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --quiet

# Each kernel and server that the tests start would compile the package anew where Python may not keep what it compiled.
machine compiled test tested browsed test-long engines: export PYTHONDONTWRITEBYTECODE =

.PHONY: serve lab static doctor machine packages compiled test tested browsed test-long engines lint front notebooks lock upgrade licences audit bench
.DELETE_ON_ERROR:

serve: notebooks
	@$(BIN)/mathgames serve --port $(PORT) --pool $(POOL)

lab: notebooks
	@$(BIN)/mathgames lab --port $(LAB_PORT)

static: notebooks
	@$(BIN)/mathgames static site

doctor: notebooks
	@$(BIN)/mathgames doctor

notebooks: .venv/installed
	@$(BIN)/python lessons/build.py

# What only reads, what computes and what a browser does run side by side; any may fail, and all are heard to the end.
# Other engines than Chromium are looked at where they are, and needed by test-long only.
# The browser has processes of its own: Playwright keeps a loop running in them, and asyncio.run allows one only.
# They take the wheel as well, so that both halves end at about the same time.
WHEEL := tests/test_wheel.py
test:
	@echo "Installing what is missing; what each part prints comes when it has ended"
	@$(MAKE) --no-print-directory --keep-going --jobs 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) \
	    machine lint tested browsed

# What the tests need besides Python's packages: Debian's are fetched while pip is at work, and what only reads begins without them.
machine: packages .venv/installed-for-tests
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.engines.packages
	@$(BIN)/python -m tests.classroom.postgres

packages:
	@$(or $(PYTHON),$(BIN)/python) tests/debian.py

# Python compiles the tests and what they use once, before four processes would do so side by side.
compiled: .venv/installed-for-tests
	@$(PYTEST) --collect-only -qq > /dev/null || true

tested: machine compiled
	$(PYTEST) -n 2 --ignore tests/browser --ignore tests/long --ignore $(WHEEL)

browsed: machine compiled
	$(PYTEST) -n 2 $(WHEEL) tests/browser

test-long: machine
	TEST_LONG=yes $(PYTEST) -n auto --ignore tests/browser --ignore tests/long --ignore $(WHEEL)
	TEST_LONG=yes $(PYTEST) -n 2 $(WHEEL) $(shell grep -lwe tests.cases -e lesson_hands tests/browser/test_*.py)
	$(PYTEST) tests/long --ignore tests/long/engines
	@$(MAKE) --no-print-directory engines

engines: machine
	$(BIN)/python -m tests.engines.packages --needed
	$(PYTEST) tests/long/engines

lint: .venv/installed-for-tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@if $(MAKE) --silent $(FRONT)/installed 2> /dev/null; then $(MAKE) --no-print-directory front; \
	else echo "Scripts and styles were NOT checked; the other checks have passed"; fi

front: $(FRONT)/installed
	$(FRONT_BIN)/prettier --no-config --log-level warn --check "mathgames_widgets/{page,carriers,share}/**/*.{js,mjs,css,json}" "mathgames_widgets/games/**/*.css" jsconfig.json
	$(FRONT_BIN)/tsc --project jsconfig.json --noEmit

bench: .venv/installed-for-tests notebooks
	$(BIN)/python -m benchmarks

# Two files: what runs, and that with the tools of the tests. Hashes of every system's files, no address of a registry.
lock: $(LOCK_TOOL)/bin/uv
	$(LOCK) --all-extras --output-file requirements-test.lock
	sed -E '/^ +--hash/d; s/ *\\$$//' requirements-test.lock > $(LOCK_TOOL)/versions.txt
	$(LOCK) --extra build --constraint $(LOCK_TOOL)/versions.txt --output-file requirements.lock

upgrade:
	rm -f requirements.lock requirements-test.lock
	$(MAKE) lock

licences: .venv/installed
	$(BIN)/python -m tools.licences

audit: .venv/bin/python
	$(BIN)/python -m tools.audit

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; install it, or say where it is: make PYTHON=/path/to/python3"; exit 1; }
	@echo "Making the environment in .venv"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "Python cannot make environments here; on Debian and Ubuntu run: apt-get install python3-venv"; exit 1; }

.venv/installed: .venv/bin/python pyproject.toml requirements.lock
	@echo "Installing what the games need (a minute or two the first time)"
	@$(LOCKED) requirements.lock
	@$(HERE)
	@touch $@

.venv/installed-for-tests: .venv/bin/python pyproject.toml requirements-test.lock
	@echo "Installing what the tests need (a minute or two the first time)"
	@$(LOCKED) requirements-test.lock --no-compile
	@$(HERE)
	@touch $@ .venv/installed

$(LOCK_TOOL)/bin/uv: | .venv/bin/python
	@$(BIN)/python -m venv $(LOCK_TOOL)
	@$(LOCK_TOOL)/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV)

# In a folder named after the versions, so that another version is another folder.
$(FRONT)/installed:
	@command -v npm > /dev/null || { echo "prettier and TypeScript need Node and npm, which are not here"; exit 1; }
	@npm install --prefix $(FRONT) --no-save --no-package-lock --no-audit --no-fund --fetch-retries=0 --fetch-timeout=10000 \
	    --loglevel=error prettier@$(PRETTIER) typescript@$(TYPESCRIPT) > /dev/null \
	    && $(FRONT_BIN)/prettier --version > /dev/null && $(FRONT_BIN)/tsc --version > /dev/null \
	    || { echo "npm could not install prettier $(PRETTIER) and TypeScript $(TYPESCRIPT)"; exit 1; }
	@touch $@
