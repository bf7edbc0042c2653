/// The orientation of a device, as far as layout depends on it.
///
/// Both portrait directions have the same metrics, and so have both landscape directions: the
/// insets beside a sensor housing are the same on both sides.
package enum DeviceOrientation: String, CaseIterable, Codable, Sendable {
  case portrait
  case landscape
}

/// An extent in points.
package struct DeviceSize: Codable, Hashable, Sendable {
  /// The horizontal extent in the current orientation.
  package var width: Double
  /// The vertical extent in the current orientation.
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances inward from the four edges of a screen, in points.
package struct DeviceInsets: Codable, Hashable, Sendable {
  /// The distance from the top edge of the screen in the current orientation.
  package var top: Double
  /// The distance from the left edge of the screen in the current orientation.
  package var left: Double
  /// The distance from the bottom edge of the screen in the current orientation.
  package var bottom: Double
  /// The distance from the right edge of the screen in the current orientation.
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The size class along one axis, by the names in trait collections.
package enum SizeClass: String, Codable, Sendable {
  case compact
  case regular
}

/// The kinds of keyboard that differ in height.
package enum KeyboardKind: Hashable, Sendable {
  /// Letters without a bar above them.
  case letters
  /// Letters below the QuickType bar of phones, or the shortcuts bar of iPads.
  case lettersWithPrediction
  /// The keys for numbers, telephone numbers or decimals, without a bar.
  case numberPad
}

/// The heights of a keyboard's end frame, in points.
///
/// The home-indicator area is part of the height, because the keyboard's frame reaches the
/// bottom edge of the screen.
package struct KeyboardHeights: Codable, Hashable, Sendable {
  /// The height of letters without a bar.
  package var withoutPrediction: Double

  /// The height with the QuickType bar of phones, or the shortcuts bar that iPads show by default.
  package var withPrediction: Double

  /// The height of number pads; nil for ``withoutPrediction``.
  package var numberPad: Double?

  package init(withoutPrediction: Double, withPrediction: Double, numberPad: Double? = nil) {
    self.withoutPrediction = withoutPrediction
    self.withPrediction = withPrediction
    self.numberPad = numberPad
  }

  /// Returns a keyboard's height in points, home-indicator area included.
  package func height(of kind: KeyboardKind) -> Double {
    switch kind {
    case .letters: withoutPrediction
    case .lettersWithPrediction: withPrediction
    case .numberPad: numberPad ?? withoutPrediction
    }
  }
}

/// The measures of a device in one orientation; every length is in points.
package struct DeviceMetrics: Codable, Hashable, Sendable {
  /// The size of the screen.
  package var size: DeviceSize
  /// The class of the width of a window that covers the screen.
  package var horizontalSizeClass: SizeClass
  /// The class of the height of a window that covers the screen.
  package var verticalSizeClass: SizeClass

  /// The insets of a window that covers the screen, with no bars and no keyboard.
  package var safeArea: DeviceInsets

  /// The height of the status bar, 0 where it is hidden by default.
  package var statusBarHeight: Double
  /// The height of the bar alone, without a large title.
  package var navigationBarHeight: Double

  /// The navigation bar's distance from the top of the screen.
  ///
  /// On phones with a Dynamic Island the bar starts above the end of the safe area, so content
  /// below it starts at `navigationBarTop + navigationBarHeight`, not at the safe area plus the
  /// bar.
  package var navigationBarTop: Double

  /// The height of a toolbar, without the home-indicator area below it.
  package var toolbarHeight: Double

  /// The height of a tab bar, without the home-indicator area below it.
  package var tabBarHeight: Double
  /// The heights of the system's keyboards, home-indicator area included.
  package var keyboard: KeyboardHeights

  /// The width of the strip at the right edge with the status bar and all bars, as a part of the
  /// safe area; nil for horizontal bars.
  package var verticalBarWidth: Double?

  package init(
    size: DeviceSize,
    horizontalSizeClass: SizeClass,
    verticalSizeClass: SizeClass,
    safeArea: DeviceInsets,
    statusBarHeight: Double,
    navigationBarHeight: Double,
    navigationBarTop: Double,
    toolbarHeight: Double,
    tabBarHeight: Double,
    keyboard: KeyboardHeights,
    verticalBarWidth: Double? = nil
  ) {
    self.size = size
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.navigationBarHeight = navigationBarHeight
    self.navigationBarTop = navigationBarTop
    self.toolbarHeight = toolbarHeight
    self.tabBarHeight = tabBarHeight
    self.keyboard = keyboard
    self.verticalBarWidth = verticalBarWidth
  }
}
