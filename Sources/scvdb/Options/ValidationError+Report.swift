import ArgumentParser
import SnapshotModel

extension ValidationError {
  /// Creates a usage error with its fix.
  ///
  /// - Parameters:
  ///   - problem: The problem in one clause, which names the options.
  ///   - fix: The correction, as an imperative.
  init(_ problem: String, fix: String) { self.init(FailureReport(problem, fix: fix)) }

  /// Creates a usage error with the parts of a report.
  init(_ report: FailureReport) { self.init(report.description) }
}

extension FailureReport {
  /// Separates the parts of a usage error, because the argument parser keeps only its text.
  init(usageError text: String) {
    var lines = text.split(separator: "\n").map(String.init)
    var advice: [Advice] = []
    while let last = lines.last.flatMap(Advice.init(line:)) {
      advice.insert(last, at: 0)
      lines.removeLast()
    }
    self.init(lines.joined(separator: "\n"), advice: advice)
  }
}

extension Advice {
  /// Reads a line with a label; nil for other lines.
  fileprivate init?(line: String) {
    let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case Advice.fix("").label: self = .fix(parts[1])
    case Advice.hint("").label: self = .hint(parts[1])
    default: return nil
    }
  }
}
