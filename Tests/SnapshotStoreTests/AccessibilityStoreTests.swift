import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Stores the elements of a screen reader in a database.
@Suite struct AccessibilityStoreTests {
  private func run() throws -> Run {
    var run = SampleRuns.keyboard()
    let last = try #require(run.steps.lastIndex { $0.snapshot != nil })
    run.steps[last].snapshot?.accessibility = [
      AccessibilityElement(
        view: "details/title",
        label: "Details",
        traits: [.header, .staticText]
      ),
      AccessibilityElement(view: "details", hint: "it's empty", identifier: ""),
    ]
    return run
  }

  private func withStore(_ body: (RecordingStore, _ file: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try body(try RecordingStore(file: file, mode: .readWrite), file)
    }
  }

  @Test func elementsRoundTrip() throws {
    try withStore { store, _ in
      let ids = try store.save([run(), SampleRuns.keyboard()])
      #expect(try ids.map { try store.load($0) } == [run(), SampleRuns.keyboard()])
      #expect(try store.check() == [])
    }
  }

  @Test func mergeKeepsElementsAndPruneRemovesThem() throws {
    try withTemporaryFolder { folder in
      var sample = SampleShards()
      let first = sample.runs.startIndex
      let last = try #require(sample.runs[first].steps.lastIndex { $0.snapshot != nil })
      let view = try #require(sample.runs[first].steps[last].snapshot?.views.last?.path)
      sample.runs[first].steps[last].snapshot?.accessibility = [
        AccessibilityElement(view: view, label: "Last")
      ]
      let (files, whole) = (try sample.record(parts: 2, in: folder), "\(folder)/whole.sqlite")
      _ = try RecordingStore.merge(files, into: whole)
      let store = try RecordingStore(file: whole, mode: .readWrite)
      #expect(try store.load(.latest) == sample.runs)
      let count = "SELECT count(*) FROM accessibility_element"
      #expect(try shell(whole, count) == "1\n")
      try store.remove(try store.recordings().map(\.id))
      #expect(try shell(whole, count) == "0\n")
    }
  }

  @Test func elementsAreInReadingOrder() throws {
    try withStore { store, file in
      try store.save([run()])
      #expect(
        try shell(
          file,
          """
          SELECT
            checkpoint, position, view, class, accessibility_label, accessibility_value,
            accessibility_hint, accessibility_identifier, accessibility_traits
          FROM accessibility_elements
          ORDER BY position
          """
        ) == """
          details|0|details/title|UILabel|Details||||header staticText
          details|1|details|UIView|||it's empty||

          """
      )
    }
  }

  @Test func changedElementIsDetected() throws {
    try withStore { store, file in
      try store.save([run()])
      try shell(file, "UPDATE accessibility_element SET label = 'Other' WHERE position = 0")
      #expect(try store.check() != [])
    }
  }

  @Test func unknownTraitIsDamage() throws {
    try withStore { store, file in
      let id = try #require(try store.save([run()]).first)
      try shell(file, "UPDATE accessibility_element SET traits = 'loud' WHERE position = 0")
      #expect(
        throws: StoreError.damaged(file: file, reason: "accessibility_element.traits is 'loud'")
      ) { try store.load(id) }
    }
  }
}
