import DeviceCatalog
import Foundation

/// What a first responder has on screen to be operated with.
@MainActor
struct KeyboardContents {
  private let accessoryReference: UnretainedReference<UIView>?
  /// The height of the accessory as part of the whole, in points.
  var accessoryHeight: CGFloat
  /// The whole height in points; 0 if there is nothing.
  var height: CGFloat

  init(accessory: UIView? = nil, accessoryHeight: CGFloat = 0, height: CGFloat = 0) {
    accessoryReference = accessory?.reference
    self.accessoryHeight = accessoryHeight
    self.height = height
  }

  /// What sits on top of the keys; not retained.
  var accessory: UIView? { accessoryReference?.object }
}

extension SimulatedKeyboard {
  /// What the first responder wants on screen; a script's height replaces its own.
  var wantedContents: KeyboardContents {
    let responder = device.firstResponder
    let accessory = responder?.presentedInputAccessoryView
    var contents = KeyboardContents(accessory: accessory)
    contents.accessoryHeight = accessory?.heightOnKeyboard ?? 0
    contents.height =
      scriptedHeight ?? height(of: responder, accessoryHeight: contents.accessoryHeight)
    return contents
  }

  private func height(of responder: UIResponder?, accessoryHeight: CGFloat) -> CGFloat {
    if let inputView = responder?.presentedInputView {
      return inputView.heightOnKeyboard + accessoryHeight + homeIndicatorHeight
    }
    let takesText = responder.map { $0.takesText || !$0.bringsUpKeyboard } ?? true
    if takesText, !hasHardwareKeyboard { return systemHeight + accessoryHeight }
    let bars = accessoryHeight + (takesText ? shortcutsBarHeight : 0)
    return bars > 0 ? bars + homeIndicatorHeight : 0
  }

  /// The height of the device's own keyboard in its present orientation and placement.
  private var systemHeight: CGFloat {
    if placement.isFloating { return showsPredictions ? Floating.withPrediction : Floating.plain }
    // Only a docked keyboard reaches over the home indicator.
    let lifted = placement == .docked ? 0 : device.metrics.safeArea.bottom
    if let height = device.options.keyboardHeights[device.orientation] { return height - lifted }
    let heights = device.metrics.keyboard
    return (showsPredictions ? heights.withPrediction : heights.withoutPrediction) - lifted
  }

  /// Input views and accessories end above the home indicator, and the keyboard's frame below it.
  private var homeIndicatorHeight: CGFloat {
    placement == .docked ? device.metrics.safeArea.bottom : 0
  }

  /// The bar that an iPad shows in place of the keys of a hardware keyboard.
  private var shortcutsBarHeight: CGFloat {
    device.model.idiom == .pad ? device.options.shortcutsBarHeight : 0
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

  private func firstInChain(_ view: (UIResponder) -> UIView?) -> UIView? {
    var current: UIResponder? = self
    while let responder = current {
      if let found = view(responder) { return found }
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
