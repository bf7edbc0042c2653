import DeviceCatalog
import LayoutEngine
import Testing

/// The safe area of a window in the views below it.
@Suite @MainActor struct SafeAreaTests {
  /// A window with a safe area that the test sets.
  private final class SafeWindow: UIWindow {
    let insets: UIEdgeInsets

    init(_ frame: CGRect, insets: UIEdgeInsets) {
      self.insets = insets
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  private func window(_ insets: UIEdgeInsets) -> UIWindow {
    SafeWindow(rect(0, 0, 375, 667), insets: insets)
  }

  /// Sums of insets are exact pixels to the last digit: 161 / 3 + 44 = 293 / 3.
  @Test func insetSumsArePixelExact() throws {
    try makeDevice("iphone-xs").run {
      let root = UIViewController()
      root.additionalSafeAreaInsets.top = 161.0 / 3
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      // The 44 is the phone's own inset.
      let sum: CGFloat = 161.0 / 3 + 44
      let pixels: CGFloat = 293.0 / 3
      #expect(sum != pixels)
      #expect(root.view.safeAreaInsets.top == pixels)
    }
  }

  /// A view in a window with insets of 59, 10, 34 and 20.
  @Test(
    arguments: [
      // 20 below the top: 59 - 20.
      (rect(0, 20, 375, 647), UIEdgeInsets(top: 39, left: 10, bottom: 34, right: 20)),
      (rect(10, 59, 345, 574), .zero),
      // Beyond both sides: the insets are at most the superview's.
      (rect(-10, 0, 395, 667), UIEdgeInsets(top: 59, left: 10, bottom: 34, right: 20)),
      // Small and near the top left: no insets at the far edges.
      (rect(5, 5, 50, 50), UIEdgeInsets(top: 54, left: 5, bottom: 0, right: 0)),
      (rect(100, 100, 50, 50), .zero),
    ] as [(CGRect, UIEdgeInsets)]
  )
  func safeAreaIsRemainderOfSuperviewInsets(frame: CGRect, expected: UIEdgeInsets) {
    let window = window(UIEdgeInsets(top: 59, left: 10, bottom: 34, right: 20))
    let view = UIView(frame: frame)
    window.addSubview(view)
    #expect(view.safeAreaInsets == expected)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: expected))
  }

  @Test func grandchildrenInheritRemainingSafeArea() {
    let window = window(UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let child = UIView(frame: rect(0, 10, 375, 300))
    let grandchild = UIView(frame: rect(0, 10, 375, 100))
    child.addSubview(grandchild)
    #expect(grandchild.safeAreaInsets == .zero, "there is no window yet")
    window.addSubview(child)
    #expect(child.safeAreaInsets.top == CGFloat(34))
    #expect(grandchild.safeAreaInsets.top == CGFloat(24))
    child.frame.origin.y = 40
    #expect(child.safeAreaInsets.top == CGFloat(4))
    #expect(grandchild.safeAreaInsets.top == 0)
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func windowWithoutInsetsPassesNone() {
    let window = window(.zero)
    let child = UIView(frame: window.bounds)
    window.addSubview(child)
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func overriddenSafeAreaReachesSubviews() {
    final class Inset: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
      }
    }
    let window = window(.zero)
    let inset = Inset(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: rect(0, 10, 100, 10))
    inset.addSubview(child)
    window.addSubview(inset)
    #expect(child.safeAreaInsets.top == CGFloat(20))
    let follower = inset.addConstrained(ContentBox(10, 10))
    follower.topAnchor.constraint(equalTo: inset.safeAreaLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(follower.frame.minY == CGFloat(30))
  }

  @Test func onlyChangedSafeAreasAreAnnounced() {
    final class Witness: UIView {
      var received: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() { received.append(safeAreaInsets) }
    }
    let window = window(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let (top, middle) = (Witness(frame: rect(0, 0, 375, 100)), Witness(frame: rect(0, 200, 9, 9)))
    window.addSubview(top)
    window.addSubview(middle)
    #expect(top.received == [UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)])
    #expect(middle.received.isEmpty)
    top.frame.origin.x = 5
    #expect(top.received.count == 1)
  }

  @Test func layoutAnnouncesFinalInsetsOnly() {
    final class Witness: UIView {
      var received: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() { received.append(safeAreaInsets) }
    }
    let insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let window = window(insets)
    let parent = UIView()
    let (laidOut, resized) = (Witness(), Witness())
    window.addConstrained(parent)
    parent.addConstrained(laidOut)
    resized.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(resized)
    for view in [laidOut, resized] { view.received = [] }
    parent.pinEdges(to: window)
    laidOut.pinEdges(to: parent)
    window.layoutIfNeeded()
    #expect(laidOut.received.last == insets)
    #expect(resized.received == [insets])
    // While its parent has its size already and the view does not, a view at the parent's origin
    // overlaps the top inset.
    #expect(laidOut.received.count <= 2)
  }

  @Test func safeAreaGuideFollows() {
    let window = window(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let parent = UIView(frame: window.bounds)
    window.addSubview(parent)
    let view = parent.addConstrained()
    view.pinEdges(to: parent.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 44, 375, 667 - 44 - 34))
    parent.frame = rect(0, 100, 375, 100)
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 375, 100))
  }

  @Test func scrolledContentChangesItsSafeArea() {
    let window = window(UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    window.addSubview(scrollView)
    let content = UIView(frame: rect(0, 100, 375, 50))
    scrollView.addSubview(content)
    #expect(content.safeAreaInsets.top == 0)
    scrollView.contentOffset.y = 80
    // It now begins 20 below the top.
    #expect(content.safeAreaInsets.top == CGFloat(24))
  }

  @Test func controllerInsetsAreAdded() throws {
    try makeDevice("iphone-x").run {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets.bottom = 300
      let window = UIWindow()
      window.rootViewController = controller
      window.layoutIfNeeded()
      // A notch of 44, a home indicator of 34.
      #expect(
        controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 334, right: 0)
      )
      controller.additionalSafeAreaInsets = .zero
      #expect(controller.view.safeAreaInsets.bottom == CGFloat(34))
    }
  }

  @Test func rotationAnnouncesFinalInsetsOnce() throws {
    final class Root: UIView {
      var received: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() { received.append(safeAreaInsets) }
    }
    try makeDevice("iphone-x").run {
      let (controller, root) = (UIViewController(), Root())
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view = root
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      root.received = []
      SimulatedDevice.current.rotate(to: .landscape)
      #expect(root.received == [UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)])
    }
  }
}
