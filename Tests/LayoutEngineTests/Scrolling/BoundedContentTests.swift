import LayoutEngine
import Testing

/// Content with lower bounds only has the smallest size that meets them.
@Suite @MainActor struct BoundedContentTests {
  private let scrollView = UIScrollView(frame: rect(0, 0, 300, 500))
  private let content = UIView()

  init() {
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: guide.leftAnchor),
      content.rightAnchor.constraint(equalTo: guide.rightAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    let minimum = content.heightAnchor.constraint(
      greaterThanOrEqualTo: scrollView.safeAreaLayoutGuide.heightAnchor
    )
    minimum.priority = UILayoutPriority(500)
    minimum.isActive = true
    scrollView.layoutIfNeeded()
  }

  @Test func contentFillsItsBound() {
    #expect(content.frame == rect(0, 0, 300, 500))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 500))
  }

  @Test func boundedContentIsNotAmbiguous() {
    #expect(!content.hasAmbiguousLayout)
  }

  @Test func weakestApplicationConstraintIsStronger() {
    let height = content.heightAnchor.constraint(equalToConstant: 700)
    height.priority = UILayoutPriority(1)
    height.isActive = true
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 700))
  }
}
