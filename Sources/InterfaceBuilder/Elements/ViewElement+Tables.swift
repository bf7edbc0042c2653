import ScenarioModel

extension ViewElement {
  static let tableView = ViewElement("tableView", .tableView) {
    (element, _, properties) in
    readScrolling(element, into: &properties)
    properties.controlStyle = element.attribute("style")
    properties.rowHeight = element.number("rowHeight")
    properties.sectionHeaderHeight = element.number("sectionHeaderHeight")
    properties.sectionFooterHeight = element.number("sectionFooterHeight")
    properties.sections = sections(of: element)
  }

  static let tableViewCell = ViewElement("tableViewCell", .tableViewCell) {
    (element, _, properties) in
    properties.controlStyle = element.attribute("style")
    properties.accessoryType = element.attribute("accessoryType")
    properties.rowHeight = element.number("rowHeight")
  }

  /// Returns the sections of a table with static content; nil for a table with prototypes.
  private static func sections(of table: VariedElement) -> [TableSectionNode]? {
    guard table.attribute("dataMode") == "static", let list = table.child("sections") else {
      return nil
    }
    var sections: [TableSectionNode] = []
    for child in list.children(named: "tableViewSection") {
      let section = VariedElement(child, for: .any)
      sections.append(
        TableSectionNode(
          headerTitle: TextValue.text(of: section, key: "headerTitle"),
          footerTitle: TextValue.text(of: section, key: "footerTitle"),
          cells: child.child("cells")?.children.compactMap { $0.attribute("id") } ?? []
        )
      )
    }
    return sections
  }
}
