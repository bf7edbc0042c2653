/// The values of columns, for a later insertion into a database.
///
/// It visits facts in their module, where the compiler specializes it.
package struct FactCells: Sendable {
  /// The raw values are the ones in `shim.h` of SQLite's interface.
  package enum Kind: UInt8, Sendable {
    case null, integer, real, text, blob
    /// A row of the database.
    case id
    /// A row that has no id yet.
    case localID
  }

  /// The value of one column.
  package struct Cell: Sendable {
    package let kind: Kind
    /// The bits of a number, the range of a text's or blob's bytes, or the position of a local id.
    ///
    /// A range has its start in the upper half and its length in the lower half.
    package let word: UInt64
  }

  package private(set) var list: [Cell] = []
  /// The UTF-8 bytes of all texts and the bytes of all blobs, in order: less than 4 GiB, and 2 GiB
  /// for each.
  package private(set) var bytes: [UInt8] = []
  /// Whether the present property is nil.
  private var isPropertyNil = false
  /// Whether the present fact inside a fact is nil.
  private var isFactNil = false

  package init(capacity: Int) {
    list.reserveCapacity(capacity)
  }

  package mutating func append(_ kind: Kind, _ word: UInt64) {
    list.append(Cell(kind: kind, word: word))
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(.text, $0) }
  }

  package mutating func append(_ blob: [UInt8]) {
    blob.withUnsafeBufferPointer { append(.blob, $0) }
  }

  private mutating func append(_ kind: Kind, _ added: UnsafeBufferPointer<UInt8>) {
    let start = bytes.count
    bytes.append(contentsOf: added)
    append(kind, UInt64(UInt32(start)) << 32 | UInt64(Int32(added.count)))
  }
}

extension FactCells: FactVisitor {
  package typealias Failure = Never

  package mutating func begin(_ property: FactProperty) -> Bool {
    isPropertyNil = property.isNil ?? false
    return property.column != nil
  }

  package mutating func beginFact(_ property: FactProperty) -> Bool {
    isFactNil = property.column != nil && property.isNil ?? false
    return property.column != nil
  }

  package mutating func endFact() -> Bool {
    isFactNil = false
    return false
  }

  package mutating func flag(
    _ value: inout Bool,
    column _: StaticString,
    as _: StaticString
  ) {
    isPropertyNil = false
    append(.integer, value ? 1 : 0, orNull: isNull)
  }
}

extension FactCells {
  package var isReading: Bool { false }
  package var isNull: Bool { isPropertyNil || isFactNil }

  private mutating func append(_ kind: Kind, _ word: UInt64, orNull isNull: Bool) {
    if isNull { append(.null, 0) } else { append(kind, word) }
  }

  package mutating func number(_: StaticString, _ value: inout Double) {
    append(.real, value.bitPattern, orNull: isNull)
  }

  package mutating func integer(_ value: inout Int) {
    append(.integer, UInt64(bitPattern: Int64(value)), orNull: isNull)
  }

  package mutating func text(_ value: inout String) {
    if isNull { append(.null, 0) } else { append(value) }
  }

  package mutating func choice<Choice: FactChoice>(_ value: inout Choice) {
    if isNull { append(.null, 0) } else { append(value.rawValue) }
  }

  package mutating func choices<Choice: FactChoice>(_ values: inout [Choice]) {
    var text = values.map(\.rawValue).joined(separator: " ")
    self.text(&text)
  }

  package mutating func eventValue(_ value: inout EventValue) {
    switch value {
    case .number(var number): self.number("", &number)
    case .text(var text): self.text(&text)
    }
  }
}
