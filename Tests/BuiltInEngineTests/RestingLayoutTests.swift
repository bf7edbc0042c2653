import DeviceCatalog
import ScenarioModel
import Testing

@testable import BuiltInEngine

/// The layout of a scene in an app, as opposed to Interface Builder.
@Suite struct RestingLayoutTests {
  private static let canvas = DesignCanvas(device: "retina4_7", toolsVersion: 14_460)

  /// Returns a root of 375 by 667 points with these views and constraints.
  private func root(
    _ subviews: [ViewNode],
    _ constraints: [ConstraintNode] = [],
    guides: [GuideNode] = [GuideNode(id: "safe", kind: .safeArea)]
  ) -> ViewNode {
    ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      subviews: subviews,
      layoutGuides: guides,
      constraints: constraints
    )
  }

  private func pin(
    _ view: String,
    _ attribute: ConstraintNode.Attribute,
    to item: String,
    _ constant: Double = 0
  ) -> ConstraintNode {
    ConstraintNode(
      id: "\(view)-\(attribute)-\(item)",
      firstItem: view,
      firstAttribute: attribute,
      secondItem: item,
      secondAttribute: attribute,
      constant: constant
    )
  }

  private func size(
    _ view: String,
    _ attribute: ConstraintNode.Attribute,
    _ constant: Double,
    isPlaceholder: Bool = false
  ) -> ConstraintNode {
    ConstraintNode(
      id: "\(view)-\(attribute)",
      firstItem: view,
      firstAttribute: attribute,
      constant: constant,
      isPlaceholder: isPlaceholder
    )
  }

  /// A root with one box that fills the safe area.
  private var filled: ViewNode {
    let edges: [ConstraintNode.Attribute] = [.top, .left, .bottom, .right]
    return root(
      [ViewNode(id: "box", name: "box", kind: .view)],
      edges.map { pin("box", $0, to: "safe") }
    )
  }

  private func frames(
    _ root: ViewNode,
    detached: [ViewNode] = [],
    on canvas: DesignCanvas = canvas,
    device: String = "iphone-8",
    _ orientation: DeviceOrientation = .portrait,
    configure: (inout ScreenStage) -> Void = { _ in }
  ) throws -> [String: Rect] {
    var stage = ScreenStage(
      device: try #require(Devices.device(id: device)),
      orientation: orientation
    )
    configure(&stage)
    let screen = Screen(
      name: "s",
      rootView: root,
      detachedViews: detached,
      extendsUnderTopBar: canvas.extendsUnderTopBar
    )
    let views = try layout(of: screen, in: ScreenSurroundings(canvas), on: stage).views
    return Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.frame) })
  }

  private func layout(
    of screen: Screen,
    in surroundings: ScreenSurroundings,
    on stage: ScreenStage
  ) throws -> LaidOutScreen {
    try RestingLayout.layout(of: CaseQuestion(showing: screen, in: surroundings, on: stage))
  }

  /// The iPhone X is 375 by 812, with 44 above and 34 below; in landscape 44 at the sides and 21
  /// below.
  @Test func rootFillsScreenAndHasSafeArea() throws {
    let portrait = try frames(filled, device: "iphone-x")
    #expect(portrait["root"] == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(portrait["box"] == Rect(x: 0, y: 44, width: 375, height: 812 - 44 - 34))
    let landscape = try frames(filled, device: "iphone-x", .landscape)
    #expect(landscape["box"] == Rect(x: 44, y: 0, width: 812 - 88, height: 375 - 21))
  }

  /// On an iPhone 8 a status bar takes 20, a navigation bar 44, a toolbar 44, a tab bar 49.
  @Test(arguments: [
    (DesignCanvas.TopBar.navigationBar, DesignCanvas.BottomBar.none, 64.0, 0.0),
    (.navigationBar, .toolbar, 64, 44),
    (.navigationBar, .tabBar, 64, 49),
    (.none, .tabBar, 20, 49),
    (.none, .toolbar, 20, 44),
  ])
  func canvasBarsBecomeContainers(
    top: DesignCanvas.TopBar,
    bottom: DesignCanvas.BottomBar,
    above: Double,
    below: Double
  ) throws {
    var canvas = Self.canvas
    canvas.topBar = top
    canvas.bottomBar = bottom
    let frames = try frames(filled, on: canvas)
    #expect(frames["box"] == Rect(x: 0, y: above, width: 375, height: 667 - above - below))
    #expect(frames["root"] == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func contentEndsAtOpaqueBars() throws {
    var canvas = Self.canvas
    canvas.topBar = .navigationBar
    canvas.extendsUnderTopBar = false
    let frames = try frames(filled, on: canvas)
    #expect(frames["root"] == Rect(x: 0, y: 64, width: 375, height: 603))
    #expect(frames["box"] == Rect(x: 0, y: 0, width: 375, height: 603))
  }

  @Test func placeholdersAreRemoved() throws {
    let view = root(
      [ViewNode(id: "box", name: "box", kind: .view)],
      [
        pin("box", .top, to: "root", 7), pin("box", .left, to: "root"), size("box", .width, 5),
        size("box", .height, 90, isPlaceholder: true), size("box", .height, 50),
      ]
    )
    #expect(try frames(view)["box"] == Rect(x: 0, y: 7, width: 5, height: 50))
  }

  /// Ten points from the leading edge are ten from the right one: 375 - 10 - 100.
  @Test func rightToLeftMirrorsLeadingEdges() throws {
    let view = root(
      [ViewNode(id: "box", name: "box", kind: .view)],
      [
        pin("box", .top, to: "root"), pin("box", .leading, to: "root", 10),
        size("box", .width, 100), size("box", .height, 1),
      ]
    )
    #expect(try frames(view)["box"]?.x == 10)
    #expect(try frames(view) { $0.user = UserSettings(direction: .rightToLeft) }["box"]?.x == 265)
  }

  /// Body is 17 points by default and 33 at the third accessibility size; a line is 1.193359375
  /// times as high, rounded up to half a point: 20.287 and 39.381.
  @Test(arguments: [(TextSize.large, 20.5), (.accessibilityLarge, 39.5)])
  func textStylesFollowTextSize(size: TextSize, height: Double) throws {
    var label = ViewNode(id: "label", name: "label", kind: .label)
    label.properties.text = "Name"
    label.properties.font = FontNode(textStyle: "body")
    let view = root([label], [pin("label", .top, to: "root"), pin("label", .left, to: "root")])
    let frame = try frames(view) { $0.user.textSize = size }["label"]
    #expect(frame?.height == height)
  }

  /// A table of the iPhone 8's width on the 320 points of the first iPhone SE.
  @Test func rowsAreAsWideAsTheirTable() throws {
    let content = ViewNode(
      id: "content",
      name: "content",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 375, height: 43.5),
      translatesAutoresizingMaskIntoConstraints: true,
      slot: "contentView"
    )
    let cell = ViewNode(
      id: "cell",
      name: "cell",
      kind: .tableViewCell,
      frame: Rect(x: 0, y: 28, width: 375, height: 44),
      translatesAutoresizingMaskIntoConstraints: true,
      subviews: [content],
      slot: "cell"
    )
    let table = ViewNode(
      id: "table",
      name: "table",
      kind: .tableView,
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      subviews: [cell]
    )
    let edges: [ConstraintNode.Attribute] = [.top, .left, .bottom, .right]
    let view = root([table], edges.map { pin("table", $0, to: "root") })
    let frames = try frames(view, device: "iphone-se-1")
    #expect(frames["table"]?.width == 320)
    // Without a title there is no header, and without constraints a row is 44 points high.
    #expect(frames["cell"] == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func viewOutsideTheScreenKeepsItsSize() throws {
    let loose = ViewNode(
      id: "loose",
      name: "loose",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 200, height: 40),
      subviews: [ViewNode(id: "in", name: "in", kind: .view)],
      constraints: [
        pin("in", .top, to: "loose"), pin("in", .bottom, to: "loose"),
        pin("in", .left, to: "loose", 8), pin("in", .right, to: "loose", -8),
      ]
    )
    let beside = try frames(filled, detached: [loose])
    #expect(beside["loose"] == Rect(x: 0, y: 0, width: 200, height: 40))
    #expect(beside["in"] == Rect(x: 8, y: 0, width: 184, height: 40))
  }

  /// The tablet has a status bar of 32 on its newest system.
  @Test func partOfAScreenKeepsItsSize() throws {
    let part = ViewNode(
      id: "part",
      name: "part",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 200, height: 40),
      subviews: [ViewNode(id: "in", name: "in", kind: .view)],
      layoutGuides: [GuideNode(id: "safe", kind: .safeArea)],
      constraints: [
        pin("in", .top, to: "safe"), pin("in", .bottom, to: "safe"),
        pin("in", .left, to: "part", 8), pin("in", .right, to: "part", -8),
      ]
    )
    let views = try layout(
      of: Screen(name: "s", rootView: part),
      in: ScreenSurroundings(partSize: Size(width: 200, height: 40)),
      on: ScreenStage(
        device: try #require(Devices.device(id: "ipad-10")),
        orientation: .portrait
      )
    ).views
    #expect(
      views.map(\.frame) == [
        Rect(x: 0, y: 32, width: 200, height: 40), Rect(x: 8, y: 0, width: 184, height: 40),
      ]
    )
  }

  @Test func brokenConstraintsAreNamed() throws {
    let view = root(
      [ViewNode(id: "box", name: "box", kind: .view)],
      [size("box", .width, 1), ConstraintNode(id: "x", firstItem: "box", firstAttribute: .width)]
    )
    let stage = ScreenStage(
      device: try #require(Devices.device(id: "iphone-8")),
      orientation: .portrait
    )
    let screen = Screen(name: "s", rootView: view)
    let layout = try layout(of: screen, in: ScreenSurroundings(), on: stage)
    #expect(layout.conflicts.count == 1)
    guard case .conflict = layout.conflicts.first else {
      Issue.record("\(layout.conflicts) have no conflict")
      return
    }
  }
}

extension CaseQuestion {
  /// Creates a case that only shows a screen.
  init(showing screen: Screen, in surroundings: ScreenSurroundings, on stage: ScreenStage) {
    let scenario = Scenario(
      name: "s",
      screen: ScreenReference(name: screen.name, source: .inPlace(screen.rootView)),
      in: surroundings,
      on: stage,
      steps: []
    )
    self.init(
      scenario: scenario,
      screens: [screen],
      device: stage.device,
      orientation: stage.orientation
    )
  }
}
