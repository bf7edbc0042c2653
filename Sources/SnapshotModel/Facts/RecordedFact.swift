/// A part of an answer with a line in baselines and hashes, and columns in the database.
///
/// One function declares both forms. A new property needs only its line there: it is then written,
/// read and checked everywhere.
package protocol RecordedFact {
  /// The fact before its properties are read.
  static var blank: Self { get }

  /// Visits each property, in the order of the line.
  mutating func visit<Visitor: FactVisitor>(_ fact: inout Visitor) throws(Visitor.Failure)

  /// Appends the values of the columns.
  ///
  /// It is a requirement, so that each fact has its own specialized function.
  mutating func append(to cells: inout FactCells)
}

extension RecordedFact {
  package mutating func append(to cells: inout FactCells) { visit(&cells) }
}

/// Writes, reads or checks the properties of a fact.
///
/// A fact calls the methods of the extension, one for each property. They call the requirements,
/// which are not generic: their callers in other modules cost no metadata of types.
package protocol FactVisitor<Failure>: ScalarVisitor {
  /// Whether the last property with columns was null in the row.
  var isNull: Bool { get }

  /// Begins a property.
  ///
  /// Returns whether its numbers and texts follow.
  mutating func begin(_ property: FactProperty) throws(Failure) -> Bool

  /// Begins a fact inside a fact.
  ///
  /// Returns whether its properties follow.
  mutating func beginFact(_ property: FactProperty) throws(Failure) -> Bool

  /// Ends a fact inside a fact.
  ///
  /// Returns whether its columns were null in the row.
  mutating func endFact() -> Bool

  /// Visits a property that the line contains as a keyword if it is true.
  mutating func flag(
    _ value: inout Bool,
    column: StaticString,
    as keyword: StaticString
  ) throws(Failure)
}

extension FactVisitor {
  package var isNull: Bool { false }

  package mutating func beginFact(_ property: FactProperty) throws(Failure) -> Bool {
    try begin(property)
  }

  package mutating func endFact() -> Bool { false }
}
