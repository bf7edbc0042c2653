import LayoutEngine
import ScenarioModel

/// Changes of the properties that documents vary by size class.
extension ViewMaker {
  /// Changes the properties that differ between two nodes of a view.
  ///
  /// A property that only the old node has is reset to the value of a new view. The other
  /// properties keep the values that a script or a technique set.
  static func update(_ view: UIView, from old: ViewNode, to new: ViewNode) {
    let change = PropertyChange(old: old.properties, new: new.properties)
    updateCommon(view, change)
    updateMargins(view, change, as: new)
    updateText(of: view, change, as: new)
    switch view {
    case let stack as UIStackView: if change.concernsStack { configure(stack, new.properties) }
    case let imageView as UIImageView:
      if change.concerns(\.imageSize) { configure(imageView, new.properties) }
    case let button as UIButton: updateImages(of: button, change)
    case let textView as UITextView: updateScrolling(of: textView, change)
    case let scrollView as UIScrollView: updateScrolling(of: scrollView, change)
    default: break
    }
    if SimulatedDevice.current.options.isDrawn, old.style != new.style {
      update(view, to: new.style ?? ViewStyle(), as: new)
    }
  }

  private static func updateCommon(_ view: UIView, _ change: PropertyChange) {
    let new = change.new
    if change.concerns(\.isHidden) { view.isHidden = new.isHidden ?? false }
    if change.concernsPriorities { configurePriorities(view, new) }
    if change.concerns(\.intrinsicContentSize) { configureIntrinsicSize(view, new) }
    if change.concerns(\.semanticContentAttribute) {
      view.semanticContentAttribute =
        new.semanticContentAttribute.map(UISemanticContentAttribute.init) ?? .unspecified
    }
    if change.concerns(\.isEnabled), let control = view as? UIControl {
      control.isEnabled = new.isEnabled ?? true
    }
  }

  private static func updateMargins(_ view: UIView, _ change: PropertyChange, as node: ViewNode) {
    guard change.concernsMargins else { return }
    let (new, model) = (change.new, makeView(node))
    if change.concerns(\.layoutMargins) || change.concerns(\.directionalLayoutMargins) {
      view.resetLayoutMargins()
      configureMargins(view, new)
    }
    if change.concerns(\.preservesSuperviewLayoutMargins) {
      view.preservesSuperviewLayoutMargins =
        new.preservesSuperviewLayoutMargins ?? model.preservesSuperviewLayoutMargins
    }
    if change.concerns(\.insetsLayoutMarginsFromSafeArea) {
      view.insetsLayoutMarginsFromSafeArea =
        new.insetsLayoutMarginsFromSafeArea ?? model.insetsLayoutMarginsFromSafeArea
    }
    if change.concerns(\.layoutMarginsFollowReadableWidth) {
      view.layoutMarginsFollowReadableWidth = new.layoutMarginsFollowReadableWidth ?? false
    }
  }

  private static func updateText(of view: UIView, _ change: PropertyChange, as node: ViewNode) {
    if change.concerns(\.font) { setFont(of: view, as: node) }
    if change.concerns(\.text) || change.concerns(\.fragments) {
      setText(of: view, to: node.properties.text ?? "")
      setText(of: view, as: node)
    }
    if change.concerns(\.placeholder) {
      (view as? UITextField)?.placeholder = node.properties.placeholder
    }
    guard let label = view as? UILabel else { return }
    if change.concerns(\.numberOfLines) { label.numberOfLines = node.properties.numberOfLines ?? 1 }
    if change.concerns(\.preferredMaxLayoutWidth) {
      label.preferredMaxLayoutWidth = node.properties.preferredMaxLayoutWidth ?? 0
    }
  }

  private static func setFont(of view: UIView, as node: ViewNode) {
    let font = node.properties.font.map(UIFont.described)
    let model = makeView(node)
    switch view {
    case let label as UILabel: label.font = font ?? (model as? UILabel)?.font ?? label.font
    case let field as UITextField: field.font = font ?? (model as? UITextField)?.font
    case let textView as UITextView: textView.font = font ?? (model as? UITextView)?.font
    case let button as UIButton:
      button.titleFont = font ?? (model as? UIButton)?.titleFont ?? button.titleFont
    default: break
    }
  }

  private static func updateImages(of button: UIButton, _ change: PropertyChange) {
    let new = change.new
    if change.concerns(\.imageSize) {
      button.setImage(new.imageSize.map(UIImage.init), for: .normal)
    }
    if change.concerns(\.backgroundImageSize) {
      button.setBackgroundImage(new.backgroundImageSize.map(UIImage.init), for: .normal)
    }
    if change.concerns(\.contentEdgeInsets) {
      button.contentEdgeInsets = new.contentEdgeInsets.map { UIEdgeInsets($0) } ?? .zero
    }
  }

  private static func updateScrolling(of scrollView: UIScrollView, _ change: PropertyChange) {
    let new = change.new
    if change.concerns(\.isScrollEnabled) {
      scrollView.isScrollEnabled = new.isScrollEnabled ?? true
    }
    if change.concerns(\.contentInset) {
      scrollView.contentInset = new.contentInset.map { UIEdgeInsets($0) } ?? .zero
    }
  }

  /// Changes the drawn attributes of a view.
  private static func update(_ view: UIView, to style: ViewStyle, as node: ViewNode) {
    let model = makeView(node)
    if style.backgroundColor == nil { view.backgroundColor = model.backgroundColor }
    if style.tintColor == nil { view.tintColor = nil }
    if style.alpha == nil { view.alpha = 1 }
    if style.textColor == nil { resetTextColor(of: view, as: model) }
    apply(style, to: view)
  }

  private static func resetTextColor(of view: UIView, as model: UIView) {
    switch (view, model) {
    case (let label as UILabel, let model as UILabel): label.textColor = model.textColor
    case (let field as UITextField, let model as UITextField): field.textColor = model.textColor
    case (let text as UITextView, let model as UITextView): text.textColor = model.textColor
    case (let button as UIButton, is UIButton): button.setTitleColor(nil, for: .normal)
    default: break
    }
  }
}

/// The properties of a view before and after a change.
private struct PropertyChange {
  let old: ViewProperties
  let new: ViewProperties

  func concerns<Value: Equatable>(_ property: KeyPath<ViewProperties, Value>) -> Bool {
    old[keyPath: property] != new[keyPath: property]
  }

  var concernsPriorities: Bool {
    concerns(\.horizontalHuggingPriority) || concerns(\.verticalHuggingPriority)
      || concerns(\.horizontalCompressionResistancePriority)
      || concerns(\.verticalCompressionResistancePriority)
  }

  var concernsMargins: Bool {
    concerns(\.layoutMargins) || concerns(\.directionalLayoutMargins)
      || concerns(\.preservesSuperviewLayoutMargins) || concerns(\.insetsLayoutMarginsFromSafeArea)
      || concerns(\.layoutMarginsFollowReadableWidth)
  }

  var concernsStack: Bool {
    concerns(\.axis) || concerns(\.distribution) || concerns(\.alignment) || concerns(\.spacing)
      || concerns(\.usesSystemSpacing) || concerns(\.isBaselineRelativeArrangement)
      || concerns(\.isLayoutMarginsRelativeArrangement)
  }
}
