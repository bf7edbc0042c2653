import LayoutEngine
import Testing

/// Anchors and the constraints that they create.
@Suite @MainActor struct AnchorTests {
  private let view = UIView()
  private let other = UIView()

  @Test func equalAnchorsShareItemAndAttribute() {
    #expect(view.leftAnchor == view.leftAnchor)
    #expect(view.leftAnchor.hash == view.leftAnchor.hash)
    #expect(view.leftAnchor != view.rightAnchor)
    #expect(view.leftAnchor != other.leftAnchor)
    #expect(!view.leftAnchor.isEqual(view.topAnchor))
  }

  @Test func zeroMultiplierMakesConstantConstraint() {
    let constraint = view.widthAnchor.constraint(
      equalTo: other.widthAnchor,
      multiplier: 0,
      constant: 7
    )
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1 && constraint.constant == 7)
  }

  @Test func anchorConstraintStartsInactiveAndRequired() {
    let constraint = view.leftAnchor.constraint(
      greaterThanOrEqualTo: other.rightAnchor,
      constant: 4
    )
    #expect(!constraint.isActive)
    #expect(constraint.priority == .required)
    #expect(constraint.firstItem === view)
    #expect(constraint.firstAttribute == .left)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem === other)
    #expect(constraint.secondAttribute == .right)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 4)
  }

  @Test func constantDimensionHasNoSecondItem() {
    let constraint = view.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 30)
  }

  @Test func missingSecondItemRemovesSecondAttribute() {
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .width,
      multiplier: 1,
      constant: 30
    )
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  @Test(
    arguments: [
      (NSLayoutConstraint.Relation.lessThanOrEqual, -1), (.equal, 0), (.greaterThanOrEqual, 1),
    ]
  )
  func relationsHaveTheirNumbers(relation: NSLayoutConstraint.Relation, number: Int) {
    #expect(relation.rawValue == number)
    #expect(NSLayoutConstraint.Relation(rawValue: number) == relation)
  }

  @Test func prioritiesKeepFractionsAndOrder() {
    #expect(UILayoutPriority(999.5) < .required)
    #expect(UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1).rawValue == 751)
    #expect(UILayoutPriority(500) == .sceneSizeStayPut)
  }

  @Test func systemSpacingIsEightPoints() {
    let after = view.leadingAnchor.constraint(
      equalToSystemSpacingAfter: other.trailingAnchor,
      multiplier: 2
    )
    // Twice eight.
    #expect(after.constant == CGFloat(16))
  }

  @Test func constraintReturnsItsAnchors() {
    let constraint = view.leftAnchor.constraint(equalTo: other.rightAnchor)
    #expect(constraint.firstAnchor == view.leftAnchor)
    #expect(constraint.firstAnchor != view.rightAnchor)
    #expect(constraint.secondAnchor == other.rightAnchor)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func distancesBetweenAnchorsAreDimensions() {
    let root = UIView(frame: rect(0, 0, 400, 100))
    let third = root.addConstrained()
    for item in [view, other] { root.addConstrained(item) }
    for (item, width) in [(view, CGFloat(50)), (other, 70), (third, 30)] {
      item.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      item.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    let gap = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let next = other.trailingAnchor.anchorWithOffset(to: third.leadingAnchor)
    let even = gap.constraint(equalTo: next)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      root.trailingAnchor.constraint(equalTo: third.trailingAnchor),
      even,
    ])
    #expect(root.constraints.contains(even))
    root.layoutIfNeeded()
    // 400 less 50, 70 and 30 leaves 250 for two equal gaps.
    #expect(other.frame.minX == CGFloat(50 + 125))
    #expect(third.frame.minX == CGFloat(370))
    even.isActive = false
    gap.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.minX == CGFloat(70))
  }

  @Test func distanceFollowsReadingDirection() {
    let root = UIView(frame: rect(0, 0, 400, 100))
    root.semanticContentAttribute = .forceRightToLeft
    for item in [view, other] { root.addConstrained(item) }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      other.widthAnchor.constraint(equalToConstant: 10),
      view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == CGFloat(350))
    // The view begins 30 left of 350 and is 10 wide.
    #expect(other.frame.minX == CGFloat(310))
  }

  @Test func horizontalAndVerticalEdgesCanBePaired() {
    view.addSubview(other)
    let constraint = NSLayoutConstraint(
      item: other,
      attribute: .left,
      relatedBy: .equal,
      toItem: view,
      attribute: .top,
      multiplier: 1,
      constant: 0
    )
    constraint.isActive = true
    #expect(view.constraints == [constraint])
  }
}
