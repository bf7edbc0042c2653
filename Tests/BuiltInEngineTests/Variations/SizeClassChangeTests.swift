import BuiltInEngine
import DeviceCatalog
import ScenarioModel
import SnapshotModel
import Testing

/// Screens that vary by size class, while the size classes change.
@Suite struct SizeClassChangeTests {
  private static let turn: [ScenarioStep] = [
    .checkpoint(name: "start"), .rotate(to: .landscape), .wait(seconds: 1),
    .checkpoint(name: "turned"), .rotate(to: .portrait), .wait(seconds: 1),
    .checkpoint(name: "back"),
  ]

  private func run(
    _ contents: String,
    on device: String = "iphone-8",
    _ orientation: DeviceOrientation = .portrait,
    _ steps: [ScenarioStep] = turn
  ) async throws -> Run {
    let screen = try variedScreen(contents, on: device, orientation)
    return try await BuiltInEngine.current.checkedRun(
      question(device, orientation, screens: [screen], technique: .none, steps: steps)
    )
  }

  @Test func rotationChangesConstantsAndConstraints() async throws {
    let document = """
      <subviews>
      \(strip("first", height: 90, variation: #"<variation key="heightClass=compact" constant="30"/>"#))
      \(strip("second", height: 50))
      </subviews>
      <constraints>
      \(tie("first", "top", to: "root", constant: 40)) \(tie("first", "leading", to: "root"))
      \(tie("first", "trailing", to: "root")) \(tie("second", "leading", to: "root"))
      \(tie("second", "trailing", to: "root")) \(tie("second", "top", to: "first", "bottom"))
      \(tie("second", "bottom", to: "first"))
      </constraints>
      <variation key="default"><mask key="constraints">
      <exclude reference="second-bottom-first"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints">
      <exclude reference="second-top-first"/><include reference="second-bottom-first"/></mask>
      </variation>
      """
    let run = try await run(document)
    for checkpoint in ["start", "back"] {
      let frames = try run.frames(at: checkpoint)
      #expect(frames["first"] == Rect(x: 0, y: 40, width: 375, height: 90))
      // 40 + 90
      #expect(frames["second"] == Rect(x: 0, y: 130, width: 375, height: 50))
    }
    let frames = try run.frames(at: "turned")
    #expect(frames["first"] == Rect(x: 0, y: 40, width: 667, height: 30))
    // It ends at the first one's end: 40 + 30 - 50.
    #expect(frames["second"] == Rect(x: 0, y: 20, width: 667, height: 50))
  }

  /// A column of three views of equal height, with only the second one in compact height.
  private static let column = """
    <subviews><stackView axis="vertical" distribution="fillEqually" id="column" \
    translatesAutoresizingMaskIntoConstraints="NO"><subviews>
    <view id="first"/><view id="second"/><view id="third"/></subviews>
    <variation key="heightClass=compact"><mask key="subviews"><exclude reference="first"/>
    <exclude reference="third"/></mask></variation></stackView></subviews>
    <constraints>\(tie("column", "top", to: "root")) \(tie("column", "leading", to: "root"))
    \(tie("column", "trailing", to: "root"))
    <constraint firstItem="column" firstAttribute="height" constant="300" id="height"/></constraints>
    """

  @Test func rotationExcludesArrangedViews() async throws {
    let run = try await run(Self.column)
    let turned = try run.frames(at: "turned")
    #expect(turned["second"] == Rect(x: 0, y: 0, width: 667, height: 300))
    #expect(turned["first"] == nil)
    #expect(turned["third"] == nil)
    for checkpoint in ["start", "back"] {
      let frames = try run.frames(at: checkpoint)
      // 300 / 3 each
      for (index, name) in ["first", "second", "third"].enumerated() {
        let expected = Rect(x: 0, y: 100 * Double(index), width: 375, height: 100)
        #expect(frames[name] == expected, "\(name) at \(checkpoint)")
      }
    }
  }

