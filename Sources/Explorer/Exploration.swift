package import ScenarioModel

/// The result of a search.
package struct Exploration: Sendable {
  /// The defects, each in the smallest form found, in the order of discovery.
  package var defects: [Defect] = []
  /// The number of random sequences tried, after the metamorphic pairs.
  package var sequences = 0
  /// The number of cases sent to the engine, cases for reducing findings included.
  package var cases = 0
  /// Unexpected errors of the engine.
  package var failures: [EngineError] = []
}

/// A violation, and the scenario that shows it.
package struct Defect: Sendable {
  /// The kind of trial that found the defect.
  package enum Origin: Hashable, Sendable {
    /// A pair of events; the second one undoes the first one.
    case pair
    /// The random sequence with this number.
    case sequence(Int)
    /// The right-to-left layout.
    case mirror
  }

  /// The broken rule, such as `insetsRestoredAfterHide` or `geometryComesBack`.
  package var rule: String
  /// The path of the affected view.
  package var view: ViewPath
  /// The paths of other views with the same violation.
  package var otherViews: [ViewPath] = []
  /// The observation, in one clause.
  package var message: String
  /// The kind of trial that found it.
  package var origin: Origin
  /// The number of events before the reduction.
  package var eventsFound: Int
  /// The steps of the scenario in the form of scenario files, without waits and checkpoints.
  package var steps: [String]
  /// A case that shows the defect at its last checkpoint; its scenario has only this case.
  package var question: CaseQuestion

  /// The kinds of events and variations that lead to the defect.
  var signature: Signature
}

/// The kinds of events and variations that lead to a defect.
struct Signature: Hashable, Sendable {
  var variations: Set<Variation>
  var actions: [String]

  init(_ trial: Trial, upTo count: Int) {
    variations = Set(trial.variations)
    actions = trial.allEvents.prefix(count).map(\.step.kind)
  }

  /// Returns whether another signature contains these events in this order, and these variations.
  func isPart(of other: Signature) -> Bool {
    guard variations.isSubset(of: other.variations) else { return false }
    var rest = actions[...]
    for action in other.actions where action == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

extension ScenarioStep {
  /// The keyword without its argument.
  fileprivate var kind: String {
    String(line(for: .none).prefix { $0 != ":" })
  }
}
