package import SnapshotModel

/// The source location of a view or a constraint, with its properties that change no layout.
package struct ItemSource: Hashable, Sendable {
  /// The location of the element that declares the item.
  package var location: FileLocation
  /// The view's name in the document; nil without any.
  ///
  /// It is its outlet, else its accessibility identifier, else its label in the outline.
  package var label: String?
  /// Whether its own `alpha` makes it invisible.
  package var isTransparent: Bool
  /// Whether it and its descendants ignore touches.
  package var ignoresTouches: Bool
  /// Whether a text that does not fit is shown smaller.
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
