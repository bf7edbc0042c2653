/// The priority of a constraint: above 0, and at most 1000, which is required.
///
/// Fractions are distinct priorities. A higher priority always prevails over any number of lower
/// ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// A required constraint: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default resistance to compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority of a scene's current size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default content hugging: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  public static func += (priority: inout UILayoutPriority, number: Float) {
    priority = priority + number
  }

  public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority = priority - number
  }
}
