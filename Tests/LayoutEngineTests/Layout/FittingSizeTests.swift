import LayoutEngine
import Testing

/// `systemLayoutSizeFitting`: the fitting size of a subtree.
@Suite @MainActor struct FittingSizeTests {
  private let view = UIView(frame: rect(0, 0, 33, 44))

  private func fill(with box: UIView, inset: CGFloat) {
    view.addConstrained(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: inset),
      view.rightAnchor.constraint(equalTo: box.rightAnchor, constant: inset),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: inset),
    ])
  }

  @Test func contentAndMarginsMakeTheSize() {
    fill(with: ContentBox(100, 50), inset: 10)
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 120, height: 70))
    #expect(view.frame == rect(0, 0, 33, 44), "asking moves nothing")
    #expect(view.subviews.first?.frame == .zero)
  }

  /// The second fitting uses the solution of the first one again: 20 + 100 + 10 wide.
  @Test func repeatedFittingFollowsConstants() throws {
    fill(with: ContentBox(100, 50), inset: 10)
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let left = try #require(view.constraints.first { $0.firstAttribute == .left })
    left.constant = 20
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 130, height: 70))
  }

  /// A constraint on an infinite margin is left out, but only that long.
  @Test func fittingUsesMarginsThatBecomeFinite() {
    let box = view.addConstrained(ContentBox(100, 50))
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      box.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    view.layoutMargins.left = .infinity
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    view.layoutMargins.left = 15
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == 115)
  }

  @Test func looseConstraintsGrowTowardsTheTarget() {
    let box = view.addConstrained()
    box.pinEdges(to: view)
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
    box.heightAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 300, height: 10000)
    )
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 0, height: 40)
    )
  }

  @Test func aRequiredWidthWrapsText() throws {
    try makeDevice("iphone-8").run {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten eleven twelve"
      let wide = label.sizeThatFits(CGSize(width: 1000, height: 0))
      let cell = UIView()
      cell.addConstrained(label)
      label.pinEdges(to: cell)
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: wide.width * 0.7, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      // One line of 17 points is 20.5 high at two pixels a point, two lines are 41.
      #expect(wide.height == 20.5)
      #expect(size.height == 41)
      #expect(abs(size.width - wide.width * 0.7) <= 0.5)
    }
  }

  @Test func fittingIgnoresSuperviewConstraints() {
    let root = UIView(frame: rect(0, 0, 500, 500))
    fill(with: ContentBox(100, 50), inset: 0)
    root.addConstrained(view)
    view.pinEdges(to: root)
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 100, height: 50))
  }

  @Test func fittingUsesContentSize() {
    let box = ContentBox(31, 32)
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 31, height: 32)
    )
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 31, height: 32),
      "content hugs at 250, the target pulls at 50"
    )
  }

  @Test func fittingUsesOwnConstraints() {
    view.widthAnchor.constraint(equalToConstant: 77).isActive = true
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 9).isActive = true
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 77, height: 9)
    )
  }

  @Test func aViewWithoutConstraintsKeepsItsSize() {
    view.addSubview(UIView(frame: rect(0, 0, 5, 5)))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 33, height: 44)
    )
  }

  @Test func theResultIsRoundedUpToPixels() throws {
    try makeDevice("iphone-8").run {
      let cell = UIView()
      let box = cell.addConstrained(ContentBox(10.1, 20.6))
      box.pinEdges(to: cell)
      #expect(
        cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 10.5, height: 21)
      )
    }
  }

  @Test func constraintsAreUpdatedFirst() {
    final class Late: UIView {
      override func updateConstraints() {
        if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 60).isActive = true }
        super.updateConstraints()
      }
    }
    let late = Late()
    #expect(late.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == CGFloat(60))
  }
}
