/// An option of the keyboard techniques, by a UIKit-like name; a technique has some of them.
package enum TechniqueOption: String, CaseIterable, Sendable {
  // scrolling-content
  case shouldResizeContentViewForKeyboard
  case shouldAdjustAdditionalSafeAreaInsetsForKeyboard
  case visibilityScrollMargin

  // container-scroll
  case shouldResizeEmbeddedViewForKeyboard
  case keyboardAdjustmentBehavior
  case shouldScrollFirstResponderToVisibleForKeyboard

  // content-height
  case designHeight
  case endsAboveToolbar

  // content-inset
  case pinsScrollViewToSafeArea
  case usesKeyboardEndFrame
  case keepsContentBelowNavigationBar
  case movesBottomEdge
  case testsWholeField
  case tracksTextViews
  case scrollsToActiveField

  // keyboard-layout-guide
  case usesBottomSafeArea

  // Every technique that scrolls
  case keyboardDismissMode

  /// The type of an option's value.
  package enum Kind: Equatable, Sendable {
    case flag
    case points
    case word(of: [String])
  }

  /// The description of an option.
  package struct Row: Sendable {
    /// The type of the value, with the names that are allowed.
    package var kind: Kind
    /// The value without an entry in the scenario; nil if it depends on the screen.
    package var defaultValue: TechniqueOptions.Value?
    /// The option's effect, in one clause.
    package var meaning: String
    /// The reference's text in place of a default value that depends on the screen.
    package var standard: String?

    static func flag(default standard: Bool, _ meaning: String) -> Row {
      Row(kind: .flag, defaultValue: .flag(standard), meaning: meaning)
    }

    static func points(default standard: Double, _ meaning: String) -> Row {
      Row(kind: .points, defaultValue: .points(standard), meaning: meaning)
    }

    static func word(of words: [String], default standard: String, _ meaning: String) -> Row {
      Row(kind: .word(of: words), defaultValue: .word(standard), meaning: meaning)
    }
  }

  /// The option's format and documentation; ``Technique/options`` lists the options of each
  /// technique.
  package var row: Row {
    switch self {
    case .shouldResizeContentViewForKeyboard:
      .flag(default: false, "whether content shrinks to the part of the screen above the keyboard")
    case .shouldAdjustAdditionalSafeAreaInsetsForKeyboard:
      .flag(default: true, "whether the keyboard's overlap becomes an additional safe-area inset")
    case .visibilityScrollMargin:
      .points(default: 0, "the free space above and below a view after scrolling to it")
    case .shouldResizeEmbeddedViewForKeyboard:
      .flag(
        default: false,
        "whether the embedded view shrinks to the part of the screen above the keyboard"
      )
    case .keyboardAdjustmentBehavior:
      .word(
        of: ["none", "adjustAdditionalSafeAreaInsets", "adjustScrollViewContentSize"],
        default: "adjustAdditionalSafeAreaInsets",
        "the property that the keyboard changes"
      )
    case .shouldScrollFirstResponderToVisibleForKeyboard:
      .flag(default: true, "whether the technique scrolls to the first responder")
    case .designHeight:
      Row(
        kind: .points,
        meaning: "the content's height until its screen has appeared",
        standard: "the height of the content view's frame"
      )
    case .endsAboveToolbar:
      .flag(
        default: false,
        "whether the content ends above the navigation controller's toolbar"
      )
    case .pinsScrollViewToSafeArea:
      .flag(default: false, "whether the scroll view ends at the safe area's edges")
    case .usesKeyboardEndFrame:
      .flag(default: false, "whether the inset uses the keyboard's frame after its movement")
    case .keepsContentBelowNavigationBar:
      .flag(default: false, "whether the top inset ends at the navigation bar's bottom edge")
    case .movesBottomEdge:
      .flag(default: false, "whether the scroll view's bottom edge moves instead of an inset")
    case .testsWholeField:
      .flag(
        default: false,
        "whether the technique scrolls only if the keyboard covers a part of the active field, "
          + "in the root view's coordinates"
      )
    case .tracksTextViews: .flag(default: false, "whether a text view can be the active field")
    case .scrollsToActiveField:
      .flag(default: true, "whether the technique scrolls to the active field")
    case .usesBottomSafeArea:
      .flag(default: true, "whether the scroll view ends at the safe area without a keyboard")
    case .keyboardDismissMode:
      .word(
        of: KeyboardDismissMode.allCases.map(\.rawValue),
        default: "none",
        "how a drag dismisses the keyboard"
      )
    }
  }
}
