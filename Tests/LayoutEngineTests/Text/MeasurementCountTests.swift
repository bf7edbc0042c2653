import Foundation
import Testing
import TextMeasurement

@testable import LayoutEngine

/// The number of text measurements; measuring takes longer than breaking lines.
@MainActor @Suite struct MeasurementCountTests {
  private static let text = "some words that wrap in every width that is asked for"

  /// Sizes for several widths, as in a layout.
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

  /// Earlier measurements of a label do not affect it: a new label has the same size.
  @Test func labelMeasuresChangedTextOrFont() {
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

  @Test func textViewReadsTextAttributesOnce() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: Self.text, attributes: [.kern: 5.0])
    _ = sizes(of: view)
    #expect(view.memoizedStyledText.findings == 1)
    view.font = .systemFont(ofSize: 30)
    _ = sizes(of: view)
    #expect(view.memoizedStyledText.findings == 2)
    view.attributedText = NSAttributedString(string: "a")
    _ = sizes(of: view)
    #expect(view.memoizedStyledText.findings == 1, "another text is a new measurement")
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
}
