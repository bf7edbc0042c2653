import SnapshotModel

/// The properties of a view written in place, by UIKit's names.
enum ViewPropertyTable {
  static func row(named name: String) -> KeyRow<ViewProperties>? {
    all.first { $0.key.name == name }
  }

  static let all = views + text + keyboard + controls + stacks + scrollViews + accessibility

  private static let views: [KeyRow<ViewProperties>] = [
    row("isHidden", \.isHidden, .flag, "whether the view is hidden"),
    priorities(
      "contentHuggingPriority",
      \.horizontalHuggingPriority,
      \.verticalHuggingPriority,
      "how strongly the view resists becoming larger than its content"
    ),
    priorities(
      "contentCompressionResistancePriority",
      \.horizontalCompressionResistancePriority,
      \.verticalCompressionResistancePriority,
      "how strongly the view resists becoming smaller than its content"
    ),
    row(
      "intrinsicContentSize",
      \.intrinsicContentSize,
      .size,
      "the intrinsic size of a custom class, in place of the class's own"
    ),
    row("layoutMargins", \.layoutMargins, .insets, "the margins"),
    row(
      "preservesSuperviewLayoutMargins",
      \.preservesSuperviewLayoutMargins,
      .flag,
      "whether the superview's margins apply where they overlap the view"
    ),
    row(
      "insetsLayoutMarginsFromSafeArea",
      \.insetsLayoutMarginsFromSafeArea,
      .flag,
      "whether the safe area is added to the margins"
    ),
    row(
      "layoutMarginsFollowReadableWidth",
      \.layoutMarginsFollowReadableWidth,
      .flag,
      "whether the margins limit the content to a readable width for the text size"
    ),
    row(
      "semanticContentAttribute",
      \.semanticContentAttribute,
      .word("semanticContentAttribute"),
      "whether the view mirrors its content in right-to-left languages"
    ),
  ]

  private static let text: [KeyRow<ViewProperties>] = [
    row(
      "text",
      \.text,
      .text,
      "the text of a label, text view or text field, and the title of a button"
    ),
    row("placeholder", \.placeholder, .text, "the placeholder of a text field"),
    row("font", \.font, .font, "the font"),
    row(
      "adjustsFontForContentSizeCategory",
      \.adjustsFontForContentSizeCategory,
      .flag,
      "whether the font follows the step `textSize`"
    ),
    row("numberOfLines", \.numberOfLines, .count, "the line limit of a label; 0 for no limit"),
    row(
      "preferredMaxLayoutWidth",
      \.preferredMaxLayoutWidth,
      .points,
      "the wrapping width of a label's text"
    ),
    row("borderStyle", \.borderStyle, .word("borderStyle"), "the border of a text field"),
    row("isEnabled", \.isEnabled, .flag, "whether a text field takes the focus"),
    row("isEditable", \.isEditable, .flag, "whether a text view takes the focus"),
    row("isScrollEnabled", \.isScrollEnabled, .flag, "whether a text view or scroll view scrolls"),
  ]

  private static let keyboard: [KeyRow<ViewProperties>] = [
    row(
      "keyboardType",
      \.keyboardType,
      .word("keyboard type"),
      "the keys of a text input's keyboard; number pads have a different height and no predictions"
    ),
    row(
      "autocorrectionType",
      \.autocorrectionType,
      .word("autocorrection type"),
      "whether typing is corrected; `no` removes the predictions"
    ),
    row(
      "spellCheckingType",
      \.spellCheckingType,
      .word("spell checking type"),
      "whether spelling is checked; `yes` keeps the predictions without autocorrection"
    ),
    row(
      "isSecureTextEntry",
      \.isSecureTextEntry,
      .flag,
      "whether a text field shows dots for its text, without predictions"
    ),
    row(
      "textContentType",
      \.textContentType,
      .word("text content type"),
      "the expected text; `password` and `newPassword` have no predictions"
    ),
    row(
      "inputAssistantItem",
      \.inputAssistantItem,
      .word("input assistant item"),
      "the buttons in the shortcuts bar of an iPad; an `empty` bar appears only for predictions"
    ),
  ]

  private static let controls: [KeyRow<ViewProperties>] = [
    row("imageSize", \.imageSize, .size, "the size of the image of an image view or button"),
    row(
      "backgroundImageSize",
      \.backgroundImageSize,
      .size,
      "the size of the image behind the content of a button"
    ),
    row("contentEdgeInsets", \.contentEdgeInsets, .insets, "the insets of a button's content"),
    row(
      "segmentTitles",
      \.segmentTitles,
      .list(of: .text),
      "the titles of a segmented control's segments"
    ),
    row("numberOfPages", \.numberOfPages, .count, "the dots of a page control"),
  ]

  private static let stacks: [KeyRow<ViewProperties>] = [
    row("axis", \.axis, .word("axis"), "the axis of a stack view"),
    row(
      "distribution",
      \.distribution,
      .word("distribution"),
      "how a stack view arranges its views along the axis"
    ),
    row(
      "alignment",
      \.alignment,
      .word("alignment"),
      "how a stack view aligns its views across the axis"
    ),
    row("spacing", \.spacing, .points, "the distance between the views of a stack view"),
    row(
      "isBaselineRelativeArrangement",
      \.isBaselineRelativeArrangement,
      .flag,
      "whether a stack view measures its spacing between baselines"
    ),
    row(
      "isLayoutMarginsRelativeArrangement",
      \.isLayoutMarginsRelativeArrangement,
      .flag,
      "whether a stack view arranges its views inside its margins"
    ),
  ]

