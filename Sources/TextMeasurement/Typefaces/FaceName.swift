import Synchronization

/// What the PostScript name of a face states: `HelveticaNeue-BoldItalic`.
struct FaceName: Sendable {
  /// The family without spaces, in small letters: `helveticaneue`.
  let family: String
  let weight: FontWeight
  let isItalic: Bool

  /// The names that were read last; an app has few, and asks for them with each of its texts.
  private static let known = Mutex<[String: FaceName]>([:])
  private static let capacity = 100

  init(_ name: String) {
    if let known = Self.known.withLock({ $0[name] }) {
      self = known
      return
    }
    self.init(reading: name)
    let face = self
    Self.known.withLock { known in
      if known.count >= Self.capacity { known = [:] }
      known[name] = face
    }
  }

  private init(reading name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map { $0.lowercased() }
    let style = parts.count > 1 ? parts[1] : ""
    var family = (parts.first ?? "").filter { $0 != " " }
    // Monotype's names end in PS, MT or both, with a hyphen or without.
    for ending in ["mt", "ps"] where family.count > 4 && family.hasSuffix(ending) {
      family.removeLast(2)
    }
    self.family = style.contains("cond") ? family + "condensed" : family
    weight = Self.weight(of: family.hasPrefix(".") ? family + style : style)
    isItalic =
      style.hasSuffix("it") || ["italic", "oblique", "ital"].contains(where: style.contains)
  }

  /// A word counts only where none before it does: `semibold` is not `bold`.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight),
    ("thin", .thin), ("light", .light), ("medium", .medium), ("semi", .semibold),
    ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy),
    ("black", .black), ("bold", .bold),
  ]

  /// Whether this is a face of the system font, which apps should not ask for by name and do.
  var isSystem: Bool {
    family.hasPrefix(".")
      || ["sfprotext", "sfprodisplay", "sfuitext", "sfuidisplay"].contains(family)
  }

  private static func weight(of style: String) -> FontWeight {
    weights.first { style.contains($0.word) }?.weight ?? .regular
  }
}
