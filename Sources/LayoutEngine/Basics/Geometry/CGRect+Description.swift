public import Foundation

// UIKit describes geometry as numbers in parentheses, and apps compare or show such texts.
// Foundation's descriptions on Linux also contain the names.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomStringConvertible {
  /// For example `(10.0, 20.0)`.
  public var description: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomStringConvertible {
  /// For example `(375.0, 667.0)`.
  public var description: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomStringConvertible {
  /// For example `(0.0, 20.0, 375.0, 44.0)`.
  public var description: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
