import Foundation

/// The phases of a drag, and the calls of the delegate.
extension UIScrollView {
  /// Whether a finger can move the content along an axis: the content is larger, or always bounces.
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

  /// Whether the content can follow a movement along its main axis.
  func canFollow(_ movement: CGPoint) -> Bool {
    canDrag(abs(movement.x) > abs(movement.y) ? .horizontal : .vertical)
  }

  /// Moves the content during a drag or deceleration; the journal records it at the end.
  func moveContent(to offset: CGPoint) {
    movesWithoutRecord = true
    contentOffset = offset
    movesWithoutRecord = false
  }

  // MARK: A touch

  /// Called when a finger touches the content.
  ///
  /// Moving content stops at its presented offset.
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

  /// Called when the finger leaves the content, or moves another element.
  func touchDidEnd() {
    isTracking = false
    adjustOffsetIfNecessary()
  }

  // MARK: A drag

  /// Starts a drag.
  ///
  /// - Returns: False if the gesture recognizer refuses.
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

  /// Continues a drag by a distance, with a velocity in points per second.
  func continueDrag(to finger: CGPoint, by distance: CGPoint, velocity: CGPoint) {
    guard let drag else { return }
    panGestureRecognizer.follow(distance, velocity: velocity)
    SimulatedDevice.current.keyboard.dragDidMove(to: finger.y, in: self)
    drag.move(to: finger)
    SimulatedDevice.current.attributing(to: .application) { panGestureRecognizer.state = .changed }
  }

  /// Ends a drag with a velocity in points per second; the content continues to move.
  func endDrag(velocity finger: CGPoint) {
    guard let drag else { return }
    let device = SimulatedDevice.current
    // The keyboard announces its disappearance while `isDragging` is still true.
    device.keyboard.dragDidEnd(velocity: finger.y, in: self)
    let velocity = drag.end(velocity: finger)
    let target = restingPoint(velocity: velocity)
    self.drag = nil
    isDragging = false
    device.attributing(to: .application) { panGestureRecognizer.state = .ended }
    let (x, y) = decelerationCurves(to: target, velocity: velocity)
    let decelerates = max(x.duration, y.duration) > 0
    let scrollsBefore = assignmentCount
    notifyDelegate { $0.scrollViewDidEndDragging(self, willDecelerate: decelerates) }
    isTracking = false
    // The delegate may have started another scroll.
    guard scrollsBefore == assignmentCount else { return adjustOffsetIfNecessary() }
    guard decelerates else { return arrive(at: CGPoint(x: x.end, y: y.end)) }
    isDecelerating = true
    notifyDelegate { $0.scrollViewWillBeginDecelerating(self) }
    guard isDecelerating else { return }
    deceleration = ScrollDeceleration(of: self, x: x, y: y)
  }

  /// Returns the final offset of the content, which the delegate can change.
  private func restingPoint(velocity: CGPoint) -> RestingPoint {
    let free = CGPoint(
      x: contentOffset.x
        + ScrollPhysics.decelerationDistance(atSpeed: velocity.x, rate: decelerationRate),
      y: contentOffset.y
        + ScrollPhysics.decelerationDistance(atSpeed: velocity.y, rate: decelerationRate)
    )
    if isPagingEnabled { return RestingPoint(free: free, target: page(velocity: velocity)) }
    let legal = legalOffsets.nearest(to: free)
    var target = restingOffset(legal)
    // UIKit passes the velocity in points per millisecond.
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    notifyDelegate {
      $0.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    }
    return RestingPoint(free: free, target: target, isChanged: target != legal)
  }

  /// Returns the target page: the nearest, or the next one in the direction of movement.
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

  private func decelerationCurves(
    to point: RestingPoint,
    velocity: CGPoint
  ) -> (x: DecelerationCurve, y: DecelerationCurve) {
    let legal = legalOffsets
    let x = decelerationCurve(
      from: contentOffset.x,
      to: (point.free.x, point.target.x, point.isFixed),
      within: legal.minimum.x...legal.maximum.x,
      velocity: velocity.x
    )
    let y = decelerationCurve(
      from: contentOffset.y,
      to: (point.free.y, point.target.y, point.isFixed),
      within: legal.minimum.y...legal.maximum.y,
      velocity: velocity.y
    )
    return (x, y)
  }

  private func decelerationCurve(
    from start: CGFloat,
    to point: (free: CGFloat, target: CGFloat, isFixed: Bool),
    within legal: ClosedRange<CGFloat>,
    velocity: CGFloat
  ) -> DecelerationCurve {
    if !legal.contains(start) {
      return DecelerationCurve(from: start, backTo: point.target, speed: velocity)
    }
    if point.isFixed {
      return DecelerationCurve(
        from: start,
        to: point.target,
        rate: isPagingEnabled ? .fast : decelerationRate
      )
    }
    if legal.contains(point.free) {
      return DecelerationCurve(from: start, to: point.free, rate: decelerationRate)
    }
    return DecelerationCurve(
      from: start,
      towards: point.free,
      beyond: point.target,
      rate: decelerationRate,
      bounces: bounces
    )
  }

  /// Moves content without deceleration to its final offset.
  private func arrive(at offset: CGPoint) {
    let grid = pixelGrid
    contentOffset = CGPoint(x: grid.round(offset.x), y: grid.round(offset.y))
    adjustOffsetIfNecessary()
  }

  // MARK: The after-effect

  /// Called when the content stops.
  func endDeceleration() {
    stopDeceleration()
    adjustOffsetIfNecessary()
    notifyDelegate { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Stops the content at its current offset.
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

/// The final offset of content with and without edges.
private struct RestingPoint {
  var free: CGPoint
  var target: CGPoint
  /// Whether the target differs from the offset that speed and edges determine.
  var isFixed: Bool

  init(free: CGPoint, target: CGPoint, isChanged: Bool = true) {
    (self.free, self.target, isFixed) = (free, target, isChanged)
  }
}
