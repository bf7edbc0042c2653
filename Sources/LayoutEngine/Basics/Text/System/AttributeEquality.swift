import Foundation

/// Comparisons of text attributes.
///
/// They use the values' own equality where it exists.
enum AttributeEquality {
  /// Compares the attributes of two ranges.
  static func areEqual(
    _ one: [NSAttributedString.Key: Any],
    _ other: [NSAttributedString.Key: Any]
  ) -> Bool {
    one.count == other.count && one.allSatisfy { areEqual($1, other[$0]) }
  }

  /// Compares two values of an attribute; nil for an unset one.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }
}
