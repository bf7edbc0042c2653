import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

@Suite struct ExchangeTests {
  /// Makes recordings of every kind: with and without a label, a plan, events, runs.
  private func fill(_ file: String) throws {
    var sample = SampleShards()
    sample.runs = SampleRuns.matrix(events: SampleRuns.events)
    try sample.record(1, of: 2, to: file)
    sample.label = "zero width\u{200B} \"quoted\""
    try sample.record(2, of: 2, to: file)
    let store = try RecordingStore(file: file, mode: .readWrite)
    var old = SampleRuns.keyboard(shift: 0.125)
    old.identity.system = "9.3"
    let last = try #require(old.steps.lastIndex { $0.snapshot != nil })
    old.steps[last].snapshot?.accessibility = [
      AccessibilityElement(view: "details/title", label: "It's", traits: [.header, .link])
    ]
    try store.save([old], commit: "c0ffee")
    _ = try store.startRecording(engine: SampleRuns.engine)
  }

  @Test func importEqualsExport() throws {
    try withTemporaryFolder { folder in
      let (file, copy) = ("\(folder)/a.sqlite", "\(folder)/b.sqlite")
      try fill(file)
      let text = try export(of: file)
      // The digest of the file includes the escape of the label's invisible character.
      #expect(text.contains(#"zero width\u200b"#))
      try text.write(toFile: "\(folder)/a.jsonl", atomically: true, encoding: .utf8)
      let result = try RecordingStore.importRecordings(from: "\(folder)/a.jsonl", into: copy)
      #expect(result == ImportResult(recordings: 4, runs: 7, known: 0))
      #expect(try export(of: copy) == text)
      #expect(try rowCounts(copy) == rowCounts(file))
      #expect(try RecordingStore(file: copy, mode: .readOnly).check() == [])

      let again = try RecordingStore.importRecordings(from: "\(folder)/a.jsonl", into: copy)
      #expect(again == ImportResult(recordings: 0, runs: 0, known: 4))
      #expect(try rowCounts(copy) == rowCounts(file))
    }
  }

  /// Two recordings with equal content remain two recordings.
  @Test func equalRecordingsAreCounted() throws {
    try withTemporaryFolder { folder in
      let (file, copy) = ("\(folder)/a.sqlite", "\(folder)/b.sqlite")
      let store = try RecordingStore(file: file, mode: .readWrite)
      for _ in 1...2 { try store.save([SampleRuns.keyboard()]) }
      let text = try export(of: file)
      try text.write(toFile: "\(folder)/a.jsonl", atomically: true, encoding: .utf8)
      for known in [0, 2] {
        let result = try RecordingStore.importRecordings(from: "\(folder)/a.jsonl", into: copy)
        #expect(result.known == known)
        #expect(try export(of: copy) == text)
      }
    }
  }

  /// Anything but the complete export is refused, with the line, and does not change the target.
  @Test(
    arguments: sample([
      ("{}\n", 1, "it has no header"),
      ("not JSON\n", 1, "it is not JSON"),
      ("{\"header\":{\"format\":\"scvdb-export\",\"version\":2}}\n", 1, "is unknown"),
    ])
  )
  func invalidExportIsRefused(text: String, line: Int, reason: String) throws {
    try expectRefusal(of: text, line: line, reason: reason)
  }

