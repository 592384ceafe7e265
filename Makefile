# All commands of the project. Each one installs what it needs on its first run.

BIN := .venv/bin
SETUP := scripts/setup
PAGES := src/doubloon/web/index.html
# A test that hangs ends its process, and is named: the longest one takes a minute.
PYTEST := $(BIN)/pytest -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true
# The sources of the pages. A folder's time changes when a file is added or removed; `web` itself is left out because npm writes there too.
PAGE_SOURCES := $(shell find web -mindepth 1 -name node_modules -prune -o -print) $(shell find src/doubloon/i18n src/doubloon/games -name "*.ftl") scripts/web scripts/licences.py

# Programs and tests start many Python processes. Where this is set, each of them would compile all sources again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play web test lint lint-types lint-rest bench gpu soak screens docs site wheel release clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name text; do printf 'make %-7s %s\n' "$$name" "$$text"; done

.venv/ready-play: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) play

.venv/ready-dev: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) dev

.venv/ready-site: pyproject.toml constraints.txt $(SETUP) | .venv/ready-dev
	@$(SETUP) site

.venv/ready-bench: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) bench

.venv/ready-gpu: pyproject.toml constraints.txt $(SETUP)
	@$(SETUP) gpu

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc | .venv/ready-play
	@scripts/web install

$(PAGES): web/node_modules/.ready $(PAGE_SOURCES)
	@scripts/web build

web: $(PAGES) ## build the pages, if their sources have changed

play: .venv/ready-play web ## install, and open the table in the browser; FLAGS=--local allows only this machine
	@$(BIN)/doubloon open $(FLAGS)

test: export NUMBA_BOUNDSCHECK = 1
test: .venv/ready-dev web ## run all tests: the rules with coverage, compiled games with index checks
	scripts/web npm test
	$(PYTEST) -n 4 --dist loadgroup --no-loadscope-reorder -m "not covered" --ignore=tests/web
	$(PYTEST) -n 2 --dist worksteal -m covered --cov --cov-report=term tests/engine tests/games tests/solve
	$(PYTEST) -n 3 --dist worksteal tests/web

lint: .venv/ready-dev web/node_modules/.ready ## check format, style, types, import layers and generated files
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint-types lint-rest

lint-types:
	$(BIN)/mypy
	$(BIN)/python -m scripts.templates

lint-rest:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m scripts.docs --check
	$(BIN)/python -m scripts.names
	scripts/web npm run check

bench/load_clients/node_modules/.ready: bench/load_clients/package.json bench/load_clients/package-lock.json bench/load_clients/.npmrc | .venv/ready-bench
	@FOLDER=bench/load_clients scripts/web install

bench: .venv/ready-bench bench/load_clients/node_modules/.ready ## measure speed against comparable projects, in the same run; JSON in bench/out
	$(BIN)/python -m bench.start
	$(BIN)/python -m bench.interpreted
	$(BIN)/python -m bench.compiled
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.coach
	$(BIN)/python -m bench.research
	$(BIN)/python -m bench.lab
	$(BIN)/python -m bench.learning
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.turns

gpu: .venv/ready-gpu ## on a machine with a CUDA GPU: compare the games byte for byte, and measure speed
	$(BIN)/python -m bench.gpu
	$(BIN)/python -m bench.vector_gpu
	$(BIN)/python -m bench.lab_gpu

soak: .venv/ready-dev web site ## run the same tests with large counts, then an hour of mixed play
	DOUBLOON_SOAK=20 $(BIN)/pytest -n 2 --dist loadgroup
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 tests/bots/test_search.py
	$(BIN)/python -m bench.soak

screens: .venv/ready-dev web ## take screenshots of the pages for phones, tablets and desktops, into screens/
	$(BIN)/python -m scripts.screens

docs: .venv/ready-dev ## regenerate the generated parts of the docs and the browser's types
	$(BIN)/python -m scripts.docs

site: .venv/ready-site ## build the docs as a site into src/doubloon/site, from where `doubloon docs` opens it
	$(BIN)/python -m scripts.site

wheel: .venv/ready-dev web site ## build the wheel and the source package into dist/, with the pages and the site inside
	$(BIN)/python -m scripts.wheel

release: .venv/ready-dev ## test everything, join changes/ into CHANGELOG.md, commit, tag, and build the packages; publishes nothing
	$(BIN)/python -m scripts.release --check
	$(MAKE) lint test
	$(BIN)/python -m scripts.release
	$(MAKE) wheel
	$(BIN)/python -m scripts.release --next

clean: ## delete everything that was installed or built
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache bench/out build dist screens src/doubloon/site src/doubloon/web web/node_modules bench/load_clients/node_modules
