import InterfaceBuilder
import ScenarioModel
import Testing

/// The properties read for tables.
@Suite struct TableTests {
  private func table(_ contents: String, attributes: String) throws -> ViewNode {
    let text = SmallDocument.storyboard(
      scenes: [
        """
        <tableViewController id="vc"><tableView key="view" id="table" \(attributes)>
        \(contents)</tableView></tableViewController>
        """
      ],
      initial: "vc"
    )
    let screen = try #require(try document(text).scenes.first?.screen)
    #expect(screen.isTableViewController == true)
    return screen.rootView
  }

  private func cell(_ id: String, _ attributes: String = "", content: String = "") -> String {
    """
    <tableViewCell id="\(id)" \(attributes)>
    <tableViewCellContentView key="contentView" id="\(id)-content">\(content)\
    </tableViewCellContentView></tableViewCell>
    """
  }

  @Test func staticSectionsKeepTheirTitlesAndRows() throws {
    let table = try table(
      """
      <sections>
      <tableViewSection headerTitle="Account" id="s1"><cells>\(cell("a"))\(cell("b"))</cells>
      </tableViewSection>
      <tableViewSection id="s2"><string key="footerTitle">Two
      lines</string><cells>\(cell("c", #"rowHeight="60""#))</cells></tableViewSection>
      </sections>
      """,
      attributes: #"dataMode="static" style="insetGrouped" rowHeight="-1" sectionHeaderHeight="18""#
    )
    #expect(
      table.properties.sections == [
        TableSectionNode(headerTitle: "Account", cells: ["a", "b"]),
        TableSectionNode(footerTitle: "Two\nlines", cells: ["c"]),
      ]
    )
    #expect(table.properties.rowHeight == -1)
    #expect(table.properties.sectionHeaderHeight == 18)
    #expect(table.subviews.map(\.id) == ["a", "b", "c"])
    #expect(table.subviews.map(\.properties.rowHeight) == [nil, nil, 60])
  }

  @Test func tableWithPrototypesHasNoSections() throws {
    let table = try table(
      "<prototypes>\(cell("a"))</prototypes>",
      attributes: #"dataMode="prototypes""#
    )
    #expect(table.properties.sections == nil)
    #expect(table.subviews.map(\.slot) == ["cell"])
  }

  @Test func standardCellLabelsAreFoundByProperty() throws {
    let labels = #"<subviews><label id="t" text="Title"/><label id="d" text="Detail"/></subviews>"#
    let attributes = """
      style="IBUITableViewCellStyleValue1" textLabel="t" detailTextLabel="d" accessoryType="checkmark"
      """
    let table = try table(
      "<prototypes>\(cell("a", attributes, content: labels))</prototypes>",
      attributes: ""
    )
    let cell = try #require(table.subviews.first)
    #expect(cell.subviews.first?.subviews.map(\.slot) == ["textLabel", "detailTextLabel"])
    #expect(cell.properties.hasAccessory)
  }
}
