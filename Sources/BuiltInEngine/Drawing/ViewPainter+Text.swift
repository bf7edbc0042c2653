import LayoutEngine
import ScenarioModel
import TextMeasurement

/// Labels, fields and text views.
extension ViewPainter {
  mutating func draw(_ label: UILabel) {
    let minimumScale = style?.minimumScale.map { CGFloat($0) }
    draw(label.shownLines(minimumScale: minimumScale), label.textColor ?? .label)
  }

  mutating func draw(_ field: UITextField) {
    switch field.borderStyle {
    case .none: break
    case .line: outline(bounds, .label, width: 1)
    case .bezel: outline(bounds, .systemGray, width: 1)
    case .roundedRect:
      fill(bounds, field.backgroundColor ?? .systemBackground, cornerRadius: 5)
      outline(bounds, .systemGray4, cornerRadius: 5, width: 0.5)
    }
    let isPlaceholder = field.text?.isEmpty ?? true
    if let line = field.shownLine {
      let color = field.isEnabled ? field.textColor ?? .label : .tertiaryLabel
      draw([line], isPlaceholder ? .placeholderText : color)
    }
    guard field.isFirstResponder, let end = field.selectedTextRange?.end else { return }
    fill(field.caretRect(for: end), tint)
  }

  mutating func draw(_ textView: UITextView) {
    let origin = textView.bounds.origin
    draw(textView.shownLines, textView.textColor ?? .label, below: origin)
    guard textView.isFirstResponder, let end = textView.selectedTextRange?.end else { return }
    fill(textView.caretRect(for: end).offsetBy(dx: -origin.x, dy: -origin.y), tint)
  }

  /// Draws a section's title, at the bottom of a header or at the top of a footer.
  mutating func draw(_ header: UITableViewHeaderFooterView) {
    guard let title = header.textLabel?.text, !title.isEmpty,
      let table = header.superviews.first(as: UITableView.self)
    else { return }
    let isPlain = table.style == .plain
    if isPlain { fill(bounds, .systemBackground) }
    let font = UIFont.preferredFont(forTextStyle: isPlain ? .headline : .footnote)
    let isFooter = table.isFooter(header)
    // Titles begin where the content of the rows begins.
    let row = table.visibleCells.first
    let side = row.map { $0.frame.minX + $0.leadingMargin } ?? header.layoutMargins.left
    var room = bounds.insetBy(dx: side, dy: 0)
    let lines = ShownLine.lines(
      isPlain || isFooter ? title : title.uppercased(),
      font: font,
      in: room,
      alignment: leadingPart,
      maximumLines: 0
    )
    let height = font.lineHeight * CGFloat(lines.count)
    if !isPlain {
      room.origin.y = isFooter ? bounds.minY + 8 : bounds.maxY - height - 6
      room.size.height = height
    }
    let offset = CGPoint(x: 0, y: bounds.midY - room.midY)
    draw(lines, isPlain ? .label : .secondaryLabel, below: offset)
  }
}

extension UITableView {
  /// Returns whether a view with a section's title is below the section's rows.
  fileprivate func isFooter(_ view: UITableViewHeaderFooterView) -> Bool {
    (0..<numberOfSections).contains { section in
      let rows = numberOfRows(inSection: section)
      let footer = rectForFooter(inSection: section)
      return rows > 0 && footer.height > 0 && abs(footer.minY - view.frame.minY) < 0.5
    }
  }
}
