import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// The container on an X (safe area 734 of 812, keyboard 291, so an inset of 291 - 34 = 257) and on
/// an 8 (647 of 667, keyboard 216).
@Suite struct ContainerScrollTests {
  /// The effect of a keyboard of 291 on a weak embedded view.
  struct Effect: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var behavior = ContainerScrollEmbedder.KeyboardAdjustmentBehavior.adjustAdditionalSafeAreaInsets
    var resizes = false
    var additional: CGFloat = 0
    var embedded: CGFloat
    var content: CGFloat
    var indicator: CGFloat = 0
    var highest: CGFloat
  }

  static let effects = [
    Effect(
      testDescription: "E03 safe area: 477 + 257",
      additional: 257,
      embedded: 734,
      content: 734,
      highest: 213
    ),
    Effect(
      testDescription: "E04 safe area, resized",
      resizes: true,
      additional: 257,
      embedded: 477,
      content: 477,
      highest: -44
    ),
    Effect(
      testDescription: "E05 content size: 734 + 257, 991 - 812 + 34",
      behavior: .adjustScrollViewContentSize,
      embedded: 734,
      content: 991,
      indicator: 257,
      highest: 213
    ),
    Effect(
      testDescription: "E06 content size, resized: 734 - 257",
      behavior: .adjustScrollViewContentSize,
      resizes: true,
      embedded: 477,
      content: 734,
      indicator: 257,
      highest: -44
    ),
    Effect(
      testDescription: "E07 none",
      behavior: .none,
      embedded: 734,
      content: 734,
      highest: -44
    ),
  ]

  @Test("E01, E08: before and after a keyboard", arguments: effects)
  func effectComesAndGoes(effect: Effect) throws {
    try onX { device in
      let screen = Container(.weak, on: device)
      screen.embedder.keyboardAdjustmentBehavior = effect.behavior
      screen.embedder.shouldResizeEmbeddedViewForKeyboard = effect.resizes
      screen.embedder.scrollView.keyboardDismissMode = .interactive
      screen.expectRest()
      device.keyboard.show(height: 291)
      screen.wait(0.149)
      screen.expectRest()
      screen.wait(0.001)
      #expect(screen.controller.additionalSafeAreaInsets.bottom == effect.additional)
      #expect(screen.content.frame.height == effect.embedded)
      #expect(screen.scrollView.contentSize.height == effect.content)
      #expect(screen.scrollView.verticalScrollIndicatorInsets.bottom == effect.indicator)
      #expect(screen.scrollView.legalOffsets.maximum.y == effect.highest)
      #expect(screen.scrollView.alwaysBounceVertical)
      device.keyboard.hide()
      screen.wait(0.15)
      screen.expectRest()
    }
  }

  @Test("E02: only a required height conflicts")
  func tooShortRequiredChainIsUnsatisfiable() throws {
    try onX { device in
      let screen = Container(.height(300, priority: 1000), on: device)
      #expect(!device.layoutDiagnostics.conflicts.isEmpty)
      #expect(screen.content.superview === screen.scrollView)
    }
    try onX { device in
      let screen = Container(.height(300, priority: 249), on: device)
      #expect(device.layoutDiagnostics.conflicts.isEmpty)
      #expect(screen.content.frame.height == 734)
    }
  }

  /// Before, the height is 734 - 49 = 685, during 477 + 257; afterwards the value is lost, or kept
  /// twice.
  @Test("E09, E10, V09: application's inset of 49", arguments: [false, true])
  func additionalInsetIsLostOrKept(merges: Bool) throws {
    var parameters = ContainerScrollParameters()
    parameters.mergesAdditionalInset = merges
    try onX { device in
      let screen = Container(.weak, parameters, additionalBottom: 49, on: device)
      #expect(screen.content.frame.height == 685)
      device.keyboard.show(height: 291)
      screen.wait(1)
      #expect(screen.content.frame.height == 734)
      device.keyboard.hide()
      screen.wait(1)
      #expect(screen.controller.additionalSafeAreaInsets.bottom == (merges ? 49 : 0))
      #expect(screen.content.frame.height == 734)
    }
  }

  /// It applies 0.15 seconds after the change.
  @Test("E12, V08: only the last change applies")
  func rapidChangesAreOneChange() throws {
    try onEight { device in
      let screen = Container(.weak, on: device)
      device.keyboard.show(height: 216)
      screen.wait(1)
      screen.beginLog()
      device.keyboard.hide()
      screen.wait(0.03)
      device.keyboard.show(height: 216)
      screen.wait(0.05)
      device.keyboard.show(height: 260)
      screen.wait(1)
      #expect(screen.log == ["260 at 0.23"])
    }
  }

  /// A restarted wait would end at 0.10 + 0.15.
  @Test("E13: an equal frame extends no wait")
  func equalFrameDoesNotRestartWait() throws {
    try onEight { device in
      let screen = Container(.weak, on: device)
      screen.beginLog()
      device.keyboard.show(height: 216)
      screen.wait(0.1)
      device.keyboard.show(height: 216)
      screen.wait(1)
      #expect(screen.log == ["216 at 0.15"])
    }
  }

  /// The earliest filter delivered the newest frame 0.15 after the *first* change.
  @Test func earliestFilterDoesNotRestartWait() throws {
    var parameters = ContainerScrollParameters()
    parameters.restartsRunningTimer = false
    parameters.measuresAtNotification = true
    try onEight { device in
      let screen = Container(.weak, parameters, on: device)
      screen.beginLog()
      device.keyboard.show(height: 216)
      screen.wait(0.1)
      device.keyboard.show(height: 260)
      screen.wait(1)
      #expect(screen.log == ["260 at 0.15"])
    }
  }

  @Test("E14: 0.15 s follow the rotation")
  func rotationIsFollowedByTheFullWait() throws {
    try onEight { device in
      let screen = Container(.weak, on: device)
      device.keyboard.show(height: 216)
      screen.wait(1)
      screen.beginLog()
      device.rotate(to: .landscape)
      screen.wait(1)
      #expect(screen.log == ["162 at 0.45"])
    }
  }

  /// 291 - (34 - 257) = 514.
  @Test("E17: a late safe area counts twice")
  func outdatedSafeAreaInflatesInset() throws {
    final class LateView: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      }
    }
    try onX { device in
      let controller = ContainerScrollViewController()
      controller.view = LateView(frame: UIScreen.main.bounds)
      controller.additionalSafeAreaInsets.bottom = 257
      controller.embedder.embed(UIViewController())
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.keyboard.show(height: 291)
      device.clock.advance(by: 1)
      #expect(controller.embedder.bottomInset == 514)
    }
  }

  @Test("E18: a dismissing drag moves the content")
  func dragDismissalIsFollowedAtOnce() throws {
    try onEight { device in
      let screen = Container(.weak, on: device)
      screen.embedder.shouldResizeEmbeddedViewForKeyboard = true
      screen.scrollView.keyboardDismissMode = .onDrag
      device.keyboard.show(height: 216)
      screen.wait(1)
      screen.beginLog()
      screen.scrollView.isTracking = true
      device.keyboard.hide()
      #expect(screen.log == ["0 at 0.0"])
    }
  }

  /// At rest the visible band is [0, 647]; above the keyboard of 260 it is [0, 387], and
  /// -20 + 540 - 387 = 133.
  @Test("E21: UIKit cannot scroll without the inset")
  func firstScrollIsTooEarly() throws {
    try onEight(keyboard: 260) { device in
      let field = Content.Span(500, 540)
      let screen = Container(.tall(1000, fields: [field]), on: device)
      screen.fields[0].becomeFirstResponder()
      #expect(screen.offset == -20)
      screen.wait(0.15)
      #expect(screen.embedder.bottomInset == 260)
      #expect(screen.offset == -20)
      screen.wait(0.1)
      #expect(screen.offset == 133)
    }
  }

  /// In landscape the stale inset of 216 leaves 375 - 216 = 159, and 640 - 159 = 481; with 162 it
  /// would be 640 - 213 = 427.
  @Test("E22: UIKit scrolls with the old inset")
  func scrollAfterRotationGoesTooFar() throws {
    try onEight { device in
      let field = Content.Span(600, 640)
      let screen = Container(.tall(1000, fields: [field]), on: device)
      screen.fields[0].becomeFirstResponder()
      screen.wait(1)
      #expect(screen.offset == 189)
      device.rotate(to: .landscape)
      #expect(screen.offset == 209)
      screen.wait(1)
      #expect(screen.embedder.bottomInset == 162)
      #expect(screen.offset == 481)
    }
  }

  @Test func embedderAcceptsOneController() throws {
    try onX { device in
      let controller = ContainerScrollViewController()
      var diagnostics: [TechniqueEvent.Diagnostic] = []
      controller.embedder.eventHandler = { event in
        if case .diagnostic(let diagnostic, _) = event.kind { diagnostics.append(diagnostic) }
      }
      controller.beginAppearanceTransition(true, animated: false)
      #expect(diagnostics == [.nothingEmbedded])
      let first = UIViewController()
      controller.embedder.embed(first)
      controller.embedder.embed(UIViewController())
      #expect(diagnostics == [.nothingEmbedded, .embeddedTwice])
      #expect(controller.children == [first])
      #expect(first.view.superview === controller.embedder.scrollView)
    }
  }
}

