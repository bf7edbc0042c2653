/// The identifier of a run in one database.
package struct RunID: Hashable, Sendable {
  /// The row's `id` in the table of runs.
  package let rawValue: Int64

  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

/// The identifier of a recording in one database.
///
/// A recording is the result of one invocation of a recorder.
package struct RecordingID: Hashable, Sendable {
  /// The row's `id` in the table of recordings.
  package let rawValue: Int64

  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

extension RunID: CustomStringConvertible {
  /// The number as text.
  package var description: String { "\(rawValue)" }
}

extension RecordingID: CustomStringConvertible {
  /// The number as text.
  package var description: String { "\(rawValue)" }
}
