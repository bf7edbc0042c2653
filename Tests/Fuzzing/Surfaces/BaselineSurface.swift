import Foundation
import ScvdbTestSupport
import SnapshotModel

/// Baselines: read, or refused with the line and the column.
struct BaselineSurface: FuzzSurface {
  private let mutator: TextMutator

  init(_ seeds: FuzzSeeds) throws {
    // Runs with every kind of line that a baseline can have, and runs of screens.
    var random = RandomRuns(seed: 1)
    let made = (0..<40).map { _ in Data(BaselineCoding.text(for: random.run()).utf8) }
    let accepted = try seeds.files(in: "Baselines/sign-up", extensions: ["txt"]).map(\.bytes)
    mutator = TextMutator(made + accepted)
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput { FuzzInput(mutator.mutant(&numbers)) }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    let run: Run
    do throws(BaselineError) {
      run = try BaselineCoding.run(from: String(decoding: bytes, as: UTF8.self), file: "F")
    } catch {
      try checkClear("\(error)", startingWith: "F:")
      return .refused
    }
    try checkRoundTrips(of: run)
    return .read
  }
}

/// Checks the property of every read run: it can be written, and reads as an equal run.
func checkRoundTrips(of run: Run) throws(FuzzFinding) {
  do {
    try run.checkConsistency()
  } catch {
    throw FuzzFinding("a run that is not consistent was read: \(error)")
  }
  let text = BaselineCoding.text(for: run)
  do {
    let again = try BaselineCoding.run(from: text, file: "F")
    // Comparisons are reported, not stored.
    var kept = run
    kept.comparisons = []
    guard again == kept, BaselineCoding.text(for: again) == text else {
      throw FuzzFinding("a baseline that was written is read as another one")
    }
    let line = try JSONEncoder.sorted().encode(run)
    guard try JSONDecoder().decode(Run.self, from: line) == run else {
      throw FuzzFinding("a message that was written is read as another one")
    }
  } catch let finding as FuzzFinding {
    throw finding
  } catch {
    throw FuzzFinding("what was written cannot be read: \(error)")
  }
}
