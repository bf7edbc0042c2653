import DeviceCatalog
public import Foundation

/// The bar over the content of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the stack, the bottom first.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { storedItems = newValue }
  }

  private var storedItems: [UINavigationItem]?

  /// The object that receives the user's pops.
  open weak var delegate: (any UINavigationBarDelegate)?

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    storedItems = (storedItems ?? []) + [item]
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { storedItems?.popLast() }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { storedItems = items }

  /// Whether the bar is translucent, so that content extends under it.
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// Whether titles may be large.
  ///
  /// A navigation controller's bar is higher with a large title until its content scrolls.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      (superview?.viewController as? UINavigationController)?.barsDidChange()
    }
  }

  open var barTintColor: UIColor?

  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  /// The image of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask for titles near the back button.
  open var backIndicatorTransitionMaskImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  private var backgroundImages = BarImages()

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open var topItem: UINavigationItem? { items?.last }

  /// The item below the one on top.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  override var dependsOnVerticalSizeClass: Bool { true }

  /// Returns the proposed width and the device's bar height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override var intrinsicContentSize: CGSize {
    let height = SimulatedDevice.current.metrics.navigationBarHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}

/// The bar of buttons under the content of a navigation controller.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons, in reading order.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { storedItems = newValue }
  }

  private var storedItems: [UIBarButtonItem]?

  /// Whether the bar is translucent, so that content extends under it.
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  open var barTintColor: UIColor?

  open var barStyle = UIBarStyle.default
  private var backgroundImages = BarImages()
  private var shadowImages = BarImages()

  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics, topOrBottom] = backgroundImage
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barMetrics, topOrBottom]
  }

  /// Sets the image of the line at the bar's edge.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[.default, topOrBottom] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[.default, topOrBottom]
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedItems = items
  }

  override var dependsOnVerticalSizeClass: Bool { true }

  /// Returns the proposed width and the device's bar height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The device's toolbar height; on phones before iOS 26 at most 44 points unless the bar ends at
  /// the home indicator's area.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override var bounds: CGRect { didSet { positionMayHaveChanged() } }

  open override var center: CGPoint { didSet { positionMayHaveChanged() } }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    positionMayHaveChanged()
  }

  /// The height of a phone's toolbar that has space on all sides, in points.
  private static let floatingHeight: CGFloat = 44

  /// Whether the bar ended at the home indicator's area when its height was last computed.
  private var endedAtHomeIndicator = false

  private var height: CGFloat {
    let device = SimulatedDevice.current
    let height = device.metrics.toolbarHeight
    let isLowerElsewhere = device.model.idiom == .phone && !device.options.usesLiquidGlass
    return isLowerElsewhere && !endsAtHomeIndicator ? min(height, Self.floatingHeight) : height
  }

  private var endsAtHomeIndicator: Bool {
    guard let window, window.safeAreaInsets.bottom > 0 else { return false }
    let safeBottom = window.bounds.maxY - window.safeAreaInsets.bottom
    return abs(convert(bounds, to: window).maxY - safeBottom) < 0.5
  }

  private func positionMayHaveChanged() {
    guard endsAtHomeIndicator != endedAtHomeIndicator else { return }
    endedAtHomeIndicator.toggle()
    invalidateIntrinsicContentSize()
  }
}

/// The bar of tabs under the content of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The tabs, in reading order.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { storedItems = newValue }
  }

  private var storedItems: [UITabBarItem]?

  open var selectedItem: UITabBarItem?

  /// Whether the bar is translucent, so that content extends under it.
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  open var barTintColor: UIColor?

  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  /// The color of unselected tabs.
  open var unselectedItemTintColor: UIColor?
  open var itemPositioning = ItemPositioning.automatic
  /// The width of a tab that is not stretched, in points; 0 selects the system's width.
  open var itemWidth: CGFloat = 0
  /// The distance between tabs that are not stretched, in points; 0 selects the system's distance.
  open var itemSpacing: CGFloat = 0
  /// The object that receives the selections.
  open weak var delegate: (any UITabBarDelegate)?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { storedItems = items }

  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }

  override var dependsOnVerticalSizeClass: Bool { true }

  /// Returns the proposed width and the device's bar height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override var intrinsicContentSize: CGSize {
    let height = SimulatedDevice.current.metrics.tabBarHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}
