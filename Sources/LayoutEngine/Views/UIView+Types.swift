public import Foundation

/// What kind of content a view shows, as far as its reading direction is concerned.
public enum UISemanticContentAttribute: Int, Sendable {
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

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension UIView {
  /// Which distances to the superview, and which sizes, give way on a resize.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content follows a change of the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
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
