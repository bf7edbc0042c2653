/// Names a run within one database.
package struct RunID: Hashable, Sendable {
  /// The row's `id` in the table of runs.
  package let rawValue: Int64

  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

/// Names a recording, the runs of one invocation of a recorder, within one database.
package struct RecordingID: Hashable, Sendable {
  /// The row's `id` in the table of recordings.
  package let rawValue: Int64

  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

extension RunID: CustomStringConvertible {
  /// The number alone.
  package var description: String { "\(rawValue)" }
}

extension RecordingID: CustomStringConvertible {
  /// The number alone.
  package var description: String { "\(rawValue)" }
}
