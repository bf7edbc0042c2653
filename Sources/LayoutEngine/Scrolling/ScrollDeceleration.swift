import Foundation

/// The movement of content after a drag, frame by frame of the virtual clock.
@MainActor
final class ScrollDeceleration {
  private weak var scrollView: UIScrollView?
  private let x: DecelerationCurve
  private let y: DecelerationCurve
  private let origin: CGPoint
  private let start: TimeInterval
  private var frameCount = 0
  private var nextFrame: VirtualClock.EventID?

  /// Starts the movement; the first frame follows one frame later.
  init(of scrollView: UIScrollView, x: DecelerationCurve, y: DecelerationCurve) {
    self.scrollView = scrollView
    (self.x, self.y) = (x, y)
    origin = scrollView.contentOffset
    start = SimulatedDevice.current.clock.now
    schedule()
  }

  /// Stops the content at its current offset, and adds the scroll to the journal.
  func stop() {
    if let nextFrame { SimulatedDevice.current.clock.cancel(nextFrame) }
    nextFrame = nil
    scrollView?.recordScroll(from: origin)
  }

  private func schedule() {
    let clock = SimulatedDevice.current.clock
    frameCount += 1
    let time = start + TimeInterval(frameCount) / SimulatedDevice.framesPerSecond
    nextFrame = clock.schedule(after: time - clock.now) { [weak self] in self?.advance() }
  }

  private func advance() {
    guard let scrollView else { return }
    nextFrame = nil
    let time = TimeInterval(frameCount) / SimulatedDevice.framesPerSecond
    let isOver = time >= max(x.duration, y.duration)
    let grid = scrollView.pixelGrid
    func offset(_ curve: DecelerationCurve) -> CGFloat {
      grid.round(isOver ? curve.end : curve.offset(at: time))
    }
    scrollView.moveContent(to: CGPoint(x: offset(x), y: offset(y)))
    // The delegate may have stopped the content.
    guard scrollView.deceleration === self else { return }
    if isOver { scrollView.endDeceleration() } else { schedule() }
  }
}
