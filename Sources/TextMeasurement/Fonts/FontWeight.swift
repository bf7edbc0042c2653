/// The thickness of a font's strokes, from thin to thick.
package enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  /// Creates the weight with the value nearest to `value`, on UIKit's scale from -1 to 1.
  package init(nearestTo value: Double) {
    self =
      Self.allCases.min { abs($0.value - value) < abs($1.value - value) } ?? .regular
  }

  /// Creates the weight of an OpenType weight class: 400 is regular, 700 bold.
  package init(openTypeClass value: Int) {
    let index = min(max((value + 50) / 100 - 1, 0), Self.allCases.count - 1)
    self = Self.allCases[index]
  }

  /// The weight's position on UIKit's scale from -1 to 1.
  package var value: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }
}
