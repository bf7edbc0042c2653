package import SnapshotModel

/// Where a view or a constraint is written, and what its writer stated of it that changes no layout.
package struct ItemSource: Hashable, Sendable {
  package var location: FileLocation
  /// Whether its own `alpha` lets nothing of it be seen.
  package var isTransparent: Bool
  /// Whether touches pass by it and all that it contains.
  package var ignoresTouches: Bool
  /// Whether a text that has no room is shown smaller.
  package var shrinksText: Bool

  package init(
    location: FileLocation,
    isTransparent: Bool = false,
    ignoresTouches: Bool = false,
    shrinksText: Bool = false
  ) {
    self.location = location
    self.isTransparent = isTransparent
    self.ignoresTouches = ignoresTouches
    self.shrinksText = shrinksText
  }
}
