import Foundation
import ScvdbTestSupport
import Testing

/// Tests processes without arguments, streams or descriptors.
@Suite struct EnvironmentTests {
  private let scvdb = builtProducts.appending(path: "scvdb").path

  private func shell(_ script: String, in workplace: Workplace) throws -> CommandOutput {
    try workplace.run("/bin/sh", ["-c", script])
  }

  /// Help without a request for it is an error.
  @Test func noSubcommandIsWrongUsage() throws {
    let output = try Workplace().scvdb()
    #expect(output.status == 64)
    #expect(output.output == "")
    #expect(output.errors.contains("SUBCOMMANDS:"))
    #expect(
      output.errors.hasSuffix(
        "\nerror: missing subcommand\nfix: start with 'scvdb test'\n"
      )
    )
    #expect(try Workplace().scvdb("--help").status == 0)
  }

  /// A process finds its arguments in /proc on Linux, and a sanitizer finds its options there.
  @Test(.enabled(if: canMount && sanitizerOptions.isEmpty))
  func missingArgumentsPreventWork() throws {
    for (program, prefix) in [("scvdb", "error: "), ("scvdb-engine", "error: ")] {
      let path = builtProducts.appending(path: program).path
      let script = "mount -t tmpfs none /proc && exec '\(path)' list"
      let output = try Workplace().run("/usr/bin/env", mounting + ["sh", "-c", script])
      #expect(output.status == 2, "\(output)")
      #expect(output.errors.hasPrefix(prefix + "the arguments cannot be read"), "\(output)")
      #expect(output.output == "")
    }
  }

  /// Without the streams, their numbers would belong to the database, or to pipes of the process.
  @Test(
    arguments: sample([
      "explore box --sequences 1 --seconds 1", "record", "diff run:1 run:2", "list", "devices",
    ])
  )
  func closedStreamsAreNotTakenByFiles(command: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    let output = try shell("'\(scvdb)' \(command) <&- >&- 2>&-", in: workplace)
    // Output that cannot be printed is an error.
    #expect(output.status == 2, "\(output)")
    #expect(output.output == "" && output.errors == "")
    #expect(try workplace.scvdb("check").status == 0)
    let input = try shell("'\(scvdb)' \(command) <&-", in: workplace)
    #expect(input.status < 2, "\(input)")
  }

  /// A recording does not depend on the time zone and language of a machine, or on the variables of
  /// a login.
  @Test(
    arguments: sample([
      "export LC_ALL=tr_TR.UTF-8 LANG=de_DE.UTF-8", "export TZ=Pacific/Kiritimati",
      "export TMPDIR=/nowhere", "unset HOME", "umask 077", "export LC_ALL=C",
    ])
  )
  func environmentDoesNotChangeGeometry(setting: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let usual = try workplace.scvdb("record", "--db", "usual.sqlite")
    let other = try shell("\(setting); '\(scvdb)' record --db other.sqlite", in: workplace)
    #expect(usual.status == 0 && other.status == 0, "\(other)")
    #expect(other.output == usual.output.replacing("usual.sqlite", with: "other.sqlite"))
    let compared = try shell("\(setting); '\(scvdb)' diff usual.sqlite other.sqlite", in: workplace)
    #expect(compared.status == 0, "\(compared)")
  }

  @Test(arguments: sample(["inf", "nan", "1e300", "0", "-1"]))
  func invalidTimeLimitIsWrongUsage(seconds: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let output = try workplace.scvdb("explore", "box", "--seconds=\(seconds)")
    #expect(output.status == 64)
    #expect(output.errors.contains("--seconds must be a number from 0.001 to 31536000\n"))
  }

  /// More than a million bytes without a line end, before the greeting and every reply.
  @Test func longEngineLineIsAccepted() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let engine = "sh -c \"head -c 3000000 /dev/zero | tr '\\\\0' x >&2; exec \(engineProgram)\""
    let output = try workplace.scvdb("record", "--engine", engine, "--jobs", "2")
    #expect(output.status == 0, "\(output)")
    #expect(output.output.hasPrefix("recorded 4 cases"))
  }

  /// A missing descriptor is an error, and earlier records are kept.
  @Test(arguments: sample([16, 20, 24, 32, 64]))
  func fewFileDescriptorsAreError(limit: Int) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let engine = "--engine \"\(engineProgram)\" --jobs 4"
    let output = try shell("ulimit -n \(limit); '\(scvdb)' record \(engine)", in: workplace)
    #expect([0, 2].contains(output.status), "\(output)")
    guard output.status == 2 else { return }
    #expect(!output.errors.isEmpty)
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("check").status == 0)
  }
}
