import LayoutEngine
import Testing

@Suite struct WindowTests {
  @Test func windowsAreOrderedBackToFront() throws {
    try makeDevice().run {
      let alert = UIWindow()
      alert.windowLevel = .alert
      let (first, second) = (UIWindow(), UIWindow())
      #expect(UIApplication.shared.windows == [], "windows start out hidden")
      alert.isHidden = false
      first.makeKeyAndVisible()
      second.isHidden = false
      #expect(UIApplication.shared.windows == [first, second, alert])
      #expect(UIApplication.shared.keyWindow === first)
      second.makeKey()
      #expect(UIApplication.shared.keyWindow === second)
      #expect(!first.isKeyWindow)
      second.isHidden = true
      #expect(UIApplication.shared.keyWindow == nil)
      #expect(UIApplication.shared.windows == [first, alert])
    }
  }

  @Test func screenDoesNotRetainWindow() throws {
    try makeDevice().run {
      do {
        let window = UIWindow()
        window.makeKeyAndVisible()
        #expect(UIApplication.shared.windows.count == 1)
      }
      #expect(UIApplication.shared.windows == [])
    }
  }

  @Test func rootControllerFillsWindowForAnyMask() throws {
    try makeDevice().run {
      let controller = UIViewController()
      controller.view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.rootViewController = controller
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
      #expect(controller.view.window === window)
      window.addSubview(controller.view)
      window.frame.size = CGSize(width: 200, height: 100)
      window.layoutIfNeeded()
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      let other = UIViewController()
      window.rootViewController = other
      #expect(controller.view.superview == nil)
      #expect(other.view.superview === window)
    }
  }

  /// A window has only the part of the screen's unsafe edges that it covers: 44 - 30 at the top of
  /// an iPhone X, and 0 at the bottom, because the window ends 400 points above it.
  @Test func windowHasInsetsOfEdgesItTouches() throws {
    try makeDevice("iphone-x").run {
      let window = UIWindow(frame: CGRect(x: 0, y: 30, width: 375, height: 382))
      let controller = UIViewController()
      window.rootViewController = controller
      #expect(controller.view.safeAreaInsets.top == 14)
      #expect(controller.view.safeAreaInsets.bottom == 0)
    }
  }

  /// The view begins at (10, 20) of a window that begins at (5, 6) of the screen.
  @Test func keyboardFramesConvertFromScreenToView() throws {
    try makeDevice().run {
      let window = UIWindow(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
      window.addSubview(view)
      let screen = UIScreen.main.coordinateSpace
      let rect = CGRect(x: 15, y: 26, width: 7, height: 8)
      let inView = CGRect(x: 0, y: 0, width: 7, height: 8)
      #expect(view.convert(rect, from: screen) == inView)
      #expect(view.convert(inView, to: screen) == rect)
      #expect(screen.convert(rect, to: view) == inView)
      #expect(screen.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 16, y: 28))
      #expect(view.convert(CGPoint(x: 16, y: 28), from: screen) == CGPoint(x: 1, y: 2))
      #expect(view.convert(inView, to: window) == CGRect(x: 10, y: 20, width: 7, height: 8))
    }
  }
}
