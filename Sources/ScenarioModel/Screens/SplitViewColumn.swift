/// The column of a split view controller that has a screen in it.
///
/// Where the width is regular the column has a part of the window; where it is compact the split view
/// is collapsed, and the column fills the window.
package enum SplitViewColumn: String, Codable, CaseIterable, Sendable {
  /// The list, which is compact in width everywhere.
  case primary
  /// The detail.
  case secondary
}
