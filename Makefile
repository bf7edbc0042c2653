# Two commands are all a newcomer needs: make record, make test.

PREFIX ?= /usr/local
sources = Sources Tests Package.swift
release = .build/release
prefix = $(DESTDIR)$(PREFIX)
# Where zsh finds functions: Debian has another folder for those of its packages.
zsh_functions = $(PREFIX)/share/zsh/site-functions

# With Swift's libraries inside, the tools are faster by a fifth and run where there is no Swift. Two
# accesses to one property at the same time, and code that runs on another actor than it says, are
# found by the tests, so that the tools need not look. No library looks for symbols in the tools,
# which are smaller by 3 MB without a table of them.
swift_flags = --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -disable-dynamic-actor-isolation -Xlinker --no-export-dynamic

.PHONY: help record test release setup install uninstall package test-package format lint

help:
	@echo 'make record     build, record every scenario under Baselines, compare with the baselines'
	@echo 'make test       build and run all tests'
	@echo 'make install    build, and copy the tools, their manual and what shells complete to PREFIX ($(PREFIX))'
	@echo 'make uninstall  delete what make install has copied'
	@echo 'make package    build, and make a Debian package of the tools in .build/package'
	@echo 'make test-package  install that package into a new root, and record there (as root)'
	@echo 'make format     format the sources'
	@echo 'make lint       check their format'

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

# What shells complete and the manual says is made by the tool itself, so that it knows each option.
install: release
	$(release)/scvdb --generate-completion-script bash >$(release)/scvdb.bash
	$(release)/scvdb --generate-completion-script zsh >$(release)/_scvdb
	$(release)/scvdb --generate-completion-script fish >$(release)/scvdb.fish
	$(release)/scvdb generate-manual >$(release)/scvdb.1
	install -D -m 755 $(release)/scvdb $(prefix)/bin/scvdb
	install -D -m 755 $(release)/scvdb-engine $(prefix)/bin/scvdb-engine
	install -D -m 644 $(release)/scvdb.bash $(prefix)/share/bash-completion/completions/scvdb
	install -D -m 644 $(release)/_scvdb $(DESTDIR)$(zsh_functions)/_scvdb
	install -D -m 644 $(release)/scvdb.fish $(prefix)/share/fish/vendor_completions.d/scvdb.fish
	install -D -m 644 $(release)/scvdb.1 $(prefix)/share/man/man1/scvdb.1

uninstall:
	rm -f $(prefix)/bin/scvdb $(prefix)/bin/scvdb-engine \
	  $(prefix)/share/bash-completion/completions/scvdb \
	  $(DESTDIR)$(zsh_functions)/_scvdb \
	  $(prefix)/share/fish/vendor_completions.d/scvdb.fish \
	  $(prefix)/share/man/man1/scvdb.1

package:
	@.ci/setup package
	.ci/package

test-package: package
	.ci/package-check

format:
	swift format --in-place --recursive $(sources)

lint:
	swift format lint --strict --recursive $(sources)
