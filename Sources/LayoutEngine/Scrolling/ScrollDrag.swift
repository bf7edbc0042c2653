import Foundation

/// The drag of a scroll view's content by a finger.
///
/// Content follows the finger one to one from its first movement on. Beyond an edge it follows less
/// and less.
@MainActor
final class ScrollDrag {
  private unowned let scrollView: UIScrollView
  private let movesX: Bool
  private let movesY: Bool

  /// The content's offset at the start of the drag, for the journal.
  private let origin: CGPoint

  /// A position of the finger in the window, and the content's offset there in the absence of
  /// edges.
  private var anchor: (finger: CGPoint, offset: CGPoint)

  /// The state after the last movement, to detect changes that code makes.
  private var last: (finger: CGPoint, offset: CGPoint, legal: LegalOffsets)

  /// Starts a drag at a point; the movement selects the axes.
  init(of scrollView: UIScrollView, at finger: CGPoint, movement: CGPoint) {
    self.scrollView = scrollView
    let locks = scrollView.isDirectionalLockEnabled
    let (lockedX, lockedY) = locks ? movement.lock : (x: false, y: false)
    movesX = scrollView.canDrag(.horizontal) && !lockedX
    movesY = scrollView.canDrag(.vertical) && !lockedY
    origin = scrollView.contentOffset
    last = (finger, scrollView.contentOffset, scrollView.legalOffsets)
    anchor = (finger, .zero)
    takeAnchor()
  }

  func move(to finger: CGPoint) {
    if scrollView.contentOffset != last.offset || scrollView.legalOffsets != last.legal {
      takeAnchor()
    }
    let (legal, size) = (scrollView.legalOffsets, scrollView.bounds.size)
    let free = anchor.offset - (finger - anchor.finger)
    var offset = scrollView.contentOffset
    if movesX { offset.x = held(free.x, legal.minimum.x, legal.maximum.x, size.width) }
    if movesY { offset.y = held(free.y, legal.minimum.y, legal.maximum.y, size.height) }
    scrollView.moveContent(to: offset)
    last = (finger, scrollView.contentOffset, scrollView.legalOffsets)
  }

  /// Ends the drag, and adds its distance to the journal.
  ///
  /// - Parameter velocity: The finger's velocity, in points per second.
  /// - Returns: The content's velocity, in points per second.
  func end(velocity: CGPoint) -> CGPoint {
    scrollView.recordScroll(from: origin)
    return CGPoint(x: movesX ? -velocity.x : 0, y: movesY ? -velocity.y : 0)
  }

  /// Moves the anchor to the content's current offset.
  private func takeAnchor() {
    let (offset, legal) = (scrollView.contentOffset, scrollView.legalOffsets)
    let size = scrollView.bounds.size
    anchor = (
      last.finger,
      CGPoint(
        x: released(offset.x, legal.minimum.x, legal.maximum.x, size.width),
        y: released(offset.y, legal.minimum.y, legal.maximum.y, size.height)
      )
    )
  }

  /// Returns the offset of content that a finger pulls towards `free`, possibly beyond an edge.
  private func held(
    _ free: CGFloat,
    _ minimum: CGFloat,
    _ maximum: CGFloat,
    _ length: CGFloat
  ) -> CGFloat {
    let grid = scrollView.pixelGrid
    let edge = max(minimum, min(maximum, free))
    guard free != edge else { return grid.round(free) }
    guard scrollView.bounces else { return edge }
    let stretch = ScrollPhysics.stretch(byPull: abs(free - edge), length: length)
    return grid.round(free > edge ? edge + stretch : edge - stretch)
  }

  /// Returns the pull that results in an offset: the inverse of `held`.
  private func released(
    _ offset: CGFloat,
    _ minimum: CGFloat,
    _ maximum: CGFloat,
    _ length: CGFloat
  ) -> CGFloat {
    let edge = max(minimum, min(maximum, offset))
    guard offset != edge, scrollView.bounces else { return offset }
    let pull = ScrollPhysics.pull(forStretch: abs(offset - edge), length: length)
    return offset > edge ? edge + pull : edge - pull
  }
}

extension CGPoint {
  /// The axes that a directional lock excludes for a movement; none at 45 degrees.
  fileprivate var lock: (x: Bool, y: Bool) { (abs(y) > abs(x), abs(x) > abs(y)) }
}
