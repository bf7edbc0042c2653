import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Baselines are text without a hash, which people and version control edit.
@Suite struct BaselineBitFlipTests {
  /// The comparison refuses an edited baseline, reports drift, or counts the ignored differences.
  @Test(arguments: seeds(8))
  func flippedBitDoesNotPass(seed: Int) throws {
    let run = sampleRun()
    let text = Data(BaselineCoding.text(for: run).utf8)
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      var bytes = text
      let position = Int.random(in: 0..<bytes.count, using: &random)
      bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      guard let edited = String(validating: bytes, as: UTF8.self),
        let found = try? BaselineCoding.run(from: edited, file: "a.txt"),
        found.identity == run.identity
      else { continue }
      let drift = try Drift(
        from: RecordingSide(name: "baseline", cases: [RecordedCase(found)]),
        to: RecordingSide(name: "latest", cases: [RecordedCase(run)])
      )
      let isSame = RunDigests(of: found).answer == RunDigests(of: run).answer
      #expect(drift.hasDrift || isSame || drift.ignored != IgnoredDifferences(), "\(edited)")
    }
  }
}
