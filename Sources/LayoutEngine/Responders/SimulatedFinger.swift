package import Foundation

/// The only finger that touches the screen of a simulated device.
///
/// It moves draggable elements: the content of scroll views, and sheets. Points are in screen
/// coordinates, which are also the windows'; velocities are in points per second. Each call takes
/// effect at once, and the virtual clock advances between calls.
@MainActor
package final class SimulatedFinger {
  private unowned let device: SimulatedDevice
  private var touch: Touch?
  /// The scheduled movements.
  private var movements: [VirtualClock.EventID] = []

  init(device: SimulatedDevice) {
    self.device = device
  }

  private struct Touch {
    var location: CGPoint
    let start: CGPoint
    /// The scroll views around the touched view, the innermost first.
    var candidates: [WeakScrollView]
    /// The scroll view with moving content.
    weak var dragged: UIScrollView?
    /// The sheet around the touched view.
    var sheet: SheetDrag?
    /// The velocity of the last movement.
    var velocity = CGPoint.zero
    var time: TimeInterval
  }

  private struct WeakScrollView {
    weak var scrollView: UIScrollView?
  }

  /// The finger's position; nil while it does not touch the screen.
  package var location: CGPoint? { touch?.location }

  /// Touches the screen, but not views below the keyboard.
  ///
  /// - Returns: The touched view.
  @discardableResult
  package func touchDown(at point: CGPoint) -> UIView? {
    lift(velocity: .zero)
    let view = view(at: point)
    let scrollViews = (view.map { [UIView](sequence(first: $0, next: \.superview)) } ?? [])
      .compactMap { $0 as? UIScrollView }
      .filter(\.isScrollEnabled)
    touch = Touch(
      location: point,
      start: point,
      candidates: scrollViews.map(WeakScrollView.init),
      sheet: view.flatMap { SheetDrag(around: $0) },
      time: device.clock.now
    )
    for scrollView in scrollViews { scrollView.catchContent() }
    scrollViews.first?.isTracking = true
    return view
  }

  /// Moves to a point.
  ///
  /// The first movement selects the scroll view: the innermost that can follow.
  package func move(to point: CGPoint) {
    guard let touch, point != touch.location else { return }
    let elapsed = device.clock.now - touch.time
    move(to: point, velocity: elapsed > 0 ? (point - touch.location) / elapsed : touch.velocity)
  }

  private func move(to point: CGPoint, velocity: CGPoint) {
    guard var touch else { return }
    let isBeginning = touch.dragged == nil && touch.sheet?.isUnderWay != true
    let distance = point - (isBeginning ? touch.start : touch.location)
    (touch.location, touch.velocity, touch.time) = (point, velocity, device.clock.now)
    self.touch = touch
    if isBeginning { beginDrag() }
    if let sheet = touch.sheet, sheet.isUnderWay { sheet.move(by: point.y - touch.start.y) }
    self.touch?.dragged?.continueDrag(to: point, by: distance, velocity: velocity)
  }

  /// Lifts the finger from the screen.
  ///
  /// - Parameter velocity: Points per second; nil for the velocity of the last movement. That is
  ///   zero if the last movement is longer ago than `restingTime`.
  package func lift(velocity: CGPoint? = nil) {
    guard let touch else { return }
    self.touch = nil
    cancelSlide()
    let hasRested = device.clock.now - touch.time > Self.restingTime
    let velocity = velocity ?? (hasRested ? .zero : touch.velocity)
    if let sheet = touch.sheet, sheet.isUnderWay {
      sheet.end(velocity: velocity.y)
    } else if let dragged = touch.dragged {
      dragged.endDrag(velocity: velocity)
    } else {
      touch.candidates.first?.scrollView?.touchDidEnd()
    }
  }

  /// Stops dragging a scroll view that is no longer scrollable.
  func endDrag(of scrollView: UIScrollView) {
    guard touch?.dragged === scrollView else { return }
    touch?.dragged = nil
    touch?.candidates = []
    scrollView.endDrag(velocity: .zero)
  }

  /// Moves in a straight line at constant speed, frame by frame, starting now.
  ///
  /// - Parameters:
  ///   - point: The end of the line.
  ///   - duration: Seconds.
  ///   - completion: Runs at the end.
  package func slide(
    to point: CGPoint,
    duration: TimeInterval,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    guard let start = location else { return }
    cancelSlide()
    let way = point - start
    movements = device.atEachFrame(of: duration) { [unowned self] part in
      move(to: start + way * CGFloat(part), velocity: duration > 0 ? way / duration : .zero)
      if part == 1 { completion() }
    }
  }

  private func cancelSlide() {
    for movement in movements { device.clock.cancel(movement) }
    movements = []
  }

  private func view(at point: CGPoint) -> UIView? {
    if let keyboard = device.keyboard.frame, keyboard.contains(point) {
      return device.keyboard.inputView(at: point)
    }
    for window in device.windows.reversed() {
      if let view = window.hitTest(window.pointFromSuperview(point), with: nil) { return view }
    }
    return nil
  }

  /// Offers the movement since the touch to the sheet, then to the scroll views that have not
  /// refused.
  private func beginDrag() {
    guard let touch else { return }
    let movement = touch.location - touch.start
    let scrollViews = touch.candidates.compactMap(\.scrollView)
    if let sheet = touch.sheet, sheet.canFollow(movement, before: scrollViews) {
      self.touch?.candidates = []
      scrollViews.first?.touchDidEnd()
      return sheet.begin()
    }
    guard let index = scrollViews.firstIndex(where: { $0.canFollow(movement) }) else { return }
    if index > 0 { scrollViews.first?.touchDidEnd() }
    let scrollView = scrollViews[index]
    if scrollView.beginDrag(at: touch.start, movement: movement) {
      self.touch?.dragged = scrollView
    } else {
      scrollView.touchDidEnd()
      self.touch?.candidates = scrollViews[(index + 1)...].map(WeakScrollView.init)
    }
  }

  /// Seconds until a motionless finger has zero velocity.
  private static let restingTime = 0.05
}
