import TextMeasurement

extension FontDescription {
  /// The font on screen.
  ///
  /// The system font is bolder for a user with bold text.
  ///
  /// Apple documents no amount. The engine assumes two weights more, so regular text becomes
  /// semibold. Fonts of other families keep their weights.
  var applyingBoldText: FontDescription {
    guard case .system = family, DeviceContext.current.options.boldText else { return self }
    var font = self
    font.weight = weight.inBoldText
    return font
  }
}

extension FontWeight {
  fileprivate var inBoldText: FontWeight {
    let weights = Self.allCases
    let index = weights.firstIndex(of: self) ?? 0
    return weights[min(index + 2, weights.count - 1)]
  }
}
