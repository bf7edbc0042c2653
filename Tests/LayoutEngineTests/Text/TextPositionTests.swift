import Testing
import UIKit

@testable import LayoutEngine

/// Positions, ranges and rectangles of text views and fields.
@MainActor @Suite struct TextPositionTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  private func makeView() -> UITextView {
    let view = UITextView(frame: rect(0, 0, 300, 200))
    view.font = font
    view.text = "one two\nthree"
    return view
  }

  private func position(_ offset: Int, in view: UITextView) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  @Test func positionsCountAndCompare() throws {
    let view = makeView()
    let (one, two) = (try position(4, in: view), try position(7, in: view))
    let range = try #require(view.textRange(from: one, to: two))
    #expect(view.text(in: range) == "two")
    #expect(view.offset(from: two, to: one) == -3)
    #expect(view.compare(one, to: two) == .orderedAscending)
    #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 13)
    #expect(view.position(from: two, offset: 7) == nil)
    #expect(view.selectedTextRange?.start == view.endOfDocument)
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
  }

  /// The first line begins 8 points below the top edge, and 5 right of the left one.
  @Test func caretAndSelectionHaveRectangles() throws {
    let view = makeView()
    let caret = view.caretRect(for: try position(4, in: view))
    #expect(abs(caret.minX - (5 + width("one "))) < 1e-9)
    #expect(caret.minY == 8)
    #expect(abs(caret.height - font.lineHeight) < 1e-9)
    let below = try #require(view.position(from: try position(0, in: view), in: .down, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: below) == 8)
    #expect(abs(view.caretRect(for: below).minY - (8 + font.lineHeight)) < 1e-9)
    let range = try #require(
      view.textRange(from: try position(4, in: view), to: view.endOfDocument)
    )
    let rects = view.selectionRects(for: range)
    #expect(rects.count == 2)
    #expect(abs((rects.last?.rect.width ?? 0) - width("three")) < 1e-6)
    #expect(rects.first?.containsStart == true)
    #expect(view.firstRect(for: range) == rects.first?.rect)
    let point = CGPoint(x: caret.minX + 1, y: 10)
    #expect(view.closestPosition(to: point) == (try position(4, in: view)))
    view.textAlignment = .right
    let end = view.caretRect(for: view.endOfDocument)
    #expect(abs(end.minX - 295) < 1e-6)
  }

  @Test func tokenizerFindsWordsAndParagraphs() throws {
    let view = makeView()
    func text(_ offset: Int, _ granularity: UITextGranularity) throws -> String? {
      let range = view.tokenizer.rangeEnclosingPosition(
        try position(offset, in: view),
        with: granularity,
        inDirection: .storage(.forward)
      )
      return range.flatMap { view.text(in: $0) }
    }
    #expect(try text(5, .word) == "two")
    #expect(try text(3, .word) == nil)
    #expect(try text(5, .paragraph) == "one two\n")
  }

  @Test func typingReplacesTheLettersChosen() {
    let view = makeView()
    view.selectedRange = NSRange(location: 4, length: 3)
    view.insertText("2")
    #expect(view.text == "one 2\nthree")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "one\nthree")
    let field = UITextField(frame: rect(0, 0, 100, 30))
    field.text = "abc"
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 1)
      .flatMap { field.textRange(from: $0, to: $0) }
    field.insertText("x")
    #expect(field.text == "axbc")
    field.setMarkedText("é", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "axébc")
    field.setMarkedText("e", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "axebc")
    field.unmarkText()
    #expect(field.markedTextRange == nil)
    let caret = field.caretRect(for: field.beginningOfDocument)
    #expect(caret.minX == field.textRect(forBounds: field.bounds).minX)
    #expect(caret.midY == 15)
  }

  @Test func notificationsAreThoseOfTheView() throws {
    try makeDevice().run {
      var names: [String] = []
      let view = makeView()
      let window = UIWindow()
      window.addSubview(view)
      window.makeKeyAndVisible()
      let tokens = [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
          names.append(String(name.rawValue.dropFirst("UITextViewText".count)))
        }
      }
      view.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      view.insertText("!")
      view.resignFirstResponder()
      #expect(
        names == [
          "DidBeginEditingNotification", "DidChangeNotification", "DidEndEditingNotification",
        ]
      )
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test func textViewSharesItsStorage() {
    let view = makeView()
    #expect(view.textStorage.string == "one two\nthree")
    #expect(view.layoutManager.textContainers == [view.textContainer])
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height - 2 * font.lineHeight) < 1e-9)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1 two\nthree")
    let large = UIFont.systemFont(ofSize: 40)
    view.textStorage.addAttribute(.font, value: large, range: NSRange(location: 0, length: 1))
    let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs(height - (large.lineHeight + font.lineHeight + 16)) < 1)
    view.text = "a"
    #expect(view.textStorage.string == "a")
    view.insertText("b")
    #expect(view.textStorage.string == "ab")
  }

  @Test func textViewShowsTextOfContainersStorage() {
    let storage = NSTextStorage(string: "abc", attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: rect(0, 0, 100, 100), textContainer: container)
    #expect(view.text == "abc")
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === manager)
    #expect(view.font == font)
    storage.append(NSAttributedString(string: "d"))
    #expect(view.text == "abcd")
  }
}
