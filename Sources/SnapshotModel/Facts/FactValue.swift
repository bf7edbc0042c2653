/// The value of a fact's property: one number or text, or several numbers.
package protocol FactValue: Equatable {
  /// The value before it is read, and a value that a line can omit.
  static var blank: Self { get }

  /// Visits each number or text, in the order of lines.
  mutating func visit<Visitor: ScalarVisitor>(_ scalars: inout Visitor) throws(Visitor.Failure)
}

/// Writes, reads or checks the numbers and texts of a property.
package protocol ScalarVisitor<Failure> {
  associatedtype Failure: Error

  /// Whether the visitor reads values.
  ///
  /// Other visitors leave them unchanged.
  var isReading: Bool { get }

  /// Visits a length or time on the canonical grid.
  ///
  /// The name distinguishes the numbers of a property; it is empty for a single number.
  mutating func number(_ name: StaticString, _ value: inout Double) throws(Failure)
  /// Visits an index.
  mutating func integer(_ value: inout Int) throws(Failure)
  /// Visits a text.
  mutating func text(_ value: inout String) throws(Failure)
  /// Visits a value of an enumeration.
  mutating func choice<Choice: FactChoice>(_ value: inout Choice) throws(Failure)
  /// Visits values of an enumeration up to the end of a line.
  mutating func choices<Choice: FactChoice>(_ values: inout [Choice]) throws(Failure)
  /// Visits a number or a text.
  mutating func eventValue(_ value: inout EventValue) throws(Failure)
}

/// An enumeration with the same raw values in lines and in the database.
package protocol FactChoice: FactValue, RawRepresentable<String>, CaseIterable {}

extension FactChoice {
  package static var blank: Self { allCases[allCases.startIndex] }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    try scalars.choice(&self)
  }
}

extension [AccessibilityTrait]: FactValue {
  package static var blank: Self { [] }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    try scalars.choices(&self)
  }
}

extension Int: FactValue {
  package static var blank: Int { 0 }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    try scalars.integer(&self)
  }
}

extension Double: FactValue {
  package static var blank: Double { 0 }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    try scalars.number("", &self)
  }
}

extension String: FactValue {
  package static var blank: String { "" }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    try scalars.text(&self)
  }
}

extension ViewPath: FactValue {
  package static var blank: ViewPath { "" }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    var text = text
    try scalars.text(&text)
    if scalars.isReading { self = ViewPath(text) }
  }
}

extension EventValue: FactValue {
  package static var blank: EventValue { .number(0) }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    try scalars.eventValue(&self)
  }
}
