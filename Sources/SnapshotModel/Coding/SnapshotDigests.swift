import Foundation

/// Computes the digests of snapshots, and the lines of events.
///
/// Most views of a snapshot are equal in an earlier snapshot. The lines of equal views are copied instead of written
/// again, and equal lines are hashed once.
package struct SnapshotDigests: Sendable {
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
    // The latest snapshots of the same run and of the run before it.
    let known = latest.prefix(position).last
    let other = position < latest.count ? latest[position] : nil
    let text = SnapshotText(of: snapshot, like: [known?.text, other?.text].compactMap { $0 })
    let equal = latest.prefix(position + 1).last { $0.text.hasSameBytes(as: text) }
    let digested = DigestedSnapshot(text: text, hash: equal?.hash ?? sha256Hex(text.bytes))
    if position < latest.count {
      latest[position] = digested
    } else {
      latest.append(digested)
    }
    return digested.hash
  }
}

/// The lines of a snapshot with their digest.
private struct DigestedSnapshot {
  let text: SnapshotText
  let hash: String
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
private struct SnapshotText: Sendable {
  private let views: [ViewGeometry]
  private var text: CanonicalText
  /// The ends of the screen's line and of each view's line.
  private var ends: [Int] = []

  var bytes: ArraySlice<UInt8> { text.bytes }

  /// Writes a snapshot; equal views of other snapshots have the same lines.
  init(of snapshot: Snapshot, like others: [SnapshotText]) {
    views = snapshot.views
    text = CanonicalText(capacity: others.last.map { $0.bytes.count + 256 } ?? 96 * views.count)
    ends.reserveCapacity(views.count + 1)
    text.appendScreen(of: snapshot)
    ends.append(text.bytes.count)
    // Elements of the array would be copied with their names.
    views.withUnsafeBufferPointer { views in
      guard let first = views.baseAddress else { return }
      for index in views.indices {
        if let line = others.lazy.compactMap({ $0.line(of: first + index, at: index) }).first {
          text.appendLines(line)
        } else {
          text.appendView(views[index])
        }
        ends.append(text.bytes.count)
      }
    }
    text.appendElements(of: snapshot)
  }

  /// Returns the line of the view at an index if it is also the line of another view.
  private func line(of view: UnsafePointer<ViewGeometry>, at index: Int) -> ArraySlice<UInt8>? {
    guard index < views.count else { return nil }
    let isSame = views.withUnsafeBufferPointer { views in
      views.baseAddress.map { ViewGeometry.hasSameLine(view, $0 + index) } ?? false
    }
    return isSame ? bytes[ends[index]..<ends[index + 1]] : nil
  }

  func hasSameBytes(as other: SnapshotText) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      other.bytes.withUnsafeBufferPointer { haveSameBytes(bytes, $0) }
    }
  }
}

extension ViewGeometry {
  /// Whether both values have the same bytes in texts.
  fileprivate static func hasSameLine(
    _ one: UnsafePointer<ViewGeometry>,
    _ other: UnsafePointer<ViewGeometry>
  ) -> Bool {
    haveSameNumbers(one, other)
      && one.pointee.path.text.hasSameBytes(as: other.pointee.path.text)
      && one.pointee.className.hasSameBytes(as: other.pointee.className)
  }
}

extension String {
  /// Whether the bytes are the same: for Swift, composed and decomposed letters are equal.
  func hasSameBytes(as other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in other.withUTF8 { haveSameBytes(bytes, $0) } }
  }
}

/// Whether two texts are equal; much faster than the operator, which compares single bytes.
package func haveSameBytes(
  _ bytes: UnsafeBufferPointer<UInt8>,
  _ others: UnsafeBufferPointer<UInt8>
) -> Bool {
  guard bytes.count == others.count else { return false }
  guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
  return start == other || memcmp(start, other, bytes.count) == 0
}
