import LayoutEngine
import Testing

/// A tree that returns to former rules.
@Suite @MainActor struct FormerSolutionTests {
  private let root = UIView(frame: rect(0, 0, 400, 400))

  /// Replaces a constraint by another one and back, with a layout after each change.
  private func replace(_ first: NSLayoutConstraint, by second: NSLayoutConstraint) {
    first.isActive = true
    root.layoutIfNeeded()
    first.isActive = false
    second.isActive = true
    root.layoutIfNeeded()
    second.isActive = false
    first.isActive = true
    root.layoutIfNeeded()
  }

  @Test func returningConstraintPlacesAsBefore() {
    let view = root.addConstrained(ContentBox(10, 10))
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30)
    replace(left, by: right)
    #expect(view.frame == rect(30, 7, 10, 10))
    right.isActive = true
    root.layoutIfNeeded()
    // 400 - 30 - 30 wide between both edges.
    #expect(view.frame == rect(30, 7, 340, 10))
  }

  /// A view without rules keeps its frame.
  ///
  /// The rules in between must leave no variables for it.
  @Test func viewWithoutRulesKeepsItsFrame() {
    let (view, other) = (root.addConstrained(), root.addConstrained())
    replace(
      view.widthAnchor.constraint(equalToConstant: 10),
      by: other.widthAnchor.constraint(equalToConstant: 20)
    )
    #expect(other.frame == rect(0, 0, 20, 0))
    #expect(!other.hasAmbiguousLayout)
  }

  /// Without a rule for it, the size of the content stays as the last rules have made it.
  @Test func contentWithoutRulesKeepsItsSize() {
    let scrollView = UIScrollView()
    root.addConstrained(scrollView)
    let box = scrollView.addConstrained(ContentBox(80, 20))
    NSLayoutConstraint.activate([
      scrollView.leftAnchor.constraint(equalTo: root.leftAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.widthAnchor.constraint(equalToConstant: 100),
      scrollView.heightAnchor.constraint(equalToConstant: 100),
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    replace(
      box.rightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.rightAnchor),
      by: box.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor)
    )
    #expect(box.frame == rect(0, 0, 100, 20))
    #expect(scrollView.contentSize.width == CGFloat(80))
  }
}
