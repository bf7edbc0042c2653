package import SnapshotModel

/// What is on screen at one stop of a sweep, and what is wrong with it there.
package struct SweepStop: Sendable {
  /// How many lines the text of a label takes that may take several.
  package struct LineCount: Hashable, Sendable {
    /// The path of the label.
    package var view: String
    /// The number of lines at this stop.
    package var count: Int
  }

  /// The geometry at this stop.
  package var snapshot: Snapshot
  /// What holds at this stop, whether or not it held at the one before.
  package var findings: [Finding]
  /// In the order of the tree.
  package var lineCounts: [LineCount]
}
