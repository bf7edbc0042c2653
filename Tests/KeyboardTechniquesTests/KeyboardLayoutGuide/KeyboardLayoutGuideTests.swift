import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// An X: 812 high with safe areas of 44 and 34, and a keyboard of 291 with its top at 521.
@Suite struct KeyboardLayoutGuideTests {
  /// 812 - 34 = 778 less 44 is 734, 521 - 44 = 477.
  @Test func scrollViewEndsAtTheKeyboard() throws {
    try onScreen(.weak) { screen in
      #expect(screen.scrollView.frame.height == 778)
      #expect(screen.content.frame.height == 734)
      screen.device.keyboard.show(height: 291)
      screen.wait(1)
      #expect(screen.scrollView.frame.height == 521)
      #expect(screen.content.frame.height == 477)
      screen.device.keyboard.hide()
      screen.wait(1)
      #expect(screen.scrollView.frame.height == 778)
      #expect(screen.content.frame.height == 734)
      #expect(screen.offset == -44)
    }
  }

  /// Without the safe area the scroll view is as high as the screen, unlike its content.
  ///
  /// The content is inside both safe areas, 812 - 44 - 34 = 734.
  @Test func scrollViewReachesBottomEdgeOnRequest() throws {
    try onScreen(.weak, usesBottomSafeArea: false) { screen in
      #expect(screen.scrollView.frame.height == 812)
      #expect(screen.content.frame.height == 734)
      screen.device.keyboard.show(height: 291)
      screen.wait(1)
      #expect(screen.scrollView.frame.height == 521)
      #expect(screen.content.frame.height == 477)
    }
  }

  /// A view that stays above the keyboard by itself needs no scroll view.
  @Test func screenThatUsesGuideIsUnchanged() throws {
    try onScreen(UIView()) { button, root, manager in
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      let guide = root.keyboardLayoutGuide
      button.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      button.heightAnchor.constraint(equalToConstant: 50).isActive = true
      manager.insertScrollView(around: root)
    } body: { screen in
      #expect(screen.scrollView.superview == nil)
      #expect(screen.content.frame.maxY == 778)
      screen.device.keyboard.show(height: 291)
      screen.wait(1)
      #expect(screen.content.frame.maxY == 521)
    }
  }

  /// 640 - 521 = 119.
  @Test func focusedFieldIsAboveKeyboard() throws {
    try onScreen(.tall(1000, fields: [Content.Span(600, 640)])) { screen in
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.offset == 119)
      #expect(screen.screenBottom(of: screen.fields[0]) == 521)
    }
  }

  /// A scroll view of 100...500 instead of the content shrinks only as far as necessary.
  @Test(arguments: [(261, 400), (400, 312)] as [(CGFloat, CGFloat)])
  func ownScrollViewShrinksInsteadOfContent(keyboard: CGFloat, height: CGFloat) throws {
    try onScreen(UIView()) { content, root, manager in
      content.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        content.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        content.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -312),
      ])
      manager.insertScrollView(around: content)
    } body: { screen in
      #expect(screen.scrollView.frame == CGRect(x: 0, y: 100, width: 375, height: 400))
      screen.device.keyboard.show(height: keyboard)
      screen.wait(1)
      #expect(screen.scrollView.frame.height == height)
      #expect(screen.device.layoutDiagnostics.conflicts.isEmpty)
    }
  }

  private func onScreen(
    _ content: Content,
    usesBottomSafeArea: Bool = true,
    _ body: @MainActor (TechniqueScreen) -> Void
  ) throws {
    try onScreen(content.make()) { view, _, manager in
      manager.usesBottomSafeArea = usesBottomSafeArea
      manager.insertScrollView(around: view)
    } body: {
      body($0)
    }
  }

  /// Shows a view in a host; `load` fills the host's root view.
  private func onScreen(
    _ makeView: @autoclosure @MainActor () -> UIView,
    load: @escaping @MainActor (_ view: UIView, _ root: UIView, KeyboardLayoutGuideManager) -> Void,
    body: @MainActor (TechniqueScreen) -> Void
  ) throws {
    let device = try Fixture.x.device(orientation: .portrait, keyboard: 291, landscape: nil)
    device.run {
      let host = ForwardingController()
      let manager = KeyboardLayoutGuideManager(hostViewController: host)
      let view = makeView()
      host.didLoad = { [unowned host, unowned manager] in load(view, host.view, manager) }
      body(TechniqueScreen(host, view, on: device) { manager.scrollView })
    }
  }
}
