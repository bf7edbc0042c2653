/// Something that was changed in a screen or a scenario, in words.
package struct NamedChange: Hashable, Sendable {
  /// One line, such as `stack form: spacing 12 -> 16`.
  package let text: String
  /// The paths of the drifted views that it may account for, the nearest first.
  package let views: [String]

  package init(text: String, views: [String]) {
    self.text = text
    self.views = views
  }
}

extension Drift {
  /// The changes to be named beside each of some causes: each beside the first about its nearest view.
  func changes(beside causes: [DriftCause]) -> [[String]] {
    var named = [[String]](repeating: [], count: causes.count)
    for change in inputChanges {
      let occurrence = change.views.lazy.compactMap { view in
        causes.firstIndex { $0.subject.view == view }
      }.first
      if let occurrence { named[occurrence].append(change.text) }
    }
    return named
  }
}
