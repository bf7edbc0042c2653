import Foundation

/// The course of a drag, and when the delegate is notified of it.
extension UIScrollView {
  /// Whether a finger can move the content along an axis: there is somewhere to go, or it always
  /// bounces.
  func canDrag(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard isScrollEnabled else { return false }
    let legal = legalOffsets
    return switch axis {
    case .horizontal:
      legal.maximum.x > legal.minimum.x || (bounces && alwaysBounceHorizontal)
    case .vertical:
      legal.maximum.y > legal.minimum.y || (bounces && alwaysBounceVertical)
    }
  }

  /// Whether the content can follow a movement, by the axis that has more of it.
  func canFollow(_ movement: CGPoint) -> Bool {
    canDrag(abs(movement.x) > abs(movement.y) ? .horizontal : .vertical)
  }

  /// Moves the content as a finger or its after-effect does, which the journal notes at the end.
  func moveContent(to offset: CGPoint) {
    isMovingQuietly = true
    contentOffset = offset
    isMovingQuietly = false
  }

  // MARK: A touch

  /// A finger has touched the content, which stops where it is seen if it was still on its way.
  func catchContent() {
    endScrollMotion()
    if let scrollAnimation {
      let offset = presentedContentOffset
      scrollAnimation.cancel()
      self.scrollAnimation = nil
      contentOffset = offset
    }
    guard deceleration != nil else { return }
    stopDeceleration()
    notifyDelegate { $0.scrollViewDidEndDecelerating(self) }
  }

  /// The finger that has touched the content is gone, or moves something else.
  func touchDidEnd() {
    isTracking = false
    adjustOffsetIfNecessary()
  }

  // MARK: A drag

  /// A finger has begun to move.
  ///
  /// - Returns: False if the gesture is not wanted.
  func beginDrag(at finger: CGPoint, movement: CGPoint) -> Bool {
    let device = SimulatedDevice.current
    isTracking = true
    panGestureRecognizer.setTranslation(.zero, in: nil)
    device.attributing(to: .application) { panGestureRecognizer.state = .began }
    guard panGestureRecognizer.state == .began else { return false }
    drag = ScrollDrag(of: self, at: finger, movement: movement)
    isDragging = true
    notifyDelegate { $0.scrollViewWillBeginDragging(self) }
    device.keyboard.dragDidBegin(in: self)
    return true
  }

  /// The finger has moved on, by a distance and with a velocity in points a second.
  func continueDrag(to finger: CGPoint, by distance: CGPoint, velocity: CGPoint) {
    guard let drag else { return }
    panGestureRecognizer.follow(distance, velocity: velocity)
    SimulatedDevice.current.keyboard.dragDidMove(to: finger.y, in: self)
    drag.move(to: finger)
    SimulatedDevice.current.attributing(to: .application) { panGestureRecognizer.state = .changed }
  }

  /// The finger lets go with a velocity in points a second, and the content goes on.
  func endDrag(velocity finger: CGPoint) {
    guard let drag else { return }
    let device = SimulatedDevice.current
    // The keyboard announces that it hides while the finger still counts as being there.
    device.keyboard.dragDidEnd(velocity: finger.y, in: self)
    let velocity = drag.end(velocity: finger)
    let target = restingPoint(velocity: velocity)
    self.drag = nil
    isDragging = false
    device.attributing(to: .application) { panGestureRecognizer.state = .ended }
    let (x, y) = glides(to: target, velocity: velocity)
    let goesOn = max(x.duration, y.duration) > 0
    let scrollsBefore = assignmentCount
    notifyDelegate { $0.scrollViewDidEndDragging(self, willDecelerate: goesOn) }
    isTracking = false
    // The delegate may have scrolled elsewhere.
    guard scrollsBefore == assignmentCount else { return adjustOffsetIfNecessary() }
    guard goesOn else { return arrive(at: CGPoint(x: x.end, y: y.end)) }
    isDecelerating = true
    notifyDelegate { $0.scrollViewWillBeginDecelerating(self) }
    guard isDecelerating else { return }
    deceleration = ScrollDeceleration(of: self, x: x, y: y)
  }

