public import Foundation

/// The effect of a visual effect view on its background.
///
/// Effects are not visible here.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler, because nothing changes after creation.

  public override init() { super.init() }
}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable without a check by the compiler, like its superclass. The style never changes.

  /// The strength and color of the blur.
  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The strength and color of a blur.
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

/// An effect for prominent content on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable without a check by the compiler, like its superclass. It stores nothing more.

  /// Creates an effect for content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates an effect for a kind of content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
