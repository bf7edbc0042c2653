import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// The position of the scroll view after a content view is assigned, and the properties it takes
/// over.
@Suite struct AssignmentTests {
  static let scenarios: [Scenario] = [
    Scenario(
      "S61 new content is not pinned before the next presentation",
      .i8,
      .weak,
      steps: [
        .show(216), .wait(1), .expect([.contentHeight: 647]),
        .assign(.weak), .layout, .expect([.contentHeight: 431, .pin: -1]),
        .hide(), .wait(1), .expect([.contentHeight: 647]),
      ]
    )
  ]

  @Test(arguments: scenarios)
  func replacedContentKeepsKeyboardInset(scenario: Scenario) throws {
    try run(scenario)
  }

  /// The bars have heights of 64 and 44.
  @Test("S60: content changes between bars")
  func anotherContentViewReplacesTheFirst() throws {
    try onEight { device in
      let host = ComposingController()
      let stack = UINavigationController(rootViewController: host)
      stack.isToolbarHidden = false
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      let scrollView = host.manager.scrollView
      let first = huggingContent(height: 568)
      host.manager.contentView = first
      window.layoutIfNeeded()
      #expect(first.frame.size == CGSize(width: 375, height: 568))
      #expect(scrollView.legalOffsets.minimum.y == -64)
      // 568 - 667 + 44
      #expect(scrollView.legalOffsets.maximum.y == -55)
      let second = huggingContent(height: 320)
      host.manager.contentView = second
      window.layoutIfNeeded()
      #expect(second.frame.size == CGSize(width: 375, height: 320))
      #expect(scrollView.legalOffsets.minimum.y == -64)
      #expect(scrollView.legalOffsets.maximum.y == -64)
      #expect(first.superview == nil)
      #expect(second.superview === scrollView)
    }
  }

