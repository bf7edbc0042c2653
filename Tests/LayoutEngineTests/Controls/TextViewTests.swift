import LayoutEngine
import Testing

/// A text view's container, its cursor, and what its delegate may refuse.
@Suite @MainActor struct TextViewTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = text
    return view
  }

  @Test func theContainersPaddingCountsTwice() {
    let view = view("some text")
    let width = view.intrinsicContentSize.width
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.intrinsicContentSize.width - (width - 10)) < 0.001)
  }

  /// At 12 points a line is 14.32 high, two are 28.64: 15 and 29 in pixels, with insets of 8.
  @Test func theContainerLimitsTheLines() throws {
    try makeDevice().run {
      let view = view("one\ntwo\nthree")
      view.textContainer.maximumNumberOfLines = 2
      #expect(abs(view.intrinsicContentSize.height - 45) < 0.5)
      view.textContainer.maximumNumberOfLines = 0
      // Three lines are 42.96 high.
      #expect(abs(view.intrinsicContentSize.height - 59) < 0.5)
    }
  }

  @Test func aContainerFromOutsideIsTheViewsOwn() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test func aDelegateMayRefuseTextAndHearsOfTheCursor() {
    final class Short: NSObject, UITextViewDelegate {
      var changes = 0
      var selections = 0
      func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
      ) -> Bool { range.location + text.utf16.count <= 2 }
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
      func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
    }
    let (view, delegate) = (UITextView(), Short())
    view.delegate = delegate
    for text in ["a", "b", "c"] { view.insertText(text) }
    #expect(view.text == "ab")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.deleteBackward()
    #expect(view.text == "a")
    #expect(delegate.changes == 3)
    #expect(delegate.selections == 3)
  }

  @Test func attributedTextIsTheText() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "attributed")
    #expect(view.text == "attributed")
    view.text = "plain"
    #expect(view.attributedText?.string == "plain")
  }
}
