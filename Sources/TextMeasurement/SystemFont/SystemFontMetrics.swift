/// The widths of the glyphs of San Francisco in one generation.
///
/// The error of a string's width is 0.1 to 0.3 points for most strings of text size, and up to a
/// point for titles. All lengths are in points and unrounded.
struct SystemFontMetrics: GlyphMetrics {
  private let pointSize: Double
  private let tracking: Double
  private let ideographAdvance: Double
  private let generation: FontGeneration
  private let hasMonospacedDigits: Bool
  private let blend: AdvanceBlend

  init(font: FontDescription, generation: FontGeneration = .current) {
    pointSize = font.pointSize
    tracking = generation.tracking(atPointSize: font.pointSize)
    ideographAdvance = generation.ideographAdvance
    self.generation = generation
    hasMonospacedDigits = font.hasMonospacedDigits
    blend = AdvanceBlend(weight: font.weight, pointSize: font.pointSize, generation: generation)
  }

  /// Returns the advance of `character`, including tracking.
  func advance(of character: Character) -> Double {
    tabulatedAdvance(of: character) + pointSize * generation.shift(of: character)
  }

  private func tabulatedAdvance(of character: Character) -> Double {
    let isDigit =
      hasMonospacedDigits && character.asciiCode.map { (0x30...0x39).contains($0) } ?? false
    return switch GlyphClass(of: isDigit ? "0" : character) {
    case .tabulated(let row): pointSize * blend.advance(inRow: row) + tracking
    case .untabulated(let kind): pointSize * blend.meanAdvance(of: kind) + tracking
    case .ideograph: pointSize * ideographAdvance
    case .hangul: pointSize * Self.hangulAdvance
    case .fullWidth: pointSize
    case .emoji: emojiAdvance
    case .invisible: 0
    }
  }

  /// Returns the kerning between two adjacent glyphs, in addition to the first one's advance.
  func kerning(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Double {
    if first == ".", second == ".", pointSize >= Self.displaySize {
      return pointSize * Self.kerningOfLargeDots
    }
    let space = scriptSpace(between: first, and: second)
    return pointSize * (KerningTable.pairs[first, second] + space)
  }

  /// Returns the space between Chinese or Japanese characters and Latin letters or digits, in ems.
  ///
  /// Two labels of 17 points store 2.06 to 2.4 and 2.34 to 2.68 points more than the sum of their
  /// glyphs. Both differ from an eighth of an em, 2.125 points, by less than the error of a width.
  private func scriptSpace(
    between first: Unicode.Scalar,
    and second: Unicode.Scalar
  ) -> Double {
    guard !first.isASCII || !second.isASCII, generation == .sf14 else { return 0 }
    let isBetween =
      first.isIdeographOrKana && second.isLatinOrDigit
      || first.isLatinOrDigit && second.isIdeographOrKana
    return isBetween ? 0.125 : 0
  }

  /// The smallest size with dots that are closer together than in the table.
  ///
  /// Labels of 24 and 45 points in five documents of two repositories store three dots 19 and 29.5
  /// points wide. Dots of smaller labels have the table's distance.
  private static let displaySize = 20.0
  private static let kerningOfLargeDots = -0.022

  /// The advance of a Korean syllable, in ems, including tracking.
  private static let hangulAdvance = 0.87

  /// The width of emoji, a bitmap font that grows slower than text.
  ///
  /// Widths were measured at four sizes. Below the smallest, the line through the first two agrees
  /// with a fifth measurement.
  private var emojiAdvance: Double {
    let seen: [(size: Double, width: Double)] = [(17, 22.5), (35, 40), (38, 43), (120, 120)]
    guard let last = seen.last, pointSize < last.size else { return pointSize }
    let upper = max(1, seen.firstIndex { $0.size >= pointSize } ?? seen.count - 1)
    let (low, high) = (seen[upper - 1], seen[upper])
    let share = (pointSize - low.size) / (high.size - low.size)
    return low.width + share * (high.width - low.width)
  }
}
