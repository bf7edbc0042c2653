import LayoutEngine
import ScenarioModel
import TextMeasurement

/// Draws a view's own content, approximately as UIKit does.
///
/// Each family of views has its own file.
@MainActor
struct ViewPainter {
  let view: UIView
  /// The view's rectangle in the coordinates of the drawing, which do not scroll.
  let bounds: CGRect
  private(set) var items: [DrawnItem] = []

  init(_ view: UIView) {
    self.view = view
    bounds = CGRect(origin: .zero, size: view.bounds.size)
    guard bounds.width > 0, bounds.height > 0 else { return }
    drawBackground()
    drawContent()
    drawBorder()
  }

  var appearance: ViewAppearance {
    // Items drawn before a scroll are offset by the origin of the view's bounds.
    ViewAppearance(opacity: items.isEmpty ? 1 : opacity, items: items)
  }

  private var opacity: Double {
    sequence(first: view, next: \.superview).reduce(1) { $0 * Double($1.alpha) }
  }

  private mutating func drawContent() {
    switch view {
    case let label as UILabel: draw(label)
    case let field as UITextField: draw(field)
    case let textView as UITextView: draw(textView)
    case let button as UIButton: draw(button)
    case let imageView as UIImageView: draw(imageView)
    case let bar as UINavigationBar: draw(bar)
    case let bar as UITabBar: draw(bar)
    case let bar as UIToolbar: draw(bar)
    case let bar as UISearchBar: draw(bar)
    case let cell as UITableViewCell: draw(cell)
    case let header as UITableViewHeaderFooterView: draw(header)
    case is UIVisualEffectView:
      fill(bounds, .systemBackground.withAlphaComponent(0.6))
    default: drawControl()
    }
  }

  private mutating func drawBackground() {
    // A field with a round border draws its background inside the border.
    if (view as? UITextField)?.borderStyle == .roundedRect { return }
    guard let color = view.backgroundColor ?? usualBackground else { return }
    if let cell = view as? UITableViewCell, drawInset(cell, color) { return }
    fill(bounds, color, cornerRadius: view.layer.cornerRadius)
  }

  /// The default background of cells.
  private var usualBackground: UIColor? {
    guard let cell = view as? UITableViewCell else { return nil }
    let table = cell.superviews.first(as: UITableView.self)
    return table?.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  private mutating func drawBorder() {
    let layer = view.layer
    guard layer.borderWidth > 0 else { return }
    let color = layer.borderColor.map(UIColor.init(cgColor:)) ?? .black
    items.append(
      .shape(
        DrawnShape(
          Rect(bounds),
          cornerRadius: layer.cornerRadius,
          stroke: DrawnColor(color),
          strokeWidth: layer.borderWidth
        )
      )
    )
  }
}

// MARK: Helpers of the families

extension ViewPainter {
  var tint: UIColor { view.tintColor ?? .systemBlue }
  /// The document's attributes of the view without a property in its class.
  var style: ViewStyle? { view.documentStyle }
  var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// The fraction of the free width on the leading side of text.
  var leadingPart: CGFloat { isRightToLeft ? 1 : 0 }

  mutating func fill(_ rect: CGRect, _ color: UIColor, cornerRadius: CGFloat = 0) {
    let color = DrawnColor(color)
    guard !color.isClear else { return }
    items.append(.shape(DrawnShape(Rect(rect), cornerRadius: cornerRadius, fill: color)))
  }

  mutating func outline(
    _ rect: CGRect,
    _ color: UIColor,
    cornerRadius: CGFloat = 0,
    width: CGFloat = 1
  ) {
    items.append(
      .shape(
        DrawnShape(
          Rect(rect),
          cornerRadius: cornerRadius,
          stroke: DrawnColor(color),
          strokeWidth: width
        )
      )
    )
  }

  mutating func line(_ points: [CGPoint], _ color: UIColor, width: CGFloat) {
    let points = points.map { Point(x: $0.x, y: $0.y) }
    items.append(.line(DrawnLine(points, color: DrawnColor(color), width: width)))
  }

  /// Draws text on one line, vertically centered in a rectangle.
  mutating func text(
    _ text: String?,
    _ font: UIFont,
    in rect: CGRect,
    _ color: UIColor,
    alignment: CGFloat = 0.5
  ) {
    guard let text, !text.isEmpty else { return }
    draw(
      [ShownLine.line(text, font: font, in: rect, alignment: alignment)].compactMap { $0 },
      color
    )
  }

  mutating func draw(_ lines: [ShownLine], _ color: UIColor, below offset: CGPoint = .zero) {
    let color = DrawnColor(color)
    guard !color.isClear else { return }
    for line in lines {
      items.append(
        .text(
          DrawnText(
            line.text.shortened(to: Self.longestLine),
            x: line.x - offset.x,
            baseline: line.baseline - offset.y,
            width: line.width,
            family: line.font.drawnFamily,
            size: line.font.pointSize,
            weight: line.font.weight.cssWeight,
            isItalic: line.font.isItalic,
            color: color
          )
        )
      )
    }
  }

  /// The maximum number of drawn characters in a line; a text without spaces may be as long as a
  /// file.
  private static let longestLine = 1000

  mutating func image(
    in rect: CGRect,
    name: String? = nil,
    tint: UIColor? = nil,
    isTemplate: Bool = false
  ) {
    let visible = rect.overlap(with: bounds)
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
    items.append(
      .image(
        DrawnImage(
          Rect(rect),
          visible: Rect(visible),
          cornerRadius: Double(view.clipsToBounds ? view.layer.cornerRadius : 0),
          name: name,
          tint: DrawnColor(tint ?? self.tint),
          isTemplate: isTemplate
        )
      )
    )
  }
}

extension UIView {
  /// The superviews, from the inside out.
  var superviews: some Sequence<UIView> { sequence(first: self, next: \.superview).dropFirst() }
}

extension StringProtocol {
  /// Returns the first characters, at most a number of them.
  fileprivate func shortened(to count: Int) -> String {
    // A character has at least one byte, and counting bytes takes less time.
    utf8.count <= count ? String(self) : String(prefix(count))
  }
}

extension Sequence {
  /// Returns the first member of a class.
  func first<Member>(as kind: Member.Type) -> Member? {
    lazy.compactMap { $0 as? Member }.first { _ in true }
  }
}
