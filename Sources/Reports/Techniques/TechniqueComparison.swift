package import SnapshotModel

/// The same screens under several keyboard techniques.
package struct TechniqueComparison: Sendable {
  /// A device held one way, its system where cases name one, and the settings of its user: a row of the
  /// comparison.
  package struct Stage: Hashable, Sendable {
    /// The id of the device catalog.
    package var device: String
    /// The orientation at the start of the run.
    package var orientation: String
    /// See ``CaseIdentity/system``.
    package var system: String?
    /// See ``CaseIdentity/settings``.
    package var settings: String?

    /// The row that a case is in.
    package init(of identity: CaseIdentity) {
      (device, orientation) = (identity.device, identity.orientation)
      (system, settings) = (identity.system, identity.settings)
    }

    /// For example `iphone-8 portrait`.
    package var text: String {
      "\(device) \(orientation)" + (system.map { " iOS \($0)" } ?? "")
        + (settings.map { " \($0)" } ?? "")
    }
  }

  /// A stage under a technique.
  private struct Cell: Hashable {
    var stage: Stage
    var technique: String
  }

  /// In the order in which they came.
  package private(set) var outcomes: [TechniqueOutcome] = []
  /// Where the outcomes of each cell are.
  private var indices: [Cell: [Int]] = [:]

  package init() {}

  /// Takes one more case in.
  package mutating func add(_ outcome: TechniqueOutcome) {
    let identity = outcome.identity
    let cell = Cell(stage: Stage(of: identity), technique: identity.technique)
    indices[cell, default: []].append(outcomes.count)
    outcomes.append(outcome)
  }

  /// The columns, each once, in the order in which they first came.
  package var techniques: [String] { outcomes.map(\.identity.technique).distinct }

  /// The rows, each once, in the order in which they first came.
  package var stages: [Stage] { outcomes.map { Stage(of: $0.identity) }.distinct }

  /// What a technique made of each scenario on a stage.
  package func outcomes(on stage: Stage, under technique: String) -> [TechniqueOutcome] {
    indices[Cell(stage: stage, technique: technique), default: []].map { outcomes[$0] }
  }

  /// What a technique made of all scenarios on a stage; nil where none has an answer.
  package func outcome(on stage: Stage, under technique: String) -> StageOutcome? {
    let found = outcomes(on: stage, under: technique)
    return found.isEmpty ? nil : StageOutcome(found)
  }

  /// How many cases there are under each technique that has answered all.
  package var caseCount: Int { count { _ in true } }

  /// How many cases have a focused field under any technique.
  package var focusedCaseCount: Int { count { $0.focusedCheckpoints > 0 } }

  /// How many cases can be compared with what was before the keyboard, under any technique.
  package var comparableCaseCount: Int { count { $0.restoration != nil } }

  /// How many cases there are of which a technique's outcome fulfills a condition.
  private func count(_ isCounted: (TechniqueOutcome) -> Bool) -> Int {
    outcomes.filter(isCounted).map(\.identity.withoutTechnique).distinct.count
  }

  /// How many cases a technique has in which the focused fields stay in sight.
  ///
  /// A case in which the focus gets lost that another technique keeps is none of them, and neither is
  /// one in which no technique has any.
  package func visibleCases(under technique: String) -> Int {
    let focused = Dictionary(grouping: outcomes, by: \.identity.withoutTechnique)
      .mapValues { $0.map(\.focusedCheckpoints).max() ?? 0 }
    return outcomes.filter { outcome in
      outcome.identity.technique == technique && outcome.hiddenFields.isEmpty
        && outcome.focusedCheckpoints > 0
        && outcome.focusedCheckpoints == focused[outcome.identity.withoutTechnique]
    }.count
  }

  /// How many cases a technique has after which everything is as it was.
  package func restoredCases(under technique: String) -> Int {
    outcomes.filter {
      $0.identity.technique == technique && $0.restoration?.isWhole == true
    }.count
  }
}

extension CaseIdentity {
  fileprivate var withoutTechnique: CaseIdentity {
    var identity = self
    identity.technique = ""
    return identity
  }
}
