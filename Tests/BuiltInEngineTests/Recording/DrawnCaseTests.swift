import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// Cases run for drawings.
@Suite struct DrawnCaseTests {
  private static func view(
    _ kind: ViewKind,
    _ frame: Rect,
    _ properties: ViewProperties = ViewProperties(),
    style: ViewStyle? = nil
  ) -> ViewNode {
    var node = ViewNode(
      id: kind.rawValue,
      name: kind.rawValue,
      kind: kind,
      frame: frame,
      translatesAutoresizingMaskIntoConstraints: true,
      properties: properties
    )
    node.style = style
    return node
  }

  private static func drawn(_ views: [ViewNode]) throws -> (DrawnCase.Checkpoint, CaseQuestion) {
    let question = try question(
      "iphone-8",
      screens: [.weak(subviews: views)],
      steps: [.checkpoint(name: "at rest")]
    )
    let checkpoint = try #require(
      try DrawnCase(of: question, asRecordedBy: BuiltInEngine.current.identity).checkpoints[0]
    )
    return (checkpoint, question)
  }

  private static func items(_ node: ViewNode) throws -> [DrawnItem] {
    let (checkpoint, _) = try drawn([node])
    return checkpoint.appearance.views.first { $0.key.lastName == node.name }?.value.items
      ?? []
  }

  private static let red = DrawnColor(0xff00_00ff)

  @Test func drawingShowsRecordedGeometry() async throws {
    var style = ViewStyle()
    style.alpha = 0.5
    let label = Self.view(.label, Rect(x: 0, y: 0, width: 90, height: 20), style: style)
    let (checkpoint, question) = try Self.drawn([label])
    let run = try await BuiltInEngine.current.run(question)
    #expect(run.steps.first?.snapshot == checkpoint.snapshot)
  }

  /// Recordings ignore the alpha of a document, so it stops no touch in a drawing.
  @Test func drawingsPerformTheTapsOfRecordings() async throws {
    var style = ViewStyle()
    style.alpha = 0
    let frame = Rect(x: 0, y: 100, width: 90, height: 30)
    var segue = ScreenSegue(id: "segue", kind: .presentation)
    (segue.source, segue.destination) = (ViewKind.button.rawValue, "second")
    var first = Screen.weak("first", subviews: [Self.view(.button, frame, style: style)])
    first.segues = [segue]
    let question = try question(
      "iphone-8",
      screens: [first, .weak("second")],
      steps: [.tap(view: ViewKind.button.rawValue), .wait(seconds: 1), .checkpoint(name: "up")]
    )
    let run = try await BuiltInEngine.current.run(question)
    let drawn = try DrawnCase(of: question, asRecordedBy: BuiltInEngine.current.identity)
    #expect(run.findings == [])
    #expect(drawn.checkpoints[2]?.snapshot == run.steps[2].snapshot)
  }

  @Test func textHasItsFontAndColor() throws {
    var properties = ViewProperties()
    properties.text = "Hello"
    properties.font = FontNode(name: "boldSystem", pointSize: 20)
    var style = ViewStyle()
    style.textColor = .fixed(Self.red)
    style.backgroundColor = .system("systemGray6")
    let frame = Rect(x: 0, y: 0, width: 200, height: 30)
    let items = try Self.items(Self.view(.label, frame, properties, style: style))
    // systemGray6 is 242, 242, 247 in a light interface and 28, 28, 30 in a dark one.
    let gray = DrawnColor(light: 0xf2f2_f7ff, dark: 0x1c1c_1eff)
    #expect(items.first == .shape(DrawnShape(frame, fill: gray)))
    guard case .text(let text) = try #require(items.last) else { throw Wrong() }
    #expect(text.text == "Hello" && text.size == 20 && text.weight == 700 && text.color == Self.red)
  }

  /// The space at the end of a wrapped line, 4 points wide, is not drawn.
  ///
  /// Lines may be half a point wider than a label.
  @Test func rightAlignedLinesEndAtTheEdge() throws {
    var properties = ViewProperties()
    properties.text = "Several words that do not fit into one line"
    properties.numberOfLines = 0
    var style = ViewStyle()
    style.textAlignment = "right"
    let frame = Rect(x: 0, y: 0, width: 120, height: 90)
    let items = try Self.items(Self.view(.label, frame, properties, style: style))
    let texts = items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.count > 2)
    for text in texts { #expect(abs(text.x + text.width - 120) <= 0.5, "\(text)") }
  }

  /// Titles of sections and separators begin at the text of the rows, 20 points from the edge of an
  /// iPhone XS Max.
  @Test func tableTitlesBeginWithRows() throws {
    var cell = Self.view(.tableViewCell, Rect(x: 0, y: 0, width: 414, height: 44))
    cell.subviews = [Self.view(.view, Rect(x: 0, y: 0, width: 414, height: 44))]
    var table = Self.view(.tableView, Rect(x: 0, y: 0, width: 414, height: 896))
    table.subviews = [cell]
    table.properties.controlStyle = "plain"
    table.properties.rowHeight = 44
    table.properties.sections = [TableSectionNode(headerTitle: "Account", cells: [cell.name])]
    let question = try question(
      "iphone-xs-max",
      screens: [.weak(subviews: [table])],
      steps: [.checkpoint(name: "at rest")]
    )
    let drawn = try DrawnCase(of: question, asRecordedBy: BuiltInEngine.current.identity)
    let items = try #require(drawn.checkpoints[0]).appearance.views.values.flatMap(\.items)
    let title = items.compactMap { if case .text(let text) = $0 { text } else { nil } }
      .first { $0.text == "Account" }
    #expect(title?.x == 20)
    let lines = items.compactMap { if case .line(let line) = $0 { line } else { nil } }
    #expect(lines.first?.points.first?.x == 20)
  }

  /// The thumb of a switch of 51 by 31 points is 27 wide, 2 from the edge on the side of its value.
  @Test(arguments: [(false, 2.0), (true, 22.0)])
  func switchesShowTheirValue(isOn: Bool, thumb: Double) throws {
    var style = ViewStyle()
    style.isOn = isOn
    let node = Self.view(.switch, Rect(x: 0, y: 0, width: 51, height: 31), style: style)
    guard case .shape(let shape) = try #require(try Self.items(node).last) else { throw Wrong() }
    #expect(shape.rect == Rect(x: thumb, y: 2, width: 27, height: 27))
    #expect(shape.fill == DrawnColor(0xffff_ffff))
  }

  @Test func buttonsHaveTheColorsOfTheirConfigurations() throws {
    var properties = ViewProperties()
    (properties.text, properties.buttonConfiguration) = ("Go", "filled")
    var style = ViewStyle()
    (style.buttonStyle, style.cornerStyle) = ("filled", "capsule")
    style.valueColor = .fixed(Self.red)
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    let items = try Self.items(Self.view(.button, frame, properties, style: style))
    #expect(items.first == .shape(DrawnShape(frame, cornerRadius: 20, fill: Self.red)))
    guard case .text(let text) = try #require(items.last) else { throw Wrong() }
    #expect(text.text == "Go" && text.color == DrawnColor(0xffff_ffff))
  }

  /// A toolbar of 375 points has 343 between its margins of 16.
  ///
  /// A flexible gap takes the rest beside two titles, so the second one ends at 359.
  @Test func barsShowTheItemsOfTheDocument() throws {
    var (first, gap, second) = (BarItemStyle(), BarItemStyle(), BarItemStyle())
    (first.title, gap.systemItem, second.title) = ("Edit", "flexibleSpace", "Delete")
    var style = ViewStyle()
    style.bar = BarStyle()
    style.bar?.items = [first, gap, second]
    let items = try Self.items(
      Self.view(.toolbar, Rect(x: 0, y: 0, width: 375, height: 44), style: style)
    )
    let texts = items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.map(\.text) == ["Edit", "Delete"] && texts.first?.x == 16)
    #expect(abs(try #require(texts.last.map { $0.x + $0.width }) - 359) < 0.001)
  }

  @Test func keyboardShowsKeysOfFocusedField() throws {
    var style = ViewStyle()
    var properties = ViewProperties()
    (properties.keyboardType, style.returnKeyType) = (.emailAddress, "go")
    let frame = Rect(x: 0, y: 0, width: 200, height: 40)
    let field = Self.view(.textField, frame, properties, style: style)
    let question = try question(
      "iphone-8",
      screens: [.weak(subviews: [field])],
      steps: [.focus(view: field.name), .checkpoint(name: "up")]
    )
    let drawn = try DrawnCase(of: question, asRecordedBy: BuiltInEngine.current.identity)
    #expect(drawn.checkpoints[1]?.appearance.keyboard == DrawnKeyboard(.email, returnKey: "go"))
  }

  /// An image of 100 by 50 in 200 by 200 is scaled by 2 if it fits, and by 4 if it fills.
  @Test(arguments: [
    ("scaleAspectFit", Rect(x: 0, y: 50, width: 200, height: 100)),
    ("scaleAspectFill", Rect(x: -100, y: 0, width: 400, height: 200)),
    ("scaleToFill", Rect(x: 0, y: 0, width: 200, height: 200)),
    ("center", Rect(x: 50, y: 75, width: 100, height: 50)),
    ("bottomRight", Rect(x: 100, y: 150, width: 100, height: 50)),
  ])
  func contentModePositionsImages(mode: String, rect: Rect) throws {
    var properties = ViewProperties()
    properties.imageSize = Size(width: 100, height: 50)
    var style = ViewStyle()
    style.contentMode = mode
    style.image = "logo"
    let frame = Rect(x: 0, y: 0, width: 200, height: 200)
    let items = try Self.items(Self.view(.imageView, frame, properties, style: style))
    guard case .image(let image) = try #require(items.last) else { throw Wrong() }
    #expect(image.rect == rect && image.name == "logo")
    #expect(image.visible == rect.intersection(frame))
  }

  private struct Wrong: Error {}
}
