package import SnapshotModel

/// A view's properties in a document that change no geometry: colors, alignment, values.
///
/// They exist only in the process that read the document. A question's text and hash do not contain
/// them, so a changed color leaves recordings unchanged. Nil is UIKit's default.
package struct ViewStyle: Hashable, Sendable {
  /// The color of the whole bounds, behind the content.
  package var backgroundColor: StyleColor?
  /// The tint color, which subviews inherit.
  package var tintColor: StyleColor?
  /// The color of the text, or of a button's title.
  package var textColor: StyleColor?
  /// The background color of a bar.
  package var barTintColor: StyleColor?
  /// The color of the part of a control that shows its value.
  package var valueColor: StyleColor?
  /// The opacity, from 0 to 1.
  package var alpha: Double?
  /// Whether subviews outside of the bounds are cut off.
  package var clipsToBounds: Bool?
  /// The text alignment, by Interface Builder's name, such as `center`.
  package var textAlignment: String?
  /// The content mode, by Interface Builder's name, such as `scaleAspectFit`.
  package var contentMode: String?
  /// The name of an image, or of a symbol.
  package var image: String?
  /// Whether a switch is on.
  package var isOn: Bool?
  /// The value of a slider or progress view, from 0 to 1.
  package var value: Double?
  /// The index of a segment or of a page.
  package var selectedIndex: Int?
  /// The corner radius of the layer, in points.
  package var cornerRadius: Double?
  /// The width of the layer's border, inside of the bounds, in points.
  package var borderWidth: Double?
  package var borderColor: StyleColor?
  /// Whether a table draws no lines between its rows.
  package var hidesSeparators: Bool?
  /// The color of the lines between a table's rows.
  package var separatorColor: StyleColor?
  /// The style of a button with a configuration, such as `filled`.
  package var buttonStyle: String?
  /// The corner style of a button's configuration, such as `capsule`.
  package var cornerStyle: String?
  /// The smallest factor that a label of one line shrinks its font by; nil for a label that does
  /// not shrink.
  package var minimumScale: Double?
  /// Whether the image is one of the system's symbols.
  package var isSymbol: Bool?
  /// The name of the keyboard's return key, such as `search`.
  package var returnKeyType: String?
  /// The contents of a bar; for a controller's view, the contents of the bars around it.
  package var bar: BarStyle?

  package init() {}
}

/// The bar contents for a screen, or the contents of a bar in the document itself.
package struct BarStyle: Hashable, Sendable {
  /// The text in the middle of a navigation bar: the title of the item, or else of the controller.
  package var title: String?
  /// The buttons of a navigation bar at its leading side, the first outermost.
  package var leading: [BarItemStyle] = []
  /// The buttons of a navigation bar at its trailing side, the first outermost.
  package var trailing: [BarItemStyle] = []
  /// The items of a toolbar, or the tabs of a tab bar.
  package var items: [BarItemStyle] = []
  /// The tab of the screen.
  package var tab: BarItemStyle?
  /// The navigation bar of the navigation controller that a screen is shown in.
  package var container: NavigationBarStyle?

  package init() {}
}

/// The colors of a navigation bar.
package struct NavigationBarStyle: Hashable, Sendable {
  /// The color behind the bar's content.
  package var barTintColor: StyleColor?
  package var titleColor: StyleColor?
  /// The color of the bar's buttons.
  package var tintColor: StyleColor?

  package init() {}
}

/// A button or a tab of a bar.
package struct BarItemStyle: Hashable, Sendable {
  /// The text; nil for an item with a picture or a system item alone.
  package var title: String?
  /// The name in the asset catalog or among the system's symbols.
  package var image: String?
  /// The system item, by Interface Builder's name, such as `done` or `flexibleSpace`.
  package var systemItem: String?
  /// Whether the document has the style Done, or a system item such as `save`.
  package var isProminent = false
  /// Whether the item can be tapped.
  package var isEnabled = true
  /// The item's own color; nil for the bar's.
  package var tintColor: StyleColor?
  /// The width in points; nil for the content's width.
  package var width: Double?

  package init() {}
}

/// A color as a document has it.
package enum StyleColor: Hashable, Sendable {
  case fixed(DrawnColor)
  /// A system color, by UIKit's name, such as `systemBackground`.
  case system(String)
}

/// A style stored outside of its node, because nodes are copied often and few have a style.
indirect enum StyleReference: Hashable, Sendable {
  case reference(ViewStyle)

  init(_ style: ViewStyle) { self = .reference(style) }

  var style: ViewStyle {
    switch self {
    case .reference(let style): style
    }
  }
}
