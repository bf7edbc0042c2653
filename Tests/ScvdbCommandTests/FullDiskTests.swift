import Foundation
import ScvdbTestSupport
import Testing

/// Tests a disk with room for a part of a command's output.
@Suite struct FullDiskTests {
  /// The disk may have room for a new database or for its write-ahead log, but not for both.
  @Test(.enabled(if: canMount, "this needs a table of mounts of its own"))
  func fullDiskLeavesNoPartialMerge() throws {
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

  /// The disk has room only for a folder.
  @Test(
    .enabled(if: canMount, "this needs a table of mounts of its own"),
    arguments: sample([
      "report --output", "diff --format html --output", "diff --format json --output",
      "test --format junit --output", "compare box --output", "compare box --format json --output",
      "show 1 --png",
    ])
  )
  func outputWithoutSpaceKeepsFile(_ command: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let browser =
      "for a; do case $a in --screenshot=*) head -c 9999 /dev/zero > ${a#*=}; esac; done"
    try workplace.write("#!/bin/sh\n\(browser)\n", to: "browser/chromium")
    let script = """
      mkdir small && mount -t tmpfs -o size=64k small small
      chmod +x browser/chromium; PATH="$PWD/browser:$PATH"
      printf 'what it was' > small/out
      '\(builtProducts.path)/scvdb' \(command) small/out2 > printed 2>&1; rm small/out2
      head -c 100000 /dev/zero > small/fill 2> fill
      '\(builtProducts.path)/scvdb' \(command) small/out
      status=$?
      cp -r small copy
      exit $status
      """
    let output = try workplace.run("/usr/bin/env", mounting + ["sh", "-c", script])
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("small/out"), "\(output)")
    let contents = try workplace.contents(of: "copy")
    #expect(contents["out"] == Data("what it was".utf8))
    #expect(Set(contents.keys) == ["out", "fill"])
  }

  @Test func outputFollowsLinkAndKeepsPermissions() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario, "real/out": "old"])
    #expect(try workplace.scvdb("record").status == 0)
    let script = """
      chmod 600 real/out; ln -s real/out link; mkfifo pipe; cat pipe > piped & \
      scvdb='\(builtProducts.path)/scvdb'
      "$scvdb" report --output link && "$scvdb" report --output pipe && wait \
        && "$scvdb" report --output /dev/stdout > streamed && test -L link && stat -c %a real/out
      """
    let output = try workplace.run("/bin/sh", ["-c", script])
    #expect(output.status == 0 && output.output == "600\n", "\(output)")
    let contents = try workplace.contents()
    let page = try #require(contents["real/out"])
    #expect(page.count > 1000 && contents["piped"] == page && contents["streamed"] == page)
    #expect(try workplace.contents(of: "real").keys.map(\.self) == ["out"])
  }

  /// A limit on the size of files is also an error, and SIGXFSZ does not end the process.
  ///
  /// The thread sanitizer ends if it cannot write files of its own.
  @Test(.enabled(if: sanitizerOptions["TSAN_OPTIONS"] == nil))
  func fileSizeLimitIsReported() throws {
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
