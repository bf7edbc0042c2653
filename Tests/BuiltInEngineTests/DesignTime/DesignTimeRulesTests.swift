import ScenarioModel
import Testing

@testable import BuiltInEngine

/// Interface Builder's own rules, which apps do not follow.
@Suite struct DesignTimeRulesTests {
  /// Returns the size of a label at the top left of a view of a kind.
  ///
  /// The phone has three pixels per point unless the test names another device.
  private func labelSize(
    _ font: FontNode,
    text: String = "Name",
    in kind: ViewKind = .view,
    tools: Int,
    scale: Double = 3,
    customClass: String? = nil,
    beside other: ViewKind? = nil
  ) throws -> Size {
    var label = ViewNode(id: "label", name: "label", kind: .label)
    label.properties.text = text
    label.properties.font = font
    label.properties.customClass = customClass
    let edges: [ConstraintNode.Attribute] = [.left, .top]
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: kind,
      frame: Rect(x: 0, y: 0, width: 300, height: 300),
      subviews: [label] + (other.map { [ViewNode(id: "other", name: "other", kind: $0)] } ?? []),
      constraints: edges.map {
        ConstraintNode(
          id: $0.rawValue,
          firstItem: "label",
          firstAttribute: $0,
          secondItem: "root",
          secondAttribute: $0
        )
      }
    )
    let device = scale == 3 ? "retina5_9" : "retina4_7"
    let canvas = DesignCanvas(device: device, scale: scale, toolsVersion: tools)
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    let frame = try #require(views.first { $0.id == "label" }).frame
    return Size(width: frame.width, height: frame.height)
  }

  /// Body is 17 points, and 14 at the smallest text size; a line is 1.193359375 times as high,
  /// rounded up to a third of a point: 20.287 and 16.707.
  @Test(arguments: [(17_701, 20.333), (18_122, 17.0), (20_037, 17.0), (21_507, 20.333)])
  func someToolsMeasureStylesAtSmallestSize(tools: Int, height: Double) throws {
    #expect(try labelSize(FontNode(textStyle: "body"), tools: tools).height == height)
  }

  /// Body is 16 points at the medium text size: 19.094 high, rounded up to a third of a point.
  @Test(arguments: [(8_191, 19.333), (10_117, 19.333), (11_762, 20.333)])
  func olderToolsMeasureStylesAtMediumSize(tools: Int, height: Double) throws {
    #expect(try labelSize(FontNode(textStyle: "body"), tools: tools).height == height)
  }

  /// Heights of labels in documents of three apps whose fonts Interface Builder did not have, on
  /// phones of two pixels a point: 1.165 times the size, rounded up to a pixel.
  @Test(arguments: [
    (10.0, 12.0), (12, 14), (13, 15.5), (14, 16.5), (15, 17.5), (16, 19), (18, 21), (20, 23.5),
    (24, 28), (30, 35),
  ])
  func unknownFontUsesHelveticaNeueHeights(pointSize: Double, height: Double) throws {
    for name in ["Unheard-Regular", "Unheard-BoldItalic"] {
      let font = FontNode(name: name, pointSize: pointSize)
      #expect(try labelSize(font, tools: 15_400, scale: 2).height == height)
    }
  }

  /// Macs do not have the first San Francisco: a document stores the size of Helvetica Neue.
  ///
  /// 15 · 1.165 = 17.475 is rounded up to half a point.
  @Test(arguments: ["SFUIText-Light", "SFUIText-Medium"])
  func fontOfDevicesAloneUsesHelveticaNeue(name: String) throws {
    let font = FontNode(name: name, pointSize: 15)
    let size = try labelSize(font, text: "Street", tools: 20_037, scale: 2)
    #expect(size == Size(width: 40.5, height: 17.5))
  }

  /// Widths as documents of two apps store them in cells, in half points.
  ///
  /// The right edges are then rounded to the nearest third, 71.5 to 71 2/3. A line of 20.287 points
  /// is 21 high.
  @Test(arguments: [
    ("Unknown", 71.667), ("Websockets", 93.667), ("POI", 27.667),
  ])
  func cellLabelIsMeasuredAtTwoPixels(
    text: String,
    width: Double
  ) throws {
    let size = try labelSize(
      FontNode(pointSize: 17),
      text: text,
      in: .tableViewCell,
      tools: 24_765
    )
    #expect(size == Size(width: width, height: 21))
  }

  /// 17, 16 and 18 points are 20.287, 19.094 and 21.480 high: 20 1/3, 19 1/3 and 21 2/3 in pixels, 21
  /// and 20 in points.
  @Test(arguments: [
    (FontNode(pointSize: 17), ViewKind.view, 21.0),
    (FontNode(pointSize: 17, weight: "semibold"), .view, 21),
    (FontNode(pointSize: 16), .view, 19.333),
    (FontNode(pointSize: 17), .tableViewCell, 21),
    (FontNode(pointSize: 16), .tableViewCell, 20),
    (FontNode(pointSize: 18), .tableViewCell, 21.667),
    (FontNode(pointSize: 16, weight: "semibold"), .tableViewCell, 19.333),
    (FontNode(textStyle: "body"), .view, 20.333),
  ])
  func labelWithLibraryFontHasWholePoints(
    font: FontNode,
    kind: ViewKind,
    height: Double
  ) throws {
    #expect(try labelSize(font, in: kind, tools: 21_507).height == height)
  }

  /// Documents store 20 1/3 with tools 13529, 14113 and 15504, and 21 with 16097.
  @Test(arguments: [(13_529, 20.333), (15_504, 20.333), (16_097, 21.0)])
  func olderThreePixelScenesStoreMeasuredLabels(tools: Int, height: Double) throws {
    #expect(try labelSize(FontNode(pointSize: 17), tools: tools).height == height)
  }

  @Test func stackOrCustomClassKeepsMeasuredLabel() throws {
    let font = FontNode(pointSize: 17)
    #expect(try labelSize(font, tools: 21_507, beside: .stackView).height == 20.333)
    #expect(try labelSize(font, tools: 21_507, beside: .view).height == 21)
    #expect(try labelSize(font, tools: 21_507, customClass: "Own").height == 20.333)
  }

  /// Returns the frame of the only control, at the top left of a view on a phone of two pixels per
  /// point.
  private func frame(of control: ViewNode, tools: Int, device: String? = "retina4_7") throws -> Rect
  {
    let edges: [ConstraintNode.Attribute] = [.left, .top]
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      subviews: [control],
      constraints: edges.map {
        ConstraintNode(
          id: $0.rawValue,
          firstItem: control.id,
          firstAttribute: $0,
          secondItem: "root",
          secondAttribute: $0
        )
      }
    )
    let canvas = DesignCanvas(device: device, scale: device == nil ? 1 : 2, toolsVersion: tools)
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    return try #require(views.first { $0.id == control.id }).frame
  }

  /// A line of 14 points, body at the smallest size, is 16.707 high, 17 in pixels; the insets add
  /// 14.
  @Test func configurationFontIsMeasuredAtSmallestSize() throws {
    var button = ViewNode(id: "button", name: "button", kind: .button)
    button.properties.text = "Button"
    button.properties.buttonConfiguration = "plain"
    #expect(try frame(of: button, tools: 20_037).height == 31)
    button.properties.font = FontNode(pointSize: 17)
    #expect(try frame(of: button, tools: 20_037).height == 35)
  }

  @Test(
    arguments: [
      (16_097, "retina4_7", nil, nil, 216.0), (24_765, "retina4_7", nil, nil, 36),
      (24_765, "retina4_7", "countDownTimer", nil, 216),
      (24_765, "retina4_7", nil, "wheels", 216), (7_531, nil, nil, nil, 162),
      (9_059, nil, nil, nil, 216),
    ] as [(Int, String?, String?, String?, Double)]
  )
  func datePickerStyleDependsOnTools(
    tools: Int,
    device: String?,
    mode: String?,
    style: String?,
    height: Double
  ) throws {
    var picker = ViewNode(id: "picker", name: "picker", kind: .datePicker)
    picker.properties.datePickerMode = mode
    picker.properties.controlStyle = style
    #expect(try frame(of: picker, tools: tools, device: device).height == height)
  }

  /// Frames of three apps are 51 points high.
  @Test(arguments: [
    (17_701, 56.0), (18_122, 51), (19_529, 51), (20_037, 56), (23_504, 56), (24_127, 64),
  ])
  func searchBarsOfSomeToolsAreLower(tools: Int, height: Double) throws {
    let bar = ViewNode(id: "bar", name: "bar", kind: .searchBar)
    #expect(try frame(of: bar, tools: tools).height == height)
  }

  /// A rounded line of 14 points is 17 high; stored fields that do not show dots are 18.5 high.
  @Test func secureFieldIsLower() throws {
    var field = ViewNode(id: "field", name: "field", kind: .textField)
    field.properties.font = FontNode(pointSize: 14)
    #expect(try frame(of: field, tools: 21_507).height == 18.5)
    field.properties.isSecureTextEntry = true
    #expect(try frame(of: field, tools: 21_507).height == 17)
  }

  @Test(arguments: [
    (13_196, "retina4_7", 375.0, false, Insets(top: 8, left: 8, bottom: 8, right: 8)),
    (13_771, "retina4_7", 320, false, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    (14_460, "retina4_7", 343, false, Insets(top: 11, left: 15, bottom: 11, right: 15)),
    (14_460, "retina4_7", 375, false, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    (14_460, "retina4_7", 400, false, Insets(top: 11, left: 20, bottom: 11, right: 20)),
    (15_705, "retina4_7", 375, false, Insets(top: 11, left: 15, bottom: 11, right: 15)),
    (15_702, "retina6_1", 320, false, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    (16_097, "retina4_7", 375, false, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    (17_701, "retina4_7", 375, false, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    (17_701, "retina6_1", 414, false, Insets(top: 11, left: 20, bottom: 11, right: 20)),
    (17_701, "retina6_1", 320, false, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    (23_504, "retina5_5", 414, false, Insets(top: 11, left: 20, bottom: 11, right: 20)),
    (21_701, "retina5_5", 252, false, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    (24_506, "retina6_1", 414, true, Insets(top: 15, left: 20, bottom: 15, right: 8)),
    // A phone 390 points wide has 16 with tools that repeat edges (six documents of two
    // repositories, 59 views), and 20 before and after.
    (22_155, "retina6_0", 390, false, Insets(top: 11, left: 20, bottom: 11, right: 20)),
    (23_727, "retina6_0", 390, false, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    (24_127, "retina6_0", 390, false, Insets(top: 15, left: 16, bottom: 15, right: 16)),
    (24_127, "retina6_12", 393, false, Insets(top: 15, left: 20, bottom: 15, right: 20)),
    // iPads have 20, as in apps (one document).
    (22_155, "ipad11_0rounded", 820, false, Insets(top: 11, left: 20, bottom: 11, right: 20)),
    (14_109, "ipad9_7", 320, false, Insets(top: 11, left: 15, bottom: 11, right: 15)),
  ])
  func cellMarginsDependOnToolsAndDevice(
    tools: Int,
    device: String,
    width: Double,
    hasAccessory: Bool,
    margins: Insets
  ) {
    var cell = ViewNode(
      id: "cell",
      name: "cell",
      kind: .tableViewCell,
      frame: Rect(x: 0, y: 0, width: width, height: 44)
    )
    cell.properties.accessoryType = hasAccessory ? "checkmark" : "none"
    #expect(DesignCanvas(device: device, toolsVersion: tools).cellMargins(of: cell) == margins)
  }

  /// Content views that adopt outer margins have 15 or 16 points with tools 12120 and 13196, in two
  /// apps; others have 8.
  @Test(
    arguments: [
      (12_120, 320, DesignCanvas.Container.scene, true, 15), (13_196, 375, .scene, true, 16),
      (13_196, 320, .nib, true, 16), (13_196, 375, .scene, false, 8),
      (11_762, 375, .scene, true, 8),
    ] as [(Int, Double, DesignCanvas.Container, Bool, Double)]
  )
  func earlyCellsAdoptOuterMargins(
    tools: Int,
    width: Double,
    container: DesignCanvas.Container,
    adopts: Bool,
    side: Double
  ) {
    let cell = ViewNode(
      id: "cell",
      name: "cell",
      kind: .tableViewCell,
      frame: Rect(x: 0, y: 0, width: width, height: 44)
    )
    let canvas = DesignCanvas(device: "retina4_7", toolsVersion: tools, container: container)
    let margins = canvas.cellMargins(of: cell, adoptsOuterMargins: adopts)
    #expect(margins == Insets(top: 8, left: side, bottom: 8, right: side))
  }

  @Test(arguments: [(14_490, 320.0, 16.0), (14_490, 343, 16), (16_097, 375, 15), (17_701, 375, 16)])
  func xibCellMarginsDependOnPhone(tools: Int, width: Double, side: Double) {
    let cell = ViewNode(
      id: "cell",
      name: "cell",
      kind: .tableViewCell,
      frame: Rect(x: 0, y: 0, width: width, height: 44)
    )
    let canvas = DesignCanvas(device: "retina4_7", toolsVersion: tools, container: .nib)
    #expect(canvas.cellMargins(of: cell) == Insets(top: 11, left: side, bottom: 11, right: side))
  }

  /// Returns the frame of a view tied to the top margin of a .xib's root.
  ///
  /// The phone has 44 points of safe area at its top.
  private func frameAtTop(of kind: ViewKind) throws -> Rect {
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: kind,
      frame: Rect(x: 0, y: 0, width: 414, height: 896),
      subviews: [
        ViewNode(
          id: "inner",
          name: "inner",
          kind: .view,
          frame: Rect(x: 0, y: 0, width: 414, height: 896),
          translatesAutoresizingMaskIntoConstraints: true,
          subviews: [ViewNode(id: "view", name: "view", kind: .view)],
          constraints: [
            ConstraintNode(
              id: "c",
              firstItem: "view",
              firstAttribute: .top,
              secondItem: "inner",
              secondAttribute: .topMargin
            )
          ]
        )
      ]
    )
    let canvas = DesignCanvas(
      device: "retina6_1",
      screenSize: Size(width: 414, height: 896),
      scale: 2,
      toolsVersion: 17_701,
      container: .nib
    )
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    return try #require(views.first { $0.id == "view" }).frame
  }

  /// The scroll view's own insets keep content below bars: 20 from its top is 20 in the content.
  @Test func scrollViewContentHasNoSafeArea() throws {
    let label = ViewNode(
      id: "view",
      name: "view",
      kind: .view,
      constraints: [
        ConstraintNode(id: "h", firstItem: "view", firstAttribute: .height, constant: 10)
      ]
    )
    let content = ViewNode(
      id: "content",
      name: "content",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 414, height: 896),
      translatesAutoresizingMaskIntoConstraints: true,
      subviews: [label],
      layoutGuides: [GuideNode(id: "safe", kind: .safeArea)],
      constraints: [twentyBelowTop(of: "safe")]
    )
    #expect(try frame(scrolledIn: content).y == 20)
  }

  /// The inset of 44 below the status bar does not move the content: 20 below the root's top is 20
  /// in the content, and not 20 - 44.
  @Test func insetsDoNotMoveScrolledContent() throws {
    let view = ViewNode(id: "view", name: "view", kind: .view)
    #expect(try frame(scrolledIn: view, twentyBelowTop(of: "root")).y == 20)
  }

  private func twentyBelowTop(of item: String) -> ConstraintNode {
    ConstraintNode(
      id: "top",
      firstItem: "view",
      firstAttribute: .top,
      secondItem: item,
      secondAttribute: .top,
      constant: 20
    )
  }

  /// Returns the frame of `view` inside the content of a scroll view that fills the root.
  private func frame(scrolledIn content: ViewNode, _ constraints: ConstraintNode...) throws -> Rect
  {
    let size = Size(width: 414, height: 896)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      frame: frame,
      subviews: [
        ViewNode(
          id: "scroll",
          name: "scroll",
          kind: .scrollView,
          frame: frame,
          translatesAutoresizingMaskIntoConstraints: true,
          subviews: [content]
        )
      ],
      constraints: constraints
    )
    let canvas = DesignCanvas(
      device: "retina6_1",
      screenSize: size,
      scale: 2,
      toolsVersion: 17_701
    )
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    return try #require(views.first { $0.id == "view" }).frame
  }

  /// The guides of a controller's scroll view are at the edges of its content.
  ///
  /// The switch keeps its 31 points, although it is between both guides of a view of 500.
  @Test func barGuidesAreInsideScrolledContent() throws {
    let sides: [(ConstraintNode.Attribute, ConstraintNode.Attribute, String, Double)] = [
      (.top, .bottom, "above", 30), (.bottom, .top, "below", -10), (.left, .left, "root", 0),
    ]
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: .scrollView,
      frame: Rect(x: 0, y: 0, width: 600, height: 500),
      subviews: [ViewNode(id: "view", name: "view", kind: .switch)],
      layoutGuides: [GuideNode(id: "above", kind: .top), GuideNode(id: "below", kind: .bottom)],
      constraints: sides.map { attribute, other, item, constant in
        ConstraintNode(
          id: attribute.rawValue,
          firstItem: "view",
          firstAttribute: attribute,
          secondItem: item,
          secondAttribute: other,
          constant: constant
        )
      }
    )
    let canvas = DesignCanvas(toolsVersion: 12_121)
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    let frame = try #require(views.first { $0.id == "view" }).frame
    #expect([frame.y, frame.height] == [30, 31])
  }

  /// The cell's own margins are 15 and 11, the content view's 12 and 8.
  @Test(arguments: [(true, 15.0, 11.0), (false, 12, 8)])
  func preservingContentViewUsesCellMargins(
    preserves: Bool,
    x: Double,
    y: Double
  ) throws {
    let edges: [(ConstraintNode.Attribute, ConstraintNode.Attribute)] = [
      (.left, .leftMargin), (.top, .topMargin),
    ]
    var content = ViewNode(
      id: "content",
      name: "content",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 600, height: 54),
      translatesAutoresizingMaskIntoConstraints: true,
      subviews: [ViewNode(id: "view", name: "view", kind: .view)],
      constraints: edges.map { edge in
        ConstraintNode(
          id: edge.0.rawValue,
          firstItem: "view",
          firstAttribute: edge.0,
          secondItem: "content",
          secondAttribute: edge.1
        )
      }
    )
    content.slot = "contentView"
    content.properties.layoutMargins = Insets(top: 8, left: 12, bottom: 8, right: 8)
    content.properties.preservesSuperviewLayoutMargins = preserves
    let cell = ViewNode(
      id: "cell",
      name: "cell",
      kind: .tableViewCell,
      frame: Rect(x: 0, y: 0, width: 600, height: 54),
      subviews: [content]
    )
    let canvas = DesignCanvas(device: "retina4_7", scale: 2, toolsVersion: 14_810)
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: cell), on: canvas).views
    let frame = try #require(views.first { $0.id == "view" }).frame
    #expect(frame.x == x)
    #expect(frame.y == y)
  }

  @Test func cellInFileHasNoSafeArea() throws {
    #expect(try frameAtTop(of: .view).y == 44 + 8)
    #expect(try frameAtTop(of: .tableViewCell).y == 8)
  }
}
