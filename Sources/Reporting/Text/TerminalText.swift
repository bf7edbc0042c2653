/// Text for a terminal or a file, composed of pieces that are escaped when they are added.
package struct TerminalText {
  /// The style of a piece.
  ///
  /// The raw values are the parameters of a terminal's escape sequence.
  package enum Style: String {
    case plain = ""
    case strong = "1"
    case before = "31"
    case after = "32"
    case caution = "33"
    case faint = "2"
  }

  /// A piece of text in one style.
  package struct Piece {
    /// The text, which is escaped when it is added.
    package let text: String
    /// The style of the piece; plain pieces have no escape sequences.
    package let style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The default width of a terminal, in columns.
  package static let usualWidth = 80

  private let usesColor: Bool
  /// The maximum width of a line, in columns; longer words exceed it.
  private let width: Int
  /// The text so far, with escape sequences if color is used.
  package private(set) var text = ""
  private var column = 0

  package init(usesColor: Bool, width: Int) {
    self.usesColor = usesColor
    self.width = width
  }

  /// Appends a piece, with terminal control characters spelled out.
  package mutating func add(_ piece: String, _ style: Style = .plain) {
    let safe = piece.escapedForLog
    let isStyled = usesColor && style != .plain && !safe.isEmpty
    text += isStyled ? "\u{1B}[\(style.rawValue)m\(safe)\u{1B}[0m" : safe
    column += safe.columns
  }

  /// Appends a line of pieces, wrapped between words.
  ///
  /// - Parameters:
  ///   - pieces: The pieces of the line; words end at spaces.
  ///   - indent: The indentation of all lines except the first, in columns.
  package mutating func addLine(_ pieces: [Piece], indent: Int = 0) {
    for word in words(of: pieces) {
      let length = word.reduce(0) { $0 + $1.text.escapedForLog.columns }
      let isFull = column + length > width && column > indent
      if isFull, word.first?.text.hasPrefix(" ") ?? false {
        endLine()
        add(String(repeating: " ", count: indent))
        add(String(word[0].text.dropFirst()), word[0].style)
        for piece in word.dropFirst() { add(piece.text, piece.style) }
      } else {
        for piece in word { add(piece.text, piece.style) }
      }
    }
    endLine()
  }

  /// Appends a line without wrapping it.
  package mutating func addWhole(_ line: String) {
    add(line)
    endLine()
  }

  /// Ends the line; the next piece begins at column 0.
  package mutating func endLine() {
    text += "\n"
    column = 0
  }

  /// Returns the words of a line, each with the space before it.
  ///
  /// A word can have pieces of several styles.
  private func words(of pieces: [Piece]) -> [[Piece]] {
    var words: [[Piece]] = [[]]
    for piece in pieces {
      var rest = piece.text[...]
      // In ASCII, each byte is a character.
      let isASCII = rest.utf8.allSatisfy { $0 < 0x80 }
      while !rest.isEmpty {
        if isASCII ? rest.utf8.first == UInt8(ascii: " ") : rest.hasPrefix(" ") { words.append([]) }
        let space =
          isASCII
          ? rest.utf8.dropFirst().firstIndex(of: UInt8(ascii: " "))
          : rest.dropFirst().firstIndex(of: " ")
        let end = space ?? rest.endIndex
        words[words.count - 1].append(Piece(String(rest[..<end]), piece.style))
        rest = rest[end...]
      }
    }
    return words
  }
}
