package import SnapshotModel

/// One screen from Interface Builder or a scenario file: a root view and its surroundings.
///
/// The terms are Interface Builder's own, so that storyboard, scenario and error message agree.
package struct Screen: Codable, Hashable, Sendable {
  /// The screen's name in scenarios.
  package var name: String
  /// The view controller's root view.
  package var rootView: ViewNode
  /// Name of the view that a keyboard technique makes scroll; nil for the root view.
  package var contentView: String?
  /// Views beside the root view that an outlet refers to (a storyboard's free-standing views).
  package var detachedViews: [ViewNode]
  /// Title of the navigation item.
  package var title: String?
  /// The insets that the view controller adds to its safe area.
  package var additionalSafeAreaInsets: Insets?
  /// Whether bars inset the controller's scroll view; nil for true.
  package var automaticallyAdjustsScrollViewInsets: Bool?
  /// Whether the screen extends under the bars at the top; nil for true.
  ///
  /// If it does not, as below an opaque bar, it begins at their bottom edge.
  package var extendsUnderTopBar: Bool?
  /// Whether the screen extends under the bars at the bottom; nil for true.
  package var extendsUnderBottomBar: Bool?
  /// The screen's own technique; nil for the scenario's technique.
  package var technique: Technique?
  /// The calls that the view controller forwards to its technique; nil for all.
  package var forwards: [ForwardedCall]?
  /// Whether the controller is UIKit's table view controller, which keeps the table above the
  /// keyboard; nil for false.
  package var isTableViewController: Bool?
  /// The font files that measure its text; nil for none.
  package var fonts: [FontReference]?
  /// The contents for other size classes; nil where all size classes have the same contents.
  package var variations: [TraitVariation]?
  /// The view on top of the keyboard while the controller, or something on it, has the focus.
  package var inputAccessoryView: InputViewNode?
  /// The view that replaces the keyboard during that time.
  package var inputView: InputViewNode?
  /// Whether the controller is first responder while no view is; nil for false.
  ///
  /// Its accessory then stays at the bottom of the screen.
  package var canBecomeFirstResponder: Bool?
  /// The attributes of its controller for containers and presentations; nil for UIKit's defaults.
  package var controllerAttributes: ControllerAttributes?
  /// The segues that steps perform on it; nil for none.
  package var segues: [ScreenSegue]?
  /// The app's code that makes the controller with its views; nil for a described screen.
  package var code: ControllerCode?

  package init(
    name: String,
    rootView: ViewNode,
    contentView: String? = nil,
    detachedViews: [ViewNode] = [],
    title: String? = nil,
    additionalSafeAreaInsets: Insets? = nil,
    automaticallyAdjustsScrollViewInsets: Bool? = nil,
    extendsUnderTopBar: Bool? = nil,
    extendsUnderBottomBar: Bool? = nil,
    technique: Technique? = nil,
    forwards: [ForwardedCall]? = nil,
    isTableViewController: Bool? = nil
  ) {
    self.name = name
    self.rootView = rootView
    self.contentView = contentView
    self.detachedViews = detachedViews
    self.title = title
    self.additionalSafeAreaInsets = additionalSafeAreaInsets
    self.automaticallyAdjustsScrollViewInsets = automaticallyAdjustsScrollViewInsets
    self.extendsUnderTopBar = extendsUnderTopBar
    self.extendsUnderBottomBar = extendsUnderBottomBar
    self.technique = technique
    self.forwards = forwards
    self.isTableViewController = isTableViewController
  }
}

