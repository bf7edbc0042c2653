import Foundation

extension UIView {
  /// A part of a view inside its safe area, its margins or its readable width.
  ///
  /// A region can also avoid the controls in a corner of an iPad's window.
  public struct LayoutRegion: Hashable, Sendable {
    /// The edges that make room for a corner: the leading ones or the upper ones.
    public enum AdaptivityAxis: Hashable, Sendable {
      case horizontal
      case vertical
    }

    let kind: UILayoutGuide.Kind

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(kind: cornerAdaptation == .vertical ? .safeAreaBelowCorner : .safeArea)
    }

    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(kind: cornerAdaptation == .vertical ? .marginsBelowCorner : .layoutMargins)
    }

    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(kind: cornerAdaptation == .vertical ? .readableContentBelowCorner : .readableContent)
    }
  }

  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { builtInGuide(region.kind) }

  /// Returns the insets of a region from the view's bounds, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    insets(ofBuiltInGuide: region.kind, size: bounds.size)
  }

  /// Returns the insets of a region from the view's bounds, in points.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top,
      leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right
    )
  }

  /// Returns the insets of a region that avoids the upper leading corner of the window.
  func insetsBelowCorner(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    insets.top = max(insets.top, heightBelowWindowControls)
    return insets
  }
}
