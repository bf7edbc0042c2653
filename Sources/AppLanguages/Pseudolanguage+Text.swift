extension Language.Pseudolanguage {
  /// Returns the text in the pseudolanguage.
  package func text(for text: String) -> String {
    switch self {
    case .doubleLength: "\(text) \(text)"
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .bounded: "[# \(text) #]"
    case .rightToLeft: text
    }
  }

  /// Returns a format in the pseudolanguage; its placeholders keep their values.
  package func text(forFormat format: String) -> String {
    let parts = FormatText(format)
    guard parts.hasPlaces else { return text(for: format) }
    return switch self {
    case .doubleLength: text(for: parts.numbered)
    case .accented: parts.mapLiterals(text(for:))
    case .bounded, .rightToLeft: text(for: format)
    }
  }

  private static let accents: [Character: Character] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î",
    "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ",
    "s": "š", "t": "ţ", "u": "û", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
    "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î",
    "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]
}