/// A view with its subviews and the constraints it holds.
package struct ViewNode: Codable, Hashable, Sendable {
  /// Identity inside the screen: Interface Builder's object id, or the name in a scenario file.
  package var id: String
  /// The name in recordings, unique in the screen.
  package var name: String
  /// The UIKit class, which determines the view's layout.
  package var kind: ViewKind
  /// The frame in the superview's coordinates before any layout; nil for zero.
  package var frame: Rect?
  /// Whether frame and autoresizing mask become constraints.
  package var translatesAutoresizingMaskIntoConstraints: Bool
  /// The mask, which applies while ``translatesAutoresizingMaskIntoConstraints`` is true.
  package var autoresizingMask: AutoresizingMask
  /// The properties that can change geometry; see ``ViewProperties``.
  @inlinable package var properties: ViewProperties {
    _read { yield sharedProperties.value }
    _modify { yield &sharedProperties.value }
  }
  @usableFromInline var sharedProperties: SharedValue<ViewProperties>
  /// The subviews, from back to front.
  package var subviews: [ViewNode]
  /// The guides that the document lists, or that constraints of a scenario file refer to.
  package var layoutGuides: [GuideNode]
  /// The installed constraints that the view holds, in the order of the file.
  package var constraints: [ConstraintNode]
  /// The superview's property for the view, if it is not `subviews`.
  ///
  /// It is `contentView`, `tableHeaderView`, or `textLabel` of a cell; for a row it is `cell`.
  package var slot: String?
  /// The controller of an embedded root view; nil for other views.
  package var controller: EmbeddedController?
  /// The view's appearance; see ``ViewStyle``, which is not encoded.
  package var style: ViewStyle? {
    get { styleReference?.style }
    set { styleReference = newValue.map(StyleReference.init) }
  }
  private var styleReference: StyleReference?

  private enum CodingKeys: String, CodingKey {
    case id, name, kind, frame, translatesAutoresizingMaskIntoConstraints, autoresizingMask
    case sharedProperties = "properties"
    case subviews, layoutGuides, constraints, slot, controller
  }

  package init(
    id: String,
    name: String,
    kind: ViewKind,
    frame: Rect? = nil,
    translatesAutoresizingMaskIntoConstraints: Bool = false,
    autoresizingMask: AutoresizingMask = [],
    properties: ViewProperties = ViewProperties(),
    subviews: [ViewNode] = [],
    layoutGuides: [GuideNode] = [],
    constraints: [ConstraintNode] = [],
    slot: String? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.frame = frame
    self.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
    self.autoresizingMask = autoresizingMask
    sharedProperties = SharedValue(properties)
    self.subviews = subviews
    self.layoutGuides = layoutGuides
    self.constraints = constraints
    self.slot = slot
  }
}

/// The classes of view that a screen can hold; raw values are UIKit's class names.
package enum ViewKind: String, CaseIterable, Codable, Sendable {
  case view = "UIView"
  case label = "UILabel"
  case button = "UIButton"
  case textField = "UITextField"
  case textView = "UITextView"
  case imageView = "UIImageView"
  case stackView = "UIStackView"
  case scrollView = "UIScrollView"
  case control = "UIControl"
  case segmentedControl = "UISegmentedControl"
  case slider = "UISlider"
  case `switch` = "UISwitch"
  case stepper = "UIStepper"
  case progressView = "UIProgressView"
  case activityIndicator = "UIActivityIndicatorView"
  case pageControl = "UIPageControl"
  case datePicker = "UIDatePicker"
  case pickerView = "UIPickerView"
  case searchBar = "UISearchBar"
  case navigationBar = "UINavigationBar"
  case toolbar = "UIToolbar"
  case tabBar = "UITabBar"
  case tableView = "UITableView"
  case tableViewCell = "UITableViewCell"
  case collectionView = "UICollectionView"
  case collectionViewCell = "UICollectionViewCell"
  case collectionReusableView = "UICollectionReusableView"
  case visualEffectView = "UIVisualEffectView"
  case webView = "WKWebView"
  case mapView = "MKMapView"
}

/// A layout guide of a view, built in or added.
package struct GuideNode: Codable, Hashable, Sendable {
  /// The kinds of guides; all but `custom` are built in.
  package enum Kind: String, Codable, Sendable {
    case custom, safeArea, layoutMargins, readableContent, keyboard
    case contentLayout, frameLayout
    /// The two guides from before the safe area; they belong to the controller.
    case top, bottom
  }

  /// The guide's identity inside the screen, like ``ViewNode/id``; `form.safeArea` in a scenario
  /// file.
  package var id: String
  /// The kind; `top` and `bottom` belong to the controller.
  package var kind: Kind
  /// Whether the keyboard's guide ends at the safe area while the keyboard is away; nil for true.
  package var usesBottomSafeArea: Bool?
  /// Whether the keyboard's guide follows a keyboard that is not at the bottom edge; nil for false.
  package var followsUndockedKeyboard: Bool?

  package init(id: String, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}

/// The flexible distances of a view to its superview, and its flexible sizes.
package struct AutoresizingMask: OptionSet, Codable, Hashable, Sendable {
  /// The bits of `UIView.AutoresizingMask`.
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance to the left edge grows and shrinks with the superview.
  package static let flexibleLeftMargin = Self(rawValue: 1 << 0)
  /// The width grows and shrinks with the superview.
  package static let flexibleWidth = Self(rawValue: 1 << 1)
  /// The distance to the right edge grows and shrinks with the superview.
  package static let flexibleRightMargin = Self(rawValue: 1 << 2)
  /// The distance to the top edge grows and shrinks with the superview.
  package static let flexibleTopMargin = Self(rawValue: 1 << 3)
  /// The height grows and shrinks with the superview.
  package static let flexibleHeight = Self(rawValue: 1 << 4)
  /// The distance to the bottom edge grows and shrinks with the superview.
  package static let flexibleBottomMargin = Self(rawValue: 1 << 5)
}
