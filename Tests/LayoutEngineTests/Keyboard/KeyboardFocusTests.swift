import DeviceCatalog
import Testing

@testable import LayoutEngine

/// The keyboard after changes of the first responder, on an iPhone 8.
@MainActor @Suite struct KeyboardFocusTests {
  @Test func textFieldBeginsEditingBeforeKeyboard() throws {
    try makeDevice(options: .withoutScrolling).run {
      let witness = KeyboardWitness()
      let field = TestField("field", witness: witness)
      field.becomeFirstResponder()
      #expect(witness.words == ["0.0 field begins", "0.0 willChangeFrame", "0.0 willShow"])
    }
  }

  @Test func textViewBeginsEditingAfterKeyboardNotification() throws {
    try makeDevice(options: .withoutScrolling).run {
      let witness = KeyboardWitness()
      let view = TestField("view", witness: witness, actsAsTextView: true)
      view.becomeFirstResponder()
      #expect(witness.words == ["0.0 willChangeFrame", "0.0 willShow", "0.0 view begins"])
    }
  }

  /// An iPhone 8's keyboard is 216 points high.
  @Test func searchBarShowsKeyboardAndNotifiesDelegate() throws {
    @MainActor final class Delegate: NSObject, UISearchBarDelegate {
      var words: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { words.append("begins") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { words.append("ends") }
    }
    try makeDevice(options: .withoutScrolling).run {
      let bar = UISearchBar(frame: .zero)
      let delegate = Delegate()
      bar.delegate = delegate
      #expect(bar.becomeFirstResponder())
      #expect(SimulatedDevice.current.keyboard.height == 216)
      #expect(bar.resignFirstResponder())
      #expect(!SimulatedDevice.current.keyboard.isVisible)
      #expect(delegate.words == ["begins", "ends"])
      bar.isHidden = true
      #expect(!bar.becomeFirstResponder())
    }
  }

  @Test func editingEndsBeforeKeyboardHides() throws {
    try makeDevice(options: .withoutScrolling).run {
      let witness = KeyboardWitness()
      let field = TestField("field", witness: witness)
      field.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      field.resignFirstResponder()
      #expect(
        witness.words.suffix(3) == ["1.0 field ends", "1.0 willChangeFrame", "1.0 willHide"]
      )
    }
  }

  @Test func focusChangeAtEqualHeightPostsNothing() throws {
    try makeDevice(options: .withoutScrolling).run {
      let witness = KeyboardWitness()
      let one = TestField("one", witness: witness)
      let two = TestField("two", witness: witness)
      one.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      two.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(witness.words.suffix(3) == ["0.25 didShow", "1.0 one ends", "1.0 two begins"])
    }
  }

  @Test func fieldThatLeavesWindowResigns() throws {
    final class Field: UITextField {
      var resignations = 0
      override func resignFirstResponder() -> Bool {
        resignations += 1
        return super.resignFirstResponder()
      }
    }
    try makeDevice(options: .withoutScrolling).run {
      let (window, panel, field) = (UIWindow(), UIView(), Field())
      window.addSubview(panel)
      panel.addSubview(field)
      field.becomeFirstResponder()
      panel.removeFromSuperview()
      #expect(field.resignations == 1)
      #expect(!field.isFirstResponder)
      #expect(!SimulatedDevice.current.keyboard.isVisible)
    }
  }

  @Test func controllerResignsWhenViewLeavesWindow() throws {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    try makeDevice().run {
      let (window, controller) = (UIWindow(), Controller())
      window.rootViewController = controller
      controller.becomeFirstResponder()
      window.rootViewController = nil
      #expect(!controller.isFirstResponder)
    }
  }

  @Test func unwillingFieldKeepsFocus() throws {
    try makeDevice().run {
      let stubborn = StubbornField("stubborn")
      let other = TestField("other")
      stubborn.becomeFirstResponder()
      #expect(!other.becomeFirstResponder())
      #expect(stubborn.isFirstResponder)
      #expect(SimulatedDevice.current.keyboard.isVisible)
    }
  }

  @Test func responderWithoutTextShowsNoKeyboard() throws {
    try makeDevice().run {
      let field = TestField("field")
      field.becomeFirstResponder()
      let button = Focusable()
      #expect(button.becomeFirstResponder())
      #expect(!SimulatedDevice.current.keyboard.isVisible)
    }
  }

  /// UIKit requests the scroll after the will-show and did-show observers.
  ///
  /// It also does if the focus moves while the keyboard is already up.
  @Test func focusRequestsScrollToField() throws {
    try makeDevice().run {
      let witness = KeyboardWitness()
      let one = TestField("one", witness: witness)
      let two = TestField("two", witness: witness)
      one.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      two.becomeFirstResponder()
      #expect(
        witness.words == [
          "0.0 one begins", "0.0 willChangeFrame", "0.0 willShow", "0.0 scroll to one",
          "0.25 didChangeFrame", "0.25 didShow", "0.25 scroll to one",
          "1.0 one ends", "1.0 two begins", "1.0 scroll to two",
        ]
      )
    }
  }

  @Test(arguments: [true, false])
  func endOfRotationRequestsScroll(keyboardIsUp: Bool) throws {
    let device = try makeDevice()
    device.run {
      let witness = KeyboardWitness()
      let field = TestField("field", witness: witness)
      field.becomeFirstResponder()
      if !keyboardIsUp { device.keyboard.hide() }
      device.clock.advance(by: 1)
      device.keyboard.rotationWillBegin()
      device.orientation = .landscape
      device.clock.advance(by: 0.3)
      device.keyboard.rotationDidEnd()
      #expect(witness.words.filter { $0 == "1.3 scroll to field" }.count == 1)
      #expect(witness.words.last == "1.3 scroll to field")
    }
  }

  @Test func keyboardUsesNavigationTransitionDuration() throws {
    let device = try makeDevice(options: .withoutScrolling)
    device.run {
      let one = TestField("one")
      let two = TestField("two")
      one.becomeFirstResponder()
      device.clock.advance(by: 1)
      device.keyboard.duringTransition(duration: 0.35) { _ = two.becomeFirstResponder() }
      device.clock.advance(by: 1)
      let events = device.keyboard.posted.dropFirst(4)
      #expect(
        events.map(\.notification) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
      )
      #expect(events.allSatisfy { $0.movement.duration == 0.35 })
      #expect(events.allSatisfy { $0.movement.begin == $0.movement.end })
    }
  }
}

extension SimulationOptions {
  fileprivate static var withoutScrolling: Self {
    var options = Self()
    options.scrollsToFirstResponder = false
    return options
  }
}

private final class StubbornField: TestField {
  override var canResignFirstResponder: Bool { false }
}

private final class Focusable: UIResponder {
  override var canBecomeFirstResponder: Bool { true }
}
