import LayoutEngine
import ScenarioModel
import TextMeasurement

extension DrawnColor {
  /// A color of UIKit in the light and the dark interface style.
  @MainActor
  init(_ color: UIColor) {
    func packed(_ style: UIUserInterfaceStyle) -> UInt32 {
      let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      return Self.packed((resolved.cgColor.components ?? []).map { Double($0) })
    }
    self.init(light: packed(.light), dark: packed(.dark))
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
