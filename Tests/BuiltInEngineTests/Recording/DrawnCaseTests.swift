import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// Cases played to be drawn.
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
    let checkpoint = try #require(try DrawnCase(of: question).checkpoints[0])
    return (checkpoint, question)
  }

  private static func items(_ node: ViewNode) throws -> [DrawnItem] {
    let (checkpoint, _) = try drawn([node])
    return checkpoint.appearance.views.first { $0.key.hasSuffix("/" + node.name) }?.value.items
      ?? []
  }

  private static let red = DrawnColor(0xff00_00ff)

  @Test func aDrawingIsOfTheGeometryThatIsRecorded() async throws {
    var style = ViewStyle()
    style.alpha = 0.5
    let label = Self.view(.label, Rect(x: 0, y: 0, width: 90, height: 20), style: style)
    let (checkpoint, question) = try Self.drawn([label])
    let run = try await BuiltInEngine.current.run(question)
    #expect(run.steps.first?.snapshot == checkpoint.snapshot)
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

  /// A switch of 51 by 31 points: its thumb is 27 wide, 2 from the edge on the side of its value.
  @Test(arguments: [(false, 2.0), (true, 22.0)])
  func switchesShowTheirValue(isOn: Bool, thumb: Double) throws {
    var style = ViewStyle()
    style.isOn = isOn
    let node = Self.view(.switch, Rect(x: 0, y: 0, width: 51, height: 31), style: style)
    guard case .shape(let shape) = try #require(try Self.items(node).last) else { throw Wrong() }
    #expect(shape.rect == Rect(x: thumb, y: 2, width: 27, height: 27))
    #expect(shape.fill == DrawnColor(0xffff_ffff))
  }

  /// An image of 100 by 50 in 200 by 200: twice as large where it fits, four times where it fills.
  @Test(arguments: [
    ("scaleAspectFit", Rect(x: 0, y: 50, width: 200, height: 100)),
    ("scaleAspectFill", Rect(x: -100, y: 0, width: 400, height: 200)),
    ("scaleToFill", Rect(x: 0, y: 0, width: 200, height: 200)),
    ("center", Rect(x: 50, y: 75, width: 100, height: 50)),
    ("bottomRight", Rect(x: 100, y: 150, width: 100, height: 50)),
  ])
  func imagesLieByTheirContentMode(mode: String, rect: Rect) throws {
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
