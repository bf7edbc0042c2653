package import SnapshotModel

/// The names of a kind's events, as the built-in engine records them.
///
/// The list is complete, because a run records no notifications that an application posts itself.
package struct EventNames: Sendable {
  /// The kind of all these names.
  package let kind: RunEvent.Kind
  /// All names that the built-in engine records.
  package let names: [String]
  /// Whether the events happen to a view or screen, not to the whole device.
  package let haveSubjects: Bool

  /// Returns the names of one kind.
  package static func of(_ kind: RunEvent.Kind) -> EventNames {
    switch kind {
    case .notification: EventNames(kind: kind, names: notifications, haveSubjects: false)
    case .call: EventNames(kind: kind, names: calls, haveSubjects: true)
    case .focus: EventNames(kind: kind, names: ["firstResponder"], haveSubjects: false)
    case .rotation: EventNames(kind: kind, names: ["orientation", "display"], haveSubjects: false)
    case .trait: EventNames(kind: kind, names: traits, haveSubjects: true)
    case .inset: EventNames(kind: kind, names: insets, haveSubjects: true)
    case .scroll: EventNames(kind: kind, names: contentOffset, haveSubjects: true)
    case .content: EventNames(kind: kind, names: contentSize, haveSubjects: true)
    case .layout: EventNames(kind: kind, names: ["layout"], haveSubjects: false)
    case .diagnostic:
      EventNames(kind: kind, names: diagnostics, haveSubjects: true)
    }
  }

  private static let notifications = [
    "keyboardWillShow", "keyboardDidShow", "keyboardWillHide", "keyboardDidHide",
    "keyboardWillChangeFrame", "keyboardDidChangeFrame",
    "windowDidBecomeVisible", "windowDidBecomeHidden", "windowDidBecomeKey", "windowDidResignKey",
    "applicationWillChangeStatusBarFrame", "applicationDidChangeStatusBarFrame",
    "deviceOrientationDidChange",
  ]

  private static let calls = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear", "viewWillTransition", "viewSafeAreaInsetsDidChange",
  ]

  private static let traits = [
    "horizontalSizeClass", "verticalSizeClass", "preferredContentSizeCategory", "legibilityWeight",
  ]

  /// The diagnostics that the techniques declare and document.
  private static let diagnostics = [
    "undefinedContentSize", "noContentView", "constraintOutsideSubtree", "noBounceToRestore",
    "nothingEmbedded", "embeddedTwice", "containerNotEmpty", "suspendedTwice",
    "resumedWithoutSuspension", "flushedWhileSuspended",
  ]

  private static let insets =
    components(
      of: [.additionalSafeAreaInsets, .contentInset, .verticalScrollIndicatorInsets],
      Quantity.Shape.insets.components
    ) + Quantity.Shape.insets.components.map { "horizontalScrollIndicatorInsets.\($0.rawValue)" }

  private static let contentOffset = components(of: [.contentOffset], [.x, .y])
  private static let contentSize = components(of: [.contentSize], [.width, .height])

  /// Returns a name for each changing number, because each is a separate event.
  private static func components(of quantities: [Quantity], _ components: [Component]) -> [String] {
    quantities.flatMap { quantity in
      components.map { "\(quantity.rawValue).\($0.rawValue)" }
    }
  }
}
