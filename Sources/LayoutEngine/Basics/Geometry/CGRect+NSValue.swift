public import Foundation

// Retroactive, because both types belong to Foundation. On Apple's systems the system declares the
// conformance, and application code uses it to cast payloads of notifications.
//
// swift-format-ignore: AvoidRetroactiveConformances
/// Allows casts from a boxed rectangle to `CGRect` and back, as on Apple's systems.
///
/// UIKit code reads a keyboard's frame as `userInfo[key] as? CGRect` or as `NSValue`.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Boxes the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads the rectangle in a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Reads the rectangle in a value, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    guard String(cString: source.objCType) == rectType else { return false }
    result = source.rectValue
    return true
  }

  /// Reads the rectangle in a value; nil becomes the zero rectangle.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }

  /// The type encoding of a boxed rectangle, which differs from a boxed point or number.
  private static let rectType = String(cString: NSValue(rect: .zero).objCType)
}
