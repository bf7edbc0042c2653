import LayoutEngine
import SnapshotModel

/// Labels, fields, text views and buttons.
extension ViewPainter {
  mutating func draw(_ label: UILabel) {
    draw(label.shownLines, label.textColor ?? .label)
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
      draw([line], isPlaceholder ? .placeholderText : field.textColor ?? .label)
    }
    guard field.isFirstResponder, let end = field.selectedTextRange?.end else { return }
    fill(field.caretRect(for: end), tint)
  }

  mutating func draw(_ textView: UITextView) {
    draw(textView.shownLines, textView.textColor ?? .label, below: textView.bounds.origin)
  }

  mutating func draw(_ button: UIButton) {
    let colors = ButtonColors(of: button, tint: tint)
    if let color = colors.background { fill(bounds, color, cornerRadius: colors.cornerRadius) }
    if let image = button.currentBackgroundImage, image.size != .zero { self.image(in: bounds) }
    if let image = button.currentImage, image.size != .zero {
      self.image(
        in: button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds)),
        name: button.layer.name,
        tint: colors.title
      )
    }
    draw(button.shownLines, colors.title)
  }
}

/// The colors of a button by its kind and its configuration.
@MainActor
private struct ButtonColors {
  private(set) var title: UIColor
  private(set) var background: UIColor?
  var cornerRadius: CGFloat = 6

  init(of button: UIButton, tint: UIColor) {
    let isCustom = button.configuration == nil && button.buttonType == .custom
    let own = button.titleColor(for: .normal)
    let usual: UIColor = button.role == .destructive ? .systemRed : isCustom ? .white : tint
    title = button.isEnabled ? own ?? usual : .tertiaryLabel
  }
}
