import Foundation
import Testing

@Suite struct KillTests {
  /// Runs the first kills of `Benchmarks/kill`, which documents its checks.
  @Test(.enabled(if: hasPython, "this needs Python"))
  func killedRecordersLeaveCompleteRuns() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Benchmarks/kill")
    let program = builtProducts.appending(path: "scvdb").path
    let output = try Workplace().run(
      "/usr/bin/env",
      ["python3", script.path, "--kills", "3", "--writers", "2", "--devices", "7"]
        + ["--program", program]
    )
    #expect(output.status == 0 && output.errors.isEmpty, "\(output)")
    #expect(output.output.hasPrefix("3 kills of 2 writers, seed 1: "))
    #expect(output.output.hasSuffix("\nnothing is damaged, lost or incomplete\n"))
  }
}

private let hasPython =
  (try? Workplace().run("/usr/bin/env", ["python3", "-c", "import sqlite3"]))?.status == 0
