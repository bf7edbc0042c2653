import Foundation

/// The window of the accessory and the input view.
///
/// As in UIKit, the application's windows do not include it.
final class InputWindow: UIWindow {
  let host = UIInputSetHostView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    host.autoresizesSubviews = false
    addSubview(host)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("the keyboard's window is in no archive")
  }
}

/// The container of the accessory and the input view.
///
/// It has the keyboard's frame.
final class UIInputSetHostView: UIView {
  /// The position of a view with its own constraints.
  private struct Pin: Equatable {
    let view: ObjectIdentifier
    let y: CGFloat
  }

  /// The responder that presents the views.
  private weak var owner: UIResponder?
  private var pins: [Pin] = []
  private var pinConstraints: [NSLayoutConstraint] = []

  /// The responder that presents the views.
  ///
  /// A field in them reaches it along the responder chain.
  override var next: UIResponder? {
    // A responder inside its own accessory would form a cycle.
    (owner as? UIView)?.isDescendant(of: self) == true ? nil : owner
  }

  /// Shows the accessory and the input view of a keyboard, if it has any.
  func show(_ contents: KeyboardContents, of owner: UIResponder?) {
    self.owner = owner
    let views = [contents.accessory, contents.inputView].compactMap(\.self)
    for view in subviews where !views.contains(where: { $0 === view }) { remove(view) }
    for view in views where view.superview !== self { addSubview(view) }
    place(contents)
  }

  /// Removes a view, unless it contains the first responder.
  ///
  /// A script can hide the keyboard without resigning the first responder.
  private func remove(_ view: UIView) {
    let focused = SimulatedDevice.current.firstResponderView
    guard focused?.isDescendant(of: view) != true else { return }
    view.removeFromSuperview()
  }

  /// Makes the views as wide as the keyboard, with the accessory above the input view.
  func place(_ contents: KeyboardContents) {
    var newPins: [(view: UIView, y: CGFloat)] = []
    let rows = [
      (contents.accessory, 0, contents.accessoryHeight),
      (contents.inputView, contents.accessoryHeight, contents.inputHeight),
    ]
    for case (let view?, let y, let height) in rows {
      if view.translatesAutoresizingMaskIntoConstraints {
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        if view.frame != frame { view.frame = frame }
      } else {
        newPins.append((view, y))
      }
    }
    pin(newPins)
  }

  /// Pins views with their own constraints, which determine their heights.
  private func pin(_ views: [(view: UIView, y: CGFloat)]) {
    let newPins = views.map { Pin(view: ObjectIdentifier($0.view), y: $0.y) }
    guard newPins != pins else { return }
    NSLayoutConstraint.deactivate(pinConstraints)
    pins = newPins
    pinConstraints = views.flatMap { view, y in
      [
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
        view.topAnchor.constraint(equalTo: topAnchor, constant: y),
      ]
    }
    NSLayoutConstraint.activate(pinConstraints)
  }
}

extension SimulatedKeyboard {
  /// Places the accessory and the input view at the keyboard's position.
  func placeInputViews(during movement: KeyboardMovement? = nil) {
    let contents = shownContents
    guard contents.hasViews || inputViewHost != nil else { return }
    let window = inputWindow ?? makeInputWindow()
    let host = window.host
    device.performWithoutAnimation {
      window.frame = device.applicationArea
      if host.subviews.isEmpty {
        host.frame = movement.map { inApplication($0.begin) } ?? hostFrame
      }
      host.frame.size = hostFrame.size
      host.show(contents, of: device.firstResponder?.inputOwner)
      host.layoutIfNeeded()
    }
    guard let movement, movement.duration > 0, host.frame != hostFrame else {
      host.frame = hostFrame
      return
    }
    device.animate(duration: movement.duration, pace: .keyboard) { host.frame = hostFrame }
  }

  /// Adds a responder's views to the keyboard's window, below the screen, before they are shown.
  func attachInputViews(of responder: UIResponder) {
    let contents = requestedContents(of: responder)
    guard !isVisible, contents.hasViews else { return }
    let host = (inputWindow ?? makeInputWindow()).host
    device.performWithoutAnimation { host.show(contents, of: responder.inputOwner) }
  }

  /// Moves the accessory and the input view with the keyboard, for example in a rotation.
  func layoutInputViewsIfNeeded() {
    guard let window = inputWindow, inputViewHost != nil else { return }
    window.frame = device.applicationArea
    if window.host.frame != hostFrame {
      window.host.frame = hostFrame
      window.host.place(shownContents)
    }
    window.layoutIfNeeded()
  }

  /// The keyboard's frame in its window; below the screen without a keyboard.
  private var hostFrame: CGRect {
    let area = device.applicationArea
    return frameInApplication ?? CGRect(x: 0, y: area.height, width: area.width, height: 0)
  }

  /// Returns the view in an accessory or input view at a point of the screen.
  func inputView(at point: CGPoint) -> UIView? {
    guard let host = inputWindow?.host, host.superview != nil else { return nil }
    let area = device.applicationArea.origin
    let inWindow = CGPoint(x: point.x - area.x, y: point.y - area.y)
    let found = host.hitTest(host.convert(inWindow, from: nil), with: nil)
    return found === host ? nil : found
  }

  /// The container of the accessory and the input view; nil if there is neither.
  package var inputViewHost: UIView? {
    guard let host = inputWindow?.host, !host.subviews.isEmpty else { return nil }
    return host
  }

  private func makeInputWindow() -> InputWindow {
    let window = InputWindow(frame: device.applicationArea)
    inputWindow = window
    return window
  }
}

extension UIResponder {
  /// Whether the responder is in a view, or in the input views of one of its descendants.
  func belongs(to view: UIView) -> Bool {
    guard let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded else {
      return false
    }
    if own.isDescendant(of: view) { return true }
    guard let host = SimulatedDevice.current.keyboard.inputWindow?.host, own.isDescendant(of: host)
    else { return false }
    return host.next?.belongs(to: view) ?? false
  }
}
