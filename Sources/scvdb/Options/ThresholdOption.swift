import ArgumentParser
import Reporting

extension Severity: ExpressibleByArgument {}

/// The severity of findings that determines the exit status of a recording.
struct ThresholdOption: ParsableArguments {
  @Option(
    help: """
      End with 1 for findings of this severity or a higher one: error for broken invariants, \
      warning also for unsatisfiable constraints and ambiguous layouts, note also for truncated \
      texts.
      """
  )
  var failOn: Severity = .error
}
