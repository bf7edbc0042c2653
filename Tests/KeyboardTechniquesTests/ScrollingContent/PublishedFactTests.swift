import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// The assertions of the technique's own tests: six suites on three screens.
///
/// Heights are of the root view's safe area: 812 - 44 - 34 = 734, 844 - 47 - 34 = 763 and
/// 667 - 20 = 647.
@Suite struct PublishedFactTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    var id: String
    var suite: SuiteKind
    var action = Action.none
    /// Widths and heights of the content on the X, the 12 Pro and the 8.
    var sizes: [(Fixture, Double, Double)]

    var testDescription: String { "\(id) \(suite)" }
  }

  enum SuiteKind: String, CaseIterable, Sendable {
    case storyboard, code, manager, intrinsic, keyboard, insetKeyboard
  }

  enum Action: Sendable {
    case none
    case height(Double)
    case keyboard(resizes: Bool)
  }

  private static func sizes(
    _ x: (Double, Double),
    _ p12: (Double, Double),
    _ i8: (Double, Double)
  ) -> [(Fixture, Double, Double)] {
    [(.x, x.0, x.1), (.p12, p12.0, p12.1), (.i8, i8.0, i8.1)]
  }

  private static let safe = sizes((375, 734), (390, 763), (375, 647))
  private static let high = sizes((375, 2000), (390, 2000), (375, 2000))

  /// With additional insets of 64 and 49.
  private static let inset = sizes((375, 621), (390, 650), (375, 534))

  /// A keyboard of 258 replaces the 49 and the home indicator's area.
  private static let shrunk = sizes(
    (375, 621 - 209 + 34),
    (390, 650 - 209 + 34),
    (375, 534 - 209)
  )

  /// The same, in a scroll view 20 narrower on either side.
  private static let framed = sizes((335, 621), (350, 650), (335, 534))
  private static let framedShrunk = sizes((335, 446), (350, 475), (335, 325))

  static let facts: [Fact] = [
    Fact(id: "T02", suite: .code, sizes: safe),
    Fact(id: "T03", suite: .manager, sizes: safe),
    Fact(id: "T04", suite: .storyboard, sizes: safe),
    Fact(id: "T05", suite: .intrinsic, sizes: safe),
    Fact(id: "T06", suite: .code, action: .height(2000), sizes: high),
    Fact(id: "T07", suite: .manager, action: .height(2000), sizes: high),
    Fact(id: "T08", suite: .storyboard, action: .height(2000), sizes: high),
    Fact(id: "T09", suite: .intrinsic, action: .height(2000), sizes: high),
    Fact(id: "T10", suite: .keyboard, sizes: inset),
    Fact(id: "T11", suite: .keyboard, action: .keyboard(resizes: false), sizes: inset),
    Fact(id: "T12", suite: .keyboard, action: .keyboard(resizes: true), sizes: shrunk),
    Fact(id: "T13", suite: .insetKeyboard, sizes: framed),
    Fact(id: "T14", suite: .insetKeyboard, action: .keyboard(resizes: false), sizes: framed),
    Fact(
      id: "T15",
      suite: .insetKeyboard,
      action: .keyboard(resizes: true),
      sizes: framedShrunk
    ),
  ]

  @Test("T01", arguments: SuiteKind.allCases)
  func rootViewContainsScrollViewWithContent(kind: SuiteKind) throws {
    try Fixture.x.device(orientation: .portrait, keyboard: 258, landscape: nil).run {
      let subject = Subject(kind)
      #expect(subject.content.superview === subject.manager.scrollView)
      #expect(subject.manager.scrollView.superview === subject.controller.view)
      #expect(subject.controller.view !== subject.content)
    }
  }

  @Test(arguments: facts)
  func contentHasThePublishedSize(fact: Fact) throws {
    for (fixture, width, height) in fact.sizes {
      let device = try fixture.device(orientation: .portrait, keyboard: 258, landscape: nil)
      device.run {
        let subject = Subject(fact.suite)
        subject.perform(fact.action, on: device)
        let expected = CGSize(width: width, height: height)
        for (name, size) in [
          ("content", subject.content.frame.size),
          ("content size", subject.manager.scrollView.contentSize),
        ] {
          #expect(
            abs(size.width - expected.width) < 0.001 && abs(size.height - expected.height) < 0.001,
            "\(fact.id) on \(fixture): \(name) \(size), expected \(expected)"
          )
        }
      }
    }
  }
}

/// The set-up of one suite: the controller is the root of a window of the screen's size.
@MainActor
private final class Subject {
  let controller: UIViewController
  let manager: ScrollingContentViewManager
  let content: UIView
  private let window = UIWindow()

  init(_ kind: PublishedFactTests.SuiteKind) {
    content = Self.makeContent(kind)
    switch kind {
    case .storyboard, .code, .intrinsic:
      let controller = ScrollingContentViewController()
      if kind == .storyboard {
        // In the storyboard the content view is the root view.
        controller.makeArchivedView = { [content] in
          content.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
          controller.contentView = content
          return content
        }
      } else {
        controller.contentView = content
      }
      self.controller = controller
      manager = controller.manager
    case .manager, .keyboard, .insetKeyboard:
      let controller = ComposingController()
      self.controller = controller
      manager = controller.manager
      if kind != .manager {
        controller.additionalSafeAreaInsets.top = 64
        controller.additionalSafeAreaInsets.bottom = 49
      }
      if kind == .insetKeyboard {
        content.frame = controller.view.bounds.insetBy(dx: 20, dy: 20)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(content)
      }
      manager.contentView = content
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
  }

  private static func makeContent(_ kind: PublishedFactTests.SuiteKind) -> UIView {
    switch kind {
    case .storyboard, .code, .manager: Content.weak.make()
    case .intrinsic: Content.intrinsic(hugging: 250).make()
    case .keyboard, .insetKeyboard: Content.empty.make()
    }
  }

  func perform(_ action: PublishedFactTests.Action, on device: SimulatedDevice) {
    switch action {
    case .none:
      break
    case .height(let height):
      (content as? SizedView)?.heightConstraint?.constant = height
      (content as? IntrinsicView)?.size.height = height
      manager.scrollView.setNeedsLayout()
      manager.scrollView.layoutIfNeeded()
    case .keyboard(let resizes):
      manager.shouldResizeContentViewForKeyboard = resizes
      // A change with so long a duration is applied at once, without animation.
      device.keyboard.show(height: 258, duration: 0.35)
    }
  }
}
