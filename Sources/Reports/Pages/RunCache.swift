import DriftReport
import SnapshotModel

/// The runs of a side, each read once, when a page first needs it.
final class RunCache {
  /// The name of the side.
  let name: String
  private let cases: [CaseIdentity: RecordedCase]
  private var runs: [CaseIdentity: Run] = [:]
  private let draw: (Run) -> RunAppearances
  private var drawn: [CaseIdentity: RunAppearances] = [:]

  /// - Parameters:
  ///   - side: The side.
  ///   - appearances: Returns the appearances of a run's screens.
  init(
    _ side: RecordingSide,
    appearances: @escaping (Run) -> RunAppearances = { _ in RunAppearances() }
  ) {
    name = side.name
    draw = appearances
    cases = Dictionary(side.cases.map { ($0.identity, $0) }) { first, _ in first }
  }

  /// Returns the run of a case; nil if the side has none.
  func run(of identity: CaseIdentity) throws -> Run? {
    if let run = runs[identity] { return run }
    let run = try cases[identity]?.read()
    runs[identity] = run
    return run
  }

  /// Returns the explanations of a case's frames; empty if none were recorded.
  func explanations(of identity: CaseIdentity) throws -> [ExplainedStep] {
    try cases[identity]?.explanations() ?? []
  }

  /// Returns the appearances of a case's screens; nil if the side has no such case.
  func appearances(of identity: CaseIdentity) throws -> RunAppearances? {
    if let known = drawn[identity] { return known }
    guard let found = try run(of: identity).map(draw) else { return nil }
    drawn[identity] = found
    return found
  }
}
