/// What the C part of Foundation on Linux looks for in an object that it compares, as the values of attributes of
/// neighbouring stretches of a text.
///
/// It reads the number of a type of its own from the first stored property of any object, in bits 8 to
/// 17, and traps where they are zero, as they are in small numbers. No type has the number in this one, so that the
/// object is asked itself. It has to be the first stored property of a class that inherits from
/// `NSObject`.
struct FoundationTypeInfo: Sendable {
  private let bits: UInt64 = 0x3_FF00
}
