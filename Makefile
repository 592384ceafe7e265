# Every command of the project. `make play` and `make test` set up what they need; running them again starts at once.

BIN := .venv/bin
SETUP := scripts/setup
PAGES := src/doubloon/web/index.html
# What the pages are made from. A folder is newer when something was added to it or removed; web itself also when npm is at work there.
PAGE_SOURCES := $(shell find web -mindepth 1 -name node_modules -prune -o -print) $(shell find src/doubloon/i18n -name "*.ftl") scripts/web scripts/licences.py

.DEFAULT_GOAL := help
.PHONY: help play web test lint bench gpu soak screens docs clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name text; do printf 'make %-7s %s\n' "$$name" "$$text"; done

.venv/ready-play: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) play

.venv/ready-dev: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) dev

.venv/ready-bench: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) bench

.venv/ready-gpu: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) gpu

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc | .venv/ready-play
	@scripts/web install

$(PAGES): web/node_modules/.ready $(PAGE_SOURCES)
	@scripts/web build

web: $(PAGES) ## build the pages, if something of them has changed

play: .venv/ready-play web ## set up, and open the table in the browser; FLAGS=--local keeps it to this machine
	-@$(BIN)/doubloon warm --quiet
	@$(BIN)/doubloon open $(FLAGS)

test: .venv/ready-dev web ## all tests, the rules with coverage; every game with its indexes checked
	scripts/web npm test
	$(BIN)/pytest -n 2 -m covered --cov --cov-report=term tests/engine tests/games tests/solve
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist loadgroup tests/test_every_game.py tests/engine/test_batch.py
	$(BIN)/pytest -n 2 --dist worksteal -m "not covered" --ignore=tests/test_every_game.py

lint: .venv/ready-dev web/node_modules/.ready ## style, types, import contracts, fresh docs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m scripts.docs --check
	scripts/web npm run check

bench/load_clients/node_modules/.ready: bench/load_clients/package.json bench/load_clients/package-lock.json bench/load_clients/.npmrc | .venv/ready-bench
	@FOLDER=bench/load_clients scripts/web install

bench: .venv/ready-bench bench/load_clients/node_modules/.ready ## speed beside the peers', measured in the same run; also as JSON in bench/out
	$(BIN)/python -m bench.start
	$(BIN)/python -m bench.interpreted
	$(BIN)/python -m bench.compiled
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.research
	$(BIN)/python -m bench.load

gpu: .venv/ready-gpu ## on a machine with a CUDA GPU: equal games, and speed
	$(BIN)/python -m bench.gpu

soak: .venv/ready-dev web ## the same tests with large counts
	DOUBLOON_SOAK=20 $(BIN)/pytest -n 2
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 tests/bots/test_search.py
	$(BIN)/python -m bench.soak

screens: .venv/ready-dev web ## pictures of the pages on phones, tablets and desks, in screens/
	$(BIN)/python -m scripts.screens

docs: .venv/ready-dev ## regenerate the generated parts of the docs and the browser's types
	$(BIN)/python -m scripts.docs

clean: ## forget what was set up
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache bench/out screens src/doubloon/web web/node_modules bench/load_clients/node_modules
