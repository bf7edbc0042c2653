import LayoutEngine
import Testing

/// The table of `DEVIATIONS.md`: what only code can see of the differences from UIKit.
@Suite @MainActor struct DeviationTests {
  @Test func refreshingTakesNoRoom() throws {
    try makeDevice().run {
      let scrollView = UIScrollView(frame: rect(0, 0, 375, 667))
      let control = UIRefreshControl()
      scrollView.refreshControl = control
      let before = scrollView.adjustedContentInset
      control.beginRefreshing()
      scrollView.layoutIfNeeded()
      #expect(control.isRefreshing)
      #expect(scrollView.adjustedContentInset == before)
    }
  }

  @Test func indicatorsAreNoSubviews() throws {
    try makeDevice().run {
      let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
      scrollView.contentSize = CGSize(width: 100, height: 500)
      scrollView.layoutIfNeeded()
      #expect(scrollView.showsVerticalScrollIndicator)
      #expect(scrollView.subviews.isEmpty)
    }
  }

  @Test func alertHasAPlainView() throws {
    try makeDevice().run {
      let alert = UIAlertController(title: "Sure?", message: "Really?", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      alert.loadViewIfNeeded()
      #expect(alert.view.subviews.isEmpty)
    }
  }

  @Test(arguments: ["chevron.right", "no.such.symbol"])
  func symbolIsASquareWhateverItsName(name: String) throws {
    try makeDevice().run {
      let image = try #require(UIImage(systemName: name))
      #expect(image.size == CGSize(width: 20, height: 20))
    }
  }

  @Test func infiniteConstantIsLeftOut() throws {
    try makeDevice().run {
      let (root, view) = (UIView(frame: rect(0, 0, 100, 100)), UIView())
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: .infinity).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == 0)
      #expect(SimulatedDevice.current.layoutDiagnostics.faults.count == 1)
    }
  }

  @Test func gestureIsRecognizedWhenItsStateIsSet() throws {
    try makeDevice().run {
      let view = UIView(frame: rect(0, 0, 100, 100))
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      #expect(tap.state == .possible)
      tap.state = .ended
      #expect(tap.state == .ended)
    }
  }
}
