/// Text for a terminal or a file, built from pieces that are made safe as they are added.
package struct StyledText {
  /// How a piece is set off; raw values are the parameters of a terminal's escape sequence.
  package enum Style: String {
    case plain = ""
    case strong = "1"
    case before = "31"
    case after = "32"
    case caution = "33"
    case faint = "2"
  }

  /// A stretch of text in one style.
  package struct Piece {
    /// Made safe when it is added.
    package let text: String
    /// The style of the whole stretch; plain stretches get no escape sequences.
    package let style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// As wide as every terminal, in columns.
  package static let usualWidth = 80

  private let usesColor: Bool
  /// The columns of a line at most; longer words stand out.
  private let width: Int
  /// What was added so far, with escape sequences where color is used.
  package private(set) var text = ""
  private var column = 0

  package init(usesColor: Bool, width: Int) {
    self.usesColor = usesColor
    self.width = width
  }

  /// Appends a piece, with whatever in it would act on the terminal spelled out.
  package mutating func add(_ piece: String, _ style: Style = .plain) {
    let safe = piece.spelledOut
    let isStyled = usesColor && style != .plain && !safe.isEmpty
    text += isStyled ? "\u{1B}[\(style.rawValue)m\(safe)\u{1B}[0m" : safe
    column += safe.columns
  }

  /// Appends a line of pieces, broken between words where it would be too long.
  ///
  /// - Parameters:
  ///   - pieces: What the line consists of; words end at spaces.
  ///   - indent: The columns left free in front of all lines but the first.
  package mutating func addLine(_ pieces: [Piece], indent: Int = 0) {
    for word in words(of: pieces) {
      let length = word.reduce(0) { $0 + $1.text.spelledOut.columns }
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

  /// Appends a line as it is, however long.
  package mutating func addWhole(_ line: String) {
    add(line)
    endLine()
  }

  /// Ends the line; the next piece begins at column 0.
  package mutating func endLine() {
    text += "\n"
    column = 0
  }

  /// The words of a line, each with the space before it; one may consist of pieces of several styles.
  private func words(of pieces: [Piece]) -> [[Piece]] {
    var words: [[Piece]] = [[]]
    for piece in pieces {
      var rest = piece.text[...]
      while !rest.isEmpty {
        if rest.hasPrefix(" ") { words.append([]) }
        let end = rest.dropFirst().firstIndex(of: " ") ?? rest.endIndex
        words[words.count - 1].append(Piece(String(rest[..<end]), piece.style))
        rest = rest[end...]
      }
    }
    return words
  }
}
