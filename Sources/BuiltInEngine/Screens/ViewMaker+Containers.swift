import LayoutEngine
import ScenarioModel

/// Views that arrange or scroll others.
extension ViewMaker {
  static func configure(_ stack: UIStackView, _ properties: ViewProperties) {
    stack.axis = properties.axis == .vertical ? .vertical : .horizontal
    stack.distribution = distribution(properties.distribution)
    stack.alignment = alignment(properties.alignment)
    stack.spacing =
      properties.usesSystemSpacing == true
      ? UIStackView.spacingUseSystem : properties.spacing ?? 0
    stack.isBaselineRelativeArrangement = properties.isBaselineRelativeArrangement ?? false
    stack.isLayoutMarginsRelativeArrangement =
      properties.isLayoutMarginsRelativeArrangement ?? false
  }

  private static func distribution(
    _ distribution: StackDistribution?
  ) -> UIStackView.Distribution {
    switch distribution {
    case nil, .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }

  private static func alignment(_ alignment: StackAlignment?) -> UIStackView.Alignment {
    switch alignment {
    case nil, .fill: .fill
    case .leading, .top: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing, .bottom: .trailing
    case .lastBaseline: .lastBaseline
    }
  }

  static func configure(_ scrollView: UIScrollView, _ properties: ViewProperties) {
    if let isEnabled = properties.isScrollEnabled { scrollView.isScrollEnabled = isEnabled }
    if let bounces = properties.alwaysBounceVertical { scrollView.alwaysBounceVertical = bounces }
    if let inset = properties.contentInset { scrollView.contentInset = UIEdgeInsets(inset) }
    if let behavior = properties.contentInsetAdjustmentBehavior {
      scrollView.contentInsetAdjustmentBehavior = adjustment(behavior)
    }
    if let mode = properties.keyboardDismissMode {
      scrollView.keyboardDismissMode = UIScrollView.KeyboardDismissMode(mode)
    }
  }

  private static func adjustment(
    _ behavior: ContentInsetAdjustmentBehavior
  ) -> UIScrollView.ContentInsetAdjustmentBehavior {
    switch behavior {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// The mode of a screen's or a technique's option.
  init(_ mode: KeyboardDismissMode) {
    switch mode {
    case .none: self = .none
    case .onDrag: self = .onDrag
    case .interactive: self = .interactive
    case .onDragWithAccessory: self = .onDragWithAccessory
    case .interactiveWithAccessory: self = .interactiveWithAccessory
    }
  }
}
