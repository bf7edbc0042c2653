/// Checks that the numbers of a fact are on the canonical grid.
struct GridCheck {
  private(set) var isOnGrid = true

  private mutating func check(_ number: Double) {
    if !SnapshotModel.isOnGrid(number) { isOnGrid = false }
  }
}

extension RecordedFact {
  /// Whether every number is on the canonical grid.
  var isOnGrid: Bool {
    var (fact, check) = (self, GridCheck())
    fact.visit(&check)
    return check.isOnGrid
  }
}

extension GridCheck: FactVisitor {
  typealias Failure = Never

  func begin(_ property: FactProperty) -> Bool { !property.isMissing }

  mutating func flag(_: inout Bool, column _: StaticString, as _: StaticString) {}
}

extension GridCheck {
  var isReading: Bool { false }

  mutating func number(_: StaticString, _ value: inout Double) { check(value) }

  mutating func integer(_: inout Int) {}

  mutating func text(_: inout String) {}

  mutating func choice<Choice: FactChoice>(_: inout Choice) {}

  mutating func choices<Choice: FactChoice>(_: inout [Choice]) {}

  mutating func eventValue(_ value: inout EventValue) {
    if case .number(let number) = value { check(number) }
  }
}
