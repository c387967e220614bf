# Needs only make and Python 3.11+ with venv. The commands: make help
PYTHON ?= python3
WORKERS ?= 2

export PIP_DISABLE_PIP_VERSION_CHECK = 1

# A stamp carries the checksum of what it was made from, so that it is stale exactly when that has changed.
GROUND := pyproject.toml hatch_build.py $(wildcard README.md) LICENSE
version := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
ground := $(shell cksum $(GROUND) | cksum | cut -d' ' -f1)
source := $(shell find src $(GROUND) -type f ! -path '*/__pycache__/*' | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)

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
code := src tests hatch_build.py $(wildcard bench tools)
pytest := -m pytest -n $(WORKERS) -q

.PHONY: help test test-quick lint types interpreted compiled format bench mutants install clean

help: ## show the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 14

test: lint types interpreted compiled ## everything: lint, types, all tests interpreted, the rules tests from the built wheel

test-quick: $(dev_ready) ## all tests interpreted, up to the first failure
	PYRITE_LEG=interpreted $(dev) $(pytest) -x

lint: $(dev_ready)
	$(dev) -m ruff check --quiet $(code)
	$(dev) -m ruff format --check --quiet $(code)

types: $(dev_ready)
	$(dev) -m mypy $(code)

interpreted: $(dev_ready)
	@echo "== the source tree, interpreted"
	PYRITE_LEG=interpreted $(dev) $(pytest)

compiled: $(wheel_ready)
	@echo "== the built wheel, $(wheel_leg:fallback=interpreted: no C compiler was found)"
	PYRITE_LEG=$(wheel_leg) $(wheel) $(pytest) tests/test_leg.py tests/rules tests/properties tests/bots tests/records

format: $(dev_ready) ## put the code in order
	$(dev) -m ruff check --fix --quiet $(code)
	$(dev) -m ruff format --quiet $(code)

bench: $(dev_ready) $(wheel_ready) ## measure the speed, compiled and interpreted
	$(dev) -m bench $(dev) $(wheel)

mutants: $(dev_ready) ## mutation testing over the rules
	$(dev) -m tools.mutants

install: $(dev_ready) $(wheel_ready) ## only set up the two environments

clean: ## remove the environments and builds
	rm -rf .venv .venv-wheel build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(dev_ready):
	@echo "== setting up .venv"
	@test -x .venv/bin/python$(version) || $(PYTHON) -m venv --clear .venv
	@rm -f .venv/ready-*
	@PYRITE_COMPILE=never $(dev) -m pip install -qq --editable '.[dev]'
	@touch $@

$(wheel_ready):
	@echo "== building the wheel ($(wheel_leg))"
	@test -x .venv-wheel/bin/python$(version) || $(PYTHON) -m venv --clear .venv-wheel
	@rm -rf .venv-wheel/ready-* build/wheel
	@PYRITE_COMPILE=$(wheel_mode) $(wheel) -m pip wheel -qq --no-deps --wheel-dir build/wheel .
	@$(wheel) -m pip uninstall -qq --yes pyrite
	@$(wheel) -m pip install -qq "$$(echo build/wheel/pyrite-*.whl)[test]"
	@touch $@
