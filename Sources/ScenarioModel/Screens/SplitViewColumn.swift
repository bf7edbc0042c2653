/// The split view controller's column with a screen in it.
///
/// In a regular width the column has a part of the window. In a compact width the split view is
/// collapsed, and the column fills the window.
package enum SplitViewColumn: String, Codable, CaseIterable, Sendable {
  /// The list, which always has a compact width.
  case primary
  /// The detail.
  case secondary
}
