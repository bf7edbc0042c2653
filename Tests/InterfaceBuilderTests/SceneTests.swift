import InterfaceBuilder
import ScenarioModel
import Testing

@Suite struct SceneTests {
  private static func viewController(_ id: String, _ contents: String = "") -> String {
    """
    <viewController storyboardIdentifier="Name \(id)" id="\(id)"><view key="view" id="\(id)-root"/>
    \(contents)</viewController>
    """
  }

  private static func segue(_ kind: String, _ destination: String) -> String {
    """
    <connections><segue destination="\(destination)" kind="\(kind)" id="\(kind)-\(destination)"/>
    </connections>
    """
  }

  private static func navigationController(root: String, _ attributes: String = "") -> String {
    """
    <navigationController id="nav" \(attributes)>
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="\(root)" kind="relationship"
     relationship="rootViewController" id="r"/></connections></navigationController>
    """
  }

  private static let flow = SmallDocument.storyboard(
    scenes: [
      navigationController(root: "a"), viewController("a", segue("show", "b")),
      viewController("b", segue("presentation", "c")), viewController("c"),
    ],
    initial: "nav"
  )

  @Test func navigationRootIsInitialScene() throws {
    let document = try document(Self.flow)
    #expect(document.scenes.map(\.isInitial) == [true, false, false, false])
    #expect(document.scenes.first?.controller?.containedControllers == ["a"])
    #expect(document.scenes.first?.screen == nil)
    #expect(try document.screen(scene: nil).rootView.id == "a-root")
    #expect(document.scenes[1].controller?.segues.map(\.destination) == ["b"])
  }

  @Test(arguments: ["b", "Name b", "scene2"])
  func sceneIsFoundByEachName(name: String) throws {
    #expect(try document(Self.flow).screen(scene: name).rootView.id == "b-root")
  }

