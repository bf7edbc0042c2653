public import Foundation

/// What a visual effect view does with what is behind it, of which nothing is seen here.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler: nothing changes after creation.

  public override init() { super.init() }
}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable without a check by the compiler, as its superclass is: the style never changes.

  /// How strong and of which colour the blur is.
  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// How strong and of which colour a blur is.
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

/// An effect that makes content stand out from a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable without a check by the compiler, as its superclass is: it stores nothing more.

  /// Makes an effect for content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Makes an effect for a kind of content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
