import BuiltInEngine
import Reporting
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@testable import Workflows

@Suite struct EngineChoiceTests {
  @Test func missingChoiceIsBuiltInEngine() throws {
    for argument in [nil, EngineRevision.current.name, EngineRevision.current.label] {
      guard case .builtIn(let engine) = try EngineChoice(argument) else {
        Issue.record("\(argument ?? "nothing") is not built in")
        continue
      }
      #expect(engine.revision.label == EngineRevision.current.label)
    }
  }

  @Test func otherChoiceIsCommandLine() throws {
    guard case .process(_, let builtIn) = try EngineChoice("python3 engine.py") else {
      Issue.record("a command line is not a process")
      return
    }
    #expect(builtIn == nil)
  }

  @Test func missingRevisionIsError() {
    let failure = #expect(throws: Failure.self) { try EngineChoice("scvdb@0.0.0") }
    #expect(failure?.message == "--engine: there is no built-in revision 0.0.0 of scvdb")
    #expect(throws: Failure.self) { try EngineChoice(" ") }
  }

  @Test func changedFingerprintIsReportedWithBothRecordings() {
    var drift = VersionDrift()
    #expect(drift.isEmpty)
    #expect(drift.lines(of: SampleRuns.engine) == [])
    drift.fingerprint = (RecordingID(rawValue: 3), String(repeating: "a", count: 64))
    let engine = EngineIdentity(
      name: "e",
      version: "1.0.0",
      fingerprint: String(repeating: "b", count: 64)
    )
    #expect(
      drift.lines(of: engine) == [
        "drift without a version bump: e 1.0.0 had fingerprint aaaaaaaaaaaa in recording 3, "
          + "and has bbbbbbbbbbbb"
      ]
    )
  }
}
