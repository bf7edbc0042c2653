import SnapshotModel
import Testing

/// Tests the work of several threads on one array.
@Suite struct ConcurrencyTests {
  private struct Odd: Error, Equatable { var number: Int }

  @Test(arguments: [0, 1, 2, 1000])
  func valuesHaveOrderOfElements(count: Int) throws {
    let numbers = Array(0..<count)
    #expect(numbers.mapOnAllCores { 3 * $0 } == numbers.map { 3 * $0 })
  }

  @Test func firstErrorIsThrown() {
    // 7 is the first odd number of the list, on whichever thread.
    let numbers = [2, 4, 7, 6] + Array(8...200)
    let error = #expect(throws: Odd.self) {
      try numbers.mapOnAllCores { number in
        if number % 2 == 1 { throw Odd(number: number) }
      }
    }
    #expect(error == Odd(number: 7))
  }
}
