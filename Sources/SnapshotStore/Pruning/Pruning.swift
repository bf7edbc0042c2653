package import Foundation

/// A rule that selects recordings to remove.
///
/// A recording must match every part of the rule.
package struct PruneRule: Sendable {
  /// Matches recordings before this time.
  ///
  /// Recordings without a time never match.
  package var recordedBefore: Date?
  /// The number of newest recordings to keep among those with one of the labels, or among all
  /// without labels.
  package var keepingNewest: Int?
  /// Matches recordings with one of these labels; empty for all recordings.
  package var labels: [String]

  package init(recordedBefore: Date? = nil, keepingNewest: Int? = nil, labels: [String] = []) {
    self.recordedBefore = recordedBefore
    self.keepingNewest = keepingNewest
    self.labels = labels
  }
}

/// The recordings of one database that a rule removes and keeps.
package struct Pruning: Sendable {
  /// A recording that matches the rule but is still in use.
  package struct Kept: Sendable {
    package let recording: RecordingSummary
    /// The user of the recording: a baseline's path, or a label.
    package let reason: Reason
  }

  /// The reason to keep a recording that matches the rule.
  package enum Reason: Equatable, Sendable {
    case baseline(path: String)
    case label(String)
    /// A process is writing the recording.
    case inProgress(RecordingLease)
  }

  /// The removed recordings, oldest first.
  package let removed: [RecordingSummary]
  /// The kept recordings that match the rule.
  package let kept: [Kept]
}

extension PruneRule {
  /// Returns the recordings that match the rule.
  ///
  /// - Parameter recordings: All finished recordings, oldest first.
  /// - Returns: The matching recordings in the same order.
  func candidates(among recordings: [RecordingSummary]) -> [RecordingSummary] {
    let labeled = recordings.filter { recording in
      labels.isEmpty || recording.label.map(labels.contains) ?? false
    }
    return labeled.dropLast(keepingNewest ?? 0).filter(isOldEnough)
  }

  private func isOldEnough(_ recording: RecordingSummary) -> Bool {
    guard let recordedBefore else { return true }
    guard let text = recording.recordedAt, let date = try? Date(text, strategy: .iso8601) else {
      return false
    }
    return date < recordedBefore
  }
}
