import ScenarioModel
import Testing

@testable import BuiltInEngine

/// Labels of Xcode 6's template of a launch screen.
@Suite struct TemplateFramesTests {
  /// Returns the frame of the template's title between the margins of a root of a size.
  ///
  /// As in the template, its center is a point below the first third of the root.
  private func titleFrame(
    id: String = "kId-c2-rCX",
    width: Double = 480,
    height: Double = 480,
    margin: Double = 20
  ) throws -> Rect? {
    var title = ViewNode(id: id, name: "title", kind: .label)
    title.properties.text = "Name"
    title.properties.font = FontNode(name: "boldSystem", pointSize: 36)
    var root = ViewNode(id: "root", name: "root", kind: .view)
    root.frame = Rect(x: 0, y: 0, width: width, height: height)
    root.subviews = [title]
    let places: [(ConstraintNode.Attribute, ConstraintNode.Attribute, Double, Double)] = [
      (.leading, .leading, 1, margin), (.centerX, .centerX, 1, 0), (.centerY, .bottom, 1 / 3, 1),
    ]
    root.constraints = places.map { first, second, multiplier, constant in
      ConstraintNode(
        id: first.rawValue,
        firstItem: id,
        firstAttribute: first,
        secondItem: "root",
        secondAttribute: second,
        multiplier: multiplier,
        constant: constant
      )
    }
    let canvas = DesignCanvas(scale: 1, toolsVersion: 6_214, container: .nib)
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    return views.first { $0.id == id }?.frame
  }

  /// The constraints give 480 - 2 · 20 = 440 points, and 160 + 1 - 43 / 2 = 139.5.
  @Test func labelNearTemplateKeepsTemplateFrame() throws {
    #expect(try titleFrame() == Rect(x: 20, y: 140, width: 441, height: 43))
  }

  /// 480 - 2 · 18 = 444, and 688 / 3 + 1 - 43 / 2 = 208.8.
  @Test func otherLabelsTakeConstrainedFrame() throws {
    #expect(try titleFrame(margin: 18)?.width == 444)
    #expect(try titleFrame(height: 688) == Rect(x: 20, y: 209, width: 440, height: 43))
    #expect(try titleFrame(id: "other")?.width == 440)
  }
}
