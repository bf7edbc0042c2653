/// The bars and insets at the edges of a screen, in points, which depend on the system.
struct ScreenEdges: Hashable, Sendable {
  let safeArea: DeviceInsets
  let statusBarHeight: Double
  let navigationBarHeight: Double
  let navigationBarTop: Double
  let toolbarHeight: Double
  let tabBarHeight: Double
}

extension SystemVersion {
  /// The default system in the tables of bars and insets.
  package static let usual: SystemVersion = 18
}

extension DeviceMetrics {
  /// Creates the measures of a screen with the bars and insets of a system.
  init(
    size: DeviceSize,
    horizontalSizeClass: SizeClass,
    verticalSizeClass: SizeClass,
    edges: ScreenEdges,
    keyboard: KeyboardHeights
  ) {
    self.init(
      size: size,
      horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass,
      safeArea: edges.safeArea,
      statusBarHeight: edges.statusBarHeight,
      navigationBarHeight: edges.navigationBarHeight,
      navigationBarTop: edges.navigationBarTop,
      toolbarHeight: edges.toolbarHeight,
      tabBarHeight: edges.tabBarHeight,
      keyboard: keyboard
    )
  }

  /// Copies the bars and insets of a system.
  mutating func take(_ edges: ScreenEdges) {
    safeArea = edges.safeArea
    statusBarHeight = edges.statusBarHeight
    navigationBarHeight = edges.navigationBarHeight
    navigationBarTop = edges.navigationBarTop
    toolbarHeight = edges.toolbarHeight
    tabBarHeight = edges.tabBarHeight
  }
}

extension DeviceSize {
  /// Returns the size of a screen in an orientation, from its size in portrait.
  func turned(to orientation: DeviceOrientation) -> DeviceSize {
    switch orientation {
    case .portrait: self
    case .landscape: DeviceSize(width: height, height: width)
    }
  }
}
