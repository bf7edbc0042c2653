/// The foldable iPhones; their measures are the same on all of their systems.
enum FoldablePhones {
  /// The iPhone Duo.
  ///
  /// The outer display has 1398 x 2034 pixels and the inner one 1878 x 2670, three to a point. The
  /// status bar and all bars are in a strip at one side, about 84 points wide
  /// (skedgo/TGCardViewController#31), except on the inner display in portrait. That orientation, the
  /// home indicator and the keyboards have the measures of the largest phones.
  static let duo = Device(
    id: "iphone-duo",
    name: "iPhone Duo",
    idiom: .phone,
    display: .rounded,
    scale: 3,
    introduced: 2026,
    interfaceBuilderIDs: [],
    portrait: besideStrip(outer, .portrait, horizontal: .compact, vertical: .regular),
    landscape: besideStrip(outer, .landscape, horizontal: .compact, vertical: .compact),
    innerDisplay: InnerDisplay(
      portrait: metrics(inner, .portrait, largest(.portrait), .regular, .regular),
      landscape: besideStrip(inner, .landscape, horizontal: .regular, vertical: .regular)
    )
  )

  private static let outer = DeviceSize(width: 466, height: 678)
  private static let inner = DeviceSize(width: 626, height: 890)
  private static let stripWidth = 84.0

  /// Returns the edges of the largest phones, which the sources about the Duo leave open.
  private static func largest(_ orientation: DeviceOrientation) -> ScreenEdges {
    PhoneScreen.iPhone16ProMax.edges(on: 27, in: orientation)
  }

  private static func besideStrip(
    _ size: DeviceSize,
    _ orientation: DeviceOrientation,
    horizontal: SizeClass,
    vertical: SizeClass
  ) -> DeviceMetrics {
    let largest = largest(orientation)
    let edges = ScreenEdges(
      safeArea: DeviceInsets(
        top: 0,
        left: 0,
        bottom: largest.safeArea.bottom,
        right: stripWidth
      ),
      statusBarHeight: 0,
      navigationBarHeight: largest.navigationBarHeight,
      navigationBarTop: 0,
      toolbarHeight: largest.toolbarHeight,
      tabBarHeight: largest.tabBarHeight
    )
    var metrics = metrics(size, orientation, edges, horizontal, vertical)
    metrics.verticalBarWidth = stripWidth
    return metrics
  }

  private static func metrics(
    _ size: DeviceSize,
    _ orientation: DeviceOrientation,
    _ edges: ScreenEdges,
    _ horizontal: SizeClass,
    _ vertical: SizeClass
  ) -> DeviceMetrics {
    DeviceMetrics(
      size: size.turned(to: orientation),
      horizontalSizeClass: horizontal,
      verticalSizeClass: vertical,
      edges: edges,
      keyboard: KeyboardTable.duo.standard.heights(in: orientation)
    )
  }
}
