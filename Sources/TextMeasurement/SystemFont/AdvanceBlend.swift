/// The position of a font between the tabulated weights and designs.
///
/// Weights are on a line. The advances of a weight without a table follow the line from regular to
/// bold, or to light. Its position on the weight axis is the share. Designs blend by size.
struct AdvanceBlend {
  private let near: Column
  private let far: Column
  private let weightShare: Double
  private let displayShare: Double
  private let displayShift: Double

  init(weight: FontWeight, pointSize: Double, generation: FontGeneration) {
    (near, far, weightShare) = Self.position(of: weight)
    displayShare = generation.displayShare(atPointSize: pointSize)
    displayShift = generation.displayShift
  }

  /// Returns the advance of the glyph in `row` of the table, in ems.
  func advance(inRow row: Int) -> Double {
    blend { GlyphTable.advances[row * GlyphTable.columnCount + $0] }
  }

  /// Returns the most probable advance of a glyph without a row, in ems.
  func meanAdvance(of kind: GlyphClass.Kind) -> Double {
    blend { GlyphMeans.advances(of: kind)[$0] }
  }

  private func blend(_ advance: (Int) -> Double) -> Double {
    let text = mix(advance(near.text), advance(far.text), weightShare)
    guard displayShare > 0 else { return text }
    let display = mix(advance(near.display), advance(far.display), weightShare) + displayShift
    return mix(text, display, displayShare)
  }

  private func mix(_ from: Double, _ to: Double, _ share: Double) -> Double {
    from + share * (to - from)
  }
}

extension AdvanceBlend {
  /// The columns of one weight in the table.
  private struct Column {
    let text: Int
    let display: Int

    static let light = Column(text: 0, display: 1)
    static let regular = Column(text: 2, display: 3)
    static let medium = Column(text: 4, display: 5)
    static let semibold = Column(text: 6, display: 7)
    static let bold = Column(text: 8, display: 9)
  }

  private typealias Position = (near: Column, far: Column, share: Double)

  /// Returns the position of a weight between two columns.
  ///
  /// Thin is light over 0.42, the slope of the lighter weights. Heavy and black are beyond bold.
  private static func position(of weight: FontWeight) -> Position {
    switch weight {
    case .ultraLight: (.regular, .light, 1.33 / 0.42)
    case .thin: (.regular, .light, 1 / 0.42)
    case .light: (.light, .light, 0)
    case .regular: (.regular, .regular, 0)
    case .medium: (.medium, .medium, 0)
    case .semibold: (.semibold, .semibold, 0)
    case .bold: (.bold, .bold, 0)
    case .heavy: (.regular, .bold, 1.53)
    case .black: (.regular, .bold, 2)
    }
  }
}
