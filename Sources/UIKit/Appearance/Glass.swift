public import LayoutEngine

// Liquid Glass, which is not drawn. The insets of its buttons were not measured on a device; they
// equal the insets of other styles.

extension UIButton.Configuration {
  public static func glass() -> Self { filled() }
  public static func prominentGlass() -> Self { filled() }
  public static func clearGlass() -> Self { plain() }
  public static func prominentClearGlass() -> Self { plain() }
}

/// The effect of glass.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.

  public enum Style: Int, Sendable {
    /// In UIKit's order.
    case regular, clear
  }

  open var isInteractive = false
  open var tintColor: UIColor?

  public convenience init(style: Style) { self.init() }
}

/// The effect of several views of glass.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable as on Apple's systems; the property is only stored.

  /// The distance between two views that join their shapes, in points.
  open var spacing: CGFloat = 0
}
