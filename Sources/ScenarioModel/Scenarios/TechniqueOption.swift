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

  /// What the option may be.
  package enum Kind: Equatable, Sendable {
    case flag
    case points
    case word(of: [String])
  }

  package var kind: Kind {
    switch self {
    case .visibilityScrollMargin, .designHeight: .points
    case .keyboardAdjustmentBehavior:
      .word(of: ["none", "adjustAdditionalSafeAreaInsets", "adjustScrollViewContentSize"])
    case .keyboardDismissMode: .word(of: KeyboardDismissMode.allCases.map(\.rawValue))
    default: .flag
    }
  }

  /// What the option is unless a scenario says otherwise; nil where the screen decides.
  package var defaultValue: TechniqueOptions.Value? {
    switch self {
    case .shouldAdjustAdditionalSafeAreaInsetsForKeyboard,
      .shouldScrollFirstResponderToVisibleForKeyboard, .scrollsToActiveField, .usesBottomSafeArea:
      true
    case .visibilityScrollMargin: 0
    case .keyboardAdjustmentBehavior: "adjustAdditionalSafeAreaInsets"
    case .keyboardDismissMode: "none"
    case .designHeight: nil
    default: false
    }
  }

  /// What the option decides, in one clause.
  package var summary: String {
    switch self {
    case .shouldResizeContentViewForKeyboard:
      "whether content shrinks to the part of the screen above the keyboard"
    case .shouldAdjustAdditionalSafeAreaInsetsForKeyboard:
      "whether the keyboard's overlap becomes an additional safe-area inset"
    case .visibilityScrollMargin: "points kept free above and below what is scrolled to"
    case .shouldResizeEmbeddedViewForKeyboard:
      "whether the embedded view shrinks to the part of the screen above the keyboard"
    case .keyboardAdjustmentBehavior: "what the keyboard changes"
    case .shouldScrollFirstResponderToVisibleForKeyboard:
      "whether the first responder is scrolled to; from container-scroll@0.1.0 on"
    case .designHeight: "the content's height until its screen has appeared"
    case .endsAboveToolbar: "whether the content ends above the navigation controller's toolbar"
    case .pinsScrollViewToSafeArea: "whether the scroll view reaches to the safe area's edges only"
    case .usesKeyboardEndFrame: "whether the keyboard's height is that after its movement"
    case .keepsContentBelowNavigationBar: "whether the inset's top is the navigation bar's bottom"
    case .movesBottomEdge: "whether the scroll view's bottom edge moves in place of an inset"
    case .testsWholeField:
      "whether only a field that is partly hidden is scrolled to, by its place in the root view"
    case .tracksTextViews: "whether a text view can be the active field"
    case .scrollsToActiveField: "whether the active field is scrolled to"
    case .usesBottomSafeArea: "whether the scroll view ends at the safe area without a keyboard"
    case .keyboardDismissMode: "how a drag dismisses the keyboard"
    }
  }
}
