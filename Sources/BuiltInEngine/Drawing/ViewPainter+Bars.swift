import LayoutEngine
import ScenarioModel
import TextMeasurement

/// Bars with the content of their controllers or of the document.
extension ViewPainter {
  private static let rowHeight: CGFloat = 44
  private static let side: CGFloat = 16

  private var row: CGRect {
    CGRect(
      x: Self.side,
      y: 0,
      width: max(0, bounds.width - 2 * Self.side),
      height: min(Self.rowHeight, bounds.height)
    )
  }

  /// Draws the background up to the edge of the screen, behind the status bar or the home
  /// indicator.
  private mutating func drawBar(_ color: UIColor?, isAtTop: Bool) {
    var area = bounds
    if let window = view.window, window !== view.superview {
      let frame = view.convert(view.bounds, to: window)
      let safe = window.safeAreaInsets
      if isAtTop, frame.minY > 0, frame.minY <= safe.top + 1 {
        area.origin.y -= frame.minY
        area.size.height += frame.minY
      }
      let below = window.bounds.height - frame.maxY
      if !isAtTop, below > 0, below <= safe.bottom + 1 { area.size.height += below }
    }
    fill(area, color ?? view.backgroundColor ?? .systemBackground)
    let y = isAtTop ? area.maxY : area.minY
    line([CGPoint(x: 0, y: y), CGPoint(x: bounds.width, y: y)], .separator, width: 0.5)
  }

  mutating func draw(_ bar: UINavigationBar) {
    let controller = bar.owningController as? UINavigationController
    let container = (controller?.topViewController as? ScreenViewController)?.screen.rootView.style?
      .bar?.container
    drawBar(bar.barTintColor ?? container?.barTintColor.flatMap(UIColor.init), isAtTop: true)
    let item = bar.topItem ?? controller?.topViewController?.navigationItem
    let before = bar.backItem ?? controller?.viewControllers.dropLast().last?.navigationItem
    let title = item?.title ?? controller?.topViewController?.title
    let color = container?.titleColor.flatMap(UIColor.init) ?? .label
    let tint = container?.tintColor.flatMap(UIColor.init) ?? self.tint
    var room = row
    let leading = item?.leftBarButtonItems ?? []
    if leading.isEmpty, let before {
      drawBack(to: before, tint)
    } else {
      draw(leading, in: &room, isAtRight: isRightToLeft, tint)
    }
    draw(item?.rightBarButtonItems ?? [], in: &room, isAtRight: !isRightToLeft, tint)
    if bar.prefersLargeTitles, bounds.height > 60 {
      let large = CGRect(
        x: row.minX,
        y: row.maxY,
        width: row.width,
        height: bounds.height - row.maxY
      )
      text(
        title,
        .systemFont(ofSize: 34, weight: .bold),
        in: large,
        color,
        alignment: leadingPart
      )
    } else {
      // The title is in the middle of the bar unless the buttons cover it.
      let half = max(20, min(bounds.midX - room.minX, room.maxX - bounds.midX))
      let middle = CGRect(x: bounds.midX - half, y: 0, width: 2 * half, height: row.height)
      text(title, .systemFont(ofSize: 17, weight: .semibold), in: middle, color)
    }
  }

  private mutating func drawBack(to item: UINavigationItem, _ tint: UIColor) {
    let y = row.midY
    let arrow = [(17, -9), (8, 0), (17, 9)].map { x, y in CGPoint(x: CGFloat(x), y: CGFloat(y)) }
      .map { CGPoint(x: mirrored($0.x), y: y + $0.y) }
    line(arrow, tint, width: 2.5)
    let width = row.width / 4
    let room = CGRect(
      x: isRightToLeft ? bounds.width - 22 - width : 22,
      y: 0,
      width: width,
      height: row.height
    )
    let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    text(title, .systemFont(ofSize: 17), in: room, tint, alignment: leadingPart)
  }

  /// Returns the distance from the left edge for a distance from the leading edge.
  private func mirrored(_ x: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - x : x }

  /// Draws the buttons from one side of a bar inwards, each as wide as it needs.
  private mutating func draw(
    _ buttons: [UIBarButtonItem],
    in room: inout CGRect,
    isAtRight: Bool,
    _ tint: UIColor
  ) {
    for button in buttons where !button.isSpace {
      let width = draw(button, in: room, alignment: isAtRight ? 1 : 0, tint) + Self.side
      room.size.width = max(0, room.width - width)
      if !isAtRight { room.origin.x += width }
    }
  }

  /// Draws a button and returns its width.
  private mutating func draw(
    _ button: UIBarButtonItem,
    in room: CGRect,
    alignment: CGFloat,
    _ tint: UIColor
  ) -> CGFloat {
    let color = button.isEnabled ? button.tintColor ?? tint : .tertiaryLabel
    if let title = button.title, !title.isEmpty {
      let font = UIFont.systemFont(
        ofSize: 17,
        weight: button.style == .plain ? .regular : .semibold
      )
      guard let words = ShownLine.line(title, font: font, in: room, alignment: alignment)
      else { return 0 }
      draw([words], color)
      return words.width
    }
    let side: CGFloat = 22
    let place = CGRect(
      x: room.minX + (room.width - side) * alignment,
      y: room.midY - side / 2,
      width: side,
      height: side
    )
    draw(button.accessibilityIdentifier, in: place, color)
    return side
  }

