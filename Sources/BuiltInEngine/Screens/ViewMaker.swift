import LayoutEngine
import ScenarioModel

/// Makes single views and sets the properties of their nodes.
///
/// Each family of views has its own file.
@MainActor
enum ViewMaker {
  /// Returns a view of the node's kind, without frame and properties.
  static func makeView(_ node: ViewNode) -> UIView {
    switch node.kind {
    case .view where node.properties.hasInputViews: TextInputView()
    case .view, .tableViewCell, .collectionViewCell, .collectionReusableView, .webView, .mapView:
      node.properties.intrinsicContentSize == nil ? UIView() : IntrinsicView()
    case .label: UILabel()
    case .button: button(node.properties)
    case .textField: UITextField()
    case .textView: UITextView()
    case .imageView: UIImageView()
    case .stackView: UIStackView()
    case .scrollView: UIScrollView()
    case .tableView, .collectionView: ListView()
    case .control: UIControl()
    case .segmentedControl: UISegmentedControl(items: node.properties.segmentTitles)
    case .slider: UISlider()
    case .switch: UISwitch()
    case .stepper: UIStepper()
    case .progressView: UIProgressView()
    case .activityIndicator: UIActivityIndicatorView()
    case .pageControl: UIPageControl()
    case .datePicker: UIDatePicker()
    case .pickerView: UIPickerView()
    case .searchBar: UISearchBar()
    case .navigationBar: UINavigationBar()
    case .toolbar: UIToolbar()
    case .tabBar: UITabBar()
    case .visualEffectView: UIVisualEffectView()
    }
  }

  /// Gives a view its frame, its properties and, if it is drawn, its style.
  static func configure(
    _ view: UIView,
    as node: ViewNode,
    _ properties: ViewProperties,
    isDrawn: Bool
  ) {
    configureCommon(view, as: node, properties)
    switch view {
    case let label as UILabel: configure(label, properties)
    case let button as UIButton: configure(button, properties)
    case let field as UITextField: configure(field, properties)
    case let textView as UITextView: configure(textView, properties)
    case let table as UITableView: configure(table, properties)
    case let cell as UITableViewCell: configure(cell, properties)
    case let scrollView as UIScrollView: configure(scrollView, properties)
    case let stack as UIStackView: configure(stack, properties)
    case let imageView as UIImageView: configure(imageView, properties)
    default: configureControl(view, properties)
    }
    if node.kind.canHaveInputViews, let input = traitsHolder(view) {
      configureTraits(input, properties)
    }
    if isDrawn, let style = node.style { apply(style, to: view) }
  }

  private static func configureCommon(
    _ view: UIView,
    as node: ViewNode,
    _ properties: ViewProperties
  ) {
    view.frame = CGRect(node.frame ?? Rect(x: 0, y: 0, width: 0, height: 0))
    view.translatesAutoresizingMaskIntoConstraints =
      node.translatesAutoresizingMaskIntoConstraints
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: node.autoresizingMask.rawValue)
    view.isHidden = properties.isHidden ?? false
    if let autoresizes = properties.autoresizesSubviews { view.autoresizesSubviews = autoresizes }
    configurePriorities(view, properties)
    configureMargins(view, properties)
    configureIntrinsicSize(view, properties)
    configureAccessibility(view, properties)
    if let attribute = properties.semanticContentAttribute {
      view.semanticContentAttribute = UISemanticContentAttribute(attribute)
    }
  }

  /// Applies only the given properties.
  static func change(_ view: UIView, _ properties: ViewProperties) {
    if let isHidden = properties.isHidden { view.isHidden = isHidden }
    configurePriorities(view, properties)
    configureMargins(view, properties)
    configureIntrinsicSize(view, properties)
    if let text = properties.text { setText(of: view, to: text) }
    if let scrollView = view as? UIScrollView { configure(scrollView, properties) }
  }

  static func configureIntrinsicSize(_ view: UIView, _ properties: ViewProperties) {
    guard let size = properties.intrinsicContentSize else { return }
    (view as? IntrinsicView)?.size = CGSize(width: size.width, height: size.height)
  }

  static func configurePriorities(_ view: UIView, _ properties: ViewProperties) {
    func priority(_ value: Float?, _ set: (UILayoutPriority) -> Void) {
      if let value { set(UILayoutPriority(value)) }
    }
    priority(properties.horizontalHuggingPriority) {
      view.setContentHuggingPriority($0, for: .horizontal)
    }
    priority(properties.verticalHuggingPriority) {
      view.setContentHuggingPriority($0, for: .vertical)
    }
    priority(properties.horizontalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    priority(properties.verticalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
  }

  static func configureMargins(_ view: UIView, _ properties: ViewProperties) {
    if let margins = properties.layoutMargins { view.layoutMargins = UIEdgeInsets(margins) }
    if let margins = properties.directionalLayoutMargins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    }
    if let preserves = properties.preservesSuperviewLayoutMargins {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = properties.insetsLayoutMarginsFromSafeArea {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let follows = properties.layoutMarginsFollowReadableWidth {
      view.layoutMarginsFollowReadableWidth = follows
    }
  }
}

/// A list with cells at the screen's frames, because the layout of the list is unknown.
final class ListView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // Rows at rest are inside the safe area, like the rows of a list with many rows.
    contentInsetAdjustmentBehavior = .always
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A view with an intrinsic size, in place of an app's class that has one.
final class IntrinsicView: UIView {
  var size = CGSize.zero {
    didSet { if size != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize { size }
}
