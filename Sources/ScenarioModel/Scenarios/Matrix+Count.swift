import DeviceCatalog

extension Matrix {
  /// The maximum number of cases of a scenario.
  package static let caseLimit = 250_000
  /// The maximum number of cases of all scenarios that a command reads.
  package static let projectCaseLimit = 1_000_000

  /// The number of combinations of values; `Int.max` if no `Int` is large enough.
  ///
  /// The combinations are not built. Combinations that a device does not have, such as widths in an
  /// orientation, are counted too.
  package var caseCount: Int {
    let axes =
      [languages?.count, textSizes?.count, directions?.count]
      .compactMap(\.self) + [boldText?.count ?? 1]
    return devices.compactMap(Devices.device(id:)).reduce(0) { sum, device in
      let widths = device.idiom == .pad ? widths?.count ?? 1 : 1
      let stages = [orientations(on: device.idiom).count, systems(of: device).count, widths]
      let own = (axes + stages).reduce(1) { $0.saturatingTimes($1) }
      return sum.saturatingPlus(own)
    }
  }
}

extension Int {
  /// The sum of two nonnegative numbers, or `Int.max` if the sum is larger.
  package func saturatingPlus(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// The product of two nonnegative numbers, or `Int.max` if the product is larger.
  package func saturatingTimes(_ other: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? .max : product
  }
}
