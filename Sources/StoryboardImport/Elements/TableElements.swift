import ScenarioModel

extension ViewElement {
  static let tableView = ViewElement("tableView", .tableView) {
    (element, _, properties) throws(ImportError) in
    try readScrolling(element, into: &properties)
    properties.controlStyle = element.attribute("style")
    properties.rowHeight = try element.number("rowHeight")
    properties.sectionHeaderHeight = try element.number("sectionHeaderHeight")
    properties.sectionFooterHeight = try element.number("sectionFooterHeight")
    properties.sections = try sections(of: element)
  }

  static let tableViewCell = ViewElement("tableViewCell", .tableViewCell) {
    (element, _, properties) throws(ImportError) in
    properties.controlStyle = element.attribute("style")
    properties.accessoryType = element.attribute("accessoryType")
    properties.rowHeight = try element.number("rowHeight")
  }

  /// The sections of a table with static content; nil for one with prototypes.
  private static func sections(
    of table: VariedElement
  ) throws(ImportError) -> [TableSectionNode]? {
    guard table.attribute("dataMode") == "static", let list = table.child("sections") else {
      return nil
    }
    var sections: [TableSectionNode] = []
    for child in list.children(named: "tableViewSection") {
      let section = VariedElement(child, for: .any)
      sections.append(
        TableSectionNode(
          headerTitle: try TextValue.text(of: section, key: "headerTitle"),
          footerTitle: try TextValue.text(of: section, key: "footerTitle"),
          cells: child.child("cells")?.children.compactMap { $0.attribute("id") } ?? []
        )
      )
    }
    return sections
  }
}
