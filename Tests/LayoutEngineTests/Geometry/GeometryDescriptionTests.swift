import LayoutEngine
import Testing

/// The descriptions of Core Graphics' types in interpolated strings.
@Suite struct GeometryDescriptionTests {
  @Test func numbersAreInParentheses() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 0, y: 0, width: 1, height: 1))" == "(0.0, 0.0, 1.0, 1.0)")
  }
}
