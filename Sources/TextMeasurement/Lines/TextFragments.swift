/// A text in lines with their positions, for cursors, selections and hit tests.
///
/// Lengths are in points and unrounded, from the top left corner of the first line's fragment.
/// Offsets count UTF-16 code units. The lines are equal to the lines of ``TextLayout``.
package struct TextFragments {
  /// One line of the text.
  package struct Line: Equatable {
    /// The code units of the line, with the break at its end.
    package var range: Range<Int>
    /// The end of the line's text, before a break.
    package var textEnd: Int
    /// The top edge.
    package var y: Double
    /// The height including the space before the next line.
    package var height: Double
    /// The height without the space before the next line.
    package var textHeight: Double
    /// The distance from the top edge to the baseline.
    package var baseline: Double
    /// The start of the text.
    package var indent: Double
    /// The width of the text, without the indent.
    package var width: Double
    /// The available width from ``indent`` on, infinite without a limit.
    package var room: Double
    /// Whether an ellipsis replaces characters.
    package var isTruncated: Bool
    /// The line's characters.
    fileprivate var characters: Range<Int>

    /// The bottom edge, including the space before the next line.
    package var maxY: Double { y + height }
  }

  /// The lines from top to bottom; none for an empty text.
  package let lines: [Line]
  private let text: MeasuredText
  /// The offset of each character, and of the end.
  private let offsets: [Int]

  /// Breaks `text` into lines, by the rules of ``TextLayout``.
  package init(
    _ text: MeasuredText,
    width limit: Double? = nil,
    maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.text = text
    offsets = text.offsets
    var breaker = LineBreaker(
      text: text,
      limit: limit ?? .infinity,
      maximumLines: maximumLines > 0 ? maximumLines : .max,
      mode: lineBreakMode
    )
    lines = Self.place(breaker.breakLines(), of: text, offsets, limit: limit ?? .infinity)
  }

  private static func place(
    _ broken: [BrokenLine],
    of text: MeasuredText,
    _ offsets: [Int],
    limit: Double
  ) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(broken.count)
    var y = 0.0
    for (index, line) in broken.enumerated() {
      let isFirst = index == 0 || broken[index - 1].endsParagraph
      let extent = text.extent(of: line.characters)
      let height = line.style.lineHeight(extent.height)
      let next = index + 1 < broken.count ? broken[index + 1] : nil
      var distance = 0.0
      if let next {
        distance = extent.gap + line.style.lineSpacing
        if line.endsParagraph {
          distance += line.style.paragraphSpacing + next.style.paragraphSpacingBefore
        }
      }
      let indent = line.style.indent(isFirstLine: isFirst)
      // A truncated line contains the whole remaining text.
      let end = next?.characters.lowerBound ?? line.characters.upperBound
      lines.append(
        Line(
          range: offsets[line.characters.lowerBound]..<offsets[end],
          textEnd: offsets[line.characters.upperBound],
          y: y,
          height: height + distance,
          textHeight: height,
          baseline: height - extent.descent,
          indent: indent,
          width: line.width - indent,
          room: line.style.room(isFirstLine: isFirst, in: limit),
          isTruncated: line.isTruncated,
          characters: line.characters
        )
      )
      y += height + distance
    }
    return lines
  }

  /// The height of all lines.
  package var height: Double { lines.last?.maxY ?? 0 }

  /// Returns the index of the line with the character at an offset.
  ///
  /// After a break it is the next line. It is nil only if there are no lines.
  package func line(at offset: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  /// Returns the distance from the start of a line's text to the character at an offset.
  package func distance(to offset: Int, in line: Line) -> Double {
    let characters = line.characters
    let end = character(at: offset)
    guard end > characters.lowerBound else { return 0 }
    return min(text.width(characters.lowerBound..<min(end, characters.upperBound)), line.room)
  }

  /// Returns the character at a distance from the start of a line's text.
  ///
  /// `part` is the part of the character before that distance. A distance beyond the end of the
  /// line gives its last character.
  package func character(
    at distance: Double,
    in line: Line
  ) -> (offset: Int, length: Int, part: Double) {
    let (first, end) = (line.characters.lowerBound, line.characters.upperBound)
    guard first < end else { return (line.range.lowerBound, line.range.count, 0) }
    var (low, high) = (first, end - 1)
    while low < high {
      let middle = (low + high) / 2
      if text.width(first..<middle + 1) > distance { high = middle } else { low = middle + 1 }
    }
    let start = text.width(first..<low)
    let width = text.width(first..<low + 1) - start
    let part = width > 0 ? (distance - start) / width : 0
    return (offsets[low], offsets[low + 1] - offsets[low], min(1, max(0, part)))
  }

  /// Returns the character at an offset, or the character that contains it.
  private func character(at offset: Int) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension MeasuredText {
  /// The offset of each character, in UTF-16 code units, and of the end.
  fileprivate var offsets: [Int] {
    let string = string
    var offsets: [Int] = []
    offsets.reserveCapacity(indices.count)
    var offset = 0
    for character in string {
      offsets.append(offset)
      offset += character.utf16.count
    }
    offsets.append(offset)
    return offsets
  }
}
