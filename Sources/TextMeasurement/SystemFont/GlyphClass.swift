import Foundation

/// The class of a character's glyph, by its width.
enum GlyphClass {
  /// A class of glyphs of similar width, for characters that are not in the table.
  enum Kind {
    case upper
    case lower
    case digit
    case other
  }

  case tabulated(row: Int)
  case untabulated(Kind)

  /// A Chinese character or a kana.
  case ideograph

  /// A Korean syllable.
  case hangul

  /// Any other East Asian character of full width.
  case fullWidth
  case emoji

  /// A line break or a control character, without a width.
  case invisible

  init(of character: Character) {
    let scalar = character.firstScalar
    if let ascii = character.asciiCode {
      let row = GlyphTable.row(of: Unicode.Scalar(ascii))
      self = row.map { .tabulated(row: $0) } ?? .invisible
    } else if character.isNewline {
      self = .invisible
    } else if character.isEmoji {
      self = .emoji
    } else if let row = GlyphTable.row(of: scalar) ?? character.baseScalar.flatMap(GlyphTable.row) {
      self = .tabulated(row: row)
    } else {
      self.init(untabulated: character, scalar)
    }
  }

  private init(untabulated character: Character, _ scalar: Unicode.Scalar) {
    switch scalar.value {
    case _ where scalar.isIdeographOrKana: self = .ideograph
    case 0xAC00...0xD7A3: self = .hangul
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6:
      self = .fullWidth
    default:
      self = scalar.properties.isInvisible ? .invisible : .untabulated(Kind(of: character))
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a Chinese character or a kana.
  var isIdeographOrKana: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether the scalar is a digit or a Latin letter.
  var isLatinOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: true
    default: false
    }
  }
}

extension GlyphClass.Kind {
  fileprivate init(of character: Character) {
    if character.isUppercase {
      self = .upper
    } else if character.isLowercase {
      self = .lower
    } else {
      self = character.isNumber ? .digit : .other
    }
  }
}

extension Character {
  /// Whether the character is drawn as a picture, by default or because of a selector.
  fileprivate var isEmoji: Bool {
    let first = firstScalar
    guard first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
  }

  /// The letter without its accents; a space for a nonbreaking space.
  var baseScalar: Unicode.Scalar? {
    guard self != "\u{A0}" else { return " " }
    if asciiCode != nil { return firstScalar }
    return String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isInvisible: Bool {
    switch generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
