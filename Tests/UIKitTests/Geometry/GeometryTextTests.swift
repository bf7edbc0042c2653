import Foundation
import Testing
import UIKit

/// Geometry as text, in UIKit's form, and other functions of small geometry types.
@Suite struct GeometryTextTests {
  @Test func geometryIsWrittenInBraces() {
    #expect(
      NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 30, height: 4)) == "{{1, 2.5}, {30, 4}}"
    )
    #expect(NSCoder.string(for: CGPoint(x: -1, y: 2)) == "{-1, 2}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform(1, 0, 0, 1, 5, 6)) == "[1, 0, 0, 1, 5, 6]")
  }

  @Test func textIsReadBack() {
    let rect = CGRect(x: 1, y: -2, width: 30.25, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.uiOffset(for: "{3, 4}") == UIOffset(horizontal: 3, vertical: 4))
    #expect(NSCoder.cgVector(for: "{3,4}") == CGVector(dx: 3, dy: 4))
    #expect(NSCoder.cgSize(for: "no size") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "{}") == .identity)
  }

  @Test func pathsOfRowsBeginWithTheSection() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == [1, 3])
    #expect(path == IndexPath(item: 3, section: 1))
    path.section = 2
    #expect(path.section == 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
  }
}
