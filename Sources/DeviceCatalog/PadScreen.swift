/// The common measures of all iPads with one screen.
///
/// A screen has the name of the first model with it. Bars, insets and size classes are the same in
/// both orientations of an iPad.
struct PadScreen {
  let size: DeviceSize
  let display: DeviceDisplay
  let interfaceBuilderIDs: [String]

  func metrics(in orientation: DeviceOrientation, keyboards: KeyboardTable) -> DeviceMetrics {
    DeviceMetrics(
      size: size.turned(to: orientation),
      horizontalSizeClass: .regular,
      verticalSizeClass: .regular,
      edges: edges(on: .usual),
      keyboard: keyboards.standard.heights(in: orientation)
    )
  }

  /// The bars and insets on a system, the same in both orientations.
  func edges(on system: SystemVersion) -> ScreenEdges {
    let statusBar = statusBarHeight.on(system)
    return ScreenEdges(
      safeArea: DeviceInsets(
        top: statusBar,
        left: 0,
        bottom: homeIndicatorHeight.on(system),
        right: 0
      ),
      statusBarHeight: statusBar,
      navigationBarHeight: Self.barHeight.on(system),
      navigationBarTop: statusBar,
      toolbarHeight: Self.toolbarHeight.on(system),
      tabBarHeight: Self.tabBarHeight.on(system)
    )
  }

  /// The height of navigation bars, which grew with iOS 12; one source has the height of iOS 26.
  private static let barHeight: ValueBySystem<Double> =
    ValueBySystem(44).since(12, 50).since(26, 54)

  /// The height of toolbars; one source has the height of iOS 26.
  private static let toolbarHeight: ValueBySystem<Double> =
    ValueBySystem(44).since(12, 50).since(26, 48)

  private static let tabBarHeight: ValueBySystem<Double> = ValueBySystem(49).since(12, 50)

  private var statusBarHeight: ValueBySystem<Double> {
    ValueBySystem(display == .homeButton ? 20 : 24).since(26, 32)
  }

  private var homeIndicatorHeight: ValueBySystem<Double> {
    display == .homeButton ? 0 : ValueBySystem(20).since(26, 25)
  }
}

// MARK: - The screens

extension PadScreen {
  static let iPadMini2 = homeButton(768, 1024, "ipad9_7")
  static let iPad7 = homeButton(810, 1080, "ipad10_2")
  static let iPadPro10 = homeButton(834, 1112, "ipad10_5")
  static let iPadPro12 = homeButton(1024, 1366, "ipad12_9")
  static let iPadMini6 = rounded(744, 1133, "ipad8_3rounded")
  static let iPadAir4 = rounded(820, 1180, "ipad10_9", "ipad10_9rounded")
  static let iPadPro11 = rounded(834, 1194, "ipad11_0rounded")
  static let iPadPro11M4 = rounded(834, 1210)
  static let iPadPro12Rounded = rounded(1024, 1366, "ipad12_9rounded")
  static let iPadPro13M4 = rounded(1032, 1376, "ipad13_0rounded")

  private static func homeButton(
    _ width: Double,
    _ height: Double,
    _ interfaceBuilderIDs: String...
  ) -> PadScreen {
    PadScreen(
      size: DeviceSize(width: width, height: height),
      display: .homeButton,
      interfaceBuilderIDs: interfaceBuilderIDs
    )
  }

  private static func rounded(
    _ width: Double,
    _ height: Double,
    _ interfaceBuilderIDs: String...
  ) -> PadScreen {
    PadScreen(
      size: DeviceSize(width: width, height: height),
      display: .rounded,
      interfaceBuilderIDs: interfaceBuilderIDs
    )
  }
}