  @Test func unknownSceneErrorListsKnownScenes() {
    #expect(
      throws: ImportError.noSuchScene(
        file: "F.storyboard",
        name: "d",
        known: ["nav", "Name a", "Name b", "Name c"]
      )
    ) {
      try document(Self.flow).screen(scene: "d")
    }
  }

  @Test func controllerWithoutViewHasNoScreen() {
    #expect(throws: ImportError.noView(file: "F.storyboard", scene: "nav", reference: nil)) {
      try document(Self.flow).screen(scene: "nav")
    }
  }

  @Test func sceneOfOtherStoryboardIsNamed() {
    let text = SmallDocument.storyboard(
      scenes: [
        #"<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="One" id="p"/>"#
      ],
      initial: "p"
    )
    #expect(
      errorMessage { () throws(ImportError) in try document(text).screen(scene: nil) }
        == "F.storyboard: scene 'p' has no view to lay out\nfix: name another scene\n"
        + #"hint: it refers to scene "One" of Other"#
    )
  }

  @Test(arguments: [("embed", [true, false]), ("show", [true, true])])
  func embeddedSceneDoesNotFillScreen(kind: String, fill: [Bool]) throws {
    let text = SmallDocument.storyboard(
      scenes: [Self.viewController("a", Self.segue(kind, "b")), Self.viewController("b")],
      initial: "a"
    )
    #expect(try document(text).scenes.map(\.fillsScreen) == fill)
  }

  @Test(arguments: [
    (#"<outlet property="view" destination="v"/>"#, 300, true),
    ("", 300, false),
    ("", 375, true),
  ])
  func largeOrOwnedNibViewFillsScreen(
    outlet: String,
    width: Int,
    fills: Bool
  ) throws {
    let text = SmallDocument.nib(
      objects: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlet)
        </connections></placeholder><view id="v">
        <rect key="frame" x="0" y="0" width="\(width)" height="667"/></view>
        """
    )
    .replacing("<objects>", with: #"<device id="retina4_7" orientation="portrait"/><objects>"#)
    let scenes = try document(text).scenes
    #expect(scenes.map(\.fillsScreen) == [fills])
    #expect(scenes.map(\.canvas.isControllersView) == [!outlet.isEmpty])
  }

  @Test func containerCycleEnds() {
    let text = SmallDocument.storyboard(
      scenes: [Self.navigationController(root: "nav")],
      initial: "nav"
    )
    #expect(throws: ImportError.noView(file: "F.storyboard", scene: "nav", reference: nil)) {
      try document(text).screen(scene: nil)
    }
  }

  @Test func storyboardWithoutInitialSceneRequiresName() {
    let text = SmallDocument.storyboard(
      scenes: [Self.viewController("a"), Self.viewController("b")],
      initial: ""
    )
    #expect(
      throws: ImportError.noInitialScene(file: "F.storyboard", known: ["Name a", "Name b"])
    ) {
      try document(text).screen(scene: nil)
    }
  }

  @Test func nibIsOneScene() throws {
    let document = try document(
      SmallDocument.nib(
        objects: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
          <outlet property="header" destination="v"/></connections></placeholder>
          <view id="v"/><view id="w"/>
          """
      )
    )
    let scene = try #require(document.scenes.first)
    #expect(scene.id == "v")
    #expect(scene.canvas.container == .nib)
    #expect(scene.screen?.rootView.name == "header")
    #expect(scene.screen?.detachedViews.map(\.id) == ["w"])
  }

  @Test func barsFollowPathToScene() throws {
    let canvases = try document(Self.flow).scenes.map(\.canvas)
    #expect(canvases.map(\.topBar) == [.none, .navigationBar, .navigationBar, .none])
  }

  /// Three scenes of one app keep the navigation bar, as after a push.
  @Test func detailKeepsBarsOfItsSource() throws {
    let text = SmallDocument.storyboard(
      scenes: [
        Self.navigationController(root: "a"),
        Self.viewController("a", Self.segue("showDetail", "b")),
        Self.viewController("b"),
      ],
      initial: "nav"
    )
    #expect(try document(text).scene("b").canvas.topBar == .navigationBar)
  }

  @Test(arguments: [
    ("presentation", #"modalPresentationStyle="fullScreen""#, "", true),
    ("presentation", "", #"modalPresentationStyle="fullScreen""#, true),
    ("presentation", #"modalPresentationStyle="pageSheet""#, "", false),
    ("presentation", "", "", false), ("show", "", #"modalPresentationStyle="fullScreen""#, false),
  ])
  func modalSegueMayFillScreen(
    kind: String,
    style: String,
    ownStyle: String,
    fills: Bool
  ) throws {
    let presenting = Self.segue(kind, "nav").replacing("/>", with: " \(style)/>")
    let text = SmallDocument.storyboard(
      scenes: [
        Self.viewController("first", presenting), Self.navigationController(root: "a", ownStyle),
        Self.viewController("a"),
      ],
      initial: "first"
    )
    #expect(try document(text).scene("a").canvas.isPresentedFullScreen == fills)
  }

  /// Documents for iPads alone, before documents had devices.
  @Test func earlyPadDocumentHasPad() throws {
    let text = SmallDocument.storyboard(scenes: [Self.viewController("a")], initial: "a")
      .replacing(#"targetRuntime="iOS.CocoaTouch""#, with: #"targetRuntime="iOS.CocoaTouch.iPad""#)
      .replacing(#"toolsVersion="14460""#, with: #"toolsVersion="6185""#)
    let canvas = try document(text).scene("a").canvas
    #expect(canvas.device == "ipad9_7")
    #expect(canvas.screenSize == Size(width: 768, height: 1024))
    #expect(canvas.scale == 1)
    #expect(canvas.sizeClasses == .any)
  }

  @Test func hiddenNavigationBarIsIgnored() throws {
    let text = SmallDocument.storyboard(
      scenes: [
        Self.navigationController(root: "a", #"navigationBarHidden="YES" toolbarHidden="NO""#),
        Self.viewController("a"),
      ],
      initial: "nav"
    )
    let canvas = try document(text).scene("a").canvas
    #expect(canvas.topBar == .none)
    #expect(canvas.hidesNavigationBar)
    #expect(canvas.bottomBar == .toolbar)
  }

  @Test(arguments: [
    (#"<nil key="simulatedTopBarMetrics"/>"#, DesignCanvas.TopBar.none),
    (#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#, .navigationBar),
  ])
  func sceneOverridesItsBars(metrics: String, bar: DesignCanvas.TopBar) throws {
    let text = SmallDocument.storyboard(
      scenes: [Self.navigationController(root: "a"), Self.viewController("a", metrics)],
      initial: "nav"
    )
    #expect(try document(text).scene("a").canvas.topBar == bar)
    #expect(try !document(text).scene("a").canvas.hidesNavigationBar)
  }

  @Test(arguments: [
    ("", DesignCanvas.TopBar.largeTitle),
    (
      #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="i"/>"#,
      .navigationBar
    ),
    (#"<nil key="simulatedTopBarMetrics"/>"#, .none),
  ])
  func barDecidesLargeTitles(item: String, bar: DesignCanvas.TopBar) throws {
    let container = Self.navigationController(root: "a")
      .replacing(#"id="bar""#, with: #"id="bar" largeTitles="YES""#)
    let text = SmallDocument.storyboard(
      scenes: [container, Self.viewController("a", item)],
      initial: "nav"
    )
    #expect(try document(text).scene("a").canvas.topBar == bar)
  }

  /// Without its own mode a title is as large as the previous one.
  @Test(arguments: [("", DesignCanvas.TopBar.navigationBar), ("always", .largeTitle)])
  func pushedTitleInheritsSizeOfPrevious(mode: String, bar: DesignCanvas.TopBar) throws {
    let container = Self.navigationController(root: "a")
      .replacing(#"id="bar""#, with: #"id="bar" largeTitles="YES""#)
    let never = #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="i"/>"#
    let item =
      mode.isEmpty
      ? "" : #"<navigationItem key="navigationItem" largeTitleDisplayMode="\#(mode)" id="j"/>"#
    let text = SmallDocument.storyboard(
      scenes: [
        container, Self.viewController("a", never + Self.segue("show", "b")),
        Self.viewController("b", item),
      ],
      initial: "nav"
    )
    #expect(try document(text).scene("b").canvas.topBar == bar)
  }

  @Test(arguments: [
    (#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#, false),
    (#"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#, false),
    (#"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#, true),
    ("", true),
  ])
  func contentExtendsUnderTranslucentBars(metrics: String, extends: Bool) throws {
    let text = SmallDocument.storyboard(
      scenes: [Self.navigationController(root: "a"), Self.viewController("a", metrics)],
      initial: "nav"
    )
    #expect(try document(text).scene("a").canvas.extendsUnderTopBar == extends)
  }

  @Test func freeformSizeReplacesScreenSize() throws {
    let size = #"<size key="freeformSize" width="300" height="2000"/>"#
    let canvas = try document(SmallDocument.storyboard(controller: size)).scene(nil).canvas
    #expect(canvas.isFreeform)
    #expect(canvas.screenSize == Size(width: 300, height: 2000))
  }

  @Test(arguments: [("embed", true), ("popoverPresentation", true), ("presentation", false)])
  func embeddedScenesArePartsOfScreen(segue: String, isPart: Bool) throws {
    let connections =
      #"<connections><segue destination="b" kind="\#(segue)" id="s"/></connections>"#
    let text = SmallDocument.storyboard(
      scenes: [Self.viewController("a", connections), Self.viewController("b")],
      initial: "a"
    )
    #expect(try document(text).scene("a").canvas.isPartOfScreen == false)
    #expect(try document(text).scene("b").canvas.isPartOfScreen == isPart)
  }

  @Test func tabsHaveATabBar() throws {
    let tabs = """
      <tabBarController id="tabs"><connections><segue destination="nav" kind="relationship"
       relationship="viewControllers" id="t"/></connections></tabBarController>
      """
    let text = SmallDocument.storyboard(
      scenes: [tabs, Self.navigationController(root: "a"), Self.viewController("a")],
      initial: "tabs"
    )
    let canvas = try document(text).scene("a").canvas
    #expect(canvas.topBar == .navigationBar)
    #expect(canvas.bottomBar == .tabBar)
  }

  // MARK: - Circles and chains

  private static func pushing(_ id: String, to next: String, _ contents: String = "") -> String {
    viewController(id, contents + segue("show", next))
  }

  /// A bar chosen by one scene of a cycle applies to all its scenes; without a choice there is
  /// none.
  @Test(arguments: [0, 1, 2], [true, false])
  func barsPropagateAroundCycle(choosing: Int, choosesBar: Bool) throws {
    let choice =
      choosesBar
      ? #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"# : ""
    let ids = ["a", "b", "c"]
    let scenes = ids.indices.map { index in
      Self.pushing(ids[index], to: ids[(index + 1) % 3], index == choosing ? choice : "")
    }
    let canvases = try document(SmallDocument.storyboard(scenes: scenes, initial: "a"))
      .scenes.map(\.canvas)
    let bar = choosesBar ? DesignCanvas.TopBar.navigationBar : .none
    #expect(canvases.map(\.topBar) == [bar, bar, bar])
  }

  /// `a` has the bar, `b` removes it, `c` inherits that, and so does `d` behind the cycle.
  @Test func nearestBarChoiceInCycleApplies() throws {
    let scenes = [
      Self.pushing(
        "a",
        to: "b",
        #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
      ),
      Self.pushing("b", to: "c", #"<nil key="simulatedTopBarMetrics"/>"#),
      Self.viewController(
        "c",
        """
        <connections><segue destination="a" kind="show" id="1"/>
        <segue destination="d" kind="show" id="2"/></connections>
        """
      ),
      Self.viewController("d"),
    ]
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
      let text = SmallDocument.storyboard(scenes: order.map { scenes[$0] }, initial: "a")
      let bars = try ["a", "b", "c", "d"].map { try document(text).scene($0).canvas.topBar }
      #expect(bars == [.navigationBar, .none, .none, .none])
    }
  }

  @Test func sceneThatPushesItselfHasOwnBars() throws {
    let text = SmallDocument.storyboard(scenes: [Self.pushing("a", to: "a")], initial: "a")
    #expect(try document(text).scene("a").canvas.topBar == .none)
  }

  /// Following the chain again for every scene would take 4.5 million steps.
  @Test func barsReachEndOfLongChain() throws {
    let count = 3000
    let chain = (0..<count).map { Self.pushing("v\($0)", to: "v\($0 + 1)") }
    let text = SmallDocument.storyboard(
      scenes: [Self.navigationController(root: "v0")] + chain,
      initial: "nav"
    )
    let canvases = try document(text).scenes.map(\.canvas)
    #expect(canvases.count == count + 1)
    #expect(canvases.dropFirst().allSatisfy { $0.topBar == .navigationBar })
  }
}
