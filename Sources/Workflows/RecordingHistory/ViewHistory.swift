package import SnapshotModel
package import SnapshotStore

/// The changes of views' numbers from recording to recording; equal histories are listed once.
package struct ViewHistory {
  /// A view at a checkpoint of a case.
  package struct Occurrence {
    /// The case with the checkpoint.
    package let identity: CaseIdentity
    /// The index of the checkpoint's step in the first run that shows the view.
    package let step: Int
    /// The name of the checkpoint; with ``path`` it identifies the occurrence in other runs.
    package let checkpoint: String
    /// The path of the view.
    package let path: ViewPath
  }

  /// The first run with new numbers of a view.
  package struct Change {
    /// The first run with these numbers.
    package let run: RunSummary
    /// The numbers; nil for a missing view.
    package let numbers: ViewNumbers?
  }

  /// The occurrences with the same changes in the same recordings.
  package struct Group {
    /// The occurrences in the order of their addition, never empty.
    package var occurrences: [Occurrence]
    /// The changes of the first occurrence, oldest first, at least one.
    package let changes: [Change]

    /// The first recording with the same result as the newest one.
    package var origin: Change {
      let latest = changes[changes.count - 1]
      return changes.first { $0.numbers == latest.numbers } ?? latest
    }

    /// The last change.
    package var latest: Change { changes[changes.count - 1] }
  }

  private struct Key: Hashable {
    let path: ViewPath
    let recordings: [RecordingID]
    let numbers: [ViewNumbers?]
  }

  /// The groups, in the order of their first occurrences.
  package private(set) var groups: [Group] = []
  private var numbersOfGroups: [Key: Int] = [:]

  package init() {}

  /// Adds a case.
  ///
  /// - Parameters:
  ///   - identity: The case.
  ///   - views: The requested views.
  ///   - step: A checkpoint, by its name or number; nil for all.
  ///   - store: The store with the recordings of the case.
  /// - Throws: `StoreError`.
  package mutating func add(
    _ identity: CaseIdentity,
    _ views: ViewSelection,
    step: String?,
    from store: RecordingStore
  ) throws {
    var histories = CaseHistories(identity: identity)
    try store.eachChange(of: views, in: identity) { run, views in
      histories.add(
        run,
        views.filter { recorded in
          step.map {
            isStep(recorded.step, checkpoint: recorded.checkpoint, called: $0)
          } ?? true
        }
      )
    }
    for (occurrence, changes) in histories.inOrder { add(occurrence, changes) }
  }

  private mutating func add(_ occurrence: Occurrence, _ changes: [Change]) {
    let key = Key(
      path: occurrence.path,
      recordings: changes.map(\.run.recording),
      numbers: changes.map(\.numbers)
    )
    if let number = numbersOfGroups[key] {
      groups[number].occurrences.append(occurrence)
    } else {
      numbersOfGroups[key] = groups.count
      groups.append(Group(occurrences: [occurrence], changes: changes))
    }
  }
}

/// The histories of one case's views.
private struct CaseHistories {
  private struct Key: Hashable {
    let checkpoint: String
    let path: ViewPath
  }

  private struct History {
    let occurrence: ViewHistory.Occurrence
    var changes: [ViewHistory.Change]

    /// Adds a change if the numbers differ.
    mutating func add(_ change: ViewHistory.Change) {
      if changes.last?.numbers != change.numbers { changes.append(change) }
    }
  }

  let identity: CaseIdentity
  private var histories: [Key: History] = [:]
  private var order: [Key] = []

  init(identity: CaseIdentity) {
    self.identity = identity
  }

  var inOrder: [(ViewHistory.Occurrence, [ViewHistory.Change])] {
    order.compactMap { histories[$0].map { ($0.occurrence, $0.changes) } }
  }

  /// Adds the views of a run, which is later than all previous runs.
  mutating func add(_ run: RunSummary, _ views: [ViewAtCheckpoint]) {
    var missing = Set(order)
    for recorded in views {
      let key = Key(checkpoint: recorded.checkpoint, path: recorded.view.path)
      missing.remove(key)
      add(
        ViewHistory.Change(run: run, numbers: ViewNumbers(recorded.view)),
        to: key,
        recorded
      )
    }
    for key in missing {
      histories[key]?.add(ViewHistory.Change(run: run, numbers: nil))
    }
  }

  private mutating func add(
    _ change: ViewHistory.Change,
    to key: Key,
    _ recorded: ViewAtCheckpoint
  ) {
    if histories[key] != nil {
      histories[key]?.add(change)
      return
    }
    let occurrence = ViewHistory.Occurrence(
      identity: identity,
      step: recorded.step,
      checkpoint: recorded.checkpoint,
      path: recorded.view.path
    )
    histories[key] = History(occurrence: occurrence, changes: [change])
    order.append(key)
  }
}
