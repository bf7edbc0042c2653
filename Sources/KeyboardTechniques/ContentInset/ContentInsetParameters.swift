/// What differs between revisions of the technique; the defaults are the current one's, of 2020.
package struct ContentInsetParameters: Hashable, Sendable {
  /// Which field is scrolled to, and how.
  package enum ScrollRule: Hashable, Sendable {
    /// Any active field, by its rectangle in the content.
    case always

    /// Up to 2015: one whose origin is not above the keyboard, by its frame, whatever that is in.
    case hiddenOrigin
  }

  /// The rule for scrolling to a field; revisions up to 2015 have another one.
  package var scrolls = ScrollRule.always

  /// Whether there is an inset for the keyboard although no field is active.
  package var insetsWithoutActiveField = false

  package init() {}
}
