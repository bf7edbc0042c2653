/// The common measures of all iPhones with one screen.
///
/// A screen has the name of the first phone with it.
struct PhoneScreen {
  let size: DeviceSize
  let scale: Double
  let display: DeviceDisplay
  let interfaceBuilderIDs: [String]
  let keyboards: KeyboardTable

  /// The height of the status bar in portrait.
  let statusBarHeight: ValueBySystem<Double>

  /// The portrait top inset; beside a sensor housing it is also the landscape side inset.
  let safeAreaTop: ValueBySystem<Double>
  let navigationBarTop: ValueBySystem<Double>

  /// The heights of bars; before iOS 26, they are compact in landscape, except on large phones.
  private static let barHeight: ValueBySystem<Double> = ValueBySystem(44).since(26, 54)
  private static let compactBarHeight: ValueBySystem<Double> = ValueBySystem(32).since(26, 54)
  private static let tabBarHeight: ValueBySystem<Double> = 49

  /// The heights of toolbars: compact, above a home button, and above a home indicator.
  ///
  /// One source has 48 on iOS 26. No source has the compact height there.
  private static let compactToolbarHeight: ValueBySystem<Double> = 32
  private static let homeButtonToolbarHeight: ValueBySystem<Double> =
    ValueBySystem(44).since(26, 48)
  private static let indicatorToolbarHeight: ValueBySystem<Double> = ValueBySystem(49).since(26, 48)

  /// The top of a navigation bar in landscape without a status bar: iOS 26 leaves a gap above it.
  private static let landscapeBarTop: ValueBySystem<Double> = ValueBySystem(0).since(26, 24)

  /// The height of the home-indicator area, in portrait and in landscape.
  private static let indicatorHeight: ValueBySystem<Double> = 34
  private static let landscapeIndicatorHeight: ValueBySystem<Double> =
    ValueBySystem(21).since(26, 20)

  /// The height of the status bar in landscape on phones with a home button: iOS 8 hid it.
  private static let landscapeStatusBarHeight: ValueBySystem<Double> = ValueBySystem(20).since(8, 0)

  /// The height of a tab bar in landscape: iOS 11 put the titles beside the images of compact bars.
  private static let landscapeTabBarHeight: ValueBySystem<Double> = ValueBySystem(49).since(11, 32)

  /// Whether the phone is large enough for the regular width class in landscape.
  ///
  /// Its bars then keep their portrait heights.
  private var isRegularInLandscape: Bool { size.width >= 414 }
  private var hasHomeIndicator: Bool { display != .homeButton }

  var portrait: DeviceMetrics {
    metrics(size, keyboards.standard.portrait, edges(on: .usual, in: .portrait)) { metrics in
      metrics.verticalSizeClass = .regular
    }
  }

  var landscape: DeviceMetrics {
    let size = size.turned(to: .landscape)
    let edges = edges(on: .usual, in: .landscape)
    return metrics(size, keyboards.standard.landscape, edges) { metrics in
      metrics.horizontalSizeClass = isRegularInLandscape ? .regular : .compact
    }
  }

  /// Creates the metrics of compact size classes and changes them.
  private func metrics(
    _ size: DeviceSize,
    _ keyboard: KeyboardHeights,
    _ edges: ScreenEdges,
    _ change: (inout DeviceMetrics) -> Void
  ) -> DeviceMetrics {
    var metrics = DeviceMetrics(
      size: size,
      horizontalSizeClass: .compact,
      verticalSizeClass: .compact,
      edges: edges,
      keyboard: keyboard
    )
    change(&metrics)
    return metrics
  }

  /// The bars and insets on a system.
  func edges(on system: SystemVersion, in orientation: DeviceOrientation) -> ScreenEdges {
    switch orientation {
    case .portrait: portraitEdges(on: system)
    case .landscape: landscapeEdges(on: system)
    }
  }

  private func portraitEdges(on system: SystemVersion) -> ScreenEdges {
    ScreenEdges(
      safeArea: DeviceInsets(
        top: safeAreaTop.on(system),
        left: 0,
        bottom: hasHomeIndicator ? Self.indicatorHeight.on(system) : 0,
        right: 0
      ),
      statusBarHeight: statusBarHeight.on(system),
      navigationBarHeight: Self.barHeight.on(system),
      navigationBarTop: navigationBarTop.on(system),
      toolbarHeight: toolbarHeight(on: system),
      tabBarHeight: Self.tabBarHeight.on(system)
    )
  }

  private func landscapeEdges(on system: SystemVersion) -> ScreenEdges {
    let side = hasHomeIndicator ? safeAreaTop.on(system) : 0
    let statusBar = hasHomeIndicator ? 0 : Self.landscapeStatusBarHeight.on(system)
    let bars = isRegularInLandscape ? Self.barHeight : Self.compactBarHeight
    let tabBars = isRegularInLandscape ? Self.tabBarHeight : Self.landscapeTabBarHeight
    return ScreenEdges(
      safeArea: DeviceInsets(
        top: statusBar,
        left: side,
        bottom: hasHomeIndicator ? Self.landscapeIndicatorHeight.on(system) : 0,
        right: side
      ),
      statusBarHeight: statusBar,
      navigationBarHeight: bars.on(system),
      navigationBarTop: max(statusBar, Self.landscapeBarTop.on(system)),
      toolbarHeight: isRegularInLandscape
        ? toolbarHeight(on: system) : Self.compactToolbarHeight.on(system),
      tabBarHeight: tabBars.on(system)
    )
  }

