import Foundation
import ScvdbTestSupport
import Testing

/// Tests signals in the middle of a recording.
@Suite struct InterruptionTests {
  /// An engine that reports each question, and replies after a permission.
  private let patient = """
    while IFS= read -r line; do
      echo $$ >> asked
      while [ ! -e go ]; do sleep 0.02; done
      printf '%s\\n' "$line"
    done | \(engineProgram)
    """

  private func workplace() throws -> Workplace {
    try Workplace(["Baselines/box.yaml": boxScenario])
  }

  /// The processes with a question, once there are `count`.
  private func asked(_ count: Int, at workplace: Workplace) throws -> [pid_t] {
    let file = workplace.folder.appending(path: "asked")
    var processes: [pid_t] = []
    try wait("\(count) cases are in work") {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      processes = text.split(separator: "\n").compactMap { pid_t($0) }
      return processes.count >= count
    }
    return processes
  }

  @Test(arguments: sample([(SIGINT, 1), (SIGINT, 2), (SIGTERM, 1)]))
  func firstSignalEndsRecordingOrderly(signal: Int32, jobs: Int) throws {
    let workplace = try workplace()
    let command = try workplace.start("record", "--engine", patient, "--jobs", "\(jobs)")
    _ = try asked(jobs, at: workplace)
    command.send(signal)
    try wait("the signal is noticed") { try command.errorsSoFar.contains("finishing") }
    try workplace.write("", to: "go")
    let output = try command.wait()
    #expect(output.status == 128 + signal)
    let name = signal == SIGINT ? "SIGINT" : "SIGTERM"
    #expect(
      output.errors == """
        finishing the running cases; interrupt again to stop at once
        interrupted by \(name): \(jobs) of 4 cases recorded

        """
    )
    #expect(output.output.hasPrefix("recorded \(jobs) case"), "\(output)")

    // Cases in progress are stored, and the rest is marked as missing.
    #expect(try workplace.ask("SELECT planned, done FROM shards") == "4|\(jobs)\n")
    let first = ["portrait", "landscape"].prefix(jobs).joined(separator: "\n")
    #expect(try workplace.ask("SELECT orientation FROM runs") == first + "\n")
    #expect(try workplace.scvdb("check").status == 0)
    #expect(try workplace.scvdb("accept").errors.contains("planned cases missing"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func secondSignalEndsAtOnce(signal: Int32) throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("record").status == 0)
    let before = try workplace.scvdb("export")
    let command = try workplace.start("record", "--engine", patient, "--jobs", "2")
    let engines = try asked(2, at: workplace)
    command.send(signal)
    try wait("the signal is noticed") { try command.errorsSoFar.contains("finishing") }
    command.send(signal)
    #expect(try command.wait().status == -signal)
    // No engine and no partial run remains.
    try wait("the engines are gone") {
      engines.allSatisfy { kill($0, 0) != 0 && errno == ESRCH }
    }
    #expect(try workplace.scvdb("check").status == 0)
    #expect(try workplace.scvdb("export") == before)
  }

  /// Keyboards appear and disappear ten thousand times in one case, longer than the test waits.
  @Test func killedRecorderLeavesNoEngine() throws {
    let steps = "  - focus: field\n  - wait: 0.5\n  - resign\n  - wait: 0.5\n"
    let long = boxScenario + "\n" + String(repeating: steps, count: 10_000)
    let workplace = try Workplace(["Baselines/box.yaml": long])
    let engine = "echo $$ >> asked; exec \(engineProgram)"
    let command = try workplace.start("record", "--engine", engine, "--jobs", "1")
    // The first engine only sends its greeting.
    let engines = try asked(2, at: workplace)
    try wait("the engine is in the middle of a case") { secondsOfWork(engines[1]) >= 1 }
    command.send(SIGKILL)
    #expect(try command.wait().status == -SIGKILL)
    let start = ContinuousClock.now
    try wait("the engine is gone") { kill(engines[1], 0) != 0 && errno == ESRCH }
    #expect(ContinuousClock.now - start < .seconds(3))
  }

  /// Returns the processor time of a process, in seconds.
  private func secondsOfWork(_ process: pid_t) -> Int {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // After the name in parentheses, fields 14 and 15 of proc(5) become 11 and 12.
    let fields = status?.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12])
    else { return 0 }
    return (user + system) / sysconf(Int32(_SC_CLK_TCK))
  }

  @Test func emptyRecordingLeavesNoTrace() throws {
    let workplace = try workplace()
    // The engine is interrupted before its greeting.
    let command = try workplace.start(
      "record",
      "--engine",
      "echo $$ >> asked; while [ ! -e go ]; do sleep 0.02; done; exec \(engineProgram)",
      "--jobs",
      "1"
    )
    _ = try asked(1, at: workplace)
    command.send(SIGINT)
    try wait("the signal is noticed") { try command.errorsSoFar.contains("finishing") }
    try workplace.write("", to: "go")
    let output = try command.wait()
    #expect(output.status == 130 && output.output.isEmpty)
    #expect(output.errors.hasSuffix("interrupted by SIGINT: 0 of 4 cases recorded\n"), "\(output)")
    #expect(try workplace.ask("SELECT count(*) FROM recordings") == "0\n")
  }

  /// Each case takes at least a seventh of a second, so that the last line is drawn at half a
  /// second.
  @Test(.pseudoTerminal) func aTerminalShowsTheProgress() throws {
    let workplace = try workplace()
    let slow = """
      while IFS= read -r line; do sleep 0.15; printf '%s\\n' "$line"; done | \(engineProgram)
      """
    try workplace.write(slow, to: "slow.sh")
    let scvdb = builtProducts.appending(path: "scvdb").path
    let terminal = try workplace.run(
      "/usr/bin/env",
      ["script", "-qec", "'\(scvdb)' record --jobs 1 --engine 'sh slow.sh'", "/dev/null"]
    )
    #expect(terminal.status == 0, "\(terminal)")
    #expect(
      terminal.output.contains(/\r\u{1B}\[K[1-4] of 4 cases, \d+(\.\d)? a second, \d+ s left/),
      "\(terminal)"
    )
    #expect(terminal.output.contains("recorded 4 cases"))
    // Without a terminal there is no progress.
    let file = try workplace.scvdb("record", "--jobs", "1", "--engine", "sh slow.sh")
    #expect(file.status == 0 && file.errors.isEmpty, "\(file)")
  }
}
