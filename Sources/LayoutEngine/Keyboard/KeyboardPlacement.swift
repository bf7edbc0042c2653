package import Foundation

/// Where on the screen the keyboard is; on a phone it is always docked.
package enum KeyboardPlacement: Hashable, Sendable {
  /// At the bottom edge.
  case docked
  /// As wide as the screen, so many points above its bottom edge.
  case undocked(gap: CGFloat)
  /// In two halves at the screen's sides, which are announced as one keyboard of the whole width.
  case split(gap: CGFloat)
  /// As small as a phone's, with its top left corner anywhere on the screen.
  case floating(CGPoint)

  /// The width of a floating keyboard: that of the smallest phone.
  static let floatingWidth: CGFloat = 320

  var isFloating: Bool {
    if case .floating = self { return true }
    return false
  }

  /// The frame of a keyboard of a height, in the coordinates of a screen of a size.
  func frame(height: CGFloat, on screen: CGSize) -> CGRect {
    switch self {
    case .docked:
      CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    case .undocked(let gap), .split(let gap):
      CGRect(x: 0, y: screen.height - gap - height, width: screen.width, height: height)
    case .floating(let origin):
      CGRect(x: origin.x, y: origin.y, width: Self.floatingWidth, height: height)
    }
  }

  /// The edges of the screen that a keyboard of a frame is near to.
  ///
  /// A docked keyboard is near the bottom edge alone; another is near an edge when it lies in the
  /// outer third of the room that it has to move in. Both sides of a keyboard as wide as the screen
  /// count as far away.
  func nearEdges(of frame: CGRect, on screen: CGSize) -> UIRectEdge {
    guard self != .docked else { return .bottom }
    var edges: UIRectEdge = []
    let room = CGSize(width: screen.width - frame.width, height: screen.height - frame.height)
    if frame.minY < room.height / 3 { edges.insert(.top) }
    if frame.minY > room.height * 2 / 3 { edges.insert(.bottom) }
    guard isFloating else { return edges }
    if frame.minX < room.width / 3 { edges.insert(.left) }
    if frame.minX > room.width * 2 / 3 { edges.insert(.right) }
    return edges
  }
}
