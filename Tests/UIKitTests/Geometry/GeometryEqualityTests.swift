import Foundation
import Testing
import UIKit

/// The equality methods of geometry, as in Core Graphics.
@Suite struct GeometryEqualityTests {
  @Test func everyCoordinateIsCompared() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    #expect(CGSize(width: 3, height: 4).equalTo(CGSize(width: 3, height: 4)))
    #expect(!CGSize(width: 3, height: 4).equalTo(CGSize(width: 3, height: 5)))
  }

  @Test func rectanglesAtDifferentOriginsDiffer() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!rect.equalTo(rect.offsetBy(dx: 1, dy: 0)))
    #expect(!rect.equalTo(rect.insetBy(dx: 0, dy: 1)))
  }
}
