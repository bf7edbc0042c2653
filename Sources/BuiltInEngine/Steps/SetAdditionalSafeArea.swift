import LayoutEngine
import ScenarioModel
import SnapshotModel

extension CasePlayer {
  /// Changes edges of what the top controller adds to its safe area.
  func setAdditionalSafeAreaInsets(_ change: EdgeChange) {
    var insets = topScreen.shown.additionalSafeAreaInsets
    if let top = change.top { insets.top = top }
    if let left = change.left { insets.left = left }
    if let bottom = change.bottom { insets.bottom = bottom }
    if let right = change.right { insets.right = right }
    topScreen.shown.additionalSafeAreaInsets = insets
  }
}

extension EdgeChange {
  /// For example `bottom 30`.
  var detail: String {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .compactMap { name, value in value.map { "\(name) \($0.plain)" } }
      .joined(separator: " ")
  }
}
