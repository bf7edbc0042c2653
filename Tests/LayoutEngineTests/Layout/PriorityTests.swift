import LayoutEngine
import Testing

/// The constraint that yields if not all constraints can hold.
@Suite @MainActor struct PriorityTests {
  private let root = UIView(frame: rect(0, 0, 400, 400))

  @Test func strongerConstraintBeatsManyWeakerOnes() {
    let view = root.addConstrained()
    view.widthAnchor.constraint(equalToConstant: 10).at(501).isActive = true
    for _ in 0..<50 {
      view.widthAnchor.constraint(equalToConstant: 90).at(500).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(10))
  }

  @Test(arguments: [(Float(999.5), Float(999)), (1000, 999.99), (250.25, 250)])
  func fractionsAreSeparatePriorities(stronger: Float, weaker: Float) {
    let view = root.addConstrained()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 90).at(weaker),
      view.widthAnchor.constraint(equalToConstant: 10).at(stronger),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(10))
  }

  @Test func unsatisfiableConstraintPullsAsCloseAsPossible() {
    let view = root.addConstrained()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 500).at(300),
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(380))
  }

  @Test func resistanceExceedsHuggingInTightRow() {
    let (first, second) = (ContentBox(300, 10), ContentBox(300, 10))
    for view in [first, second] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    second.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == CGFloat(300))
    #expect(second.frame.width == CGFloat(100))
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func requiredConstraintsBeatRequiredContentPriority(axis: NSLayoutConstraint.Axis) {
    let view = root.addConstrained(ContentBox(34, 34))
    view.setContentCompressionResistancePriority(.required, for: axis)
    view.setContentHuggingPriority(.required, for: axis)
    let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let length = anchor.constraint(equalToConstant: 26)
    length.isActive = true
    root.layoutIfNeeded()
    #expect((axis == .horizontal ? view.frame.width : view.frame.height) == CGFloat(26))
    length.constant = 50
    root.layoutIfNeeded()
    #expect((axis == .horizontal ? view.frame.width : view.frame.height) == CGFloat(50))
    length.priority = UILayoutPriority(999)
    root.layoutIfNeeded()
    #expect((axis == .horizontal ? view.frame.width : view.frame.height) == CGFloat(34))
  }
}
