extension SystemVersion {
  /// The first systems of all generations, in order.
  ///
  /// iOS 9.0 differs from iOS 9.1 in one notification of the keyboard.
  private static let generations: [SystemVersion] = [
    7, 9, SystemVersion(9, 1), 11, 13, 14, 15, 16, 18, 26,
  ]

  /// The first system of the version's generation.
  ///
  /// All systems of a generation lay out alike, apart from the measures of devices in
  /// ``Device/running(_:design:)``. The layout engine receives the generation only, so it cannot
  /// distinguish its systems.
  package var generation: SystemVersion { Self.generations.last { $0 <= self } ?? self }
}