  /// The rotation creates the views that do not exist at the start of the case.
  @Test func rotationCreatesNewlyIncludedViews() async throws {
    let steps: [ScenarioStep] = [
      .checkpoint(name: "start"), .rotate(to: .portrait), .wait(seconds: 1),
      .checkpoint(name: "turned"),
    ]
    let run = try await run(Self.column, .landscape, steps)
    #expect(try run.frames(at: "start")["first"] == nil)
    let paths = try run.snapshot("turned").views.map(\.path)
    let column: ViewPath = "screen/column"
    #expect(
      paths.filter { $0.isInside(column) }
        == ["\(column)/first", "\(column)/second", "\(column)/third"]
    )
    #expect(try run.frames(at: "turned")["third"]?.y == 200)
  }

  @Test func rotationChangesTheAxisOfAStack() async throws {
    let document = """
      <subviews><stackView axis="vertical" spacing="10" id="stack" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      \(strip("first", height: 40)) \(strip("second", height: 40))</subviews>
      <variation key="heightClass=compact" axis="horizontal" spacing="20" \
      distribution="fillEqually"/></stackView></subviews>
      <constraints>\(tie("stack", "top", to: "root")) \(tie("stack", "leading", to: "root"))
      <constraint firstItem="stack" firstAttribute="width" constant="320" id="width"/></constraints>
      """
    let run = try await run(document)
    for checkpoint in ["start", "back"] {
      // 40 + 10
      #expect(
        try run.frames(at: checkpoint)["second"] == Rect(x: 0, y: 50, width: 320, height: 40)
      )
    }
    // (320 - 20) / 2 = 150 each
    #expect(try run.frames(at: "turned")["second"] == Rect(x: 170, y: 0, width: 150, height: 40))
  }

  /// The system font of 40 points has lines of 47.73 points, which are 48 on whole pixels.
  @Test func rotationChangesFontsAndVisibility() async throws {
    let document = """
      <subviews><label text="Title" id="title" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="heightClass=compact" hidden="YES">
      <fontDescription key="fontDescription" type="system" pointSize="40"/></variation></label>
      </subviews>
      <constraints>\(tie("title", "top", to: "root")) \(tie("title", "leading", to: "root"))
      </constraints>
      """
    let run = try await run(document)
    let start = try run.view("screen/title", at: "start")
    #expect(start.frame.height == 20.5)
    #expect(!start.isHidden)
    let turned = try run.view("screen/title", at: "turned")
    #expect(turned.frame.height == 48)
    #expect(turned.isHidden)
    #expect(try run.view("screen/title", at: "back") == start)
  }

  /// A constant set by a script stays unless a variation changes it.
  @Test func scriptedConstantsStay() async throws {
    let steps: [ScenarioStep] = [
      .setConstant(constraint: "second-height", constant: 70), .rotate(to: .landscape),
      .wait(seconds: 1), .checkpoint(name: "turned"),
    ]
    let document = """
      <subviews>
      \(strip("first", height: 90, variation: #"<variation key="heightClass=compact" constant="30"/>"#))
      \(strip("second", height: 50))</subviews>
      <constraints>\(tie("first", "top", to: "root")) \(tie("second", "top", to: "first", "bottom"))
      </constraints>
      """
    let frames = try await run(document, .portrait, steps).frames(at: "turned")
    #expect(frames["first"]?.height == 30)
    #expect(frames["second"]?.height == 70)
  }

  /// A third of an iPad is compact in width, the whole screen is regular.
  @Test func multitaskingChangesContents() async throws {
    let variation = #"<variation key="widthClass=compact" constant="20"/>"#
    let document = """
      <subviews>\(strip("bar", height: 60, variation: variation))</subviews>
      <constraints>\(tie("bar", "top", to: "root")) \(tie("bar", "leading", to: "root"))
      \(tie("bar", "trailing", to: "root"))</constraints>
      """
    let run = try await run(
      document,
      on: "ipad-10",
      .portrait,
      [
        .checkpoint(name: "full"), .multitasking(MultitaskingRequest(width: .oneThird)),
        .wait(seconds: 1), .checkpoint(name: "third"),
        .multitasking(MultitaskingRequest(width: .full)), .wait(seconds: 1),
        .checkpoint(name: "back"),
      ]
    )
    #expect(try run.frames(at: "full")["bar"]?.height == 60)
    #expect(try run.frames(at: "third")["bar"]?.height == 20)
    #expect(try run.frames(at: "back")["bar"]?.height == 60)
  }

  /// A form sheet of an iPad is compact in width, unlike its surroundings.
  ///
  /// The technique puts the root view of the document into a scroll view.
  @Test(
    arguments: [(PresentRequest.Style.formSheet, 20.0), (.fullScreen, 60)],
    [Technique.none, .scrollingContent]
  )
  func presentedScreensUseTheirOwnTraits(
    presentation: (style: PresentRequest.Style, height: Double),
    technique: Technique
  ) async throws {
    let variation = #"<variation key="widthClass=compact" constant="20"/>"#
    let document = """
      <subviews>\(strip("bar", height: 60, variation: variation))</subviews>
      <constraints>\(tie("bar", "top", to: "root"))</constraints>
      """
    let screens = [
      Screen.weak("first"), try variedScreen(document, named: "second", on: "ipad-10"),
    ]
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "ipad-10",
        screens: screens,
        technique: technique,
        steps: [
          .present(PresentRequest(screen: "second", style: presentation.style)),
          .wait(seconds: 1), .checkpoint(name: "up"),
        ]
      )
    )
    #expect(try run.frames(at: "up")["bar"]?.height == presentation.height)
  }

  /// A screen pushed after a rotation has the contents for its orientation at that time.
  @Test func laterScreensUseCurrentContents() async throws {
    let variation = #"<variation key="heightClass=compact" constant="30"/>"#
    let document = """
      <subviews>\(strip("bar", height: 90, variation: variation))</subviews>
      <constraints>\(tie("bar", "top", to: "root"))</constraints>
      """
    let screens = [
      Screen.weak("first"), try variedScreen(document, named: "second", on: "iphone-8"),
    ]
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: screens,
        navigation: true,
        technique: .none,
        steps: [
          .rotate(to: .landscape), .wait(seconds: 1),
          .push(screen: "second", focus: nil, animated: true), .wait(seconds: 1),
          .checkpoint(name: "pushed"),
        ]
      )
    )
    #expect(try run.frames(at: "pushed")["bar"]?.height == 30)
  }

  /// A container view with a scene, which the screen has in compact height only.
  private static let container = """
    <subviews><containerView userLabel="container" id="container" \
    translatesAutoresizingMaskIntoConstraints="NO"><connections>
    <segue destination="guest" kind="embed" id="segue"/></connections></containerView></subviews>
    <constraints>\(tie("container", "top", to: "root")) \(tie("container", "leading", to: "root"))
    <constraint firstItem="container" firstAttribute="width" constant="200" id="width"/>
    <constraint firstItem="container" firstAttribute="height" constant="100" id="height"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="container"/></mask></variation>
    <variation key="heightClass=compact"><mask key="subviews"><include reference="container"/></mask>
    </variation>
    """

  private static let guest = """
    <scene sceneID="scene-guest"><objects><viewController id="guest"><view key="view" id="guest-root">
    <rect key="frame" x="0" y="0" width="200" height="100"/></view></viewController></objects></scene>
    """

  /// The container is 200 by 100 points, and the embedded root view fills it.
  @Test(arguments: [Technique.none, .formRoot])
  func includedContainersShowTheirScenes(technique: Technique) async throws {
    let screen = try variedScreen(Self.container, with: Self.guest, on: "iphone-8")
    let run = try await BuiltInEngine.current.checkedRun(
      question("iphone-8", screens: [screen], technique: technique, steps: Self.turn)
    )
    #expect(try run.frames(at: "start")["guest-root"] == nil)
    let frame = try run.frames(at: "turned")["guest-root"]
    #expect(frame == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(try run.frames(at: "back")["guest-root"] == nil)
  }

  @Test func laterScreensShowScenesInContainers() async throws {
    let second = try variedScreen(
      Self.container,
      with: Self.guest,
      named: "second",
      on: "iphone-8"
    )
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [Screen.weak("first"), second],
        navigation: true,
        technique: .none,
        steps: [
          .rotate(to: .landscape), .wait(seconds: 1),
          .push(screen: "second", focus: nil, animated: true), .wait(seconds: 1),
          .checkpoint(name: "pushed"),
        ]
      )
    )
    let frame = try run.frames(at: "pushed")["guest-root"]
    #expect(frame == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  /// Without its own margins the root view has 16 points at its sides, and a status bar of 20
  /// above.
  @Test func rotationRestoresTheMarginsOfTheSystem() async throws {
    let document = """
      <subviews>\(strip("bar", height: 50))</subviews>
      <constraints>\(tie("bar", "top", to: "root", "topMargin"))
      \(tie("bar", "leading", to: "root", "leadingMargin"))
      \(tie("bar", "trailing", to: "root", "trailingMargin"))</constraints>
      <variation key="heightClass=compact">
      <edgeInsets key="layoutMargins" top="3" left="40" bottom="5" right="50"/></variation>
      """
    let run = try await run(document)
    for checkpoint in ["start", "back"] {
      // 375 - 16 - 16
      #expect(
        try run.frames(at: checkpoint)["bar"] == Rect(x: 16, y: 20, width: 343, height: 50)
      )
    }
    // 667 - 40 - 50
    let turned = try run.frames(at: "turned")["bar"]
    #expect(turned == Rect(x: 40, y: 3, width: 577, height: 50))
  }

  /// The readable column of the default text size is 672 of 736 points, or the rest between margins
  /// of 8.
  @Test func rotationChangesReadableMargins() async throws {
    let document = """
      <subviews><view id="column" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      \(strip("bar", height: 50))</subviews><constraints>\(tie("bar", "top", to: "column"))
      \(tie("bar", "leading", to: "column", "leadingMargin"))
      \(tie("bar", "trailing", to: "column", "trailingMargin"))
      \(tie("bar", "bottom", to: "column"))</constraints>
      <variation key="heightClass=compact" layoutMarginsFollowReadableWidth="YES"/></view></subviews>
      <constraints>\(tie("column", "top", to: "root")) \(tie("column", "leading", to: "root"))
      \(tie("column", "trailing", to: "root"))</constraints>
      """
    let run = try await run(document, on: "iphone-8-plus")
    for checkpoint in ["start", "back"] {
      // 414 - 8 - 8
      #expect(try run.frames(at: checkpoint)["bar"] == Rect(x: 8, y: 0, width: 398, height: 50))
    }
    // (736 - 672) / 2 = 32
    #expect(try run.frames(at: "turned")["bar"] == Rect(x: 32, y: 0, width: 672, height: 50))
  }

  @Test func rotationRestoresTheColorOfText() throws {
    let document = """
      <subviews><label text="Title" id="title"><rect key="frame" x="0" y="0" width="90" height="20"/>
      <nil key="textColor"/><variation key="heightClass=compact">
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></variation></label></subviews>
      """
    let screen = try variedScreen(document, on: "iphone-8")
    let question = try question(
      "iphone-8",
      screens: [screen],
      technique: .none,
      steps: Self.turn
    )
    let drawn = try DrawnCase(of: question, asRecordedBy: BuiltInEngine.current.identity)
    // The steps with the checkpoints.
    let items = [0, 3, 6].map {
      drawn.checkpoints[$0]?.appearance.views["screen/title"]?.items ?? []
    }
    #expect(items.map(\.count) == [1, 1, 1])
    #expect(items[0] == items[2])
    #expect(items[0] != items[1])
  }

  /// The views at the start of a case and the views of later size classes are looked up in the same
  /// way.
  @Test(arguments: [true, false])
  func excludedViewsAreNotFound(atTheStart: Bool) async throws {
    let orientation = atTheStart ? DeviceOrientation.landscape : .portrait
    let steps: [ScenarioStep] = [
      .rotate(to: .landscape), .wait(seconds: 1), .focus(view: "first"), .checkpoint(name: "end"),
    ]
    let error = await #expect(throws: EngineError.self) {
      try await run(Self.column, on: "iphone-8", orientation, steps)
    }
    #expect("\(try #require(error))".contains("for other size classes only"))
  }

  /// The width stays compact when an iPhone 8 rotates, and the height becomes compact.
  @Test func journalNamesChangedTraits() async throws {
    let events = try await run(Self.column).events.filter { $0.kind == .trait }
    #expect(events.map(\.step) == [1, 4])
    #expect(events.map(\.subject) == ["screen", "screen"])
    #expect(events.map(\.name) == ["verticalSizeClass", "verticalSizeClass"])
    #expect(events.map(\.before) == [.text("regular"), .text("compact")])
    #expect(events.map(\.after) == [.text("compact"), .text("regular")])
    #expect(events.map(\.cause) == [.system, .system])
  }

  /// The traits change inside the rotation, before the layout of the landscape frames.
  @Test func traitsChangeBeforeTheLayout() async throws {
    let events = try await run(Self.column).events.filter { $0.step == 1 }
    let names = events.map(\.name)
    let trait = try #require(names.firstIndex(of: "verticalSizeClass"))
    let layout = try #require(names.firstIndex(of: "layout"))
    let transition = try #require(names.firstIndex(of: "viewWillTransition"))
    #expect(transition < trait)
    #expect(trait < layout)
  }
}
