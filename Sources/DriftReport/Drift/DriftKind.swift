package import Reporting

/// The classes of drift.
///
/// A reader can filter by their names.
package enum DriftKind: String, CaseIterable, Codable, Sendable {
  /// The frame in the superview has a different origin.
  case moved
  /// The frame in the superview has a different size.
  case resized
  /// The frame in the window changed without a recorded cause in the superviews.
  case movedInWindow
  case appeared
  case vanished
  /// The same view, with the same frame, has a different name.
  case renamed
  /// The same view is in another superview.
  case reparented
  /// Siblings have a different order, back to front, or events have a different order of time.
  case reordered
  case classChanged
  case visibility
  /// A recorded property without a class of its own has another value.
  case property
  case safeArea
  case contentSize
  case contentOffset
  case contentInset
  case adjustedContentInset
  case coveredByKeyboard
  case uncoveredByKeyboard
  /// A control outside of scroll views extends beyond the window.
  case offScreen
  case onScreen
  case coveredByBar
  case uncoveredByBar
  /// Texts or controls overlap on the second side only; reported along an axis.
  case overlapping
  /// No valid content offset shows all of a touchable view.
  case unreachable
  case reachable
  /// A text does not fit into its view.
  case truncated
  case untruncated
  /// The keyboard's frame at a checkpoint, or in a notification.
  case keyboardFrame
  case firstResponder
  case window
  case stepAdded
  case stepRemoved
  /// An event happened at a different time, on one side only, or for a different cause.
  case timing
  case animation
  case navigation
  case invariantBroken
  case invariantFixed
  /// A finding about constraints is new, or differs.
  case diagnostics
  /// A finding about constraints ended.
  case diagnosticsFixed
  /// The estimate of a view's size appeared, disappeared or has a different reason.
  ///
  /// The frame can be equal.
  case sizeEstimate
  /// The engine of an app omits other parts of a screen's code.
  ///
  /// The frames can be equal.
  case omittedCode
  /// A view became or ceased to be an accessibility element, or its accessibility text changed.
  case accessibility
  /// The accessibility elements have a different order.
  case readingOrder
  /// One engine, with one version and one fingerprint, gave two answers to the same question.
  case nondeterministic
  /// The answers have different hashes without a difference of another class.
  case unexplained
}

extension DriftKind {
  /// The default severity of a change of this class; a policy can set another one.
  package var usualSeverity: Severity {
    switch self {
    case .vanished, .coveredByKeyboard, .offScreen, .coveredByBar, .overlapping, .unreachable,
      .truncated, .invariantBroken, .diagnostics, .nondeterministic, .unexplained:
      .error
    case .renamed, .reordered, .classChanged, .uncoveredByKeyboard, .onScreen, .uncoveredByBar,
      .reachable,
      .untruncated, .timing, .animation, .invariantFixed, .diagnosticsFixed, .stepAdded,
      .sizeEstimate, .omittedCode:
      .note
    case .moved, .resized, .movedInWindow, .appeared, .reparented, .visibility, .property,
      .safeArea, .contentSize, .contentOffset, .contentInset, .adjustedContentInset, .keyboardFrame,
      .firstResponder, .window, .stepRemoved, .navigation, .accessibility, .readingOrder:
      .warning
    }
  }

  /// Whether the change is of notes on views and screens, not of geometry.
  var isOfNotes: Bool { self == .sizeEstimate || self == .omittedCode }

  /// The description, if the class determines it; nil if it needs the property and its values.
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
