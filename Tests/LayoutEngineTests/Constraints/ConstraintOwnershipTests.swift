import LayoutEngine
import Testing

/// The view that holds a constraint, the constraint's lifetime, and the order of constraints.
@Suite @MainActor struct ConstraintOwnershipTests {
  private let root = UIView(frame: rect(0, 0, 400, 400))
  private let child = UIView()
  private let sibling = UIView()
  private let grandchild = UIView()
  private let cousin = UIView()

  init() {
    root.addSubview(child)
    root.addSubview(sibling)
    child.addSubview(grandchild)
    sibling.addSubview(cousin)
  }

  private func active(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.isActive = true
    return constraint
  }

  @Test func viewHoldsItsConstantSize() {
    let width = active(child.widthAnchor.constraint(equalToConstant: 200))
    #expect(child.constraints == [width])
    #expect(root.constraints.isEmpty)
  }

  @Test func superviewHoldsRelationToItself() {
    let top = active(child.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(root.constraints == [top])
    #expect(child.constraints.isEmpty)
  }

  @Test func nearestCommonAncestorHoldsConstraint() {
    let top = active(grandchild.topAnchor.constraint(equalTo: cousin.topAnchor))
    #expect(root.constraints == [top])
  }

  @Test func guideUsesItsOwningView() {
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    let width = active(guide.widthAnchor.constraint(equalToConstant: 10))
    let top = active(guide.topAnchor.constraint(equalTo: sibling.topAnchor))
    #expect(child.constraints == [width])
    #expect(root.constraints == [top])
  }

  @Test func constraintsKeepActivationOrder() {
    let height = child.heightAnchor.constraint(equalToConstant: 1)
    let width = child.widthAnchor.constraint(equalToConstant: 2)
    let ratio = child.widthAnchor.constraint(equalTo: child.heightAnchor, multiplier: 2)
    NSLayoutConstraint.activate([width, height, ratio])
    width.isActive = true
    #expect(child.constraints == [width, height, ratio], "activating twice moves nothing")
    height.isActive = false
    #expect(child.constraints == [width, ratio])
    height.isActive = true
    #expect(child.constraints == [width, ratio, height])
  }

  @Test func addConstraintMovesConstraintToReceiver() {
    let width = active(child.widthAnchor.constraint(equalToConstant: 200))
    root.addConstraint(width)
    #expect(child.constraints.isEmpty)
    #expect(root.constraints == [width])
    #expect(width.isActive)
    root.addConstraint(width)
    #expect(root.constraints == [width])
  }

  @Test func removingOtherViewsConstraintHasNoEffect() {
    let width = active(child.widthAnchor.constraint(equalToConstant: 200))
    root.removeConstraint(width)
    #expect(width.isActive)
    child.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test func holderRetainsActiveConstraint() {
    weak var kept: NSLayoutConstraint?
    weak var dropped: NSLayoutConstraint?
    do {
      let active = child.widthAnchor.constraint(equalToConstant: 200)
      active.isActive = true
      kept = active
      dropped = child.heightAnchor.constraint(equalToConstant: 200)
    }
    #expect(kept != nil)
    #expect(dropped == nil)
  }

  @Test func constraintsAnchorsAndGuidesRetainNoView() {
    weak var view: UIView?
    let anchor: NSLayoutXAxisAnchor
    let constraint: NSLayoutConstraint
    let guide = UILayoutGuide()
    do {
      let short = UIView()
      view = short
      anchor = short.leftAnchor
      constraint = short.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      short.addLayoutGuide(guide)
    }
    #expect(view == nil)
    #expect(anchor.item == nil)
    #expect(constraint.firstItem == nil)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func removedViewLosesOutsideConstraints() {
    let guide = UILayoutGuide()
    grandchild.addLayoutGuide(guide)
    let outside = [
      active(child.topAnchor.constraint(equalTo: root.topAnchor)),
      active(grandchild.topAnchor.constraint(equalTo: cousin.topAnchor)),
      active(guide.leftAnchor.constraint(equalTo: sibling.leftAnchor)),
    ]
    let unrelated = active(cousin.leftAnchor.constraint(equalTo: root.leftAnchor))
    let inside = [
      active(grandchild.leftAnchor.constraint(equalTo: child.leftAnchor)),
      active(child.widthAnchor.constraint(equalToConstant: 9)),
    ]
    child.removeFromSuperview()
    #expect(root.constraints == [unrelated])
    #expect(outside.allSatisfy { !$0.isActive })
    #expect(child.constraints == inside)
    root.addSubview(child)
    #expect(root.constraints == [unrelated])
  }

  @Test func movingViewRemovesOutsideConstraints() {
    let top = active(grandchild.topAnchor.constraint(equalTo: child.topAnchor))
    sibling.addSubview(grandchild)
    #expect(!top.isActive)
    #expect(child.constraints.isEmpty)
  }

  @Test func addingToSameSuperviewKeepsConstraints() {
    let top = active(child.topAnchor.constraint(equalTo: root.topAnchor))
    root.addSubview(child)
    #expect(root.constraints == [top])
    #expect(root.subviews == [sibling, child])
  }

  @Test func removingGuideRemovesItsConstraints() {
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    let own = active(guide.widthAnchor.constraint(equalToConstant: 1))
    let toSibling = active(sibling.topAnchor.constraint(equalTo: guide.bottomAnchor))
    let other = active(child.widthAnchor.constraint(equalToConstant: 1))
    child.removeLayoutGuide(guide)
    #expect(!own.isActive)
    #expect(!toSibling.isActive)
    #expect(other.isActive)
    #expect(child.layoutGuides.isEmpty)
  }

  @Test func movedGuideLosesItsConstraints() {
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    let width = active(guide.widthAnchor.constraint(equalToConstant: 1))
    sibling.addLayoutGuide(guide)
    #expect(guide.owningView === sibling)
    #expect(child.layoutGuides.isEmpty)
    #expect(!width.isActive)
  }

  @Test func generatedConstraintsAreNotListed() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    root.addSubview(stack)
    let label = root.addConstrained(UILabel())
    label.text = "Text"
    _ = active(label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor))
    root.layoutIfNeeded()
    #expect(root.constraints.count == 1)
    #expect(stack.constraints.isEmpty)
    #expect(label.constraints.isEmpty)
  }

