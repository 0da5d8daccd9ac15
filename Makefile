# Everything a developer does, by name. The tools come from package.json; the first target that needs them installs them.
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
export REDOCLY_TELEMETRY := off
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# A small young generation: half the memory of an idle service for a few per cent of its speed.
NODE := node --max-semi-space-size=4
INSTALLED := node_modules/.package-lock.json
BUNDLES := generated/direct/openapi.json generated/v1/openapi.json generated/console/openapi.json

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

$(INSTALLED): package.json package-lock.json
	npm ci --loglevel=error
	@touch $@

install: $(INSTALLED) ## install what is missing

demo: $(INSTALLED) ## start everything on simulated platforms and show it (ARGS=--once ends afterwards)
	@$(NODE) src/main.ts demo $(ARGS)

serve: $(INSTALLED) ## run the service: interfaces and workers
	@$(NODE) src/main.ts serve $(ARGS)

replay: $(INSTALLED) ## send recorded answers through the service (FILE=answers.jsonl [BRANDS=a,b])
	@$(NODE) src/main.ts replay --file "$(FILE)" $(if $(BRANDS),--brands "$(BRANDS)") $(ARGS)

test: $(INSTALLED) ## all tests
	@vitest run $(ARGS)

conformance: $(INSTALLED) ## the documents against the service: the judge, mutated requests, schemathesis (needs Python)
	@vitest run test/contract test/conformance $(ARGS)

coverage: $(INSTALLED) ## all tests, and then test/contract/COVERAGE.md: which operation gave which status
	@ANSWERSCOPE_WRITE_COVERAGE=1 vitest run

bench: $(INSTALLED) ## benchmarks ([NAME=scan])
	@node test/bench/index.ts $(NAME)

eval: $(INSTALLED) ## accuracy of the answer analysis on the labelled corpus
	@node test/corpus/evaluate.ts

generate: $(INSTALLED) ## types, validators, tables and loops from the contract, the migrations and kernel.wat
	node openapi/codegen/generate.ts
	node openapi/codegen/tables.ts
	node openapi/codegen/kernels.ts

clients: $(INSTALLED) ## the generated part of the Python and Go clients (needs Java)
	node openapi/codegen/clients.ts

check-generated: $(INSTALLED) ## fails when generated/ or clients/ is not what the contract and the migrations say
	node openapi/codegen/generate.ts --check
	node openapi/codegen/tables.ts --check
	node openapi/codegen/kernels.ts --check
	node openapi/codegen/clients.ts --check

check-changes: $(INSTALLED) ## fails when the contract breaks what was released, unannounced (needs Go)
	@node openapi/change-control/check.ts

release-baseline: $(INSTALLED) ## the contract as it is now is released (VERSION=0.2.0; needs Go)
	@node openapi/change-control/release.ts "$(VERSION)"

lint: lint-contract lint-code ## lint the contract and the code

lint-contract: $(INSTALLED) ## redocly, Spectral with its OWASP rules, and our own rules
	redocly lint direct v1 console
	spectral lint $(BUNDLES) --fail-severity hint

lint-code: $(INSTALLED) ## format, imports, promises
	biome ci --error-on-warnings

format: $(INSTALLED) ## write the format that lint-code wants
	biome check --write

typecheck: $(INSTALLED) ## the compiler
	tsc -p .

.PHONY: help install demo serve replay test conformance coverage bench eval generate clients check-generated check-changes release-baseline lint lint-contract lint-code format typecheck
