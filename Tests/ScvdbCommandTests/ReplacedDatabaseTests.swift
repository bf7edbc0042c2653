import Foundation
import ScvdbTestSupport
import Testing

/// Tests changes of a database by other programs while `record` writes to it.
@Suite struct ReplacedDatabaseTests {
  /// An engine that runs a command before its reply to a device's last case.
  private func engine(doing command: String, at device: String = "iphone-xs") -> String {
    """
    while IFS= read -r line; do
      case "$line" in *'"id":"\(device)"'*'"orientation":"landscape"'*) \(command);; esac
      printf '%s\\n' "$line"
    done | \(engineProgram)
    """
  }

  private static let file = ".scvdb/runs.sqlite"

  @Test(
    arguments: sample([
      "rm -f \(file)*", "mv .scvdb elsewhere", "mv \(file) other.sqlite",
      "cp older.sqlite new; mv new \(file)", ": > \(file)",
      "truncate -s 8192 \(file)", "rm -rf .scvdb",
    ])
  )
  func recordingThatIsNotStoredFails(_ command: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--db", "older.sqlite").status == 0)
    #expect(try workplace.scvdb("record").status == 0)
    let engine = engine(doing: "sleep 1; \(command)")
    let output = try workplace.scvdb("record", "--engine", engine, "--jobs", "1")
    #expect(output.status == 2 && output.output.isEmpty, "\(output)")
    #expect(output.errors.hasPrefix("error: .scvdb/runs.sqlite"), "\(output)")
  }

  /// Recordings are pruned while a recorder runs.
  @Test func pruningKeepsRunningRecording() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    for _ in 1...2 { #expect(try workplace.scvdb("record").status == 0) }
    let prune = "'\(builtProducts.appending(path: "scvdb").path)' prune --keep 1 >> pruned 2>&1"
    // The recording begins when its first run is stored, while the engine waits in the second case.
    let engine = engine(doing: "sleep 2; \(prune)", at: "iphone-8")
    let output = try workplace.scvdb("record", "--engine", engine, "--jobs", "1")
    #expect(output.status == 0, "\(output)")
    let pruned = String(decoding: try #require(try workplace.contents()["pruned"]), as: UTF8.self)
    let kept = /keep    recording 3 \(.*\): process \d+ is recording it\n/
    #expect(pruned.contains(kept), "\(pruned)")
    #expect(
      pruned.contains("removed 1 recording with 4 runs, 0 kept by reference, 1 in progress\n")
    )
    let runs = "SELECT recording_id, count(*) FROM run GROUP BY 1"
    #expect(try workplace.ask(runs) == "2|4\n3|4\n")
    #expect(try workplace.ask("SELECT count(*) FROM lease") == "0\n")
    #expect(try workplace.scvdb("check").status == 0)
  }
}
