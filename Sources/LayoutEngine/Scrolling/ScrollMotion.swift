import Foundation

/// An animated scroll that moves the content in each frame of the virtual clock.
@MainActor
final class ScrollMotion {
  typealias Arrival = (any UIScrollViewDelegate, UIScrollView) -> Void

  private weak var scrollView: UIScrollView?
  private let origin: CGPoint
  private let target: CGPoint
  private let arrival: Arrival
  private let clock: VirtualClock
  private let start: TimeInterval
  private var frame = 0
  private var nextFrame: VirtualClock.EventID?
  /// The closure that each frame runs.
  private var advance: (@MainActor () -> Void)?

  private static let frameCount = Int(
    (ScrollAnimation.duration * SimulatedDevice.framesPerSecond).rounded(.up)
  )

  /// Starts the movement; the first frame follows one frame later.
  init(of scrollView: UIScrollView, to target: CGPoint, arrival: @escaping Arrival) {
    self.scrollView = scrollView
    self.target = target
    self.arrival = arrival
    origin = scrollView.contentOffset
    clock = SimulatedDevice.current.clock
    start = clock.now
    advance = { [weak self] in self?.showFrame() }
    schedule()
  }

  /// Stops the content at its current offset, and adds its distance to the journal.
  func stop() {
    if let nextFrame { clock.cancel(nextFrame) }
    nextFrame = nil
    SimulatedDevice.current.attributing(to: .system) { scrollView?.recordScroll(from: origin) }
  }

  private func schedule() {
    guard let advance else { return }
    frame += 1
    let time = start + TimeInterval(frame) / SimulatedDevice.framesPerSecond
    nextFrame = clock.schedule(after: time - clock.now, advance)
  }

  private func showFrame() {
    guard let scrollView else { return }
    nextFrame = nil
    let isOver = frame >= Self.frameCount
    scrollView.moveContent(to: isOver ? target : offset(in: scrollView.pixelGrid))
    // The delegate may have started another scroll.
    guard scrollView.scrollMotion === self else { return }
    guard isOver else { return schedule() }
    scrollView.endScrollMotion()
    scrollView.notifyDelegate { arrival($0, scrollView) }
  }

  private func offset(in grid: PixelGrid) -> CGPoint {
    let time = TimeInterval(frame) / SimulatedDevice.framesPerSecond
    let part = AnimationPace.easeInOut.progress(at: time, of: ScrollAnimation.duration)
    return CGPoint(
      x: grid.round(origin.x + (target.x - origin.x) * part),
      y: grid.round(origin.y + (target.y - origin.y) * part)
    )
  }
}

extension UIScrollView {
  /// Ends an animated scroll at the current offset, without notifying its arrival.
  func endScrollMotion() {
    let stopped = scrollMotion
    scrollMotion = nil
    stopped?.stop()
  }
}
