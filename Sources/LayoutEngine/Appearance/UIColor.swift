public import Foundation

/// A colour of red, green, blue and opacity, each from 0 to 1.
public final class UIColor: NSObject, Sendable {
  private let components: [CGFloat]

  /// Makes a colour of its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Colours of equal components are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// Equal for equal colours.
  public override var hash: Int { components.hashValue }

  /// The same colour, more or less see-through.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Makes it the colour of drawing, of which there is none here.
  public func setFill() {}

  /// Makes it the colour of lines, of which there are none here.
  public func setStroke() {}

  /// UIKit's `black`.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// UIKit's `darkGray`.
  public static let darkGray = UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 1)
  /// UIKit's `lightGray`.
  public static let lightGray = UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1)
  /// UIKit's `white`.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// UIKit's `gray`.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// UIKit's `red`.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// UIKit's `green`.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// UIKit's `blue`.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// UIKit's `cyan`.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// UIKit's `yellow`.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// UIKit's `magenta`.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// UIKit's `orange`.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// UIKit's `purple`.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// UIKit's `brown`.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No colour.
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// UIKit's `systemBlue`.
  public static let systemBlue = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  /// UIKit's `systemRed`.
  public static let systemRed = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
  /// UIKit's `systemGreen`.
  public static let systemGreen = UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  /// UIKit's `systemGray`.
  public static let systemGray = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
  /// UIKit's `systemBackground`.
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// UIKit's `label`.
  public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
}