  @Test(arguments: ["", "\n"])
  func emptyFileIsReported(text: String) throws {
    try withTemporaryFolder { folder in
      let (source, target) = ("\(folder)/a.jsonl", "\(folder)/a.sqlite")
      try text.write(toFile: source, atomically: true, encoding: .utf8)
      for file in text.isEmpty ? [source, "/dev/null"] : [source] {
        let error = #expect(throws: StoreError.self) {
          try RecordingStore.importRecordings(from: file, into: target)
        }
        #expect(
          error?.description
            == "\(file): this file is empty\nfix: give the path of a file from 'scvdb export'"
        )
      }
      #expect(!FileManager.default.fileExists(atPath: target))
    }
  }

  @Test func aDamagedExportIsRefused() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      let text = try export(of: file)
      let lines = text.split(separator: "\n").map { String($0) + "\n" }
      #expect(lines.count == 4)
      try expectRefusal(of: lines.dropLast().joined(), line: 4, reason: "it ends too early")
      try expectRefusal(of: String(text.dropLast()), line: 4, reason: "it ends too early")
      try expectRefusal(of: text + "{}\n", line: 5, reason: "it continues after its end")
      try expectRefusal(
        of: lines[0] + lines[3],
        line: 2,
        reason: "the count in its last line is not its number of lines"
      )
      // SHA-256 is 64 digits.
      let end = lines[3].replacing(/,"root":"[0-9a-f]{64}"/, with: "")
      #expect(end.utf8.count == lines[3].utf8.count - 74)
      try expectRefusal(
        of: lines[..<3].joined() + end,
        line: 4,
        reason: "'end' has no 'root'"
      )
      try expectRefusal(
        of: text.replacing("\"scvdb-export\",", with: "\"scvdb-export\", "),
        line: 4,
        reason: "its root differs: lines are missing, or were changed"
      )
      try expectRefusal(of: lines[0] + lines[2], line: 2, reason: "the start of a recording")
      try expectRefusal(
        of: text.replacing("100.333", with: "100.334"),
        line: 3,
        reason: "the run's hash differs"
      )
      try expectRefusal(
        of: text.replacing("100.333", with: "2000000000"),
        line: 3,
        reason: "the run is inconsistent: view '"
      )
      try expectRefusal(
        of: text.replacing("\"content\":\"", with: "\"content\":\"0"),
        line: 3,
        reason: "the recording that ends here has a different hash"
      )
    }
  }

  private func expectRefusal(of text: String, line: Int, reason: String) throws {
    try withTemporaryFolder { folder in
      let (file, target) = ("\(folder)/a.jsonl", "\(folder)/b.sqlite")
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      for isThere in [false, true] {
        if isThere { try RecordingStore(file: target, mode: .readWrite).save(SampleRuns.matrix()) }
        let before = isThere ? try export(of: target) : nil
        let error = #expect(throws: StoreError.self) {
          try RecordingStore.importRecordings(from: file, into: target)
        }
        #expect(error?.description.hasPrefix("\(file):\(line): ") == true, "\(error as Any)")
        #expect(error?.description.contains(reason) == true, "\(error as Any)")
        let entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(entries == (isThere ? ["a.jsonl", "b.sqlite"] : ["a.jsonl"]))
        if let before { #expect(try export(of: target) == before) }
      }
    }
  }

  /// The number of bytes read before the end of a line is limited.
  @Test func aLineWithoutEndIsRefused() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.jsonl"
      try Data(repeating: 32, count: 3 << 20).write(to: URL(filePath: file))
      let reader = try ExportReader(file: file, lineLimit: 1 << 20)
      let error = #expect(throws: StoreError.self) { _ = try reader.line() }
      #expect(
        error?.description
          == "\(file):1: this is not an export of scvdb, or it is damaged: "
          + "the line has more than 1048576 bytes\n"
          + "fix: give the path of a file from 'scvdb export', or export again"
      )
    }
  }

  /// All hashes are correct, but the plan of the recording lacks the run's case.
  @Test func unplannedRunIsRefused() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      let runs = Array(SampleRuns.matrix().prefix(2))
      let plan = Plan([
        Plan.Case(identity: runs[0].identity, questionHash: runs[0].questionHash)
      ])
      let store = try RecordingStore(file: file, mode: .readWrite)
      let recording = try store.startRecording(
        engine: runs[0].engine,
        assignment: Assignment(plan: plan, shard: .whole)
      )
      try store.save([runs[0]], in: recording)
      let digested = try DigestedRun(runs[1])
      // Four lines: header, plan, recording, run; then the end.
      let lines = try export(of: file).split(separator: "\n").map { Data($0.utf8) }
      var parsed = try lines.map { try JSONDecoder().decode(ExportLine.self, from: $0) }
      parsed[3].run = ExportLine.RunLine(answer: digested.digests.answer, run: runs[1])
      parsed[2].recording?.content = ExportLine.Recording.content(
        of: [
          Answered(runs[1].identity, runs[1].questionHash, answer: digested.digests.answer)
        ],
        failures: []
      )
      let text = try parsed.map {
        String(decoding: try JSONEncoder.sorted().encode($0), as: UTF8.self) + "\n"
      }
      try expectRefusal(
        of: text.joined(),
        line: 4,
        reason: "the plan of its recording does not have the run's question"
      )
    }
  }
}
