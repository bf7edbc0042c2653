import LayoutEngine
import Testing

/// Arrangements with frames that follow from sizes and spacings by arithmetic.
@Suite @MainActor struct StackViewTests {
  private final class Box: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  /// Lays out a row of 300 by 100 points.
  private func row(_ views: [UIView], _ configure: (UIStackView) -> Void) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    configure(stack)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func fillStretchesViewWithLowestHugging() {
    let (first, second) = (Box(40, 20), Box(60, 20))
    second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let frames = row([first, second]) { $0.spacing = 10 }
    // 300 - 40 - 10 = 250 remain for the second.
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 40, height: 100), CGRect(x: 50, y: 0, width: 250, height: 100),
      ]
    )
  }

  @Test func fillEquallyIgnoresContent() {
    let frames = row([Box(10, 20), Box(90, 20), Box(50, 20)]) {
      $0.distribution = .fillEqually
      $0.spacing = 30
    }
    // (300 - 2 * 30) / 3 = 80.
    #expect(frames.map(\.width) == [80, 80, 80])
    #expect(frames.map(\.minX) == [0, 110, 220])
  }

  @Test func fillProportionallyDividesByContent() {
    let frames = row([Box(50, 20), Box(100, 20)]) { $0.distribution = .fillProportionally }
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test func fillProportionallyUsesArrangedSizeOfStacks() {
    let stack = UIStackView(arrangedSubviews: [Box(20, 20), Box(20, 20)])
    stack.spacing = 10
    let frames = row([stack, Box(100, 20)]) { $0.distribution = .fillProportionally }
    // 20 + 10 + 20 = 50 against 100.
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test func equalSpacingMakesEqualGaps() {
    let frames = row([Box(40, 20), Box(60, 20), Box(80, 20)]) { $0.distribution = .equalSpacing }
    // (300 - 180) / 2 = 60 a gap.
    #expect(frames.map(\.minX) == [0, 100, 220])
  }

  @Test func equalCenteringSpacesCentersEqually() {
    let frames = row([Box(40, 20), Box(60, 20), Box(80, 20)]) { $0.distribution = .equalCentering }
    // Centers at 20 and 260, so the middle one's is at 140.
    #expect(frames[1].minX == CGFloat(110))
  }

  @Test func centerKeepsContentHeights() {
    let frames = row([Box(150, 20), Box(150, 40)]) { $0.alignment = .center }
    #expect(frames.map(\.minY) == [40, 30])
    #expect(frames.map(\.height) == [20, 40])
  }

  @Test func hiddenViewsTakeNoRoomOrSpacing() {
    let views = [Box(100, 20), Box(100, 20), Box(100, 20)]
    views[1].isHidden = true
    let frames = row(views) {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
    // (300 - 10) / 2 = 145.
    #expect(frames[0].width == CGFloat(145))
    #expect(frames[2] == CGRect(x: 155, y: 0, width: 145, height: 100))
    #expect(frames[1].width == 0)
  }

  @Test func customSpacingReplacesTheOrdinaryOne() {
    let (first, second) = (Box(40, 20), Box(60, 20))
    second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let frames = row([first, second]) {
      $0.spacing = 10
      $0.setCustomSpacing(25, after: first)
    }
    #expect(frames[1].minX == CGFloat(40 + 25))
  }

  @Test func hiddenViewDropsItsCustomSpacing() {
    let views = [Box(40, 20), Box(30, 20), Box(60, 20)]
    views[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    views[1].isHidden = true
    let frames = row(views) {
      $0.setCustomSpacing(25, after: views[0])
      $0.setCustomSpacing(7, after: views[1])
    }
    #expect(frames[2].minX == CGFloat(40 + 25))
  }

  @Test func marginsRelativeArrangementKeepsInsideTheMargins() {
    let frames = row([Box(40, 20)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    }
    #expect(frames == [CGRect(x: 10, y: 5, width: 270, height: 80)])
  }
}
