import Foundation
import LayoutEngine
import ScenarioModel

/// Labels, fields, text views and buttons.
extension ViewMaker {
  static func configure(_ label: UILabel, _ properties: ViewProperties) {
    label.text = properties.text
    if let font = properties.font { label.font = UIFont.described(by: font) }
    label.adjustsFontForContentSizeCategory =
      properties.adjustsFontForContentSizeCategory ?? false
    if let fragments = properties.fragments { label.setAttributedText(fragments.map(attributed)) }
    if let lines = properties.numberOfLines { label.numberOfLines = lines }
    if let mode = properties.lineBreakMode.flatMap(NSLineBreakMode.init) {
      label.lineBreakMode = mode
    }
    if let width = properties.preferredMaxLayoutWidth { label.preferredMaxLayoutWidth = width }
  }

  static func configure(_ field: UITextField, _ properties: ViewProperties) {
    field.text = properties.text
    field.placeholder = properties.placeholder
    field.isSecureTextEntry = properties.isSecureTextEntry ?? false
    field.isEnabled = properties.isEnabled ?? true
    if let font = properties.font { field.font = UIFont.described(by: font) }
    field.adjustsFontForContentSizeCategory =
      properties.adjustsFontForContentSizeCategory ?? false
    switch properties.borderStyle {
    case .line: field.borderStyle = .line
    case .bezel: field.borderStyle = .bezel
    case .roundedRect: field.borderStyle = .roundedRect
    case nil, .some(.none): field.borderStyle = .none
    }
  }

  static func configure(_ textView: UITextView, _ properties: ViewProperties) {
    textView.text = properties.text ?? ""
    textView.isEditable = properties.isEditable ?? true
    if let font = properties.font { textView.font = UIFont.described(by: font) }
    textView.adjustsFontForContentSizeCategory =
      properties.adjustsFontForContentSizeCategory ?? false
    if let inset = properties.textContainerInset {
      textView.textContainerInset = UIEdgeInsets(inset)
    }
    configure(textView as UIScrollView, properties)
  }

  /// Changes the text of a view; has no effect on a view without text.
  static func setText(of view: UIView, to text: String) {
    switch view {
    case let label as UILabel: label.text = text
    case let field as UITextField: field.text = text
    case let textView as UITextView: textView.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    default: break
    }
  }

  /// Gives a label or a button the text of a node, with its attributes.
  static func setText(of view: UIView, as node: ViewNode) {
    if let text = node.properties.text { setText(of: view, to: text) }
    guard let label = view as? UILabel, let fragments = node.properties.fragments else { return }
    label.setAttributedText(fragments.map(attributed))
  }

  private static func attributed(_ fragment: TextFragmentNode) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = fragment.font.map(UIFont.described)
    attributes[.kern] = fragment.kerning
    attributes[.paragraphStyle] = fragment.paragraph.map(NSMutableParagraphStyle.init)
    return NSAttributedString(string: fragment.text, attributes: attributes)
  }

  static func button(_ properties: ViewProperties) -> UIButton {
    let button = UIButton(type: UIButton.ButtonType(named: properties.buttonType))
    if properties.buttonConfiguration != nil {
      button.configuration = UIButton.Configuration(properties)
    }
    return button
  }

  static func configure(_ button: UIButton, _ properties: ViewProperties) {
    if let role = properties.buttonRole { button.role = UIButton.Role(role) }
    button.setTitle(properties.text, for: .normal)
    button.setImage(properties.imageSize.map(UIImage.init), for: .normal)
    button.setBackgroundImage(properties.backgroundImageSize.map(UIImage.init), for: .normal)
    if let font = properties.font { button.titleFont = UIFont.described(by: font) }
    if let insets = properties.contentEdgeInsets { button.contentEdgeInsets = UIEdgeInsets(insets) }
  }
}

extension UIButton.Configuration {
  /// The document's attributes of a configuration; the styles differ only in colors.
  fileprivate init(_ properties: ViewProperties) {
    self = .plain()
    subtitle = properties.subtitle
    imagePadding = properties.imagePadding ?? 0
    if let padding = properties.titlePadding { titlePadding = padding }
    if let placement = properties.imagePlacement { imagePlacement = Self.edge(placement) }
    if let size = properties.buttonSize { buttonSize = Self.size(size) }
    if let insets = properties.configurationContentInsets {
      contentInsets = NSDirectionalEdgeInsets(insets)
    }
  }

  private static func edge(_ placement: ImagePlacement) -> NSDirectionalRectEdge {
    switch placement {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }

  private static func size(_ size: ButtonSize) -> Size {
    switch size {
    case .mini: .mini
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension NSMutableParagraphStyle {
  fileprivate convenience init(_ node: ParagraphNode) {
    self.init()
    lineSpacing = node.lineSpacing ?? lineSpacing
    paragraphSpacing = node.paragraphSpacing ?? paragraphSpacing
    paragraphSpacingBefore = node.paragraphSpacingBefore ?? paragraphSpacingBefore
    lineHeightMultiple = node.lineHeightMultiple ?? lineHeightMultiple
    minimumLineHeight = node.minimumLineHeight ?? minimumLineHeight
    maximumLineHeight = node.maximumLineHeight ?? maximumLineHeight
    firstLineHeadIndent = node.firstLineHeadIndent ?? firstLineHeadIndent
    headIndent = node.headIndent ?? headIndent
    tailIndent = node.tailIndent ?? tailIndent
  }
}

extension UIButton.ButtonType {
  init(named name: String?) {
    switch name {
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    default: self = .custom
    }
  }
}

extension UIButton.Role {
  fileprivate init(_ role: ButtonRole) {
    self =
      switch role {
      case .normal: .normal
      case .primary: .primary
      case .cancel: .cancel
      case .destructive: .destructive
      }
  }
}

extension NSLineBreakMode {
  /// Reads Interface Builder's name of a mode; nil for an unknown name.
  fileprivate init?(_ name: String) {
    switch name {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "tailTruncation": self = .byTruncatingTail
    case "middleTruncation": self = .byTruncatingMiddle
    default: return nil
    }
  }
}

extension UIFont {
  /// Returns the font of a screen; the 17-point system font by default.
  static func described(by node: FontNode) -> UIFont {
    if let style = node.textStyle,
      let font = UIFont(textStyleNamed: style, category: node.contentSizeCategory)
    {
      return font
    }
    return UIFont(
      named: node.name,
      size: node.pointSize ?? UIFont.labelFontSize,
      weight: node.weight ?? "regular"
    )
  }
}
