import ScenarioModel

extension ViewElement {
  /// The attributes of tables and collections.
  static let listAttributes = Attributes<ViewReading> {
    Attribute("separatorStyle", .text) { $0.style.hidesSeparators = $1 == "none" }
    Ignored(
      """
      dataMode estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
      separatorInsetReference
      allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing showsSelectionImmediatelyOnTouchBegin
      sectionIndexMinimumDisplayRowCount remembersLastFocusedIndexPath dragInteractionEnabled
      """
    )
    Unsupported("contentViewInsetsToSafeArea", except: "YES")
    Unsupported("sectionHeaderTopPadding", except: "0.0", "0")
  }

  /// The attributes of cells and reusable views.
  static let cellAttributes = Attributes<ViewReading> {
    Attribute("reuseIdentifier", .text) { $0.reuseIdentifier = $1 }
    Names(CellSlot.self)
    Ignored(
      """
      selectionStyle indentationWidth indentationLevel
      hidesAccessoryWhenEditing editingAccessoryType shouldIndentWhileEditing
      showsReorderControl focusStyle tableViewCell
      """
    )
  }
}

/// The views that a cell of a standard style refers to by id.
enum CellSlot: String, AttributeName, CaseIterable { case textLabel, detailTextLabel, imageView }

extension ViewElement {
  static let tableView = ViewElement("tableView", .tableView, like: .scrollView) {
    listAttributes
    Attribute("style", .text) { $0.controlStyle = $1 }
    Attribute("rowHeight", .number) { $0.rowHeight = $1 }
    Attribute("sectionHeaderHeight", .number) { $0.sectionHeaderHeight = $1 }
    Attribute("sectionFooterHeight", .number) { $0.sectionFooterHeight = $1 }
    // A table with static content has sections.
    Attribute("dataMode", .text) { $0.sections = $1 == "static" ? [] : nil }
    Attribute { element, view in
      if view.sections != nil { view.sections = sections(of: element) }
    }
  }

  static let tableViewCell = ViewElement("tableViewCell", .tableViewCell) {
    cellAttributes
    Attribute("style", .text) { $0.controlStyle = $1 }
    Attribute("accessoryType", .text) { $0.accessoryType = $1 }
    Attribute("rowHeight", .number) { $0.rowHeight = $1 }
  }

  /// Returns the sections of a table with static content; nil for a table without sections.
  private static func sections(of table: VariedElement) -> [TableSectionNode]? {
    table.child("sections")?.children(named: "tableViewSection").map { child in
      let cells = child.child("cells")?.children.compactMap { $0.attribute("id") } ?? []
      return sectionAttributes.read(child, over: TableSectionNode(cells: cells))
    }
  }

  static let sectionAttributes = Attributes<TableSectionNode> {
    Ignored.object
    Attribute(text: "headerTitle") { $0.headerTitle = $1 }
    Attribute(text: "footerTitle") { $0.footerTitle = $1 }
    Ignored("colorLabel tag")
  }
}
