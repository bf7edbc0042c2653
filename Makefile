# Two commands are all a newcomer needs: make record, make test.

PREFIX ?= /usr/local
sources = Sources Tests Package.swift
release = .build/release

.PHONY: help record test release setup install format lint

help:
	@echo 'make record   build, record every scenario under Baselines, compare with the baselines'
	@echo 'make test     build and run all tests'
	@echo 'make install  build and copy the tools to PREFIX/bin ($(PREFIX)/bin)'
	@echo 'make format   format the sources'
	@echo 'make lint     check their format'

record: release
	$(release)/scvdb record
	$(release)/scvdb diff

# The clients' files are touched, because from one build to the next the compiler does not notice
# that a class of a module behind the one imported has changed its shape. The whole suite comes last,
# so that its own closing lines are the last ones seen.
test: setup
	@find Tests/UIKitClient Tests/ExampleApp -name '*.swift' -not -path '*/.build/*' -exec touch {} +
	swift test --package-path Tests/UIKitClient
	swift test --package-path Tests/ExampleApp
	swift test

# With Swift's libraries inside, the tools are faster by a fifth and run where there is no Swift.
release: setup
	swift build -c release --static-swift-stdlib --product scvdb
	swift build -c release --static-swift-stdlib --product scvdb-engine

setup:
	@.ci/setup

install: release
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(release)/scvdb $(release)/scvdb-engine $(DESTDIR)$(PREFIX)/bin

format:
	swift format --in-place --recursive $(sources)

lint:
	swift format lint --strict --recursive $(sources)
