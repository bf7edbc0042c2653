public import Foundation

/// Shows the row of a list: an image, a text, and a secondary text below or beside it.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// The guide of the text; nil without a text.
  open private(set) var textLayoutGuide: UILayoutGuide?
  /// The guide of the secondary text; nil without one.
  open private(set) var secondaryTextLayoutGuide: UILayoutGuide?
  /// The guide of the image; nil without an image.
  open private(set) var imageLayoutGuide: UILayoutGuide?

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates an empty row; the archive is not read.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    show()
  }

  /// The configuration of the view; values of another type are ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      self.list = list
      show()
    }
  }

  private func show() {
    show(list.text, list.attributedText, list.textProperties, in: textLabel)
    show(
      list.secondaryText,
      list.secondaryAttributedText,
      list.secondaryTextProperties,
      in: secondaryTextLabel
    )
    imageView.image = list.image
    imageView.tintColor = list.imageProperties.tintColor ?? tintColor
    show(imageView, if: list.image != nil)
    alpha = list.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = list.shown(text, properties)
    }
    show(label, if: label.text?.isEmpty == false)
  }

  private func show(_ view: UIView, if isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    if !isShown { view.removeFromSuperview() }
  }

  // MARK: Layout

  /// The frames of the parts in a width, from the top left.
  private struct Placement {
    var image: CGRect?
    var text: CGRect?
    var secondary: CGRect?
    /// The height of the content without margins.
    var height: CGFloat
  }

  /// Returns the content's height in a width: at least 44 points minus a separator.
  func height(inWidth width: CGFloat) -> CGFloat {
    let margins = margins
    let room = max(0, width - margins.left - margins.right)
    return max(
      TableMetrics().leastRowHeight,
      ceil(placement(inWidth: room).height) + margins.top + margins.bottom
    )
  }

  /// The view's own margins, at least the cell's along the axes that preserve them.
  private var margins: UIEdgeInsets {
    let own = list.directionalLayoutMargins
    let outer = superview?.directionalLayoutMargins ?? .zero
    let axes = list.axesPreservingSuperviewLayoutMargins
    let keepsSides = axes.contains(.horizontal)
    let leading = keepsSides ? max(own.leading, outer.leading) : own.leading
    let trailing = keepsSides ? max(own.trailing, outer.trailing) : own.trailing
    return UIEdgeInsets(
      top: own.top,
      left: isRightToLeft ? trailing : leading,
      bottom: own.bottom,
      right: isRightToLeft ? leading : trailing
    )
  }

  private var imageSize: CGSize? {
    guard let size = list.image?.size else { return nil }
    let most = list.imageProperties.maximumSize
    let scale = min(
      1,
      most.width > 0 ? most.width / max(size.width, 1) : 1,
      most.height > 0 ? most.height / max(size.height, 1) : 1
    )
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func placement(inWidth width: CGFloat) -> Placement {
    var start: CGFloat = 0
    var placement = Placement(height: 0)
    if let size = imageSize {
      let reserved = list.imageProperties.reservedLayoutSize
      let room = max(size.width, reserved.width == .greatestFiniteMagnitude ? 0 : reserved.width)
      placement.image = CGRect(origin: CGPoint(x: (room - size.width) / 2, y: 0), size: size)
      placement.height = size.height
      start = room + list.imageToTextPadding
    }
    placeTexts(from: start, inWidth: max(0, width - start), into: &placement)
    return placement
  }

  private func placeTexts(
    from start: CGFloat,
    inWidth width: CGFloat,
    into placement: inout Placement
  ) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let text = textLabel.superview == nil ? nil : textLabel.sizeThatFits(room)
    let secondary =
      secondaryTextLabel.superview == nil ? nil : secondaryTextLabel.sizeThatFits(room)
    let height: CGFloat
    if let text, let secondary, areSideBySide(text, secondary, inWidth: width) {
      placement.text = CGRect(origin: CGPoint(x: start, y: 0), size: text)
      let x = start + width - secondary.width
      placement.secondary = CGRect(origin: CGPoint(x: x, y: 0), size: secondary)
      height = max(text.height, secondary.height)
    } else {
      let gap = text == nil || secondary == nil ? 0 : list.textToSecondaryTextVerticalPadding
      let top = text.map { $0.height + gap } ?? 0
      placement.text = text.map { CGRect(x: start, y: 0, width: width, height: $0.height) }
      placement.secondary = secondary.map {
        CGRect(x: start, y: top, width: width, height: $0.height)
      }
      height = top + (secondary?.height ?? 0)
    }
    placement.height = max(placement.height, height)
  }

  private func areSideBySide(_ text: CGSize, _ secondary: CGSize, inWidth width: CGFloat) -> Bool {
    list.prefersSideBySideTextAndSecondaryText
      && text.width + list.textToSecondaryTextHorizontalPadding + secondary.width <= width
  }

  /// Centers the texts and the image between the upper and lower margins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: margins)
    let placement = placement(inWidth: room.width)
    let texts = [placement.text, placement.secondary].compactMap { $0 }
    let textHeight = texts.map(\.maxY).max() ?? 0
    place(imageView, placement.image, height: placement.image?.height ?? 0, in: room)
    place(textLabel, placement.text, height: textHeight, in: room)
    place(secondaryTextLabel, placement.secondary, height: textHeight, in: room)
    follow(\.imageLayoutGuide, imageView)
    follow(\.textLayoutGuide, textLabel)
    follow(\.secondaryTextLayoutGuide, secondaryTextLabel)
  }

  private func place(_ view: UIView, _ frame: CGRect?, height: CGFloat, in room: CGRect) {
    guard let frame else { return }
    let x = isRightToLeft ? room.width - frame.maxX : frame.minX
    let y = TableMetrics().round((room.height - height) / 2)
    view.frame = CGRect(
      x: room.minX + x,
      y: room.minY + y + frame.minY,
      width: frame.width,
      height: frame.height
    )
  }

  /// Aligns a guide with the edges of a visible view.
  private func follow(
    _ path: ReferenceWritableKeyPath<UIListContentView, UILayoutGuide?>,
    _ view: UIView
  ) {
    guard view.superview === self else {
      if let guide = self[keyPath: path] { removeLayoutGuide(guide) }
      self[keyPath: path] = nil
      return
    }
    guard self[keyPath: path] == nil else { return }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    self[keyPath: path] = guide
  }

  /// Returns the content's height in the target's width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalFittingPriority == .required ? targetSize.width : bounds.width
    return CGSize(width: width, height: height(inWidth: width))
  }
}
