/// The application's own views on the keyboard: accessories and input views.
extension Snapshot {
  /// The class of the view around them, whose frame is the keyboard's.
  private static let hostClass = "UIInputSetHostView"

  /// Whether a view is in a bar on the keyboard, which is part of the keyboard's frame and not covered by it.
  package func isOnKeyboard(_ path: String) -> Bool {
    inputViewHost.map { path.hasPrefix($0.path + "/") } ?? false
  }

  /// Where the system's keys are; nil where an application's views are all there is.
  package var keysFrame: Rect? {
    guard let keyboard, let host = inputViewHost else { return keyboard }
    let ends = views.lazy.filter { $0.parentPath == host.path[...] }
      .map { $0.windowFrame.y + $0.windowFrame.height }
    let top = max(keyboard.y, ends.max() ?? keyboard.y)
    let height = keyboard.y + keyboard.height - top
    guard height > Self.mostBelowKeys else { return nil }
    return Rect(x: keyboard.x, y: top, width: keyboard.width, height: height)
  }

  /// The most that is left below an input view: the home indicator's area, in points.
  private static let mostBelowKeys = 40.0

  private var inputViewHost: ViewGeometry? {
    guard keyboard != nil else { return nil }
    return views.last { $0.className == Self.hostClass }
  }
}

extension ViewGeometry {
  fileprivate var parentPath: Substring? {
    path.lastIndex(of: "/").map { path[..<$0] }
  }
}
