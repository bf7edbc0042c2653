import UIKit

/// The values of predicates, and their comparisons.
enum PredicateValue {
  /// Returns the value of a key, or the values of the key in a collection.
  static func value(_ object: Any?, key: String) -> Any? {
    guard let object else { return nil }
    if key == "@count" { return list(object).map { NSNumber(value: $0.count) } }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let list = list(object) { return list.map { value($0, key: key) ?? NSNull() } }
    return (object as? NSObject)?.value(forKey: key).flatMap(unwrapped)
  }

  /// Returns the elements of a collection; nil for another value.
  static func list(_ value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: array.map { $0 }
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  static func compares(
    _ one: Any?,
    _ comparison: PredicateComparison,
    _ other: Any?,
    _ options: String.CompareOptions
  ) -> Bool {
    switch comparison {
    case .equal: isEqual(one, other, options)
    case .notEqual: !isEqual(one, other, options)
    case .less: order(one, other, options) == .orderedAscending
    case .greater: order(one, other, options) == .orderedDescending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(order(one, other, options))
    case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(order(one, other, options))
    case .in: contains(other, one, options)
    case .contains: contains(one, other, options)
    case .beginsWith: matches(one, other, options.union(.anchored))
    case .endsWith: matches(one, other, options.union([.anchored, .backwards]))
    case .like: isLike(one, other, options)
    case .matches: matchesExpression(one, other, options)
    case .between: false
    }
  }

  private static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString).map { $0 as String }
  }

  private static func present(_ value: Any?) -> Any? { value is NSNull ? nil : value }

  private static func isEqual(
    _ one: Any?,
    _ other: Any?,
    _ options: String.CompareOptions
  ) -> Bool {
    guard let one = present(one), let other = present(other) else {
      return present(one) == nil && present(other) == nil
    }
    if let order = order(one, other, options) { return order == .orderedSame }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }

  /// Returns the order of two values; a missing value is before all others.
  static func sortingOrder(
    _ one: Any?,
    _ other: Any?,
    _ options: String.CompareOptions
  ) -> ComparisonResult {
    switch (present(one), present(other)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let one, let other): order(one, other, options) ?? .orderedSame
    }
  }

  private static func order(
    _ one: Any?,
    _ other: Any?,
    _ options: String.CompareOptions
  ) -> ComparisonResult? {
    if let one = text(one), let other = text(other) { return one.compare(other, options: options) }
    if let one = one as? Date, let other = other as? Date { return one.compare(other) }
    let first: Double? = converted(one)
    let second: Double? = converted(other)
    guard let first, let second else { return nil }
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  private static func contains(
    _ container: Any?,
    _ value: Any?,
    _ options: String.CompareOptions
  ) -> Bool {
    if let list = list(container) { return list.contains { isEqual($0, value, options) } }
    return matches(container, value, options)
  }

  private static func matches(
    _ value: Any?,
    _ part: Any?,
    _ options: String.CompareOptions
  ) -> Bool {
    guard let text = text(value), let part = self.text(part) else { return false }
    return text.range(of: part, options: options) != nil
  }

  /// Compares with a pattern, where `*` is any text and `?` is one character.
  private static func isLike(
    _ value: Any?,
    _ pattern: Any?,
    _ options: String.CompareOptions
  ) -> Bool {
    guard let pattern = text(pattern) else { return false }
    let expression = NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    return matchesExpression(value, expression, options)
  }

  private static func matchesExpression(
    _ value: Any?,
    _ pattern: Any?,
    _ options: String.CompareOptions
  ) -> Bool {
    guard let text = text(value), let pattern = self.text(pattern) else { return false }
    let range = text.range(
      of: "^(?:\(pattern))$",
      options: options.intersection(.caseInsensitive).union(.regularExpression)
    )
    return range != nil
  }
}
