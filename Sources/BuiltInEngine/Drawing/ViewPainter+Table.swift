import LayoutEngine
import ScenarioModel

/// The rows of tables: their separators and accessories.
extension ViewPainter {
  mutating func draw(_ cell: UITableViewCell) {
    drawSeparators(of: cell)
    draw(cell.accessoryType)
  }

  /// Draws the background of a cell in an inset grouped table, with round corners at a section's
  /// ends.
  ///
  /// - Returns: Whether the cell is in such a table.
  mutating func drawInset(_ cell: UITableViewCell, _ color: UIColor) -> Bool {
    guard let table = cell.superviews.first(as: UITableView.self), table.style == .insetGrouped,
      let path = table.indexPath(for: cell)
    else { return false }
    let radius: CGFloat = 10
    let isFirst = path.row == 0
    let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    guard isFirst || isLast else { return false }
    fill(bounds, color, cornerRadius: radius)
    var square = bounds
    if isFirst { square.origin.y += radius }
    square.size.height -= (isFirst ? radius : 0) + (isLast ? radius : 0)
    if !isFirst || !isLast { fill(square, color) }
    return true
  }

  /// Draws the separator below the cell, from its separator inset on.
  ///
  /// At the ends of a grouped section it has the full width.
  private mutating func drawSeparators(of cell: UITableViewCell) {
    guard let table = cell.superviews.first(as: UITableView.self), table.separatorStyle != .none
    else { return }
    let color = table.separatorColor ?? .separator
    let path = table.indexPath(for: cell)
    let isLast = path.map { $0.row == table.numberOfRows(inSection: $0.section) - 1 } ?? false
    let isGrouped = table.style == .grouped
    if isGrouped, path?.row == 0 { drawSeparator(at: 0.25, from: 0, color) }
    guard !isLast || table.style != .insetGrouped else { return }
    let inset = isGrouped && isLast ? 0 : cell.separatorStart(in: table)
    drawSeparator(at: bounds.height - 0.25, from: inset, color)
  }

  private mutating func drawSeparator(at y: CGFloat, from inset: CGFloat, _ color: UIColor) {
    let ends = isRightToLeft ? (0, bounds.width - inset) : (inset, bounds.width)
    line([CGPoint(x: ends.0, y: y), CGPoint(x: ends.1, y: y)], color, width: 0.5)
  }

  private mutating func draw(_ accessory: UITableViewCell.AccessoryType) {
    switch accessory {
    case .disclosureIndicator: drawStrokes([(-7, -6), (-1, 0), (-7, 6)], .systemGray3)
    case .detailDisclosureButton:
      drawStrokes([(-7, -6), (-1, 0), (-7, 6)], .systemGray3)
      drawInfo(right: 32)
    case .checkmark: drawStrokes([(-14, 0), (-9, 5), (-1, -6)], tint, isMirrored: false)
    case .detailButton: drawInfo(right: 0)
    case .none: break
    }
  }

  /// Draws a line through points that are measured from the trailing edge of the content.
  private mutating func drawStrokes(
    _ points: [(CGFloat, CGFloat)],
    _ color: UIColor,
    isMirrored: Bool = true
  ) {
    let right = bounds.width - 16
    let shift = isRightToLeft && !isMirrored ? bounds.width - 2 * 16 - 15 : 0
    let line = points.map { x, y in
      let place = right + x - shift
      return CGPoint(
        x: isRightToLeft && isMirrored ? bounds.width - place : place,
        y: bounds.midY + y
      )
    }
    self.line(line, color, width: 2)
  }

  /// Draws the letter i in a circle.
  private mutating func drawInfo(right: CGFloat) {
    let x = bounds.width - 16 - right - 22
    let circle = CGRect(
      x: isRightToLeft ? bounds.width - x - 22 : x,
      y: bounds.midY - 11,
      width: 22,
      height: 22
    )
    outline(circle, tint, cornerRadius: 11, width: 1.5)
    text("i", .systemFont(ofSize: 14, weight: .medium), in: circle, tint)
  }
}

extension UITableViewCell {
  /// The distance from the leading edge to the content of the row.
  var leadingMargin: CGFloat {
    let margins = contentView.layoutMargins
    return contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? margins.right : margins.left
  }

  /// Returns the distance from the leading edge to the separator: the inset of the row or the table,
  /// or else the margin of the content.
  fileprivate func separatorStart(in table: UITableView) -> CGFloat {
    let own = [separatorInset.left, table.separatorInset.left]
    return own.first { $0 != Self.usualSeparatorInset } ?? leadingMargin
  }

  /// The default inset, which UIKit replaces with the margin of the content.
  private static let usualSeparatorInset: CGFloat = 16
}
