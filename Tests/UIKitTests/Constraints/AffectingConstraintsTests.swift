import Testing
import UIKit

/// The constraints that UIKit reports for a view's layout.
@Suite @MainActor struct AffectingConstraintsTests {
  private let root = UIView(frame: rect(0, 0, 400, 400))
  private let box: UIView
  private let left: UIView
  private let right: UIView

  init() {
    box = root.addConstrained()
    left = box.addConstrained()
    right = box.addConstrained()
  }

  private func active(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.isActive = true
    return constraint
  }

  @Test func affectingConstraintsIncludeThoseOfRelatedItems() {
    let width = active(left.widthAnchor.constraint(equalToConstant: 50))
    let leading = active(left.leadingAnchor.constraint(equalTo: box.leadingAnchor))
    let boxLeading = active(box.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    _ = active(left.topAnchor.constraint(equalTo: box.topAnchor))
    // This constraint depends on the same box, but does not affect the left view.
    _ = active(right.leadingAnchor.constraint(equalTo: box.centerXAnchor))
    #expect(left.constraintsAffectingLayout(for: .horizontal) == [width, leading, boxLeading])
    #expect(left.leadingAnchor.constraintsAffectingLayout == [width, leading, boxLeading])
  }

  @Test func aRatioAffectsBothAxes() {
    let ratio = active(left.widthAnchor.constraint(equalTo: left.heightAnchor))
    #expect(left.constraintsAffectingLayout(for: .horizontal) == [ratio])
    #expect(left.constraintsAffectingLayout(for: .vertical) == [ratio])
  }

  @Test func guidesAffectConstraintsLikeViews() {
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    let width = active(guide.widthAnchor.constraint(equalToConstant: 9))
    let trailing = active(right.trailingAnchor.constraint(equalTo: guide.leadingAnchor))
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [width, trailing])
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func ambiguityIsReportedByAxis() {
    root.addConstrained(left)
    left.fix(10, 10, 50, 50)
    #expect(!left.leadingAnchor.hasAmbiguousLayout)
    #expect(!left.heightAnchor.hasAmbiguousLayout)
    _ = root.addConstrained(right)
    _ = active(right.leadingAnchor.constraint(equalTo: left.trailingAnchor))
    _ = active(right.widthAnchor.constraint(equalToConstant: 5))
    _ = active(right.topAnchor.constraint(equalTo: left.topAnchor))
    #expect(!right.centerXAnchor.hasAmbiguousLayout)
    #expect(right.centerYAnchor.hasAmbiguousLayout, "nothing determines its height")
  }
}
