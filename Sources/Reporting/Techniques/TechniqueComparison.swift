package import SnapshotModel

/// A comparison of several keyboard techniques on the same screens.
package struct TechniqueComparison: Sendable {
  /// A row of the comparison: a device in one orientation, its system if cases specify one, and the
  /// settings of its user.
  package struct Stage: Hashable, Sendable {
    /// The id of the device catalog.
    package var device: String
    /// The orientation at the start of the run.
    package var orientation: String
    /// See ``CaseIdentity/system``.
    package var system: String?
    /// See ``CaseIdentity/settings``.
    package var settings: UserSettings

    /// Creates the row of a case.
    package init(of identity: CaseIdentity) {
      (device, orientation) = (identity.device, identity.orientation)
      (system, settings) = (identity.system, identity.settings)
    }

    /// For example `iphone-8 portrait`.
    package var text: String {
      "\(device) \(orientation)" + (system.map { " iOS \($0)" } ?? "")
        + (settings.name.map { " \($0)" } ?? "")
    }
  }

  /// A stage under a technique.
  private struct Cell: Hashable {
    var stage: Stage
    var technique: String
  }

  /// The outcomes in the order of their addition.
  package private(set) var outcomes: [TechniqueOutcome] = []
  /// The indices of the outcomes in each cell.
  private var indices: [Cell: [Int]] = [:]

  package init() {}

  /// Adds the outcome of a case.
  package mutating func add(_ outcome: TechniqueOutcome) {
    let identity = outcome.identity
    let cell = Cell(stage: Stage(of: identity), technique: identity.technique)
    indices[cell, default: []].append(outcomes.count)
    outcomes.append(outcome)
  }

  /// The columns, without duplicates, in the order of their addition.
  package var techniques: [String] { outcomes.map(\.identity.technique).distinct }

  /// The rows, without duplicates, in the order of their addition.
  package var stages: [Stage] { outcomes.map { Stage(of: $0.identity) }.distinct }

  /// Returns the outcomes of a technique in all scenarios on a stage.
  package func outcomes(on stage: Stage, under technique: String) -> [TechniqueOutcome] {
    indices[Cell(stage: stage, technique: technique), default: []].map { outcomes[$0] }
  }

  /// Returns the combined outcome of a technique on a stage; nil without any outcome.
  package func outcome(on stage: Stage, under technique: String) -> StageOutcome? {
    let found = outcomes(on: stage, under: technique)
    return found.isEmpty ? nil : StageOutcome(found)
  }

  /// The number of cases, independent of the technique.
  package var caseCount: Int { count { _ in true } }

  /// The number of cases with a focused field for at least one technique.
  package var focusedCaseCount: Int { count { $0.focusedCheckpoints > 0 } }

  /// The number of cases that can be compared with the state before the keyboard, for at least one
  /// technique.
  package var comparableCaseCount: Int { count { $0.restoration != nil } }

  /// Returns the number of cases where an outcome fulfills a condition, for at least one technique.
  private func count(_ isCounted: (TechniqueOutcome) -> Bool) -> Int {
    outcomes.filter(isCounted).map(\.identity.withoutTechnique).distinct.count
  }

  /// Returns the number of a technique's cases that keep the focused fields visible.
  ///
  /// A case is excluded if the technique loses a focus that another technique keeps, or if no
  /// technique has a focused field.
  package func visibleCases(under technique: String) -> Int {
    let focused = Dictionary(grouping: outcomes, by: \.identity.withoutTechnique)
      .mapValues { $0.map(\.focusedCheckpoints).max() ?? 0 }
    return outcomes.filter { outcome in
      outcome.identity.technique == technique && outcome.hiddenFields.isEmpty
        && outcome.focusedCheckpoints > 0
        && outcome.focusedCheckpoints == focused[outcome.identity.withoutTechnique]
    }.count
  }

  /// Returns the number of a technique's cases that restore the state before the keyboard.
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
