import Foundation
import ScvdbTestSupport
import Testing

/// A case without a result is recorded as failed, and the others continue.
@Suite struct FailedCaseTests {
  /// A relay that runs a command instead of each question about an iPhone Xs.
  private func relay(_ command: String) -> String {
    """
    while IFS= read -r line; do
      case "$line" in *'"id":"iphone-xs"'*) \(command);; esac
      printf '%s\\n' "$line"
    done | \(engineProgram)
    """
  }

  private let gone = "echo 'out of luck' >&2; exit 3"

  private func workplace() throws -> Workplace {
    try Workplace(["Baselines/box.yaml": boxScenario])
  }

  @Test(arguments: ["1", "3"])
  func crashCostsOneCase(jobs: String) throws {
    let workplace = try workplace()
    let output = try workplace.scvdb("record", "--engine", relay(gone), "--jobs", jobs)
    #expect(output.status == 2)
    #expect(output.output.hasPrefix("recorded 2 cases of 1 scenario with scvdb "), "\(output)")
    #expect(output.output.hasSuffix(", 2 cases failed\n"), "\(output)")
    #expect(output.errors.contains("error: box iphone-xs portrait none: engine"))
    #expect(
      try workplace.ask(
        """
        SELECT recording, scenario, device, orientation, technique, engine, kind,
          reason LIKE 'it stopped (%); last output:' || char(10) || '  out of luck'
        FROM failures
        """
      ) == """
        1|box|iphone-xs|portrait|none|scvdb|crash|1
        1|box|iphone-xs|landscape|none|scvdb|crash|1

        """
    )
    let missing = "SELECT device FROM expected_cases WHERE run IS NULL AND orientation = 'portrait'"
    #expect(try workplace.ask(missing) == "iphone-xs\n")
    #expect(try workplace.scvdb("check").output == ".scvdb/runs.sqlite: sound, 2 runs\n")
  }

  /// One case of each device, because the large replies take long.
  private let portrait = ["--orientation", "portrait"]

  /// A relay that replies to questions about an iPhone Xs itself, with 70,000,000 bytes in a text.
  private func relay(replying key: String, before: String, after: String) -> String {
    "exec 3>&1\n"
      + relay(
        """
        { id=${line#'{"id":'}; printf '{"id":%s,"\(key)":\(before)' "${id%%,*}"
          head -c 70000000 /dev/zero | tr '\\0' x; echo '\(after)}'; } >&3; continue
        """
      )
  }

  /// The advice of an error has members of its own in JSON, and is in the stored reason.
  @Test func adviceIsBesideErrorInJSON() throws {
    let workplace = try workplace()
    let reply = #"{"id":%s,"error":"no view","fix":"name one","hint":"there are 2"}\n"#
    let engine =
      "exec 3>&1\n"
      + relay(
        """
        { id=${line#'{"id":'}; printf '\(reply)' "${id%%,*}"; } >&3; continue
        """
      )
    let options = ["--engine", engine, "--jobs", "1", "--format", "json"] + portrait
    let record = try workplace.scvdb(["record", "box"] + options)
    #expect(record.status == 2)
    let failure = try #require(failures(in: record.output).first)
    #expect(failure["error"] == "no view")
    #expect(failure["fix"] == "name one" && failure["hint"] == "there are 2")
    let reasons = "SELECT reason FROM failures"
    #expect(try workplace.ask(reasons) == "no view; fix: name one; hint: there are 2\n")
    #expect(
      try workplace.scvdb("accept").errors.contains(
        "(refused: no view; fix: name one; hint: there are 2)"
      )
    )

    let compare = try workplace.scvdb(["compare", "box", "--technique", "none"] + options)
    #expect(compare.status == 2)
    #expect(
      try failures(in: compare.output) == [
        ["error": "box iphone-xs portrait none: no view", "fix": "name one", "hint": "there are 2"]
      ]
    )
  }

  /// A scenario that can no longer be read fails its recorded cases.
  @Test func lostScenarioHasAdviceInJSON() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb(["record"] + portrait).status == 0)
    let misspelled = boxScenario.replacing("technique:", with: "tecnique:")
    try workplace.write(misspelled, to: "Baselines/box.yaml")
    try workplace.write(boxScenario, to: "Baselines/other.yaml")
    let record = try workplace.scvdb(["record", "--format", "json"] + portrait)
    #expect(record.status == 2)
    let lost = try failures(in: record.output)
    #expect(lost.map { $0["scenario"] } == ["box", "box"])
    for failure in lost {
      #expect(failure["error"]?.hasSuffix(" has no key 'tecnique'") == true, "\(failure)")
      #expect(failure["fix"] == nil && failure["hint"] == "did you mean 'technique'?")
    }
    #expect(
      try workplace.ask("SELECT DISTINCT reason FROM failures").hasSuffix(
        " has no key 'tecnique'; hint: did you mean 'technique'?\n"
      )
    )
  }

  private func failures(in json: String) throws -> [[String: String]] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let failures = try #require(object?["failures"] as? [[String: Any]])
    return failures.map { $0.compactMapValues { $0 as? String } }
  }

  /// 65,496 of 70,000,000 bytes are kept, and 25 bytes are appended.
  @Test func longReasonIsCut() throws {
    let workplace = try workplace()
    let engine = relay(replying: "error", before: "\"", after: "\"")
    let output = try workplace.scvdb(["record", "--engine", engine, "--jobs", "1"] + portrait)
    #expect(output.status == 2)
    #expect(output.output.hasPrefix("recorded 1 case of 1 scenario with scvdb "), "\(output)")
    let reasons = "SELECT kind, length(reason), substr(reason, -28) FROM failures"
    #expect(try workplace.ask(reasons) == "refused|65521|xxx... (69934504 more bytes)\n")
  }

  /// 70,000,000 bytes are more than the 2^26 of a row.
  @Test(arguments: sample(["1", "3"]))
  func tooLargeAnswerFailsOneCase(jobs: String) throws {
    let workplace = try workplace()
    let finding = #"{"step":0,"kind":"ambiguousLayout","view":"box","message":""#
    let steps = try storedSteps(in: workplace)
    let engine = relay(
      replying: "run",
      before: #"{"steps":\#(steps),"findings":[\#(finding)"#,
      after: #""}]}"#
    )
    let output = try workplace.scvdb(["record", "--engine", engine, "--jobs", jobs] + portrait)
    #expect(output.status == 2)
    #expect(output.output.hasPrefix("recorded 1 case of 1 scenario with scvdb "), "\(output)")
    let reasons = "SELECT kind, reason FROM failures"
    #expect(
      try workplace.ask(reasons)
        == "inconsistent|its reply has a text of more than 64 MiB, or several that are stored in one row\n"
    )
    #expect(try workplace.scvdb("check").output == ".scvdb/runs.sqlite: sound, 1 run\n")
  }

  /// Returns the steps of a result of the box, as JSON.
  private func storedSteps(in workplace: Workplace) throws -> String {
    #expect(try workplace.scvdb("record", "box", "--db", "other.sqlite").status == 0)
    let lines = try workplace.scvdb("export", "--db", "other.sqlite").output
    let line = try #require(lines.split(separator: "\n").first { $0.contains("\"steps\":") })
    let exported = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let run = (exported?["run"] as? [String: Any])?["run"] as? [String: Any]
    let steps = try JSONSerialization.data(withJSONObject: try #require(run?["steps"]))
    return String(decoding: steps, as: UTF8.self)
  }

  @Test func failedCaseIsNeitherComparedNorAccepted() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let engine = relay("exit 3")
    #expect(try workplace.scvdb("record", "--engine", engine, "--jobs", "1").status == 2)
    let drift = try workplace.scvdb("diff", "--orientation", "portrait")
    #expect(drift.status == 1)
    #expect(drift.output.contains("box iphone-xs portrait none: only in baseline"))
    #expect(
      drift.errors.hasPrefix(
        """
        latest: 1 case failed:
          box iphone-xs portrait none (crash: it stopped
        """
      ),
      "\(drift)"
    )
    let accepted = try workplace.scvdb("accept")
    #expect(accepted.status == 2 && accepted.output.isEmpty)
    #expect(accepted.errors.contains("2 planned cases missing:"))
    #expect(accepted.errors.contains("box iphone-xs portrait none (crash: it stopped"))
  }

  /// An empty list still has a report.
  @Test func listReportsOnlyFailures() throws {
    let workplace = try workplace()
    let engine = relay("exit 3")
    for _ in 1...2 {
      let record = ["record", "--engine", engine, "--jobs", "1", "--device", "iphone-xs"]
      #expect(try workplace.scvdb(record).status == 2)
    }
    let errors = """
      .scvdb/runs.sqlite: 2 recordings without a run, 4 cases failed
      hint: the view 'failures' of the database lists the reasons

      """
    let list = try workplace.scvdb("list")
    #expect(list.errors == errors && list.status == 0, "\(list)")
    #expect(list.output.split(separator: "\n").count == 1, "the headings")
    let json = try workplace.scvdb("list", "--format", "json")
    #expect(json.errors == errors && json.output.contains("\"runs\" : ["), "\(json)")
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("list").errors == "")
  }

  /// A shard with failures is not promoted until they are fixed.
  @Test func partWithFailuresIsNotMerged() throws {
    let workplace = try workplace()
    let failed = try workplace.scvdb(
      ["record", "--engine", relay("exit 3"), "--jobs", "1", "--shard", "1/1", "--db", "a.sqlite"]
    )
    #expect(failed.status == 2)
    let refused = try workplace.scvdb("merge", "a.sqlite")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("box iphone-xs portrait none (crash: it stopped"))
    let again = ["record", "--engine", engineProgram, "--shard", "1/1", "--db", "a.sqlite"]
    #expect(try workplace.scvdb(again).status == 0)
    #expect(try workplace.scvdb("merge", "a.sqlite").status == 0)
    #expect(try workplace.ask("SELECT count(*) FROM failures") == "0\n")
  }

  /// A failed case is not replaced by an older run.
  @Test func recordingWithoutAnswerFails() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let engine = relay("exit 3")
    let output = try workplace.scvdb("record", "--engine", engine, "--device", "iphone-xs")
    #expect(output.status == 2)
    let drift = try workplace.scvdb("diff")
    #expect(drift.status == 1)
    #expect(drift.output.contains("box iphone-xs portrait none: only in baseline"))
    #expect(!drift.output.contains("box iphone-8"))
    #expect(drift.errors.hasPrefix("latest: 2 cases failed:\n"))
    let accepted = try workplace.scvdb("accept")
    #expect(accepted.status == 2)
    #expect(accepted.errors.contains("recording 2 is incomplete: "), "\(accepted)")
    // The others are tried once more; the cases still without a result count.
    #expect(try workplace.scvdb("record", "--device", "iphone-8").status == 0)
    #expect(try workplace.scvdb("diff").errors.hasPrefix("latest: 2 cases failed:\n"))
    #expect(try workplace.scvdb("accept", "--device", "iphone-8").status == 0)
    #expect(
      try workplace.scvdb("accept").errors.hasPrefix(
        "error: the latest attempt at 2 cases has no result:\n"
      )
    )
  }

  /// The third of four cases in matrix order fails first.
  ///
  /// The last case may be in progress by then, and would take too long.
  @Test(arguments: ["1", "4"])
  func failFastEndsAtFirstFailure(jobs: String) throws {
    let workplace = try workplace()
    let engine = relay(
      #"case "$line" in *'"orientation":"landscape"'*) sleep 50;; esac; exit 3"#
    )
    let output = try workplace.scvdb(
      ["record", "--engine", engine, "--jobs", jobs, "--fail-fast", "--format", "json"]
    )
    #expect(output.status == 2)
    #expect(output.errors.hasSuffix("\nstopped at the first failure: 3 of 4 cases\n"), "\(output)")
    #expect(output.output.contains(#""leftOut" : 1,"#), "\(output)")
    #expect(output.output.contains(#""kind" : "crash","#), "\(output)")
    #expect(
      try workplace.ask("SELECT device, orientation FROM runs") == """
        iphone-8|portrait
        iphone-8|landscape

        """
    )
    #expect(
      try workplace.ask("SELECT device, orientation FROM failures") == "iphone-xs|portrait\n"
    )
  }

  /// The engine greets and never replies.
  @Test func hangingEngineIsStopped() throws {
    let workplace = try workplace()
    let engine = """
      echo '{"protocol":1,"name":"slow","version":"1.0.0","fingerprint":"1"}'; sleep 60
      """
    let output = try workplace.scvdb(
      ["record", "--engine", engine, "--time-limit", "2", "--device", "iphone-8"]
        + ["--orientation", "portrait"]
    )
    #expect(output.status == 2)
    #expect(
      try workplace.ask("SELECT kind, reason FROM failures")
        == "timeout|no reply within 2.0 seconds\n"
    )
  }

  @Test(
    arguments: sample([
      (["--time-limit", "5"], "--time-limit applies to engines that are processes"),
      (["--time-limit", "0"], "--time-limit must be a number of seconds from"),
      (["--time-limit", "-1"], "--time-limit"),
      (["--time-limit", "nan", "--isolate"], "--time-limit must be a number of seconds from"),
      (["--isolate", "--engine", "cat"], "--isolate applies to the built-in engine"),
      (["--commit", ""], "--commit"), (["--commit", "a\nb"], "--commit must be one line"),
      (["--jobs", "0"], "--jobs must be a number from 1 to 1024"),
      (["--jobs", "1000000"], "--jobs must be a number from 1 to 1024"),
    ])
  )
  func meaninglessOptionsAreWrongUsage(_ options: [String], _ words: String) throws {
    let workplace = try workplace()
    let output = try workplace.scvdb(["record"] + options)
    #expect(output.status == 64 && output.output.isEmpty, "\(output)")
    #expect(output.errors.contains(words), "\(output)")
    #expect(try workplace.contents().keys.sorted() == ["Baselines/box.yaml"])
  }

  /// The options are checked before the search for a scenario, which would end with 2.
  @Test(arguments: ["record", "explore"])
  func meaninglessOptionsAreReportedFirst(command: String) throws {
    let nothing = try Workplace()
    for options in [["--time-limit", "5"], ["--isolate", "--engine", "cat"]] {
      let output = try nothing.scvdb([command, "missing"] + options)
      #expect(output.status == 64 && output.output.isEmpty, "\(output)")
      #expect(output.errors.hasPrefix("error: \(options[0]) applies to "), "\(output)")
    }
    #expect(try nothing.scvdb(command, "missing").status == 2)
  }

  @Test func commitAndLabelAreKept() throws {
    let workplace = try workplace()
    let options = ["--label", "nightly", "--commit", "65ac012"]
    #expect(try workplace.scvdb(["record"] + options).status == 0)
    let question = "SELECT label, source_commit, runs FROM recordings"
    #expect(try workplace.ask(question) == "nightly|65ac012|4\n")
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.ask(question + " WHERE recording = 2") == "||4\n")
  }
}
