// Writes facts as lines. `BaselineLine+Fact.swift` is the inverse.

extension CanonicalText {
  /// Appends the properties of a fact and ends the line.
  mutating func appendLine(of fact: some RecordedFact) {
    var fact = fact
    fact.visit(&self)
    endLine()
  }

  private mutating func append(_ value: some FactValue, after keyword: StaticString?) {
    if let keyword { self.keyword(keyword) }
    var value = value
    value.visit(&self)
  }
}

extension CanonicalText: FactVisitor {
  typealias Failure = Never

  mutating func field<Value: FactValue>(
    _ value: inout Value,
    column _: StaticString,
    after keyword: StaticString?,
    _: StaticString
  ) {
    append(value, after: keyword)
  }

  mutating func field<Value: FactValue>(
    _ value: inout Value?,
    column _: StaticString,
    after keyword: StaticString?,
    _: StaticString
  ) {
    if let value { append(value, after: keyword) }
  }

  mutating func optional<Value: FactValue>(
    _ value: inout Value?,
    column _: StaticString,
    after keyword: StaticString,
    _: StaticString
  ) {
    if let value { append(value, after: keyword) }
  }

  mutating func unlessBlank<Value: FactValue>(
    _ value: inout Value,
    column _: StaticString,
    after keyword: StaticString?,
    _: StaticString
  ) {
    if value != .blank { append(value, after: keyword) }
  }

  mutating func flag(_ value: inout Bool, column _: StaticString, as keyword: StaticString) {
    if value { self.keyword(keyword) }
  }

  mutating func columnOnly<Value: FactValue>(_: inout Value, column _: StaticString) {}

  mutating func lineOnly<Value: FactValue>(_ value: inout Value, _: StaticString) {
    append(value, after: nil)
  }

  mutating func columnsOnly<Fact: RecordedFact>(_: inout Fact?) {}

  mutating func lineOnly<Fact: RecordedFact>(_ fact: inout Fact?, after keyword: StaticString) {
    guard var part = fact else { return }
    self.keyword(keyword)
    part.visit(&self)
  }
}

extension CanonicalText: ScalarVisitor {
  var isReading: Bool { false }

  mutating func number(_: StaticString, _ value: inout Double) { number(value) }

  mutating func integer(_ value: inout Int) { integer(value) }

  mutating func text(_ value: inout String) { word(value) }

  mutating func choice<Choice: FactChoice>(_ value: inout Choice) { word(value.rawValue) }

  mutating func choices<Choice: FactChoice>(_ values: inout [Choice]) {
    for value in values { word(value.rawValue) }
  }

  mutating func eventValue(_ value: inout EventValue) {
    switch value {
    case .number(let value): number(value)
    case .text(let text):
      keyword("named")
      word(text)
    }
  }
}
