import Foundation
import Testing

@Suite struct StreamTests {
  /// `head` closes its end of the pipe after the first line.
  @Test(arguments: ["", "trap '' PIPE; "])
  func readerThatGoesAwayIsNoError(_ setUp: String) throws {
    let scvdb = builtProducts.appending(path: "scvdb").path
    let output = try shell("\(setUp)'\(scvdb)' devices --format json | head -n 1")
    #expect(output.description == "{\nstatus: 0")
  }

  @Test func fullDiskIsStatus2() throws {
    let scvdb = builtProducts.appending(path: "scvdb").path
    let output = try shell("'\(scvdb)' devices > /dev/full")
    #expect(
      output.description
        == "stderr: error: cannot write to standard output: No space left on device\nstatus: 2"
    )
  }

  private func shell(_ script: String) throws -> CommandOutput {
    try Workplace().run("/bin/sh", ["-c", script])
  }
}
