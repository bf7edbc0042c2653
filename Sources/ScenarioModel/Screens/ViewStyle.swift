package import SnapshotModel

/// What a document states of a view that changes no geometry: colors, alignment, values.
///
/// It is known where a document was read in the same process, and is no part of a question's text or hash,
/// so that a color that changes leaves recordings alone. Nil is UIKit's own.
package struct ViewStyle: Hashable, Sendable {
  package var backgroundColor: StyleColor?
  package var tintColor: StyleColor?
  /// Of the text, or of a button's title.
  package var textColor: StyleColor?
  /// Of a bar.
  package var barTintColor: StyleColor?
  /// Of the part of a control that stands for its value.
  package var valueColor: StyleColor?
  package var alpha: Double?
  package var clipsToBounds: Bool?
  /// Interface Builder's name, such as `center`.
  package var textAlignment: String?
  /// Interface Builder's name, such as `scaleAspectFit`.
  package var contentMode: String?
  /// The name of an image, or of a symbol.
  package var image: String?
  /// Whether a switch is on.
  package var isOn: Bool?
  /// Of a slider or progress view, from 0 to 1.
  package var value: Double?
  /// The index of a segment or of a page.
  package var selectedIndex: Int?
  /// Of the layer, in points.
  package var cornerRadius: Double?
  package var borderWidth: Double?
  package var borderColor: StyleColor?
  /// Whether a table draws no lines between its rows.
  package var hidesSeparators: Bool?
  package var separatorColor: StyleColor?
  /// Of a button with a configuration, such as `filled`.
  package var buttonStyle: String?
  /// Of a button's configuration, such as `capsule`.
  package var cornerStyle: String?
  /// The least part of its font's size to which a label of one line shrinks; nil for one that does not.
  package var minimumScale: Double?
  /// Whether the image is one of the system's symbols.
  package var isSymbol: Bool?
  /// The name of the keyboard's return key, such as `search`.
  package var returnKeyType: String?
  /// What a bar shows; of a controller's view, what the bars around it show.
  package var bar: BarStyle?

  package init() {}
}

/// What bars show of a screen, or what a bar shows that a document has by itself.
package struct BarStyle: Hashable, Sendable {
  package var title: String?
  /// The buttons of a navigation bar at its leading side, the first outermost.
  package var leading: [BarItemStyle] = []
  /// The same at its trailing side.
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
  package var barTintColor: StyleColor?
  package var titleColor: StyleColor?
  package var tintColor: StyleColor?

  package init() {}
}

/// A button or a tab of a bar.
package struct BarItemStyle: Hashable, Sendable {
  package var title: String?
  package var image: String?
  /// Interface Builder's name of one of the system's own, such as `done` or `flexibleSpace`.
  package var systemItem: String?
  package var isProminent = false
  package var isEnabled = true
  package var tintColor: StyleColor?
  package var width: Double?

  package init() {}
}

/// A color as a document has it.
package enum StyleColor: Hashable, Sendable {
  case fixed(DrawnColor)
  /// By UIKit's name, such as `systemBackground`.
  case system(String)
}

/// A style outside of the node that has it, which is copied often and has few.
indirect enum StyleReference: Hashable, Sendable {
  case reference(ViewStyle)

  init(_ style: ViewStyle) { self = .reference(style) }

  var style: ViewStyle {
    switch self {
    case .reference(let style): style
    }
  }
}
