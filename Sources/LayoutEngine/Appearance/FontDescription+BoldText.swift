import TextMeasurement

extension FontDescription {
  /// The font as it is shown: for a user who has chosen bold text, the system font is bolder.
  ///
  /// Apple states that it is, not by how much: two weights are assumed, so that regular text is
  /// semibold. Fonts of families keep their weights.
  var asTheUserReads: FontDescription {
    guard case .system = family, SimulatedDevice.current.options.boldText else { return self }
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
