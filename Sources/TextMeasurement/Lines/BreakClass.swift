/// What a character does to the lines around it.
enum BreakClass {
  /// Ends its line always.
  case newline

  /// Lets a line end behind it, where it hangs over the edge.
  case space

  /// Looks like a space and holds its neighbours together.
  case fixedSpace

  /// Lets a line end behind it, within a word.
  case hyphen
  case number

  /// Lets a line end on either side.
  case ideograph
  case other

  init(of character: Character) {
    if let ascii = character.asciiCode {
      self.init(ascii: ascii)
    } else if character.isNewline {
      self = .newline
    } else if character.isWhitespace {
      self = character == "\u{A0}" || character == "\u{202F}" ? .fixedSpace : .space
    } else if character == "–" || character == "—" || character == "\u{2010}" {
      self = .hyphen
    } else {
      switch GlyphClass(of: character) {
      case .ideograph, .hangul, .fullWidth: self = .ideograph
      case .tabulated, .untabulated, .emoji, .invisible: self = .other
      }
    }
  }

  private init(ascii: UInt8) {
    self =
      switch ascii {
      case 0x0A...0x0D: .newline
      case 0x09, 0x20: .space
      case 0x2D: .hyphen
      case 0x30...0x39: .number
      default: .other
      }
  }

  /// Whether the character is blank, so that the end of a line does not show it.
  var isBlank: Bool { self == .space || self == .fixedSpace }
}
