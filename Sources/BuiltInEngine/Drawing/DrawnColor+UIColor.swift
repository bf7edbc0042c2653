import LayoutEngine
import SnapshotModel
import TextMeasurement

extension DrawnColor {
  /// A color of UIKit in both interfaces.
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
  /// The number that CSS has for the weight.
  var cssWeight: Int { ((Self.allCases.firstIndex(of: self) ?? 3) + 1) * 100 }
}

extension FontDescription {
  /// The family as a browser may know it; nil for the system's own.
  var drawnFamily: String? {
    switch family {
    case .system: nil
    case .helveticaNeue: "Helvetica Neue"
    case .app, .named: faceName
    }
  }
}
