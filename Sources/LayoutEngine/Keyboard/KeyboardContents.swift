import DeviceCatalog
import Foundation

/// The keyboard views on screen for a first responder, with their heights.
@MainActor
struct KeyboardContents {
  private let accessoryReference: UnretainedReference<UIView>?
  private let inputReference: UnretainedReference<UIView>?
  /// The accessory's part of the height, in points.
  var accessoryHeight: CGFloat
  /// The input view's part of the height, in points.
  var inputHeight: CGFloat = 0
  /// The total height in points; 0 without a keyboard.
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

  /// The view above the keys; not retained.
  var accessory: UIView? { accessoryReference?.object }

  /// The view in place of the keys; not retained.
  var inputView: UIView? { inputReference?.object }

  /// Whether the keyboard contains views of the application.
  var hasViews: Bool { accessoryReference != nil || inputReference != nil }
}

extension SimulatedKeyboard {
  /// The contents for the first responder.
  ///
  /// A script's height replaces the computed one.
  var requestedContents: KeyboardContents {
    var contents = requestedContents(of: device.firstResponder)
    if let scriptedHeight { contents.height = scriptedHeight }
    return contents
  }

  /// Returns the contents for a responder as the first responder.
  func requestedContents(of responder: UIResponder?) -> KeyboardContents {
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

  /// The height of the device's own keyboard in the current orientation and placement.
  private func systemHeight(for responder: UIResponder?) -> CGFloat {
    let kind = kind(for: responder)
    if placement.isFloating {
      return kind == .lettersWithPrediction ? Floating.withPrediction : Floating.plain
    }
    // Only a docked keyboard covers the home indicator's area.
    let lifted = placement == .docked ? 0 : device.metrics.safeArea.bottom
    if let height = device.options.keyboardHeights[device.orientation] { return height - lifted }
    return device.metrics.keyboard.height(of: kind) - lifted
  }

  /// The height below input views and accessories.
  ///
  /// They end above the home indicator, and the keyboard's frame ends below it.
  private var homeIndicatorHeight: CGFloat {
    placement == .docked ? device.metrics.safeArea.bottom : 0
  }

  /// The height of an iPad's shortcuts bar, which replaces the keys if a hardware keyboard is
  /// connected.
  private func shortcutsBarHeight(for responder: UIResponder?) -> CGFloat {
    guard device.model.idiom == .pad else { return 0 }
    let hasBar = hasShortcuts(for: responder) || kind(for: responder) == .lettersWithPrediction
    return hasBar ? device.options.shortcutsBarHeight : 0
  }

  /// The keyboard heights of a phone as wide as a floating keyboard.
  private enum Floating {
    static let plain: CGFloat = 216
    static let withPrediction: CGFloat = 253
  }
}

extension UIResponder {
  /// The first view along the responder chain that replaces the keys.
  var presentedInputView: UIView? {
    firstInChain { $0.inputView ?? $0.inputViewController?.view }
  }

  /// The first view along the responder chain that appears above the keys.
  var presentedInputAccessoryView: UIView? {
    firstInChain { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
  }

  /// The responder that presents the view above the keys, else the view in place of them.
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
  /// The height of the view as part of the keyboard: its content's height if its height is
  /// flexible, else its current one.
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
