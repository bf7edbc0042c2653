import DeviceCatalog
public import Foundation

/// The bar over the content of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// What the bar shows, the bottom of the stack first.
  open var items: [UINavigationItem]?

  /// Whether content can be seen through the bar, and so reaches under it.
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// Whether titles may be large.
  ///
  /// Recorded only: bars here have their ordinary height.
  open var prefersLargeTitles = false

  /// The background of the bar.
  open var barTintColor: UIColor?

  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the one on top.
  open var backItem: UINavigationItem? { items?.dropLast().last }

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

  /// The background of the bar.
  open var barTintColor: UIColor?

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// As wide as offered, as high as the device's bars.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// As high as the device's bars; 5 points more where the bar stands on the home indicator's area.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override var bounds: CGRect { didSet { placeMayHaveChanged() } }

  open override var center: CGPoint { didSet { placeMayHaveChanged() } }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    placeMayHaveChanged()
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

  private func placeMayHaveChanged() {
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

  /// The tab that is shown.
  open var selectedItem: UITabBarItem?

  /// Whether content can be seen through the bar, and so reaches under it.
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// The background of the bar.
  open var barTintColor: UIColor?

  /// As wide as offered, as high as the device's bars.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override var intrinsicContentSize: CGSize {
    let height = SimulatedDevice.current.metrics.tabBarHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}
