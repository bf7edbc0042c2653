import UIKit

enum Theme {
  /// The distance from the edges of a screen, in points.
  static let margin: CGFloat = 20
  /// The distance between two rows, in points.
  static let spacing: CGFloat = 12
  static let accent = UIColor(named: "Accent") ?? .systemTeal
}
