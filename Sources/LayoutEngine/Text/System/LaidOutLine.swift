import Foundation
import TextMeasurement

/// A line in a container, in the container's coordinates; ranges are in the whole text.
struct LaidOutLine {
  /// The characters, with the break that ends the line.
  var range: NSRange
  /// The room of the line, as wide as the container, with what it keeps from the next line.
  var fragment: CGRect
  /// The part that its text takes, with the padding beside it.
  var used: CGRect
  /// Where the text begins.
  var textX: CGFloat
  /// Where the baseline is.
  var baseline: CGFloat
  /// The line among those of its fragments.
  fileprivate var line: TextFragments.Line

  /// Whether it has no character: what follows a break at the end of the text.
  var isExtra: Bool { range.length == 0 }
}

/// The lines of a text in one container.
struct ContainerLines {
  private(set) var lines: [LaidOutLine] = []
  /// Where the container's part of the text begins and ends.
  private(set) var range: NSRange
  private let fragments: TextFragments

  /// Fills a container with the lines of a text that have room in its height, one at least.
  ///
  /// - Parameters:
  ///   - text: The text from `start` on.
  ///   - start: Where that is in the whole text.
  ///   - container: The container.
  @MainActor
  init(_ text: NSAttributedString, from start: Int, in container: NSTextContainer) {
    let styled = StyledText(text, font: UITextView.defaultFont.value)
    fragments = TextFragments(
      MeasuredText(styled, era: SimulatedDevice.current.options.fontEra),
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

  /// The line that a character is on; behind the last break, the line that follows it.
  func line(at location: Int) -> LaidOutLine? {
    lines.last { $0.range.location <= location } ?? lines.first
  }

  /// Where the character at a location begins.
  func x(of location: Int, in line: LaidOutLine) -> CGFloat {
    line.textX + CGFloat(fragments.distance(to: location - range.location, in: line.line))
  }

  /// The line at a height: the first one above, the last one below.
  func line(atY y: CGFloat) -> LaidOutLine? {
    lines.first { y < $0.fragment.maxY } ?? lines.last
  }

  /// The character at a place along a line, and the part of it that is before there.
  func character(
    atX x: CGFloat,
    in line: LaidOutLine
  ) -> (location: Int, length: Int, part: CGFloat) {
    let found = fragments.character(at: Double(x - line.textX), in: line.line)
    return (range.location + found.offset, found.length, CGFloat(found.part))
  }

  /// The part of a line that characters take up, as high as the line; nil where they take none.
  func rect(of part: NSRange, in line: LaidOutLine) -> CGRect? {
    let common = NSIntersectionRange(part, line.range)
    guard common.length > 0 else { return nil }
    let start = x(of: common.location, in: line)
    // A break takes no room.
    let textEnd = range.location + line.line.textEnd
    let end = x(of: min(NSMaxRange(common), textEnd), in: line)
    return CGRect(
      x: start,
      y: line.fragment.minY,
      width: max(0, end - start),
      height: line.fragment.height
    )
  }

  /// The height of a line's text, without what it keeps from the next line.
  func textHeight(of line: LaidOutLine) -> CGFloat { CGFloat(line.line.textHeight) }

  /// Whether a line ends in an ellipsis.
  func isTruncated(_ line: LaidOutLine) -> Bool { line.line.isTruncated }

  /// The part of the container that lines take up, padding included.
  var used: CGRect {
    guard let first = lines.first else { return .zero }
    return lines.dropFirst().reduce(first.used) { $0.union($1.used) }
  }
}
