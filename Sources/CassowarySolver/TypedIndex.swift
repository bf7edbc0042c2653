/// An index into the tables of one kind of thing: a row of the tableau, a symbol, a slot.
///
/// The kind exists for the compiler only, which refuses a slot where a row is due. At run time an
/// index is its 32-bit number: half the size of an `Int`, and tableaus are mostly indices. This file
/// is the only one that converts between the two.
@frozen
package struct TypedIndex<Kind>: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// Where in the tables, from zero on; negative for the index of nothing.
  package let number: Int32

  @inlinable
  package init(number: Int32) {
    self.number = number
  }

  /// - Precondition: the number of the index fits in 32 bits.
  @inlinable
  package init(_ index: Int) {
    number = Int32(index)
  }

  /// The index as arrays without a kind take it.
  @inlinable
  package var index: Int { Int(number) }

  /// Stated, since other modules would else compare by the generic operator of `Strideable`.
  @inlinable
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.number == rhs.number
  }

  @inlinable
  package static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.number < rhs.number
  }
}

extension TypedIndex {
  /// The index of nothing, which is lower than all others.
  @inlinable
  package static var none: Self { Self(number: -1) }

  /// The index of what comes first.
  static var first: Self { Self(number: 0) }

  @inline(__always)
  var next: Self { Self(number: number &+ 1) }

  @inline(__always)
  var previous: Self { Self(number: number &- 1) }

  /// The index that is as many further on as another is from the first.
  @inline(__always)
  func advanced<Other>(by offset: TypedIndex<Other>) -> Self {
    Self(number: number &+ offset.number)
  }
}

extension TypedIndex: Strideable {
  @inlinable
  package func distance(to other: Self) -> Int {
    Int(other.number) &- Int(number)
  }

  @inlinable
  package func advanced(by distance: Int) -> Self {
    Self(number: number &+ Int32(truncatingIfNeeded: distance))
  }
}

// MARK: - Sets of indices, as bits of 64-bit words

extension TypedIndex {
  @inline(__always)
  init(word: Int, bit: Int) {
    number = Int32(truncatingIfNeeded: word << 6 | bit)
  }

  /// The word with the bit of the index.
  @inline(__always)
  var word: Int { Int(number >> 6) }

  /// The index's bit in its word.
  @inline(__always)
  var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: number & 63) }
}

// MARK: - Tables

extension TypedIndex {
  /// The table of something that each thing of the kind has.
  typealias Table<Element> = IndexedTable<Kind, Element>
}
