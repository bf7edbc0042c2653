import ArgumentParser
import Reporting

extension Severity: ExpressibleByArgument {}

/// The severity of findings and drift that determines the exit status of a recording.
struct ThresholdOption: ParsableArguments {
  @Option(
    help: """
      End with 1 for findings and drift of this severity or a higher one (default: error for \
      findings, warning for drift). Findings: error for broken invariants, warning for \
      unsatisfiable constraints, ambiguous layouts and truncated texts.
      """
  )
  var failOn: Severity?

  /// The lowest severity of a finding that fails a recording.
  var ofFindings: Severity { failOn ?? .error }
}

/// The severity of drift that determines the exit status of a comparison.
struct DriftThresholdOption: ParsableArguments {
  @Option(help: "End with 1 for drift of this severity or a higher one.")
  var failOn: Severity = .warning
}
