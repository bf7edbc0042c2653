/// A value of the tables that differs from system to system.
///
/// The first value applies to the earliest systems, and each further one from its system on.
struct ValueBySystem<Value: Hashable & Sendable>: Hashable, Sendable {
  private let earliest: Value
  /// The changes in the order of the systems.
  private var changes: [Change] = []

  private struct Change: Hashable, Sendable {
    let system: SystemVersion
    let value: Value
  }

  /// Creates a value that is the same on all systems.
  init(_ value: Value) {
    earliest = value
  }

  /// Returns the values with another one from a system on, which is later than the previous ones.
  func since(_ system: SystemVersion, _ value: Value) -> Self {
    precondition(changes.allSatisfy { $0.system < system }, "changes are written in order")
    var values = self
    values.changes.append(Change(system: system, value: value))
    return values
  }

  /// Returns the value on a system.
  func on(_ system: SystemVersion) -> Value {
    changes.last { $0.system <= system }?.value ?? earliest
  }
}

extension ValueBySystem: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
where Value == Double {
  init(floatLiteral value: Double) { self.init(value) }
  init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension SystemVersion: ExpressibleByIntegerLiteral {
  /// Creates a major version: `12` is iOS 12.0.
  package init(integerLiteral value: Int) { self.init(value) }
}
