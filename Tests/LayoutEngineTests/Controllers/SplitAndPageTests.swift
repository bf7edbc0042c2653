import DeviceCatalog
import Testing
import UIKit

@MainActor @Suite struct SplitAndPageTests {
  @Test func regularWidthShowsColumnsSideBySide() throws {
    try makeDevice("ipad-9", orientation: .landscape).run {
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail) = (UIViewController(), UIViewController())
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      let window = show(split)
      let size = UIScreen.main.bounds.size
      #expect(!split.isCollapsed)
      #expect(list.view.frame == rect(0, 0, 320, size.height))
      #expect(detail.view.frame == rect(320, 0, size.width - 320, size.height))
      split.preferredPrimaryColumnWidth = 250
      window.layoutIfNeeded()
      #expect(list.view.frame.width == 250)
      split.hide(.primary)
      window.layoutIfNeeded()
      #expect(detail.view.frame == rect(0, 0, size.width, size.height))
      #expect(split.displayMode == .secondaryOnly)
    }
  }

  @Test func oneColumnFillsACompactWidth() throws {
    final class ListFirst: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    try makeDevice().run {
      let split = UISplitViewController()
      let delegate = ListFirst()
      split.delegate = delegate
      let (list, detail) = (UIViewController(), UIViewController())
      split.viewControllers = [list, detail]
      let window = show(split)
      #expect(list.view.frame == window.bounds)
      #expect(detail.viewIfLoaded?.superview == nil)
      #expect(list.splitViewController === split)
    }
  }

  @Test func pageTurnsAtOnceAndCompletesLater() throws {
    try makeDevice().run {
      let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      let (one, two) = (UIViewController(), UIViewController())
      pages.setViewControllers([one], direction: .forward, animated: false)
      let window = show(pages)
      #expect(one.view.frame == window.bounds)
      var end: Double?
      pages.setViewControllers([two], direction: .forward, animated: true) { _ in
        end = CACurrentMediaTime()
      }
      #expect(two.view.isDescendant(of: pages.view))
      #expect(two.view.convert(two.view.bounds, to: nil) == window.bounds)
      #expect(one.view.superview == nil)
      #expect(pages.children == [two])
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(end == 0.3)
    }
  }

  /// The scroll view shows the middle one of three pages; the screen is 375 points wide.
  @Test func scrollingPagesAreInScrollView() throws {
    try makeDevice().run {
      let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      _ = show(pages)
      let page = UIViewController()
      var isComplete = false
      pages.setViewControllers([page], direction: .forward, animated: false) { isComplete = $0 }
      #expect(isComplete, "without an animation it is complete at once")
      let scrollViews = pages.view.subviews.compactMap { $0 as? UIScrollView }
      let scrollView = try #require(scrollViews.first)
      #expect(page.view.isDescendant(of: scrollView))
      #expect(scrollView.contentSize == CGSize(width: 3 * 375, height: 667))
      #expect(scrollView.contentOffset == CGPoint(x: 375, y: 0))
    }
  }

  @Test func showPushesOnNearestStack() throws {
    try makeDevice().run {
      let (root, next) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: root)
      root.show(next, sender: nil)
      #expect(stack.viewControllers == [root, next])
    }
  }

  @Test func customPresentationSetsFrame() throws {
    final class Half: UIPresentationController {
      var words: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return rect(0, bounds.height / 2, bounds.width, bounds.height / 2)
      }
      override func presentationTransitionWillBegin() { words.append("will begin") }
      override func presentationTransitionDidEnd(_ completed: Bool) { words.append("did end") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { words.append("dismissed") }
    }
    final class Maker: NSObject, UIViewControllerTransitioningDelegate {
      var half: Half?
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        half = Half(presentedViewController: presented, presenting: presenting)
        return half
      }
    }
    try makeDevice().run {
      let (root, sheet, maker) = (UIViewController(), UIViewController(), Maker())
      let window = show(root)
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = maker
      root.present(sheet, animated: true)
      // The screen is 667 points high.
      #expect(sheet.view.frame == rect(0, 333.5, 375, 333.5))
      #expect(maker.half?.presentingViewController === root)
      SimulatedDevice.current.clock.advance(by: 1)
      root.dismiss(animated: true)
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(maker.half?.words == ["will begin", "did end", "dismissed"])
      #expect(window.subviews == [root.view])
    }
  }

  @Test func styleDeterminesPresentationController() throws {
    try makeDevice().run {
      let controller = UIViewController()
      #expect(controller.sheetPresentationController != nil)
      controller.modalPresentationStyle = .popover
      #expect(controller.popoverPresentationController != nil)
      #expect(controller.sheetPresentationController == nil)
      controller.modalPresentationStyle = .fullScreen
      #expect(controller.popoverPresentationController == nil)
    }
  }
}
