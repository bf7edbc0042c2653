public import Foundation

// Retroactive, because both sides belong to Foundation: on Apple's systems the conformance is the
// system's own, and application code casts payloads of notifications by it.
//
// swift-format-ignore: AvoidRetroactiveConformances
/// Lets casts turn a boxed rectangle into a plain one and back, as they do on Apple's systems.
///
/// Code written for UIKit reads a keyboard's frame as `userInfo[key] as? CGRect` as often as it
/// reads it as `NSValue`.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Boxes the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads the rectangle of a value that holds one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Reads the rectangle of a value, if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    guard String(cString: source.objCType) == rectType else { return false }
    result = source.rectValue
    return true
  }

  /// Reads the rectangle of a value that holds one; nil is the zero rectangle.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }

  /// The type encoding of a boxed rectangle, which distinguishes it from a boxed point or number.
  private static let rectType = String(cString: NSValue(rect: .zero).objCType)
}
