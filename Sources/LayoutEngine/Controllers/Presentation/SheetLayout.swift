import Foundation

/// The frame of a page sheet or form sheet in its container.
///
/// Dimensions and their sources:
/// - Apple documents the form sheet of 540 x 620. In a landscape container it moves up for the
///   keyboard, as documented. Since iPadOS 16 it is reported to be slightly larger; the exact size
///   was not found.
/// - The card of a phone begins 10 points below the safe area, and 20 points on phones with a home
///   button. These are measured: the largest detent is 749 of 852 points, and 627 of 667. Sheets in
///   storyboards for phones with a notch are 44 + 10 points shorter than the screen.
/// - The distances on iPads (20 instead of 10) and in compact height (8) have the same source, but
///   without measurements.
/// - The page sheet of an iPad is 712 wide: the readable width of 672 plus margins of 20. The equal
///   distance above and below is inferred.
/// - Before iOS 13 a page sheet is as wide as the screen in portrait, as Apple documents. It
///   extends from the status bar to the bottom.
struct SheetLayout {
  /// `pageSheet` or `formSheet`.
  var style: UIModalPresentationStyle
  var surroundings: PresentationSurroundings
  var hasCards: Bool
  /// The controller's preferred size; 0 along an axis without a preference.
  var preferredSize = CGSize.zero
  /// Whether the sheet is attached to the bottom in compact height instead of filling the
  /// container.
  var isAttachedInCompactHeight = false
  /// Whether a sheet that is attached in compact height has the preferred width.
  var followsPreferredWidth = false
  /// The height of the current detent, without the safe area below it.
  var detent: CGFloat?

  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712

  private var container: CGSize { surroundings.size }
  private var safeArea: UIEdgeInsets { surroundings.safeArea }

  /// The sheet's frame in the container's coordinates.
  var frame: CGRect {
    if isAttached { return attachedFrame }
    if surroundings.isCompactInWidth { return CGRect(origin: .zero, size: container) }
    return style == .formSheet ? formFrame : pageFrame
  }

  /// Whether the sheet is attached to the bottom edge, where detents determine its height.
  var isAttached: Bool {
    guard hasCards else { return false }
    guard surroundings.isCompactInHeight else { return surroundings.isCompactInWidth }
    return !surroundings.isCompactInWidth || isAttachedInCompactHeight
  }

  /// The maximum height of a detent, in points.
  var maximumDetent: CGFloat { max(0, container.height - topInset - safeArea.bottom) }

  /// The distance from the container's top to a sheet of full height.
  private var topInset: CGFloat {
    let strip: CGFloat = surroundings.isPad ? 20 : surroundings.isCompactInHeight ? 8 : 10
    let hasHomeButton = safeArea.bottom == 0
    return safeArea.top + strip + (hasHomeButton ? 10 : 0)
  }

  // MARK: At the bottom

  private var attachedFrame: CGRect {
    let height = min(detent ?? maximumDetent, maximumDetent)
    // The keyboard replaces the area below the safe area.
    let below = max(safeArea.bottom, surroundings.keyboardDepth)
    let top = max(topInset, container.height - below - height)
    let width = attachedWidth
    return CGRect(
      x: (container.width - width) / 2,
      y: top,
      width: width,
      height: container.height - top
    )
  }

  private var attachedWidth: CGFloat {
    guard surroundings.isCompactInHeight else { return container.width }
    let room = container.width - safeArea.left - safeArea.right
    if isAttachedInCompactHeight {
      return followsPreferredWidth && preferredSize.width > 0
        ? min(preferredSize.width, room) : room
    }
    return min(style == .formSheet ? Self.formSize.width : Self.pageWidth, room)
  }

  // MARK: In the middle

  private var formFrame: CGRect {
    let width = preferredSize.width > 0 ? preferredSize.width : Self.formSize.width
    let height = preferredSize.height > 0 ? preferredSize.height : Self.formSize.height
    let size = CGSize(
      width: min(width, container.width),
      height: min(height, container.height - safeArea.top - safeArea.bottom)
    )
    var top = (container.height - size.height) / 2
    if container.width > container.height, let keyboardTop = surroundings.keyboardTop {
      top = min(top, max(safeArea.top, keyboardTop - size.height))
    }
    return CGRect(origin: CGPoint(x: (container.width - size.width) / 2, y: top), size: size)
  }

  private var pageFrame: CGRect {
    let shorterSide = min(container.width, container.height)
    let width = min(hasCards ? Self.pageWidth : shorterSide, container.width)
    let top = hasCards ? topInset : safeArea.top
    return CGRect(
      x: (container.width - width) / 2,
      y: top,
      width: width,
      height: container.height - top - (hasCards ? top : 0)
    )
  }
}
