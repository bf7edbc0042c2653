/// Checks that the numbers of a fact are on the canonical grid.
struct GridCheck {
  private(set) var isOnGrid = true

  private mutating func check(_ value: some FactValue) {
    var value = value
    value.visit(&self)
  }

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

  mutating func field<Value: FactValue>(
    _ value: inout Value,
    column _: StaticString,
    after _: StaticString?,
    _: StaticString
  ) {
    check(value)
  }

  mutating func field<Value: FactValue>(
    _ value: inout Value?,
    column _: StaticString,
    after _: StaticString?,
    _: StaticString
  ) {
    if let value { check(value) }
  }

  mutating func optional<Value: FactValue>(
    _ value: inout Value?,
    column _: StaticString,
    after _: StaticString,
    _: StaticString
  ) {
    if let value { check(value) }
  }

  mutating func unlessBlank<Value: FactValue>(
    _ value: inout Value,
    column _: StaticString,
    after _: StaticString?,
    _: StaticString
  ) {
    check(value)
  }

  mutating func flag(_: inout Bool, column _: StaticString, as _: StaticString) {}

  mutating func columnOnly<Value: FactValue>(_ value: inout Value, column _: StaticString) {
    check(value)
  }

  mutating func lineOnly<Value: FactValue>(_ value: inout Value, _: StaticString) {
    check(value)
  }

  mutating func columnsOnly<Fact: RecordedFact>(_ fact: inout Fact?) {
    fact?.visit(&self)
  }

  mutating func lineOnly<Fact: RecordedFact>(_ fact: inout Fact?, after _: StaticString) {
    fact?.visit(&self)
  }
}

extension GridCheck: ScalarVisitor {
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
