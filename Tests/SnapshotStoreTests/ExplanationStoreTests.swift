import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Stores the explanations of frames in a database.
@Suite struct ExplanationStoreTests {
  private static let top = ExplanationSource(
    .constraint,
    name: "title.top",
    equation: "title.top == details.top + 12.0"
  )

  /// 20.5 = 12 + 8 + 0.5, with 8 from a guide.
  private static let y = FrameExplanation.Value(
    .y,
    20.5,
    parts: [FrameExplanation.Part(top, amount: 20, surroundings: 8)],
    rounding: 0.5
  )

  /// An ambiguous value without parts; only a pressure is known.
  private static let width = FrameExplanation.Value(
    .width,
    0,
    pressedBy: [ExplanationSource(.contentSize, view: "title")],
    isAmbiguous: true,
    emptyItems: ["title"],
    freeItems: ["safeArea"]
  )

  private func run() throws -> Run {
    var run = SampleRuns.keyboard()
    let last = try #require(run.steps.last { $0.snapshot != nil })
    run.explanations = [
      ExplainedStep(
        step: last.index,
        views: [
          FrameExplanation(view: "details/title", values: [Self.y, Self.width]),
          FrameExplanation(
            view: "details",
            values: [FrameExplanation.Value(.height, 40, setDirectly: 40)]
          ),
        ]
      )
    ]
    return run
  }

  private func withStore(_ body: (RecordingStore, _ file: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try body(try RecordingStore(file: file, mode: .readWrite), file)
    }
  }

  @Test func explanationsDoNotChangeAnswerHash() throws {
    let (with, without) = (RunDigests(of: try run()), RunDigests(of: SampleRuns.keyboard()))
    #expect(with.answer == without.answer && with.geometry == without.geometry)
    #expect(with.explanations != nil && without.explanations == nil)
    #expect(BaselineCoding.text(for: try run()) == BaselineCoding.text(for: SampleRuns.keyboard()))
  }

