/// A header that Foundation on Linux reads when it compares objects, such as the values of
/// attributes in neighboring ranges of a text.
///
/// Its C part reads a type number from bits 8 to 17 of any object's first stored property. It traps
/// if they are zero, as in small numbers. No type has the number in this header, so Foundation
/// calls the object's own comparison. The header must be the first stored property of a class that
/// inherits from `NSObject`.
/// `NSObject`.
struct FoundationTypeInfo: Sendable {
  private let bits: UInt64 = 0x3_FF00
}
