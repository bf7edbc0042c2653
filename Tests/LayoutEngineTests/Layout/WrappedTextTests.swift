import LayoutEngine
import Testing

/// Labels and text views with a height that depends on their width in the layout.
///
/// At two pixels a point a line of 17 points is 20.287 high: one line 20.5, two 41, three 61.
@Suite @MainActor struct WrappedTextTests {
  private static let words = "some words that are long enough for several lines"

  private func label(_ text: String = words) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  @Test func labelHeightFollowsConstrainedWidth() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 1000, 400))
      let label = root.addConstrained(label())
      let below = root.addConstrained(ContentBox(10, 10))
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leftAnchor.constraint(equalTo: root.leftAnchor),
        label.rightAnchor.constraint(equalTo: root.rightAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      root.layoutIfNeeded()
      #expect(label.frame.height == 20.5)
      let single = label.intrinsicContentSize.width
      root.frame.size.width = (single * 0.7).rounded()
      root.layoutIfNeeded()
      #expect(label.frame.height == 41)
      #expect(below.frame.minY == 41)
      root.frame.size.width = (single * 0.45).rounded()
      root.layoutIfNeeded()
      #expect(label.frame.height == 61)
      root.frame.size.width = 1000
      root.layoutIfNeeded()
      #expect(label.frame.height == 20.5)
    }
  }

  @Test func textThatFitsDoesNotWrap() throws {
    try makeDevice("iphone-16").run {
      let root = UIView(frame: rect(0, 0, 1000, 400))
      let label = root.addConstrained(label())
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.4).isActive = true
      root.layoutIfNeeded()
      // One line at three pixels a point: 61 pixels.
      #expect(abs(label.frame.height - 61.0 / 3) < 1e-9)
    }
  }

  /// In Interface Builder's frames such labels of two repositories have several lines.
  @Test func clippedTextOfSeveralLinesWraps() throws {
    try makeDevice().run {
      let label = label()
      label.lineBreakMode = .byClipping
      let width = (label.intrinsicContentSize.width * 0.7).rounded()
      let size = CGSize(width: width, height: 0)
      #expect(label.sizeThatFits(size).height == 41)
      label.numberOfLines = 1
      #expect(label.sizeThatFits(size).height == 20.5)
    }
  }

  @Test func aGivenWidthWrapsWithoutLayout() throws {
    try makeDevice().run {
      let label = label()
      label.preferredMaxLayoutWidth = (label.intrinsicContentSize.width * 0.7).rounded()
      #expect(label.intrinsicContentSize.height == 41)
      #expect(label.intrinsicContentSize.width <= label.preferredMaxLayoutWidth)
    }
  }

  @Test func numberOfLinesLimitsText() throws {
    try makeDevice().run {
      let label = label()
      let width = label.intrinsicContentSize.width * 0.45
      #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height == 61)
      label.numberOfLines = 2
      #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height == 41)
      label.numberOfLines = 1
      #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height == 20.5)
    }
  }

  @Test func nonScrollingTextViewFitsItsText() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 1000, 400))
      let text = root.addConstrained(UITextView())
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      text.text = Self.words
      text.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      text.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
      root.layoutIfNeeded()
      // Insets of 8 above and below.
      #expect(text.frame.height == 36.5)
      root.frame.size.width = (text.intrinsicContentSize.width * 0.7).rounded()
      root.layoutIfNeeded()
      #expect(text.frame.height == 57)
      text.isScrollEnabled = true
      root.layoutIfNeeded()
      #expect(text.frame.height == 0)
    }
  }

  @Test func aStackGrowsWithItsText() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 1000, 400))
      let label = label()
      let stack = root.addConstrained(UIStackView(arrangedSubviews: [label, ContentBox(10, 10)]))
      stack.axis = .vertical
      stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      stack.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
      root.frame.size.width = (label.intrinsicContentSize.width * 0.7).rounded()
      root.layoutIfNeeded()
      #expect(stack.frame.height == 51)
    }
  }

  /// The space at the end of the first line counts, because it fits.
  @Test func wrappedTextHasWidthOfWidestLine() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 1000, 400))
      let wide = self.label("mmmmmmmmmm ").intrinsicContentSize.width
      let label = root.addConstrained(label("mmmmmmmmmm mmmmm"))
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: root.leftAnchor),
        // Room for the first word and a part of the second.
        label.widthAnchor.constraint(lessThanOrEqualToConstant: wide + 40),
      ])
      root.layoutIfNeeded()
      #expect(label.frame.size == CGSize(width: wide, height: 41))
    }
  }
}
