/// A part of an answer with a line in baselines and hashes, and columns in the database.
///
/// One function declares both forms. A new property needs only its line there: it is then written,
/// read and checked everywhere.
package protocol RecordedFact {
  /// The fact before its properties are read.
  static var blank: Self { get }

  /// Visits each property, in the order of the line.
  mutating func visit<Visitor: FactVisitor>(_ fact: inout Visitor) throws(Visitor.Failure)
}

/// Writes, reads or checks the properties of a fact.
///
/// A column's name is the given text, followed by the names of the value's numbers: `window_` and
/// `x`. A keyword precedes the value in the line. The description is part of the error about a line
/// without the value.
package protocol FactVisitor<Failure> {
  associatedtype Failure: Error

  /// Visits a property that every line and row has.
  mutating func field<Value: FactValue>(
    _ value: inout Value,
    column: StaticString,
    after keyword: StaticString?,
    _ description: StaticString
  ) throws(Failure)

  /// Visits a property that every line has, and that is null for a fact without a line.
  mutating func field<Value: FactValue>(
    _ value: inout Value?,
    column: StaticString,
    after keyword: StaticString?,
    _ description: StaticString
  ) throws(Failure)

  /// Visits a property that the line omits, and that is null in the database, if it is nil.
  mutating func optional<Value: FactValue>(
    _ value: inout Value?,
    column: StaticString,
    after keyword: StaticString,
    _ description: StaticString
  ) throws(Failure)

  /// Visits a property that the line omits if it is blank.
  ///
  /// Without a keyword, it is the last property of the line.
  mutating func unlessBlank<Value: FactValue>(
    _ value: inout Value,
    column: StaticString,
    after keyword: StaticString?,
    _ description: StaticString
  ) throws(Failure)

  /// Visits a property that the line contains as a keyword if it is true.
  mutating func flag(
    _ value: inout Bool,
    column: StaticString,
    as keyword: StaticString
  ) throws(Failure)

  /// Visits a property that the start of the line, or a line above, contains.
  mutating func columnOnly<Value: FactValue>(
    _ value: inout Value,
    column: StaticString
  ) throws(Failure)

  /// Visits a property that the database contains in a table of names.
  mutating func lineOnly<Value: FactValue>(
    _ value: inout Value,
    _ description: StaticString
  ) throws(Failure)

  /// Visits a fact with a separate line.
  ///
  /// Its columns are null if it is nil.
  mutating func columnsOnly<Fact: RecordedFact>(_ fact: inout Fact?) throws(Failure)

  /// Visits a fact with a separate table.
  ///
  /// The line omits it if it is nil.
  mutating func lineOnly<Fact: RecordedFact>(
    _ fact: inout Fact?,
    after keyword: StaticString
  ) throws(Failure)
}

extension FactVisitor {
  /// Visits a property without a keyword that every line and row has.
  package mutating func field<Value: FactValue>(
    _ value: inout Value,
    column: StaticString,
    _ description: StaticString
  ) throws(Failure) {
    try field(&value, column: column, after: nil, description)
  }

  /// Visits the last property of a line, which omits it if it is blank.
  package mutating func unlessBlank<Value: FactValue>(
    _ value: inout Value,
    column: StaticString,
    _ description: StaticString
  ) throws(Failure) {
    try unlessBlank(&value, column: column, after: nil, description)
  }
}