  @Test("S62: position constraints move to scroll view")
  func scrollViewReplacesItsContent() throws {
    try onEight { device in
      let host = ComposingController()
      let root: UIView = host.view
      let content = UIView()
      let below = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(below)
      root.addSubview(content)
      let leading = content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
      leading.priority = .defaultHigh
      let height = content.heightAnchor.constraint(equalToConstant: 300)
      height.priority = .defaultLow
      NSLayoutConstraint.activate([
        leading,
        root.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 16),
        content.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        height,
      ])
      host.manager.contentView = content
      let scrollView = host.manager.scrollView
      let window = UIWindow()
      window.rootViewController = host
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(scrollView.frame == CGRect(x: 16, y: 100, width: 343, height: 300))
      #expect(content.frame.size == CGSize(width: 343, height: 300))
      #expect(root.subviews == [below, scrollView])
      #expect(root.constraints.map(\.priority.rawValue) == [1000, 1000, 1000])
      #expect(content.constraints == [])
      let own = scrollView.constraints.filter {
        $0.firstItem === scrollView && $0.secondItem == nil
      }
      #expect(own.map(\.constant) == [300])
      #expect(own.map(\.priority.rawValue) == [1000])
    }
  }

  /// The child is not in the scroll view when the constraint would move there.
  @Test("S63: dependent child widths cannot move")
  func sizeThatChildDependsOnIsReported() throws {
    try onEight { device in
      let host = ComposingController()
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(child)
      let half = child.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5)
      half.isActive = true
      host.view.addSubview(content)
      var count = 0
      host.manager.eventHandler = { event in
        if case .diagnostic(.constraintOutsideSubtree, of: _?) = event.kind { count += 1 }
      }
      host.manager.contentView = content
      #expect(count == 1)
      #expect(content.constraints.contains(half))
    }
  }

  @Test func frameAndMaskMoveToScrollView() throws {
    try onEight { device in
      let host = ComposingController()
      let content = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      content.autoresizingMask = [.flexibleWidth]
      host.view.addSubview(content)
      host.manager.contentView = content
      let scrollView = host.manager.scrollView
      #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(scrollView.autoresizingMask == [.flexibleWidth])
      #expect(content.autoresizingMask == [])
      #expect(scrollView.translatesAutoresizingMaskIntoConstraints)
      #expect(!content.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test func sameContentViewAgainChangesNothing() throws {
    try onEight { device in
      let host = ComposingController()
      let content = Content.weak.make()
      host.manager.contentView = content
      let constraints = host.manager.scrollView.constraints
      host.manager.contentView = content
      #expect(host.manager.scrollView.constraints == constraints)
      #expect(content.superview === host.manager.scrollView)
    }
  }

  @Test("S64: root content gets a white root")
  func rootContentGetsNewRootView() throws {
    try onEight { device in
      let controller = ScrollingContentViewController()
      let content = Content.weak.make()
      controller.makeArchivedView = {
        content.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.contentView = content
        return content
      }
      let root: UIView = controller.view
      #expect(root !== content)
      #expect(root.backgroundColor == .white)
      #expect(root.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(content.superview === controller.scrollView)
    }
  }

  /// The inset is 291 - 34 - 49 = 208 with the bars, and 291 - 34 = 257 without them.
  @Test("S66: insets compensate hidden bars immediately")
  func hiddenTabBarChangesInsetAtOnce() throws {
    let device = try Fixture.x.device(orientation: .portrait, keyboard: 291, landscape: nil)
    device.run {
      let host = ComposingController()
      host.manager.contentView = Content.weak.make()
      let tabs = UITabBarController()
      tabs.viewControllers = [host]
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      device.clock.settle()
      device.keyboard.show(height: 291)
      device.clock.advance(by: 1)
      #expect(host.manager.bottomInset == 208)
      #expect(host.view.safeAreaInsets.bottom == 291)
      tabs.tabBar.isHidden = true
      #expect(host.manager.bottomInset == 257)
      #expect(host.view.safeAreaInsets.bottom == 291)
    }
  }

  /// The safe area is 34 although 257 are added: 34 - 257 counts as 0, and all of 291 is added.
  @Test func outdatedSafeAreaAddsNoMore() throws {
    final class LateView: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      }
    }
    let device = try Fixture.x.device(orientation: .portrait, keyboard: 291, landscape: nil)
    device.run {
      let host = ComposingController()
      host.view = LateView(frame: UIScreen.main.bounds)
      host.additionalSafeAreaInsets.bottom = 257
      host.manager.contentView = Content.weak.make()
      let window = UIWindow()
      window.rootViewController = host
      device.keyboard.show(height: 291)
      device.clock.advance(by: 1)
      #expect(host.manager.bottomInset == 291)
    }
  }

  @Test("S65: each appearance reports unsized content")
  func undefinedSizeIsReported() throws {
    try onEight { device in
      let empty = reports(for: UIView())
      #expect(empty == [.undefinedContentSize, .undefinedContentSize])
      // In the scroll view a frame does not count as a constraint.
      let drawn = reports(for: UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
      #expect(drawn == [.undefinedContentSize, .undefinedContentSize])
      let high = UIView()
      high.heightAnchor.constraint(equalToConstant: 200).isActive = true
      #expect(reports(for: high) == [])
      #expect(reports(for: nil) == [.noContentView, .noContentView])
    }
  }

  /// Returns the diagnostics when a controller with this content appears twice.
  @MainActor
  private func reports(for content: UIView?) -> [TechniqueEvent.Diagnostic] {
    var reports: [TechniqueEvent.Diagnostic] = []
    let controller = ScrollingContentViewController()
    controller.contentView = content
    controller.manager.eventHandler = { event in
      if case .diagnostic(let diagnostic, _) = event.kind { reports.append(diagnostic) }
    }
    for _ in 0..<2 {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
    return reports
  }

  @MainActor
  private func huggingContent(height: CGFloat) -> UIView {
    let view = IntrinsicView()
    view.size.height = height
    view.setContentHuggingPriority(.required, for: .vertical)
    return view
  }

  private func onEight(_ body: @MainActor (SimulatedDevice) -> Void) throws {
    let device = try Fixture.i8.device(orientation: .portrait, keyboard: 216, landscape: nil)
    device.run { body(device) }
  }
}
