import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test if `script` gets no pseudo-terminal, and reports that.
  static var pseudoTerminal: Self {
    .enabled(if: hasPseudoTerminal, "this needs a pseudo-terminal; mount devpts at /dev/pts")
  }
}

private let hasPseudoTerminal =
  (try? Workplace().run("/usr/bin/env", ["script", "-qec", "true", "/dev/null"]))?.status == 0
