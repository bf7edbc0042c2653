import Testing

@testable import LayoutEngine

/// The scroll requests of a focused text view.
@MainActor @Suite struct TextViewFocusTests {
  private final class Scroll: UIScrollView {
    var requests: [CGRect] = []
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { requests.append(rect) }
  }

  private final class Text: UITextView {
    var requests: [CGRect] = []
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { requests.append(rect) }
  }

  @MainActor private struct Scene {
    let window = UIWindow()
    let scrollView = Scroll(frame: rect(0, 0, 375, 667))
    let text = Text(frame: rect(10, 500, 300, 200))

    init() {
      window.addSubview(scrollView)
      scrollView.addSubview(text)
      text.font = UIFont.systemFont(ofSize: 16)
      text.text = "one\ntwo\nthree"
      window.makeKeyAndVisible()
    }
  }

  /// Two lines are above the cursor, after the inset of 8.
  @Test func scrollingTextViewScrollsToItsCursor() throws {
    try makeDevice().run {
      let scene = Scene()
      scene.text.becomeFirstResponder()
      let request = try #require(scene.text.requests.first)
      let lineHeight = try #require(scene.text.font).lineHeight
      #expect(abs(request.minY - (8 + 2 * lineHeight)) < 0.001)
      #expect(abs(request.height - lineHeight) < 0.001)
      #expect(scene.scrollView.requests.isEmpty)
    }
  }

  /// The cursor is before the first letter, 5 + 0 points from the left.
  @Test func fixedTextViewRequestsItsCursor() throws {
    try makeDevice().run {
      let scene = Scene()
      scene.text.isScrollEnabled = false
      scene.text.selectedRange = NSRange(location: 4, length: 0)
      scene.text.becomeFirstResponder()
      let request = try #require(scene.scrollView.requests.first)
      let lineHeight = try #require(scene.text.font).lineHeight
      #expect(request.minX == CGFloat(15))
      #expect(abs(request.minY - (508 + lineHeight)) < 0.001)
      #expect(scene.text.requests.isEmpty)
    }
  }
}