  /// Draws the system's pictures that consist of lines, and placeholders for others.
  private mutating func draw(_ picture: String?, in rect: CGRect, _ color: UIColor) {
    let (x, y, half) = (rect.midX, rect.midY, rect.width * 0.36)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: x + dx * half, y: y + dy * half)
    }
    switch picture {
    case "add", "plus":
      line([point(-1, 0), point(1, 0)], color, width: 2)
      line([point(0, -1), point(0, 1)], color, width: 2)
    case "stop", "close", "xmark":
      line([point(-1, -1), point(1, 1)], color, width: 2)
      line([point(-1, 1), point(1, -1)], color, width: 2)
    case "search", "magnifyingglass": drawGlass(in: rect, color)
    default: image(in: rect, name: picture, tint: color, isTemplate: true)
    }
  }

  private mutating func drawGlass(in rect: CGRect, _ color: UIColor) {
    let side = rect.width * 0.62
    let glass = CGRect(x: rect.minX, y: rect.minY, width: side, height: side)
    outline(glass, color, cornerRadius: side / 2, width: 1.5)
    let corner = side * 0.88
    line(
      [
        CGPoint(x: rect.minX + corner, y: rect.minY + corner),
        CGPoint(x: rect.maxX - 2, y: rect.maxY - 2),
      ],
      color,
      width: 1.5
    )
  }

  mutating func draw(_ bar: UIToolbar) {
    drawBar(bar.barTintColor, isAtTop: false)
    let controller = bar.owningController as? UINavigationController
    let items = bar.items ?? controller?.topViewController?.toolbarItems ?? []
    let widths = items.map(width)
    let gaps = items.count { $0.isFlexible }
    let spare = row.width - widths.reduce(0, +) - 8 * CGFloat(max(0, items.count - 1))
    var x = row.minX
    for (item, width) in zip(items, widths) {
      let width = item.isFlexible ? max(0, spare) / CGFloat(gaps) : width
      let left = isRightToLeft ? bounds.width - x - width : x
      if !item.isSpace {
        let room = CGRect(x: left, y: 0, width: width, height: row.height)
        _ = draw(item, in: room, alignment: 0, tint)
      }
      x += width + 8
    }
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.isSpace { return item.width }
    guard let title = item.title, !title.isEmpty else { return 22 }
    return ShownLine.line(title, font: .systemFont(ofSize: 17), in: row, alignment: 0)?.width ?? 0
  }

  mutating func draw(_ bar: UITabBar) {
    drawBar(bar.barTintColor, isAtTop: false)
    let controller = bar.owningController as? UITabBarController
    let tabs =
      controller?.viewControllers?.map(\.shownTab)
      ?? (bar.items ?? []).map { (title: $0.title, picture: $0.accessibilityIdentifier) }
    guard !tabs.isEmpty else { return }
    let selected =
      controller?.selectedIndex ?? bar.items?.firstIndex { $0 === bar.selectedItem } ?? 0
    let width = bounds.width / CGFloat(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let color: UIColor =
        index == selected ? tint : bar.unselectedItemTintColor ?? .systemGray
      let x = isRightToLeft ? bounds.width - width * CGFloat(index + 1) : width * CGFloat(index)
      let picture = CGRect(x: x + width / 2 - 12, y: 5, width: 24, height: 24)
      draw(tab.picture, in: picture, color)
      let words = CGRect(x: x + 2, y: 31, width: width - 4, height: 14)
      text(tab.title, .systemFont(ofSize: 10, weight: .medium), in: words, color)
    }
  }

  mutating func draw(_ bar: UISearchBar) {
    if let color = bar.barTintColor { fill(bounds, color) }
    let field = CGRect(x: 8, y: bounds.midY - 18, width: bounds.width - 16, height: 36)
    fill(field, .tertiarySystemFill, cornerRadius: 10)
    let glass = CGRect(
      x: mirrored(16) - leadingPart * 18,
      y: bounds.midY - 9,
      width: 18,
      height: 18
    )
    drawGlass(in: glass, .secondaryLabel)
    var words = field.insetBy(dx: 8, dy: 0)
    words.size.width -= 20
    if !isRightToLeft { words.origin.x += 20 }
    let isEmpty = bar.text?.isEmpty ?? true
    text(
      isEmpty ? bar.placeholder ?? "Search" : bar.text,
      .systemFont(ofSize: 17),
      in: words,
      isEmpty ? .secondaryLabel : .label,
      alignment: leadingPart
    )
  }
}

extension UIBarButtonItem {
  fileprivate var isFlexible: Bool { accessibilityIdentifier == "flexibleSpace" }
  /// Whether the item is a gap.
  fileprivate var isSpace: Bool { isFlexible || accessibilityIdentifier == "fixedSpace" }
}

extension UIViewController {
  /// The content of the controller's tab, or of its first screen's tab if the controller has none.
  fileprivate var shownTab: (title: String?, picture: String?) {
    let first = (self as? UINavigationController)?.viewControllers.first
    let own = tabBarItem
    let item = own?.title?.isEmpty ?? true ? first?.tabBarItem ?? own : own
    return (item?.title ?? first?.title ?? title, item?.accessibilityIdentifier)
  }
}

extension UIView {
  /// The controller of the view that contains the bar.
  fileprivate var owningController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).first(as: UIViewController.self)
  }
}
