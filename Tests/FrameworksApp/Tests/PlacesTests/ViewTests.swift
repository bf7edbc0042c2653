import AVKit
import MapKit
import Places
import WebKit
import XCTest

final class ViewTests: XCTestCase {
  private let page = URL(string: "https://example.com")!

  func testSystemViewsHaveNoIntrinsicSize() {
    for view in [WKWebView(), MKMapView()] as [UIView] {
      XCTAssertEqual(
        view.intrinsicContentSize,
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      )
    }
  }

  func testPageTakesRemainingHeight() {
    let controller = PageController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    let bar = controller.progress.frame.height
    XCTAssertEqual(controller.page.frame, CGRect(x: 0, y: bar, width: 320, height: 480 - bar))
    XCTAssertEqual(controller.page.scrollView.frame, controller.page.bounds)
  }

  func testPageOfNetworkFails() {
    let controller = PageController()
    controller.loadViewIfNeeded()
    controller.page.load(URLRequest(url: page))
    XCTAssertTrue(controller.page.isLoading)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    // -1009 is NSURLErrorNotConnectedToInternet.
    XCTAssertEqual(controller.events, ["start", "fail -1009"])
    XCTAssertFalse(controller.page.isLoading)
  }

  func testLocalPageFinishes() {
    let controller = PageController()
    controller.loadViewIfNeeded()
    controller.page.loadHTMLString("<p>Text</p>", baseURL: nil)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(controller.events, ["start", "finish"])
    XCTAssertEqual(controller.progress.progress, 1)
  }

  func testCanceledPageHasNoEvents() {
    let controller = PageController()
    controller.loadViewIfNeeded()
    controller.page.load(URLRequest(url: URL(string: "https://blocked.example/a")!))
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(controller.events, [])
  }

  func testMapConvertsItsCenter() {
    let controller = NearbyController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.map.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    let equator = CLLocationCoordinate2D(latitude: 0, longitude: 10)
    controller.map.region = MKCoordinateRegion(
      center: equator,
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
    )
    let point = controller.map.convert(equator, toPointTo: nil)
    XCTAssertEqual(point.x, 150, accuracy: 0.001)
    XCTAssertEqual(point.y, 100, accuracy: 0.001)
  }

  func testLocationIsNotAllowed() {
    let controller = NearbyController()
    controller.loadViewIfNeeded()
    XCTAssertNil(controller.error)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(controller.status, .notDetermined)
    XCTAssertEqual((controller.error as? CLError)?.code, .denied)
  }

  func testPlayerLayerBelongsToView() {
    let view = PlayerView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.playerLayer.player = AVPlayer(url: page)
    XCTAssertEqual(view.playerLayer.bounds, view.bounds)
    XCTAssertEqual(view.playerLayer.videoRect, .zero)
    // 160 / 90 is wider than 320 / 200: the film is 320 wide and 320 * 90 / 160 = 180 high.
    XCTAssertEqual(
      view.frame(ofFilm: CGSize(width: 160, height: 90)),
      CGRect(x: 0, y: 10, width: 320, height: 180)
    )
  }

  func testOverlayFillsPlayer() {
    let controller = PlayerView().fullScreen(page)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.contentOverlayView?.frame, controller.view.bounds)
  }

  func testPlayerWaitsForItem() {
    let player = AVPlayer(url: page)
    XCTAssertEqual(player.timeControlStatus, .paused)
    player.play()
    XCTAssertEqual(player.timeControlStatus, .waitingToPlayAtSpecifiedRate)
    XCTAssertEqual(player.currentTime(), .zero)
  }

  func testTimesAreAdded() {
    // 1/2 + 1/3 = 5/6.
    let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
    XCTAssertEqual(sum.value, 5)
    XCTAssertEqual(sum.timescale, 6)
  }
}
