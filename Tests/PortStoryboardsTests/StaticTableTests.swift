// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import LayoutTestSupport
import PortSupport
import Testing

final class SettingsController: UITableViewController {
  var toggle: UISwitch!
  var hidesLastRow = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = super.tableView(tableView, numberOfRowsInSection: section)
    return hidesLastRow ? count - 1 : count
  }
}

@MainActor @Suite struct StaticTableTests {
  private func cell(_ id: String, height: String = "", content: String = "") -> String {
    """
    <tableViewCell \(height) id="\(id)">\(frame(0, 0, 414, 44))
    <tableViewCellContentView key="contentView" id="content-\(id)">\(frame(0, 0, 414, 44))
    <subviews>\(content)</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private func makeController() throws -> SettingsController {
    describe(SettingsController.self) { $0.add("toggle", \SettingsController.toggle) }
    let toggle = "<switch on=\"YES\" id=\"toggle\">\(frame(10, 6, 51, 31))</switch>"
    let scene = """
      <tableViewController id="one" \(custom("SettingsController"))>
      <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="table">
      \(frame(0, 0, 414, 896))<sections>
      <tableViewSection headerTitle="Sound" id="a"><cells>\(cell("x", content: toggle))</cells>
      </tableViewSection>
      <tableViewSection footerTitle="End" id="b"><cells>\(cell("y", height: "rowHeight=\"80\""))
      \(cell("z"))</cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="one" id="o1"/>
      <outlet property="delegate" destination="one" id="o2"/></connections></tableView>
      <connections><outlet property="toggle" destination="toggle" id="o3"/></connections>
      </tableViewController>
      """
    return try #require(
      try makeStoryboard([scene]).instantiateInitialViewController() as? SettingsController
    )
  }

  @Test func staticSectionsFillTheTable() throws {
    try makeDevice().run {
      let controller = try makeController()
      let window = show(controller)
      let table = try #require(controller.tableView)
      #expect(table.numberOfSections == 2)
      #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [1, 2])
      #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Sound")
      #expect(controller.tableView(table, titleForFooterInSection: 1) == "End")
      let rows = [(0, 0), (1, 0), (1, 1)].map { IndexPath(row: $0.1, section: $0.0) }
      #expect(rows.map { table.rectForRow(at: $0).height } == [50, 80, 50])
      #expect(controller.toggle.isOn)
      #expect(controller.toggle.isDescendant(of: try #require(table.cellForRow(at: rows[0]))))
      withExtendedLifetime(window) {}
    }
  }

  @Test func overridesReplaceStaticContent() throws {
    try makeDevice().run {
      let controller = try makeController()
      controller.hidesLastRow = true
      let window = show(controller)
      #expect((0..<2).map { controller.tableView.numberOfRows(inSection: $0) } == [0, 1])
      withExtendedLifetime(window) {}
    }
  }
}