  /// Where the content comes to rest, which the delegate may change.
  private func restingPoint(velocity: CGPoint) -> RestingPoint {
    let free = CGPoint(
      x: contentOffset.x + ScrollPhysics.glide(atSpeed: velocity.x, rate: decelerationRate),
      y: contentOffset.y + ScrollPhysics.glide(atSpeed: velocity.y, rate: decelerationRate)
    )
    if isPagingEnabled { return RestingPoint(free: free, target: page(velocity: velocity)) }
    let legal = legalOffsets.nearest(to: free)
    var target = restingOffset(legal)
    // UIKit gives the delegate the velocity in points a millisecond.
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    notifyDelegate {
      $0.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    }
    return RestingPoint(free: free, target: target, isChanged: target != legal)
  }

  /// The page to which the content goes: the nearest, or the next in the direction of a movement.
  private func page(velocity: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let rule: FloatingPointRoundingRule =
        speed > 0 ? .up : speed < 0 ? .down : .toNearestOrAwayFromZero
      return (offset / length).rounded(rule) * length
    }
    return legalOffsets.nearest(
      to: CGPoint(
        x: page(contentOffset.x, bounds.width, velocity.x),
        y: page(contentOffset.y, bounds.height, velocity.y)
      )
    )
  }

  private func glides(
    to point: RestingPoint,
    velocity: CGPoint
  ) -> (x: ScrollGlide, y: ScrollGlide) {
    let legal = legalOffsets
    let x = glide(
      from: contentOffset.x,
      to: (point.free.x, point.target.x, point.isFixed),
      within: legal.minimum.x...legal.maximum.x,
      velocity: velocity.x
    )
    let y = glide(
      from: contentOffset.y,
      to: (point.free.y, point.target.y, point.isFixed),
      within: legal.minimum.y...legal.maximum.y,
      velocity: velocity.y
    )
    return (x, y)
  }

  private func glide(
    from start: CGFloat,
    to point: (free: CGFloat, target: CGFloat, isFixed: Bool),
    within legal: ClosedRange<CGFloat>,
    velocity: CGFloat
  ) -> ScrollGlide {
    if !legal.contains(start) {
      return ScrollGlide(from: start, backTo: point.target, speed: velocity)
    }
    if point.isFixed {
      return ScrollGlide(
        from: start,
        to: point.target,
        rate: isPagingEnabled ? .fast : decelerationRate
      )
    }
    if legal.contains(point.free) {
      return ScrollGlide(from: start, to: point.free, rate: decelerationRate)
    }
    return ScrollGlide(
      from: start,
      towards: point.free,
      beyond: point.target,
      rate: decelerationRate,
      bounces: bounces
    )
  }

  /// Puts content that need not go anywhere where it belongs.
  private func arrive(at offset: CGPoint) {
    let grid = pixelGrid
    contentOffset = CGPoint(x: grid.round(offset.x), y: grid.round(offset.y))
    adjustOffsetIfNecessary()
  }

  // MARK: The after-effect

  /// The content has come to rest.
  func endDeceleration() {
    stopDeceleration()
    adjustOffsetIfNecessary()
    notifyDelegate { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Stops the content where it is.
  func stopDeceleration() {
    isDecelerating = false
    let stopped = deceleration
    deceleration = nil
    SimulatedDevice.current.attributing(to: .system) { stopped?.stop() }
  }

  func notifyDelegate(_ message: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    SimulatedDevice.current.attributing(to: .application) { message(delegate) }
  }
}

/// Where content would come to rest if there were no edges, and where it does.
private struct RestingPoint {
  var free: CGPoint
  var target: CGPoint
  /// Whether the target is another than speed and edges make it.
  var isFixed: Bool

  init(free: CGPoint, target: CGPoint, isChanged: Bool = true) {
    (self.free, self.target, isFixed) = (free, target, isChanged)
  }
}