/// Creates a container with an embedded view.
@MainActor
private final class Container {
  let controller: ContainerScrollViewController
  let content: UIView
  private let screen: TechniqueScreen
  private(set) var log: [String] = []

  init(
    _ content: Content,
    _ parameters: ContainerScrollParameters = ContainerScrollParameters(),
    additionalBottom: CGFloat = 0,
    on device: SimulatedDevice
  ) {
    let controller = ContainerScrollViewController(parameters: parameters)
    controller.additionalSafeAreaInsets.bottom = additionalBottom
    let embedded = UIViewController()
    self.controller = controller
    self.content = content.make()
    embedded.view = self.content
    controller.embedder.embed(embedded)
    screen = TechniqueScreen(controller, self.content, on: device) {
      controller.embedder.scrollView
    }
  }

  var embedder: ContainerScrollEmbedder { controller.embedder }
  var scrollView: UIScrollView { screen.scrollView }
  var fields: [UITextField] { screen.fields }
  var offset: CGFloat { screen.offset }

  func wait(_ seconds: Double) { screen.wait(seconds) }

  /// Checks that on an X without a keyboard the embedded view fills the safe area without
  /// additions.
  func expectRest() {
    #expect(controller.additionalSafeAreaInsets.bottom == 0)
    #expect(content.frame.height == 734)
    #expect(scrollView.contentSize.height == 734)
    #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)
    #expect(offset == -44)
  }

  /// Logs the bottom insets and their times from now on.
  func beginLog() {
    let start = screen.device.clock.now
    log = []
    embedder.eventHandler = { [weak self] event in
      guard case .bottomInset(let inset, _) = event.kind else { return }
      let time = ((event.time - start) * 1000).rounded() / 1000
      self?.log.append("\(Int(inset)) at \(time)")
    }
  }
}

private func onX(_ body: @MainActor (SimulatedDevice) -> Void) throws {
  let device = try Fixture.x.device(orientation: .portrait, keyboard: 291, landscape: 171)
  device.run { body(device) }
}

private func onEight(
  keyboard: Double = 216,
  _ body: @MainActor (SimulatedDevice) -> Void
) throws {
  let device = try Fixture.i8.device(orientation: .portrait, keyboard: keyboard, landscape: 162)
  device.run { body(device) }
}
