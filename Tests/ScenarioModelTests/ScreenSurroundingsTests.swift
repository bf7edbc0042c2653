import DeviceCatalog
import ScenarioModel
import SnapshotModel
import Testing

/// Tests the surroundings of a document's screen, and its stages.
@Suite struct ScreenSurroundingsTests {
  private func surroundings(
    _ top: DesignCanvas.TopBar,
    _ bottom: DesignCanvas.BottomBar
  ) -> ScreenSurroundings {
    ScreenSurroundings(DesignCanvas(toolsVersion: 14460, topBar: top, bottomBar: bottom))
  }

  /// Containers make the bars of a canvas; a navigation controller shows its bar by itself.
  @Test func canvasBarsBecomeContainers() {
    #expect(surroundings(.none, .none) == ScreenSurroundings())
    #expect(surroundings(.navigationBar, .none) == ScreenSurroundings(navigation: true))
    #expect(
      surroundings(.largeTitle, .none)
        == ScreenSurroundings(navigation: true, bars: Bars(largeTitles: true))
    )
    #expect(
      surroundings(.none, .toolbar)
        == ScreenSurroundings(navigation: true, bars: Bars(navigationBar: false, toolbar: true))
    )
    #expect(surroundings(.none, .tabBar) == ScreenSurroundings(bars: Bars(tabBar: true)))
    #expect(
      surroundings(.navigationBar, .tabBar)
        == ScreenSurroundings(navigation: true, bars: Bars(tabBar: true))
    )
  }

  @Test func stageIsOneCaseWithSettings() throws {
    let device = try #require(Devices.device(id: "iphone-8"))
    let plain = ScreenStage(device: device, orientation: .portrait)
    #expect(plain.simulation == nil)
    #expect(plain.text == "iphone-8 portrait")
    #expect(plain.matrix == Matrix(devices: ["iphone-8"], orientations: [.portrait]))
    let chosen = ScreenStage(
      device: device,
      orientation: .landscape,
      textSize: .accessibilityLarge,
      direction: .rightToLeft
    )
    var settings = SimulationSettings()
    settings.contentSizeCategory = .accessibilityLarge
    settings.layoutDirection = .rightToLeft
    #expect(chosen.simulation == settings)
    #expect(chosen.parts == ["iphone-8 landscape", "accessibilityLarge", "rtl"])
    // An iPhone 8 has compact width and height in landscape, and regular height in portrait.
    #expect(plain.version.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(chosen.version.sizeClasses == SizeClasses(horizontal: .compact, vertical: .compact))
  }

  /// A part of a screen is below the status bar, which is 20 points tall on an iPhone 8.
  @Test func partOfScreenIsInSafeArea() throws {
    let device = try #require(Devices.device(id: "iphone-8"))
    let stage = ScreenStage(device: device, orientation: .portrait)
    let part = ScreenSurroundings(partSize: Size(width: 100, height: 50))
    #expect(part.rootViewFrame(on: stage) == Rect(x: 0, y: 20, width: 100, height: 50))
    #expect(ScreenSurroundings().rootViewFrame(on: stage) == nil)
    let scenario = Scenario(
      name: "part",
      screen: ScreenReference(name: "part", source: .file("part.screen.yaml")),
      in: part,
      on: stage,
      steps: [.checkpoint(name: "at rest")]
    )
    #expect(scenario.rootViewFrame == Rect(x: 0, y: 20, width: 100, height: 50))
    #expect(scenario.cases().count == 1)
  }

  @Test(arguments: [
    (RotationTarget.portrait, DeviceOrientation.portrait, false),
    (.portraitUpsideDown, .portrait, true), (.landscape, .landscape, false),
    (.landscapeLeft, .landscape, true), (.landscapeRight, .landscape, false),
  ])
  func rotationTargetIsOrientation(
    target: RotationTarget,
    orientation: DeviceOrientation,
    isReversed: Bool
  ) {
    #expect(target.orientation == orientation)
    #expect(target.isReversed == isReversed)
    #expect(RotationTarget(orientation).orientation == orientation)
    #expect(!RotationTarget(orientation).isReversed)
  }

  /// A pattern matches any value for a missing part.
  @Test(arguments: [
    (EventPattern(kind: .inset, name: nil, subject: nil, isAbsent: true), true),
    (EventPattern(kind: .inset, name: "contentInset.top", subject: nil, isAbsent: false), true),
    (EventPattern(kind: .inset, name: "contentInset.top", subject: "a", isAbsent: false), true),
    (EventPattern(kind: .inset, name: nil, subject: "b", isAbsent: false), false),
    (EventPattern(kind: .inset, name: "contentInset.left", subject: nil, isAbsent: false), false),
    (EventPattern(kind: .scroll, name: nil, subject: nil, isAbsent: false), false),
  ])
  func aPatternMatchesAnEvent(pattern: EventPattern, matches: Bool) {
    let event = RunEvent(
      step: 0,
      time: 0,
      kind: .inset,
      name: "contentInset.top",
      subject: "a",
      cause: .system
    )
    #expect(pattern.matches(event) == matches)
  }
}
