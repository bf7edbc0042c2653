import SnapshotModel

extension ControllerAttributes {
  /// The attributes among the keys of a screen, in the order that the writer uses.
  static let rows: [KeyRow<ControllerAttributes>] = [
    row(
      "hidesBottomBarWhenPushed",
      \.hidesBottomBarWhenPushed,
      .flag,
      "whether tab bar and toolbar are hidden while the screen is on a navigation stack"
    ),
    row(
      "largeTitleDisplayMode",
      \.largeTitleDisplayMode,
      .word("display mode"),
      "when the title is large in a navigation bar with `largeTitles`"
    ),
    row(
      "prompt",
      \.prompt,
      .text,
      "a line above the title, which makes the navigation bar 30 points higher"
    ),
    row(
      "preferredContentSize",
      \.preferredContentSize,
      .size,
      "the size in form sheets and popovers; a navigation controller adds its bars"
    ),
    row(
      "modalPresentationStyle",
      \.modalPresentationStyle,
      .word("style"),
      "the style for `present` steps without the key `style`"
    ),
    row(
      "isModalInPresentation",
      \.isModalInPresentation,
      .flag,
      "whether a swipe cannot dismiss the screen"
    ),
    row(
      "definesPresentationContext",
      \.definesPresentationContext,
      .flag,
      "whether a presentation in the current context covers this screen"
    ),
  ]

  private static func row<Value>(
    _ name: String,
    _ path: KeyRow<ControllerAttributes>.Path<Value?>,
    _ format: ValueFormat<Value>,
    _ meaning: String
  ) -> KeyRow<ControllerAttributes> {
    .optional(name, path, format, default: "the document's", meaning)
  }
}
