import DeviceCatalog
import Foundation

/// What a first responder has on screen to be operated with.
@MainActor
struct KeyboardContents {
  private let accessoryReference: UnretainedReference<UIView>?
  private let inputReference: UnretainedReference<UIView>?
  /// The height of the accessory as part of the whole, in points.
  var accessoryHeight: CGFloat
  /// The height of the input view as part of the whole, in points.
  var inputHeight: CGFloat = 0
  /// The whole height in points; 0 if there is nothing.
  var height: CGFloat

  init(
    accessory: UIView? = nil,
    inputView: UIView? = nil,
    accessoryHeight: CGFloat = 0,
    height: CGFloat = 0
  ) {
    accessoryReference = accessory?.reference
    inputReference = inputView?.reference
    self.accessoryHeight = accessoryHeight
    self.height = height
  }

  /// What sits on top of the keys; not retained.
  var accessory: UIView? { accessoryReference?.object }

  /// What replaces the keys; not retained.
  var inputView: UIView? { inputReference?.object }

  /// Whether an application's own views are part of the keyboard.
  var hasViews: Bool { accessoryReference != nil || inputReference != nil }
}

extension SimulatedKeyboard {
  /// What the first responder wants on screen; a script's height replaces its own.
  var wantedContents: KeyboardContents {
    var contents = wantedContents(of: device.firstResponder)
    if let scriptedHeight { contents.height = scriptedHeight }
    return contents
  }

  /// The keyboard for a responder while it is first.
  func wantedContents(of responder: UIResponder?) -> KeyboardContents {
    let accessory = responder?.presentedInputAccessoryView
    let inputView = responder?.presentedInputView
    var contents = KeyboardContents(accessory: accessory, inputView: inputView)
    contents.accessoryHeight = accessory?.heightOnKeyboard ?? 0
    contents.inputHeight = inputView?.heightOnKeyboard ?? 0
    contents.height = height(of: responder, contents)
    return contents
  }

  private func height(of responder: UIResponder?, _ contents: KeyboardContents) -> CGFloat {
    let accessoryHeight = contents.accessoryHeight
    if contents.inputView != nil {
      return contents.inputHeight + accessoryHeight + homeIndicatorHeight
    }
    let takesText = responder.map { $0.takesText || !$0.bringsUpKeyboard } ?? true
    if takesText, !hasHardwareKeyboard { return systemHeight(for: responder) + accessoryHeight }
    let bars = accessoryHeight + (takesText ? shortcutsBarHeight(for: responder) : 0)
    return bars > 0 ? bars + homeIndicatorHeight : 0
  }

  /// The height of the device's own keyboard in its present orientation and placement.
  private func systemHeight(for responder: UIResponder?) -> CGFloat {
    let kind = kind(for: responder)
    if placement.isFloating {
      return kind == .lettersWithPrediction ? Floating.withPrediction : Floating.plain
    }
    // Only a docked keyboard reaches over the home indicator.
    let lifted = placement == .docked ? 0 : device.metrics.safeArea.bottom
    if let height = device.options.keyboardHeights[device.orientation] { return height - lifted }
    return device.metrics.keyboard.height(of: kind) - lifted
  }

  /// Input views and accessories end above the home indicator, and the keyboard's frame below it.
  private var homeIndicatorHeight: CGFloat {
    placement == .docked ? device.metrics.safeArea.bottom : 0
  }

  /// The bar that an iPad shows in place of the keys of a hardware keyboard.
  private func shortcutsBarHeight(for responder: UIResponder?) -> CGFloat {
    guard device.model.idiom == .pad else { return 0 }
    let hasBar = hasShortcuts(for: responder) || kind(for: responder) == .lettersWithPrediction
    return hasBar ? device.options.shortcutsBarHeight : 0
  }

  /// The heights of the keyboard of a phone that is as wide as a floating one.
  private enum Floating {
    static let plain: CGFloat = 216
    static let withPrediction: CGFloat = 253
  }
}

extension UIResponder {
  /// What replaces the keys: the first that there is along the responder chain.
  var presentedInputView: UIView? {
    firstInChain { $0.inputView ?? $0.inputViewController?.view }
  }

  /// What sits on top of the keys: the first that there is along the responder chain.
  var presentedInputAccessoryView: UIView? {
    firstInChain { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
  }

  /// The responder along the chain that presents what sits on top of the keys, else what replaces them.
  var inputOwner: UIResponder? {
    owner { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
      ?? owner { $0.inputView ?? $0.inputViewController?.view }
  }

  private func firstInChain(_ view: (UIResponder) -> UIView?) -> UIView? {
    var found: UIView?
    _ = owner { responder in
      found = view(responder)
      return found
    }
    return found
  }

  private func owner(presenting view: (UIResponder) -> UIView?) -> UIResponder? {
    var current: UIResponder? = self
    while let responder = current {
      if view(responder) != nil { return responder }
      current = responder.next
    }
    return nil
  }
}

extension UIView {
  /// How high the view is as a part of the keyboard: as its content wants it where its height is
  /// flexible, else as high as it was made.
  var heightOnKeyboard: CGFloat {
    guard sizesItselfOnKeyboard else { return bounds.height }
    let own = intrinsicContentSize.height
    if own != UIView.noIntrinsicMetric { return own }
    let width = SimulatedDevice.current.metrics.size.width
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return fitting.height > 0 ? fitting.height : bounds.height
  }

  private var sizesItselfOnKeyboard: Bool {
    autoresizingMask.contains(.flexibleHeight) || !translatesAutoresizingMaskIntoConstraints
      || (self as? UIInputView)?.allowsSelfSizing ?? false
  }
}