  @Test func ownerHoldsConstraintsOfGuideEdges() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    for (own, outer) in [
      (guide.leftAnchor, root.leftAnchor), (guide.rightAnchor, root.rightAnchor),
    ] {
      own.constraint(equalTo: outer).isActive = true
    }
    guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    guide.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    child.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
    child.heightAnchor.constraint(equalTo: guide.heightAnchor).isActive = true
    // Four edges of the guide, two sizes of the child.
    #expect(root.constraints.count == 4 + 2)
  }

  @Test func constraintSubclassesKeepTheirClass() {
    final class Marked: NSLayoutConstraint { var mark = 0 }
    let marked = Marked(
      item: child,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .height,
      multiplier: 1,
      constant: 3
    )
    marked.mark = 7
    marked.isActive = true
    _ = active(child.heightAnchor.constraint(equalToConstant: 1))
    #expect(child.constraints.compactMap { $0 as? Marked }.map(\.mark) == [7])
    #expect(marked.secondAttribute == .notAnAttribute)
  }

  @Test func changingTheConstantKeepsTheIndex() {
    let first = active(child.widthAnchor.constraint(equalToConstant: 1))
    let second = active(child.heightAnchor.constraint(equalToConstant: 1))
    first.constant = 9
    #expect(child.constraints == [first, second])
  }

  @Test func anEmptyPlaceholderStaysInactive() {
    let placeholder = NSLayoutConstraint()
    placeholder.isActive = true
    #expect(!placeholder.isActive)
    #expect(placeholder.firstItem == nil)
  }
}
