import ScenarioModel
import Testing

@testable import BuiltInEngine

/// Cells with constraints that contradict the size of their content view.
@Suite struct YieldingSizeTests {
  /// Returns the frame of a view in a cell of 44 points, by its id.
  ///
  /// The view is pinned to the top and the bottom of the content view, and 60 points high.
  private func frames(
    tools: Int,
    container: DesignCanvas.Container
  ) throws -> [String: Rect] {
    func constraint(
      _ first: String,
      _ attribute: ConstraintNode.Attribute,
      _ second: String? = nil,
      constant: Double = 0
    ) -> ConstraintNode {
      ConstraintNode(
        id: "\(first)-\(attribute.rawValue)",
        firstItem: first,
        firstAttribute: attribute,
        secondItem: second,
        secondAttribute: second == nil ? nil : attribute,
        constant: constant
      )
    }
    var view = ViewNode(id: "view", name: "view", kind: .view)
    view.constraints = [constraint("view", .height, constant: 60)]
    var content = ViewNode(
      id: "content",
      name: "content",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 320, height: 44),
      translatesAutoresizingMaskIntoConstraints: true,
      subviews: [view],
      constraints: [
        constraint("view", .top, "content", constant: 4), constraint("content", .bottom, "view"),
        constraint("view", .leading, "content"), constraint("content", .trailing, "view"),
      ]
    )
    content.slot = "contentView"
    let cell = ViewNode(
      id: "cell",
      name: "cell",
      kind: .tableViewCell,
      frame: Rect(x: 0, y: 0, width: 320, height: 44),
      subviews: [content]
    )
    let canvas = DesignCanvas(
      device: "retina4_7",
      scale: 2,
      toolsVersion: tools,
      container: container
    )
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: cell), on: canvas).views
    return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// 16 .xibs of three repositories, and four storyboards of an older one, keep the height and break
  /// the bottom edge.
  ///
  /// Later storyboards of three repositories break the height: 44 - 4.
  @Test(arguments: [
    (22_505, DesignCanvas.Container.nib, 60.0), (14_490, .scene, 60), (19_529, .scene, 40),
  ])
  func contradictedSizeDependsOnDocument(
    tools: Int,
    container: DesignCanvas.Container,
    height: Double
  ) throws {
    let frames = try frames(tools: tools, container: container)
    #expect(frames["view"] == Rect(x: 0, y: 4, width: 320, height: height))
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 320, height: 44))
  }
}
