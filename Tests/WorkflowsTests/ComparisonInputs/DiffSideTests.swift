import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing
import Workflows

/// Finds the sides of comparisons by their names.
@Suite struct DiffSideTests {
  private func side(_ name: String, in folder: String) throws -> DiffSide {
    let database = "\(folder)/runs.sqlite"
    return try DiffSide(
      name,
      baselines: "\(folder)/Baselines",
      database: database,
      in: OpenDatabases(checked: database, on: Console(.never))
    )
  }

  @Test func recordingsAreFoundByName() throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/runs.sqlite", mode: .readWrite)
      try store.save(SampleRuns.matrix())
      try store.close()
      for name in ["latest", "run:1", SampleRuns.engine.version, "\(folder)/runs.sqlite"] {
        let cases = try side(name, in: folder).cases()
        #expect(cases.count == (name == "run:1" ? 1 : 6), "\(name)")
      }
      let selection = CaseSelection(stages: StageSelection(devices: ["iphone-8"]))
      let recording = try side("latest", in: folder).recording(of: selection)
      #expect(Set(recording.cases.map(\.identity.device)) == ["iphone-8"])
      #expect(recording.cases.count == 2)
    }
  }

  @Test(arguments: [
    ("latset", "did you mean 'latest'?"), ("before", "did you mean 'label:before'?"),
    ("label-befor", "did you mean 'label:before'?"),
  ])
  func misspelledSideHasSuggestion(_ name: String, _ hint: String) throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/runs.sqlite", mode: .readWrite)
      try store.save(SampleRuns.matrix(), label: "before")
      try store.close()
      let failure = #expect(throws: Failure.self) { try side(name, in: folder) }
      #expect(failure?.report.advice == [.hint(hint)])
    }
  }

  @Test func baselinesAreFolder() throws {
    try withTemporaryFolder { folder in
      let baselines = BaselineFolder(path: "\(folder)/Baselines")
      for run in SampleRuns.matrix() { _ = try baselines.write(run) }
      let baseline = try side("baseline", in: folder)
      #expect(try baseline.cases().count == 6)
      #expect(baseline.baselines?.path == "\(folder)/Baselines")
      #expect(!baseline.isRevision)
    }
  }

  @Test(arguments: [
    ("nowhere", "there is no side 'nowhere' to compare"), ("run:x", "'run:x' is not a run"),
    ("git:", "'git:' is not a side: it does not name a revision"),
    ("git:--all", "'git:--all' is not a side: it does not name a revision"),
  ])
  func unknownNameIsError(name: String, message: String) throws {
    try withTemporaryFolder { folder in
      let failure = #expect(throws: Failure.self) { try side(name, in: folder) }
      #expect(failure?.message == message)
    }
  }
}
