public import Foundation

public typealias UITrait = any UITraitDefinition.Type

/// Something that an interface may adapt to, the system's or an application's own.
public protocol UITraitDefinition {
  associatedtype Value

  /// The trait's value where none has been stated.
  static var defaultValue: Value { get }
}

public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The pixels in a point.
  var displayScale: CGFloat { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How far the interface is above the ground.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var displayGamut: UIDisplayGamut { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool

  mutating func remove(_ trait: UITrait)
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the width's size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the height's size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }

  static var path: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}

public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static var path: WritableKeyPath<Traits, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static var path: WritableKeyPath<Traits, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for how far the interface is above the ground.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  static var path: WritableKeyPath<Traits, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for whether text is bold.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }

  static var path: WritableKeyPath<Traits, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the range of colours.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }

  static var path: WritableKeyPath<Traits, UIDisplayGamut> { \.displayGamut }
}

/// The trait for whether the screen feels pressure.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }

  static var path: WritableKeyPath<Traits, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait for whether the interface looks active.
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }

  static var path: WritableKeyPath<Traits, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
