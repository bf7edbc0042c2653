package import DriftReport
import Reporting
import ScenarioModel
import SnapshotModel

/// A change of a question as text, and the drifted views that a report lists with it.
struct ScreenChange: Hashable {
  let identity: QuestionChange.Identity
  /// One line, such as `stack form: spacing 12 -> 16`.
  let text: String
  /// The paths in recordings: the nearest first, then in the order of the report.
  ///
  /// The list is empty for a change without related drift.
  let views: [ViewPath]

  /// The location of the change; nil if it is unknown.
  let location: FileLocation?

  init(_ change: QuestionChange, driftOf paths: [ViewPath], location: FileLocation?) {
    identity = change.identity
    text = change.text
    self.location = location
    let near = paths.enumerated().compactMap { index, path in
      change.distance(to: path).map { (distance: $0, index: index, path: path) }
    }
    views = near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.path)
  }
}

/// The input changes of some drifted cases, for one scenario and technique.
struct ScreenChanges {
  let scenario: String
  let technique: String
  private(set) var cases: Int
  private(set) var changes: [ScreenChange]

  /// Groups the cases by equal changes of their questions.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - located: Returns the location of a case's change.
  /// - Returns: The groups, in the order of their first cases.
  static func grouped(
    _ cases: [ChangedCase],
    located: (QuestionChange, CaseIdentity) -> FileLocation?
  ) -> [ScreenChanges] {
    struct Key: Hashable {
      var scenario: String
      var technique: String
      var changes: [QuestionChange.Identity]
    }
    var order: [Key] = []
    var groups: [Key: [ChangedCase]] = [:]
    for item in cases {
      let key = Key(
        scenario: item.identity.scenario,
        technique: item.identity.technique,
        changes: item.changes.map(\.identity)
      )
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(item)
    }
    return order.map { key in
      let group = groups[key] ?? []
      let paths = group.flatMap(\.drift.viewPaths).distinct
      return ScreenChanges(
        scenario: key.scenario,
        technique: key.technique,
        cases: group.count,
        changes: group.first.map { first in
          first.changes.map {
            ScreenChange($0, driftOf: paths, location: located($0, first.identity))
          }
        } ?? []
      )
    }
  }

  /// The changes without related drift, in lines for people; empty without any.
  var furtherLines: [String] {
    let title = "also changed for \(counted(cases, "drifted case")) of \(scenario) by \(technique):"
    if changes.isEmpty { return [title, "  only the order or the ids of constraints"] }
    let others = changes.filter(\.views.isEmpty)
    if others.isEmpty { return [] }
    let shown = others.prefix(Self.limit).map { change in
      "  \(change.text)" + (change.location.map { " (\($0))" } ?? "")
    }
    let rest = others.count - shown.count
    return [title] + shown + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  /// The maximum number of listed changes without related drift.
  private static let limit = 20
}

extension ChangedCases {
  /// Each change once, with the drifted views that a report lists with it.
  package var namedChanges: [NamedChange] {
    var views: [QuestionChange.Identity: [ViewPath]] = [:]
    var order: [ScreenChange] = []
    for change in groups.flatMap(\.changes) where !change.views.isEmpty {
      if views[change.identity] == nil { order.append(change) }
      views[change.identity, default: []] += change.views
    }
    return order.map { change in
      NamedChange(text: change.text, views: views[change.identity] ?? [], location: change.location)
    }
  }
}
