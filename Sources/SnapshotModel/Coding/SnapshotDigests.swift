import Foundation

/// Computes the digests of snapshots, and the lines of events.
///
/// Most views of a snapshot are equal in an earlier run. The lines of equal views are copied instead of written again.
package struct SnapshotDigests {
  /// The latest snapshot at each position among the snapshots of a run.
  private var latest: [DigestedSnapshot] = []
  private var events: (pushes: [NavigationPush], all: [RunEvent], lines: EventLines)?

  package init() {}

  /// Returns ``Snapshot/contentHash``.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - position: Its position among the snapshots of its run.
  /// - Returns: The digest.
  mutating func digest(of snapshot: Snapshot, at position: Int) -> String {
    let digested = DigestedSnapshot(
      snapshot,
      like: position < latest.count ? latest[position] : nil
    )
    if position < latest.count {
      latest[position] = digested
    } else {
      latest.append(digested)
    }
    return sha256Hex(digested.text.bytes)
  }
}

extension SnapshotDigests {
  /// Returns the lines of a run's pushes and events, which are the latest lines for the same arrays.
  mutating func lines(of run: Run) -> EventLines {
    if let events, events.all.hasStorage(of: run.events),
      events.pushes.hasStorage(of: run.pushes)
    {
      return events.lines
    }
    let lines = EventLines(of: run)
    events = (run.pushes, run.events, lines)
    return lines
  }
}

extension Array {
  /// Whether two arrays are copies of one array.
  ///
  /// While both exist, neither address can belong to another array.
  fileprivate func hasStorage(of other: [Element]) -> Bool {
    guard count == other.count else { return false }
    if isEmpty { return true }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}

/// The lines of a snapshot.
private struct DigestedSnapshot {
  private let views: [ViewGeometry]
  private(set) var text: CanonicalText
  /// The ends of the screen's line and of each view's line.
  private var ends: [Int] = []

  init(_ snapshot: Snapshot, like other: DigestedSnapshot?) {
    views = snapshot.views
    text = CanonicalText(capacity: other.map { $0.text.bytes.count + 256 } ?? 96 * views.count)
    ends.reserveCapacity(views.count + 1)
    text.appendScreen(of: snapshot)
    ends.append(text.bytes.count)
    appendViews(like: other?.views ?? [], other?.text.bytes ?? [], endingAt: other?.ends ?? [])
    text.appendElements(of: snapshot)
  }

  /// Appends the views; an equal view of another snapshot has the same line.
  private mutating func appendViews(
    like others: [ViewGeometry],
    _ lines: ArraySlice<UInt8>,
    endingAt otherEnds: [Int]
  ) {
    // Elements of arrays would be copied with their names.
    views.withUnsafeBufferPointer { views in
      others.withUnsafeBufferPointer { others in
        guard let first = views.baseAddress else { return }
        for index in views.indices {
          if index < others.count, let other = others.baseAddress,
            ViewGeometry.hasSameLine(first + index, other + index)
          {
            text.appendLines(lines[otherEnds[index]..<otherEnds[index + 1]])
          } else {
            text.appendView(views[index])
          }
          ends.append(text.bytes.count)
        }
      }
    }
  }
}

extension ViewGeometry {
  /// Whether both values have the same bytes in texts.
  fileprivate static func hasSameLine(
    _ one: UnsafePointer<ViewGeometry>,
    _ other: UnsafePointer<ViewGeometry>
  ) -> Bool {
    if hasSameBits(one, other) { return true }
    // Most views that differ have another frame.
    guard one.pointee.frame == other.pointee.frame, one.pointee == other.pointee else {
      return false
    }
    return one.pointee.path.text.hasSameBytes(as: other.pointee.path.text)
      && one.pointee.className.hasSameBytes(as: other.pointee.className)
  }
}

extension String {
  /// Whether the bytes are the same: for Swift, composed and decomposed letters are equal.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    var (bytes, others) = (self, other)
    return bytes.withUTF8 { bytes in
      others.withUTF8 { others in
        guard bytes.count == others.count else { return false }
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
      }
    }
  }
}
