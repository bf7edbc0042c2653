import SnapshotModel

/// Returns the change of one property, or nothing if both sides are equal.
func changed(
  _ kind: DriftKind,
  _ property: String,
  _ from: DriftValue?,
  _ to: DriftValue?
) -> [Change] {
  from == to ? [] : [Change(kind: kind, property: property, from: from, to: to)]
}

/// A number with its name in reports.
typealias NamedNumber = (name: String, value: Double)

/// Returns a change for each number that differs between two values with the same fields.
///
/// The property of a change is the prefix and the number's name.
func changed(
  _ kind: DriftKind,
  _ prefix: String,
  _ from: [NamedNumber],
  _ to: [NamedNumber]
) -> [Change] {
  zip(from, to).flatMap { from, to in
    changed(kind, prefix + to.name, .number(from.value), .number(to.value))
  }
}

/// Returns a change for each field that differs between two values.
///
/// Most values are equal, and a comparison is faster than lists of their numbers.
func changed<Value: Equatable>(
  _ kind: DriftKind,
  _ prefix: String,
  _ from: Value,
  _ to: Value,
  _ numbers: (Value) -> [NamedNumber]
) -> [Change] {
  from == to ? [] : changed(kind, prefix, numbers(from), numbers(to))
}

/// Returns the change of an order, as the two lists.
func reordered(_ property: String, from: [String], to: [String]) -> Change {
  Change(
    kind: .reordered,
    property: property,
    from: .text(from.joined(separator: ", ")),
    to: .text(to.joined(separator: ", "))
  )
}

extension Rect {
  var origin: [NamedNumber] { [("x", x), ("y", y)] }
  var size: [NamedNumber] { [("width", width), ("height", height)] }
  var numbers: [NamedNumber] { origin + size }

  /// The rectangle as one value, `0,407 375x260`, for a rectangle on one side only.
  var asValue: DriftValue {
    .text("\(x.plain),\(y.plain) \(width.plain)x\(height.plain)")
  }
}

extension Size {
  var numbers: [NamedNumber] { [("width", width), ("height", height)] }
}

extension Point {
  var numbers: [NamedNumber] { [("x", x), ("y", y)] }
}

extension Insets {
  var numbers: [NamedNumber] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}
