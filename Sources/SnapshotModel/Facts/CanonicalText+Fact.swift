// Writes facts as lines. `BaselineLine+Fact.swift` is the inverse.

extension CanonicalText {
  /// Appends the properties of a fact and ends the line.
  mutating func appendLine(of fact: consuming some RecordedFact) {
    fact.visit(&self)
    endLine()
  }
}

extension CanonicalText: FactVisitor {
  typealias Failure = Never

  mutating func begin(_ property: FactProperty) -> Bool {
    guard property.isInLine, !property.isMissing else { return false }
    if let keyword = property.keyword { self.keyword(keyword) }
    return true
  }

  mutating func flag(_ value: inout Bool, column _: StaticString, as keyword: StaticString) {
    if value { self.keyword(keyword) }
  }
}

extension CanonicalText {
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
