import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import Workflows

@Suite struct OmissionSummaryTests {
  private func run(
    _ scenario: String,
    _ omissions: [OmissionCount],
    on device: String = "iphone-8"
  ) -> Run {
    var run = SampleRuns.keyboard()
    run.identity.scenario = scenario
    run.identity.device = device
    run.omissions = omissions
    return run
  }

  private var summary: OmissionSummary {
    var summary = OmissionSummary()
    summary.add(run("chat", [OmissionCount(screen: "chat", type: "Chat", count: 15)]))
    // A device with more kinds of cells.
    summary.add(
      run(
        "chat",
        [
          OmissionCount(screen: "chat", type: "Chat", count: 15),
          OmissionCount(screen: "chat", type: "ChatCell", count: 6),
        ],
        on: "ipad-10"
      )
    )
    var other = OmissionSummary()
    other.add(run("map", [OmissionCount(screen: "map", type: "Map", count: 20)]))
    other.add(run("about", []))
    summary.add(other)
    return summary
  }

  /// 15 + 6 = 21, and 20 is not above a limit of 20.
  @Test func screensAboveLimitAreWarnings() {
    #expect(
      summary.lines(limit: 20) == [
        "note: omissions on 2 screens, most in chat: 21 on screen chat (Chat 15, ChatCell 6)",
        "warning: chat: omissions: 21 on screen chat (Chat 15, ChatCell 6), more than 20",
        "fix: list the code with 'scvdb-port explain', then fetch its packages or write makers",
      ]
    )
    #expect(summary.lines(limit: 19).filter { $0.hasPrefix("warning: ") }.count == 2)
    #expect(summary.lines(limit: 21).count == 1)
  }

  @Test func equalOmissionsHaveOneWarning() {
    var summary = OmissionSummary()
    for scenario in ["home/c", "home/a", "home/b"] {
      summary.add(run(scenario, [OmissionCount(screen: "home", type: "Home", count: 3)]))
    }
    #expect(
      summary.lines(limit: 2).filter { $0.hasPrefix("warning: ") } == [
        "warning: home/a and 2 other scenarios: omissions: 3 on screen home (Home 3), more than 2"
      ]
    )
  }

  /// The omissions of two devices have the same total.
  @Test(arguments: [["Chat", "Draft"], ["Draft", "Chat"]])
  func equalTotalsHaveFirstType(types: [String]) {
    var summary = OmissionSummary()
    for type in types {
      summary.add(run("chat", [OmissionCount(screen: "chat", type: type, count: 3)], on: type))
    }
    #expect(summary.screens.first?.omissions.largestTypes == "Chat 3")
  }

  @Test func recordingWithoutOmissionsHasNoLine() {
    var summary = OmissionSummary()
    summary.add(run("about", []))
    #expect(summary.lines(limit: 0).isEmpty)
  }

  @Test func jsonHasScreensAndTypes() throws {
    let data = try JSONEncoder().encode(summary.screens)
    let json = try JSONValue(json: String(decoding: data, as: UTF8.self))
    #expect(json[0]["scenario"].text == "chat" && json[1]["scenario"].text == "map")
    #expect(json[0]["omissions"]["total"].number == 21)
    #expect(json[0]["omissions"]["types"][1]["type"].text == "ChatCell")
  }
}
