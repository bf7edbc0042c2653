/// The keyboard techniques an engine may be asked for; raw values are their published labels.
package enum Technique: String, CaseIterable, Codable, Sendable {
  /// No handling at all: what UIKit does by itself.
  case none
  /// A scroll view inserted around the content, resized through the additional safe area.
  case scrollingContent = "scrolling-content"
  /// A container that embeds the screen in a scroll view.
  case containerScroll = "container-scroll"
  /// Scrolled content of a fixed height, and an inset for a field that the keyboard hides.
  case contentHeight = "content-height"
  /// An inset of the keyboard's height once the keyboard is there.
  case contentInset = "content-inset"
  /// A scroll view as the root view, with an inset of the keyboard's height.
  case formRoot = "form-root"
  /// A scroll view that ends at the keyboard layout guide.
  case keyboardLayoutGuide = "keyboard-layout-guide"

  /// The options that the technique has, in the order in which they are listed.
  package var options: [TechniqueOption] {
    switch self {
    case .none: []
    case .scrollingContent:
      [
        .shouldResizeContentViewForKeyboard, .shouldAdjustAdditionalSafeAreaInsetsForKeyboard,
        .visibilityScrollMargin, .keyboardDismissMode,
      ]
    case .containerScroll:
      [
        .shouldResizeEmbeddedViewForKeyboard, .keyboardAdjustmentBehavior,
        .shouldScrollFirstResponderToVisibleForKeyboard, .visibilityScrollMargin,
        .keyboardDismissMode,
      ]
    case .contentHeight: [.designHeight, .endsAboveToolbar, .keyboardDismissMode]
    case .contentInset:
      [
        .pinsScrollViewToSafeArea, .usesKeyboardEndFrame, .keepsContentBelowNavigationBar,
        .movesBottomEdge, .testsWholeField, .tracksTextViews, .scrollsToActiveField,
        .keyboardDismissMode,
      ]
    case .formRoot: [.keyboardDismissMode]
    case .keyboardLayoutGuide: [.usesBottomSafeArea, .keyboardDismissMode]
    }
  }
}

/// The calls of a view controller that a technique wants to hear of; raw values are UIKit's names.
package enum ForwardedCall: String, CaseIterable, Codable, Sendable {
  case viewWillAppear, viewDidAppear, viewWillDisappear
  case viewWillTransition, viewSafeAreaInsetsDidChange
}
