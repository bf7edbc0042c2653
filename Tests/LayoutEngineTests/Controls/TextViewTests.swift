import Testing
import UIKit

/// A text view's container and cursor, and the changes that its delegate may reject.
@Suite @MainActor struct TextViewTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = text
    return view
  }

  @Test func containerPaddingCountsTwice() {
    let view = view("some text")
    let width = view.intrinsicContentSize.width
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.intrinsicContentSize.width - (width - 10)) < 0.001)
  }

  /// A line of Helvetica at 12 points is 1.15 × 12 = 13.8 high, two are 27.6, with insets of 8.
  @Test func theContainerLimitsTheLines() throws {
    try makeDevice().run {
      let view = view("one\ntwo\nthree")
      view.textContainer.maximumNumberOfLines = 2
      #expect(abs(view.intrinsicContentSize.height - 43.6) < 0.5)
      view.textContainer.maximumNumberOfLines = 0
      // Three lines are 41.4 high.
      #expect(abs(view.intrinsicContentSize.height - 57.4) < 0.5)
    }
  }

  @Test func textViewKeepsGivenContainer() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test func delegateControlsTextAndReceivesSelection() {
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

  @Test func defaultFontIsHelvetica() {
    #expect(UITextView().font?.fontName == "Helvetica")
    #expect(UITextView().font?.pointSize == 12)
  }

  /// Lines of 11.5 and 23 points are whole pixels at two a point, so no height is rounded up.
  @Test(arguments: [(10.0, 11.5), (20, 23)])
  func helveticaLinesAreNotRoundedUp(size: Double, height: Double) throws {
    try makeDevice().run {
      let font = try #require(UIFont(name: "Helvetica", size: size))
      let text = NSAttributedString(string: "a", attributes: [.font: font])
      let bounds = text.boundingRect(
        with: CGSize(width: 100, height: 100),
        options: .usesLineFragmentOrigin,
        context: nil
      )
      let points = Double(bounds.height)
      #expect((points * 2).rounded(.up) / 2 == height)
      #expect(height - points < 0.01)
    }
  }

  /// The system's lines are 1.193359375 times the size: 23.87 at 20 points, 47.73 at 40.
  ///
  /// Helvetica's are 13.8 at 12 points; the insets are 16 together.
  @Test func attributedTextIsMeasuredInItsFonts() throws {
    try makeDevice().run {
      let view = view("")
      let font = UIFont.systemFont(ofSize: 20)
      view.attributedText = NSAttributedString(string: "a", attributes: [.font: font])
      #expect(view.font === font)
      #expect(abs(view.intrinsicContentSize.height - 39.87) < 0.5)
      view.font = .systemFont(ofSize: 40)
      #expect(abs(view.intrinsicContentSize.height - 63.73) < 0.5)
      view.attributedText = NSAttributedString(string: "a")
      #expect(abs(view.intrinsicContentSize.height - 29.8) < 0.5)
    }
  }

  @Test func textViewTextsShareValue() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "attributed")
    #expect(view.text == "attributed")
    view.text = "plain"
    #expect(view.attributedText?.string == "plain")
  }
}
