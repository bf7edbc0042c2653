/// The classes of drift, one word a reader may filter by.
package enum DriftKind: String, CaseIterable, Codable, Sendable {
  /// The frame in the superview has another origin.
  case moved
  /// The frame in the superview has another size.
  case resized
  /// The frame in the window changed although nothing recorded above it accounts for that.
  case movedInWindow
  case appeared
  case vanished
  /// Siblings stand in another order, back to front.
  case reordered
  case classChanged
  case visibility
  case safeArea
  case contentSize
  case contentOffset
  case contentInset
  case adjustedContentInset
  case coveredByKeyboard
  case uncoveredByKeyboard
  /// The keyboard's frame at a checkpoint, or in a notification.
  case keyboardFrame
  case firstResponder
  case window
  /// Something happened sooner or later, on one side only, or for another cause.
  case timing
  case animation
  case navigation
  case diagnostics
}

/// One side's value of a property that changed.
package enum DriftValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case flag(Bool)
}

/// One property that has another value on the other side.
package struct Change: Hashable, Sendable {
  package let kind: DriftKind
  /// The property's name as the model spells it: `height`, `contentOffset.y`, `isHidden`.
  package let property: String
  /// The value before; nil where the property had none.
  package let from: DriftValue?
  /// The value after; nil where the property has none any more.
  package let to: DriftValue?
}
