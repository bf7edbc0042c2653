/// The values of columns, for a later insertion into a database.
///
/// It visits facts in their module, where the compiler specializes it.
package struct FactCells: Sendable {
  package enum Kind: UInt8, Sendable {
    case null, integer, real, text, blob
    /// A row of the database.
    case id
    /// A row that has no id yet.
    case localID
  }

  package private(set) var kinds: [Kind] = []
  /// The bits of numbers, the ranges of texts, see ``range(ofText:)``, and the positions of blobs
  /// and local ids.
  package private(set) var words: [UInt64] = []
  /// The UTF-8 bytes of all texts, in order.
  package private(set) var texts: [UInt8] = []
  package private(set) var blobs: [[UInt8]] = []
  /// Whether the present property is nil.
  private var isPropertyNil = false
  /// Whether the present fact inside a fact is nil.
  private var isFactNil = false

  package init(capacity: Int) {
    kinds.reserveCapacity(capacity)
    words.reserveCapacity(capacity)
  }

  package mutating func append(_ kind: Kind, _ word: UInt64) {
    kinds.append(kind)
    words.append(word)
  }

  package mutating func append(_ text: String) {
    let start = texts.count
    var text = text
    text.withUTF8 { texts.append(contentsOf: $0) }
    append(.text, UInt64(UInt32(start)) << 32 | UInt64(UInt32(texts.count - start)))
  }

  /// Returns the range of a text's bytes in ``texts``, which has less than 4 GiB.
  ///
  /// - Parameter word: The text's word.
  /// - Returns: The range.
  package static func range(ofText word: UInt64) -> Range<Int> {
    let start = Int(word >> 32)
    return start..<start + Int(word & 0xFFFF_FFFF)
  }

  package mutating func append(_ blob: [UInt8]) {
    append(.blob, UInt64(blobs.count))
    blobs.append(blob)
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
