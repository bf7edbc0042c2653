import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing
import Workflows

/// Tests sides that select a value of an axis.
@Suite struct AxisPairsTests {
  /// The cases of a phone on two systems, and of an iPad on the first one.
  private static func runs(questionHash: Character = "1") -> [Run] {
    [("iphone-16", "18.0", 0), ("iphone-16", "26.0", 10), ("ipad-10", "18.0", 0)]
      .map { device, system, shift in
        var identity = SampleRuns.identity
        (identity.device, identity.system) = (device, system)
        var run = SampleRuns.keyboard(identity: identity, shift: shift)
        run.questionHash = QuestionHash(digest: String(repeating: questionHash, count: 64))
        return run
      }
  }

  private func withSides(
    _ names: [String],
    _ body: ([(side: DiffSide, cases: RecordingSide)]) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let database = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: database, mode: .readWrite)
      try store.save(Self.runs(), label: "before")
      try store.save(Self.runs(questionHash: "2"), label: "after")
      try store.close()
      let databases = OpenDatabases(checked: database, on: Console(.never))
      try body(
        names.map { name in
          let side = try DiffSide(
            name,
            baselines: "\(folder)/Baselines",
            database: database,
            in: databases
          )
          return (side, try side.recording(of: CaseSelection()))
        }
      )
    }
  }

  @Test func casesOfTwoSystemsArePaired() throws {
    try withSides(["system:18", "system:26"]) { sides in
      let pairs = try #require(try AxisPairs(from: sides[0], to: sides[1]))
      let drift = try Drift(from: pairs.from, to: pairs.to, axis: pairs.axis)
      #expect(drift.cases.map(\.identity.system) == ["26.0"])
      #expect(drift.cases.map(\.fromIdentity.system) == ["18.0"])
      #expect(drift.onlyInFrom.isEmpty && drift.onlyInTo.isEmpty)
      #expect(pairs.axis.unpairedInFrom.map(\.device) == ["ipad-10"])
      #expect(pairs.axis.unpairedInTo == [])
      // One engine answers two questions, so neither an input nor the version changed.
      #expect(drift.casesWithChangedInputs == 0 && drift.withoutVersionBump.isEmpty)
    }
  }

  @Test(
    arguments: [("before", "before", 0), ("before", "after", 1)] as [(String, String, Int)]
  )
  func changedScenarioIsReported(from: String, to: String, changed: Int) throws {
    try withSides(["system:18@label:\(from)", "system:26@label:\(to)"]) { sides in
      let pairs = try #require(try AxisPairs(from: sides[0], to: sides[1]))
      let drift = try Drift(from: pairs.from, to: pairs.to, axis: pairs.axis)
      #expect(drift.casesWithChangedInputs == changed)
    }
  }

  @Test func equalValuesCompareEqualCases() throws {
    try withSides(["system:26@label:before", "system:26"]) { sides in
      let pairs = try AxisPairs(from: sides[0], to: sides[1])
      #expect(pairs == nil)
    }
  }

  @Test(
    arguments: [
      (
        ["system:18", "system:17"], "system:17.0: no case of latest has the system '17.0'",
        .hint("there are cases of 18.0, 26.0")
      ),
      (
        ["system:26", "latest"], "'system:26' and 'latest' do not have the same axis",
        .fix("give two values of it: scvdb diff system:VALUE system:VALUE")
      ),
      (
        ["system:18", "device:ipad-10"],
        "'system:18' and 'device:ipad-10' do not have the same axis",
        .fix("give two values of it: scvdb diff system:VALUE system:VALUE")
      ),
      (
        ["orientation:portrait@run:1", "orientation:portrait@run:x"], "'run:x' is not a run",
        .fix("write run: and a number from 'scvdb list'")
      ),
      (
        ["text-size:", "latest"], "'text-size:' is not a side",
        .fix("write text-size:VALUE, or text-size:VALUE@SIDE")
      ),
      (
        ["sistem:18", "latest"], "there is no side 'sistem:18' to compare",
        .hint("did you mean 'system:18'?")
      ),
      (
        ["device:ipad-10", "device:iphone-16@run:2"],
        "no case of device:ipad-10 has a case of device:iphone-16@run:2 that differs only in the "
          + "device", .fix("record scenarios with both values of the device")
      ),
    ] as [([String], String, Advice)]
  )
  func sidesWithoutPairsAreRefused(
    names: [String],
    message: String,
    advice: Advice
  ) throws {
    let failure = #expect(throws: Failure.self) {
      try withSides(names) { _ = try AxisPairs(from: $0[0], to: $0[1]) }
    }
    #expect(failure?.message == message)
    #expect(failure?.report.advice == [advice])
  }
}
