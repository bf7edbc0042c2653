import Foundation
import LayoutEngine
import ScenarioModel

/// A table of a screen, with the screen's cells as rows.
///
/// All rows have cells, visible or not, so that a recording contains everything that a user can
/// scroll to.
final class ScreenTableView: UITableView {
  private let content = ScreenTableContent()

  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    keepsAllRows = true
    dataSource = content
    delegate = content
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a table comes from a screen, not from an archive")
  }

  /// Fills the table.
  ///
  /// - Parameters:
  ///   - sections: The sections, with cells among the table's subviews; nil for one section with
  ///     each cell once.
  ///   - cells: The cells in the screen's order, with their nodes.
  func fill(
    _ sections: [TableSectionNode]?,
    with cells: [(node: ViewNode, cell: UITableViewCell)]
  ) {
    if let sections {
      content.sections = ScreenTableContent(sections, with: cells).sections
    } else {
      let rows = cells.map { ScreenTableContent.Row($0.cell, of: $0.node, isStatic: false) }
      content.sections = [ScreenTableContent.Section(rows: rows)]
    }
    reloadData()
  }
}
