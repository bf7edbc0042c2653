package import SnapshotModel

/// A user's change of the text settings while an app runs.
package struct TextSizeChange: Codable, Hashable, Sendable {
  /// The new size; nil leaves it unchanged.
  package var size: TextSize?
  /// Whether text is bold; nil leaves it unchanged.
  package var isBold: Bool?

  package init(size: TextSize? = nil, isBold: Bool? = nil) {
    self.size = size
    self.isBold = isBold
  }
}
