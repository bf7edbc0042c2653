public import Foundation
import TextMeasurement

extension UIImage {
  /// Creates a symbol in its configuration's size.
  ///
  /// The engine has no symbol shapes. It accepts any name, and every symbol is square. At 17 points
  /// it is 20 points wide and high, a typical size of common symbols. Other sizes are in
  /// proportion.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol in a configuration's size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  /// Creates a symbol in a configuration's size.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  private convenience init(symbol name: String, _ configuration: SymbolConfiguration?) {
    let side = (configuration ?? SymbolConfiguration()).side
    self.init(
      size: CGSize(width: side, height: side),
      scale: 1,
      traits: Traits(symbolConfiguration: configuration, symbolName: name)
    )
  }

  public var isSymbolImage: Bool { traits.symbolName != nil }

  /// The configuration of the image.
  public var configuration: Configuration? { traits.symbolConfiguration }

  /// The configuration of a symbol.
  public var symbolConfiguration: SymbolConfiguration? { traits.symbolConfiguration }

  /// Returns the image with another configuration, which may resize a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let name = traits.symbolName, let symbol = configuration as? SymbolConfiguration
    else { return self }
    return UIImage(symbol: name, symbol)
  }

  /// Returns the symbol with a configuration over its own; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let name = traits.symbolName else { return nil }
    return UIImage(symbol: name, configuration.over(traits.symbolConfiguration))
  }

  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable without a check by the compiler, because nothing changes after creation.
  }

  /// The size of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Sendable without a check by the compiler, like its superclass. Nothing changes after
    // creation.

    private let pointSize: CGFloat?
    private let scale: SymbolScale

    /// Creates a configuration for text of 17 points.
    public override convenience init() { self.init(nil, .default) }

    private init(_ pointSize: CGFloat?, _ scale: SymbolScale) {
      self.pointSize = pointSize
      self.scale = scale
      super.init()
    }

    /// Creates a configuration for text of a size.
    public convenience init(
      pointSize: CGFloat,
      weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .default
    ) {
      self.init(pointSize, scale)
    }

    /// Creates a configuration for text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale)
    }

    /// Creates a configuration for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(font.pointSize, scale)
    }

    public convenience init(scale: SymbolScale) { self.init(nil, scale) }

    /// Creates a configuration for a weight.
    ///
    /// The weight does not change the size here.
    public convenience init(weight: SymbolWeight) { self.init(nil, .default) }

    /// Creates a configuration in shades of a color.
    ///
    /// Colors have no effect here.
    public convenience init(hierarchicalColor: UIColor) { self.init(nil, .default) }

    /// Creates a configuration in several colors.
    ///
    /// Colors have no effect here.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, .default) }

    /// The side length of a symbol, in points.
    fileprivate var side: CGFloat {
      let side = (pointSize ?? 17) * 20 / 17 * scale.factor
      return (side * 3).rounded() / 3
    }

    /// Returns this configuration, with the other's values for missing ones.
    fileprivate func over(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize ?? other?.pointSize,
        scale == .default ? other?.scale ?? .default : scale
      )
    }

    /// Returns this configuration with another one over it.
    public func applying(_ otherConfiguration: Configuration) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration,
        let sum = other.over(self) as? Self
      else { return self }
      return sum
    }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// The ratio of a scale to the medium one, as published by Apple.
    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
