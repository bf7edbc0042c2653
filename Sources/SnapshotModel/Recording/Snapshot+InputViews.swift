/// The application's own input views and input accessory views.
extension Snapshot {
  /// The class of their container view, which has the keyboard's frame.
  private static let hostClass = "UIInputSetHostView"

  /// Whether a view is in an input view or input accessory view.
  ///
  /// The keyboard's frame includes these views, and the keyboard does not cover them.
  package func isOnKeyboard(_ path: ViewPath) -> Bool {
    inputViewHost.map { path.isInside($0.path) } ?? false
  }

  /// The frame of the system's keys; nil if the keyboard consists only of the application's views.
  package var keysFrame: Rect? {
    guard let keyboard, let host = inputViewHost else { return keyboard }
    let ends = views.lazy.filter { $0.path.superview == host.path }
      .map { $0.windowFrame.y + $0.windowFrame.height }
    let top = max(keyboard.y, ends.max() ?? keyboard.y)
    let height = keyboard.y + keyboard.height - top
    guard height > Self.mostBelowKeys else { return nil }
    return Rect(x: keyboard.x, y: top, width: keyboard.width, height: height)
  }

  /// The maximum height below an input view: the home indicator's area, in points.
  private static let mostBelowKeys = 40.0

  private var inputViewHost: ViewGeometry? {
    guard keyboard != nil else { return nil }
    return views.last { $0.className == Self.hostClass }
  }
}
