package import SnapshotModel

/// The source location of a view or a constraint, with its properties that change no layout.
package struct ItemSource: Hashable, Sendable {
  /// The location of the element that declares the item.
  package var location: FileLocation
  /// The name that a view has in the document: its outlet, else its accessibility identifier, else its
  /// label in the outline; nil without any.
  package var label: String?
  /// Whether its own `alpha` lets nothing of it be seen.
  package var isTransparent: Bool
  /// Whether touches pass by it and all that it contains.
  package var ignoresTouches: Bool
  /// Whether a text that has no room is shown smaller.
  package var shrinksText: Bool
  /// A text of it that has no translation for the requested language.
  package var untranslatedText: String?

  package init(
    location: FileLocation,
    label: String? = nil,
    isTransparent: Bool = false,
    ignoresTouches: Bool = false,
    shrinksText: Bool = false
  ) {
    self.location = location
    self.label = label
    self.isTransparent = isTransparent
    self.ignoresTouches = ignoresTouches
    self.shrinksText = shrinksText
  }
}
