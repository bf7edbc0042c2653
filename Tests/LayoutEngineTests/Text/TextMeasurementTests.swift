import Foundation
import Testing

@testable import LayoutEngine

/// How often a text is measured, which takes longer than breaking it into lines.
@MainActor @Suite struct TextMeasurementTests {
  private static let text = "some words that wrap in every width that is asked for"

  /// Sizes in several widths, as a layout asks for them.
  private func sizes(of view: UIView) -> [CGSize] {
    [1000, 100, 50, 100].map { view.sizeThatFits(CGSize(width: $0, height: 1000)) }
  }

  @Test func labelMeasuresItsTextOnce() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.text
    let sizes = sizes(of: label)
    #expect(label.measuredText.measurements == 1)
    #expect(sizes[1] == sizes[3])
    #expect(sizes[0].height < sizes[1].height)
    #expect(sizes[1].height < sizes[2].height)
  }

  /// What a label has measured before never shows: a new one says the same.
  @Test func labelMeasuresAnotherTextOrFontAnew() {
    let label = UILabel()
    let changes: [(UILabel) -> Void] = [
      { $0.text = Self.text },
      { $0.font = .systemFont(ofSize: 30) },
      { $0.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 5.0]) },
      { $0.font = .boldSystemFont(ofSize: 12) },
      { $0.setAttributedText([NSAttributedString(string: "a"), NSAttributedString(string: "b")]) },
      { $0.text = "ab" },
    ]
    for index in changes.indices {
      _ = label.intrinsicContentSize
      changes[index](label)
      let other = UILabel()
      for change in changes[...index] { change(other) }
      #expect(label.intrinsicContentSize == other.intrinsicContentSize)
    }
  }

  @Test func textViewMeasuresItsTextOnce() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = Self.text
    _ = sizes(of: view)
    #expect(view.measuredText.measurements == 1)
    view.text = "a"
    let short = view.intrinsicContentSize
    view.font = .systemFont(ofSize: 40)
    #expect(view.intrinsicContentSize.height > short.height)
  }

  @Test func fieldMeasuresItsTextOnce() {
    let field = UITextField()
    field.text = Self.text
    _ = sizes(of: field)
    #expect(field.lastSize.measurements == 1)
    let long = field.intrinsicContentSize
    field.text = "a"
    #expect(field.intrinsicContentSize.width < long.width)
  }

  @Test func buttonMeasuresItsTitleOnce() {
    let button = UIButton(type: .system)
    button.setTitle(Self.text, for: .normal)
    _ = sizes(of: button)
    #expect(button.lastSize.measurements == 1)
    let plain = button.intrinsicContentSize
    button.configuration = .plain()
    #expect(button.intrinsicContentSize != plain)
    _ = sizes(of: button)
    #expect(button.lastConfiguredSize.measurements == 1)
  }

  @Test func segmentedControlMeasuresItsTitlesOnce() {
    let control = UISegmentedControl(items: [Self.text, "a"])
    _ = sizes(of: control)
    #expect(control.lastSize.measurements == 1)
    let equal = control.intrinsicContentSize
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < equal.width)
  }

  /// A glyph is looked up anew where the font changes: 日 is 0.9375 ems wide.
  @Test func repeatedGlyphsHaveTheWidthOfTheirFont() {
    let runs = [17.0, 34, 17].map { size in
      StyledText.Run(text: "日日", font: FontDescription(pointSize: size))
    }
    let text = MeasuredText(StyledText(runs), era: .sf14)
    #expect(abs(text.width(0..<2) - 2 * 17 * 0.9375) < 1e-9)
    #expect(abs(text.width(2..<4) - 2 * 34 * 0.9375) < 1e-9)
    #expect(abs(text.width(4..<6) - 2 * 17 * 0.9375) < 1e-9)
  }

  /// A syllable of Korean is 0.87 ems wide, and a line may end on either side of it.
  @Test func syllablesOfKoreanAreNarrowerThanIdeographs() {
    let font = FontDescription(pointSize: 100)
    #expect(abs(font.width(of: "한국어") - 3 * 87) < 1e-9)
    #expect(TextLayout("한국어", font: font, width: 180).lines.count == 2)
  }

  /// Searched space by space for each length, 20,000 spaces would take 200 million steps.
  @Test func spacesBeforeAnEllipsisAreLeftOutAtOnce() {
    let font = FontDescription(pointSize: 17)
    let text = "ab" + String(repeating: " ", count: 20_000) + "cd"
    let layout = TextLayout(
      text,
      font: font,
      width: font.width(of: "a…") + 0.5,
      maximumLines: 1,
      lineBreakMode: .byTruncatingTail
    )
    #expect(layout.lines.map(\.isTruncated) == [true])
    #expect(abs(layout.width - font.width(of: "a") - font.width(of: "…")) < 1e-9)
  }
}
