import ScenarioModel
import Testing

@testable import BuiltInEngine

/// Configured buttons side by side in a stack view, as Interface Builder lays them out.
@Suite struct ArrangedButtonsTests {
  private func button(_ title: String, hugging: Float? = nil) -> ViewNode {
    var button = ViewNode(id: title, name: title, kind: .button)
    button.properties.text = title
    button.properties.buttonConfiguration = "plain"
    button.properties.horizontalHuggingPriority = hugging
    return button
  }

  /// Returns the widths of views in a row at the left of its superview, with a fixed width if
  /// given.
  private func widths(
    _ arranged: [ViewNode],
    spacing: Double,
    width: Double? = nil
  ) throws -> [Double] {
    var row = ViewNode(id: "row", name: "row", kind: .stackView, subviews: arranged)
    row.properties.spacing = spacing
    row.constraints +=
      width.map {
        [ConstraintNode(id: "w", firstItem: "row", firstAttribute: .width, constant: $0)]
      } ?? []
    let edges: [ConstraintNode.Attribute] = [.left, .top]
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 414, height: 736),
      subviews: [row],
      constraints: edges.map {
        ConstraintNode(
          id: $0.rawValue,
          firstItem: "row",
          firstAttribute: $0,
          secondItem: "root",
          secondAttribute: $0
        )
      }
    )
    let canvas = DesignCanvas(device: "retina5_5", scale: 3, toolsVersion: 32_700)
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    return arranged.compactMap { node in views.first { $0.id == node.id }?.frame.width }
  }

  /// A document stores both 89 1/3 wide, the second one's width by its title.
  ///
  /// Widths of text are exact to a pixel.
  @Test func buttonsAreAsWideAsTheWidest() throws {
    let found = try widths([button("Load ad"), button("Show ad")], spacing: 20)
    #expect(found[0] == found[1])
    #expect(abs(found[0] - 89.333) < 0.34)
  }

  /// A document stores both 183 wide in a row of 374 with a gap of 8.
  @Test func buttonsShareAGivenWidth() throws {
    let found = try widths([button("Go"), button("Reset")], spacing: 8, width: 374)
    #expect(found == [183, 183])
  }

  @Test func otherViewsAndHuggingKeepButtonWidths() throws {
    let label = ViewNode(id: "label", name: "label", kind: .label)
    let alone = try widths([button("Load ad")], spacing: 20)
    #expect(
      try widths([button("Load ad"), label, button("Show ad")], spacing: 20).first == alone[0]
    )
    let tight = button("Load ad", hugging: 251)
    #expect(try widths([tight, button("Show ad")], spacing: 20).first == alone[0])
  }
}
