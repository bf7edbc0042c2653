/// The effect of a character on line breaks.
enum BreakClass {
  /// The character always ends its line.
  case newline

  /// A line may end after the character, which may overflow the edge.
  case space

  /// The character looks like a space but does not allow a break.
  case fixedSpace

  /// A line may end after the character, within a word.
  case hyphen
  case number

  /// A line may end before and after the character.
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

  /// Whether the character is blank, so that it is invisible at the end of a line.
  var isBlank: Bool { self == .space || self == .fixedSpace }
}
