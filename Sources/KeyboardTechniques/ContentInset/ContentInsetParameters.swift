/// The differences between revisions of the technique; the defaults are the current revision's
/// (2020).
package struct ContentInsetParameters: Hashable, Sendable {
  /// The rule for scrolling to a field.
  package enum ScrollRule: Hashable, Sendable {
    /// Scroll to any active field, by its rectangle in the content.
    case always

    /// Up to 2015: scroll to a field if its origin is not above the keyboard.
    ///
    /// The test uses the field's frame, regardless of its superview.
    case hiddenOrigin
  }

  /// The rule for scrolling to a field; revisions up to 2015 have a different rule.
  package var scrolls = ScrollRule.always

  /// Whether the keyboard adds an inset without an active field.
  package var insetsWithoutActiveField = false

  package init() {}
}
