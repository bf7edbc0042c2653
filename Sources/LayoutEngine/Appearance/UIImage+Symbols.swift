public import Foundation
import TextMeasurement

extension UIImage {
  /// Makes a symbol in the size that its configuration asks for.
  ///
  /// The shapes of symbols are not known here, so any name is found and every symbol is square:
  /// at 17 points 20 points wide and high, the middle of what the usual ones measure, and in
  /// proportion at other sizes.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol in the size that a configuration asks for.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  /// Makes a symbol in the size that a configuration asks for.
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

  /// What the image was asked to look like.
  public var configuration: Configuration? { traits.symbolConfiguration }

  /// What a symbol was asked to look like.
  public var symbolConfiguration: SymbolConfiguration? { traits.symbolConfiguration }

  /// The same image with another configuration, which gives a symbol another size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let name = traits.symbolName, let symbol = configuration as? SymbolConfiguration
    else { return self }
    return UIImage(symbol: name, symbol)
  }

  /// The same symbol with a configuration laid over its own; nil for images of other kinds.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let name = traits.symbolName else { return nil }
    return UIImage(symbol: name, configuration.over(traits.symbolConfiguration))
  }

  /// What an image is asked to look like.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable without a check by the compiler: nothing changes after creation.
  }

  /// How large and heavy a symbol is.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Sendable without a check by the compiler, as its superclass is: nothing changes after
    // creation.

    private let pointSize: CGFloat?
    private let scale: SymbolScale

    /// A symbol for text of 17 points.
    public override convenience init() { self.init(nil, .default) }

    private init(_ pointSize: CGFloat?, _ scale: SymbolScale) {
      self.pointSize = pointSize
      self.scale = scale
      super.init()
    }

    /// A symbol for text of a size.
    public convenience init(
      pointSize: CGFloat,
      weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .default
    ) {
      self.init(pointSize, scale)
    }

    /// A symbol for text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale)
    }

    /// A symbol for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(font.pointSize, scale)
    }

    public convenience init(scale: SymbolScale) { self.init(nil, scale) }

    /// A symbol of a weight, which does not change its size here.
    public convenience init(weight: SymbolWeight) { self.init(nil, .default) }

    /// A symbol in shades of a colour, which is not seen here.
    public convenience init(hierarchicalColor: UIColor) { self.init(nil, .default) }

    /// A symbol in several colours, which are not seen here.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, .default) }

    /// The size of a square symbol, in points.
    fileprivate var side: CGFloat {
      let side = (pointSize ?? 17) * 20 / 17 * scale.factor
      return (side * 3).rounded() / 3
    }

    /// This configuration, with the other's values where it has none.
    fileprivate func over(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize ?? other?.pointSize,
        scale == .default ? other?.scale ?? .default : scale
      )
    }

    /// The same configuration with another laid over it.
    public func applying(_ otherConfiguration: Configuration) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration,
        let sum = other.over(self) as? Self
      else { return self }
      return sum
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// Apple's published ratio of the three scales to the medium one.
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
