import Foundation
import Testing

/// Tests databases in places that are not writable, or only in part.
@Suite struct WriteProtectionTests {
  /// A recording with a label in `data/runs.sqlite`.
  private func workplace() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let recorded = try workplace.scvdb("record", "--label", "first", "--db", "data/runs.sqlite")
    #expect(recorded.status == 0, "\(recorded)")
    return workplace
  }

  private func expectReadable(_ workplace: Workplace) throws {
    for command in [["list"], ["check"], ["show", "1"], ["diff", "label:first", "latest"]] {
      let output = try workplace.scvdbAsNobody(command + ["--db", "data/runs.sqlite"])
      #expect(output.status == 0 && output.errors.isEmpty, "\(command): \(output)")
    }
  }

  @Test func readOnlyFileIsReadNotWritten() throws {
    let workplace = try workplace()
    try workplace.setMode(0o777, of: "data")
    try workplace.setMode(0o444, of: "data/runs.sqlite")
    let before = try workplace.contents()
    let output = try workplace.scvdbAsNobody(["record", "--db", "data/runs.sqlite"])
    #expect(
      output.description == """
        stderr: error: data/runs.sqlite: this database is not writable
        stderr: fix: change its permissions, or copy it elsewhere
        status: 2
        """
    )
    try expectReadable(workplace)
    #expect(try workplace.contents() == before)
  }

  @Test func readOnlyFolderIsReadNotWritten() throws {
    let workplace = try workplace()
    try workplace.setMode(0o666, of: "data/runs.sqlite")
    try workplace.setMode(0o555, of: "data")
    defer { try? workplace.setMode(0o755, of: "data") }
    let before = try workplace.contents()
    for file in ["data/runs.sqlite", "data/new.sqlite"] {
      let output = try workplace.scvdbAsNobody(["record", "--db", file])
      #expect(
        output.description == """
          stderr: error: \(file): cannot be opened (its folder is not writable)
          stderr: fix: check the path and the permissions of file and folder
          status: 2
          """
      )
    }
    try expectReadable(workplace)
    #expect(try workplace.contents() == before)
  }

  /// A killed program left its last change in the write-ahead log, which is beside the file and not
  /// beside the link.
  @Test func linkedDatabaseUsesItsLog() throws {
    let workplace = try workplace()
    // A reader keeps the log, and is killed before it could remove it.
    let record =
      ".shell \(builtProducts.appending(path: "scvdb").path) record --label changed --db data/runs.sqlite"
    _ = try workplace.run(
      "/usr/bin/env",
      ["sqlite3", "data/runs.sqlite", "BEGIN; SELECT id FROM run;", record, ".shell kill -9 $PPID"]
    )
    #expect(try workplace.contents(of: "data")["runs.sqlite-wal"]?.isEmpty == false)
    for file in ["runs.sqlite", "runs.sqlite-wal", "runs.sqlite-shm"] {
      try workplace.setMode(0o666, of: "data/\(file)")
    }
    try workplace.setMode(0o777, of: "data")
    try FileManager.default.createDirectory(
      at: workplace.folder.appending(path: "links"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: workplace.folder.appending(path: "links/runs.sqlite").path,
      withDestinationPath: "../data/runs.sqlite"
    )
    try workplace.setMode(0o555, of: "links")
    defer { try? workplace.setMode(0o755, of: "links") }
    for command in [["list"], ["record", "--label", "more"], ["list"]] {
      let output = try workplace.scvdbAsNobody(command + ["--db", "links/runs.sqlite"])
      #expect(output.status == 0, "\(output)")
      if command == ["list"] { #expect(output.output.contains("changed")) }
    }
  }

  @Test func inaccessibleFolderIsNamed() throws {
    let workplace = try workplace()
    try workplace.setMode(0, of: "data")
    defer { try? workplace.setMode(0o755, of: "data") }
    for command in ["record", "list"] {
      let output = try workplace.scvdbAsNobody([command, "--db", "data/runs.sqlite"])
      #expect(
        output.description == """
          stderr: error: data/runs.sqlite: cannot be opened (Permission denied)
          stderr: fix: check the path and the permissions of file and folder
          status: 2
          """
      )
    }
  }

  /// A file system of 420 KiB, without enough room for a second recording.
  @Test(.enabled(if: canMount, "this needs the right to mount"))
  func fullDiskKeepsDatabase() throws {
    let workplace = try workplace()
    let script = """
      mkdir small && mount -t tmpfs -o size=420k none small &&
      cp data/runs.sqlite small/ && head -c 110000 /dev/zero > small/filler &&
      '\(builtProducts.path)/scvdb' record --db small/runs.sqlite --label second
      status=$?
      rm small/filler
      '\(builtProducts.path)/scvdb' check --db small/runs.sqlite
      cp small/runs.sqlite after.sqlite
      exit $status
      """
    let output = try workplace.run("/usr/bin/env", mounting + ["sh", "-c", script])
    #expect(output.status == 2)
    #expect(
      output.errors == """
        error: small/runs.sqlite: the disk is full; earlier recordings are kept
        fix: free space and try again

        """
    )
    // The runs that fitted are complete, beside the four earlier runs.
    #expect(output.output.wholeMatch(of: /small\/runs.sqlite: sound, [4-7] runs\n/) != nil)
    let first = "SELECT * FROM runs WHERE recording = 1"
    let before = try workplace.run("/usr/bin/env", ["sqlite3", "data/runs.sqlite", first])
    #expect(try workplace.run("/usr/bin/env", ["sqlite3", "after.sqlite", first]) == before)
    #expect(before.output.split(separator: "\n").count == 4)
  }

  /// If an unreadable baseline counted as missing, `prune` would delete its recording, and `diff`
  /// would report a new case.
  @Test(arguments: [0, 0o444])
  func unreadableBaselinesAreErrors(mode: Int) throws {
    let workplace = try Workplace([
      "Baselines/a/box.yaml": boxScenario, "Baselines/b.yaml": boxScenario,
    ])
    for command in [["record"], ["accept"], ["record"]] {
      #expect(try workplace.scvdb(command).status == 0)
    }
    for path in ["", ".scvdb"] { try workplace.setMode(0o777, of: path) }
    try workplace.setMode(0o666, of: ".scvdb/runs.sqlite")
    try workplace.setMode(mode, of: "Baselines/a")
    defer { try? workplace.setMode(0o755, of: "Baselines/a") }
    let before = try workplace.contents()
    for command in [["prune", "--keep", "0"], ["diff"], ["accept"]] {
      let output = try workplace.scvdbAsNobody(command)
      #expect(output.status == 2 && output.output.isEmpty, "\(command): \(output)")
      #expect(output.errors.contains("Baselines/a"), "\(command): \(output)")
      #expect(output.errors.contains("ermission"), "\(command): \(output)")
    }
    #expect(try workplace.contents() == before)
  }

  /// Some builds of SQLite interpret a name that starts with `file:` as a URI.
  @Test func nameLikeURIIsFileName() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--db", "file:runs?mode=memory").status == 0)
    #expect(try workplace.scvdb("check", "--db", "./file:runs?mode=memory").status == 0)
  }
}

extension Workplace {
  fileprivate func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode],
      ofItemAtPath: folder.appending(path: path).path
    )
  }

  /// Runs `scvdb` without root, because root ignores permissions.
  fileprivate func scvdbAsNobody(_ arguments: [String]) throws -> CommandOutput {
    guard geteuid() == 0 else { return try scvdb(arguments) }
    let nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let program = builtProducts.appending(path: "scvdb").path
    return try run("/usr/bin/env", nobody + [program] + arguments)
  }
}
