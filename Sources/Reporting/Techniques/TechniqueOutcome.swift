package import SnapshotModel

/// The outcome of a keyboard technique in one case: hidden fields, scroll distance and restoration.
package struct TechniqueOutcome: Hashable, Sendable {
  /// A checkpoint with a focused field that is partly or fully hidden.
  package struct HiddenField: Hashable, Sendable {
    /// The checkpoint's name.
    package var checkpoint: String
    /// The field and the length of its hidden part.
    package var field: FocusedField
  }

  /// How the scroll views around the focused fields moved, in points; offsets are vertical.
  package struct Scrolling: Hashable, Sendable {
    /// The largest distance between an offset and the first checkpoint's offset in a window of the
    /// same size.
    package var distance: Double
    /// The path of the field that was focused last.
    package var lastField: ViewPath
    /// The offset of the innermost scroll view around this field at that time.
    package var lastOffset: Double
  }

  /// The properties of scroll views that are restored after the keyboard is hidden.
  package struct Restoration: Hashable, Sendable {
    /// Whether every content offset is restored.
    package var offset: Bool
    /// Whether the insets are restored, both from code and from the safe area.
    package var insets: Bool
    /// Whether every content size is restored.
    package var contentSize: Bool

    /// Whether every scroll view has its former state.
    package var isWhole: Bool { offset && insets && contentSize }
  }

  /// The case, with its technique.
  package var identity: CaseIdentity
  /// The number of checkpoints with a focused field.
  package var focusedCheckpoints: Int
  /// The hidden fields in the order of the checkpoints.
  package var hiddenFields: [HiddenField]
  /// The scroll distances; nil if no focused field is in a scroll view.
  package var scrolling: Scrolling?
  /// The state after the keyboard, compared with the state before it.
  ///
  /// It is nil if nothing scrolls, or if the run lacks checkpoints before and after the keyboard in
  /// windows of one size.
  package var restoration: Restoration?

  /// Computes the outcome of a run from its checkpoints.
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

/// A step with a snapshot.
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
  /// Computes the scroll distance of the scroll views around the focused fields; nil if there are
  /// none.
  fileprivate init?(
    of focused: [(snapshot: Snapshot, field: ViewPath)],
    startingFrom snapshots: [Snapshot]
  ) {
    /// Returns a scroll view's first offset in a window of this size.
    func start(of path: ViewPath, in window: Size) -> Double? {
      for snapshot in snapshots where snapshot.window == window {
        if let view = snapshot.views.first(where: { $0.path == path }), let scroll = view.scroll {
          return scroll.contentOffset.y
        }
      }
      return nil
    }
    var farthest: Double?
    var last: (field: ViewPath, offset: Double)?
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

  /// Compares the last checkpoint before the keyboard appeared with the last one after it
  /// disappeared.
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
  /// The scroll views by path, without text views: keyboard techniques do not affect their own
  /// text.
  fileprivate var scrollGeometry: [ViewPath: ScrollGeometry] {
    views.reduce(into: [:]) { all, view in
      if let scroll = view.scroll, view.className != "UITextView" { all[view.path] = scroll }
    }
  }
}
