package import ScenarioModel

/// The screen at one stop of a sweep, with its problems.
package struct SweepStop: Sendable {
  /// The number of lines of a multiline label.
  package struct LineCount: Hashable, Sendable {
    /// The path of the label.
    package var view: ViewPath
    /// The number of lines at this stop.
    package var count: Int
  }

  /// The geometry at this stop.
  package var snapshot: Snapshot
  /// The findings at this stop, including findings of earlier stops that still apply.
  package var findings: [Finding]
  /// The line counts in the order of the tree.
  package var lineCounts: [LineCount]

  package init(snapshot: Snapshot, findings: [Finding], lineCounts: [LineCount]) {
    self.snapshot = snapshot
    self.findings = findings
    self.lineCounts = lineCounts
  }
}
