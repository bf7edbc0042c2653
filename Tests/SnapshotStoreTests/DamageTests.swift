import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests files with bytes that no program has written: refused with a reason, or read correctly.
@Suite struct DamageTests {
  /// Single flipped bits, a block of arbitrary bytes, and a truncated file.
  @Test(arguments: seeds(120))
  func damagedDatabaseGivesNoWrongAnswer(seed: Int) throws {
    let original = try Self.sound.get()
    var random = SeededGenerator(seed: UInt64(seed))
    let bytes = Self.damaged(original.bytes, kind: seed % 3, by: &random)
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try bytes.write(to: URL(filePath: file))
      let found = Self.answers(in: file)
      #expect(found.isSubset(of: original.answers))
      #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
      // A writer may not trap either, or change a recording.
      _ = try? RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard(shift: 99)])
      let added = try DigestedRun(SampleRuns.keyboard(shift: 99)).digests.answer
      #expect(Self.answers(in: file).isSubset(of: original.answers.union([added])))
    }
  }

  @Test func errorHasFix() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let bytes = try Self.sound.get().bytes
      // Whole pages, but fewer than the header counts.
      try bytes.prefix(8 * 4096).write(to: URL(filePath: file))
      let error = #expect(throws: StoreError.self) {
        try RecordingStore(file: file, mode: .readOnly).check()
      }
      #expect(
        error?.description == """
          \(file): this database is damaged (database disk image is malformed)
          fix: restore a copy, or record again elsewhere
          """
      )
    }
  }

  /// The bytes of a database, and the digests of the results in it.
  private struct Sound: Sendable {
    var bytes: Data
    var answers: Set<String>
  }

  private static let sound = Result {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let runs = (0..<4).flatMap { SampleRuns.matrix(shift: Double($0), events: SampleRuns.events) }
      try RecordingStore(file: file, mode: .readWrite).save(runs)
      return Sound(bytes: try Data(contentsOf: URL(filePath: file)), answers: answers(in: file))
    }
  }

  /// Returns the recomputed digests of all results that a file yields without an error.
  ///
  /// A result with a fault that a check finds must not be among them.
  private static func answers(in file: String) -> Set<String> {
    guard let store = try? RecordingStore(file: file, mode: .readOnly),
      let runs = try? store.runs()
    else { return [] }
    return Set(
      runs.compactMap { summary in
        (try? store.load(summary.id)).flatMap { try? DigestedRun($0) }?.digests.answer
      }
    )
  }

  private static func damaged(_ bytes: Data, kind: Int, by random: inout SeededGenerator) -> Data {
    var bytes = bytes
    switch kind {
    case 0:
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    case 1:
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let length = Int.random(in: 1...4096, using: &random)
      for position in start..<min(start + length, bytes.count) {
        bytes[position] = UInt8.random(in: .min ... .max, using: &random)
      }
    default:
      bytes = bytes.prefix(Int.random(in: 1..<bytes.count, using: &random))
    }
    return bytes
  }
}
