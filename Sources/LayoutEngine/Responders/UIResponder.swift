public import Foundation

/// An object that can receive events and text: views, view controllers, windows.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectHolder {
  /// The associated objects.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// Makes a responder outside of any chain.
  public override init() {
    super.init()
  }

  // MARK: The chain

  /// The object that receives an event which this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { SimulatedDevice.current.firstResponder === self }

  /// Whether this object can become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object can resign first responder status.
  open var canResignFirstResponder: Bool { true }

  /// Tries to become the device's first responder, and returns whether it succeeded.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    SimulatedDevice.current.makeFirstResponder(self)
  }

  /// Tries to resign first responder status, and returns whether it succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    SimulatedDevice.current.resignFirstResponder(self)
  }

  // MARK: Input views

  /// A view that replaces the system's keyboard, also for earlier responders in the chain.
  open var inputView: UIView? { nil }

  /// A view on top of the keyboard, also for earlier responders in the chain.
  open var inputAccessoryView: UIView? { nil }

  /// The controller whose view replaces the system's keyboard.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller whose view is on top of the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Applies a changed input or accessory view.
  open func reloadInputViews() {
    if isFirstResponder { SimulatedDevice.current.keyboard.followFirstResponder() }
  }

  // MARK: Touches

  /// Called when fingers touch the screen; forwarded to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move; forwarded to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers leave the screen; forwarded to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches; forwarded to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when buttons are pressed; forwarded to the next responder by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when buttons are released; forwarded to the next responder by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the device starts to shake; forwarded to the next responder by default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device stops shaking; forwarded to the next responder by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  // MARK: Commands

  /// Whether the object performs an action.
  ///
  /// False unless overridden, because there is no Objective-C runtime to find the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isDescribedMethod(of: self)
  }

  /// Returns the first object in the chain that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Edits the menus of the application; there are none here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  open func validate(_ command: UICommand) {}

  /// The object's keyboard shortcuts.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Assistive technologies

  /// Returns whether the object is an accessibility element; takes precedence over the property.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.isElement }
    set { changeBlocks { $0.isElement = newValue } }
  }
  /// Returns the accessibility elements; takes precedence over the property.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks?.elements }
    set { changeBlocks { $0.elements = newValue } }
  }
  /// Returns the accessibility label; takes precedence over the property.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.label }
    set { changeBlocks { $0.label = newValue } }
  }
  /// Returns the accessibility value; takes precedence over the property.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.value }
    set { changeBlocks { $0.value = newValue } }
  }
  /// Returns the accessibility hint; takes precedence over the property.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.hint }
    set { changeBlocks { $0.hint = newValue } }
  }
  /// Returns the accessibility identifier; takes precedence over the property.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.identifier }
    set { changeBlocks { $0.identifier = newValue } }
  }
  /// Returns the accessibility traits; takes precedence over the property.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityBlocks?.traits }
    set { changeBlocks { $0.traits = newValue } }
  }
  /// The closures above, boxed because few objects have any.
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

  /// Operates the object for an assistive technology; returns false, because it does nothing.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value for an assistive technology.
  open func accessibilityIncrement() {}
  /// Decreases the value for an assistive technology.
  open func accessibilityDecrement() {}
  /// Scrolls for an assistive technology; returns false, because it does nothing.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses the content for an assistive technology; returns false, because it does nothing.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action; returns false, because it does nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when an assistive technology focuses the object.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology leaves the object.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology focuses the object; never here.
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: Editing

  /// Cuts the selection.
  ///
  /// This method and the following methods have no effect.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  /// Pastes in the surrounding style.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes and opens the pasted address.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes and searches for the pasted text.
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// Toggles bold style in the selection.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles italic style in the selection.
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}

  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open var userActivity: NSUserActivity?

  // MARK: Archives

  /// Called after the object and its outlets are loaded from an archive.
  open func awakeFromNib() {}

  /// Called before Interface Builder shows the object; not simulated.
  open func prepareForInterfaceBuilder() {}

  /// Has no effect here.
  open func encode(with coder: NSCoder) {}

  /// Has no effect here.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Has no effect here.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Text input, for subclasses in this module

  /// Whether becoming first responder shows the keyboard or its accessory.
  var bringsUpKeyboard: Bool {
    takesText || presentedInputView != nil || presentedInputAccessoryView != nil
  }

  /// Whether the responder accepts text.
  var takesText: Bool { self is any UIKeyInput }

  /// Whether the begin-editing call follows the keyboard's notifications, as in a text view.
  ///
  /// In a text field it precedes them.
  var beginsEditingAfterKeyboard: Bool { false }

  func didBeginEditing() {}

  func didEndEditing() {}

  /// Scrolls the enclosing scroll view to this first responder.
  ///
  /// A text field does this after each movement of the keyboard.
  func scrollIntoView() {}
}
