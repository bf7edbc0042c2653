package import SnapshotModel

/// The properties of a view that can change its geometry; nil is the class's own default.
package struct ViewProperties: Codable, Hashable, Sendable {
  /// The app's own class behind the view, which is laid out as its base class.
  package var customClass: String?
  /// Whether the view is hidden; a stack view leaves it out of its arrangement.
  package var isHidden: Bool?
  /// The resistance to becoming wider than the content, at most 1000 like all priorities.
  package var horizontalHuggingPriority: Float?
  /// The resistance to becoming taller than the content.
  package var verticalHuggingPriority: Float?
  /// The resistance to becoming narrower than the content.
  package var horizontalCompressionResistancePriority: Float?
  /// The resistance to becoming shorter than the content.
  package var verticalCompressionResistancePriority: Float?
  /// The intrinsic size of a custom class, in place of the class's own.
  package var intrinsicContentSize: Size?
  /// The intrinsic size at design time only; it overrides all other intrinsic sizes.
  package var placeholderIntrinsicContentSize: IntrinsicSize?
  /// The margins by left and right, for any reading direction.
  package var layoutMargins: Insets?
  /// The margins with the leading side as left and the trailing side as right.
  package var directionalLayoutMargins: Insets?
  /// Whether the superview's margins apply where they overlap the view.
  package var preservesSuperviewLayoutMargins: Bool?
  /// Whether the safe area is added to the margins.
  package var insetsLayoutMarginsFromSafeArea: Bool?
  /// Whether the margins limit the content to the width of the readable column.
  package var layoutMarginsFollowReadableWidth: Bool?
  /// Whether the view mirrors its content in a right-to-left language.
  package var semanticContentAttribute: SemanticContentAttribute?
  /// Whether subviews resize with the view, by their masks.
  package var autoresizesSubviews: Bool?

  /// Whether a screen reader stops at the view.
  package var isAccessibilityElement: Bool?
  /// The text that a screen reader reads first.
  package var accessibilityLabel: String?
  /// The value that a screen reader adds to the label.
  package var accessibilityValue: String?
  /// The result of operating the view.
  package var accessibilityHint: String?
  /// A name for tests.
  package var accessibilityIdentifier: String?
  /// The distinct traits, in alphabetical order.
  package var accessibilityTraits: [AccessibilityTrait]?
  /// Whether a screen reader skips the view and its descendants.
  package var accessibilityElementsHidden: Bool?
  /// Whether a screen reader skips the view's siblings.
  package var accessibilityViewIsModal: Bool?

  /// Text of a label, text view, or text field, or the normal title of a button.
  package var text: String?
  /// The parts of the text that differ in font or paragraph; nil if the whole text has `font`.
  package var fragments: [TextFragmentNode]?
  /// The text that an empty text field shows.
  package var placeholder: String?
  /// The font; nil for the class's own, which depends on the text size.
  package var font: FontNode?
  /// Whether the font of a label, text field or text view follows changes of the text size.
  package var adjustsFontForContentSizeCategory: Bool?
  /// The maximum number of lines of a label; 0 for no limit.
  package var numberOfLines: Int?
  /// The line break mode, by Interface Builder's name, such as `tailTruncation`.
  package var lineBreakMode: String?
  /// The wrapping width of a label's text, in points.
  package var preferredMaxLayoutWidth: Double?
  /// The border of a text field.
  package var borderStyle: BorderStyle?
  /// Whether a text field shows dots for its text.
  package var isSecureTextEntry: Bool?
  /// Whether a text field takes the focus.
  package var isEnabled: Bool?
  /// Whether a text view takes the focus.
  package var isEditable: Bool?
  /// Whether a text view or scroll view scrolls.
  package var isScrollEnabled: Bool?

  /// The keys of a text input's keyboard.
  package var keyboardType: KeyboardType?
  /// Whether typing is corrected; autocorrection also enables predictions.
  package var autocorrectionType: TextCorrection?
  /// Whether spelling is checked.
  package var spellCheckingType: TextCorrection?
  /// The kind of text that a text input expects.
  package var textContentType: TextContentType?
  /// The buttons in the shortcuts bar of an iPad.
  package var inputAssistantItem: InputAssistantItem?
  /// The view on top of the keyboard while the view has the focus.
  package var inputAccessoryView: InputViewNode?
  /// The view that replaces the keyboard while the view has the focus.
  package var inputView: InputViewNode?

  /// Size of the image of an image view or button, in points.
  package var imageSize: Size?
  /// The image, if `imageSize` is an estimate or nil because the document does not give its size.
  package var unmeasuredImage: UnmeasuredImage?
  /// Size of the image behind the content of a button without a configuration, in points.
  package var backgroundImageSize: Size?
  /// The inset around the content of a button.
  package var contentEdgeInsets: Insets?
  /// The button's type, by Interface Builder's name, such as `roundedRect`; an unknown type is a
  /// custom button.
  package var buttonType: String?
  /// The role by UIKit's name; nil for the class's default.
  package var buttonRole: ButtonRole?
  /// The style `plain`, `filled`, `tinted` ...; nil for a button without a configuration.
  package var buttonConfiguration: String?
  /// The inset around the content of a button with a configuration; left is the leading side.
  package var configurationContentInsets: Insets?
  /// Text below the title of a button with a configuration.
  package var subtitle: String?
  /// The space between the image and the title of a button with a configuration, in points.
  package var imagePadding: Double?
  /// The space between the title and the subtitle, in points.
  package var titlePadding: Double?
  /// The side of the image in a button with a configuration.
  package var imagePlacement: ImagePlacement?
  /// The size of a button with a configuration.
  package var buttonSize: ButtonSize?
  /// The titles of the segments; empty for a segment without a title.
  package var segmentTitles: [String]?
  /// Whether each segment is as wide as its own content.
  package var apportionsSegmentWidthsByContent: Bool?
  /// The dots of a page control.
  package var numberOfPages: Int?
  /// The style of a table, cell or control, by Interface Builder's name, such as `grouped`.
  ///
  /// For a navigation bar with large titles it is `largeTitles`.
  package var controlStyle: String?
  /// The mode: `time`, `date`, `dateAndTime` or `countDownTimer`.
  package var datePickerMode: String?

  /// Interface Builder's name of the accessory that a table cell shows beside its content.
  package var accessoryType: String?
  /// The height of a table's rows, or of a cell with its own height, in points.
  ///
  /// A negative height is automatic.
  package var rowHeight: Double?
  /// The height above a table's sections, in points; negative for the system's own.
  package var sectionHeaderHeight: Double?
  /// The height below a table's sections, in points; negative for the system's own.
  package var sectionFooterHeight: Double?
  /// A table's sections, if the document defines them; nil for one section with each of the table's
  /// cells once.
  package var sections: [TableSectionNode]?

  /// The layout of a collection's cells; nil for a custom layout.
  package var flowLayout: FlowLayoutNode?
  /// The name of a collection's cell among the prototypes.
  package var reuseIdentifier: String?

  /// The axis of a stack view; nil is horizontal.
  package var axis: StackAxis?
  /// The distribution along the axis; nil is `fill`.
  package var distribution: StackDistribution?
  /// The alignment across the axis; nil is `fill`.
  package var alignment: StackAlignment?
  /// The space between the views of a stack view, in points; nil is 0.
  package var spacing: Double?
  /// Whether the system's spacing replaces `spacing`.
  package var usesSystemSpacing: Bool?
  /// Whether a stack view measures its spacing between baselines.
  package var isBaselineRelativeArrangement: Bool?
  /// Whether a stack view arranges its views inside its margins.
  package var isLayoutMarginsRelativeArrangement: Bool?

  /// The inset of a scroll view, without the automatic adjustment.
  package var contentInset: Insets?
  /// The inset between the edges of a text view and the container of its text.
  package var textContainerInset: Insets?
  /// The condition for adding the safe area to the content inset.
  package var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior?
  /// Whether content that fits can be dragged vertically.
  package var alwaysBounceVertical: Bool?
  /// The effect of a drag on the keyboard.
  package var keyboardDismissMode: KeyboardDismissMode?

  package init() {}
}

