import LayoutEngine
import SnapshotModel

/// Bars and the rows of tables.
extension ViewPainter {
  private static let rowHeight: CGFloat = 44

  private mutating func drawBar(_ color: UIColor?, edge y: CGFloat) {
    if view.backgroundColor == nil { fill(bounds, color ?? .systemBackground) }
    line([CGPoint(x: 0, y: y), CGPoint(x: bounds.width, y: y)], .separator, width: 0.5)
  }

  mutating func draw(_ bar: UINavigationBar) {
    drawBar(bar.barTintColor, edge: bounds.height)
    let controller = bar.owningController as? UINavigationController
    let item = bar.topItem ?? controller?.topViewController?.navigationItem
    let before = bar.backItem ?? controller?.viewControllers.dropLast().last?.navigationItem
    let title = item?.title ?? controller?.topViewController?.title
    let row = CGRect(x: 16, y: 0, width: bounds.width - 32, height: min(44, bounds.height))
    let isLarge = bar.prefersLargeTitles && bounds.height > 60
    var middle = row
    if isLarge {
      let large = CGRect(x: 16, y: row.maxY, width: row.width, height: bounds.height - row.maxY)
      text(title, .systemFont(ofSize: 34, weight: .bold), in: large, .label, alignment: 0)
    } else {
      middle = row.insetBy(dx: row.width / 5, dy: 0)
      text(title, .systemFont(ofSize: 17, weight: .semibold), in: middle, .label)
    }
    let left = item?.leftBarButtonItems ?? item?.leftBarButtonItem.map { [$0] } ?? []
    let right = item?.rightBarButtonItems ?? item?.rightBarButtonItem.map { [$0] } ?? []
    if left.isEmpty, let before { drawBack(to: before.title, in: row) }
    draw(left, in: row, isTrailing: false)
    draw(right, in: row, isTrailing: true)
  }

  private mutating func drawBack(to title: String?, in row: CGRect) {
    let y = row.midY
    line(
      [CGPoint(x: 17, y: y - 9), CGPoint(x: 8, y: y), CGPoint(x: 17, y: y + 9)].map { $0 },
      tint,
      width: 2.5
    )
    var room = row
    room.origin.x = 22
    room.size.width = row.width / 4
    text(title ?? "Back", .systemFont(ofSize: 17), in: room, tint, alignment: 0)
  }

  /// The words of buttons from one side of a bar; one without words has no place.
  private mutating func draw(_ buttons: [UIBarButtonItem], in row: CGRect, isTrailing: Bool) {
    var room = row
    for button in buttons {
      guard let title = button.title, !title.isEmpty else { continue }
      let font = UIFont.systemFont(
        ofSize: 17,
        weight: button.style == .plain ? .regular : .semibold
      )
      guard
        let words = ShownLine.line(title, font: font, in: room, alignment: isTrailing ? 1 : 0)
      else { continue }
      draw([words], button.isEnabled ? button.tintColor ?? tint : .tertiaryLabel)
      room.size.width -= words.width + 16
      if !isTrailing { room.origin.x += words.width + 16 }
    }
  }

  mutating func draw(_ bar: UIToolbar) {
    drawBar(bar.barTintColor, edge: 0)
    let titles = (bar.items ?? []).compactMap { $0.title }.filter { !$0.isEmpty }
    let row = CGRect(x: 16, y: 0, width: bounds.width - 32, height: min(44, bounds.height))
    for (index, title) in titles.enumerated() {
      let part = titles.count == 1 ? 0 : CGFloat(index) / CGFloat(titles.count - 1)
      text(title, .systemFont(ofSize: 17), in: row, tint, alignment: part)
    }
  }

  mutating func draw(_ bar: UITabBar) {
    drawBar(bar.barTintColor, edge: 0)
    let controller = bar.owningController as? UITabBarController
    let items = bar.items ?? controller?.viewControllers?.map(\.tabBarItem).compactMap { $0 } ?? []
    guard !items.isEmpty else { return }
    let selected = controller?.selectedIndex ?? items.firstIndex { $0 === bar.selectedItem } ?? 0
    let width = bounds.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let color: UIColor = index == selected ? tint : .systemGray
      let x = width * CGFloat(index)
      image(in: CGRect(x: x + width / 2 - 12, y: 5, width: 24, height: 24), tint: color)
      let words = CGRect(x: x, y: 31, width: width, height: 14)
      text(item.title, .systemFont(ofSize: 10, weight: .medium), in: words, color)
    }
  }

  mutating func draw(_ bar: UISearchBar) {
    let field = CGRect(x: 8, y: bounds.midY - 18, width: bounds.width - 16, height: 36)
    fill(field, .tertiarySystemFill, cornerRadius: 10)
    outline(
      CGRect(x: 16, y: bounds.midY - 7, width: 12, height: 12),
      .secondaryLabel,
      cornerRadius: 6,
      width: 1.5
    )
    line(
      [CGPoint(x: 26, y: bounds.midY + 4), CGPoint(x: 31, y: bounds.midY + 9)],
      .secondaryLabel,
      width: 1.5
    )
    let words = CGRect(x: 36, y: field.minY, width: field.width - 40, height: field.height)
    let isEmpty = bar.text?.isEmpty ?? true
    text(
      isEmpty ? bar.placeholder ?? "Search" : bar.text,
      .systemFont(ofSize: 17),
      in: words,
      isEmpty ? .secondaryLabel : .label,
      alignment: 0
    )
  }

  mutating func draw(_ cell: UITableViewCell) {
    let table = sequence(first: cell as UIView, next: \.superview).lazy
      .compactMap { $0 as? UITableView }.first
    if let table, table.separatorStyle != .none {
      let y = bounds.height - 0.25
      let ends = [CGPoint(x: cell.separatorInset.left, y: y), CGPoint(x: bounds.width, y: y)]
      line(ends, table.separatorColor ?? .separator, width: 0.5)
    }
    draw(cell.accessoryType)
  }

  private mutating func draw(_ accessory: UITableViewCell.AccessoryType) {
    let (right, y) = (bounds.width - 16, bounds.midY)
    switch accessory {
    case .disclosureIndicator, .detailDisclosureButton:
      let points = [(-7, -6), (-1, 0), (-7, 6)].map {
        CGPoint(x: right + CGFloat($0.0), y: y + CGFloat($0.1))
      }
      line(points, .systemGray3, width: 2)
    case .checkmark:
      let points = [(-14, 0), (-9, 5), (-1, -6)].map {
        CGPoint(x: right + CGFloat($0.0), y: y + CGFloat($0.1))
      }
      line(points, tint, width: 2)
    case .detailButton:
      outline(
        CGRect(x: right - 20, y: y - 10, width: 20, height: 20),
        tint,
        cornerRadius: 10,
        width: 1.5
      )
    default: break
    }
  }
}

extension UIView {
  /// The controller whose view the bar lies in.
  fileprivate var owningController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }
}
