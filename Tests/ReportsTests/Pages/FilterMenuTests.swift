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
    let counting = CountingSource(run: run)
    let counted = RecordedCase(counting)
    let cache = RunCache(RecordingSide(name: "latest", cases: [counted]))
    #expect(counting.readings == 0)
    #expect(try cache.run(of: run.identity) == run)
    #expect(try cache.run(of: run.identity) == run)
    #expect(counting.readings == 1)
    var other = run.identity
    other.device = "ipad-2"
    #expect(try cache.run(of: other) == nil)
  }
}

/// Counts how often a run is read.
private final class CountingSource: CaseSource {
  private let run: Run
  private let counted = Mutex(0)

  init(run: Run) { self.run = run }

  var readings: Int { counted.withLock { $0 } }
  var identity: CaseIdentity { run.identity }
  var engine: EngineIdentity { run.engine }
  var questionHash: QuestionHash { run.questionHash }
  var geometryHash: String { RunDigests(of: run).geometry }
  var answerHash: String { RunDigests(of: run).answer }
  var origin: [String] { [] }

  func snapshotHashes() -> [String: String] { [:] }

  func read(without checkpoints: Set<String>) -> Run {
    counted.withLock { $0 += 1 }
    return run
  }

  func explanations() -> [ExplainedStep] { [] }
}
