import ScenarioModel
import Testing

@testable import BuiltInEngine

/// Views with a size within a point of their size in the library.
@Suite struct LibrarySizeTests {
  /// Returns the frame of a view centered in a root of 375 by 667 points.
  ///
  /// It is `x` and `y` points from the left and the top.
  private func frame(
    x: Double,
    y: Double,
    change: (inout ViewNode) -> Void = { _ in }
  ) throws -> Rect? {
    var plain = ViewNode(id: "plain", name: "plain", kind: .view)
    change(&plain)
    var root = ViewNode(id: "root", name: "root", kind: .view)
    root.frame = Rect(x: 0, y: 0, width: 375, height: 667)
    root.subviews = [plain]
    let places: [(ConstraintNode.Attribute, Double)] = [
      (.left, x), (.centerX, 0), (.top, y), (.centerY, 0),
    ]
    root.constraints = places.map { attribute, constant in
      ConstraintNode(
        id: attribute.rawValue,
        firstItem: "plain",
        firstAttribute: attribute,
        secondItem: "root",
        secondAttribute: attribute,
        constant: constant
      )
    }
    let canvas = DesignCanvas(device: "retina4_7", scale: 2, toolsVersion: 11_762)
    let views = try DesignTimeLayout.layout(of: Screen(name: "s", rootView: root), on: canvas).views
    return views.first { $0.id == "plain" }?.frame
  }

  /// 375 - 2 · 67 is 241, 667 - 2 · 269 is 129.
  @Test func viewNearLibrarySizeKeepsLibrarySize() throws {
    #expect(try frame(x: 67, y: 269) == Rect(x: 67, y: 269, width: 240, height: 128))
  }

  /// 375 - 2 · 66 is 243, and 667 - 2 · 268 is 131.
  @Test func otherViewsTakeConstrainedSize() throws {
    #expect(try frame(x: 66, y: 269) == Rect(x: 66, y: 269, width: 243, height: 129))
    #expect(try frame(x: 67, y: 268) == Rect(x: 67, y: 268, width: 241, height: 131))
  }

  @Test func viewWithLengthOrContentIsResized() throws {
    let whole = Rect(x: 67, y: 269, width: 241, height: 129)
    let sized = try frame(x: 67, y: 269) {
      $0.constraints = [
        ConstraintNode(id: "w", firstItem: "plain", firstAttribute: .width, constant: 241)
      ]
    }
    #expect(sized == whole)
    let full = try frame(x: 67, y: 269) {
      $0.subviews = [ViewNode(id: "inner", name: "inner", kind: .view)]
    }
    #expect(full == whole)
    #expect(try frame(x: 67, y: 269) { $0.kind = .imageView } == whole)
  }
}
