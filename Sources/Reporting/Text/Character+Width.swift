extension Character {
  /// The width of the character in a terminal, in columns: 2 for East Asian scripts and emoji, 0
  /// for combining marks.
  package var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if wideScalars.contains(where: { $0.contains(scalar.value) }) { return 2 }
    if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return 1
    }
  }
}

extension String {
  /// The width of the text in a terminal, in columns.
  package var columns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }

  /// Returns the beginning of the text that fits into a number of columns, with an ellipsis if it
  /// is truncated.
  package func cut(toColumns limit: Int) -> String {
    guard columns > limit else { return self }
    var text = ""
    var taken = 0
    for character in self {
      taken += character.columns
      guard taken < limit else { break }
      text.append(character)
    }
    return text + (limit > 0 ? "…" : "")
  }
}

/// The Unicode blocks of wide characters.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
