package import ScenarioModel

/// The result of a search.
package struct Exploration: Sendable {
  /// The defects, each in the smallest form found, in the order of discovery.
  package var defects: [Defect] = []
  /// How many random sequences were tried, after the metamorphic pairs.
  package var sequences = 0
  /// How many cases were put to the engine, those for shrinking among them.
  package var cases = 0
  /// Why the engine could not answer, where it should have.
  package var failures: [EngineError] = []
}

/// Something wrong, with the scenario that shows it.
package struct Defect: Sendable {
  /// How it was come upon.
  package enum Origin: Hashable, Sendable {
    /// A pair of events; the second one undoes the first one.
    case pair
    /// By the random sequence with this number.
    case sequence(Int)
    /// By reading from right to left.
    case mirror
  }

  /// The broken rule, such as `insetsRestoredAfterHide` or `geometryComesBack`.
  package var rule: String
  /// Path of the view concerned.
  package var view: String
  /// The paths of other views with the same violation.
  package var otherViews: [String] = []
  /// The observation, in one clause.
  package var message: String
  /// The kind of trial that found it.
  package var origin: Origin
  /// How many events had happened before the search made them fewer.
  package var eventsFound: Int
  /// The steps of its scenario but for waits and checkpoints, as files have them.
  package var steps: [String]
  /// A case that shows the defect at its last checkpoint; its scenario has only this case.
  package var question: CaseQuestion

  /// The kinds of what happened, in what surroundings.
  var signature: Signature
}

/// What kinds of things it takes for a defect.
struct Signature: Hashable, Sendable {
  var variations: Set<Variation>
  var actions: [String]

  init(_ trial: Trial, upTo count: Int) {
    variations = Set(trial.variations)
    actions = trial.allEvents.prefix(count).map(\.step.kind)
  }

  /// Whether all that it takes has happened, in that order.
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
