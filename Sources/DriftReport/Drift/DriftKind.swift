package import Reporting

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
  /// The same view, with the same frame, has another name.
  case renamed
  /// The same view is in another superview.
  case reparented
  /// Siblings stand in another order, back to front, or events in another order of time.
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
  /// A control outside of scroll views reaches beyond the window.
  case offScreen
  case onScreen
  case coveredByBar
  case uncoveredByBar
  /// No legal scroll offset shows all of a view that is there to be touched.
  case unreachable
  case reachable
  /// A text has no room for all of its words.
  case truncated
  case untruncated
  /// The keyboard's frame at a checkpoint, or in a notification.
  case keyboardFrame
  case firstResponder
  case window
  case stepAdded
  case stepRemoved
  /// Something happened sooner or later, on one side only, or for another cause.
  case timing
  case animation
  case navigation
  case invariantBroken
  case invariantFixed
  /// Another finding about constraints.
  case diagnostics
  /// The size of a view is an estimate, or no longer, or for another reason; its frame may be the same.
  case sizeEstimate
  /// A screen reader stops at a view now, or no longer, or reads something else there.
  case accessibility
  /// A screen reader goes through the screen in another order.
  case readingOrder
  /// One engine, of one version and one fingerprint, answered one question in two ways.
  case nondeterministic
  /// The answers have other hashes and differ in nothing that any other class is about.
  case unexplained
}

extension DriftKind {
  /// How bad a change of this class is unless a policy sets another.
  package var usualSeverity: Severity {
    switch self {
    case .vanished, .coveredByKeyboard, .offScreen, .coveredByBar, .unreachable, .truncated,
      .invariantBroken,
      .diagnostics, .nondeterministic, .unexplained:
      .error
    case .renamed, .reordered, .classChanged, .uncoveredByKeyboard, .onScreen, .uncoveredByBar,
      .reachable,
      .untruncated, .timing, .animation, .invariantFixed, .stepAdded, .sizeEstimate:
      .note
    case .moved, .resized, .movedInWindow, .appeared, .reparented, .visibility, .safeArea,
      .contentSize, .contentOffset, .contentInset, .adjustedContentInset, .keyboardFrame,
      .firstResponder, .window, .stepRemoved, .navigation, .accessibility, .readingOrder:
      .warning
    }
  }

  /// What happened, where the class alone states it; nil where it takes the property and its values.
  package var text: String? {
    switch self {
    case .coveredByKeyboard: "now covered by the keyboard"
    case .uncoveredByKeyboard: "no longer covered by the keyboard"
    case .offScreen: "now off the screen"
    case .onScreen: "no longer off the screen"
    case .coveredByBar: "now covered by a bar"
    case .uncoveredByBar: "no longer covered by a bar"
    case .unreachable: "no longer reachable by scrolling"
    case .reachable: "reachable by scrolling again"
    case .truncated: "text is now cut off"
    case .untruncated: "text is no longer cut off"
    case .stepAdded: "step added"
    case .stepRemoved: "step removed"
    case .invariantBroken: "now broken"
    case .invariantFixed: "no longer broken"
    default: nil
    }
  }
}
