import ArgumentParser
import Reporting

extension Severity: ExpressibleByArgument {}

/// The severity of findings that decides the exit status of a recording.
struct ThresholdOption: ParsableArguments {
  @Option(
    help: """
      End with 1 for findings of this severity or a higher one: error for broken invariants, warning for \
      unsatisfiable constraints and ambiguous layouts as well, note for truncated texts as well.
      """
  )
  var failOn: Severity = .error
}
