import SnapshotModel

extension SimulationSettings {
  /// Returns the settings with a user's choices for the axes of a matrix.
  func adopting(_ user: UserSettings, of matrix: Matrix) -> SimulationSettings {
    var settings = self
    if matrix.textSizes != nil { settings.contentSizeCategory = nil }
    if matrix.directions != nil || user.language != nil { settings.layoutDirection = nil }
    if matrix.boldText != nil { settings.boldText = nil }
    if matrix.widths != nil { settings.applicationWidth = nil }
    settings.adopt(user)
    return settings
  }

  /// Copies the user's choices that differ from the defaults.
  mutating func adopt(_ user: UserSettings) {
    if user.textSize != .large { contentSizeCategory = user.textSize }
    if user.readingDirection != .leftToRight { layoutDirection = user.readingDirection }
    if user.boldText { boldText = true }
    if user.width != .full { applicationWidth = user.width }
  }
}
