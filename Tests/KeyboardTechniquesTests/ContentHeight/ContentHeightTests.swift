import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// A screen of 375 x 667 with a status bar of 20 and a keyboard of 258, with its top at 409.
///
/// The scroll view is at 20 and 647 high.
@Suite struct ContentHeightTests {
  /// The height is the design's, then 667 - 20, then 375 without a status bar.
  @Test("Z01, Z02: heights without keyboard")
  func heightFillsSpaceBetweenBars() throws {
    try onScreen(fields: []) { screen, manager in
      let loaded = UIViewController()
      let early = ContentHeightManager(hostViewController: loaded)
      early.designHeight = 600
      early.insertScrollView(around: UIView())
      loaded.view.layoutIfNeeded()
      #expect(early.scrollView.contentSize.height == 600)
      #expect(screen.content.frame.height == 647)
      #expect(screen.legal == [0, 0])
      screen.device.rotate(to: .landscape)
      screen.wait(0.3)
      #expect(screen.content.frame.height == 375)
      #expect(screen.legal == [0, 0])
    }
  }

  /// The technique scrolls to the root view's rectangle 520...550 in the content: 550 - 389 = 161.
  ///
  /// 530 - 389 = 141 would be enough.
  @Test("Z04, Z08: the status bar adds distance")
  func hiddenFieldScrollsToWrongRectangle() throws {
    try onScreen(fields: [Content.Span(500, 530)]) { screen, manager in
      screen.fields[0].becomeFirstResponder()
      #expect(screen.scrollView.contentInset.bottom == 258)
      #expect(screen.scrollView.verticalScrollIndicatorInsets.bottom == 258)
      #expect(screen.offset == 161)
      #expect(screen.screenBottom(of: screen.fields[0]) == 389)
      screen.fields[0].resignFirstResponder()
      screen.wait(1)
      #expect(screen.scrollView.contentInset == .zero)
      #expect(screen.offset == 0)
    }
  }

  @Test("Z05, Z06: a visible field prevents insets")
  func visibleFieldGetsNoInset() throws {
    let fields = [Content.Span(300, 330), Content.Span(560, 590)]
    try onScreen(fields: fields) { screen, manager in
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.scrollView.contentInset == .zero)
      screen.fields[1].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.offset == 0)
      // 590 + 20, under the keyboard's top at 409.
      #expect(screen.screenBottom(of: screen.fields[1]) == 610)
    }
  }

  @Test("Z07: a text view activates late")
  func textViewHasNoEffect() throws {
    try onScreen(fields: []) { screen, manager in
      let textView = UITextView(frame: CGRect(x: 20, y: 500, width: 200, height: 60))
      screen.content.addSubview(textView)
      textView.becomeFirstResponder()
      screen.wait(1)
      #expect(screen.device.keyboard.isVisible)
      #expect(screen.scrollView.contentInset == .zero)
    }
  }

  @Test("Z11: a covered screen keeps its inset")
  func coveredScreenMissesHide() throws {
    try onScreen(fields: [Content.Span(500, 530)]) { screen, manager in
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      screen.host.beginAppearanceTransition(false, animated: false)
      screen.host.endAppearanceTransition()
      screen.device.keyboard.hide()
      screen.wait(1)
      screen.host.beginAppearanceTransition(true, animated: false)
      screen.host.endAppearanceTransition()
      #expect(screen.scrollView.contentInset.bottom == 258)
    }
  }

  /// 450 - (667 - 216) = -1, then 450 - 409 = 41 and 450 - 389 = 61.
  @Test("Z12: only the higher keyboard hides fields")
  func grownKeyboardIsFollowed() throws {
    try onScreen(fields: [Content.Span(400, 430)], keyboard: 216) { screen, manager in
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.scrollView.contentInset == .zero)
      screen.device.keyboard.show(height: 258)
      #expect(screen.scrollView.contentInset.bottom == 258)
      #expect(screen.offset == 61)
    }
  }

  /// At an offset of 161 the field 560...590 is at 419...449 of the root view.
  ///
  /// As a rectangle of the content, this is in the visible band of [161, 550], so nothing moves.
  @Test("Z15, Z16: only UIKit scrolls to fields", arguments: [false, true])
  func nextFieldIsNotScrolled(scrollsToFirstResponder: Bool) throws {
    let fields = [Content.Span(500, 530), Content.Span(560, 590)]
    try onScreen(fields: fields, scrollsToFirstResponder: scrollsToFirstResponder) {
      screen,
      manager in
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.offset == 161)
      screen.fields[1].becomeFirstResponder()
      screen.device.keyboard.show(height: 258)
      screen.wait(1)
      #expect(screen.offset == (scrollsToFirstResponder ? 201 : 161))
    }
  }

  @Test func rotationIgnoresKeyboard() throws {
    try onScreen(fields: [Content.Span(500, 530)]) { screen, manager in
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      screen.device.rotate(to: .landscape)
      screen.wait(1)
      #expect(screen.scrollView.contentInset.bottom == 258, "portrait's, in landscape")
    }
  }

  private func onScreen(
    fields: [Content.Span],
    keyboard: Double = 258,
    scrollsToFirstResponder: Bool = true,
    _ body: @MainActor (TechniqueScreen, ContentHeightManager) -> Void
  ) throws {
    let device = try Fixture.i8.device(
      orientation: .portrait,
      keyboard: keyboard,
      landscape: 162,
      scrollsToFirstResponder: scrollsToFirstResponder
    )
    device.run {
      let host = ForwardingController()
      let manager = ContentHeightManager(hostViewController: host)
      let content = Content.fields(fields).make()
      host.didLoad = { [unowned manager] in
        manager.insertScrollView(around: content)
        manager.viewDidLoad()
      }
      host.willAppear = { [unowned manager] in manager.viewWillAppear(false) }
      host.didAppear = { [unowned manager] in manager.viewDidAppear(false) }
      host.willDisappear = { [unowned manager] in manager.viewWillDisappear(false) }
      host.willTransition = { [unowned manager] in manager.viewWillTransition(to: $0, with: $1) }
      body(TechniqueScreen(host, content, on: device) { manager.scrollView }, manager)
    }
  }
}
