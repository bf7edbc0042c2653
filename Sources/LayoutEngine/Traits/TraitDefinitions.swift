public import Foundation

/// A trait, named by its type.
public typealias UITrait = any UITraitDefinition.Type

/// Something that an interface may adapt to, the system's or an application's own.
public protocol UITraitDefinition {
  /// The trait's values.
  associatedtype Value

  /// The trait's value where none has been stated.
  static var defaultValue: Value { get }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The idiom.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The width's size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The height's size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The pixels in a point.
  var displayScale: CGFloat { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How far the interface is above the ground.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether text is bold.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The range of colours.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the screen feels pressure.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// Whether the interface looks active.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }

  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// Traits that are laid over others.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool

  /// No longer overrides a trait.
  mutating func remove(_ trait: UITrait)
}

/// The trait for the idiom.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the width's size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the height's size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }

  static var path: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}

/// The trait for the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static var path: WritableKeyPath<Traits, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for the text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static var path: WritableKeyPath<Traits, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for how far the interface is above the ground.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for the contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  static var path: WritableKeyPath<Traits, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for whether text is bold.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }

  static var path: WritableKeyPath<Traits, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the range of colours.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }

  static var path: WritableKeyPath<Traits, UIDisplayGamut> { \.displayGamut }
}

/// The trait for whether the screen feels pressure.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIForceTouchCapability { .unknown }

  static var path: WritableKeyPath<Traits, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait for whether the interface looks active.
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
