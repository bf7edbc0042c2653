import Foundation
import Testing

/// A disk that has room for a part of what a command writes.
@Suite struct FullDiskTests {
  /// There may be room for the write-ahead log of a new database, and not for the database as well.
  @Test(.enabled(if: canMount, "this needs a table of mounts of its own"))
  func whatIsMergedIsWholeOrNotThere() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    for arguments in [
      ["record", "--db", "part.sqlite"], ["merge", "part.sqlite", "--db", "whole.sqlite"],
    ] {
      #expect(try workplace.scvdb(arguments).status == 0)
    }
    let size = try #require(try workplace.contents()["whole.sqlite"]?.count)
    var statuses: Set<Int32> = []
    for tenths in stride(from: 5, through: 35, by: 2) {
      let script = """
        mkdir -p small && mount -t tmpfs -o size=\(size * tenths / 10) small small
        '\(builtProducts.path)/scvdb' merge part.sqlite --db small/whole.sqlite
        status=$?
        rm -rf copy
        cp -r small copy
        exit $status
        """
      let output = try workplace.run("/usr/bin/env", mounting + ["sh", "-c", script])
      statuses.insert(output.status)
      let names = Set(try workplace.contents(of: "copy").keys)
      if output.status == 0 {
        #expect(names == ["whole.sqlite"], "\(tenths): \(output)")
        let checked = try workplace.scvdb("check", "--db", "copy/whole.sqlite")
        #expect(checked.output == "copy/whole.sqlite: sound, 4 runs\n", "\(tenths): \(checked)")
      } else {
        #expect(names.isEmpty && output.errors.contains("the disk is full"), "\(tenths): \(output)")
      }
    }
    #expect(statuses == [0, 2])
  }

  /// A limit on the size of files is an error as well, and no end of the process by SIGXFSZ.
  ///
  /// The thread sanitizer ends where it cannot write files of its own.
  @Test(.enabled(if: sanitizerOptions["TSAN_OPTIONS"] == nil))
  func aLimitOfFilesIsReported() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--db", "part.sqlite").status == 0)
    // In blocks of 512 bytes.
    let script = """
      ulimit -f 200; '\(builtProducts.path)/scvdb' merge part.sqlite --db whole.sqlite
      """
    let output = try workplace.run("/bin/sh", ["-c", script])
    #expect(output.status == 2 && output.errors.hasPrefix("error: "), "\(output)")
    #expect(try workplace.contents().keys.filter { $0.hasPrefix("whole") }.isEmpty)
  }
}
