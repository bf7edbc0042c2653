/// The keyboard techniques of questions to an engine; raw values are their published labels.
package enum Technique: String, CaseIterable, Codable, Sendable {
  /// Only UIKit's own behavior.
  case none
  /// A scroll view inserted around the content, resized through the additional safe area.
  case scrollingContent = "scrolling-content"
  /// A container that embeds the screen in a scroll view.
  case containerScroll = "container-scroll"
  /// Scrolled content of a fixed height, and an inset for a field that the keyboard hides.
  case contentHeight = "content-height"
  /// An inset of the keyboard's height while the keyboard is visible.
  case contentInset = "content-inset"
  /// A scroll view as the root view, with an inset of the keyboard's height.
  case formRoot = "form-root"
  /// A scroll view that ends at the keyboard layout guide.
  case keyboardLayoutGuide = "keyboard-layout-guide"

  /// The description of a technique.
  package struct Row: Sendable {
    /// The technique's behavior, in one clause.
    package var summary: String
    /// The technique's effect on the screen, in a clause or two.
    package var effect: String
    /// Whether the technique requires safe areas, and therefore iOS 11 or later.
    package var requiresSafeArea = false
    /// The technique's options, in the order of the documentation.
    package var options: [TechniqueOption] = []
    /// The versions of the technique that read an option, if not all do.
    ///
    /// The list does not contain the engine's own technique.
    package var readers: [TechniqueOption: [String]] = [:]
    /// The options that are read only while a screen is made, so that no step can change them.
    package var fixedOptions: [TechniqueOption] = []
  }

  /// The engines that read one of the technique's options, with their names on a command line.
  ///
  /// Nil if all engines do.
  package func readers(of option: TechniqueOption) -> [String]? {
    row.readers[option].map { $0.map { "\(rawValue)@\($0)" } }
  }

  /// The technique's options, in the order of the documentation.
  package var options: [TechniqueOption] { row.options }

  /// The technique's documented properties.
  package var row: Row {
    switch self {
    case .none:
      Row(
        summary: "nothing: UIKit's own behavior",
        effect: "unchanged: UIKit's own behavior"
      )
    case .scrollingContent:
      Row(
        summary:
          "inserts a scroll view around the content and resizes it through the additional safe "
          + "area",
        effect: "a scroll view replaces the content view, which moves into it",
        requiresSafeArea: true,
        options: [
          .shouldResizeContentViewForKeyboard, .shouldAdjustAdditionalSafeAreaInsetsForKeyboard,
          .visibilityScrollMargin, .keyboardDismissMode,
        ]
      )
    case .containerScroll:
      Row(
        summary: "embeds the screen in a scroll view; the predecessor of scrolling-content",
        effect:
          "a root view that is a container embeds its scene in a scroll view; in any other screen, "
          + "the root view becomes the embedded view",
        requiresSafeArea: true,
        options: [
          .shouldResizeEmbeddedViewForKeyboard, .keyboardAdjustmentBehavior,
          .shouldScrollFirstResponderToVisibleForKeyboard, .visibilityScrollMargin,
          .keyboardDismissMode,
        ],
        readers: [
          .shouldScrollFirstResponderToVisibleForKeyboard: ["0.1.0"],
          .visibilityScrollMargin: ["0.1.0"],
        ]
      )
    case .contentHeight:
      Row(
        summary:
          "fixes the content's height, and insets it where the keyboard hides the active field",
        effect:
          "a scroll view replaces the content view, or the area between the bars; after the screen "
          + "has appeared, the content has a fixed height",
        options: [.designHeight, .endsAboveToolbar, .keyboardDismissMode],
        fixedOptions: [.designHeight, .endsAboveToolbar]
      )
    case .contentInset:
      Row(
        summary: "insets a scroll view by the keyboard's height, and scrolls to the active field",
        effect: "a scroll view replaces the content view, or all of the screen; the content has "
          + "the same width",
        options: [
          .pinsScrollViewToSafeArea, .usesKeyboardEndFrame, .keepsContentBelowNavigationBar,
          .movesBottomEdge, .testsWholeField, .tracksTextViews, .scrollsToActiveField,
          .keyboardDismissMode,
        ],
        fixedOptions: [.pinsScrollViewToSafeArea, .tracksTextViews]
      )
    case .formRoot:
      Row(
        summary: "insets a root view that scrolls by the keyboard's height",
        effect:
          "a root view that is a scroll view is the form; otherwise the whole screen is the form's "
          + "content, in the area below the bars or as high as its constraints require",
        options: [.keyboardDismissMode]
      )
    case .keyboardLayoutGuide:
      Row(
        summary: "ends a scroll view at the keyboard layout guide",
        effect: "a scroll view replaces the content view, or all of the screen, and ends at the "
          + "keyboard's top edge",
        requiresSafeArea: true,
        options: [.usesBottomSafeArea, .keyboardDismissMode]
      )
    }
  }
}

/// The calls of a view controller that a technique receives; raw values are UIKit's names.
package enum ForwardedCall: String, CaseIterable, Codable, Sendable {
  case viewWillAppear, viewDidAppear, viewWillDisappear
  case viewWillTransition, viewSafeAreaInsetsDidChange
}
