import DeviceCatalog
import LayoutEngine
import Testing

/// What a scroll view adds to its content inset for the safe area, and how its offset follows.
@Suite @MainActor struct ContentInsetTests {
  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  /// A window of 100 by 200 points whose safe area a test decides.
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
  func theBehaviourSaysWhichEdgesCount(_ sample: Case) {
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

  @Test func automaticAlwaysInsetsTheContentOfANavigationController() throws {
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

  @Test func aChangeIsAnnouncedToTheViewThenToTheDelegate() {
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

  @Test func contentInAnAdjustingScrollViewHasNoSafeArea() {
    let content = UIView(frame: rect(0, 0, 100, 1000))
    scrollView.addSubview(content)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(content.safeAreaInsets == .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(content.safeAreaInsets.top == CGFloat(20))
    // As soon as the content can scroll, its vertical edges are taken up by the inset.
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
  }
}

extension UIView {
  /// Moves to and fro, which is how the safe area of a view is computed anew.
  fileprivate func setNeedsSafeAreaForTest() {
    center.x += 1
    center.x -= 1
  }
}
