package import SnapshotModel

/// A description of an edit of a screen, a scenario or an app's code.
package struct NamedChange: Hashable, Sendable {
  /// One line, such as `stack form: spacing 12 -> 16`.
  package let text: String
  /// The paths of the drifted views that the edit may explain, the nearest first.
  package let views: [ViewPath]
  /// The location of the edit in a file of the work tree, relative to the repository; nil if it is
  /// unknown.
  package let location: FileLocation?
  /// The drifted cases that this edit and other known edits explain.
  ///
  /// The case is not included if its engine changed too.
  package let cases: Set<CaseIdentity>

  package init(
    text: String,
    views: [ViewPath],
    location: FileLocation? = nil,
    cases: Set<CaseIdentity> = []
  ) {
    self.text = text
    self.views = views
    self.location = location
    self.cases = cases
  }
}

extension NamedChange {
  /// The change with its location: `stack form: spacing 12 -> 16 (App/Main.storyboard:31:9)`.
  package var line: String { text + suffix }

  /// The location after the text; empty if it is unknown.
  var suffix: String { location.map { " (\($0))" } ?? "" }
}
