public import Foundation

/// A colour as Core Graphics and Core Animation take it.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat

  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Makes a colour of its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity; never nil here.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// How many components there are, opacity included.
  public var numberOfComponents: Int { 4 }

  /// The same colour, more or less see-through.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Colours of equal components are equal.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.components == rhs.components
  }

  /// Equal for equal colours.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
