import Foundation
import Fuzzing
import ScvdbTestSupport
import Testing

/// Tries damaged and hostile inputs of every kind: no trap and no hang.
///
/// Each input is accepted, or refused with a clear error. An accepted input is the same when
/// written and read again.
///
/// `Benchmarks/fuzz` tries other inputs for any length of time.
@Suite struct FuzzingTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The number of inputs for each kind, enough for about a second; `make test` tries a quarter.
  private static let counts: [(FuzzKind, Int)] = [
    (.storyboards, 300), (.scenarios, 300), (.baselines, 300), (.exports, 100), (.answers, 200),
    (.questions, 100), (.fonts, 300), (.lists, 500), (.assets, 100), (.projects, 500),
  ]

  @Test(arguments: counts)
  func inputsAreReadOrRefusedClearly(_ kind: FuzzKind, count: Int) async throws {
    let surface = try await kind.surface(package: Self.package)
    let count = count / sampleStride
    let counts = try await FuzzRun(surface, seed: 1).run(0..<count)
    // Inputs that are all refused, or all accepted, would test little.
    #expect(counts.read > 0)
    #expect(counts.refused > 0)
    #expect(counts.inputs == count)
  }

  @Test(arguments: [FuzzKind.baselines, .questions, .fonts, .lists, .assets, .projects])
  func sameSeedMakesSameInputs(_ kind: FuzzKind) async throws {
    let runs = [
      FuzzRun(try await kind.surface(package: Self.package), seed: 7),
      FuzzRun(try await kind.surface(package: Self.package), seed: 7),
    ]
    for number in 0..<20 { #expect(runs[0].input(number).bytes == runs[1].input(number).bytes) }
  }
}
