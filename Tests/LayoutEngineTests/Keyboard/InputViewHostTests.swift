import DeviceCatalog
import Testing

@testable import LayoutEngine

/// The frames of accessories and input views on screen.
///
/// An iPhone 8 is 375 x 667 points, 667 x 375 in landscape. Its keyboard is 216 high, 162 in landscape.
@MainActor @Suite struct InputViewHostTests {
  /// A screen with a bar of 50 points that stays without a keyboard, as in a chat.
  private final class Chat: UIViewController {
    let bar = UIView(frame: rect(0, 0, 320, 50))
    let message = UITextField(frame: rect(10, 5, 200, 40))
    let search = UITextField(frame: rect(10, 30, 200, 40))
    let list = UIScrollView(frame: rect(0, 80, 375, 500))

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(message)
      view.addSubview(search)
      view.addSubview(list)
      list.keyboardDismissMode = .interactive
    }
  }

  private func withChat(
    on id: String = "iphone-8",
    _ body: @MainActor (Chat, UIWindow) throws -> Void
  ) throws {
    try makeDevice(id).run {
      let (window, chat) = (UIWindow(), Chat())
      window.rootViewController = chat
      window.makeKeyAndVisible()
      chat.becomeFirstResponder()
      settle()
      try body(chat, window)
    }
  }

  private func settle() { SimulatedDevice.current.clock.advance(by: 1) }

  /// 667 - 50 = 617.
  @Test func barRestsAtTheBottom() throws {
    try withChat { chat, _ in
      #expect(chat.bar.convert(chat.bar.bounds, to: nil) == rect(0, 617, 375, 50))
    }
  }

  /// On an iPhone X, 34 points below the bar belong to the home indicator: 812 - 34 - 50 = 728.
  @Test func barEndsAboveTheHomeIndicator() throws {
    try withChat(on: "iphone-x") { chat, _ in
      #expect(chat.bar.convert(chat.bar.bounds, to: nil) == rect(0, 728, 375, 50))
      #expect(chat.bar.safeAreaInsets.bottom == 0)
    }
  }

  /// The bar begins at 667 - 216 - 50 = 401, and the field 5 points below that.
  @Test func fieldInTheBarKeepsTheBar() throws {
    try withChat { chat, _ in
      chat.message.becomeFirstResponder()
      settle()
      #expect(SimulatedDevice.current.keyboard.frame == rect(0, 401, 375, 266))
      #expect(chat.message.convert(chat.message.bounds, to: nil) == rect(10, 406, 200, 40))
    }
  }

  @Test(arguments: [true, false])
  func controllerRegainsFirstResponder(isInBar: Bool) throws {
    try withChat { chat, _ in
      let field = isInBar ? chat.message : chat.search
      field.becomeFirstResponder()
      settle()
      field.resignFirstResponder()
      settle()
      #expect(chat.isFirstResponder)
      #expect(chat.bar.convert(chat.bar.bounds, to: nil) == rect(0, 617, 375, 50))
    }
  }

  @Test func barTurnsWithTheDevice() throws {
    try withChat { chat, _ in
      chat.message.becomeFirstResponder()
      SimulatedDevice.current.rotate(to: .landscape)
      settle()
      // 375 - 162 - 50 = 163.
      #expect(chat.bar.convert(chat.bar.bounds, to: nil) == rect(0, 163, 667, 50))
    }
  }

  /// The keyboard begins at 401 and can follow a finger down to 617.
  @Test func dragStopsAtTheBar() throws {
    try withChat { chat, _ in
      let keyboard = SimulatedDevice.current.keyboard
      chat.search.becomeFirstResponder()
      settle()
      keyboard.dragDidMove(to: 500, in: chat.list)
      #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 500)
      keyboard.dragDidMove(to: 660, in: chat.list)
      #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 617)
      keyboard.dragDidEnd(velocity: 100, in: chat.list)
      #expect(chat.isFirstResponder)
      #expect(keyboard.frame == rect(0, 617, 375, 50))
    }
  }

  @Test func barLeavesWithItsScreen() throws {
    try makeDevice().run {
      let (window, chat) = (UIWindow(), Chat())
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(chat, animated: false)
      settle()
      chat.message.becomeFirstResponder()
      chat.becomeFirstResponder()
      chat.message.becomeFirstResponder()
      settle()
      navigation.popViewController(animated: true)
      settle()
      #expect(!SimulatedDevice.current.keyboard.isVisible)
      #expect(chat.bar.superview == nil)
      #expect(!chat.message.isFirstResponder)
    }
  }

  @Test func barReturnsWithItsField() throws {
    try makeDevice().run {
      let (window, chat) = (UIWindow(), Chat())
      let navigation = UINavigationController(rootViewController: chat)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      chat.becomeFirstResponder()
      chat.message.becomeFirstResponder()
      settle()
      navigation.pushViewController(UIViewController(), animated: true)
      settle()
      #expect(!SimulatedDevice.current.keyboard.isVisible)
      navigation.popViewController(animated: true)
      settle()
      #expect(chat.message.isFirstResponder)
      #expect(SimulatedDevice.current.keyboard.frame == rect(0, 401, 375, 266))
      #expect(chat.bar.convert(chat.bar.bounds, to: nil) == rect(0, 401, 375, 50))
    }
  }

  /// A bar of 44 above an input view of 200: 667 - 244 = 423, and 423 + 44 = 467.
  @Test func inputViewIsBelowTheAccessory() throws {
    try makeDevice().run {
      let (window, field) = (UIWindow(), UITextField())
      window.addSubview(field)
      window.makeKeyAndVisible()
      let (bar, wheel) = (UIView(frame: rect(0, 0, 0, 44)), UIView(frame: rect(0, 0, 0, 200)))
      (field.inputAccessoryView, field.inputView) = (bar, wheel)
      field.becomeFirstResponder()
      settle()
      #expect(bar.convert(bar.bounds, to: nil) == rect(0, 423, 375, 44))
      #expect(wheel.convert(wheel.bounds, to: nil) == rect(0, 467, 375, 200))
    }
  }

  /// A bar as high as its label of 30 with 10 points above and below: 50.
  @Test func constrainedBarFillsTheWidth() throws {
    try makeDevice().run {
      let (window, field) = (UIWindow(), UITextField())
      window.addSubview(field)
      window.makeKeyAndVisible()
      let (bar, content) = (UIView(), ContentBox(100, 30))
      bar.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -10),
        content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      ])
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      settle()
      #expect(SimulatedDevice.current.keyboard.height == 266)
      #expect(bar.convert(bar.bounds, to: nil) == rect(0, 401, 375, 50))
      #expect(!bar.hasAmbiguousLayout)
    }
  }

  @Test func bothFieldsShowTheirOwnBars() throws {
    try makeDevice().run {
      let window = UIWindow()
      let (one, two) = (UITextField(), UITextField())
      for field in [one, two] {
        window.addSubview(field)
        field.inputAccessoryView = UIView(frame: rect(0, 0, 0, 44))
      }
      window.makeKeyAndVisible()
      one.becomeFirstResponder()
      settle()
      two.becomeFirstResponder()
      settle()
      #expect(one.inputAccessoryView?.superview == nil)
      #expect(two.inputAccessoryView?.window != nil)
    }
  }
}