  private static let scrollViews: [KeyRow<ViewProperties>] = [
    row("contentInset", \.contentInset, .insets, "the content inset of a scroll view"),
    row(
      "contentInsetAdjustmentBehavior",
      \.contentInsetAdjustmentBehavior,
      .word("contentInsetAdjustmentBehavior"),
      "when the safe area is added to the content inset"
    ),
    row(
      "alwaysBounceVertical",
      \.alwaysBounceVertical,
      .flag,
      "whether content that fits can be dragged vertically"
    ),
    row(
      "keyboardDismissMode",
      \.keyboardDismissMode,
      .word("keyboardDismissMode"),
      "how a drag dismisses the keyboard"
    ),
  ]

  private static let accessibility: [KeyRow<ViewProperties>] = [
    row(
      "isAccessibilityElement",
      \.isAccessibilityElement,
      .flag,
      "whether a screen reader stops at the view; like the keys below, it needs `accessibility: true`"
    ),
    row("accessibilityLabel", \.accessibilityLabel, .text, "the text that is spoken first"),
    row("accessibilityValue", \.accessibilityValue, .text, "the current value, as spoken"),
    row(
      "accessibilityHint",
      \.accessibilityHint,
      .text,
      "the effect of the view's action"
    ),
    row("accessibilityIdentifier", \.accessibilityIdentifier, .text, "a name for tests"),
    row(
      "accessibilityTraits",
      \.accessibilityTraits,
      .traits,
      "the view's traits, in place of its class's traits"
    ),
    row(
      "accessibilityElementsHidden",
      \.accessibilityElementsHidden,
      .flag,
      "whether a screen reader skips the view and its subviews"
    ),
    row(
      "accessibilityViewIsModal",
      \.accessibilityViewIsModal,
      .flag,
      "whether a screen reader skips the view's siblings"
    ),
  ]

  private static func row<Value>(
    _ name: String,
    _ path: KeyRow<ViewProperties>.Path<Value?>,
    _ format: ValueFormat<Value>,
    _ meaning: String
  ) -> KeyRow<ViewProperties> {
    .optional(name, path, format, default: "the class's value", meaning)
  }

  private static func priorities(
    _ name: String,
    _ horizontal: KeyRow<ViewProperties>.Path<Float?>,
    _ vertical: KeyRow<ViewProperties>.Path<Float?>,
    _ meaning: String
  ) -> KeyRow<ViewProperties> {
    let format = ValueFormat<AxisPriorities>.map(AxisPriorities.table)
    return KeyRow(
      key: KeyDescription(name, format, default: "the class's value", meaning),
      read: { node, properties in
        let priorities = try format.read(node)
        properties[keyPath: horizontal] = priorities.horizontal
        properties[keyPath: vertical] = priorities.vertical
      },
      write: { properties in
        let priorities = AxisPriorities(
          horizontal: properties[keyPath: horizontal],
          vertical: properties[keyPath: vertical]
        )
        return priorities == AxisPriorities() ? nil : format.write(priorities)
      }
    )
  }
}

/// One priority for each axis, each optional.
private struct AxisPriorities: Equatable, Sendable {
  var horizontal: Float?
  var vertical: Float?

  static let table = KeyTable(
    AxisPriorities(),
    [
      .optional("horizontal", \.horizontal, .priority, default: "none", "the horizontal priority"),
      .optional("vertical", \.vertical, .priority, default: "none", "the vertical priority"),
    ]
  )
}

extension ValueFormat<[AccessibilityTrait]> {
  /// A list of distinct names, in the names' order; an empty list removes all traits.
  fileprivate static var traits: Self {
    let format = ValueFormat.list(of: ValueFormat<AccessibilityTrait>.word("trait"))
    return ValueFormat(description: format.description, placeholder: format.placeholder) { node in
      Set(try format.read(node)).sorted()
    } write: {
      format.write($0)
    }
  }
}

extension ValueFormat<FontNode> {
  /// A map, or a number for the system font of that size.
  fileprivate static var font: Self {
    let map = ValueFormat.map(FontNode.table)
    return ValueFormat(
      description: "points, or \(map.description)",
      placeholder: "FONT"
    ) { node in
      guard case .scalar = node.content else { return try map.read(node) }
      return FontNode(pointSize: try FontNode.pointSize.read(node))
    } write: {
      map.write($0)
    }
  }
}

extension FontNode {
  fileprivate static let pointSize = ValueFormat<Double>.points(from: 1...500)

  fileprivate static let table = KeyTable(
    FontNode(),
    [
      .key(
        "name",
        \.name,
        .text,
        default: "system",
        "`system`, `boldSystem`, `italicSystem` or a name"
      ),
      .optional("pointSize", \.pointSize, pointSize, default: "none", "the size"),
      .optional("weight", \.weight, .text, default: "none", "the weight of the system font"),
      .optional("textStyle", \.textStyle, .text, default: "none", "the text style"),
    ]
  )
}

extension YAMLNode {
  func rect() throws -> Rect {
    let numbers = try points(["x", "y", "width", "height"])
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  func insets() throws -> Insets {
    let numbers = try points(["top", "left", "bottom", "right"])
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
