import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests the rows that a recording adds to the database, and the rows that a comparison reads.
@Suite struct CostTests {
  /// The sample's password field is in two of its three snapshots, each with six views, one of them
  /// scrolling.
  @Test func changedRunAddsOnlyChangedSnapshots() throws {
    try withStore { store in
      try store.save([SampleRuns.keyboard()])
      let first = try rowCounts(store.file)
      try store.save([SampleRuns.keyboard(shift: 4)])
      let second = try rowCounts(store.file)
      let grown = second.merging(first) { $0 - $1 }.filter { $0.value != 0 }
      #expect(
        grown == [
          "recording": 1, "run": 1, "answer": 1, "step": 5, "navigation_push": 1,
          "event": 2, "finding": 1, "snapshot": 2, "geometry": 12, "scroll_geometry": 2,
          "scenario_root": 1,
        ]
      )
    }
  }

  /// An unchanged run adds a row of five small numbers, the hash over them, and a seal of half its
  /// length.
  @Test func runRowIsNarrow() throws {
    try withStore { store in
      let types = try shell(store.file, "SELECT name, type FROM pragma_table_info('run')")
      #expect(
        types == """
          id|INTEGER
          recording_id|INTEGER
          question_id|INTEGER
          answer_id|INTEGER
          hash|BLOB
          explanation_id|INTEGER
          seal|BLOB

          """
      )
    }
  }

  /// SQLite counts the instructions of its virtual machine, which depend only on the query and the
  /// rows it reads.
  @Test(arguments: ["SELECT count(*) FROM drift", "SELECT count(*) FROM compared_geometry"])
  func comparisonCostDependsOnDifferences(query: String) throws {
    let small = try steps(of: query, viewsElsewhere: 0)
    let large = try steps(of: query, viewsElsewhere: 300)
    #expect(small.answer == large.answer)
    // 20 snapshots with 300 more views each are 6,000 rows, and no query has read them.
    #expect(large.steps < small.steps + 1000)
  }

  /// Two recordings of six runs, different on one device; the runs of other devices get more views.
  private func steps(
    of query: String,
    viewsElsewhere: Int
  ) throws -> (answer: Substring, steps: Int) {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      for (version, shift) in [("1.0.0", 0.0), ("1.1.0", 4.0)] {
        let engine = EngineIdentity(name: "sample", version: version, fingerprint: version)
        var runs = SampleRuns.matrix(engine: engine, shift: shift)
        for index in runs.indices where runs[index].identity.device != "ipad-10" {
          runs[index].addViews(viewsElsewhere, seed: index)
        }
        try store.save(runs)
      }
      let lines = try shell(file, ".stats vmstep", query).split(separator: "\n")
      let counted = try #require(lines.last?.wholeMatch(of: /VM-steps: (\d+)/))
      return (lines[0], try #require(Int(counted.output.1)))
    }
  }
}

extension Run {
  /// Adds views to every snapshot, so that no other run has the same.
  fileprivate mutating func addViews(_ count: Int, seed: Int) {
    for index in steps.indices {
      guard var snapshot = steps[index].snapshot, let last = snapshot.views.last else { continue }
      for number in 0..<count {
        var view = last
        view.path = "\(snapshot.views[0].path)/added-\(number)"
        view.frame = Rect(x: Double(seed), y: 0, width: 1, height: 1)
        snapshot.views.append(view)
      }
      steps[index].snapshot = snapshot
    }
  }
}
