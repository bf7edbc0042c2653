import ScenarioModel
import Testing

@testable import BuiltInEngine

/// The 50 points that Interface Builder gives views without content in a stack view.
@Suite struct ArrangedPlaceholderTests {
  private func node(
    _ id: String,
    _ kind: ViewKind,
    _ change: (inout ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    var node = ViewNode(id: id, name: id, kind: kind)
    change(&node)
    return node
  }

  /// Returns the frames in a stack view that hugs its views at the top left of its superview.
  private func frames(
    _ arranged: [ViewNode],
    axis: StackAxis = .vertical,
    distribution: StackDistribution = .fill
  ) throws -> [String: Rect] {
    let stack = node("stack", .stackView) {
      $0.properties.axis = axis
      $0.properties.distribution = distribution
      $0.subviews = arranged
    }
    let edges: [ConstraintNode.Attribute] = [.left, .top]
    let root = node("root", .view) {
      $0.frame = Rect(x: 0, y: 0, width: 375, height: 667)
      $0.subviews = [stack]
      $0.constraints = edges.map {
        ConstraintNode(
          id: $0.rawValue,
          firstItem: "stack",
          firstAttribute: $0,
          secondItem: "root",
          secondAttribute: $0
        )
      }
    }
    let canvas = DesignCanvas(device: "retina4_7", scale: 2, toolsVersion: 17_701)
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  private func height(_ constant: Double, priority: Float) -> ConstraintNode {
    ConstraintNode(
      id: "height",
      firstItem: "plain",
      firstAttribute: .height,
      constant: constant,
      priority: priority
    )
  }

  @Test(arguments: [StackAxis.vertical, .horizontal])
  func plainViewIsFiftyPointsHigh(axis: StackAxis) throws {
    #expect(try frames([node("plain", .view)], axis: axis)["plain"]?.height == 50)
  }

  /// A column with its minimum width is as wide as the library's plain view, 240 points.
  ///
  /// A row gives such a view no width.
  @Test func plainViewInColumnHasLibraryWidth() throws {
    #expect(try frames([node("plain", .view)])["stack"]?.width == 240)
    #expect(try frames([node("plain", .view)], axis: .horizontal)["stack"]?.width == 0)
  }

  /// Content with a hugging of 750 wins against the 50 points; a hugging of 251 loses.
  @Test(arguments: [(Float(750), 20.0), (251, 50)])
  func strongContentDeterminesPlainViewHeight(priority: Float, expected: Double) throws {
    let plain = node("plain", .view) { $0.constraints = [height(20, priority: priority)] }
    #expect(try frames([plain])["plain"]?.height == expected)
  }

  /// The room of 50 points stretches a button, but not a segmented control of 32 points, a point of
  /// which is a shadow.
  @Test(arguments: [(ViewKind.button, 50.0), (.segmentedControl, 31)])
  func segmentedControlResistsRoom(kind: ViewKind, expected: Double) throws {
    let edges: [ConstraintNode.Attribute] = [.left, .right, .top, .bottom]
    let plain = node("plain", .view) {
      $0.subviews = [node("control", kind)]
      $0.constraints = edges.map {
        ConstraintNode(
          id: "control-\($0.rawValue)",
          firstItem: "control",
          firstAttribute: $0,
          secondItem: "plain",
          secondAttribute: $0
        )
      }
    }
    #expect(try frames([plain])["plain"]?.height == expected)
  }

  @Test func emptyLabelIsSquareEmptyTextZero() throws {
    let label = node("label", .label) { $0.properties.text = "" }
    #expect(try frames([label])["label"] == Rect(x: 0, y: 0, width: 50, height: 50))
    let text = node("label", .label) { $0.properties.numberOfLines = 0 }
    #expect(try frames([text])["label"]?.height == 0)
  }

  @Test(arguments: [ViewKind.imageView, .stackView])
  func emptyImageOrStackViewIsSquare(kind: ViewKind) throws {
    #expect(try frames([node("view", kind)])["view"] == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  /// A row in one document, with a required `width == height`.
  @Test func squareImageInRowHasFiftyPoints() throws {
    let image = node("image", .imageView) {
      $0.constraints = [
        ConstraintNode(
          id: "square",
          firstItem: "image",
          firstAttribute: .width,
          secondItem: "image",
          secondAttribute: .height
        )
      ]
    }
    let label = node("label", .label) { $0.properties.text = "Name" }
    let frame = try frames([image, label], axis: .horizontal)["image"]
    #expect(frame == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  /// Two squares share a row with the width of both.
  @Test func emptyViewsShareProportionalRow() throws {
    let frames = try frames(
      [node("image", .imageView), node("label", .label)],
      axis: .horizontal,
      distribution: .fillProportionally
    )
    #expect(frames["image"]?.width == 50)
    #expect(frames["label"]?.width == 50)
  }

  @Test func documentPlaceholderIsKept() throws {
    let image = node("view", .imageView) {
      $0.properties.placeholderIntrinsicContentSize = IntrinsicSize(width: 20, height: 30)
    }
    #expect(try frames([image])["view"] == Rect(x: 0, y: 0, width: 20, height: 30))
    let plain = node("view", .view) {
      $0.properties.placeholderIntrinsicContentSize = IntrinsicSize(width: 20, height: 30)
    }
    #expect(try frames([plain])["view"] == Rect(x: 0, y: 0, width: 20, height: 30))
  }
}
