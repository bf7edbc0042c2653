import ScenarioModel
import SnapshotModel
import Testing

@testable import BuiltInEngine

/// The views of a scene that depend on sizes missing in its document.
@Suite struct DesignEstimateTests {
  private static let star = UnknownSize(.symbol, "star")
  private static let gotham = UnknownSize(.font, "Gotham-Book")

  /// Returns the estimates for a view at the left and top of a root of 300 points, unless
  /// constrained.
  private func estimates(
    _ views: ViewNode...,
    constraints: [ConstraintNode] = []
  ) throws -> LayoutEstimates {
    let edges = views.flatMap { view in
      [("left", ConstraintNode.Attribute.left), ("top", .top)].map { name, edge in
        constraint("\(view.id)-\(name)", view.id, edge, "root", edge)
      }
    }
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 300, height: 300),
      subviews: views,
      constraints: edges + constraints
    )
    let canvas = DesignCanvas(device: "retina4_7", scale: 2, toolsVersion: 14_460)
    return try DesignTimeLayout.estimates(of: Screen(name: "s", rootView: root), on: canvas)
  }

  private func constraint(
    _ id: String,
    _ first: String,
    _ attribute: ConstraintNode.Attribute,
    _ second: String? = nil,
    _ other: ConstraintNode.Attribute? = nil,
    _ constant: Double = 0
  ) -> ConstraintNode {
    ConstraintNode(
      id: id,
      firstItem: first,
      firstAttribute: attribute,
      secondItem: second,
      secondAttribute: other,
      constant: constant
    )
  }

  private var symbol: ViewNode {
    var icon = ViewNode(id: "icon", name: "icon", kind: .imageView)
    icon.properties.imageSize = Size(width: 20, height: 18)
    icon.properties.unmeasuredImage = UnmeasuredImage(name: "star", isSymbol: true)
    return icon
  }

  private func label(_ font: FontNode) -> ViewNode {
    var label = ViewNode(id: "label", name: "label", kind: .label)
    label.properties.text = "Settings"
    label.properties.font = font
    return label
  }

  @Test func symbolWithIntrinsicSizeIsEstimate() throws {
    let found = try estimates(symbol)
    #expect(found.own == ["icon": [Self.star]])
    #expect(found.ofOthers.isEmpty)
  }

  /// 24 points square, for any symbol.
  @Test func symbolWithConstrainedSizeIsNot() throws {
    let fixed = [
      constraint("w", "icon", .width, nil, nil, 24), constraint("h", "icon", .height, nil, nil, 24),
    ]
    #expect(try estimates(symbol, constraints: fixed) == LayoutEstimates())
  }

  /// A button that begins at the symbol's end depends on it, but has its own declared size.
  @Test func viewBesideSymbolDependsOnIt() throws {
    let button = label(FontNode(pointSize: 17))
    let beside = [constraint("beside", "label", .left, "icon", .right, 8)]
    var found = try estimates(symbol, button, constraints: [])
    #expect(found.ofOthers.isEmpty)
    let row = ViewNode(
      id: "row",
      name: "row",
      kind: .view,
      subviews: [symbol, button],
      constraints: beside + [
        constraint("row-left", "icon", .left, "row", .left),
        constraint("row-top", "icon", .top, "row", .top),
        constraint("label-top", "label", .top, "row", .top),
        constraint("row-right", "row", .right, "label", .right),
        constraint("row-bottom", "row", .bottom, "label", .bottom),
      ]
    )
    found = try estimates(row)
    #expect(found.own == ["icon": [Self.star]])
    #expect(found.ofOthers == ["label": [Self.star], "row": [Self.star]])
  }

  @Test func imageKnownOnlyByNameIsEstimate() throws {
    var picture = ViewNode(id: "picture", name: "picture", kind: .imageView)
    picture.properties.unmeasuredImage = UnmeasuredImage(name: "logo", isSymbol: false)
    #expect(try estimates(picture).own == ["picture": [UnknownSize(.image, "logo")]])
  }

  @Test func labelWithUnknownFontIsEstimate() throws {
    let gotham = label(FontNode(name: "Gotham-Book", pointSize: 17))
    #expect(try estimates(gotham).own == ["label": [Self.gotham]])
    let lato = label(FontNode(name: "Lato-Bold", pointSize: 17))
    #expect(try estimates(lato) == LayoutEstimates())
    #expect(try estimates(label(FontNode(textStyle: "body"))) == LayoutEstimates())
  }

  /// Each unknown size is probed separately: the label depends on its font only.
  @Test func unknownSizesAreSeparated() throws {
    let found = try estimates(symbol, label(FontNode(name: "Gotham-Book", pointSize: 17)))
    #expect(found.own == ["icon": [Self.star], "label": [Self.gotham]])
    #expect(found.ofOthers.isEmpty)
  }

  /// A column of a plain view and a label has the sum of their heights and the larger width.
  @Test func plainViewInStackKeepsDrawnSize() throws {
    func column(_ sizes: [ConstraintNode]) -> ViewNode {
      var stack = ViewNode(id: "stack", name: "stack", kind: .stackView)
      stack.properties.axis = .vertical
      stack.subviews = [
        ViewNode(id: "plain", name: "plain", kind: .view, constraints: sizes),
        label(FontNode(pointSize: 17)),
      ]
      return stack
    }
    let found = try estimates(column([]))
    #expect(found.own == ["plain": [UnknownSize(.drawnSize)]])
    #expect(found.ofOthers["stack"] == [UnknownSize(.drawnSize)])
    let height = constraint("h", "plain", .height, nil, nil, 40)
    let width = constraint("w", "plain", .width, nil, nil, 40)
    #expect(try estimates(column([height])).own == ["plain": [UnknownSize(.drawnSize)]])
    #expect(try estimates(column([height, width])) == LayoutEstimates())
  }

  /// Outside of a stack view, constraints alone determine the size of an empty view.
  @Test(arguments: [ViewKind.label, .imageView, .stackView])
  func emptyViewInStackKeepsDrawnSize(kind: ViewKind) throws {
    let empty = ViewNode(id: "empty", name: "empty", kind: kind)
    var stack = ViewNode(id: "stack", name: "stack", kind: .stackView, subviews: [empty])
    stack.properties.axis = .vertical
    #expect(try estimates(stack).own == ["empty": [UnknownSize(.drawnSize)]])
    #expect(try estimates(empty) == LayoutEstimates())
  }

  @Test func localizationKeyAsTextIsEstimate() throws {
    var title = label(FontNode(pointSize: 17))
    title.properties.text = "settings_title"
    #expect(try estimates(title).own == ["label": [UnknownSize(.localizationKey)]])
  }

  /// Interface Builder lays out a placeholder with its declared size.
  @Test func placeholderSizeIsNotEstimate() throws {
    var stars = ViewNode(id: "stars", name: "stars", kind: .view)
    stars.properties.customClass = "StarView"
    stars.properties.placeholderIntrinsicContentSize = IntrinsicSize(width: 80, height: 16)
    #expect(try estimates(stars) == LayoutEstimates())
  }
}
