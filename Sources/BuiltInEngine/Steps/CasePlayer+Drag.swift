import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Moves the finger, frame by frame as time passes.
  func drag(_ request: DragRequest) throws(EngineError) {
    let scrollView = try scrollView(named: request.scrollView)
    let corner = scrollView.convert(scrollView.bounds, to: UIScreen.main.coordinateSpace).origin
    func screenPoint(_ point: Point) -> CGPoint {
      CGPoint(x: corner.x + point.x, y: corner.y + point.y)
    }
    if let from = request.from {
      try touch(screenPoint(from), in: scrollView)
    } else if device.finger.location == nil {
      throw failure(
        "no finger is on the screen",
        .fix("give the start of the touch in 'from'")
      )
    }
    let finger = device.finger
    finger.slide(to: screenPoint(request.to), duration: request.duration) {
      if request.releases { finger.lift(velocity: request.velocity.map { CGPoint($0) }) }
    }
  }

  private func touch(_ point: CGPoint, in scrollView: UIScrollView) throws(EngineError) {
    let touched = device.finger.touchDown(at: point)
    guard let touched, touched.isDescendant(of: scrollView) else {
      throw failure(
        "the finger does not touch the scroll view at 'from'",
        .hint("is something in front of it?")
      )
    }
  }

  /// Lifts the finger that a drag left on the screen.
  func release(velocity: Point?) throws(EngineError) {
    guard device.finger.location != nil else {
      throw failure(
        "no finger is on the screen",
        .fix("add 'release: false' to an earlier 'drag'")
      )
    }
    device.finger.lift(velocity: velocity.map { CGPoint($0) })
  }

  /// Touches the status bar.
  func scrollToTop() throws(EngineError) {
    guard device.touchStatusBar() else {
      throw failure(
        "the screen does not have exactly one scroll view that scrolls to its top",
        .fix("scroll it with 'scroll'")
      )
    }
  }
}
