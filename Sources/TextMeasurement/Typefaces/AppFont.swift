/// The parts of an app's font face that text measurement needs.
///
/// The engine reads the file elsewhere. It receives the file's values and a function that shapes
/// text with the file.
package final class AppFont: Sendable {
  /// A unique identity: the content of the file and the name of the face.
  let identity: String
  /// The family name.
  package let familyName: String
  /// The weight on UIKit's scale.
  package let weight: FontWeight
  package let isItalic: Bool
  /// The heights, as CoreText computes them, in units of the face.
  package let line: LineMetrics

  /// Shapes UTF-16 code units on one line, in the units of ``line``.
  private let shape: @Sendable ([UInt16]) -> [ShapedUnit]

  /// - Parameters:
  ///   - identity: A unique identity: the content of the file and the name of the face.
  ///   - familyName: The family name.
  ///   - weightClass: The weight on OpenType's scale: 400 is regular, 700 bold.
  ///   - isItalic: Whether the face is italic.
  ///   - line: The heights, as CoreText computes them.
  ///   - shape: Shapes UTF-16 code units on one line, in the units of `line`, an entry for each.
  package init(
    identity: String,
    familyName: String,
    weightClass: Int,
    isItalic: Bool,
    line: LineMetrics,
    shape: @escaping @Sendable ([UInt16]) -> [ShapedUnit]
  ) {
    self.identity = identity
    self.familyName = familyName
    weight = FontWeight(openTypeClass: weightClass)
    self.isItalic = isItalic
    self.line = line
    self.shape = shape
  }

  /// Returns the measurements of each UTF-16 code unit of a text on one line, in units of the face.
  func shaped(_ text: String) -> [ShapedUnit] { shape(Array(text.utf16)) }
}

extension AppFont: Hashable {
  /// Compares the identities: the content of the file, and the name.
  package static func == (left: AppFont, right: AppFont) -> Bool { left.identity == right.identity }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The measurements of a UTF-16 code unit in its text.
///
/// For units that are drawn together, such as a letter with its accents or a ligature, the first
/// unit has the measurements of all.
package struct ShapedUnit: Hashable, Sendable {
  /// The advance without kerning.
  package var advance: Double
  /// The kerning with the next unit, in addition to the advance.
  package var kerning: Double
  /// Whether the face has no glyph for the unit.
  package var isMissing: Bool

  package init(advance: Double = 0, kerning: Double = 0, isMissing: Bool = false) {
    self.advance = advance
    self.kerning = kerning
    self.isMissing = isMissing
  }
}

/// The widths of the glyphs of a font file.
struct AppFontMetrics: GlyphMetrics {
  private let font: AppFont
  private let pointSize: Double
  private let fallback: SystemFontMetrics

  init(_ font: AppFont, pointSize: Double, generation: FontGeneration) {
    self.font = font
    self.pointSize = pointSize
    fallback = SystemFontMetrics(
      font: FontDescription(pointSize: pointSize),
      generation: generation
    )
  }

  /// Measures characters without a glyph in a system font.
  func shape(_ text: String) -> [ShapedUnit]? {
    var units = font.shaped(text)
    var offset = 0
    for character in text {
      let range = offset..<offset + character.utf16.count
      offset = range.upperBound
      let isMissing = units[range].contains(where: \.isMissing)
      for index in range {
        units[index].advance = font.line.points(units[index].advance, at: pointSize)
        units[index].kerning = font.line.points(units[index].kerning, at: pointSize)
      }
      guard isMissing else { continue }
      for index in range { units[index] = ShapedUnit() }
      units[range.lowerBound].advance = fallback.advance(of: character)
    }
    return units
  }

  func advance(of character: Character) -> Double {
    shape(String(character))?.reduce(0) { $0 + $1.advance } ?? 0
  }

  /// Returns zero, because ``shape(_:)`` already includes the kerning.
  func kerning(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Double { 0 }
}
