import CassowarySolver
import Testing

@testable import LayoutEngine

@MainActor
struct LayoutVariablesTests {
  var solver = Solver()
  var variables = LayoutVariables(capacity: 2)

  @Test mutating func itemKeepsItsVariables() {
    let (one, other) = (UIView(), UIView())
    #expect(variables.index(of: one) == nil)
    let box = variables.box(of: one, in: &solver)
    let otherBox = variables.box(of: other, in: &solver)
    let again = variables.box(of: one, in: &solver)
    #expect(again.horizontal.start == box.horizontal.start)
    #expect(variables.boxes.count == 2)
    #expect(variables.index(of: one) == 0)
    #expect(variables.index(of: other) == 1)
    // The left, top, width and height of one view, then of the other.
    let made = [box, otherBox].flatMap {
      [$0.horizontal.start, $0.vertical.start, $0.horizontal.length, $0.vertical.length]
    }
    #expect(made.map(\.index) == Array(0..<8))
  }

  /// A content's far edge depends on its length, unlike its near edge.
  @Test mutating func contentLengthCreatesVariable() {
    let scrollView = UIScrollView()
    let width = variables.contentLength(of: scrollView, along: .horizontal, in: &solver)
    let height = variables.contentLength(of: scrollView, along: .vertical, in: &solver)
    #expect(variables.contentLengths == [width, height])
    variables.insertContentLength(LayoutPosition(), of: .init(content: width))
    #expect(variables.constrainedContentLength(of: scrollView, along: .horizontal) == nil)
    variables.insertContentLength(.length(from: 0), of: .init(content: width))
    #expect(variables.constrainedContentLength(of: scrollView, along: .horizontal) == width)
    #expect(variables.constrainedContentLength(of: scrollView, along: .vertical) == nil)
  }
}
