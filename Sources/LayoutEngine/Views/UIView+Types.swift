public import Foundation

/// The kind of a view's content, which determines its reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Playback controls.
  ///
  /// They are never mirrored.
  case playback = 1
  /// Directions in space.
  ///
  /// They are never mirrored.
  case spatial = 2
  /// Left to right, regardless of the app's direction.
  case forceLeftToRight = 3
  /// Right to left, regardless of the app's direction.
  case forceRightToLeft = 4
}

extension UIView {
  /// The flexible margins and sizes during a resize of the superview.
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

  /// The change of the content when the bounds change.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    /// The content keeps its size in the middle, or at an edge or corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The value of an intrinsic size along an axis without one.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The target size for the smallest fitting size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest fitting size.
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
