package import Foundation
package import LayoutEngine
package import ScenarioModel

/// The content of a table in a screen.
@MainActor
package final class ScreenTableContent: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Row {
    let id: String
    let cell: UITableViewCell
    /// The row's own height; nil for the table's height, as in all rows from prototypes.
    let height: CGFloat?

    @MainActor
    init(_ cell: UITableViewCell, of node: ViewNode, isStatic: Bool) {
      id = node.id
      self.cell = cell
      height = isStatic ? node.properties.rowHeight.map { CGFloat($0) } : nil
    }
  }

  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var rows: [Row]
  }

  var sections: [Section] = []

  override init() {}

  /// Makes the content of a table with static sections.
  ///
  /// - Parameters:
  ///   - sections: The sections, with the ids of their cells.
  ///   - cells: The cells with their nodes.
  package convenience init(
    _ sections: [TableSectionNode],
    with cells: [(node: ViewNode, cell: UITableViewCell)]
  ) {
    self.init()
    let rows = cells.map { Row($0.cell, of: $0.node, isStatic: true) }
    self.sections = sections.map { section in
      Section(
        headerTitle: section.headerTitle,
        footerTitle: section.footerTitle,
        rows: section.cells.compactMap { id in rows.first { $0.id == id } }
      )
    }
  }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].cell
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sections[section].headerTitle
  }

  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    sections[section].footerTitle
  }

  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row].height ?? tableView.rowHeight
  }

  /// Returns 0 for a plain section without a title, regardless of the table's header height.
  package func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    let isBare = tableView.style == .plain && sections[section].headerTitle?.isEmpty != false
    return isBare ? 0 : tableView.sectionHeaderHeight
  }

  package func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    let isBare = tableView.style == .plain && sections[section].footerTitle?.isEmpty != false
    return isBare ? 0 : tableView.sectionFooterHeight
  }
}
