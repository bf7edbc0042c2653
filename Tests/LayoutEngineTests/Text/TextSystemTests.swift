import Testing
import UIKit

@testable import LayoutEngine

/// The layout of texts by layout managers; expected lengths follow from strings and fonts.
@MainActor @Suite struct TextSystemTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 0))
  private let font = UIFont.systemFont(ofSize: 20)

  init() {
    storage = NSTextStorage(string: "one two\nthree", attributes: [.font: font])
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test func lineFragmentsHaveRangesAndHeights() {
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 13))
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) {
      rect,
      used,
      _,
      range,
      _ in
      #expect(rect.width == 200)
      #expect(rect.minY == CGFloat(ranges.count) * rect.height)
      #expect(used.height == rect.height)
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
    // The padding is 5 points at both sides.
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - (max(width("one two"), width("three")) + 10)) < 1e-9)
    #expect(abs(used.height - 2 * font.lineHeight) < 1e-9)
  }

  @Test func glyphsHaveBoundingRectangles() {
    let two = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(abs(two.minX - (5 + width("one "))) < 1e-9)
    #expect(abs(two.width - width("two")) < 1e-6)
    let location = manager.location(forGlyphAt: 8)
    #expect(location.x == 5)
    #expect(abs(location.y - font.ascender) < 1e-9)
    // The middle of the third letter, on the second line.
    let x = 5 + (width("th") + width("thr")) / 2
    let point = CGPoint(x: x, y: font.lineHeight * 1.5)
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: point,
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    #expect(index == 10)
    #expect(abs(fraction - 0.5) < 0.05)
    #expect(manager.glyphIndex(for: CGPoint(x: 900, y: 900), in: container) == 12)
  }

  @Test func trailingLineBreakAddsExtraFragment() {
    #expect(manager.extraLineFragmentRect == .zero)
    storage.append(NSAttributedString(string: "\n", attributes: [.font: font]))
    #expect(abs(manager.extraLineFragmentRect.minY - 2 * font.lineHeight) < 1e-9)
    #expect(manager.numberOfGlyphs == 14)
  }

  @Test func overflowContinuesInNextContainer() {
    container.size = CGSize(width: 200, height: font.lineHeight + 1)
    let next = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(next)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 8))
    #expect(manager.glyphRange(for: next) == NSRange(location: 8, length: 5))
    #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === next)
    #expect(manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil).minY == 0)
    #expect(manager.location(forGlyphAt: 8).x == 5)
  }

  @Test func centeredLinesAreCentered() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 13))
    let three = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 5), in: container)
    #expect(abs(three.midX - 100) < 1e-6)
  }

  @Test func attachmentsTakeRoom() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 50)
    storage.setAttributedString(NSAttributedString(attachment: attachment))
    storage.append(NSAttributedString(string: "a", attributes: [.font: font]))
    // 46 above the baseline; below it the larger of the picture's 4 and the font's descent.
    let descent = font.lineHeight - font.ascender
    let used = manager.usedRect(for: container)
    #expect(abs(used.height - (46 + max(4, descent))) < 1e-9)
    #expect(abs(used.width - (10 + 30 + width("a"))) < 1e-9)
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.intrinsicContentSize == CGSize(width: 30, height: 50))
  }

  // MARK: Storages

  @Test func groupedEditsReachDelegateOnce() {
    final class Witness: NSObject, NSTextStorageDelegate {
      var edits: [(NSTextStorage.EditActions, NSRange, Int)] = []
      func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
      ) { edits.append((editedMask, editedRange, delta)) }
    }
    let witness = Witness()
    storage.delegate = witness
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "seven")
    storage.addAttribute(.kern, value: 1.0, range: NSRange(location: 10, length: 5))
    #expect(witness.edits.isEmpty)
    storage.endEditing()
    #expect(storage.string == "seven two\nthree")
    #expect(witness.edits.count == 1)
    #expect(witness.edits.first?.0 == [.editedCharacters, .editedAttributes])
    #expect(witness.edits.first?.1 == NSRange(location: 0, length: 15))
    #expect(witness.edits.first?.2 == 2)
  }

  @Test func attributesKeepTheirRanges() {
    let other = UIFont.systemFont(ofSize: 9)
    storage.addAttribute(.font, value: other, range: NSRange(location: 4, length: 3))
    var range = NSRange(location: 0, length: 0)
    #expect(storage.attribute(.font, at: 5, effectiveRange: &range) as? UIFont == other)
    #expect(range == NSRange(location: 4, length: 3))
    // Inserted text has the attributes of the replaced text, else of the text before it.
    storage.replaceCharacters(in: NSRange(location: 7, length: 0), with: "!")
    #expect(storage.attribute(.font, at: 7, effectiveRange: nil) as? UIFont == other)
    storage.deleteCharacters(in: NSRange(location: 3, length: 5))
    #expect(storage.string == "one\nthree")
    #expect(storage.attribute(.font, at: 3, effectiveRange: &range) as? UIFont == font)
    let copy = NSTextStorage(attributedString: storage)
    #expect(copy.isEqual(to: storage))
    copy.removeAttribute(.font, range: NSRange(location: 0, length: 1))
    #expect(!copy.isEqual(to: storage))
  }

  private final class Own: NSTextStorage {
    private let content = NSMutableAttributedString(string: "")
    override var string: String { content.string }
    override func attributes(
      at location: Int,
      effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      content.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      content.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters,
        range: range,
        changeInLength: str.utf16.count - range.length
      )
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      content.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  @Test func subclassCanStoreCharacters() {
    let own = Own()
    own.addLayoutManager(manager)
    own.append(NSAttributedString(string: "one", attributes: [.font: font]))
    #expect(own.length == 3)
    #expect(storage.layoutManagers.isEmpty)
    #expect(abs(manager.usedRect(for: container).width - (width("one") + 10)) < 1e-9)
  }

  /// Foundation reads another string's content without calling its methods.
  @Test func otherStringsCopyStorageContent() {
    for storage in [NSTextStorage(), Own()] {
      storage.append(NSAttributedString(string: "one", attributes: [.font: font]))
      storage.insert(NSAttributedString(string: "two ", attributes: [.kern: 2]), at: 0)
      storage.replaceCharacters(in: NSRange(location: 1, length: 3), with: "h")
      let plain = NSMutableAttributedString(string: "the")
      plain.append(storage)
      #expect(plain.string == "thethone")
      var range = NSRange()
      #expect(plain.attribute(.kern, at: 3, effectiveRange: &range) as? Int == 2)
      #expect(range == NSRange(location: 3, length: 2))
      #expect(plain.attribute(.font, at: 5, effectiveRange: &range) as? UIFont == font)
      #expect(range == NSRange(location: 5, length: 3))
      let copy = NSAttributedString(attributedString: storage)
      #expect(copy.isEqual(to: storage) && storage.isEqual(to: copy))
    }
  }

  /// Code requests a new layout by an edit without a change.
  @Test func editWithoutChangeKeepsAttributes() {
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 4, length: 3))
    let before = NSAttributedString(attributedString: storage)
    storage.edited(.editedAttributes, range: NSRange(location: 0, length: 13), changeInLength: 0)
    #expect(storage.isEqual(to: before))
  }

  @Test func effectiveRangeCoversOneAttribute() {
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 4, length: 3))
    let all = NSRange(location: 0, length: 13)
    var range = NSRange()
    _ = storage.attribute(.font, at: 5, effectiveRange: &range)
    #expect(range == NSRange(location: 4, length: 3))
    _ = storage.attribute(.font, at: 5, longestEffectiveRange: &range, in: all)
    #expect(range == all)
    _ = storage.attribute(.kern, at: 9, longestEffectiveRange: &range, in: all)
    #expect(range == NSRange(location: 7, length: 6))
    let end = NSRange(location: 2, length: 4)
    _ = storage.attribute(.font, at: 5, longestEffectiveRange: &range, in: end)
    #expect(range == end)
    _ = storage.attributes(at: 5, longestEffectiveRange: &range, in: end)
    #expect(range == NSRange(location: 4, length: 2))
  }

  @Test func drawingHasNoEffect() {
    "a".draw(at: .zero, withAttributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
    NSAttributedString(string: "a").draw(in: rect(0, 0, 10, 10))
    #expect(NSUnderlineStyle.double.rawValue == 9)
  }
}
