import LayoutEngine
import Testing

/// Constraints inside a scroll view: the content size, and the meaning of the edges.
@Suite @MainActor struct ScrollContentTests {
  private let root = UIView(frame: rect(0, 0, 400, 600))
  private let scrollView: UIScrollView

  init() {
    scrollView = root.addConstrained(UIScrollView())
    scrollView.fix(10, 20, 300, 500)
  }

  @Test func constrainedDescendantsDetermineContentSize() {
    let content = scrollView.addConstrained(ContentBox(700, 900))
    content.pinEdges(to: scrollView)
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 700, 900))
    #expect(scrollView.contentSize == CGSize(width: 700, height: 900))
    #expect(scrollView.frame == rect(10, 20, 300, 500))
  }

  @Test func assignedContentSizeStaysOnOpenAxis() {
    let content = scrollView.addConstrained(ContentBox(700, 900))
    scrollView.contentSize = CGSize(width: 70, height: 80)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 70, height: 80))
    content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 70, height: 900))
  }

  @Test func contentLayoutGuideActsLikeContent() {
    let content = scrollView.addConstrained(ContentBox(700, 900))
    content.pinEdges(to: scrollView.contentLayoutGuide)
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 900))
    #expect(scrollView.contentLayoutGuide.layoutFrame == rect(0, 0, 700, 900))
    #expect(content.superview === scrollView)
  }

  @Test func edgeConstantsAreContentMargins() {
    let content = scrollView.addConstrained(ContentBox(100, 100))
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 6),
      scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 7),
      scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == rect(5, 6, 100, 100), "never stretched to the frame")
    #expect(scrollView.contentSize == CGSize(width: 112, height: 114))
  }

  @Test func sizesAndCentersMatchFrame() {
    let content = scrollView.addConstrained()
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 0.5),
      content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 300, 250))
  }

  @Test func frameLayoutGuideStaysFixed() {
    let content = scrollView.addConstrained(ContentBox(300, 2000))
    content.pinEdges(to: scrollView.contentLayoutGuide)
    let badge = scrollView.addConstrained(ContentBox(20, 20))
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
      badge.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame.minY == CGFloat(3))
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(badge.frame.minY == CGFloat(103))
    #expect(scrollView.contentSize.height == CGFloat(2000))
  }

  @Test func descendantTiedToOutsideFloats() {
    let content = scrollView.addConstrained(ContentBox(300, 2000))
    content.pinEdges(to: scrollView)
    let badge = scrollView.addConstrained(ContentBox(20, 20))
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 50, y: 30))
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 50, y: 130))
    #expect(content.frame.minY == 0)
  }

  @Test func offsetsOfNestedScrollViewsAddUp() {
    let inner = scrollView.addConstrained(UIScrollView())
    inner.fix(0, 0, 300, 800)
    scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    let content = inner.addConstrained(ContentBox(300, 3000))
    content.pinEdges(to: inner)
    let badge = content.addConstrained(ContentBox(20, 20))
    badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    scrollView.contentOffset.y = 30
    inner.contentOffset.y = 500
    root.layoutIfNeeded()
    // The scroll view begins at 20, so 100 in the root is 80 below it.
    #expect(badge.frame.minY == CGFloat(80 + 30 + 500))
  }

  @Test func siblingsOutsideSeeTheFrame() {
    let content = scrollView.addConstrained(ContentBox(300, 2000))
    content.pinEdges(to: scrollView)
    let below = root.addConstrained(ContentBox(10, 10))
    below.topAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(below.frame.minY == CGFloat(520))
  }

  @Test func contentWithLowerBoundIsMinimal() {
    let content = scrollView.addConstrained()
    content.pinEdges(to: scrollView)
    content.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 40, height: 0))
  }

  /// Pins content to the content guide, at least as large as the safe area, with its own 200 by
  /// 200.
  private func addContent(_ sizes: [NSLayoutConstraint], to content: UIView) {
    scrollView.addConstrained(content)
    content.pinEdges(to: scrollView.contentLayoutGuide)
    let safeArea = scrollView.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      sizes.map { $0.at(250) } + [
        content.widthAnchor.constraint(greaterThanOrEqualTo: safeArea.widthAnchor).at(500),
        content.heightAnchor.constraint(greaterThanOrEqualTo: safeArea.heightAnchor).at(500),
      ]
    )
  }

  @Test func smallContentFillsTheSafeArea() {
    let content = UIView()
    addContent(
      [
        content.widthAnchor.constraint(equalToConstant: 200),
        content.heightAnchor.constraint(equalToConstant: 200),
      ],
      to: content
    )
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 300, 500))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 500))
  }

  @Test func changedHeightAppliesAfterScrollViewLayout() {
    let content = UIView()
    let height = content.heightAnchor.constraint(equalToConstant: 200)
    addContent([height], to: content)
    root.layoutIfNeeded()
    height.constant = 2000
    #expect(scrollView.contentSize.height == CGFloat(500), "until layout")
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    #expect(content.frame.height == CGFloat(2000))
    #expect(scrollView.contentSize.height == CGFloat(2000))
  }

  @Test func changedContentSizeAppliesAfterLayout() {
    let content = ContentBox(200, 200)
    addContent([], to: content)
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 500))
    content.size.height = 2000
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 2000))
  }

  @Test func assignedContentSizeStaysWithoutConstraints() {
    let free = UIScrollView(frame: rect(0, 0, 100, 100))
    root.addSubview(free)
    free.addSubview(UIView(frame: rect(0, 0, 50, 500)))
    free.contentSize = CGSize(width: 50, height: 500)
    root.layoutIfNeeded()
    #expect(free.contentSize == CGSize(width: 50, height: 500))
  }

  @Test func rightToLeftContentUsesOwnEdges() {
    scrollView.semanticContentAttribute = .forceRightToLeft
    let content = scrollView.addConstrained(ContentBox(700, 100))
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize.width == CGFloat(715))
    #expect(content.frame.minX == CGFloat(10))
  }
}
