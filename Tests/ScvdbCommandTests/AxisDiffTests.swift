import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests comparisons of cases that differ in one axis, on the command line.
@Suite struct AxisDiffTests {
  /// A label 8 points below the navigation bar.
  private static let scenario = """
    screens:
      form:
        view:
          name: content
          subviews:
            - name: label
              class: UILabel
              text: Name
              constraints:
                - { firstAttribute: leading, secondItem: content.safeArea, constant: 16 }
                - { firstAttribute: top, secondItem: content.safeArea, constant: 8 }
    technique: none
    navigation: true
    matrix:
      devices: [iphone-16, ipad-10]
      orientations: [portrait]
      systems: [18, 26]
      textSizes: [large, accessibilityLarge]
    steps: [checkpoint: at rest]
    """

  private static let recorded = Result {
    let workplace = try Workplace(["Baselines/form.yaml": scenario])
    let output = try workplace.scvdb("record")
    #expect(output.output.hasPrefix("recorded 8 cases"), "\(output)")
    return try workplace.contents()
  }

  private func workplace() throws -> Workplace {
    try Workplace(copying: try Self.recorded.get())
  }

  /// The bar grows from 44 to 54 on a phone.
  ///
  /// On an iPad it grows from 50 to 54, and begins at 32 instead of 24.
  @Test func labelMovesWithNavigationBar() throws {
    let output = try workplace().scvdb("diff", "system:18", "system:26", "--format", "json")
    #expect(output.status == 1)
    let report = try JSONValue(json: output.output)
    #expect(report["comparedCases"] == .number(4))
    #expect(report["casesWithChangedInputs"] == .number(0))
    #expect(report["axis"]["from"].text == "18.0" && report["axis"]["to"].text == "26.0")
    #expect(report["cases"][0]["driftWithoutVersionBump"] == .flag(false))
    #expect(report["cases"][0]["fromIdentity"]["system"].text == "18.0")
    // The label only follows the bar, so it is not a cause.
    #expect(report["causes"].array?.count == 0, "\(output)")
    let parts = report["axis"]["movedParts"].array ?? []
    let bars = parts.filter { $0["part"].text == "navigationBar" }
    #expect(bars.compactMap { $0["from"].number } == [44, 50])
    #expect(bars.compactMap { $0["to"].number } == [54, 54])
    // Two text sizes of each device.
    #expect(bars.compactMap { $0["cases"].number } == [2, 2])
  }

  /// On a phone with an island, the bar ended at 53.667 + 44 and ends at 59 + 54; on an iPad, at
  /// 24 + 50 and at 32 + 54.
  @Test func labelMovesByGrowthOfBar() throws {
    let query = """
      SELECT DISTINCT new.device, round(new.window_y - old.window_y, 3) FROM frames new \
      JOIN frames old USING (device, settings, view) \
      WHERE old.system = '18.0' AND new.system = '26.0' AND view LIKE '%label' ORDER BY 1
      """
    #expect(try workplace().ask(query) == "ipad-10|12.0\niphone-16|15.333\n")
  }

  @Test func otherAxesAreCompared() throws {
    let output = try workplace().scvdb(
      "diff",
      "device:iphone-16@latest",
      "device:ipad-10",
      "--text-size",
      "large",
      "--system",
      "26"
    )
    #expect(output.status == 1)
    let note = "the compared cases differ only in the device: iphone-16 and ipad-10"
    #expect(output.output.contains(note), "\(output)")
    #expect(output.output.contains("drift in 1 of 1 compared case"), "\(output)")
  }

  @Test(arguments: sample(["text", "json", "markdown", "html", "sarif", "junit", "github"]))
  func everyFormatNamesAxis(format: String) throws {
    let output = try workplace().scvdb("diff", "system:18", "system:26", "--format", format)
    #expect(output.status == 1 && output.output.contains("system:26"), "\(output)")
    #expect(!output.output.contains("without a version bump in"), "\(output)")
  }

  @Test func axisIsNoChangeToRevert() throws {
    let output = try workplace().scvdb("diff", "system:18", "system:26", "--explain")
    #expect(output.status == 2 && output.errors.contains("fix: omit --explain"), "\(output)")
    let tested = try workplace().scvdb("test", "--against", "system:18")
    #expect(tested.status == 2 && tested.errors.contains("--against"), "\(tested)")
  }
}
