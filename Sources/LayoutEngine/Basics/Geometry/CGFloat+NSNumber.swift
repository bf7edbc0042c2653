public import Foundation

// Retroactive, because both types belong to Foundation. On Apple's systems the system declares the
// conformance.
//
// swift-format-ignore: AvoidRetroactiveConformances
/// Allows casts from a length to `NSNumber` and back, as on Apple's systems.
///
/// Without it, Foundation stores a length as an opaque value. Code cannot read a text attribute
/// such as kerning as a `Double`, and Foundation traps when it compares two of them.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Boxes the number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads a number.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Reads a number, if a `Double` has its value exactly.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    guard let value = source as? Double else { return false }
    result = CGFloat(value)
    return true
  }

  /// Reads a number; nil becomes zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
