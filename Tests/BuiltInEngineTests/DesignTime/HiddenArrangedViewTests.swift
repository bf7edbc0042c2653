import ScenarioModel
import Testing

@testable import BuiltInEngine

/// Hidden views of a stack view on Interface Builder's canvas.
@Suite struct HiddenArrangedViewTests {
  private static func height(
    of view: String,
    equalTo other: String? = nil,
    constant: Double = 0,
    priority: Float = 1000
  ) -> ConstraintNode {
    ConstraintNode(
      id: "\(view)-height-\(other ?? "constant")",
      firstItem: view,
      firstAttribute: .height,
      secondItem: other,
      secondAttribute: other == nil ? nil : .height,
      constant: constant,
      priority: priority
    )
  }

  /// Returns the heights of a column with a visible and a hidden view of equal heights.
  private func heights(priority: Float) throws -> [String: Double] {
    var shown = ViewNode(id: "shown", name: "shown", kind: .view)
    shown.constraints = [Self.height(of: "shown", constant: 30, priority: priority)]
    var hidden = ViewNode(id: "hidden", name: "hidden", kind: .view)
    hidden.properties.isHidden = true
    var stack = ViewNode(id: "stack", name: "stack", kind: .stackView, subviews: [shown, hidden])
    stack.properties.axis = .vertical
    stack.constraints = [Self.height(of: "hidden", equalTo: "shown")]
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      subviews: [stack],
      constraints: [ConstraintNode.Attribute.left, .top].map {
        ConstraintNode(
          id: $0.rawValue,
          firstItem: "stack",
          firstAttribute: $0,
          secondItem: "root",
          secondAttribute: $0
        )
      }
    )
    let canvas = DesignCanvas(device: "retina4_7", scale: 2, toolsVersion: 23_504)
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    return Dictionary(
      views.map { ($0.id, $0.frame.height) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Documents of eight apps store required lengths of hidden views.
  ///
  /// In two scenes of one app, visible views are as high as a hidden one, 30 points.
  @Test func requiredHeightIsKept() throws {
    let heights = try heights(priority: 1000)
    #expect(heights["shown"] == 30)
    #expect(heights["hidden"] == 30)
    #expect(heights["stack"] == 30)
  }

  /// A hidden view without a required length has none, and so has the view with the same height.
  @Test func optionalHeightIsNotKept() throws {
    #expect(try heights(priority: 999)["shown"] == 0)
  }
}
