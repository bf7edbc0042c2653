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

  /// Whether this object is willing to become first responder; false unless a subclass overrides
  /// it.
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

  /// A view that replaces the system's keyboard, for responders before this one in the chain too.
  open var inputView: UIView? { nil }

  /// A view shown on top of the keyboard, for responders before this one in the chain too.
  open var inputAccessoryView: UIView? { nil }

  /// The controller whose view replaces the system's keyboard.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller whose view is shown on top of the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Takes a changed input or accessory view into account.
  open func reloadInputViews() {
    if isFirstResponder { SimulatedDevice.current.keyboard.followFirstResponder() }
  }

  // MARK: Touches

  /// Notifies the object that fingers have touched down; forwarded to the next responder by
  /// default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Notifies the object that fingers have moved; forwarded to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Notifies the object that fingers were lifted; forwarded to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Notifies the object that the touches will not end properly; forwarded to the next responder by
  /// default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Notifies the object that buttons were pressed; forwarded to the next responder by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Notifies the object that buttons were let go; forwarded to the next responder by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Notifies the object that the device begins to be shaken; forwarded to the next responder by
  /// default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Notifies the object that the device was shaken; forwarded to the next responder by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  // MARK: Commands

  /// Whether the object does what a selector names.
  ///
  /// False unless overridden: without the Objective-C runtime an object cannot be asked.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first object of the chain that does what a selector names.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes the menus of the application, which has none here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  open func validate(_ command: UICommand) {}

  /// The commands by keys that the object does.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Assistive technologies

  /// States whether assistive technologies see the object, and wins over what is set.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.isElement }
    set { changeBlocks { $0.isElement = newValue } }
  }
  /// States the parts, and wins over those that are set.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks?.elements }
    set { changeBlocks { $0.elements = newValue } }
  }
  /// States the name, and wins over the one that is set.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.label }
    set { changeBlocks { $0.label = newValue } }
  }
  /// States the value, and wins over the one that is set.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.value }
    set { changeBlocks { $0.value = newValue } }
  }
  /// States what happens when the object is operated, and wins over what is set.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.hint }
    set { changeBlocks { $0.hint = newValue } }
  }
  /// States the name for tests, and wins over the one that is set.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.identifier }
    set { changeBlocks { $0.identifier = newValue } }
  }
  /// States what kind of thing the object is, and wins over what is set.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityBlocks?.traits }
    set { changeBlocks { $0.traits = newValue } }
  }
  /// The closures above; few objects have any.
  private(set) final var accessibilityBlocks: AccessibilityBlocks? {
    get { boxedBlocks?.value }
    set { boxedBlocks = newValue.map(BoxedBlocks.init) }
  }
  private var boxedBlocks: BoxedBlocks?
  private func changeBlocks(_ change: (inout AccessibilityBlocks) -> Void) {
    var blocks = accessibilityBlocks ?? AccessibilityBlocks()
    change(&blocks)
    accessibilityBlocks = blocks
  }
  private final class BoxedBlocks {
    let value: AccessibilityBlocks
    init(_ value: AccessibilityBlocks) { self.value = value }
  }

  /// Operates the object by an assistive technology; false, because nothing is done.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value larger by an assistive technology.
  open func accessibilityIncrement() {}
  /// Makes the value smaller by an assistive technology.
  open func accessibilityDecrement() {}
  /// Scrolls by an assistive technology; false, because nothing is done.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is shown by an assistive technology; false, because nothing is done.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most by an assistive technology; false, because nothing is done.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when an assistive technology turns to the object.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology turns away from the object.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology is at the object; never here.
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: Editing

  /// Takes what is chosen away and keeps it; nothing is done here, nor by the methods below.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  /// Puts in what was kept, in the style around.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Puts in what was kept, and goes there.
  open func pasteAndGo(_ sender: Any?) {}
  /// Puts in what was kept, and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// Makes what is chosen bold, or not.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes what is chosen italic, or not.
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}

  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open var userActivity: NSUserActivity?

  // MARK: Archives

  /// Notifies an object from an archive that it is complete, outlets included.
  open func awakeFromNib() {}

  /// Called before Interface Builder shows the object; not simulated.
  open func prepareForInterfaceBuilder() {}

  /// Writes the object into an archive; nothing is written here.
  open func encode(with coder: NSCoder) {}

  /// Writes what is to be restored at the next launch; nothing is written here.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what was written at the last launch; nothing is read here.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Text input, for subclasses in this module

  /// Whether becoming first responder brings up the keyboard, or what sits on top of it.
  var bringsUpKeyboard: Bool {
    takesText || presentedInputView != nil || presentedInputAccessoryView != nil
  }

  /// Whether keys are wanted while it is first responder.
  var takesText: Bool { self is any UIKeyInput }

  /// Whether the begin-editing call comes after the keyboard's notifications, as in a text view,
  /// not before them, as in a text field.
  var beginsEditingAfterKeyboard: Bool { false }

  /// Notifies the subclass's delegate that editing has begun.
  func didBeginEditing() {}

  /// Notifies the subclass's delegate that editing has ended.
  func didEndEditing() {}

  /// Makes the scroll view around this first responder scroll to it, as a text field does whenever
  /// the keyboard has moved.
  func scrollIntoView() {}
}
