import SnapshotModel
import Synchronization

/// The rows of one answer, for a later insertion.
///
/// The first local id is the answer, and the others are its snapshots, see
/// ``RowValues/localID(_:)``.
final class AnswerRows: Sendable {
  /// The bytes of ``RunDigests/answer`` and ``RunDigests/geometry``.
  let hash, geometryHash: [UInt8]
  let snapshots: [SnapshotRows]
  let steps, pushes, events, findings, estimates, omissions: RowValues

  init(of digested: DigestedRun, sharing recent: RecentSnapshots = RecentSnapshots()) {
    let (run, digests) = (digested.run, digested.digests)
    hash = bytes(fromHexadecimal: digests.answer)
    geometryHash = bytes(fromHexadecimal: digests.geometry)
    snapshots = zip(run.steps.lazy.compactMap(\.snapshot), digests.snapshots)
      .map { recent.rows(of: $0, digest: $1) }
    let answer = RowValues.localID(0)
    var taken = 0
    steps = RowValues(run.steps) { _, step in
      if step.snapshot != nil { taken += 1 }
      let snapshot = step.snapshot == nil ? nil : RowValues.localID(taken)
      return RecordedStepRow(answer: answer, step: step, snapshot: snapshot)
    }
    pushes = RowValues(run.pushes) { position, push in
      NavigationPushRow(answer: answer, position: position, push: push)
    }
    events = RowValues(run.events) { position, event in
      EventRow(answer: answer, position: position, event: event)
    }
    findings = RowValues(run.findings) { position, finding in
      FindingRow(answer: answer, position: position, finding: finding)
    }
    estimates = RowValues(run.estimates) { position, estimate in
      SizeEstimateRow(answer: answer, position: position, estimate: estimate)
    }
    omissions = RowValues(run.omissions) { position, omission in
      OmissionCountRow(answer: answer, position: position, omission: omission)
    }
  }
}

/// The rows of one snapshot, for a later insertion.
///
/// The first local id is the snapshot. A path and a class follow for each view, and then a path for
/// each element.
final class SnapshotRows: Sendable {
  /// The bytes of the digest.
  let hash: [UInt8]
  let views: [NamedView]
  let elements: [ExactText]
  let screen, geometry, scrolling, accessibility: RowValues

  /// The names of a view.
  struct NamedView: Equatable, Sendable {
    var path: ExactText
    var className: ExactText

    init(of view: ViewGeometry) {
      path = ExactText(text: view.path.text)
      className = ExactText(text: view.className)
    }
  }

  /// Prepares the rows of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - digest: Its digest in hexadecimal digits.
  ///   - names: The names of another snapshot; equal names share their memory.
  init(of snapshot: Snapshot, digest: String, sharing names: [NamedView]) {
    let hash = bytes(fromHexadecimal: digest)
    self.hash = hash
    views = snapshot.hasNames(names) ? names : snapshot.views.map(NamedView.init)
    elements = snapshot.accessibilityElements.map { ExactText(text: $0.view.text) }
    let id = RowValues.localID(0)
    screen = RowValues([snapshot]) { _, snapshot in
      SnapshotRow(id: id, hash: hash, snapshot: snapshot)
    }
    geometry = RowValues(snapshot.views) { position, view in
      GeometryRow(
        snapshot: id,
        path: RowValues.localID(1 + 2 * position),
        position: position,
        viewClass: RowValues.localID(2 + 2 * position),
        view: view
      )
    }
    let scrolled = snapshot.views.enumerated().compactMap { position, view in
      view.scroll.map { (position: position, scroll: $0) }
    }
    scrolling = RowValues(scrolled) { _, view in
      ScrollGeometryRow(
        snapshot: id,
        path: RowValues.localID(1 + 2 * view.position),
        scroll: view.scroll
      )
    }
    let firstElement = 1 + 2 * snapshot.views.count
    accessibility = RowValues(snapshot.accessibilityElements) { position, element in
      AccessibilityElementRow(
        snapshot: id,
        position: position,
        path: RowValues.localID(firstElement + position),
        element: element
      )
    }
  }
}

/// The rows of the latest distinct snapshots: several steps and answers have equal ones.
package final class RecentSnapshots: Sendable {
  private static let capacity = 512

  private struct State {
    var snapshots: [String: SnapshotRows] = [:]
    /// The names of the latest snapshot.
    var names: [SnapshotRows.NamedView] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Returns the rows of a snapshot, prepared once.
  fileprivate func rows(of snapshot: Snapshot, digest: String) -> SnapshotRows {
    let (known, names) = state.withLock { ($0.snapshots[digest], $0.names) }
    if let known { return known }
    let rows = SnapshotRows(of: snapshot, digest: digest, sharing: names)
    state.withLock { state in
      if state.snapshots.count >= Self.capacity { state.snapshots = [:] }
      state.snapshots[digest] = rows
      state.names = rows.views
    }
    return rows
  }
}

extension Snapshot {
  /// Whether the views have some names, in order.
  fileprivate func hasNames(_ names: [SnapshotRows.NamedView]) -> Bool {
    // Elements of an array would be copied with their names.
    views.count == names.count
      && views.withUnsafeBufferPointer { views in
        names.withUnsafeBufferPointer { names in
          views.indices.allSatisfy { index in
            names[index].path == ExactText(text: views[index].path.text)
              && names[index].className == ExactText(text: views[index].className)
          }
        }
      }
  }
}

extension FindingRow {
  fileprivate init(answer: Int64, position: Int, finding: Finding) {
    self.init(
      answer: answer,
      position: position,
      step: finding.step,
      kind: finding.kind,
      view: finding.view,
      stored: StoredSubject(of: finding, .recent)
    )
  }
}
