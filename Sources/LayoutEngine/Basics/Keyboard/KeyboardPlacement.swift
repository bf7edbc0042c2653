package import Foundation

/// The position of the keyboard on the screen.
///
/// On a phone it is always docked.
package enum KeyboardPlacement: Hashable, Sendable {
  /// At the bottom edge.
  case docked
  /// As wide as the screen, `gap` points above its bottom edge.
  case undocked(gap: CGFloat)
  /// In two halves at the screen's sides.
  ///
  /// Notifications report one keyboard of the full width.
  case split(gap: CGFloat)
  /// As small as a phone's keyboard, with its top left corner anywhere on the screen.
  case floating(CGPoint)

  /// The width of a floating keyboard: the width of the smallest phone.
  static let floatingWidth: CGFloat = 320

  var isFloating: Bool {
    if case .floating = self { return true }
    return false
  }

  /// Returns the frame of a keyboard, in the screen's coordinates.
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

  /// Returns the screen edges near a keyboard's frame.
  ///
  /// A docked keyboard is near the bottom edge only. Other keyboards are near an edge if they are
  /// in the outer third of the available space. A keyboard as wide as the screen is near neither
  /// side.
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
