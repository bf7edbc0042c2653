import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// Screens of 375 x 667, filled by their scroll view unless noted; a keyboard of 258 begins at 409.
///
/// The status bar's safe area does not add to the insets, as on systems of the technique's time.
@Suite struct ContentInsetTests {
  /// The band above the keyboard is 818 - 346 = 472 high: 577.5 - 472 = 105.5.
  @Test("A03, A05, A18: the sample of 2020", arguments: [true, false])
  func lastSampleFieldIsVisible(scrollsToActiveField: Bool) throws {
    let fields = [Content.Span(273.5, 307.5), Content.Span(543.5, 577.5)]
    try onScreen(.tall(657.5, fields: fields), fixture: .xr, keyboard: 346) { manager, content in
      manager.pinsScrollViewToSafeArea = true
      manager.scrollsToActiveField = scrollsToActiveField
    } _: { screen, manager in
      #expect(screen.scrollView.frame == CGRect(x: 0, y: 44, width: 414, height: 818))
      screen.fields[1].becomeFirstResponder()
      screen.wait(0.24)
      #expect(screen.scrollView.contentInset == .zero)
      screen.wait(0.01)
      #expect(screen.scrollView.contentInset.bottom == 346)
      #expect(screen.offset == 105.5)
      #expect(screen.legal == [0, 185.5])
      screen.fields[1].resignFirstResponder()
      #expect(screen.scrollView.contentInset == .zero)
      #expect(screen.offset == 0)
    }
  }

  /// The height before the change leaves 667 - 216 = 451 and 594 - 451 = 143.
  ///
  /// The height after the change leaves 409 and 185.
  @Test("A07 and A08: a keyboard that grows", arguments: [false, true])
  func growingKeyboardUsesItsOldHeight(usesEndFrame: Bool) throws {
    try onScreen(.tall(700, fields: [Content.Span(560, 594)]), keyboard: 216) { manager, content in
      manager.usesKeyboardEndFrame = usesEndFrame
    } _: { screen, manager in
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      screen.device.keyboard.show(height: 258)
      screen.wait(1)
      #expect(screen.scrollView.contentInset.bottom == (usesEndFrame ? 258 : 216))
      #expect(screen.offset == (usesEndFrame ? 185 : 143))
    }
  }

  @Test("A09: first keyboard without begin height")
  func zeroHeightBeginFrameAddsNoInset() throws {
    try onScreen(.tall(700, fields: [Content.Span(560, 594)])) { screen, manager in
      manager.textFieldDidBeginEditing(screen.fields[0])
      let begin = CGRect(x: 0, y: 667, width: 375, height: 0)
      screen.device.keyboard.show(height: 258, begin: begin)
      screen.wait(1)
      #expect(screen.scrollView.contentInset == .zero)
      #expect(screen.legal == [0, 33])
      #expect(screen.offset == 0)
    }
  }

