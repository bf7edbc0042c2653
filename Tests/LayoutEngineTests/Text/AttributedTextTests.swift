import Foundation
import Testing
import UIKit

@testable import LayoutEngine
@testable import TextMeasurement

/// Text with attributes.
///
/// Lines of the system font are 1.193359375 times their size high: 16.707 at
/// 14 points, 20.287 at 17, 28.641 at 24.
@MainActor @Suite struct AttributedTextTests {
  private func attributed(
    _ text: String,
    size: Double,
    kern: Double? = nil,
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size), .paragraphStyle: style,
    ]
    attributes[.kern] = kern
    return NSAttributedString(string: text, attributes: attributes)
  }

  private func height(_ text: NSAttributedString) -> Double {
    text.boundingRect(
      with: CGSize(width: 1000, height: 0),
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: nil
    ).height
  }

  /// Foundation compares the attributes of neighbors, and joins ranges with equal attributes.
  @Test func neighboringAttributesAreCompared() {
    let (attachment, shadow) = (NSTextAttachment(), NSShadow())
    shadow.shadowBlurRadius = 2
    let values: [(value: NSObject, equal: NSObject, other: NSObject)] = [
      (NSShadow(), NSShadow(), shadow),
      (attachment, attachment, NSTextAttachment()),
      (UIFont.systemFont(ofSize: 1), UIFont.systemFont(ofSize: 1), UIFont.systemFont(ofSize: 2)),
      (UIColor.red, UIColor.red, UIColor.blue),
      (NSParagraphStyle(), NSParagraphStyle(), UIImage(size: CGSize(width: 1, height: 1))),
    ]
    for (value, equal, other) in values {
      let (key, text) = (NSAttributedString.Key("value"), NSMutableAttributedString(string: "abcd"))
      text.addAttribute(key, value: value, range: NSRange(location: 0, length: 1))
      text.addAttribute(key, value: equal, range: NSRange(location: 1, length: 1))
      text.append(NSAttributedString(string: "e", attributes: [key: other]))
      text.addAttribute(key, value: other, range: NSRange(location: 2, length: 2))
      var stretch = NSRange()
      #expect(text.attribute(key, at: 0, effectiveRange: &stretch) as? NSObject == value)
      #expect(stretch == NSRange(location: 0, length: 2))
      #expect(text.attribute(key, at: 4, effectiveRange: &stretch) as? NSObject == other)
      #expect(stretch == NSRange(location: 2, length: 3))
    }
  }

  /// Core Text's documentation lists the shared attributes; tracking exists in Core Text only.
  @Test func coreTextNamesEqualUIKitNames() {
    #expect(kCTFontAttributeName as NSAttributedString.Key == .font)
    #expect(kCTKernAttributeName as NSAttributedString.Key == .kern)
    #expect(kCTTrackingAttributeName as NSAttributedString.Key == .tracking)
    #expect(kCTLigatureAttributeName as NSAttributedString.Key == .ligature)
    #expect(kCTParagraphStyleAttributeName as NSAttributedString.Key == .paragraphStyle)
    #expect(kCTBaselineOffsetAttributeName as NSAttributedString.Key == .baselineOffset)
    #expect(kCTUnderlineStyleAttributeName as NSAttributedString.Key == .underlineStyle)
  }

  /// On Apple's systems a `CGFloat` in a dictionary of attributes becomes an `NSNumber`.
  @Test func lengthAttributesAreNumbers() {
    let text = NSMutableAttributedString(string: "abcd")
    text.addAttribute(.kern, value: CGFloat(1), range: NSRange(location: 0, length: 2))
    text.addAttributes([.kern: CGFloat(1)], range: NSRange(location: 2, length: 2))
    var stretch = NSRange()
    let value = text.attribute(.kern, at: 0, effectiveRange: &stretch)
    #expect(stretch == NSRange(location: 0, length: 4))
    #expect(value as? CGFloat == 1 && value as? Double == 1 && value as? NSNumber == 1)
    text.addAttribute(.kern, value: CGFloat(2), range: NSRange(location: 0, length: 4))
    #expect(text.attribute(.kern, at: 3, effectiveRange: nil) as? CGFloat == 2)
  }

  /// The expected ranges follow Apple's documentation of each call.
  @Test func attributedStringsAreEditedAsDocumented() throws {
    let (small, large) = (UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 20))
    let single = NSUnderlineStyle.single.rawValue
    let text = NSMutableAttributedString(string: "one two", attributes: [.font: small])
    text.addAttributes(
      [.foregroundColor: UIColor.red, .underlineStyle: single, .shadow: NSShadow()],
      range: NSRange(location: 0, length: 3)
    )
    text.addAttribute(.font, value: large, range: NSRange(location: 2, length: 3))
    text.setAttributes([.font: large], range: NSRange(location: 0, length: 1))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    text.append(NSAttributedString(string: "!", attributes: [.paragraphStyle: NSParagraphStyle()]))
    text.removeAttribute(.shadow, range: NSRange(location: 0, length: text.length))
    func ranges(of key: NSAttributedString.Key, in text: NSAttributedString) -> [NSRange] {
      var ranges: [NSRange] = []
      let all = NSRange(location: 0, length: text.length)
      text.enumerateAttribute(key, in: all) { value, range, _ in
        if value != nil { ranges.append(range) }
      }
      return ranges
    }
    let fonts = [
      NSRange(location: 0, length: 1), NSRange(location: 1, length: 1),
      NSRange(location: 2, length: 3), NSRange(location: 5, length: 2),
    ]
    let storage = NSTextStorage(attributedString: text)
    for text in [text, storage] {
      #expect(ranges(of: .font, in: text) == fonts)
      #expect(ranges(of: .foregroundColor, in: text) == [NSRange(location: 1, length: 2)])
      #expect(ranges(of: .underlineStyle, in: text) == [NSRange(location: 1, length: 2)])
      #expect(ranges(of: .attachment, in: text) == [NSRange(location: 7, length: 1)])
      #expect(ranges(of: .shadow, in: text).isEmpty)
      let attributes = text.attributes(at: 1, effectiveRange: nil)
      #expect(attributes[.underlineStyle] as? Int == single)
      let part = text.attributedSubstring(from: NSRange(location: 2, length: 3))
      #expect(ranges(of: .font, in: part) == [NSRange(location: 0, length: 3)])
      let copy = try #require(text.copy() as? NSAttributedString)
      let mutable = try #require(text.mutableCopy() as? NSMutableAttributedString)
      #expect(copy.isEqual(to: text) && text.isEqual(to: mutable))
      mutable.addAttribute(.font, value: small, range: NSRange(location: 0, length: 1))
      #expect(!mutable.isEqual(to: copy))
    }
  }

  /// Two lines of 14 points with a spacing of 3: 2 × 16.707 + 3, stored as 36.67 at 3x.
  @Test func linesKeepTheirSpacingBetweenThemOnly() {
    let text = attributed("a\nb", size: 14) { $0.lineSpacing = 3 }
    #expect(abs(height(text) - (2 * 14 * 1.193359375 + 3)) < 1e-9)
    #expect(abs(height(attributed("a", size: 14) { $0.lineSpacing = 3 }) - 16.70703125) < 1e-9)
  }

  /// Two lines of 24 points, stored as 63.33 at 3x: 2 × 28.641 × 1.1 = 63.01.
  @Test func heightMultipleCountsForEveryLine() {
    let text = attributed("a\nb", size: 24) { $0.lineHeightMultiple = 1.1 }
    #expect(abs(height(text) - 2 * 24 * 1.193359375 * 1.1) < 1e-9)
  }

  @Test func lineHeightsStayWithinTheirLimits() {
    #expect(height(attributed("a", size: 17) { $0.minimumLineHeight = 22 }) == 22)
    #expect(height(attributed("a\nb", size: 17) { $0.maximumLineHeight = 15 }) == 30)
  }

  @Test func paragraphsKeepTheirSpacing() {
    let text = attributed("a\nb", size: 17) {
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 2
    }
    #expect(abs(height(text) - (2 * 17 * 1.193359375 + 7)) < 1e-9)
  }

  /// The first line has 100 - 10 - 6 of 100 points, the others 100 - 4 - 6.
  ///
  /// A positive tail indent is the end of the lines, at any width.
  @Test func indentsNarrowTheirLines() {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 10
    style.headIndent = 4
    style.tailIndent = -6
    #expect(style.room(isFirstLine: true, in: 100) == 84)
    #expect(style.room(isFirstLine: false, in: 100) == 90)
    style.tailIndent = 60
    #expect(style.room(isFirstLine: true, in: 100) == 50)
    #expect(style.room(isFirstLine: true, in: .infinity) == 50)
  }

  @Test func indentAddsToTheWidth() {
    let plain = attributed("word", size: 17).size()
    let indented = attributed("word", size: 17) { $0.firstLineHeadIndent = 10 }.size()
    #expect(abs(indented.width - plain.width - 10) < 1e-9)
  }

  /// Kerning applies to every glyph, including the last one.
  @Test func kerningWidensEveryGlyph() {
    let plain = attributed("four", size: 17).size()
    let kerned = attributed("four", size: 17, kern: 2).size()
    #expect(abs(kerned.width - plain.width - 8) < 1e-9)
  }

  /// Tab stops are 28 points apart.
  @Test func tabGoesToTheNextStop() {
    let word = attributed("word", size: 17).size().width
    #expect(word > 28 && word < 56)
    let tabbed = attributed("word\tword", size: 17).size().width
    #expect(abs(tabbed - (56 + word)) < 1e-9)
  }

  @Test func highestFontDeterminesLineHeight() {
    let label = UILabel()
    label.setAttributedText([attributed("small ", size: 10), attributed("large", size: 24)])
    #expect(label.text == "small large")
    let large = UILabel()
    large.attributedText = attributed("large", size: 24)
    #expect(label.intrinsicContentSize.height == large.intrinsicContentSize.height)
    #expect(label.intrinsicContentSize.width > large.intrinsicContentSize.width)
  }

  @Test func fragmentsWithoutFontUseLabelFont() {
    let (attributed, plain) = (UILabel(), UILabel())
    for label in [attributed, plain] { label.font = .boldSystemFont(ofSize: 20) }
    attributed.attributedText = NSAttributedString(string: "Title")
    plain.text = "Title"
    #expect(attributed.intrinsicContentSize == plain.intrinsicContentSize)
    attributed.text = "Other"
    #expect(attributed.attributedText?.string == "Other")
  }

  /// With `usesFontLeading`, the distance of lines is the leading of the text style: 22 for body.
  @Test func leadingIsUsedOnRequest() {
    let attributes = [NSAttributedString.Key.font: UIFont.preferredFont(forTextStyle: .body)]
    let wide = CGSize(width: 1000, height: 1000)
    let close = "a\nb".boundingRect(
      with: wide,
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: nil
    )
    let apart = "a\nb".boundingRect(
      with: wide,
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: attributes,
      context: nil
    )
    #expect(abs(close.height - 2 * 17 * 1.193359375) < 1e-9)
    #expect(abs(apart.height - (17 * 1.193359375 + 22)) < 1e-9)
  }

  /// Half the width of a text with two words of equal length holds one of them.
  @Test func optionWrapsTextAtWidth() {
    let text = attributed("word word", size: 17)
    let half = CGSize(width: text.size().width / 2 + 1, height: 1000)
    let wrapped = text.boundingRect(with: half, options: .usesLineFragmentOrigin, context: nil)
    let single = text.boundingRect(with: half, context: nil)
    #expect(abs(wrapped.height - 2 * single.height) < 1e-9)
    #expect(single.size == text.size())
    #expect("word word".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]) == single.size)
  }

  /// "7 d" is 17.12 points wide in Helvetica Neue at 12 points, 556 + 278 + 593 thousandths.
  ///
  /// It fits a width of 17 by the tolerance of a pixel; in 16 points it takes two lines. Labels have
  /// no gap between lines in a font of a fixed size, as bounds without the font's leading.
  @Test(arguments: Array(stride(from: 8.0, through: 40, by: 0.5)))
  func textBoundsEqualLabelSize(width: Double) throws {
    try makeDevice("iphone-8").run {
      let font = try #require(UIFont(name: "HelveticaNeue", size: 12))
      let target = CGSize(width: width, height: 1000)
      for text in ["7 d", "seven days"] {
        let bounds = text.boundingRect(
          with: target,
          options: .usesLineFragmentOrigin,
          attributes: [.font: font],
          context: nil
        )
        let label = UILabel()
        label.font = font
        label.text = text
        label.numberOfLines = 0
        // Labels take whole pixels, two per point, and at most the available width.
        let size = CGSize(
          width: min(width, (bounds.width * 2 - 1e-9).rounded(.up) / 2),
          height: (bounds.height * 2 - 1e-9).rounded(.up) / 2
        )
        #expect(label.sizeThatFits(target) == size)
      }
    }
  }

  /// A text of four words wraps in the width of one, unless its paragraph must stay on one line.
  @Test(arguments: [
    (NSLineBreakMode.byWordWrapping, 4), (.byTruncatingTail, 1), (.byTruncatingMiddle, 1),
    (.byClipping, 1),
  ])
  func paragraphStyleDeterminesLineBreaks(mode: NSLineBreakMode, lines: Double) {
    let text = attributed("word word word word", size: 17) { $0.lineBreakMode = mode }
    let width = attributed("word", size: 17).size().width + 1
    let bounds = text.boundingRect(
      with: CGSize(width: width, height: 1000),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    #expect(abs(bounds.height - lines * 17 * 1.193359375) < 1e-9)
    #expect(bounds.width <= width)
  }

  @Test func paragraphStylesCompareByValue() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let other = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3)
    #expect(other.lineSpacing == 3 && other.alignment == .center)
    #expect(copy != style)
    #expect(NSParagraphStyle.default == NSParagraphStyle())
  }
}
