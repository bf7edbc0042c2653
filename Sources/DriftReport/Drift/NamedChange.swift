package import SnapshotModel

/// A description of an edit of a screen or a scenario.
package struct NamedChange: Hashable, Sendable {
  /// One line, such as `stack form: spacing 12 -> 16`.
  package let text: String
  /// The paths of the drifted views that the edit may explain, the nearest first.
  package let views: [ViewPath]
  /// The location of the edit in a file of the work tree, relative to the repository; nil if it is
  /// unknown.
  package let location: FileLocation?

  package init(text: String, views: [ViewPath], location: FileLocation? = nil) {
    self.text = text
    self.views = views
    self.location = location
  }
}

extension NamedChange {
  /// The change with its location: `stack form: spacing 12 -> 16 (App/Main.storyboard:31:9)`.
  package var line: String { text + suffix }

  /// The location after the text; empty if it is unknown.
  var suffix: String { location.map { " (\($0))" } ?? "" }
}

extension Drift {
  /// Returns the edits to list beside each cause: each beside the first cause of its nearest view.
  func changes(beside causes: [DriftCause]) -> [[NamedChange]] {
    var named = [[NamedChange]](repeating: [], count: causes.count)
    for change in inputChanges {
      let index = change.views.lazy.compactMap { view in
        causes.firstIndex { $0.subject.view == view }
      }.first
      if let index { named[index].append(change) }
    }
    return named
  }
}
