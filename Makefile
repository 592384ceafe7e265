# Every command of the project. `make play` and `make test` set up what they need; running them again starts at once.

BIN := .venv/bin
SETUP := scripts/setup

.DEFAULT_GOAL := help
.PHONY: help play test lint bench gpu soak docs clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name text; do printf 'make %-6s %s\n' "$$name" "$$text"; done

.venv/ready-play: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) play

.venv/ready-dev: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) dev

.venv/ready-bench: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) bench

.venv/ready-gpu: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) gpu

play: .venv/ready-play ## set up and play Troll & Dragon against a bot
	-@$(BIN)/doubloon warm --quiet
	@$(BIN)/doubloon play troll-dragon

test: .venv/ready-dev ## all tests; the compiled games a second time with their indexes checked
	$(BIN)/pytest -n 2 --cov --cov-report=term
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 tests/test_every_game.py tests/engine/test_batch.py

lint: .venv/ready-dev ## style, types, import contracts, fresh docs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python scripts/docs.py --check

bench: .venv/ready-bench ## speed beside the peers', measured in the same run; also as JSON in bench/out
	$(BIN)/python -m bench.start
	$(BIN)/python -m bench.interpreted
	$(BIN)/python -m bench.compiled
	$(BIN)/python -m bench.search

gpu: .venv/ready-gpu ## on a machine with a CUDA GPU: equal games, and speed
	$(BIN)/python -m bench.gpu

soak: .venv/ready-dev ## the same tests with large counts
	DOUBLOON_SOAK=20 $(BIN)/pytest -n 2
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 tests/bots/test_search.py

docs: .venv/ready-dev ## write the generated parts of the docs anew
	$(BIN)/python scripts/docs.py

clean: ## forget what was set up
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache bench/out
