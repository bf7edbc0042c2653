/// A line, as the offsets of its characters.
struct BrokenLine {
  var characters: Range<Int>
  var width: Double
  var isTruncated = false
  var endsParagraph: Bool
  var style: ParagraphStyle
}

/// Fills each line with as many words as fit, and truncates the remaining text.
struct LineBreaker {
  private let text: MeasuredText
  private let limit: Double
  private let maximumLines: Int
  private let mode: LineBreakMode
  private var lines: [BrokenLine] = []

  /// The available width of the current line.
  private var room = 0.0

  /// - Parameters:
  ///   - text: the text to break.
  ///   - limit: the maximum width of lines, in points, infinite for none.
  ///   - maximumLines: the maximum number of lines.
  ///   - mode: the treatment of text that does not fit.
  init(
    text: MeasuredText,
    limit: Double,
    maximumLines: Int,
    mode: LineBreakMode
  ) {
    self.text = text
    self.limit = limit
    self.maximumLines = maximumLines
    self.mode = mode
  }

  /// Returns the lines of the whole text.
  mutating func breakLines() -> [BrokenLine] {
    lines = []
    for paragraph in paragraphs() where lines.count < maximumLines {
      fill(with: paragraph)
    }
    return lines
  }

  /// Returns the stretches between line breaks, with an empty one after a break at the end of the
  /// text.
  private func paragraphs() -> [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = 0
    for (offset, kind) in text.classes.enumerated() where kind == .newline {
      paragraphs.append(start..<offset)
      start = offset + 1
    }
    if !text.classes.isEmpty {
      paragraphs.append(start..<text.classes.count)
    }
    return paragraphs
  }

  private mutating func fill(with paragraph: Range<Int>) {
    let style = text.paragraphStyle(at: paragraph.lowerBound)
    let firstLine = lines.count
    var rest = paragraph
    repeat {
      let isFirst = rest.lowerBound == paragraph.lowerBound
      room = style.room(isFirstLine: isFirst, in: limit)
      var line = nextLine(of: rest, style: style)
      line.width += style.indent(isFirstLine: isFirst)
      lines.append(line)
      rest = line.characters.upperBound..<rest.upperBound
    } while !rest.isEmpty && lines.count < maximumLines
    if text.generation.pushesOutWords { moveWordToLastLine(downTo: firstLine) }
  }

  /// If a paragraph's last line has a single word, moves the previous word to that line.
  ///
  /// The line above must have more than that word, and the two words must fit.
  ///
  /// - Parameter firstLine: The index of the paragraph's first line.
  private mutating func moveWordToLastLine(downTo firstLine: Int) {
    let above = lines.count - 2
    guard above >= firstLine, mode != .byCharWrapping, lines[above + 1].endsParagraph,
      !lines[above + 1].isTruncated, lastOpportunity(in: lines[above + 1].characters) == nil,
      let cut = lastOpportunity(in: lines[above].characters), text.classes[cut - 1] != .ideograph
    else { return }
    let start = lines[above].characters.lowerBound
    let end = lines[above + 1].characters.upperBound
    let style = lines[above].style
    room = style.room(isFirstLine: false, in: limit)
    guard fits(text.width(cut..<end)) else { return }
    for (line, range) in [(above, start..<cut), (above + 1, cut..<end)] {
      let isFirst = line == firstLine
      room = style.room(isFirstLine: isFirst, in: limit)
      lines[line].characters = range
      lines[line].width = min(text.width(range), room) + style.indent(isFirstLine: isFirst)
    }
  }

  /// Returns the last break opportunity inside a line; nil for a single word.
  private func lastOpportunity(in line: Range<Int>) -> Int? {
    line.dropLast().last(where: canBreak).map { $0 + 1 }
  }

  private func nextLine(of rest: Range<Int>, style: ParagraphStyle) -> BrokenLine {
    let end = mode == .byClipping ? rest.upperBound : endOfLine(in: rest)
    let isLast = end == rest.upperBound
    if !isLast, lines.count == maximumLines - 1, mode.truncates {
      return BrokenLine(
        characters: rest,
        width: truncatedWidth(of: rest),
        isTruncated: true,
        endsParagraph: true,
        style: style
      )
    }
    let line = rest.lowerBound..<end
    return BrokenLine(
      characters: line,
      // The spaces at the end of a wrapped line count if they fit.
      width: min(text.width(line), room),
      endsParagraph: isLast,
      style: style
    )
  }

  /// Returns the end of the first line of `rest`.
  ///
  /// It is after the last word that fits. If no word fits, it is after the last character that
  /// fits, but never before the first.
  private func endOfLine(in rest: Range<Int>) -> Int {
    var opportunity: Int?
    for offset in rest {
      if !text.classes[offset].isBlank, !fits(text.width(rest.lowerBound..<offset + 1)) {
        return opportunity ?? max(offset, rest.lowerBound + 1)
      }
      if offset + 1 < rest.upperBound, canBreak(after: offset) {
        opportunity = offset + 1
      }
    }
    return rest.upperBound
  }

  /// Returns whether a width fits.
  ///
  /// Rounding in a sum must not wrap a label that is as wide as its text.
  private func fits(_ width: Double) -> Bool { width <= room + 1e-4 }

  /// Returns whether a line may end after the character at `offset`, which is not the text's last.
  ///
  /// Nonbreaking spaces, and a hyphen before a digit or after a space, hold a word together.
  private func canBreak(after offset: Int) -> Bool {
    let next = text.classes[offset + 1]
    if next.isBlank { return false }
    if mode == .byCharWrapping { return true }
    switch text.classes[offset] {
    case .space: return true
    case .hyphen: return next != .number && offset > 0 && !text.classes[offset - 1].isBlank
    case .ideograph: return true
    case .newline, .fixedSpace, .number, .other: return next == .ideograph
    }
  }

  /// Returns the width of the longest beginning that fits beside an ellipsis.
  ///
  /// It excludes spaces next to the ellipsis, which would be invisible.
  private func truncatedWidth(of rest: Range<Int>) -> Double {
    let ellipsisWidth = text.ellipsisWidth(at: rest.lowerBound)
    for count in stride(from: rest.count - 1, through: 0, by: -1) {
      let width = keptWidth(count: count, of: rest) + ellipsisWidth
      if fits(width) { return width }
    }
    return min(ellipsisWidth, room)
  }

  private func keptWidth(count: Int, of rest: Range<Int>) -> Double {
    let headCount =
      switch mode {
      case .byTruncatingHead: 0
      case .byTruncatingMiddle: (count + 1) / 2
      default: count
      }
    let head = rest.lowerBound..<rest.lowerBound + headCount
    let tail = rest.upperBound - (count - headCount)..<rest.upperBound
    return text.width(text.droppingTrailingSpaces(head)) + text.width(tail)
  }
}
