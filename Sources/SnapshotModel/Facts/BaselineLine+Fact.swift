// Reads facts from lines, the inverse of `CanonicalText+Fact.swift`.

extension BaselineLine {
  /// Reads the properties of a fact after its keyword.
  mutating func fact<Fact: RecordedFact>() throws(BaselineError) -> Fact {
    var fact = Fact.blank
    try fact.visit(&self)
    return fact
  }

  private mutating func read<Value: FactValue>(
    _ value: inout Value,
    _ description: StaticString
  ) throws(BaselineError) {
    self.description = description
    try value.visit(&self)
  }
}

extension BaselineLine: FactVisitor {
  typealias Failure = BaselineError

  mutating func field<Value: FactValue>(
    _ value: inout Value,
    column _: StaticString,
    after keyword: StaticString?,
    _ description: StaticString
  ) throws(BaselineError) {
    if let keyword { try expect(keyword) }
    try read(&value, description)
  }

  mutating func field<Value: FactValue>(
    _ value: inout Value?,
    column _: StaticString,
    after keyword: StaticString?,
    _ description: StaticString
  ) throws(BaselineError) {
    if let keyword { try expect(keyword) }
    var present = Value.blank
    try read(&present, description)
    value = present
  }

  mutating func optional<Value: FactValue>(
    _ value: inout Value?,
    column _: StaticString,
    after keyword: StaticString,
    _ description: StaticString
  ) throws(BaselineError) {
    guard take(keyword) else { return }
    var present = Value.blank
    try read(&present, description)
    value = present
  }

  mutating func unlessBlank<Value: FactValue>(
    _ value: inout Value,
    column _: StaticString,
    after keyword: StaticString?,
    _ description: StaticString
  ) throws(BaselineError) {
    let isPresent = keyword.map { take($0) } ?? !isAtEnd
    if isPresent { try read(&value, description) }
  }

  mutating func flag(_ value: inout Bool, column _: StaticString, as keyword: StaticString) {
    value = take(keyword)
  }

  mutating func columnOnly<Value: FactValue>(_: inout Value, column _: StaticString) {}

  mutating func lineOnly<Value: FactValue>(
    _ value: inout Value,
    _ description: StaticString
  ) throws(BaselineError) {
    try read(&value, description)
  }

  mutating func columnsOnly<Fact: RecordedFact>(_: inout Fact?) {}

  mutating func lineOnly<Fact: RecordedFact>(
    _ fact: inout Fact?,
    after keyword: StaticString
  ) throws(BaselineError) {
    if take(keyword) { fact = try self.fact() }
  }
}

extension BaselineLine: ScalarVisitor {
  var isReading: Bool { true }

  mutating func number(
    _ name: StaticString,
    _ value: inout Double
  ) throws(BaselineError) {
    let description = description
    value = try number(
      name.utf8CodeUnitCount == 0 ? "\(description)" : "\(name) of \(description)"
    )
  }

  mutating func integer(_ value: inout Int) throws(BaselineError) {
    let description = description
    value = try integer("\(description)")
  }

  mutating func text(_ value: inout String) throws(BaselineError) {
    let description = description
    value = try word("\(description)")
  }

  mutating func choice<Choice: FactChoice>(_ value: inout Choice) throws(BaselineError) {
    value = try choice(of: Choice.self, "\(description)")
  }

  mutating func choices<Choice: FactChoice>(_ values: inout [Choice]) throws(BaselineError) {
    repeat {
      values.append(try choice(of: Choice.self, "\(description)"))
    } while !isAtEnd
  }

  mutating func eventValue(_ value: inout EventValue) throws(BaselineError) {
    let description = description
    value =
      take("named") ? .text(try word("\(description)")) : .number(try number("\(description)"))
  }
}
