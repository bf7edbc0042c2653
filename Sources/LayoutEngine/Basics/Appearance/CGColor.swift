public import Foundation

/// A color in Core Graphics and Core Animation.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat

  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Whether the color is a picture.
  ///
  /// A picture's only component is its opacity.
  let isPattern: Bool

  /// Creates a color from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    isPattern = false
  }

  /// The color of a picture.
  ///
  /// It counts as clear, because pictures are not drawn here.
  static let pattern = CGColor()

  private init() {
    (red, green, blue, alpha) = (0, 0, 0, 0)
    isPattern = true
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green, blue and opacity, or a picture's opacity; never nil here.
  public var components: [CGFloat]? { isPattern ? [1] : [red, green, blue, alpha] }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { isPattern ? 1 : 4 }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Compares the components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.components == rhs.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
