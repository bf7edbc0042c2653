import LayoutEngine
import ScenarioModel
import TextMeasurement

extension DrawnColor {
  /// A color of UIKit in the light and the dark interface style.
  @MainActor
  init(_ color: UIColor) {
    let (light, dark) = color.interfaceColors
    let packed = Self.packed(light)
    self.init(light: packed, dark: light === dark ? packed : Self.packed(dark))
  }

  private static func packed(_ color: CGColor) -> UInt32 {
    packed((color.components ?? []).map { Double($0) })
  }
}

extension FontWeight {
  /// The weight as a number in CSS.
  var cssWeight: Int { ((Self.allCases.firstIndex(of: self) ?? 3) + 1) * 100 }
}

extension FontDescription {
  /// The family's name for a browser; nil for the system font.
  var drawnFamily: String? {
    switch family {
    case .system: nil
    case .helveticaNeue: "Helvetica Neue"
    case .app, .named: faceName
    }
  }
}
