import DriftReport
import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@testable import Workflows

/// Accepts recorded runs as baselines.
@Suite struct AcceptanceTests {
  @Test func summariesShowNewUnchangedAndChangedRuns() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: "\(path)/Baselines")
      var summaries: [String] = []
      // The matrix has three devices in two orientations, and shifts a field on the first device.
      for shift in [0.0, 0, 4] {
        let file = "\(path)/\(summaries.count).sqlite"
        let store = try RecordingStore(file: file, mode: .readWrite)
        try store.save(SampleRuns.matrix(shift: shift))
        var acceptance = Acceptance(
          store: store,
          folder: folder,
          obsolete: [],
          removesObsolete: false,
          console: Console(.never)
        )
        try acceptance.acceptAll(try store.runs(.latest))
        summaries.append(acceptance.summary)
        try store.close()
      }
      #expect(
        summaries == [
          "6 baselines new, 0 changed, 0 unchanged", "0 baselines new, 0 changed, 6 unchanged",
          "0 baselines new, 2 changed, 4 unchanged",
        ]
      )
    }
  }

  @Test func obsoleteBaselineIsDeletedOnlyIfAsked() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: "\(path)/Baselines")
      _ = try folder.write(SampleRuns.keyboard())
      let file = try #require(try folder.files().first)
      let store = try RecordingStore(file: "\(path)/runs.sqlite", mode: .readWrite)
      for (removes, left) in [(false, 1), (true, 0)] {
        var acceptance = Acceptance(
          store: store,
          folder: folder,
          obsolete: [file],
          removesObsolete: removes,
          console: Console(.never)
        )
        try acceptance.acceptAll([])
        #expect(try folder.files().count == left)
        #expect(
          acceptance.summary
            == "0 baselines new, 0 changed, 0 unchanged"
            + (removes
              ? ", 1 obsolete and deleted" : ", 1 obsolete; --remove-obsolete deletes them")
        )
      }
    }
  }

  @Test func baselineOfNoScenarioIsObsolete() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      let runs = SampleRuns.matrix()
      for run in runs { _ = try folder.write(run) }
      // A scenario with another case than the baselines.
      let scenario = """
        screens: { box: { view: { subviews: [{ name: field, class: UITextField }] } } }
        matrix: {devices: [iphone-8], orientations: [portrait]}
        steps:
          - checkpoint: at rest
        """
      try Data(scenario.utf8).write(to: URL(filePath: "\(path)/other.yaml"))
      let drift = try Drift(
        from: RecordingSide(name: "baseline", cases: runs.map { RecordedCase($0) }),
        to: RecordingSide(name: "latest", cases: runs.dropLast().map { RecordedCase($0) })
      )
      let unpaired = UnpairedBaselines(in: folder, drift)
      #expect(unpaired.missing == 0)
      #expect(
        unpaired.obsolete == ["\(path)/\(baselinePath(for: runs[runs.count - 1].identity))"]
      )
    }
  }
}
