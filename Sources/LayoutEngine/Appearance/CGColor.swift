public import Foundation

/// A colour as Core Graphics and Core Animation take it.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat

  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Whether the colour is a picture, which has no components but its opacity.
  let isPattern: Bool

  /// Makes a colour of its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    isPattern = false
  }

  /// The colour of a picture, of which nothing is seen here: it counts as clear.
  static let pattern = CGColor()

  private init() {
    (red, green, blue, alpha) = (0, 0, 0, 0)
    isPattern = true
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, or a picture's opacity alone; never nil here.
  public var components: [CGFloat]? { isPattern ? [1] : [red, green, blue, alpha] }

  /// How many components there are, opacity included.
  public var numberOfComponents: Int { isPattern ? 1 : 4 }

  /// The same colour, more or less see-through.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Colours of equal components are equal.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.components == rhs.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
