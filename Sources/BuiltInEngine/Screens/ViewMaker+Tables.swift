import Foundation
import LayoutEngine
import ScenarioModel

/// Tables and their cells, as an app has them.
extension ViewMaker {
  /// Returns a table or cell of an app.
  ///
  /// It is nil for another view, and for a table that only has subviews.
  static func makeTableView(_ node: ViewNode) -> UIView? {
    switch node.kind {
    case .tableView where node.hasRows:
      ScreenTableView(frame: .zero, style: UITableView.Style(named: node.properties.controlStyle))
    case .tableViewCell:
      UITableViewCell(
        style: UITableViewCell.CellStyle(named: node.properties.controlStyle),
        reuseIdentifier: nil
      )
    default: nil
    }
  }

  static func configure(_ table: UITableView, _ properties: ViewProperties) {
    configure(table as UIScrollView, properties)
    func height(_ value: Double?) -> CGFloat {
      value.map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
        ?? UITableView.automaticDimension
    }
    table.rowHeight = height(properties.rowHeight)
    table.sectionHeaderHeight = height(properties.sectionHeaderHeight)
    table.sectionFooterHeight = height(properties.sectionFooterHeight)
  }

  static func configure(_ cell: UITableViewCell, _ properties: ViewProperties) {
    cell.accessoryType = UITableViewCell.AccessoryType(named: properties.accessoryType)
    // A document's values describe the rows around the cell, which take their margins from the
    // table.
    cell.preservesSuperviewLayoutMargins = false
    cell.insetsLayoutMarginsFromSafeArea = false
  }
}

extension ViewNode {
  /// Whether the table has cells, or its own views above or below them, and not only subviews.
  fileprivate var hasRows: Bool {
    properties.sections != nil || subviews.contains { $0.slot != nil }
  }
}

extension UITableView.Style {
  /// Interface Builder's name of a style.
  init(named name: String?) {
    switch name {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension UITableViewCell.CellStyle {
  /// Interface Builder's name of a style; a cell of custom content has none.
  init(named name: String?) {
    switch name {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// Interface Builder's name of an accessory.
  fileprivate init(named name: String?) {
    switch name {
    case "disclosureIndicator": self = .disclosureIndicator
    case "detailDisclosureButton": self = .detailDisclosureButton
    case "checkmark": self = .checkmark
    case "detailButton": self = .detailButton
    default: self = .none
    }
  }
}
