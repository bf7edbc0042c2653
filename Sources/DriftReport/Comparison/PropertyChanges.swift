import SnapshotModel

/// Returns the changes of the columns that differ between two facts.
///
/// A comparison first makes the properties equal that have a class of drift. A new column is then
/// reported by its name.
func propertyChanges<Fact: RecordedFact & Equatable>(_ from: Fact, _ to: Fact) -> [Change] {
  guard from != to else { return [] }
  let columns = [from, to].map { fact in
    var (fact, columns) = (fact, ColumnValues())
    fact.visit(&columns)
    return columns.values
  }
  return paired(columns[0], columns[1], by: \.name).flatMap { pair in
    (pair.to ?? pair.from).map { changed(.property, $0.name, pair.from?.value, pair.to?.value) }
      ?? []
  }
}

/// Lists the values of a fact by the names of their columns.
///
/// Nil values and properties with tables of their own are left out.
private struct ColumnValues {
  private(set) var values: [(name: String, value: DriftValue)] = []
  /// The start of the names of the present property's columns.
  private var prefix: StaticString = ""

  private mutating func add(_ value: DriftValue, _ name: StaticString = "") {
    values.append(("\(prefix)\(name)", value))
  }
}

extension ColumnValues: FactVisitor {
  typealias Failure = Never

  var isReading: Bool { false }

  mutating func begin(_ property: FactProperty) -> Bool {
    guard let column = property.column, property.isNil != true else { return false }
    prefix = column
    return true
  }

  mutating func flag(_ value: inout Bool, column: StaticString, as _: StaticString) {
    prefix = column
    add(.flag(value))
  }

  mutating func number(_ name: StaticString, _ value: inout Double) { add(.number(value), name) }

  mutating func integer(_ value: inout Int) { add(.number(Double(value))) }

  mutating func text(_ value: inout String) { add(.text(value)) }

  mutating func choice<Choice: FactChoice>(_ value: inout Choice) { add(.text(value.rawValue)) }

  mutating func choices<Choice: FactChoice>(_ values: inout [Choice]) {
    add(.text(values.map(\.rawValue).joined(separator: " ")))
  }

  mutating func eventValue(_ value: inout EventValue) { add(value.asValue) }
}
