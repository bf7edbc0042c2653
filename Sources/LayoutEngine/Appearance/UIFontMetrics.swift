public import Foundation
import TextMeasurement

/// Scales fonts and lengths with the text size that the user has chosen, as a text style does.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The font, which is meant for the default text size, at the user's.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// The font at the user's text size, but not larger than that; 0 is no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the text size that the traits state.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the text size that the traits state, but not larger than that; 0 is no limit.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// The length, which is meant for the default text size, at the user's.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length at the text size that the traits state: it grows as the style's font does.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scaled = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    let usual = DynamicType.metrics(of: style.value, at: .large)
    return value * scaled.pointSize / usual.pointSize
  }
}
