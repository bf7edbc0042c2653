import LayoutEngine
import Testing

/// What anchors are, and the constraints they make.
@Suite @MainActor struct AnchorTests {
  private let view = UIView()
  private let other = UIView()

  @Test func anchorsOfOneItemAndAttributeAreEqual() {
    #expect(view.leftAnchor == view.leftAnchor)
    #expect(view.leftAnchor.hash == view.leftAnchor.hash)
    #expect(view.leftAnchor != view.rightAnchor)
    #expect(view.leftAnchor != other.leftAnchor)
    #expect(!view.leftAnchor.isEqual(view.topAnchor))
  }

  @Test func anAnchorsConstraintIsInactiveRequiredAndBeginsWithTheReceiver() {
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

  @Test func aConstantDimensionHasNoSecondSide() {
    let constraint = view.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 30)
  }

  @Test func withoutASecondItemTheSecondAttributeIsNone() {
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

  @Test func theDescriptionNamesItemsIdentifierAndState() {
    view.accessibilityIdentifier = "box"
    let constraint = view.widthAnchor.constraint(equalToConstant: 100)
    constraint.identifier = "wide"
    let text = constraint.description
    #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(text.contains("'wide'"))
    #expect(text.contains("box.width == 100"))
    #expect(text.hasSuffix("(inactive)>"))
    constraint.isActive = true
    #expect(constraint.description.hasSuffix("(active)>"))
  }

  @Test func aHorizontalAndAVerticalEdgeMayBePaired() {
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
