import DeviceCatalog
import Foundation

/// The bars in the strip at the right edge of a foldable phone, in a container's coordinates.
///
/// From the top, the strip contains the status bar, the items of the navigation bar and of the
/// toolbar, and the tabs. All of it is outside of the safe area.
struct VerticalBars {
  /// The height of the status bar's icons at the top of the strip (duo_kit 0.1.0).
  private static let statusHeight: CGFloat = 120
  /// The measures of a vertical tab bar: four tabs take 212 points (rdlabo-dev/ionic-theme-ios26#208).
  private static let tabBarWidth: CGFloat = 50
  private static let tabBarMargin: CGFloat = 2
  private static let tabHeight: CGFloat = 52

  private let strip: CGRect

  /// Creates the bars of a container, nil if the device's bars are horizontal.
  ///
  /// - Parameters:
  ///   - bounds: The container's bounds.
  ///   - insets: The container's safe area, without its own bars.
  @MainActor
  init?(in bounds: CGRect, safeArea insets: UIEdgeInsets) {
    guard let width = SimulatedDevice.current.metrics.verticalBarWidth.map({ CGFloat($0) }),
      insets.right == width
    else { return nil }
    strip = CGRect(
      x: bounds.maxX - width,
      y: bounds.minY,
      width: width,
      height: bounds.height - insets.bottom
    )
  }

  /// The frame of the navigation bar and of the toolbar, below the status bar.
  var itemBar: CGRect {
    CGRect(
      x: strip.minX,
      y: strip.minY + Self.statusHeight,
      width: strip.width,
      height: max(0, strip.height - Self.statusHeight)
    )
  }

  /// Returns the frame of a tab bar, at the bottom of the strip.
  func tabBar(tabs: Int) -> CGRect {
    let height = Self.tabHeight * CGFloat(tabs) + 2 * Self.tabBarMargin
    return CGRect(
      x: strip.maxX - Self.tabBarMargin - Self.tabBarWidth,
      y: strip.maxY - height,
      width: Self.tabBarWidth,
      height: height
    )
  }
}
