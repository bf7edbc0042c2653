package import SnapshotModel

/// Something that was changed in a screen or a scenario, in words.
package struct NamedChange: Hashable, Sendable {
  /// One line, such as `stack form: spacing 12 -> 16`.
  package let text: String
  /// The paths of the drifted views that it may account for, the nearest first.
  package let views: [String]
  /// Where it was made, in a file of the work tree, relative to the repository; nil where that is not
  /// known.
  package let location: FileLocation?

  package init(text: String, views: [String], location: FileLocation? = nil) {
    self.text = text
    self.views = views
    self.location = location
  }
}

extension NamedChange {
  /// The change with its location: `stack form: spacing 12 -> 16 (App/Main.storyboard:31:9)`.
  package var line: String { text + suffix }

  /// The location behind the text; empty where it is not known.
  var suffix: String { location.map { " (\($0))" } ?? "" }
}

extension Drift {
  /// The changes to be named beside each of some causes: each beside the first about its nearest view.
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
