# A newcomer needs only two commands: make record, make test.

PREFIX ?= /usr/local
sources = Sources Tests Port Package.swift
release = .build/release
prefix = $(DESTDIR)$(PREFIX)
# The folder of zsh's functions; Debian has another folder for the functions of its packages.
zsh_functions = $(PREFIX)/share/zsh/site-functions

# The reasons for the flags of a release build:
# - Swift's libraries are linked statically: the tools are a fifth faster and run without Swift.
# - Exclusivity and actor isolation are not checked at run time, because the tests check them.
# - Symbols are not exported, because no library looks them up; this saves 3 MB.
# - Single functions can be dropped by the linker; this saves 2 MB.
# - Debugging information is omitted; it would take a twentieth of the build time.
# - The address is fixed, so nothing is relocated; this saves a fifth of the start and 3.5 MB.
# - Types are accessed by witness tables. By name, the runtime would search all conformances of the program for each
#   type, which takes an eighth of the layout of one document.
swift_flags = --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -disable-dynamic-actor-isolation -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -debug-info-format none -Xlinker --no-export-dynamic -Xswiftc -use-ld=lld \
  -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

.PHONY: help record test test-all sanitize release setup install uninstall package test-package test-slurm test-root format lint

help:
	@echo 'make record     build, record every scenario under Baselines, compare with the baselines'
	@echo 'make test       build and run the tests'
	@echo 'make test-all   build and run all tests, with all seeds and all packages for Apple systems'
	@echo 'make sanitize   run all tests with the address sanitizer, and with the thread sanitizer'
	@echo 'make install    build, and copy the tools, their manual and shell completions to PREFIX ($(PREFIX))'
	@echo 'make uninstall  delete the files of make install'
	@echo 'make package    build, and make a Debian package of the tools in .build/package'
	@echo 'make test-package  install that package into a new root, and record there (as root)'
	@echo 'make test-slurm  run the recipe for Slurm in a cluster of one node (as root)'
	@echo 'make test-root  run make record in a new root with Swift only (as root)'
	@echo 'make format     format the sources'
	@echo 'make lint       check their format'

# `record` exits with 1 after findings; the comparison runs even then.
record: release
	$(release)/scvdb record; recorded=$$?; [ $$recorded -le 1 ] || exit $$recorded; \
	  $(release)/scvdb diff && exit $$recorded

test: setup
	@.ci/test

test-all: setup
	@.ci/test all

# Each sanitizer needs a separate build, in .build/address and .build/thread. Leaks are not reported: Foundation
# (Process, NSValue.objCType) and XCTest keep some objects until the process ends.
sanitize: setup
	ASAN_OPTIONS=detect_leaks=0:suppressions=$(CURDIR)/Tests/address-sanitizer.supp \
	  swift test --sanitize address --scratch-path .build/address
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.supp \
	  swift test --sanitize thread --scratch-path .build/thread

release: setup
	swift build -c release $(swift_flags) --product scvdb
	swift build -c release $(swift_flags) --product scvdb-engine

setup:
	@.ci/setup

# The tool itself generates the completions and the manual, so that they contain each option.
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

test-slurm: release
	.ci/slurm $(release)/scvdb

test-root:
	@.ci/setup package
	.ci/root-check

format:
	swift format --in-place --recursive $(sources)

lint:
	swift format lint --strict --recursive $(sources)
