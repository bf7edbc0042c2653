import DriftReport
import SnapshotModel

/// The runs of a side, each read once, and only if a page shows something of it.
final class RunShelf {
  /// What the side is called.
  let name: String
  private let cases: [CaseIdentity: RecordedCase]
  private var runs: [CaseIdentity: Run] = [:]

  init(_ side: RecordingSide) {
    name = side.name
    cases = Dictionary(side.cases.map { ($0.identity, $0) }) { first, _ in first }
  }

  /// The run of a case; nil where the side has none.
  func run(of identity: CaseIdentity) throws -> Run? {
    if let run = runs[identity] { return run }
    let run = try cases[identity]?.read()
    runs[identity] = run
    return run
  }

  /// What determined the frames of a case; nothing where it was not recorded.
  func explanations(of identity: CaseIdentity) throws -> [ExplainedStep] {
    try cases[identity]?.explanations() ?? []
  }
}
