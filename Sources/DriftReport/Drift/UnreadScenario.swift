package import SnapshotModel

/// A mistake of a scenario or one of its documents, so that its cases have no result.
package struct UnreadScenario: Hashable, Sendable {
  /// The location of the mistake; nil if the mistake is not in a file.
  package let location: FileLocation?
  /// The mistake and its fix in one line, without the location.
  package let message: String

  /// - Parameter report: The error of reading the scenario.
  package init(_ report: FailureReport) {
    location = report.location.flatMap(FileLocation.init(text:))
    var rest = report
    if location != nil { rest.location = nil }
    message = rest.paragraph
  }

  /// For example `sign-up.yaml:3:5: the screen 'signUp' has no view 'pasword'`.
  var line: String { (location.map { "\($0): " } ?? "") + message }
}

extension FileLocation {
  /// Reads the form of ``description``; a line without a column is also valid.
  fileprivate init?(text: String) {
    guard let match = text.wholeMatch(of: /(.+?):(\d+)(?::(\d+))?/),
      let line = Int(match.output.2), line > 0
    else { return nil }
    let column = match.output.3.flatMap { Int($0) } ?? 1
    self.init(file: String(match.output.1), line: line, column: max(column, 1))
  }
}
