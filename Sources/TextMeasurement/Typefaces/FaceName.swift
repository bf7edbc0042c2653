import Synchronization

/// The parts of a face's PostScript name, such as `HelveticaNeue-BoldItalic`.
struct FaceName: Sendable {
  /// The family in lower case without spaces: `helveticaneue`.
  let family: String
  let weight: FontWeight
  let isItalic: Bool

  /// The cached names; an app has few names, and looks them up for each of its texts.
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
    // Monotype's names end in PS, MT or both, with or without a hyphen.
    for ending in ["mt", "ps"] where family.count > 4 && family.hasSuffix(ending) {
      family.removeLast(2)
    }
    family = Self.abbreviations[family] ?? family
    self.family = style.contains("cond") ? family + "condensed" : family
    weight = Self.weight(of: family.hasPrefix(".") ? family + style : style)
    isItalic =
      style.hasSuffix("it") || ["italic", "oblique", "ital"].contains(where: style.contains)
  }

  /// The families with faces of a shorter name, such as `HiraMinProN-W3`.
  private static let abbreviations = [
    "hiramarupron": "hiraginomarugothicpron", "hiraminpron": "hiraginominchopron",
    "hirakakupron": "hiraginosans",
  ]

  /// The first matching word counts: `semibold` is not `bold`.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight),
    ("thin", .thin), ("light", .light), ("medium", .medium), ("semi", .semibold),
    ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy),
    ("black", .black), ("bold", .bold),
  ]

  /// Whether this is a face of the system font.
  ///
  /// Apps should not use its name, but some do.
  var isSystem: Bool {
    family.hasPrefix(".") || ["sfprotext", "sfprodisplay"].contains(family) || isOnDevicesAlone
  }

  /// Whether this is a face of the system font that Macs do not have.
  var isOnDevicesAlone: Bool { ["sfuitext", "sfuidisplay"].contains(family) }

  private static func weight(of style: String) -> FontWeight {
    weights.first { style.contains($0.word) }?.weight ?? .regular
  }
}
