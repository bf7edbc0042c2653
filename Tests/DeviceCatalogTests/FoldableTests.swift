import DeviceCatalog
import Testing

/// The measures of the iPhone Duo.
@Suite struct FoldableTests {
  private func duo() throws -> Device { try #require(Devices.device(id: "iphone-duo")) }

  /// Apple's specification in the wiki of log5r/simple-media-player: 1398 x 2034 and 1878 x 2670
  /// pixels, three to a point.
  @Test(
    arguments: [(.outer, 1398 / 3, 2034 / 3), (.inner, 1878 / 3, 2670 / 3)]
      as [(FoldableDisplay, Double, Double)]
  )
  func displaysHaveSpecifiedSizes(display: FoldableDisplay, width: Double, height: Double) throws {
    let duo = try duo()
    #expect(duo.scale == 3)
    let portrait = duo.metrics(in: .portrait, on: display).size
    #expect(portrait == DeviceSize(width: width, height: height))
    let landscape = duo.metrics(in: .landscape, on: display).size
    #expect(landscape == DeviceSize(width: height, height: width))
  }

  /// The same wiki, and xhzq233/ios-use#15: outside compact x regular and compact x compact, inside
  /// regular in both orientations.
  @Test(
    arguments: [
      (.outer, .portrait, .compact, .regular), (.outer, .landscape, .compact, .compact),
      (.inner, .portrait, .regular, .regular), (.inner, .landscape, .regular, .regular),
    ] as [(FoldableDisplay, DeviceOrientation, SizeClass, SizeClass)]
  )
  func sizeClassesDependOnDisplay(
    display: FoldableDisplay,
    orientation: DeviceOrientation,
    horizontal: SizeClass,
    vertical: SizeClass
  ) throws {
    let metrics = try duo().metrics(in: orientation, on: display)
    #expect(metrics.horizontalSizeClass == horizontal)
    #expect(metrics.verticalSizeClass == vertical)
  }

  /// skedgo/TGCardViewController#31 has about 84; the inner display in portrait has horizontal bars.
  @Test(
    arguments: [
      (.outer, .portrait, 84), (.outer, .landscape, 84), (.inner, .portrait, 0),
      (.inner, .landscape, 84),
    ] as [(FoldableDisplay, DeviceOrientation, Double)]
  )
  func verticalBarsInsetOneSide(
    display: FoldableDisplay,
    orientation: DeviceOrientation,
    inset: Double
  ) throws {
    let metrics = try duo().metrics(in: orientation, on: display)
    #expect(metrics.safeArea.right == inset && metrics.safeArea.left == 0)
    #expect(metrics.verticalBarWidth ?? 0 == inset)
  }

  /// It was sold with iOS 27.1.
  @Test(arguments: [("26.4", false), ("27.0", false), ("27.1", true)] as [(String, Bool)])
  func duoRunsLaterSystemsOnly(system: String, isPossible: Bool) throws {
    let system = try #require(SystemVersion(system))
    #expect(try duo().systems.contains(system) == isPossible)
    #expect(try duo().systems.newest == SystemVersion(27, 1))
    #expect(try !duo().guesses.isEmpty)
  }
}
