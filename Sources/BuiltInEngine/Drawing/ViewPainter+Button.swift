import LayoutEngine
import ScenarioModel
import TextMeasurement

/// Buttons, with and without configurations.
extension ViewPainter {
  mutating func draw(_ button: UIButton) {
    let colors = ButtonColors(of: button, tint: tint)
    if let color = colors.background {
      fill(bounds, color, cornerRadius: colors.cornerRadius(in: bounds))
    }
    if let image = button.currentBackgroundImage, image.size != .zero { self.image(in: bounds) }
    guard let configuration = button.configuration else {
      return drawClassic(button, colors.title)
    }
    draw(button, ConfiguredButton(button, configuration, isRightToLeft: isRightToLeft), colors)
  }

  private mutating func drawClassic(_ button: UIButton, _ color: UIColor) {
    if let image = button.currentImage, image.size != .zero {
      let rect = button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
      drawImage(of: button, in: rect, color, isTemplate: button.buttonType != .custom)
    }
    draw(button.shownLines, color)
  }

  private mutating func draw(
    _ button: UIButton,
    _ content: ConfiguredButton,
    _ colors: ButtonColors
  ) {
    if let rect = content.imageRect {
      drawImage(of: button, in: rect, colors.title, isTemplate: true)
    }
    draw(content.lines, colors.title)
  }

  /// Draws an image; symbols and images of button types are drawn as shapes only.
  private mutating func drawImage(
    of button: UIButton,
    in rect: CGRect,
    _ color: UIColor,
    isTemplate: Bool
  ) {
    let isSymbol = style?.isSymbol == true || style?.image == nil
    image(
      in: rect,
      name: style?.image,
      tint: isSymbol && !isTemplate ? tint : color,
      isTemplate: isTemplate || isSymbol
    )
  }
}

/// The colors of a button, by its type and its configuration.
@MainActor
private struct ButtonColors {
  private(set) var title: UIColor
  private(set) var background: UIColor?
  private var cornerStyle: String?

  init(of button: UIButton, tint: UIColor) {
    let style = button.documentStyle
    let own = style?.textColor.flatMap(UIColor.init)
    let base = style?.valueColor.flatMap(UIColor.init)
    let usual: UIColor = button.role == .destructive ? .systemRed : tint
    cornerStyle = style?.cornerStyle
    switch style?.buttonStyle {
    case "filled", "borderedProminent":
      (title, background) = (own ?? .white, base ?? usual)
    case "tinted", "borderedTinted":
      (title, background) = (own ?? usual, (base ?? usual).withAlphaComponent(0.15))
    case "gray", "bordered":
      (title, background) = (own ?? usual, base ?? .secondarySystemFill)
    case .some:
      (title, background) = (own ?? usual, base)
    case nil:
      let isCustom = button.configuration == nil && button.buttonType == .custom
      title = button.titleColor(for: .normal) ?? (isCustom ? .white : usual)
    }
    if !button.isEnabled { title = .tertiaryLabel }
  }

  func cornerRadius(in bounds: CGRect) -> CGFloat {
    switch cornerStyle {
    case "capsule": bounds.height / 2
    case "small": 4
    case "large": 10
    default: 6
    }
  }
}

/// The positions of the image and text of a button with a configuration.
///
/// They are beside or above each other, in the middle of the area inside the insets.
@MainActor
private struct ConfiguredButton {
  private(set) var imageRect: CGRect?
  private(set) var lines: [ShownLine] = []

  init(_ button: UIButton, _ configuration: UIButton.Configuration, isRightToLeft: Bool) {
    let insets = configuration.contentInsets
    let room = button.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing
      )
    )
    let image = button.currentImage?.size ?? .zero
    let placement = configuration.imagePlacement
    let isStacked = placement == .top || placement == .bottom
    let gap = image == .zero ? 0 : configuration.imagePadding
    var words = room
    if !isStacked { words.size.width = max(0, room.width - image.width - gap) }
    let title = button.currentTitle ?? ""
    let subtitle = configuration.subtitle ?? ""
    let titleLines = Self.lines(title, button.shownFont, in: words)
    let subtitleLines = Self.lines(subtitle, .preferredFont(forTextStyle: .caption1), in: words)
    let width = (titleLines + subtitleLines).map(\.width).max() ?? 0
    let (top, bottom) = (Self.height(titleLines), Self.height(subtitleLines))
    let padding = subtitleLines.isEmpty ? 0 : configuration.titlePadding
    let size = CGSize(width: width, height: top + padding + bottom)

    var origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
    if image != .zero {
      let hasWords = !titleLines.isEmpty
      let whole = CGSize(
        width: size.width + image.width + (hasWords ? gap : 0),
        height: size.height + image.height + (hasWords ? gap : 0)
      )
      let isFirst = placement == .top || (placement == .leading) != isRightToLeft && !isStacked
      var corner = CGPoint(x: room.midX - image.width / 2, y: room.midY - image.height / 2)
      if isStacked {
        let y = room.midY - whole.height / 2
        corner.y = isFirst ? y : y + whole.height - image.height
        origin.y = isFirst ? y + whole.height - size.height : y
      } else {
        let x = room.midX - whole.width / 2
        corner.x = isFirst ? x : x + whole.width - image.width
        origin.x = isFirst ? x + whole.width - size.width : x
      }
      imageRect = CGRect(origin: corner, size: image)
    }
    lines =
      Self.moved(titleLines, to: CGRect(origin: origin, size: CGSize(width: width, height: top)))
      + Self.moved(
        subtitleLines,
        to: CGRect(x: origin.x, y: origin.y + top + padding, width: width, height: bottom)
      )
  }

  private static func lines(_ text: String, _ font: UIFont, in room: CGRect) -> [ShownLine] {
    text.isEmpty
      ? [] : ShownLine.lines(text, font: font, in: room, alignment: 0.5, maximumLines: 0)
  }

  private static func height(_ lines: [ShownLine]) -> CGFloat {
    lines.reduce(0) { $0 + CGFloat($1.font.lineHeight) }
  }

  /// Returns the lines below each other in a rectangle, each centered.
  private static func moved(_ lines: [ShownLine], to rect: CGRect) -> [ShownLine] {
    var y = rect.minY
    return lines.map { line in
      var line = line
      line.x = rect.midX - line.width / 2
      line.baseline = y + CGFloat(line.font.ascender)
      y += CGFloat(line.font.lineHeight)
      return line
    }
  }
}
