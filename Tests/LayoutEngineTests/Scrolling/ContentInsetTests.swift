import DeviceCatalog
import Testing
import UIKit

/// A scroll view's inset for the safe area, and the resulting content offset.
@Suite @MainActor struct ContentInsetTests {
  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  /// A window of 100 by 200 points with a safe area that the test sets.
  private final class SafeWindow: UIWindow {
    var insets = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 6) {
      didSet { for view in subviews { view.setNeedsSafeAreaForTest() } }
    }
    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  private let window = SafeWindow(frame: rect(0, 0, 100, 200))
  private let scrollView = UIScrollView(frame: rect(0, 0, 100, 200))

  init() { window.addSubview(scrollView) }

  struct Case: Sendable, CustomTestStringConvertible {
    var behavior: Behavior
    var content: CGSize
    var bouncesVertically = false
    var bouncesHorizontally = false
    var vertical: Bool
    var horizontal: Bool
    var testDescription: String { "\(behavior), content \(content.width) x \(content.height)" }
  }

  nonisolated static let cases = [
    Case(
      behavior: .never,
      content: CGSize(width: 500, height: 500),
      vertical: false,
      horizontal: false
    ),
    Case(behavior: .always, content: .zero, vertical: true, horizontal: true),
    Case(behavior: .scrollableAxes, content: .zero, vertical: false, horizontal: false),
    Case(
      behavior: .scrollableAxes,
      content: CGSize(width: 0, height: 201),
      vertical: true,
      horizontal: false
    ),
    Case(
      behavior: .scrollableAxes,
      content: CGSize(width: 101, height: 200),
      vertical: false,
      horizontal: true
    ),
    Case(
      behavior: .scrollableAxes,
      content: .zero,
      bouncesVertically: true,
      vertical: true,
      horizontal: false
    ),
    Case(
      behavior: .scrollableAxes,
      content: .zero,
      bouncesHorizontally: true,
      vertical: false,
      horizontal: true
    ),
    Case(behavior: .automatic, content: .zero, vertical: false, horizontal: false),
    Case(
      behavior: .automatic,
      content: CGSize(width: 101, height: 201),
      vertical: true,
      horizontal: true
    ),
  ]

  @Test(arguments: cases)
  func behaviorDeterminesAdjustedEdges(_ sample: Case) {
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    scrollView.contentInsetAdjustmentBehavior = sample.behavior
    scrollView.alwaysBounceVertical = sample.bouncesVertically
    scrollView.alwaysBounceHorizontal = sample.bouncesHorizontally
    scrollView.contentSize = sample.content
    let expected = UIEdgeInsets(
      top: sample.vertical ? 21 : 1,
      left: sample.horizontal ? 6 : 1,
      bottom: sample.vertical ? 31 : 1,
      right: sample.horizontal ? 7 : 1
    )
    #expect(scrollView.adjustedContentInset == expected)
  }

  @Test func automaticBehaviorInsetsNavigationContent() throws {
    try makeDevice().run {
      let controller = UIViewController()
      let navigation = UINavigationController(rootViewController: controller)
      let scrollView = UIScrollView(frame: controller.view.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(scrollView)
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      // Status bar 20 and navigation bar 44.
      #expect(scrollView.adjustedContentInset.top == CGFloat(64))
      controller.automaticallyAdjustsScrollViewInsets = false
      #expect(scrollView.adjustedContentInset.top == 0)
    }
  }

  @Test func insetChangeNotifiesViewThenDelegate() {
    final class Witness: UIScrollView {
      var log: [String] = []
      override func adjustedContentInsetDidChange() { log.append("view") }
    }
    final class Delegate: NSObject, UIScrollViewDelegate {
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        (scrollView as? Witness)?.log.append("delegate")
      }
    }
    let (witness, delegate) = (Witness(frame: rect(0, 0, 100, 200)), Delegate())
    witness.delegate = delegate
    witness.contentInset.top = 10
    witness.contentInset.top = 10
    #expect(witness.log == ["view", "delegate"])
    witness.log = []
    witness.contentInsetAdjustmentBehavior = .always
    #expect(witness.log.isEmpty, "there is no safe area to admit")
    window.addSubview(witness)
    #expect(witness.log == ["view", "delegate"])
  }

  @Test func adjustedContentHasNoSafeArea() {
    let content = UIView(frame: rect(0, 0, 100, 1000))
    scrollView.addSubview(content)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(content.safeAreaInsets == .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(content.safeAreaInsets.top == CGFloat(20))
    // As soon as the content can scroll, the inset covers its vertical edges.
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
  }

  /// A label of 667 points below the content's safe area needs 687, so the view of 667 scrolls.
  ///
  /// The status bar of 20 is then an inset; the content has no safe area, and needs 667.
  @Test func contentLargerWithoutInsetsCountsAsScrolling() throws {
    try makeDevice().run {
      let (controller, window) = (UIViewController(), UIWindow())
      window.rootViewController = controller
      let scrollView = controller.view.addConstrained(UIScrollView())
      scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
      scrollView.pinEdges(to: controller.view)
      let content = scrollView.addConstrained()
      content.pinEdges(to: scrollView.contentLayoutGuide)
      let label = content.addConstrained()
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        label.topAnchor.constraint(equalTo: content.safeAreaLayoutGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        label.heightAnchor.constraint(equalToConstant: 667),
      ])
      window.makeKeyAndVisible()
      SimulatedDevice.current.clock.settle()
      #expect(scrollView.adjustedContentInset.top == CGFloat(20))
      #expect(scrollView.contentSize.height == CGFloat(667))
    }
  }

  /// A view of 100 by 200 with a safe area of 20 at the top and 30 at the bottom.
  @Test func indicatorsUseSafeAreaAndInsets() {
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
    #expect(scrollView.verticalIndicatorArea == rect(5, 20, 89, 100), "200 less 20, 30 and 50")
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(scrollView.verticalIndicatorArea == rect(0, 0, 100, 150))
    scrollView.automaticallyAdjustsScrollIndicatorInsets = true
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.horizontalIndicatorArea == rect(0, 0, 100, 150))
  }
}

extension UIView {
  /// Moves the view back and forth, so that its safe area is computed again.
  fileprivate func setNeedsSafeAreaForTest() {
    center.x += 1
    center.x -= 1
  }
}
