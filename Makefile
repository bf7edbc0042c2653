# Two commands are all a newcomer needs: make record, make test.

PREFIX ?= /usr/local
sources = Sources Tests Package.swift
release = .build/release

# With Swift's libraries inside, the tools are faster by a fifth and run where there is no Swift. Two
# accesses to one property at the same time, and code that runs on another actor than it says, are
# found by the tests, so that the tools need not look.
swift_flags = --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -disable-dynamic-actor-isolation

.PHONY: help record test release setup install format lint

help:
	@echo 'make record   build, record every scenario under Baselines, compare with the baselines'
	@echo 'make test     build and run all tests'
	@echo 'make install  build and copy the tools to PREFIX/bin ($(PREFIX)/bin)'
	@echo 'make format   format the sources'
	@echo 'make lint     check their format'

# What `record` complains about with 1, drift among it, is no reason not to see what moved.
record: release
	$(release)/scvdb record; recorded=$$?; [ $$recorded -le 1 ] || exit $$recorded; \
	  $(release)/scvdb diff && exit $$recorded

# The clients' files are touched, because from one build to the next the compiler does not notice
# that a class of a module behind the one imported has changed its shape. The whole suite comes last,
# so that its own closing lines are the last ones seen.
test: setup
	@find Tests/UIKitClient Tests/ExampleApp -name '*.swift' -not -path '*/.build/*' -exec touch {} +
	swift test --package-path Tests/UIKitClient
	swift test --package-path Tests/ExampleApp
	.ci/browser
	swift test

release: setup
	swift build -c release $(swift_flags) --product scvdb
	swift build -c release $(swift_flags) --product scvdb-engine

setup:
	@.ci/setup

install: release
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(release)/scvdb $(release)/scvdb-engine $(DESTDIR)$(PREFIX)/bin

format:
	swift format --in-place --recursive $(sources)

lint:
	swift format lint --strict --recursive $(sources)