  @Test func explanationsRoundTrip() throws {
    try withStore { store, file in
      let ids = try store.save([run(), SampleRuns.keyboard(), run()])
      #expect(
        try ids.map { try store.explanations(of: $0) } == [
          run().explanations, [], run().explanations,
        ]
      )
      // The runs share one result, and two of them share one explanation.
      let counts = "SELECT count(*), (SELECT count(*) FROM answer) FROM explanation"
      #expect(try shell(file, counts) == "1|1\n")
      #expect(try store.check() == [])
    }
  }

  @Test func anyExplanationRoundTrips() throws {
    var random = RandomRuns(seed: 22)
    try withStore { store, _ in
      for _ in 0..<100 {
        let run = random.explainedRun()
        let id = try #require(try store.save([run]).first)
        #expect(try store.explanations(of: id) == run.explanations)
      }
      #expect(try store.check() == [])
    }
  }

  @Test func messagesAndExportsKeepExplanations() throws {
    let message = try JSONEncoder().encode(run())
    #expect(try JSONDecoder().decode(Run.self, from: message) == run())
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/runs.sqlite", mode: .readWrite)
      try store.save([run()])
      var text = ""
      try store.export { text += $0 }
      let file = "\(folder)/runs.jsonl"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let copy = "\(folder)/copy.sqlite"
      _ = try RecordingStore.importRecordings(from: file, into: copy)
      let copied = try RecordingStore(file: copy, mode: .readWrite)
      let id = try #require(try copied.runs().first?.id)
      #expect(try copied.explanations(of: id) == run().explanations)
      // The same recording is recognized.
      #expect(try RecordingStore.importRecordings(from: file, into: copy).known == 1)
      // A recording with a changed explanation is not.
      let changed = text.replacing("\"amount\":20", with: "\"amount\":21")
      try #require(changed != text)
      try changed.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(throws: StoreError.self) {
        try RecordingStore.importRecordings(from: file, into: copy)
      }
    }
  }

  /// The result with explanations is kept, whatever the order of the files.
  @Test(arguments: [false, true])
  func mergeKeepsExplanationsAndPruneRemovesThem(isReversed: Bool) throws {
    try withTemporaryFolder { folder in
      var sample = SampleShards()
      let view = try #require(sample.runs[0].steps.compactMap(\.snapshot).first?.views.first?.path)
      let step = try #require(sample.runs[0].steps.first { $0.snapshot != nil }).index
      try FileManager.default.createDirectory(
        atPath: "\(folder)/plain",
        withIntermediateDirectories: true
      )
      let plain = try sample.record(parts: 1, in: "\(folder)/plain")
      sample.runs[0].explanations = [
        ExplainedStep(step: step, views: [FrameExplanation(view: view, values: [Self.y])])
      ]
      let files = try sample.record(parts: 2, in: folder) + plain
      let whole = "\(folder)/whole.sqlite"
      _ = try RecordingStore.merge(isReversed ? files.reversed() : files, into: whole)
      let store = try RecordingStore(file: whole, mode: .readWrite)
      let id = try #require(
        try store.runs().first { $0.identity == sample.runs[0].identity }?.id
      )
      #expect(try store.explanations(of: id) == sample.runs[0].explanations)
      #expect(try store.check() == [])
      let count = """
        SELECT
          (SELECT count(*) FROM explanation), (SELECT count(*) FROM explained_value),
          (SELECT count(*) FROM explained_part), (SELECT count(*) FROM explanation_source)
        """
      #expect(try shell(whole, count) == "1|1|1|1\n")
      try store.remove(try store.recordings().map(\.id))
      #expect(try shell(whole, count) == "0|0|0|0\n")
    }
  }

  @Test func viewHasPartsThatAddUp() throws {
    try withStore { store, file in
      try store.save([run()])
      #expect(
        try shell(
          file,
          """
          SELECT checkpoint, view, dimension, value, rounding, set_directly, ambiguous, role, kind,
            name, item_view, amount, surroundings, priority
          FROM explanations
          ORDER BY view DESC, dimension DESC, position
          """
        ) == """
          details|details/title|y|20.5|0.5|0.0|0|part|constraint|title.top||20.0|8.0|1000.0
          details|details/title|width|0.0|0.0|0.0|1|pressure|contentSize||title|||
          details|details/title|width|0.0|0.0|0.0|1|empty|item||title|||
          details|details/title|width|0.0|0.0|0.0|1|free|item||safeArea|||
          details|details|height|40.0|0.0|40.0|0|||||||

          """
      )
    }
  }

  @Test(
    arguments: sample([
      "UPDATE explained_part SET amount = 21 WHERE role = 'part'",
      "UPDATE explained_part SET role = 'free' WHERE role = 'part'",
      "UPDATE explained_value SET dimension = 'z' WHERE dimension = 'y'",
      "UPDATE explanation_source SET name = 'other' WHERE kind = 'constraint'",
      "DELETE FROM explained_part WHERE role = 'pressure'",
      "UPDATE run SET explanation_id = NULL",
    ])
  )
  func changedRowIsDamage(sql: String) throws {
    try withStore { store, file in
      let id = try #require(try store.save([run()]).first)
      try shell(file, sql)
      #expect(try store.check() != [])
      #expect(throws: StoreError.self) { try store.explanations(of: id) }
    }
  }

  @Test func explanationsReferToCheckpointViews() throws {
    var run = try run()
    run.explanations[0].views[0].view = "details/other"
    #expect(throws: InconsistentRun.self) { try run.checkConsistency() }
    run = try self.run()
    run.explanations[0].views.append(run.explanations[0].views[0])
    #expect(throws: InconsistentRun.self) { try run.checkConsistency() }
    run = try self.run()
    run.explanations[0].step = 0
    #expect(throws: InconsistentRun.self) { try run.checkConsistency() }
    run = try self.run()
    run.explanations[0].views[0].values[0].value = .infinity
    #expect(throws: InconsistentRun.self) { try run.checkConsistency() }
  }
}
