import SnapshotModel

/// The mistakes of a scenario file that a single reading finds.
///
/// A mistake that only follows from another one is left out.
package struct ScenarioErrors: Error, Equatable {
  /// The mistake that comes first in the file.
  package let first: ScenarioError
  /// The mistakes after the first, in the order of the file.
  package let others: [ScenarioError]

  /// Every mistake, in the order of the file.
  package var all: [ScenarioError] { [first] + others }

  /// Sorts the mistakes of a file, without duplicates; nil without any.
  package init?(_ errors: [ScenarioError]) {
    var sorted: [ScenarioError] = []
    for error in errors.sorted(by: { $0.location.precedes($1.location) }) {
      let isKnown = sorted.reversed().prefix { $0.location == error.location }.contains(error)
      if !isKnown { sorted.append(error) }
    }
    guard let first = sorted.first else { return nil }
    self.first = first
    others = Array(sorted.dropFirst())
  }
}

extension ScenarioErrors: CustomStringConvertible {
  /// A line for each mistake.
  package var description: String { all.map(\.description).joined(separator: "\n") }
}

extension FileLocation {
  fileprivate func precedes(_ other: FileLocation) -> Bool {
    (line, column) < (other.line, other.column)
  }
}

/// Collects the mistakes of one file while it is read.
///
/// Reading stops at a part with a mistake and throws the part's first mistake. The enclosing part
/// can continue with its other parts. Each mistake is recorded once here, however often it is
/// thrown.
final class ProblemList {
  private(set) var errors: [ScenarioError] = []

  /// Records a mistake and continues.
  @discardableResult
  func append(_ error: ScenarioError) -> ScenarioError {
    errors.append(error)
    return error
  }

  /// Runs a body, and records its mistake instead of throwing it.
  ///
  /// - Precondition: The body throws no errors but ``ScenarioError``.
  @discardableResult
  func attempt<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch {
      guard let mistake = error as? ScenarioError else {
        preconditionFailure("a part of a scenario file was read with another error: \(error)")
      }
      append(mistake)
      return nil
    }
  }

  /// Processes the parts of something one by one.
  ///
  /// - Throws: The first mistake of a part, after all parts.
  func each<Part, Value>(
    _ parts: some Collection<Part>,
    _ body: (Part) throws -> Value
  ) throws -> [Value] {
    let known = errors.count
    var values: [Value] = []
    for part in parts {
      if let value = attempt({ try body(part) }) {
        values.append(value)
      }
    }
    if errors.count > known { throw errors[known] }
    return values
  }

  /// Reads a whole file.
  ///
  /// - Throws: All its mistakes.
  static func collecting<Value>(
    _ body: (ProblemList) throws -> Value
  ) throws(ScenarioErrors) -> Value {
    let mistakes = ProblemList()
    let value = mistakes.attempt { try body(mistakes) }
    if let errors = ScenarioErrors(mistakes.errors) { throw errors }
    guard let value else { preconditionFailure("a missing value requires a reported error") }
    return value
  }
}
