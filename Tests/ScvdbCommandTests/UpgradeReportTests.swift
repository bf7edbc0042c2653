import Foundation
import ScvdbTestSupport
import Testing

/// Tests that comparisons of systems find the problems of public reports.
@Suite struct UpgradeReportTests {
  @Test(arguments: sample(UpgradeReport.bars + UpgradeReport.controls + UpgradeReport.insets))
  func comparisonNamesProblem(report: UpgradeReport) throws {
    let workplace = try Workplace(["Baselines/report.yaml": report.scenario])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0, "\(recorded)")
    let output = try workplace.scvdb("diff", "system:\(report.from)", "system:\(report.to)")
    #expect(output.status == 1, "\(output)")
    let text = output.words
    for finding in report.findings { #expect(text.contains(finding), "\(finding): \(output)") }
  }

  /// The app's own bar covered 66 points above the home indicator, so content kept 96.
  ///
  /// The system's bar of iOS 26 is part of the safe area, 34 + 49 = 83 points, and all of the 96
  /// became empty space above it (code-payments/code-ios-app#640).
  @Test func paddingAboveSystemBarIsFound() throws {
    func scenario(_ bar: String, bars: String) -> String {
      """
      screens:
        wallet:
          view:
            name: root
            subviews:
              - name: tiles
                constraints:
                  - { firstAttribute: top, secondItem: root.safeArea }
                  - { firstAttribute: leading, secondItem: root }
                  - { firstAttribute: trailing, secondItem: root }
                  - { firstAttribute: bottom, secondItem: root.safeArea, constant: -96 }
              - name: bar
                constraints:
                  - { firstAttribute: leading, secondItem: root }
                  - { firstAttribute: trailing, secondItem: root }
                  - \(bar)
      bars: { \(bars) }
      technique: none
      invariants: [bar.minY - tiles.maxY <= 40]
      matrix: { devices: [iphone-16], orientations: [portrait], systems: [18, 26] }
      steps: [checkpoint: at rest]
      """
    }
    let own = """
      { firstAttribute: bottom, secondItem: root.safeArea }
                  - { firstAttribute: height, constant: 66 }
      """
    let system = "{ firstAttribute: top, secondItem: root.safeArea, secondAttribute: bottom }"
    let workplace = try Workplace(["Baselines/wallet.yaml": scenario(own, bars: "tabBar: false")])
    #expect(try workplace.scvdb("record", "--label", "own").status == 0)
    try workplace.write(scenario(system, bars: "tabBar: true"), to: "Baselines/wallet.yaml")
    #expect(try workplace.scvdb("record", "--label", "system").status == 1)
    let output = try workplace.scvdb("diff", "system:18@label:own", "system:26@label:system")
    let finding = "now broken: bar.minY - tiles.maxY <= 40: 96 <= 40"
    #expect(output.words.contains(finding), "\(output)")
    #expect(output.words.contains("tab bar none -> 83"), "\(output)")
  }

  /// A switch has 49 points between its alignment edges on iOS 18, and 61 on iOS 26.
  @Test(arguments: sample(["constant: 61", "constant: 48", "constant: 49, priority: 999"]))
  func otherSizeIsNoProblem(width: String) throws {
    let report = UpgradeReport(
      source: "",
      screen: """
        screens:
          home:
            view:
              name: root
              subviews:
                - name: toggle
                  class: UISwitch
                  constraints:
                    - { firstAttribute: leading, secondItem: root, constant: 16 }
                    - { firstAttribute: top, secondItem: root.safeArea }
                    - { firstAttribute: width, \(width) }
        """,
      findings: []
    )
    let workplace = try Workplace(["Baselines/report.yaml": report.scenario])
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb("diff", "system:18", "system:26")
    #expect(!output.output.contains("is too small"), "\(output)")
  }

  /// With SDK 27 the key no longer keeps the bars of iOS 18 (Orange-OpenSource/ouds-ios#1557).
  @Test(arguments: [("26", false), ("27", true)] as [(String, Bool)])
  func compatibilityKeyDependsOnSDK(linkedSDK: String, isNew: Bool) throws {
    let report = UpgradeReport(
      source: "Orange-OpenSource/ouds-ios#1557",
      screen: """
        screens: { home: { view: {} } }
        navigation: true
        simulation: { designRequiresCompatibility: true, linkedSDK: \(linkedSDK) }
        """,
      to: "27",
      findings: []
    )
    let workplace = try Workplace(["Baselines/report.yaml": report.scenario])
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb("diff", "system:18", "system:27")
    #expect(output.output.contains("navigation bar 44 -> 54") == isNew, "\(output)")
  }
}

extension CommandOutput {
  /// The standard output with single spaces, because reports break their lines.
  fileprivate var words: String { output.replacing(/\s+/, with: " ") }
}
