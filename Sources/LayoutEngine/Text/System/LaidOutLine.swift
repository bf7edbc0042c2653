import Foundation
import TextMeasurement

/// A line in a container, in the container's coordinates.
///
/// Ranges refer to the whole text.
struct LaidOutLine {
  /// The characters, including the break at the end of the line.
  var range: NSRange
  /// The line fragment: as wide as the container, including the space before the next line.
  var fragment: CGRect
  /// The part of the fragment that text uses, including the padding beside it.
  var used: CGRect
  /// The x coordinate of the start of the text.
  var textX: CGFloat
  /// The y coordinate of the baseline.
  var baseline: CGFloat
  /// The source line in the text's fragments.
  fileprivate var line: TextFragments.Line

  /// Whether the line has no characters, because it follows a break at the end of the text.
  var isExtra: Bool { range.length == 0 }
}

/// The lines of a text in one container.
struct ContainerLines {
  private(set) var lines: [LaidOutLine] = []
  /// The range of the text in the container.
  private(set) var range: NSRange
  private let fragments: TextFragments

  /// Fills a container with the lines that fit its height, at least one.
  ///
  /// - Parameters:
  ///   - text: The text from `start` on.
  ///   - start: The offset of `text` in the whole text.
  ///   - container: The container.
  @MainActor
  init(_ text: NSAttributedString, from start: Int, in container: NSTextContainer) {
    let styled = StyledText(text, font: UIFont.ofTextSystem.value)
    fragments = TextFragments(
      MeasuredText(styled, generation: DeviceContext.current.options.fontGeneration),
      width: container.textWidth.map { Double($0) },
      maximumLines: container.maximumNumberOfLines,
      lineBreakMode: container.measuredLineBreakMode
    )
    range = NSRange(location: start, length: 0)
    for line in fragments.lines {
      if let height = container.textHeight, !lines.isEmpty, line.y + line.textHeight > height {
        break
      }
      let alignment = Self.alignment(of: text, at: line.range.lowerBound)
      lines.append(Self.place(line, from: start, in: container, alignment))
      range.length = line.range.upperBound
    }
  }

  private static func alignment(of text: NSAttributedString, at offset: Int) -> NSTextAlignment {
    guard offset < text.length else { return .natural }
    let style = text.attribute(.paragraphStyle, at: offset, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.alignment ?? .natural
  }

  @MainActor
  private static func place(
    _ line: TextFragments.Line,
    from start: Int,
    in container: NSTextContainer,
    _ alignment: NSTextAlignment
  ) -> LaidOutLine {
    let padding = container.lineFragmentPadding
    let isLimited = line.room.isFinite
    let spare = isLimited ? max(0, CGFloat(line.room - line.width)) : 0
    let x = CGFloat(line.indent) + spare * alignment.leftPart
    let width = CGFloat(line.width) + 2 * padding
    return LaidOutLine(
      range: NSRange(location: start + line.range.lowerBound, length: line.range.count),
      fragment: CGRect(
        x: 0,
        y: line.y,
        width: isLimited ? container.size.width : x + width,
        height: line.height
      ),
      used: CGRect(x: x, y: line.y, width: width, height: line.height),
      textX: x + padding,
      baseline: line.y + line.baseline,
      line: line
    )
  }

  /// The line of a character.
  ///
  /// After the last break, it is the extra line.
  func line(at location: Int) -> LaidOutLine? {
    lines.last { $0.range.location <= location } ?? lines.first
  }

  /// The x coordinate of the start of a character.
  func x(of location: Int, in line: LaidOutLine) -> CGFloat {
    line.textX + CGFloat(fragments.distance(to: location - range.location, in: line.line))
  }

  /// The line at a height: the first line for heights above, the last line for heights below.
  func line(atY y: CGFloat) -> LaidOutLine? {
    lines.first { y < $0.fragment.maxY } ?? lines.last
  }

  /// The character at an x coordinate, and the fraction of it before that coordinate.
  func character(
    atX x: CGFloat,
    in line: LaidOutLine
  ) -> (location: Int, length: Int, part: CGFloat) {
    let found = fragments.character(at: Double(x - line.textX), in: line.line)
    return (range.location + found.offset, found.length, CGFloat(found.part))
  }

  /// The rectangle of characters in a line, as high as the line; nil for no characters.
  func rect(of part: NSRange, in line: LaidOutLine) -> CGRect? {
    let common = NSIntersectionRange(part, line.range)
    guard common.length > 0 else { return nil }
    let start = x(of: common.location, in: line)
    // A break has no width.
    let textEnd = range.location + line.line.textEnd
    let end = x(of: min(NSMaxRange(common), textEnd), in: line)
    return CGRect(
      x: start,
      y: line.fragment.minY,
      width: max(0, end - start),
      height: line.fragment.height
    )
  }

  /// The height of a line's text, without the space before the next line.
  func textHeight(of line: LaidOutLine) -> CGFloat { CGFloat(line.line.textHeight) }

  /// Whether a line ends in an ellipsis.
  func isTruncated(_ line: LaidOutLine) -> Bool { line.line.isTruncated }

  /// The union of the lines' used rectangles, including padding.
  var used: CGRect {
    guard let first = lines.first else { return .zero }
    return lines.dropFirst().reduce(first.used) { $0.union($1.used) }
  }
}

extension UIFont {
  /// The font of characters without a font, in text views and layout managers.
  static let ofTextSystem = UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)
}
