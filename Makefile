# Needs only make and Python 3.11+ with venv. The commands: make help
PYTHON ?= python3
WORKERS ?= 2
# How `make play` serves: to everybody on the network, with a browser window. See: pyrite serve --help
PLAY ?= --host 0.0.0.0 --open

export PIP_DISABLE_PIP_VERSION_CHECK = 1

# A stamp carries the checksum of what it was made from, so that it is stale exactly when that has changed.
GROUND := pyproject.toml hatch_build.py $(wildcard README.md) LICENSE
version := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
ground := $(shell cksum $(GROUND) | cksum | cut -d' ' -f1)
source := $(shell find src web $(GROUND) -type f ! -path '*/__pycache__/*' ! -path '*/node_modules/*' \
	! -path 'src/pyrite/server/static/*' ! -path 'web/tests/*' | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)

# Where a C compiler is found the rules must compile; where none is, the wheel is tested interpreted.
ifneq ($(shell command -v $${CC:-cc} || command -v gcc || command -v clang),)
wheel_leg := compiled
wheel_mode := require
else
wheel_leg := fallback
wheel_mode := never
endif

dev := .venv/bin/python
wheel := .venv-wheel/bin/python
dev_ready := .venv/ready-$(version)-$(ground)
wheel_ready := .venv-wheel/ready-$(version)-$(wheel_leg)-$(source)
web_ready := web/node_modules/.package-lock.json
npm := PATH="$(CURDIR)/.venv/bin:$$PATH" npm
play_ready := .venv-play/ready-$(version)-$(source)
# Not .venv-play/bin/pyrite: that one does not outlive a move of this folder.
pyrite := .venv-play/bin/python -c 'from pyrite.cli import main; raise SystemExit(main())'
code := src tests hatch_build.py $(wildcard bench tools examples)
pytest = -m pytest -n $(WORKERS) -q

.PHONY: help play test test-quick lint types interpreted web compiled e2e format bench bench-compare soak mutants install clean

help: ## show the commands
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' Makefile | expand -t 14

play: $(play_ready) ## start the server and open a table in the browser
	@$(pyrite) --version
	@$(pyrite) serve $(PLAY)

test: lint types interpreted web compiled e2e ## everything: lint, types, all tests, the built wheel in a real browser

test-quick: WORKERS = 3 # much of it waits for a server
test-quick: $(dev_ready) ## a minute of tests: rules, bots and server interpreted, up to the first failure
	PYRITE_LEG=interpreted $(dev) $(pytest) -x -m "not mass" --ignore=tests/e2e --ignore=tests/properties
	@echo "== left out: games in masses, the compiled rules, the page and the browser; make test has them"

lint: $(dev_ready) $(web_ready)
	$(dev) -m ruff check --quiet $(code)
	$(dev) -m ruff format --check --quiet $(code)
	@cd web && $(npm) run --silent lint

types: $(dev_ready)
	$(dev) -m mypy $(code)

interpreted: $(dev_ready)
	@echo "== the source tree, interpreted"
	PYRITE_LEG=interpreted $(dev) $(pytest) --ignore=tests/e2e

web: $(web_ready)
	@echo "== the page: types and tests"
	@cd web && $(npm) run --silent check && $(npm) run --silent test

compiled: $(wheel_ready)
	@echo "== the built wheel, $(wheel_leg:fallback=interpreted: no C compiler was found)"
	PYRITE_LEG=$(wheel_leg) $(wheel) $(pytest) tests/test_leg.py tests/test_outside.py tests/rules tests/properties tests/bots tests/records

e2e: $(wheel_ready) $(web_ready) ## only the tests in a real browser
	@browser="$$($(wheel) -m tools.browser)" || exit 1; \
	echo "== the built wheel, $(wheel_leg:fallback=interpreted), in $$browser"; \
	PYRITE_CHROMIUM="$$browser" $(wheel) $(pytest) tests/e2e

format: $(dev_ready) ## put the code in order
	$(dev) -m ruff check --fix --quiet $(code)
	$(dev) -m ruff format --quiet $(code)

bench: $(dev_ready) $(wheel_ready) ## measure the speed, compiled and interpreted
	$(dev) -m bench $(dev) $(wheel)
	$(dev) -m bench.load $(wheel)

bench-compare: $(dev_ready) $(wheel_ready) ## measure it against another commit, in turns: REF=main~3 (ROUNDS=15 MIXES="base:5 everything")
	$(dev) -m bench.compare $(wheel) $(REF) $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(MIXES),--mixes $(MIXES)) $(if $(LEG),--leg $(LEG))

soak: $(wheel_ready) ## play any games with any modules until stopped, and look at every decision
	$(wheel) -m tools.soak

mutants: $(dev_ready) ## mutation testing over the rules
	$(dev) -m tools.mutants

install: $(dev_ready) $(wheel_ready) ## only set up the two environments

clean: ## remove the environments and builds
	rm -rf .venv .venv-play .venv-wheel build dist src/pyrite/server/static web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(dev_ready):
	@echo "== setting up .venv"
	@test -x .venv/bin/python$(version) || $(PYTHON) -m venv --clear .venv
	@rm -f .venv/ready-*
	@PYRITE_COMPILE=never PYRITE_WEB=skip $(dev) -m pip install -qq --editable '.[dev]'
	@touch $@

# The Node of .venv, a Python package; npm looks for `node` on the PATH.
$(web_ready): web/package-lock.json | $(dev_ready)
	@echo "== setting up web/node_modules"
	@cd web && $(npm) ci --silent --no-audit --no-fund
	@touch $@

$(wheel_ready):
	@echo "== building the wheel ($(wheel_leg))"
	@test -x .venv-wheel/bin/python$(version) || $(PYTHON) -m venv --clear .venv-wheel
	@rm -rf .venv-wheel/ready-* build/wheel
	@PYRITE_COMPILE=$(wheel_mode) PYRITE_WEB=require $(wheel) -m pip wheel -qq --no-deps --wheel-dir build/wheel .
	@$(wheel) -m pip uninstall -qq --yes pyrite
	@$(wheel) -m pip install -qq "$$(echo build/wheel/pyrite-*.whl)[test]"
	@touch $@

$(play_ready):
	@echo "== setting up .venv-play; this takes a minute or two, the next start a second"
	@test -x .venv-play/bin/python$(version) || $(PYTHON) -m venv --clear .venv-play
	@rm -rf .venv-play/ready-* build/play
	@PYRITE_WEB=require .venv-play/bin/python -m pip wheel -qq --no-deps --wheel-dir build/play .
	@.venv-play/bin/python -m pip uninstall -qq --yes pyrite
	@.venv-play/bin/python -m pip install -qq build/play/pyrite-*.whl
	@.venv-play/bin/python -c 'import pyrite; raise SystemExit(not pyrite.compiled())' || \
		echo "== no working C compiler was found: the rules run interpreted, the same ones but slower"
	@touch $@
