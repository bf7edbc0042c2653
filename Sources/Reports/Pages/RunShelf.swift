import DriftReport
import SnapshotModel

/// The runs of a side, each read once, and only if a page shows something of it.
final class RunShelf {
  /// What the side is called.
  let name: String
  private let cases: [CaseIdentity: RecordedCase]
  private var runs: [CaseIdentity: Run] = [:]
  private let look: (Run) -> [Int: ScreenAppearance]
  private var looks: [CaseIdentity: [Int: ScreenAppearance]] = [:]

  /// - Parameters:
  ///   - side: The side.
  ///   - appearances: What the views of a run look like, by the indices of its steps.
  init(
    _ side: RecordingSide,
    appearances: @escaping (Run) -> [Int: ScreenAppearance] = { _ in [:] }
  ) {
    name = side.name
    look = appearances
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

  /// What the screens of a case look like, by the indices of its steps; none where that is not known.
  func appearances(of identity: CaseIdentity) throws -> [Int: ScreenAppearance] {
    if let known = looks[identity] { return known }
    let found = try run(of: identity).map(look) ?? [:]
    looks[identity] = found
    return found
  }
}
