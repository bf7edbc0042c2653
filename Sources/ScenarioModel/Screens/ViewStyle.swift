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
  /// The names of a bar's or tab bar's buttons, in their order.
  package var itemTitles: [String]?

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
