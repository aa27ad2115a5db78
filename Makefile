# `make play` and `make test` are all one needs in a fresh clone: they make the environment, install the system
# libraries that Qt wants where that is possible, and install the project. Stamp files make a second run quick.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.ONESHELL:
.PHONY: help play test test-long lint format types translations bench sanitize deb clean system

VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
POSITIONS ?= 50000
PYTHON ?=

# Qt without and with a screen, a screen in memory, and what compiles the native part
QT_LIBRARIES := libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 \
	libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 xvfb
BUILD_PACKAGES := g++ python3-dev python3-venv

NATIVE := $(wildcard ulti_desktop/native/*.cpp ulti_desktop/native/*.hpp ulti_desktop/native/CMakeLists.txt)

SAY_NATIVE = $(BIN)/python -c 'from ulti_desktop import native; \
	native.AVAILABLE or print("The native part could not be built here: the game works, its players think slower.")'

help:
	@echo "make play          start the game (a demo without a window where there is no screen)"
	echo "make test          all checks: ruff, mypy, pytest"
	echo "make test-long     the tests that take minutes: many endings against plain minimax"
	echo "make lint          ruff alone; make format puts the layout right"
	echo "make types         mypy alone"
	echo "make translations  bring translations/*.ts and the compiled .qm files up to date"
	echo "make bench         measure"
	echo "make sanitize      the compiled part under the address and undefined-behaviour sanitizers: its tests, and"
	echo "                   random positions, good and malformed (POSITIONS=1000000 for a long run)"
	echo "make deb           build a Debian package: packaging/README.md tells of it and the other packages"
	echo "make clean         remove what was built, the environment too"

# ------------------------------------------------------------------------------------------------ use
play: $(VENV)/.installed
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then
		exec $(BIN)/ulti-desktop
	fi
	echo "No screen here (neither DISPLAY nor WAYLAND_DISPLAY is set): playing a demo without a window."
	QT_QPA_PLATFORM=offscreen $(BIN)/ulti-desktop demo --out demo-out
	echo "Pictures and the record of the game lie in $(CURDIR)/demo-out"

test: $(VENV)/.installed-dev
	@failed=""
	$(BIN)/ruff check . || failed="$$failed ruff-check"
	$(BIN)/ruff format --check . || failed="$$failed ruff-format"
	$(BIN)/mypy --strict ulti_desktop || failed="$$failed mypy"
	if [ -n "$$failed" ]; then echo "These checks failed:$$failed. The tests run all the same."; fi
	# What fails beside other tests and passes alone leans on the speed of the machine: a defect of its own, told by
	# name, that keeps nobody from working. Only failed tests (exit code 1) get this second run
	code=0; $(BIN)/python -m pytest -n $(JOBS) || code=$$?
	if [ "$$code" = 1 ]; then
		echo "The failed tests once more, one after another. Those that pass now depend on how busy the machine is:"
		code=0; $(BIN)/python -m pytest --last-failed --last-failed-no-failures none -rA --tb short || code=$$?
	fi
	[ "$$code" = 0 ] || failed="$$failed pytest"
	[ -z "$$failed" ]

test-long: $(VENV)/.installed-dev
	@$(BIN)/python -m pytest -n $(JOBS) -m long --timeout 3600

lint: $(VENV)/.installed-dev
	@$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(VENV)/.installed-dev
	@$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(VENV)/.installed-dev
	@$(BIN)/mypy --strict ulti_desktop

translations: $(VENV)/.installed-dev
	@$(BIN)/python translations/update.py

bench: $(VENV)/.installed-dev
	@for script in tests/bench/bench_*.py; do echo "== $$script"; $(BIN)/python "$$script"; done

sanitize: $(VENV)/.installed-dev
	@command -v cmake >/dev/null || { echo "The sanitizer build needs cmake." >&2; exit 1; }
	cmake -S ulti_desktop/native -B build/sanitize -DCMAKE_BUILD_TYPE=Debug \
		-DULTI_SANITIZE=address,undefined -DPython_EXECUTABLE="$(CURDIR)/$(BIN)/python" >/dev/null
	cmake --build build/sanitize --parallel $(JOBS) >/dev/null
	# Python itself is not sanitized: the runtime comes in front of it, and its own leaks are not ours
	export ULTI_CORE="$$(ls build/sanitize/_core*.so)"
	export LD_PRELOAD="$$(c++ -print-file-name=libasan.so) $$(c++ -print-file-name=libstdc++.so)"
	export ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
	$(BIN)/python -m tests.kit.knock --count $(POSITIONS) --core "$$ULTI_CORE"
	$(BIN)/python -m pytest -p tests.kit.other_core tests/native tests/ai/test_proof.py tests/ai/test_proof_truth.py tests/ai/test_renaming.py \
		-m "not slow and not long"

deb: $(VENV)/.installed
	@$(BIN)/python packaging/make_bundle.py
	packaging/linux/make_deb.sh

clean:
	rm -rf $(VENV) build dist demo-out .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------------------ set-up
$(VENV)/.system:
	@$(MAKE) --no-print-directory system
	mkdir -p $(VENV)
	touch $@

system:
	@if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
		echo "Not a Debian system: Qt needs the libraries that Debian calls $(QT_LIBRARIES)."
		exit 0
	fi
	missing=""
	for package in $(QT_LIBRARIES) $(BUILD_PACKAGES); do
		status=$$(dpkg-query -W -f '$${db:Status-Status}' "$$package" 2>/dev/null || true)
		[ "$$status" = installed ] || missing="$$missing $$package"
	done
	[ -n "$$missing" ] || exit 0
	if [ "$$(id -u)" = 0 ]; then as_root="env"
	elif sudo -n true 2>/dev/null; then as_root="sudo -n env"
	else
		echo "Please install these packages once, they need root: sudo apt-get install$$missing"
		exit 0
	fi
	echo "Installing system packages:$$missing"
	quiet="DEBIAN_FRONTEND=noninteractive"
	if ! { $$as_root $$quiet apt-get update -qq && \
		$$as_root $$quiet apt-get install -y -qq --no-install-recommends $$missing </dev/null >/dev/null; }; then
		echo "That did not work; please see to these packages yourself:$$missing"
	fi

$(VENV)/.made: | $(VENV)/.system
	@python=""
	for candidate in $(PYTHON) python3 python3.13 python3.12 python3.11 python3.14; do
		if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
			python="$$candidate"
			break
		fi
	done
	if [ -z "$$python" ]; then
		echo "Ulti Desktop needs Python 3.11 or newer; here is $$(python3 --version 2>&1 || echo none)." >&2
		echo "Install one and name it: make PYTHON=/path/to/python3.12 play" >&2
		exit 1
	fi
	"$$python" -m venv $(VENV)
	touch $@

$(VENV)/.installed: pyproject.toml $(NATIVE) $(VENV)/.made
	@echo "Installing Ulti Desktop into $(VENV) (the first time takes a few minutes)"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	$(SAY_NATIVE)
	touch $@

$(VENV)/.installed-dev: pyproject.toml $(NATIVE) $(VENV)/.made
	@echo "Installing Ulti Desktop and its tools into $(VENV) (the first time takes a few minutes)"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	$(SAY_NATIVE)
	touch $(VENV)/.installed $@
