import Foundation
import TextMeasurement

/// The lines of a text in a view.
struct PlacedLines {
  let fragments: TextFragments
  /// The origin of the first line, in the view's coordinates.
  let origin: CGPoint
  /// The fraction of a line's spare width to the left of its text: 0, a half, or 1.
  let alignment: CGFloat
  /// The height of a line without text.
  let emptyHeight: CGFloat

  private static let caretWidth: CGFloat = 2

  /// The x coordinate of the start of a line's text.
  func start(of line: TextFragments.Line) -> CGFloat {
    let spare = line.room.isFinite ? max(0, line.room - line.width) : 0
    return origin.x + CGFloat(line.indent) + CGFloat(spare) * alignment
  }

  /// The rectangle of the cursor before a character: two points wide, as high as its line.
  func caret(at offset: Int) -> CGRect {
    guard let index = fragments.line(at: offset) else {
      return CGRect(origin: origin, size: CGSize(width: Self.caretWidth, height: emptyHeight))
    }
    let line = fragments.lines[index]
    return CGRect(
      x: start(of: line) + CGFloat(fragments.distance(to: offset, in: line)),
      y: origin.y + CGFloat(line.y),
      width: Self.caretWidth,
      height: CGFloat(line.textHeight)
    )
  }

  /// The rectangles of characters, one for each line.
  func rects(of range: Range<Int>) -> [CGRect] {
    fragments.lines.compactMap { line in
      let part = line.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let left = fragments.distance(to: part.lowerBound, in: line)
      let right = fragments.distance(to: min(part.upperBound, line.textEnd), in: line)
      return CGRect(
        x: start(of: line) + CGFloat(left),
        y: origin.y + CGFloat(line.y),
        width: CGFloat(max(0, right - left)),
        height: CGFloat(line.height)
      )
    }
  }

  /// The character nearest to a point, and the fraction of it before the point.
  func character(at point: CGPoint) -> (offset: Int, length: Int, part: Double)? {
    let y = Double(point.y - origin.y)
    guard let line = fragments.lines.first(where: { y < $0.maxY }) ?? fragments.lines.last
    else { return nil }
    return fragments.character(at: Double(point.x - start(of: line)), in: line)
  }

  /// The position nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    guard let found = character(at: point) else { return 0 }
    return found.part > 0.5 ? found.offset + found.length : found.offset
  }
}

extension NSTextAlignment {
  /// The fraction of a line's spare width to the left of its text.
  var leftPart: CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left, .justified, .natural: 0
    }
  }
}
