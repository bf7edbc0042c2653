package import Foundation

/// Which recordings are no longer wanted: those for which every part of the rule holds.
package struct PruneRule: Sendable {
  /// Recorded before this time, as a recording without a time never is.
  package var recordedBefore: Date?
  /// Not among so many of the newest that have one of the labels, or of all without labels.
  package var keepingNewest: Int?
  /// Under one of these labels; empty for any recording.
  package var labels: [String]

  package init(recordedBefore: Date? = nil, keepingNewest: Int? = nil, labels: [String] = []) {
    self.recordedBefore = recordedBefore
    self.keepingNewest = keepingNewest
    self.labels = labels
  }
}

/// What a rule comes to in one database.
package struct Pruning: Sendable {
  /// What something refers to, though the rule holds for it.
  package struct Kept: Sendable {
    package let recording: RecordingSummary
    /// Who refers to it: a baseline's path, or a label.
    package let reason: Reason
  }

  /// Why a recording stays although the rule holds for it.
  package enum Reason: Equatable, Sendable {
    case baseline(path: String)
    case label(String)
    /// A process is making the recording.
    case inProgress(RecordingLease)
  }

  /// What is removed, oldest first.
  package let removed: [RecordingSummary]
  /// What stays although the rule holds for it.
  package let kept: [Kept]
}

extension PruneRule {
  /// The recordings for which the rule holds.
  ///
  /// - Parameter recordings: All finished ones, oldest first.
  /// - Returns: Those that are no longer wanted, in the same order.
  func candidates(among recordings: [RecordingSummary]) -> [RecordingSummary] {
    let labelled = recordings.filter { recording in
      labels.isEmpty || recording.label.map(labels.contains) ?? false
    }
    return labelled.dropLast(keepingNewest ?? 0).filter(isOldEnough)
  }

  private func isOldEnough(_ recording: RecordingSummary) -> Bool {
    guard let recordedBefore else { return true }
    guard let text = recording.recordedAt, let date = try? Date(text, strategy: .iso8601) else {
      return false
    }
    return date < recordedBefore
  }
}
