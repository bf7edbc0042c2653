import Testing

@testable import CassowarySolver

/// The behavior of indices of one kind; the compiler checks that kinds cannot be confused.
struct TypedIndexTests {
  @Test func indexHasSizeOfItsNumber() {
    #expect(MemoryLayout<Row>.size == MemoryLayout<Int32>.size)
    #expect(MemoryLayout<Row>.stride == MemoryLayout<Int32>.stride)
  }

  @Test(arguments: [0, 1, 63, 64, Int(Int32.max)])
  func indexRoundTripsThroughArrayIndex(_ index: Int) {
    #expect(Row(index).index == index)
    #expect(Row(index) == Row(number: Int32(index)))
  }

  @Test func indicesAreOrderedByNumber() {
    #expect(Symbol(1) < Symbol(2))
    #expect(Symbol.none < Symbol.first)
    #expect([Symbol(2), Symbol(0), Symbol(1)].sorted() == [Symbol(0), Symbol(1), Symbol(2)])
  }

  @Test func neighborsDifferByOne() {
    #expect(Rank.first.next == Rank(number: 1))
    #expect(Rank.first.previous == Rank(number: -1))
    #expect(Rank.first.previous.next == .first)
  }

  @Test func rangeContainsEachIndexOnce() {
    #expect(Array(Slot(2)..<Slot(5)) == [Slot(2), Slot(3), Slot(4)])
    #expect(Array((Slot(2)..<Slot(5)).reversed()) == [Slot(4), Slot(3), Slot(2)])
    #expect((Slot(2)..<Slot(2)).isEmpty)
  }

  @Test func distancesAndAdvancesAreInverse() {
    #expect(Slot(7).distance(to: Slot(3)) == -4)
    #expect(Slot(7).advanced(by: -4) == Slot(3))
  }

  /// A word has 64 bits: 63 is the last of the first word, 64 the first of the second.
  @Test(arguments: [(0, 0, 0), (63, 0, 63), (64, 1, 0), (130, 2, 2)])
  func setHasOneBitPerIndex(_ index: Int, _ word: Int, _ bit: Int) {
    #expect(Row(index).word == word)
    #expect(Row(index).bit == 1 << UInt64(bit))
    #expect(Row(word: word, bit: bit) == Row(index))
  }
}

struct IndexedTableTests {
  @Test func firstIndexReturnsFirstElement() {
    var table = Row.Table<String>()
    #expect(table.endIndex == .first)
    table.append("a")
    table.append("b")
    #expect(table[.first] == "a")
    #expect(table[Row(1)] == "b")
    #expect(Array(table.indices) == [Row(0), Row(1)])
    #expect(table.endIndex == Row(2))
  }

  @Test func elementsChangeInPlace() {
    var table = Row.Table(repeating: 1, count: 3)
    table[Row(1)] += 4
    table[Row(2)] = 7
    #expect(Array(table) == [1, 5, 7])
    table.removeAll(from: Row(1))
    #expect(Array(table) == [1])
  }

  @Test func slicesContainRangeElements() {
    let table = Row.Table([10, 11, 12, 13])
    #expect(Array(table[Row(1)..<Row(3)]) == [11, 12])
    table.withUnsafeElements { elements in
      #expect(elements[Row(3)] == 13)
      #expect(elements[after: Row(2)] == 13)
      var seen: [Int] = []
      elements.forEach(in: Row(1)..<Row(3)) { seen.append($0) }
      #expect(seen == [11, 12])
      #expect(elements.contains(in: Row(1)..<Row(3)) { $0 == 12 })
      #expect(!elements.contains(in: Row(1)..<Row(3)) { $0 == 13 })
    }
  }
}

/// The lists of a row or column: each keeps its elements when it moves in the buffer.
struct SegmentedArenaTests {
  @Test func listsGrowIndependently() {
    var arena = SegmentedArena<RowKind, Int>()
    let (first, second) = (arena.addSegment(), arena.addSegment())
    for number in 0..<100 {
      let index = arena.append(number, to: first)
      #expect(index == CellIndex(number))
      arena.append(-number, to: second)
    }
    #expect(arena.range(first).map { arena[$0] } == Array(0..<100))
    #expect(arena.range(second).map { arena[$0] } == (0..<100).map { -$0 })
    #expect(arena[second, CellIndex(42)] == -42)
    #expect(arena.endIndex(of: first) == CellIndex(100))
  }

  @Test func lastElementReplacesRemovedElement() {
    var arena = SegmentedArena<RowKind, Int>()
    let list = arena.addSegment()
    for number in 0..<3 { arena.append(number, to: list) }
    let isFirstReplaced = arena.swapRemove(.first, from: list)
    #expect(isFirstReplaced)
    #expect(arena.range(list).map { arena[$0] } == [2, 1])
    let isLastReplaced = arena.swapRemove(CellIndex(1), from: list)
    #expect(!isLastReplaced)
    #expect(arena.range(list).map { arena[$0] } == [2])
  }

  /// Each of 10,000 rounds abandons 3 elements.
  ///
  /// The buffer is packed as soon as more than 1,024 elements, and more than half, are abandoned.
  @Test func refilledListsDoNotGrowTheBuffer() {
    var arena = SegmentedArena<SlotKind, Double>()
    let (kept, refilled) = (arena.addSegment(), arena.addSegment())
    arena.append(contentsOf: [1, 2], toEmpty: kept)
    for round in 0..<10_000 {
      arena.append(contentsOf: [Double(round), 3, 4], toEmpty: refilled)
      arena.clear(refilled)
    }
    #expect(arena.elements.count < 2_000)
    #expect(arena.elements(of: kept) == [1, 2])
  }
}
