import Foundation

/// Whether attributes of a text are the same, by the values' own equality where they have any.
enum AttributeEquality {
  /// Compares the attributes of two stretches.
  static func areEqual(
    _ one: [NSAttributedString.Key: Any],
    _ other: [NSAttributedString.Key: Any]
  ) -> Bool {
    one.count == other.count && one.allSatisfy { areEqual($1, other[$0]) }
  }

  /// Compares two values of an attribute, nil for one that is not set.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }
}