  /// Returns the height of a regular toolbar.
  private func toolbarHeight(on system: SystemVersion) -> Double {
    (hasHomeIndicator ? Self.indicatorToolbarHeight : Self.homeButtonToolbarHeight).on(system)
  }
}

// MARK: - The screens

extension PhoneScreen {
  static let iPhone4s = homeButton(320, 480, "retina3_5", .iPhone4s)
  static let iPhone5 = homeButton(320, 568, "retina4_0", .iPhone5)
  static let iPhone6 = homeButton(375, 667, "retina4_7", .iPhone6)
  static let iPhone6Plus = homeButton(414, 736, scale: 3, "retina5_5", .iPhone6Plus)

  static let iPhoneX = notch(375, 812, top: 44, ["retina5_9"], .narrow)
  static let iPhoneXR = notch(414, 896, scale: 2, top: xrTop, ["retina6_1"], .xr)
  static let iPhoneXSMax = notch(414, 896, top: 44, ["retina6_5"], .xr)
  static let iPhone12Mini = notch(
    375,
    812,
    top: 50,
    status: miniStatusBar,
    ["retina5_4", "retina5_9"],
    .narrow
  )
  static let iPhone13Mini = notch(375, 812, top: 50, ["retina5_9"], .narrow)
  static let iPhone12 = notch(390, 844, top: 47, ["retina6_0"], .medium)
  static let iPhone12ProMax = notch(428, 926, top: 47, ["retina6_7"], .wide)

  // The bar begins one pixel above the end of the status bar; later islands are lower. On iOS 26 it
  // begins at the top of the safe area.
  static let iPhone14Pro = island(393, 852, top: 59, bar: 54 - 1 / 3, ["retina6_12"], .mediumIsland)
  static let iPhone14ProMax = island(
    430,
    932,
    top: 59,
    bar: 54 - 1 / 3,
    ["retina6_72"],
    .wideIsland
  )
  static let iPhone16Pro = island(402, 874, top: 62, bar: 56 + 1 / 3, ["retina6_3"], .mediumIsland)
  static let iPhone16ProMax = island(440, 956, top: 62, bar: 56 + 1 / 3, ["retina6_9"], .wideIsland)
  static let iPhoneAir = island(420, 912, top: 68, status: 59, bar: 62 + 1 / 3, [], .air)

  /// The top inset of the iPhone XR and 11: iOS 14 made it higher.
  private static let xrTop: ValueBySystem<Double> = ValueBySystem(44).since(14, 48)

  /// On iOS 14 the status bar of the 12 mini was lower than the top inset.
  private static let miniStatusBar: ValueBySystem<Double> = ValueBySystem(44).since(15, 50)

  private static func homeButton(
    _ width: Double,
    _ height: Double,
    scale: Double = 2,
    _ interfaceBuilderID: String,
    _ keyboards: KeyboardTable
  ) -> PhoneScreen {
    PhoneScreen(
      size: DeviceSize(width: width, height: height),
      scale: scale,
      display: .homeButton,
      interfaceBuilderIDs: [interfaceBuilderID],
      keyboards: keyboards,
      statusBarHeight: 20,
      safeAreaTop: 20,
      navigationBarTop: 20
    )
  }

  private static func notch(
    _ width: Double,
    _ height: Double,
    scale: Double = 3,
    top: ValueBySystem<Double>,
    status: ValueBySystem<Double>? = nil,
    _ interfaceBuilderIDs: [String],
    _ keyboards: KeyboardTable
  ) -> PhoneScreen {
    PhoneScreen(
      size: DeviceSize(width: width, height: height),
      scale: scale,
      display: .notch,
      interfaceBuilderIDs: interfaceBuilderIDs,
      keyboards: keyboards,
      statusBarHeight: status ?? top,
      safeAreaTop: top,
      navigationBarTop: top
    )
  }

  private static func island(
    _ width: Double,
    _ height: Double,
    top: Double,
    status: ValueBySystem<Double> = 54,
    bar: Double,
    wide: Bool = false,
    _ interfaceBuilderIDs: [String],
    _ keyboards: KeyboardTable
  ) -> PhoneScreen {
    PhoneScreen(
      size: DeviceSize(width: width, height: height),
      scale: 3,
      display: .dynamicIsland,
      interfaceBuilderIDs: interfaceBuilderIDs,
      keyboards: keyboards,
      statusBarHeight: status,
      safeAreaTop: ValueBySystem(top),
      navigationBarTop: ValueBySystem(bar).since(26, top)
    )
  }
}
