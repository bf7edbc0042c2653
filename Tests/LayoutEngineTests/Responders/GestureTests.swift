import LayoutEngine
import Testing

@MainActor @Suite struct GestureTests {
  final class Gate: NSObject, UIGestureRecognizerDelegate {
    var isOpen = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
  }

  @MainActor final class Witness: NSObject {
    var states: [UIGestureRecognizer.State] = []
    func receive(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
  }

  @Test func targetsReceiveEveryState() throws {
    try makeDevice().run {
      let witness = Witness()
      let pan = UIPanGestureRecognizer(target: witness, action: Selector(Witness.receive(_:)))
      pan.state = .began
      pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
      pan.state = .changed
      pan.state = .ended
      #expect(witness.states == [.began, .changed, .ended])
      #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 4))
      SimulatedDevice.current.clock.settle()
      #expect(pan.state == .possible)
    }
  }

  @Test func delegateCanFailGesture() throws {
    try makeDevice().run {
      let (witness, gate) = (Witness(), Gate())
      let tap = UITapGestureRecognizer(target: witness, action: Selector(Witness.receive(_:)))
      tap.delegate = gate
      gate.isOpen = false
      tap.state = .ended
      #expect(tap.state == .failed)
      SimulatedDevice.current.clock.settle()
      gate.isOpen = true
      tap.state = .ended
      #expect(witness.states == [.ended])
    }
  }

  @Test func scrollViewZoomsDelegatesView() throws {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: rect(0, 0, 100, 50))
      var zooms = 0
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    }
    try makeDevice().run {
      let zoomer = Zoomer()
      let scrollView = UIScrollView(frame: rect(0, 0, 100, 50))
      scrollView.delegate = zoomer
      scrollView.addSubview(zoomer.content)
      scrollView.maximumZoomScale = 3
      scrollView.zoomScale = 2
      #expect(zoomer.content.frame == rect(0, 0, 200, 100))
      #expect(scrollView.contentSize == CGSize(width: 200, height: 100))
      scrollView.zoomScale = 9
      #expect(scrollView.zoomScale == 3)
      #expect(zoomer.zooms == 2)
    }
  }
}
