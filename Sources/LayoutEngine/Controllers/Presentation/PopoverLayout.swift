import Foundation

/// The frame of a popover in its container, and the direction of its arrow.
///
/// A popover keeps its margins from the edges, the status bar and the keyboard, as UIKit documents.
/// It shrinks if that leaves too little space. Its arrow is 13 points high. Since iOS 13 the arrow
/// belongs to the presented view and its safe area. The popover tries the positions below, above,
/// right and left of the source; Apple does not document this order.
struct PopoverLayout {
  var surroundings: PresentationSurroundings
  /// The rectangle that the popover points to, in the container's coordinates; nil without a
  /// source.
  var source: CGRect?
  var permitted: UIPopoverArrowDirection
  /// The distance from the edges, in points.
  var margins: UIEdgeInsets
  var preferredSize: CGSize
  /// Whether the arrow is part of the presented view.
  var containsArrow: Bool

  private static let arrowHeight: CGFloat = 13
  /// The size without a preferred size, in points; the available space limits it.
  private static let defaultSize = CGSize(width: 320, height: 1100)

  /// The area that the popover may cover.
  private var area: CGRect {
    var area = CGRect(origin: .zero, size: surroundings.size).inset(by: surroundings.safeArea)
    if let keyboardTop = surroundings.keyboardTop, keyboardTop < area.maxY {
      area.size.height = max(0, keyboardTop - area.minY)
    }
    return area.inset(by: margins)
  }

  private var contentSize: CGSize {
    CGSize(
      width: preferredSize.width > 0 ? preferredSize.width : Self.defaultSize.width,
      height: preferredSize.height > 0 ? preferredSize.height : Self.defaultSize.height
    )
  }

  /// The direction of the arrow; `unknown` without a source.
  var arrowDirection: UIPopoverArrowDirection {
    guard source != nil else { return .unknown }
    let candidates = Self.order.filter { permitted.contains($0) }
    let fitting = candidates.first { direction in
      let room = room(direction).size
      return room.width >= contentSize.width && room.height >= contentSize.height
    }
    if let fitting { return fitting }
    // `max(by:)` would return the last of several equal maxima.
    return candidates.reduce(nil) { (best: UIPopoverArrowDirection?, candidate) in
      guard let best else { return candidate }
      return shownArea(candidate) > shownArea(best) ? candidate : best
    } ?? .up
  }

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// Returns the area that remains for the popover's content with an arrow in a direction.
  private func room(_ direction: UIPopoverArrowDirection) -> CGRect {
    guard let source else { return area }
    var room = area
    switch direction {
    case .up:
      room.origin.y = max(area.minY, source.maxY + Self.arrowHeight)
      room.size.height = max(0, area.maxY - room.minY)
    case .down:
      room.size.height = max(0, min(area.maxY, source.minY - Self.arrowHeight) - area.minY)
    case .left:
      room.origin.x = max(area.minX, source.maxX + Self.arrowHeight)
      room.size.width = max(0, area.maxX - room.minX)
    default:
      room.size.width = max(0, min(area.maxX, source.minX - Self.arrowHeight) - area.minX)
    }
    return room
  }

  /// Returns the visible area of the preferred size with an arrow in a direction.
  private func shownArea(_ direction: UIPopoverArrowDirection) -> CGFloat {
    let room = room(direction).size
    return min(room.width, contentSize.width) * min(room.height, contentSize.height)
  }

  /// The content's frame in the container's coordinates, without the arrow.
  private var contentFrame: CGRect {
    let direction = arrowDirection
    let room = room(direction)
    let size = CGSize(
      width: min(contentSize.width, room.width),
      height: min(contentSize.height, room.height)
    )
    let middle =
      source.map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint(x: area.midX, y: area.midY)
    var origin = CGPoint(
      x: min(max(room.minX, middle.x - size.width / 2), room.maxX - size.width),
      y: min(max(room.minY, middle.y - size.height / 2), room.maxY - size.height)
    )
    switch direction {
    case .up: origin.y = room.minY
    case .down: origin.y = room.maxY - size.height
    case .left: origin.x = room.minX
    case .right: origin.x = room.maxX - size.width
    default: break
    }
    return CGRect(origin: origin, size: size)
  }

  /// The arrow's insets in the presented view.
  var arrowInsets: UIEdgeInsets {
    guard containsArrow else { return .zero }
    let height = Self.arrowHeight
    return switch arrowDirection {
    case .up: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
    default: .zero
    }
  }

  /// The presented view's frame in the container's coordinates.
  var frame: CGRect {
    let arrow = arrowInsets
    return contentFrame.inset(
      by: UIEdgeInsets(
        top: -arrow.top,
        left: -arrow.left,
        bottom: -arrow.bottom,
        right: -arrow.right
      )
    )
  }
}
