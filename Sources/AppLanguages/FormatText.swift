/// A text with placeholders for values, as in `printf` and `.stringsdict`.
struct FormatText {
  enum Piece: Equatable {
    /// Literal text, including `%%`.
    case literal(String)
    /// A value: its number from 1, nil for the next one, and its specifier without `%`: `lld`,
    /// `.2f`, `@`.
    case value(Int?, String)
    /// `%#@name@`, a part of the text that varies by a number.
    case part(Int?, String)
  }

  let pieces: [Piece]

  /// Parses a text; values may have flags and widths, but no space: `100% sure` has no value.
  init(_ text: String) {
    let place =
      /%(?:%|(?:(\d+)\$)?(?:#@([^@]*)@|([-+#0-9.]*(?:hh|h|ll|l|q|z|t|j|L)?[@diouxXeEfFgGaAcCsSp])))/
    var pieces: [Piece] = []
    var end = text.startIndex
    for match in text.matches(of: place) {
      let number = match.output.1.flatMap { Int($0) }
      let piece: Piece
      if let name = match.output.2 {
        piece = .part(number, String(name))
      } else if let specifier = match.output.3 {
        piece = .value(number, String(specifier))
      } else {
        continue
      }
      if end < match.range.lowerBound {
        pieces.append(.literal(String(text[end..<match.range.lowerBound])))
      }
      pieces.append(piece)
      end = match.range.upperBound
    }
    if end < text.endIndex { pieces.append(.literal(String(text[end...]))) }
    self.pieces = pieces
  }

  /// Whether the text has placeholders.
  var hasPlaces: Bool {
    pieces.contains { if case .literal = $0 { false } else { true } }
  }

  /// The text with an explicit number in every placeholder.
  var numbered: String {
    var next = 1
    return pieces.map { piece in
      switch piece {
      case .value(nil, let specifier):
        next += 1
        return Piece.value(next - 1, specifier).text
      case .part(nil, let name):
        next += 1
        return Piece.part(next - 1, name).text
      default: return piece.text
      }
    }.joined()
  }

  /// The text without numbers in its placeholders, and the zero-based indices of their values in
  /// order.
  var sequential: (text: String, values: [Int]) {
    var values: [Int] = []
    var next = 0
    let text = pieces.map { piece in
      guard case .value(let number, let specifier) = piece else { return piece.text }
      values.append(number.map { $0 - 1 } ?? next)
      if number == nil { next += 1 }
      return Piece.value(nil, specifier).text
    }.joined()
    return (text, values)
  }

  /// Returns the text with each literal replaced.
  func mapLiterals(_ transform: (String) -> String) -> String {
    pieces.map { piece in
      if case .literal(let text) = piece { transform(text) } else { piece.text }
    }.joined()
  }
}

extension FormatText.Piece {
  /// The piece in the notation of a format.
  var text: String {
    switch self {
    case .literal(let text): text
    case .value(let number, let specifier): "%\(number.map { "\($0)$" } ?? "")\(specifier)"
    case .part(let number, let name): "%\(number.map { "\($0)$" } ?? "")#@\(name)@"
    }
  }
}
