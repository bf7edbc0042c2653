import Foundation

/// A finger's hold on a scroll view's content.
///
/// Content follows the finger point by point, from its first movement on, and gives way less and
/// less beyond an edge.
@MainActor
final class ScrollDrag {
  private unowned let scrollView: UIScrollView
  private let movesX: Bool
  private let movesY: Bool

  /// The content's offset at the last entry of the journal.
  private let origin: CGPoint

  /// The finger, in the window, and the offset that belongs to it as if there were no edges.
  private var anchor: (finger: CGPoint, offset: CGPoint)

  /// How everything was after the last movement; code may have changed it since.
  private var last: (finger: CGPoint, offset: CGPoint, legal: LegalOffsets)

  /// Takes hold at a point, with the movement that decides along which axes.
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

  /// Follows the finger.
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

  /// Lets go, and notes in the journal how far the content has come.
  ///
  /// - Parameter velocity: The finger's, in points a second.
  /// - Returns: The content's.
  func end(velocity: CGPoint) -> CGPoint {
    scrollView.noteScroll(from: origin)
    return CGPoint(x: movesX ? -velocity.x : 0, y: movesY ? -velocity.y : 0)
  }

  /// Starts again from where the content is.
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

  /// Where content lies that a finger has pulled to an offset which may be beyond an edge.
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

  /// The offset to which a finger must have pulled content that lies at an offset.
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
  /// Which axes a movement rules out where it keeps to one: none when it is halfway between them.
  fileprivate var lock: (x: Bool, y: Bool) { (abs(y) > abs(x), abs(x) > abs(y)) }
}
