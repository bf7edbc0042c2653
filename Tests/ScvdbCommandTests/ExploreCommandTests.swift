import Foundation
import Testing

/// Tests the output, files and exit status of `explore`.
@Suite struct ExploreCommandTests {
  private let scenario =
    lowFieldScreen + """
      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps:
        - checkpoint: at rest
      """

  @Test func findingIsAScenarioThatFails() throws {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    let call = ["explore", "box", "--sequences", "0", "--as-written", "--output", "found"]
    let output = try workplace.scvdb(call)
    #expect(output.status == 1, "\(output)")
    let file = "found/none-focusedFieldVisible.yaml"
    let text = String(decoding: try workplace.contents()[file] ?? Data(), as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        # iphone-8 portrait none: focusedFieldVisible box/field
        # the field is at 20,600 to 220,640, and 0,0 to 375,451 is visible
        # found in box before random sequences: 1 event
        description: none breaks focusedFieldVisible

        """
      ),
      "\(text)"
    )
    #expect(text.contains("\n  - focus: field\n  - wait: 2\n  - checkpoint: at the end\n"))
    let record = try workplace.scvdb("record", file)
    #expect(record.status == 1, "\(record)")
    #expect(record.output.contains("focusedFieldVisible: the field is at 20,600"), "\(record)")

    // Existing files remain, and an equal scenario is not written twice.
    let files = try workplace.contents(of: "found")
    #expect(try workplace.scvdb(call) == output)
    #expect(try workplace.contents(of: "found") == files)
    try workplace.write("mine", to: file)
    _ = try workplace.scvdb(call)
    #expect(try workplace.contents()[file] == Data("mine".utf8))
    #expect(try workplace.contents()["found/none-focusedFieldVisible-2.yaml"] == Data(text.utf8))
  }

  @Test func nothingFoundIsStatus0() throws {
    let text = scenario.replacing("600", with: "60").replacing("none", with: "scrolling-content")
    let workplace = try Workplace(["Baselines/box.yaml": text])
    let output = try workplace.scvdb(
      "explore",
      "box",
      "--sequences",
      "5",
      "--as-written",
      "--format",
      "json"
    )
    #expect(output.status == 0, "\(output)")
    let json = try JSONSerialization.jsonObject(with: Data(output.output.utf8)) as? [String: Any]
    #expect(json?["sequences"] as? Int == 5)
    #expect((json?["defects"] as? [Any])?.isEmpty == true)
  }

  @Test func missingScenarioHasStatus2() throws {
    #expect(try Workplace().scvdb("explore", "nothing").status == 2)
  }

  @Test(arguments: [
    ["explore"], ["explore", "box", "--sequences", "-1"], ["explore", "box", "--seconds", "0"],
  ])
  func wrongUsageIsStatus64(_ arguments: [String]) throws {
    #expect(try Workplace().scvdb(arguments).status == 64)
  }
}
