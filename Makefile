# Everything is installed into .venv, and anew only when pyproject.toml or constraints.txt changed.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Which Python to build .venv with; empty: the first one found that is new enough.
PYTHON ?=
# How many tests run at once: a number, or auto for one per core.
JOBS ?= auto
# Whether the page's tests run in a browser; no leaves them out.
WEB ?= yes
# How long `make test-long` may take.
TEST_LONG_SECONDS ?= 600
export TEST_LONG_SECONDS

BIN := .venv/bin
READY := .venv/.ready
NODE_READY := node_modules/.ready
PAGE := src/belladonna/web_dist/index.html
# What the page is built from; a file more or less counts by its folder's time.
PAGE_SOURCES := index.html vite.config.ts svelte.config.js tsconfig.json $(shell find web/src web/public web/offline web/texts \
	src/belladonna/text src/belladonna/games/*/text src/belladonna/games/*/ui -not -name '*.py' -not -path '*__pycache__*')
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: help play page browser screenshots web-report test test-long lint format bench bench-server bench-peers lock clean setup quick-tests examples ladder

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: $(READY) $(PAGE) ## start the table server and open the page in your browser
	@$(BIN)/belladonna serve --open

page: $(PAGE) ## build the page where something of it has changed

screenshots: $(READY) $(PAGE) browser ## photograph every screen of the page into build/screenshots
	$(BIN)/python -m tools.screenshots

web-report: $(READY) $(PAGE) browser ## measure the page's weight and speed into docs/web-report.md
	$(BIN)/python -m tools.web_report

# The tests wait for lint even under -j: on two cores they would only slow each other down.
test: lint ## all that a change must pass: style, types and the quick tests
	@$(MAKE) --no-print-directory quick-tests

quick-tests: $(READY) $(PAGE) $(if $(filter no,$(WEB)),,browser)
	npm test --silent
	$(BIN)/python -m pytest -n $(JOBS) --cov --cov-report=term $(if $(filter no,$(WEB)),--ignore=tests/web)

test-long: $(READY) $(PAGE) browser ## the long tests, for at most TEST_LONG_SECONDS (600)
	$(BIN)/python tools/long_tests.py -n $(JOBS) --dist worksteal

lint: $(READY) $(NODE_READY) ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/gen_types.py --check
	$(BIN)/python tools/gen_text_cases.py --check
	npm run check --silent

format: $(READY) ## put the code in shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(READY) ## measure speed
	@if [ -d bench ]; then $(BIN)/python -m bench; \
	else echo "There is no bench/ folder here, so there is nothing to measure."; exit 1; fi

bench-server: $(READY) ## load the table server from another core, and check what it sends; FLAGS="--quick --dry"
	$(BIN)/python -m bench.server $(FLAGS)

bench-peers: $(READY) ## install the libraries that make bench compares with
	@python=$$(sh tools/find_python.sh "$(PYTHON)") && \
	echo "Setting up .venv-bench with $$python; this takes a few minutes." && \
	$$python -m venv .venv-bench
	@.venv-bench/bin/python -m pip --disable-pip-version-check --quiet install -r bench/peers.txt

examples: $(READY) ## train a small player for two minutes, and measure it
	$(BIN)/python examples/train_linear.py --seconds 120

ladder: $(READY) ## measure how strong the bots are, into docs/strength.md; MINUTES=30
	$(BIN)/python -m belladonna.sim.ladder --minutes $(or $(MINUTES),30)

lock: $(READY) ## resolve the newest versions into constraints.txt
	$(BIN)/python tools/lock.py

setup: $(READY) ## only install what the other targets need

clean: ## remove all that make made
	rm -rf .venv .venv-bench node_modules src/belladonna/web_dist build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The build tools come first and from the same pins, so that nothing unpinned runs while the package is installed.
$(READY): pyproject.toml constraints.txt
	@python=$$(sh tools/find_python.sh "$(PYTHON)") && \
	echo "Setting up .venv with $$python; this takes a minute the first time." && \
	$$python -m venv .venv
	@$(PIP) install --constraint constraints.txt hatchling editables
	@$(PIP) install --constraint constraints.txt --no-build-isolation --editable '.[dev]'
	@touch $@

$(NODE_READY): package.json package-lock.json
	@command -v npm > /dev/null || { echo "The page is built with Node 20 or newer, and there is none here. Install it, or play in the terminal: $(BIN)/belladonna play"; exit 1; }
	npm ci --no-audit --no-fund --silent
	@touch $@

$(PAGE): $(NODE_READY) $(PAGE_SOURCES)
	npm run build --silent -- --logLevel warn
	@touch $@

# The page's tests drive the system's Chromium; where it can be installed without asking, it is.
browser:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -qq && apt-get install -y -qq chromium; } || \
	{ echo "The page's tests need Chromium. Install it (apt-get install chromium), or leave them out: make test WEB=no"; exit 1; }
