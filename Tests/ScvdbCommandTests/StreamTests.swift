import Foundation
import Testing

@Suite struct StreamTests {
  /// The output's reader is closed; a shell may have ignored the signal.
  @Test(arguments: ["", "trap '' PIPE; "])
  func closedReaderIsNotError(_ setUp: String) throws {
    let workplace = try Workplace()
    let scvdb = builtProducts.appending(path: "scvdb").path
    let list = "sleep 1; '\(scvdb)' devices --format json; echo $? > status"
    _ = try workplace.run("/bin/sh", ["-c", "\(setUp){ \(list); } | true"])
    #expect(try workplace.contents()["status"] == Data("0\n".utf8))
  }

  /// The output has no reader, and the baselines are still written.
  @Test func closedOutputDoesNotStopWork() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    let scvdb = builtProducts.appending(path: "scvdb").path
    let script = "{ sleep 1; '\(scvdb)' accept; echo $? > status; } | true"
    #expect(try workplace.run("/bin/sh", ["-c", script]).status == 0)
    #expect(try workplace.contents()["status"] == Data("0\n".utf8))
    // Two devices, each in two orientations.
    #expect(try workplace.contents().keys.filter { $0.hasSuffix(".txt") }.count == 4)
  }

  @Test func fullDiskIsStatus2() throws {
    let scvdb = builtProducts.appending(path: "scvdb").path
    let output = try shell("'\(scvdb)' devices > /dev/full")
    #expect(
      output.description
        == """
        stderr: error: cannot write to standard output: No space left on device
        stderr: fix: check the file or device that receives the output
        status: 2
        """
    )
  }

  private func shell(_ script: String) throws -> CommandOutput {
    try Workplace().run("/bin/sh", ["-c", script])
  }
}
