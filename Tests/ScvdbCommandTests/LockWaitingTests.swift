import Foundation
import Testing

/// Tests a database that another program has locked.
@Suite struct LockWaitingTests {
  /// The lock is held for three seconds; the first second is not reported.
  @Test func lockWaitIsReported() throws {
    let place = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try place.scvdb("record").status == 0)
    let holding = """
      { echo 'BEGIN EXCLUSIVE;'; sleep 3; echo 'COMMIT;'; } | sqlite3 .scvdb/runs.sqlite & sleep 0.5
      '\(builtProducts.appending(path: "scvdb").path)' record; echo "status $?"; wait
      """
    let output = try place.run("/bin/sh", ["-c", holding])
    #expect(output.output.hasSuffix("status 0\n"), "\(output)")
    #expect(
      output.errors == ".scvdb/runs.sqlite: waiting for another program that has it locked\n",
      "\(output)"
    )
  }
}
