package import SnapshotModel

/// What a keyboard technique made of one case: what it kept in sight, how far it scrolled, and what
/// it left behind.
package struct TechniqueOutcome: Hashable, Sendable {
  /// A checkpoint at which a part of the focused field was out of sight.
  package struct HiddenField: Hashable, Sendable {
    /// The checkpoint's name.
    package var checkpoint: String
    /// The field and the part of it that was out of sight.
    package var field: FocusedField
  }

  /// How the scroll views around the focused fields moved, in points; offsets are vertical.
  package struct Scrolling: Hashable, Sendable {
    /// The farthest that an offset was from that of the first checkpoint in a window of this size.
    package var distance: Double
    /// Path of the field that was focused last.
    package var lastField: String
    /// The offset of the innermost scroll view around it then.
    package var lastOffset: Double
  }

  /// What of the scroll views is, with the keyboard gone, as it was before it came.
  package struct Restoration: Hashable, Sendable {
    /// Whether that is so of every content offset.
    package var offset: Bool
    /// Those that code has set, and those that the safe area adds.
    package var insets: Bool
    /// Whether that is so of every content size.
    package var contentSize: Bool

    /// Whether every scroll view is as it was before the keyboard came.
    package var isWhole: Bool { offset && insets && contentSize }
  }

  /// The case, with its technique.
  package var identity: CaseIdentity
  /// How many checkpoints had a focused field.
  package var focusedCheckpoints: Int
  /// In the order of the checkpoints.
  package var hiddenFields: [HiddenField]
  /// Nil where no scroll view was around a focused field.
  package var scrolling: Scrolling?
  /// Nil where nothing scrolls, and without checkpoints before the keyboard and after it, in windows of
  /// one size.
  package var restoration: Restoration?

  /// Looks at the checkpoints of a run.
  package init(of run: Run) {
    let checkpoints = run.steps.compactMap(Checkpoint.init)
    let focused = checkpoints.compactMap { checkpoint in
      checkpoint.snapshot.focusedField.map { (checkpoint: checkpoint, field: $0) }
    }
    identity = run.identity
    focusedCheckpoints = focused.count
    hiddenFields = focused.filter { $0.field.hiddenBy > 0 }.map {
      HiddenField(checkpoint: $0.checkpoint.name, field: $0.field)
    }
    scrolling = Scrolling(
      of: focused.map { ($0.checkpoint.snapshot, $0.field.path) },
      startingFrom: checkpoints.map(\.snapshot)
    )
    restoration = Restoration(of: checkpoints, in: run)
  }
}

/// A step that recorded something.
private struct Checkpoint {
  var index: Int
  var name: String
  var snapshot: Snapshot

  init?(_ step: Step) {
    guard let snapshot = step.snapshot else { return nil }
    (index, name, self.snapshot) = (step.index, step.detail, snapshot)
  }
}

extension TechniqueOutcome.Scrolling {
  /// Follows the scroll views around the focused fields; nil without any.
  fileprivate init?(
    of focused: [(snapshot: Snapshot, field: String)],
    startingFrom snapshots: [Snapshot]
  ) {
    /// A scroll view's offset when it was first seen in a window of this size.
    func start(of path: String, in window: Size) -> Double? {
      for snapshot in snapshots where snapshot.window == window {
        if let view = snapshot.views.first(where: { $0.path == path }), let scroll = view.scroll {
          return scroll.contentOffset.y
        }
      }
      return nil
    }
    var farthest: Double?
    var last: (field: String, offset: Double)?
    for (snapshot, field) in focused {
      for view in snapshot.scrollViews(around: field) {
        guard let offset = view.scroll?.contentOffset.y,
          let start = start(of: view.path, in: snapshot.window)
        else { continue }
        farthest = max(farthest ?? 0, abs(offset - start))
        last = (field, offset)
      }
    }
    guard let farthest, let last else { return nil }
    distance = canonicalPoints(farthest)
    (lastField, lastOffset) = last
  }
}

extension TechniqueOutcome.Restoration {
  private static let willShow = RunEvent.name(ofKeyboardNotification: "willShow")

  /// Compares the last checkpoint before the keyboard came with the last one after it had gone.
  fileprivate init?(of checkpoints: [Checkpoint], in run: Run) {
    let shown =
      run.keyboardEvents.filter { $0.name == Self.willShow }.map(\.step)
      + checkpoints.filter { $0.snapshot.keyboard != nil }.map(\.index)
    guard let first = shown.min(), let last = shown.max(),
      let before = checkpoints.last(where: { $0.index < first })?.snapshot,
      let after = checkpoints.last(where: { $0.index > last && $0.snapshot.keyboard == nil })?
        .snapshot,
      before.window == after.window
    else { return nil }
    let pairs = before.scrollGeometry.compactMap { path, scroll in
      after.scrollGeometry[path].map { (scroll, $0) }
    }
    guard !pairs.isEmpty else { return nil }
    offset = pairs.allSatisfy { $0.contentOffset == $1.contentOffset }
    insets = pairs.allSatisfy {
      $0.contentInset == $1.contentInset && $0.adjustedContentInset == $1.adjustedContentInset
    }
    contentSize = pairs.allSatisfy { $0.contentSize == $1.contentSize }
  }
}

extension Snapshot {
  /// What scrolls, by path; a text view's own text is no matter of a keyboard technique.
  fileprivate var scrollGeometry: [String: ScrollGeometry] {
    views.reduce(into: [:]) { all, view in
      if let scroll = view.scroll, view.className != "UITextView" { all[view.path] = scroll }
    }
  }
}
