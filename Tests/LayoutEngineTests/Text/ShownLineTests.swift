import Foundation
import Testing

@testable import LayoutEngine

/// The positions of the lines in views with text.
@MainActor @Suite struct ShownLineTests {
  private func label(_ text: String, width: CGFloat, height: CGFloat, lines: Int = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: width, height: height))
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func width(_ text: String) -> CGFloat {
    let label = label(text, width: 0, height: 0, lines: 1)
    return label.intrinsicContentSize.width
  }

  @Test func shownLinesMatchMeasuredLines() {
    // The label has room for the longer word only.
    let label = label("Create account", width: width("account") + 2, height: 200)
    #expect(label.shownLines.map(\.text) == ["Create", "account"])
  }

  @Test func alignmentMovesLines() throws {
    let label = label("Name", width: 200, height: 40, lines: 1)
    #expect(try #require(label.shownLines.first).x == 0)
    label.textAlignment = .center
    let centered = try #require(label.shownLines.first)
    // The margins on the left and right are equal, within the tolerance of line breaking.
    #expect(abs(centered.x - (200 - centered.width) / 2) < 1)
    label.textAlignment = .right
    let right = try #require(label.shownLines.first)
    #expect(abs(right.x + right.width - 200) < 1)
  }

  /// A line of 17 points is 20.287 high: the middle of 40 is 20, so that it begins at 9.857.
  @Test func textIsVerticallyCentered() throws {
    let line = try #require(label("Name", width: 200, height: 40, lines: 1).shownLines.first)
    let lineHeight = 17 * 1.193359375
    #expect(line.baseline > 20 && line.baseline < (40 + lineHeight) / 2)
  }

  @Test func longTextIsTruncatedWithEllipsis() throws {
    let long = label(
      "Create an account with us",
      width: width("Create an acc"),
      height: 30,
      lines: 1
    )
    let line = try #require(long.shownLines.first)
    #expect(line.text.hasPrefix("Create") && line.text.hasSuffix("…"), "\(line)")
    #expect(line.width <= long.bounds.width + 1)
    #expect("Create an account with us".hasPrefix(line.text.dropLast()), "\(line)")
    // The line is as wide as its letters, unlike the whole text; the ellipsis may shift a letter by
    // half a point.
    #expect(abs(width(line.text) - line.width) < 0.5, "\(line)")
    // The height of one line has no room for two.
    let low = label("Create an account with us", width: 120, height: 21)
    #expect(low.shownLines.count == 1 && low.shownLines.first?.text.hasSuffix("…") == true)
  }

  @Test func fieldsShowTheirTextOrTheirPlaceholder() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Email"
    #expect(field.shownLine?.text == "Email")
    field.text = "abc"
    #expect(field.shownLine?.text == "abc")
    field.isSecureTextEntry = true
    #expect(field.shownLine?.text == "•••")
  }
}
