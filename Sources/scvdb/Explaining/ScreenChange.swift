import ScenarioModel
import SnapshotModel

/// A change of a question in words, with the drifted views beside which it is to be named.
struct ScreenChange: Hashable {
  /// One line, such as `stack form: spacing 12 -> 16`.
  let text: String
  /// Paths in recordings, the nearest first, then in the order of the report; empty for what belongs
  /// to no drift.
  let views: [String]

  init(_ change: QuestionChange, driftOf paths: [String]) {
    text = change.text
    let near = paths.enumerated().compactMap { index, path in
      change.distance(to: path).map { (distance: $0, index: index, path: path) }
    }
    views = near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.path)
  }
}

/// What was changed for some drifted cases of one scenario by one technique.
struct ScreenChanges {
  let scenario: String
  let technique: String
  private(set) var cases: Int
  private(set) var changes: [ScreenChange]

  /// Puts the cases together whose questions were changed in the same way.
  static func grouped(_ cases: [ChangedCase]) -> [ScreenChanges] {
    struct Key: Hashable {
      var scenario: String
      var technique: String
      var texts: [String]
    }
    var order: [Key] = []
    var groups: [Key: [ChangedCase]] = [:]
    for item in cases {
      let key = Key(
        scenario: item.identity.scenario,
        technique: item.identity.technique,
        texts: item.changes.map(\.text)
      )
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(item)
    }
    return order.map { key in
      let group = groups[key] ?? []
      var seen: Set<String> = []
      let paths = group.flatMap(\.drift.viewPaths).filter { seen.insert($0).inserted }
      return ScreenChanges(
        scenario: key.scenario,
        technique: key.technique,
        cases: group.count,
        changes: (group.first?.changes ?? []).map { ScreenChange($0, driftOf: paths) }
      )
    }
  }

  /// The changes as people read them, those that belong to a drift first.
  var lines: [String] {
    var lines = ["changed for \(counted(cases, "drifted case")) of \(scenario) by \(technique):"]
    if changes.isEmpty { return lines + ["  nothing but the order or the ids of constraints"] }
    for change in changes where !change.views.isEmpty {
      lines += ["  \(change.text)", "    beside the drift of \(Self.words(change.views))"]
    }
    let others = changes.filter(\.views.isEmpty)
    if others.isEmpty { return lines }
    let indent = others.count == changes.count ? "  " : "    "
    if others.count < changes.count { lines.append("  also changed:") }
    let shown = others.prefix(Self.limit).map { "\(indent)\($0.text)" }
    let rest = others.count - shown.count
    return lines + shown + (rest > 0 ? ["\(indent)and \(rest) more"] : [])
  }

  /// The views' own names, which are unique in a screen.
  private static func words(_ paths: [String]) -> String {
    let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }

  /// How many changes are listed that belong to no drift.
  private static let limit = 20
}
