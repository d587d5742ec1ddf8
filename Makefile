# Every target first sets up .venv (scripts/setup.sh), if necessary.
BIN := .venv/bin
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test quick lint rules mutants chaos bench lock pictures web clean base dev

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: base ## open the house in the browser (ARGS="…" is passed on: --terminal, --plain, --no-browser)
	@$(BIN)/souterrain $(ARGS)

# Servers, bots and commands are started hundreds of times: compiling their modules each time takes longer than the tests.
test quick: export PYTHONDONTWRITEBYTECODE :=

test: lint ## everything that must hold before a change is kept: lint, types, all tests
	@scripts/browser.sh
	@scripts/proxies.sh
	@scripts/node.sh
	@scripts/test.sh

quick: dev ## lint and the short tests, under a minute
	@$(BIN)/ruff check --quiet
	@$(BIN)/pytest -n auto -q -m quick

lint: dev ## style, format and types; silent when all is well
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --diff
	@$(BIN)/mypy --no-error-summary

rules: dev ## rules that no test proves or no player can meet; silent when there are none
	@$(BIN)/python tools/rules.py

mutants: dev ## plant small faults one at a time; fails if tests miss more than 5 % (45 minutes; ARGS="…" is passed on)
	@$(BIN)/python tools/mutants.py $(ARGS)

chaos: dev ## kill, fill, attack and cheat a real server; fails if a promise is broken (40 minutes; ARGS="crash --size 0.1")
	@$(BIN)/python -m chaos $(ARGS)

bench: ## speed, beside other libraries measured in the same run (ARGS="…" is passed on)
	@scripts/setup.sh bench
	@$(BIN)/python -m benchmarks $(ARGS)

lock: ## choose the versions in requirements/*.lock anew
	@scripts/lock.sh

pictures: dev ## draw the pictures of the documentation anew
	@$(BIN)/python -m tools.import_graph
	@$(BIN)/python tools/pictures.py
	@$(BIN)/python tools/browser_pictures.py

web: dev ## build the browser client anew (needs Node)
	@$(BIN)/python tools/typescript.py
	@$(BIN)/python -m tests.browser.vectors
	@CI=true scripts/node.sh
	@cd web && npm run --silent build -- --logLevel warn

clean: ## remove .venv and everything else that these targets made
	@rm -rf .venv build dist web/node_modules web/.svelte-check .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

base dev:
	@scripts/setup.sh $@
