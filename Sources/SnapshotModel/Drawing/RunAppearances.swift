/// The appearances of a run's screens, or the reason for drawing outlines instead.
package struct RunAppearances: Sendable {
  /// The known appearances by step index.
  package var screens: [Int: ScreenAppearance]
  /// The reason why a checkpoint has no appearance; nil if all have one, or if none was requested.
  package let missing: String?

  /// - Parameters:
  ///   - screens: The known appearances by step index.
  ///   - missing: The reason why a checkpoint has no appearance.
  package init(_ screens: [Int: ScreenAppearance] = [:], missing: String? = nil) {
    self.screens = screens
    self.missing = missing
  }
}
