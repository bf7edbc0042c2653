public import Foundation

/// A color with red, green, blue and opacity, each from 0 to 1, or a color that depends on traits.
///
/// The engine draws nothing. It stores, compares and returns colors.
open class UIColor: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler. The stored properties never change, and a provider
  // takes and returns values. UIKit requires that it can run on any thread.
  private enum Definition {
    case fixed(CGColor)
    case pair(light: CGColor, dark: CGColor)
    case provided((UITraitCollection) -> UIColor)
  }

  private let typeInfo = FoundationTypeInfo()
  private let definition: Definition

  private init(_ definition: Definition) {
    self.definition = definition
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from a wider gamut.
  ///
  /// The engine uses the components in the standard gamut.
  public convenience init(
    displayP3Red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).components
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor))
  }

  /// Creates a color with a closure that returns the color for given traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.provided(dynamicProvider))
  }

  /// Creates a color with another value in a dark interface.
  convenience init(light: CGColor, dark: CGColor) {
    self.init(.pair(light: light, dark: dark))
  }

  /// Creates a color from a picture.
  ///
  /// It counts as clear, because pictures are not drawn here.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: .pattern)
  }

  /// Returns the color for given traits; the color itself if it does not depend on them.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch definition {
    case .fixed: self
    case .pair(let light, let dark):
      UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
    case .provided(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colors in a light and in a dark interface.
  package var interfaceColors: (light: CGColor, dark: CGColor) {
    switch definition {
    case .fixed(let color): (color, color)
    case .pair(let light, let dark): (light, dark)
    case .provided:
      (
        resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor,
        resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
      )
    }
  }

  /// The color for the current traits, for Core Graphics.
  open var cgColor: CGColor {
    switch definition {
    case .fixed(let color): color
    case .pair, .provided: resolvedColor(with: .current).cgColor
    }
  }

  /// Returns the color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch definition {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .pair(let light, let dark):
      UIColor(light: light.copy(alpha: alpha) ?? light, dark: dark.copy(alpha: alpha) ?? dark)
    case .provided:
      UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  // MARK: Components

  /// Writes red, green, blue and opacity.
  ///
  /// For a picture, returns false and writes nothing.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard !color.isPattern else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity.
  ///
  /// For a picture, returns false and writes nothing.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !cgColor.isPattern else { return false }
    let color = HueColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue)
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes brightness and opacity of a gray.
  ///
  /// For other colors, returns false and writes nothing.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard !color.isPattern, color.red == color.green, color.green == color.blue else {
      return false
    }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Drawing

  /// Does nothing, because the engine draws nothing.
  open func set() {}

  /// Does nothing, because the engine draws nothing.
  open func setFill() {}

  /// Does nothing, because the engine draws nothing.
  open func setStroke() {}

  // MARK: Equality

  /// Compares the components.
  ///
  /// A color with a provider equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (definition, other.definition) {
    case (.fixed(let one), .fixed(let two)): one == two
    case (.pair(let light, let dark), .pair(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    default: self === other
    }
  }

  open override var hash: Int {
    switch definition {
    case .fixed(let color): color.hashValue
    case .pair(let light, let dark): light.hashValue ^ dark.hashValue
    case .provided: ObjectIdentifier(self).hashValue
    }
  }
}

/// A color by its angle on the color wheel, each number from 0 to 1.
private struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let chroma = high - low
    brightness = high
    saturation = high == 0 ? 0 : chroma / high
    guard chroma > 0 else {
      hue = 0
      return
    }
    let sector: CGFloat =
      switch high {
      case red: (green - blue) / chroma
      case green: (blue - red) / chroma + 2
      default: (red - green) / chroma + 4
      }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }

  /// The components.
  ///
  /// Each falls from the brightness by the chroma, over two of the wheel's six sectors.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    return (component(5), component(3), component(1))
  }
}
