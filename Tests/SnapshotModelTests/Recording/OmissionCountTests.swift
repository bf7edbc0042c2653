import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct OmissionCountTests {
  private let counts = [
    OmissionCount(screen: "chat", type: "ChatCell", count: 4),
    OmissionCount(screen: "chat", type: "BaseViewController", count: 1),
    OmissionCount(screen: "chat", type: "ChatViewController", count: 1),
    OmissionCount(screen: "map", type: "BaseViewController", count: 1),
  ]

  private func encoded(_ run: Run) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(run), as: UTF8.self)
  }

  /// Older engines and exports contain no omissions, nor does a run without any.
  @Test func answerWithoutOmissionsIsUnchanged() throws {
    let text = try encoded(SampleRuns.keyboard())
    #expect(!text.contains("omissions"))
    let run = try JSONDecoder().decode(Run.self, from: Data(text.utf8))
    #expect(run == SampleRuns.keyboard())
  }

  @Test func answerKeepsOmissions() throws {
    var run = SampleRuns.keyboard()
    run.omissions = [counts[0]]
    let text = try encoded(run)
    #expect(text.contains(#""omissions":[{"count":4,"screen":"chat","type":"ChatCell"}]"#))
    #expect(try JSONDecoder().decode(Run.self, from: Data(text.utf8)) == run)
  }

  @Test func countsAreOrderedByScreenAndSize() {
    #expect(counts.reversed().sorted() == counts)
    #expect(counts.shuffled().sorted() == counts)
  }

  /// 4 + 1 + 1 = 6.
  @Test func screenSumsItsTypes() throws {
    var run = SampleRuns.keyboard()
    run.omissions = counts
    let screens = run.screenOmissions
    #expect(screens.map(\.screen) == ["chat", "map"])
    #expect(screens.map(\.total) == [6, 1])
    #expect(
      screens.map(\.text) == [
        "6 on screen chat (ChatCell 4, BaseViewController 1, ChatViewController 1)",
        "1 on screen map (BaseViewController 1)",
      ]
    )
  }

  @Test func textListsThreeTypes() {
    let types = ["A", "B", "C", "D", "E"].map { OmissionCount(screen: "s", type: $0, count: 2) }
    #expect(
      ScreenOmissions.all(types).map(\.numbers) == ["10 (A 2, B 2, C 2, 2 more types)"]
    )
    #expect(
      ScreenOmissions.all(Array(types.dropLast())).map(\.numbers)
        == ["8 (A 2, B 2, C 2, 1 more type)"]
    )
  }
}
