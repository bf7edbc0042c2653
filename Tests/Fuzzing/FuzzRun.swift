import Foundation
import ScvdbTestSupport

/// Tries the inputs of a surface, one after the other.
package struct FuzzRun {
  package struct Counts: Equatable, Sendable {
    package var read = 0
    package var refused = 0

    package var inputs: Int { read + refused }
  }

  private let surface: any FuzzSurface
  private let seed: UInt64

  package init(_ surface: any FuzzSurface, seed: UInt64) {
    self.surface = surface
    self.seed = seed
  }

  /// The input with a number, which does not depend on earlier inputs.
  package func input(_ number: Int) -> FuzzInput {
    var generator = SeededGenerator(seed: seed)
    var numbers = SeededGenerator(seed: generator.next() &+ UInt64(number))
    return surface.input(&numbers)
  }

  /// Tries inputs.
  ///
  /// - Parameters:
  ///   - inputs: Their numbers.
  ///   - isOver: Whether to stop, called before each input.
  ///   - willTry: Receives each input before the try, so that it is known if the process ends.
  /// - Returns: The numbers of accepted and of refused inputs.
  /// - Throws: ``FuzzFinding``, with the number of the input.
  @discardableResult
  package nonisolated(nonsending) func run(
    _ inputs: Range<Int>,
    until isOver: () -> Bool = { false },
    willTry: (Int, FuzzInput, Counts) throws -> Void = { _, _, _ in }
  ) async throws -> Counts {
    var counts = Counts()
    for number in inputs {
      if isOver() { break }
      let input = input(number)
      try willTry(number, input, counts)
      do {
        switch try await surface.outcome(of: input.bytes) {
        case .read: counts.read += 1
        case .refused: counts.refused += 1
        }
        if let problem = input.expectation?() { throw FuzzFinding(problem) }
      } catch let finding as FuzzFinding {
        throw FuzzFinding("seed \(seed), input \(number) \(input.change): \(finding)")
      }
    }
    return counts
  }
}
