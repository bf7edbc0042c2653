public import Foundation

/// What kind of content a view shows, as far as its reading direction is concerned.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the app.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Left to right, whatever the app's direction.
  case forceLeftToRight = 3
  /// Right to left, whatever the app's direction.
  case forceRightToLeft = 4
}

/// A reading direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

extension UIView {
  /// Which distances to the superview, and which sizes, give way on a resize.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content follows a change of the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretches.
    case scaleToFill
    /// Fits, keeping its proportions.
    case scaleAspectFit
    /// Fills, keeping its proportions.
    case scaleAspectFill
    /// Is redrawn.
    case redraw
    /// Keeps its size in the middle, or at an edge or corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The intrinsic size on an axis where the view has none.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The target that asks for the smallest fitting size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The target that asks for the largest fitting size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// A priority for each axis.
struct AxisPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
