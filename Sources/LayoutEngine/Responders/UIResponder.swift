public import Foundation

/// An object that can receive events and text: views, view controllers, windows.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectHolder {
  /// What code has associated with the responder.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// Creates a responder that is not part of any chain yet.
  public override init() {
    super.init()
  }

  // MARK: The chain

  /// The object that gets an event which this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  /// Whether this object receives text at present.
  open var isFirstResponder: Bool { SimulatedDevice.current.firstResponder === self }

  /// Whether this object is willing to become first responder; false unless a subclass says so.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object is willing to give up its first responder status.
  open var canResignFirstResponder: Bool { true }

  /// Asks to become the device's first responder, and reports whether it now is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    SimulatedDevice.current.makeFirstResponder(self)
  }

  /// Gives up first responder status, and reports whether it was given up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    SimulatedDevice.current.resignFirstResponder(self)
  }

  // MARK: Input views

  /// A view shown in place of the system's keyboard.
  open var inputView: UIView? { nil }

  /// A view shown on top of the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Takes a changed input or accessory view into account.
  open func reloadInputViews() {
    if isFirstResponder { SimulatedDevice.current.keyboard.followFirstResponder() }
  }

  // MARK: Touches

  /// Tells the object that fingers have touched down; by default the next responder hears of it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the object that fingers have moved; by default the next responder hears of it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the object that fingers were lifted; by default the next responder hears of it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the object that the touches will not end properly; by default the next responder hears
  /// of it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Text input, for subclasses in this module

  /// Whether becoming first responder brings up the keyboard.
  var bringsUpKeyboard: Bool { self is any UIKeyInput || inputView != nil }

  /// Whether the begin-editing call comes after the keyboard's notifications, as in a text view,
  /// not before them, as in a text field.
  var beginsEditingAfterKeyboard: Bool { false }

  /// Tells the subclass's delegate that editing has begun.
  func didBeginEditing() {}

  /// Tells the subclass's delegate that editing has ended.
  func didEndEditing() {}

  /// Makes the scroll view around this first responder scroll to it, as a text field does whenever
  /// the keyboard has moved.
  func scrollIntoView() {}
}
