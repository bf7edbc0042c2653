import Foundation
import LayoutTestSupport
import PortSupport
import Testing

final class BadgeView: UIView { var inset = 0.0 }

@MainActor @Suite struct RuntimeAttributeTests {
  private func attribute(_ type: String, _ path: String, _ child: String) -> String {
    """
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(child)\
    </userDefinedRuntimeAttribute>
    """
  }

  private func number(_ path: String, _ value: Double) -> String {
    attribute("number", path, "<real key=\"value\" value=\"\(value)\"/>")
  }

  private func makeView(_ attributes: String) throws -> UIView {
    describe(BadgeView.self) { $0.add("inset", \BadgeView.inset) }
    let badge = """
      <view id="badge" \(custom("BadgeView"))>\(frame(0, 0, 10, 10))
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
      """
    let scene = "<viewController id=\"one\">\(rootView(badge))</viewController>"
    let controller = try #require(try makeStoryboard([scene]).instantiateInitialViewController())
    return try #require(controller.view.subviews.first)
  }

  @Test func attributesReachLayers() throws {
    try makeDevice().run {
      let flag = """
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        """
      let view = try makeView(
        number("layer.cornerRadius", 7) + number("layer.borderWidth", 2) + flag
          + number("inset", 3.5)
      )
      #expect(view.layer.cornerRadius == 7)
      #expect(view.layer.borderWidth == 2)
      #expect(view.layer.masksToBounds)
      #expect((view as? BadgeView)?.inset == 3.5)
    }
  }

  /// The property has the type CGColor, and documents contain a UIColor.
  @Test func layersIgnoreColorsOfDocuments() throws {
    try makeDevice().run {
      let color = "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
      let view = try makeView(
        attribute("color", "layer.borderColor", color) + attribute("color", "tintColor", color)
          + attribute("color", "layer.ownColor", color)
      )
      #expect(view.layer.borderColor == nil)
      #expect(view.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(InterfaceProblems.current.all.isEmpty)
    }
  }

  @Test func unknownKeysAreReported() throws {
    try makeDevice().run {
      let view = try makeView(number("glow.radius", 1) + number("alpha", 0.5))
      #expect(view.alpha == 0.5)
      let problem = try #require(InterfaceProblems.current.all.first)
      #expect(problem.contains("BadgeView does not accept the runtime attribute 'glow.radius'"))
    }
  }
}
