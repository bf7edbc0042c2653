/// An index into the tables of one kind, such as a row of the tableau, a symbol or a slot.
///
/// The kind exists only for the compiler, which rejects a slot where a row is expected. At run time
/// an index is its 32-bit number. That is half the size of an `Int`, and tableaus are mostly
/// indices. This file is the only one that converts between the two.
@frozen
package struct TypedIndex<Kind>: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The position in the tables, from zero on; negative for `none`.
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

  /// The index as an integer for arrays.
  @inlinable
  package var index: Int { Int(number) }

  /// An explicit operator, because other modules would otherwise use the generic operator of
  /// `Strideable`.
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
  /// The invalid index, which is lower than all others.
  @inlinable
  package static var none: Self { Self(number: -1) }

  /// The index of the first element.
  static var first: Self { Self(number: 0) }

  @inline(__always)
  var next: Self { Self(number: number &+ 1) }

  @inline(__always)
  var previous: Self { Self(number: number &- 1) }

  /// Returns the index at an offset.
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

  /// The index of the word that contains the bit.
  @inline(__always)
  var word: Int { Int(number >> 6) }

  /// The index's bit in its word.
  @inline(__always)
  var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: number & 63) }
}

// MARK: - Tables

extension TypedIndex {
  /// A table with an element for each index of the kind.
  typealias Table<Element> = IndexedTable<Kind, Element>
}
