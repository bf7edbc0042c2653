import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Synchronization
import Testing

@testable import Reports

@Suite struct FilterMenuTests {
  /// Values are numbered in the order of their first occurrence: b is 0, a is 1.
  @Test func itemsUseNumbersOfTheirValues() {
    let menu = FilterMenu("device", "Device", ["b", "a", "b"])
    #expect(menu.tokens(["a", "b", "a"]) == "0 1")
    #expect(menu.tokens(["a"]) == "1")
    // A value outside the menu has no number, and selects nothing.
    #expect(menu.tokens(["c"]) == "")
  }

  @Test func casesAreNumberedInMenuOrder() throws {
    let identities = ["iphone-8", "ipad-2"].map { device in
      var identity = SampleRuns.identity
      identity.device = device
      return identity
    }
    let menus = CaseMenus(identities)
    let tokens = menus.tokens(of: [identities[0]])
    #expect(tokens["devices"] as? String == "1")
    #expect(tokens["scenarios"] as? String == "0")
    let shown = menus.values(and: [FilterMenu("class", "Class", ["moved"])], "findings")
    let names = try #require(shown["menus"] as? [PageValues]).compactMap { $0["name"] as? String }
    #expect(names == ["device", "scenario", "technique", "class"])
  }

  @Test func runsAreReadOnceIfShown() throws {
    let run = SampleRuns.keyboard()
    let readings = Mutex(0)
    let recorded = RecordedCase(run)
    let counted = RecordedCase(
      identity: recorded.identity,
      engine: recorded.engine,
      questionHash: recorded.questionHash,
      geometryHash: recorded.geometryHash,
      answerHash: recorded.answerHash
    ) {
      readings.withLock { $0 += 1 }
      return run
    }
    let cache = RunCache(RecordingSide(name: "latest", cases: [counted]))
    #expect(readings.withLock { $0 } == 0)
    #expect(try cache.run(of: run.identity) == run)
    #expect(try cache.run(of: run.identity) == run)
    #expect(readings.withLock { $0 } == 1)
    var other = run.identity
    other.device = "ipad-2"
    #expect(try cache.run(of: other) == nil)
  }
}
