public import Foundation

// Retroactive, because both sides belong to Foundation: on Apple's systems the conformance is the
// system's own.
//
// swift-format-ignore: AvoidRetroactiveConformances
/// Lets casts turn a length into an `NSNumber` and back, as they do on Apple's systems.
///
/// Without it, Foundation keeps a length as a value that it does not know: as an attribute of a
/// text, such as a kerning, it cannot be read as a `Double`, and Foundation traps where it compares
/// two of them.
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

  /// Reads a number; nil is zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
