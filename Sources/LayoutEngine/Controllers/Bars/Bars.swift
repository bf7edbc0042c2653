import DeviceCatalog
public import Foundation

/// The bar over the content of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// What the bar shows, the bottom of the stack first.
  open var items: [UINavigationItem]?

  /// The object that is notified of a user's pops.
  open weak var delegate: (any UINavigationBarDelegate)?

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Whether content can be seen through the bar, and so reaches under it.
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// Whether titles may be large, which needs height; the bar of a navigation controller then is
  /// higher as long as the content below it has not been scrolled.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      (superview?.viewController as? UINavigationController)?.barsDidChange()
    }
  }

  open var barTintColor: UIColor?

  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  /// The picture in front of the way back.
  open var backIndicatorImage: UIImage?
  /// What cuts titles at the way back.
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

  /// The looks where content runs under the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks in a low bar; the standard ones unless set.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks where content ends at the bar; the standard ones unless set.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks in a low bar where content ends at it; those of ``scrollEdgeAppearance`` unless set.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  open var topItem: UINavigationItem? { items?.last }

  /// The item below the one on top.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  override var dependsOnVerticalSizeClass: Bool { true }

  /// As wide as offered, as high as the device's bars.
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
  open var items: [UIBarButtonItem]?

  /// Whether content can be seen through the bar, and so reaches under it.
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

  /// Sets the line at the bar's edge.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[.default, topOrBottom] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[.default, topOrBottom]
  }

  /// The looks where content runs under the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The looks in a low bar; the standard ones unless set.
  open var compactAppearance: UIToolbarAppearance?
  /// The looks where content ends at the bar; the standard ones unless set.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  override var dependsOnVerticalSizeClass: Bool { true }

  /// As wide as offered, as high as the device's bars.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// As high as the device's bars; 5 points more where the bar stands on the home indicator's area.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override var bounds: CGRect { didSet { positionMayHaveChanged() } }

  open override var center: CGPoint { didSet { positionMayHaveChanged() } }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    positionMayHaveChanged()
  }

  /// The height of a phone's bar that has room on all sides.
  private static let floatingHeight: CGFloat = 44

  /// Whether the bar stood on the home indicator's area when its height was asked for last.
  private var stoodOnHomeIndicator = false

  private var height: CGFloat {
    let height = SimulatedDevice.current.metrics.toolbarHeight
    let isPhone = SimulatedDevice.current.model.idiom == .phone
    return isPhone && !standsOnHomeIndicator ? min(height, Self.floatingHeight) : height
  }

  private var standsOnHomeIndicator: Bool {
    guard let window, window.safeAreaInsets.bottom > 0 else { return false }
    let safeBottom = window.bounds.maxY - window.safeAreaInsets.bottom
    return abs(convert(bounds, to: window).maxY - safeBottom) < 0.5
  }

  private func positionMayHaveChanged() {
    guard standsOnHomeIndicator != stoodOnHomeIndicator else { return }
    stoodOnHomeIndicator.toggle()
    invalidateIntrinsicContentSize()
  }
}

/// The bar of tabs under the content of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The tabs, in reading order.
  open var items: [UITabBarItem]?

  open var selectedItem: UITabBarItem?

  /// Whether content can be seen through the bar, and so reaches under it.
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  open var barTintColor: UIColor?

  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  open var itemPositioning = ItemPositioning.automatic
  /// The width of a tab that is not stretched, in points; 0 for the system's.
  open var itemWidth: CGFloat = 0
  /// The distance between tabs that are not stretched, in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0
  /// The object that is notified of selections.
  open weak var delegate: (any UITabBarDelegate)?
  /// The looks where content runs under the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The looks where content ends at the bar; the standard ones unless set.
  open var scrollEdgeAppearance: UITabBarAppearance?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }

  override var dependsOnVerticalSizeClass: Bool { true }

  /// As wide as offered, as high as the device's bars.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override var intrinsicContentSize: CGSize {
    let height = SimulatedDevice.current.metrics.tabBarHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}