  /// The expected inset is 620 - 409.
  @Test("A11: only tracked text views count", arguments: [false, true])
  func textViewIsTrackedOnRequest(tracksTextViews: Bool) throws {
    try onScreen(.tall(700)) { manager, content in
      manager.tracksTextViews = tracksTextViews
      content.addSubview(UITextView(frame: CGRect(x: 20, y: 560, width: 200, height: 60)))
    } _: { screen, manager in
      screen.content.subviews[0].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.scrollView.contentInset.bottom == (tracksTextViews ? 258 : 0))
      #expect(screen.offset == (tracksTextViews ? 211 : 0))
    }
  }

  /// A screen of 568 with a bar that ends at 64; early systems put the bar into the top inset.
  @Test("A12, A14: the bar's inset can vanish", arguments: [false, true])
  func topInsetIsReplaced(movesBottomEdge: Bool) throws {
    let content = Content.tall(700, fields: [Content.Span(100, 134)])
    try onScreen(content, fixture: .se, keyboard: 216) { manager, content in
      manager.movesBottomEdge = movesBottomEdge
    } _: { screen, manager in
      screen.scrollView.contentInset.top = 64
      #expect(screen.legal == [-64, 132])
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.scrollView.frame.height == (movesBottomEdge ? 352 : 568))
      #expect(screen.legal == (movesBottomEdge ? [-64, 348] : [0, 348]))
      #expect(screen.offset == (movesBottomEdge ? -64 : 0))
      screen.fields[0].resignFirstResponder()
      screen.wait(1)
      #expect(screen.scrollView.frame.height == 568)
      #expect(screen.legal == (movesBottomEdge ? [-64, 132] : [0, 132]))
    }
  }

  /// At an offset of 100 the field is at 460...494 of the root view.
  ///
  /// As a rectangle of the content, this is in the band [100, 509].
  @Test("A20: whole fields use the root view")
  func testedFieldUsesWrongCoordinateSpace() throws {
    let content = Content.tall(900, fields: [Content.Span(560, 594)])
    try onScreen(content, scrollsByItself: false) { manager, content in
      manager.testsWholeField = true
    } _: { screen, manager in
      screen.scrollView.contentOffset.y = 100
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.scrollView.contentInset.bottom == 258)
      #expect(screen.offset == 100)
    }
  }

  @Test func returnKeyDismissesTheKeyboard() throws {
    try onScreen(.tall(700, fields: [Content.Span(100, 134)])) { screen, manager in
      screen.fields[0].becomeFirstResponder()
      #expect(!manager.textFieldShouldReturn(screen.fields[0]))
      #expect(!screen.fields[0].isFirstResponder)
    }
  }

  // MARK: Revisions

  @Test(
    "A10 and V10: nothing is active",
    arguments: [(true, 258), (false, 0)] as [(Bool, CGFloat)]
  )
  func insetWithoutAnActiveField(always: Bool, inset: CGFloat) throws {
    var parameters = ContentInsetParameters()
    parameters.insetsWithoutActiveField = always
    try onScreen(.tall(700), parameters) { screen, manager in
      screen.device.keyboard.show(height: 258)
      screen.wait(1)
      #expect(screen.scrollView.contentInset.bottom == inset)
      #expect(screen.offset == 0)
    }
  }

  /// The origin 400 is above the keyboard's top at 409, the lower edge 434 is not: 434 - 409 = 25.
  @Test(
    "A19 and V11: an origin in sight",
    arguments: [(.hiddenOrigin, 0), (.always, 25)] as [(ContentInsetParameters.ScrollRule, CGFloat)]
  )
  func visibleOriginPreventsScroll(rule: ContentInsetParameters.ScrollRule, offset: CGFloat) throws
  {
    var parameters = ContentInsetParameters()
    parameters.scrolls = rule
    let content = Content.tall(700, fields: [Content.Span(400, 434)])
    try onScreen(content, parameters, scrollsByItself: false) { screen, manager in
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.scrollView.contentInset.bottom == 258)
      #expect(screen.offset == offset)
    }
  }

  // MARK: Set-up

  private func onScreen(
    _ content: Content,
    _ parameters: ContentInsetParameters = ContentInsetParameters(),
    fixture: Fixture = .i8,
    keyboard: Double = 258,
    scrollsByItself: Bool = true,
    configure: @MainActor (ContentInsetManager, UIView) -> Void = { _, _ in },
    _ body: @MainActor (TechniqueScreen, ContentInsetManager) -> Void
  ) throws {
    let device = try fixture.device(
      orientation: .portrait,
      keyboard: keyboard,
      landscape: nil,
      scrollsToFirstResponder: scrollsByItself
    )
    device.run {
      show(content.make(), parameters, on: device, configure: configure, body)
    }
  }

  @MainActor
  private func show(
    _ content: UIView,
    _ parameters: ContentInsetParameters,
    on device: SimulatedDevice,
    configure: @MainActor (ContentInsetManager, UIView) -> Void,
    _ body: @MainActor (TechniqueScreen, ContentInsetManager) -> Void
  ) {
    let host = ForwardingController()
    let manager = ContentInsetManager(hostViewController: host, parameters: parameters)
    manager.scrollView.contentInsetAdjustmentBehavior = .never
    configure(manager, content)
    host.didLoad = { [unowned manager] in
      manager.insertScrollView(around: content)
      manager.viewDidLoad()
    }
    body(TechniqueScreen(host, content, on: device) { manager.scrollView }, manager)
  }
}
