// Reads facts from lines, the inverse of `CanonicalText+Fact.swift`.

extension BaselineLine {
  /// Reads the properties of a fact after its keyword.
  mutating func fact<Fact: RecordedFact>() throws(BaselineError) -> Fact {
    var fact = Fact.blank
    try fact.visit(&self)
    return fact
  }
}

extension BaselineLine: FactVisitor {
  typealias Failure = BaselineError

  mutating func begin(_ property: FactProperty) throws(BaselineError) -> Bool {
    guard property.isInLine else { return false }
    description = property.description
    switch property.presence {
    case .required, .nullable:
      if let keyword = property.keyword { try expect(keyword) }
      return true
    case .optional, .unlessBlank:
      return property.keyword.map { take($0) } ?? !isAtEnd
    }
  }

  mutating func flag(_ value: inout Bool, column _: StaticString, as keyword: StaticString) {
    value = take(keyword)
  }
}

extension BaselineLine {
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