extension ViewProperties {
  /// Whether the view has its own keyboard view.
  package var hasInputViews: Bool { inputAccessoryView != nil || inputView != nil }

  /// Whether a table cell shows an accessory.
  package var hasAccessory: Bool { accessoryType.map { $0 != "none" } ?? false }
}

/// A section of a table: its titles, and its rows in order.
package struct TableSectionNode: Codable, Hashable, Sendable {
  /// The title; nil for a section without one.
  package var headerTitle: String?
  /// The title; nil for a section without one.
  package var footerTitle: String?
  /// The ids of cells among the table's subviews.
  package var cells: [String]

  package init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [String]) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.cells = cells
  }
}

/// An intrinsic size; a nil length means no intrinsic size along that axis.
package struct IntrinsicSize: Codable, Hashable, Sendable {
  /// The width in points.
  package var width: Double?
  /// The height in points.
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// An image that the document names without its size in points.
package struct UnmeasuredImage: Codable, Hashable, Sendable {
  /// The name in the asset catalog or among the system's symbols.
  package var name: String
  /// Whether it is a system symbol; documents contain at most the proportions of a symbol.
  package var isSymbol: Bool

  package init(name: String, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }
}

/// A font as Interface Builder describes it.
package struct FontNode: Codable, Hashable, Sendable {
  /// `system`, `boldSystem`, `italicSystem`, or a font name.
  package var name: String
  /// The size in points; nil for a text style, which follows the content size category.
  package var pointSize: Double?
  /// The weight: `regular`, `medium`, `semibold` ...
  package var weight: String?
  /// The text style: `body`, `headline` ...
  package var textStyle: String?
  /// The text size of a style, such as `extraSmall`; nil for the default.
  package var contentSizeCategory: String?

  package init(
    name: String = "system",
    pointSize: Double? = nil,
    weight: String? = nil,
    textStyle: String? = nil
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.textStyle = textStyle
  }
}

/// The meaning of a view's content for mirroring, with UIKit's names.
package enum SemanticContentAttribute: String, CaseIterable, Codable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The border of a text field, by UIKit's names.
package enum BorderStyle: String, CaseIterable, Codable, Sendable {
  case none, line, bezel, roundedRect
}

/// The side of a button's title that has the image.
package enum ImagePlacement: String, CaseIterable, Codable, Sendable {
  case top, leading, bottom, trailing
}

/// The space that a button's configuration has around its content.
package enum ButtonSize: String, CaseIterable, Codable, Sendable {
  case mini, small, medium, large
}

/// The role of a button, in Interface Builder's words.
package enum ButtonRole: String, CaseIterable, Codable, Sendable {
  case normal, primary, cancel, destructive
}

/// The direction of a stack view's arranged views.
package enum StackAxis: String, CaseIterable, Codable, Sendable { case horizontal, vertical }

/// A stack view's arrangement along its axis, by UIKit's names.
package enum StackDistribution: String, CaseIterable, Codable, Sendable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// A stack view's alignment across its axis.
///
/// `top` is `leading`, and `bottom` is `trailing`.
package enum StackAlignment: String, CaseIterable, Codable, Sendable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}

/// The adjustment of a scroll view's content inset to the safe area, by UIKit's names.
package enum ContentInsetAdjustmentBehavior: String, CaseIterable, Codable, Sendable {
  case automatic, scrollableAxes, never, always
}

/// The effect of a drag in a scroll view on the keyboard, by UIKit's names.
package enum KeyboardDismissMode: String, CaseIterable, Codable, Sendable {
  case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
}
