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
  /// Whether the change concerns no view in particular, such as a change of the steps.
  let isGeneral: Bool

  /// The location of the change; nil if it is unknown.
  let location: FileLocation?

  init(_ change: QuestionChange, driftOf paths: [ViewPath], location: FileLocation?) {
    identity = change.identity
    text = change.text
    isGeneral = change.views.isEmpty
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
  /// The drifted cases, in order.
  let cases: [CaseDrift]
  let changes: [ScreenChange]

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
        cases: group.map(\.drift),
        changes: group.first.map { first in
          first.changes.map {
            ScreenChange($0, driftOf: paths, location: located($0, first.identity))
          }
        } ?? []
      )
    }
  }

  /// Returns the changes that a report does not show beside drift, in lines for people.
  ///
  /// - Parameter shown: The changes that the report shows beside drift.
  /// - Returns: The lines; none if the report shows all changes.
  func furtherLines(beside shown: [NamedChange]) -> [String] {
    let title =
      "also changed for \(counted(cases.count, "drifted case")) of \(scenario) by \(technique):"
    if changes.isEmpty { return [title, "  only the order or the ids of constraints"] }
    let others = changes.filter { change in
      !shown.contains { $0.text == change.text && $0.location == change.location }
    }
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

extension ScreenChanges {
  /// The changes that a report can show beside drift.
  ///
  /// The only change of a case explains its drift, also at a distance.
  fileprivate var explaining: [ScreenChange] {
    changes.filter { !$0.views.isEmpty || $0.isGeneral || changes.count == 1 }
  }

  /// The cases with the same engine on both sides.
  fileprivate var ofOneEngine: [CaseIdentity] {
    cases.filter { $0.fromEngine == $0.toEngine }.map(\.identity)
  }
}

extension ChangedCases {
  /// Each change once, with the drifted views and the cases that it may explain.
  package var namedChanges: [NamedChange] {
    var views: [QuestionChange.Identity: [ViewPath]] = [:]
    var cases: [QuestionChange.Identity: Set<CaseIdentity>] = [:]
    var order: [ScreenChange] = []
    for group in groups {
      for change in group.explaining {
        if views[change.identity] == nil { order.append(change) }
        views[change.identity, default: []] += change.views
        cases[change.identity, default: []].formUnion(group.ofOneEngine)
      }
    }
    return order.map { change in
      NamedChange(
        text: change.text,
        views: views[change.identity] ?? [],
        location: change.location,
        cases: cases[change.identity] ?? []
      )
    }
  }
}
