import Foundation
import ScvdbTestSupport
import Testing

/// Tests the progress on a terminal for work of more than a quarter of a second.
@Suite struct ProgressTests {
  private let scvdb = "'\(builtProducts.appending(path: "scvdb").path)'"

  /// The control sequence that erases the line of a terminal.
  private let erased = "\r\u{1B}[K"

  /// Runs a shell command on its own terminal; standard output and error are combined.
  private func terminal(
    _ line: String,
    at workplace: Workplace,
    environment: [String: String] = [:]
  ) throws -> CommandOutput {
    let arguments = ["script", "-qec", line, "/dev/null"]
    return try workplace.run("/usr/bin/env", arguments, environment: environment)
  }

  /// A shell command that locks the database against other writers for a second.
  private let lock = """
    printf 'BEGIN IMMEDIATE;\\n.system touch locked; sleep 1\\nCOMMIT;\\n' |
      sqlite3 .scvdb/runs.sqlite &
    while [ ! -e locked ]; do sleep 0.02; done
    """

  private func recorded() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    let exported = try workplace.scvdb("export")
    try workplace.write(exported.output, to: "runs.jsonl")
    return workplace
  }

  @Test(
    .pseudoTerminal,
    arguments: [
      ("import runs.jsonl", "importing runs.jsonl", "imported 0 recordings"),
      ("prune --label unused", "removing 1 recording", "removed 1 recording"),
    ]
  )
  func unmeasuredWorkIsNamed(_ arguments: String, _ named: String, _ done: String) throws {
    let workplace = try recorded()
    #expect(try workplace.scvdb("record", "--label", "unused").status == 0)
    let output = try terminal("\(lock)\n\(scvdb) \(arguments)", at: workplace)
    #expect(output.status == 0, "\(output)")
    // The progress is drawn and erased before the result.
    let drawn = try #require(output.output.firstRange(of: erased + named), "\(output)")
    #expect(output.output[drawn.upperBound...].contains(erased + done), "\(output)")
  }

  @Test func progressRequiresTerminal() throws {
    let workplace = try recorded()
    let output = try workplace.run("/bin/sh", ["-c", "\(lock)\n\(scvdb) import runs.jsonl"])
    #expect(output.status == 0 && output.errors.isEmpty, "\(output)")
    #expect(!output.output.contains("\u{1B}"))
  }

  @Test(.pseudoTerminal) func dumbTerminalGetsNoControlSequences() throws {
    let line = "\(lock)\n\(scvdb) import runs.jsonl"
    let output = try terminal(line, at: try recorded(), environment: ["TERM": "dumb"])
    #expect(output.status == 0 && !output.output.contains("\u{1B}"), "\(output)")
  }

  @Test(
    .pseudoTerminal,
    arguments: sample(["devices", "check", "migrate", "list", "diff latest latest", "help scale"])
  )
  func fastWorkDrawsNothing(_ arguments: String) throws {
    let line = "\(scvdb) \(arguments) --color never"
    let output = try terminal(line, at: try recorded())
    #expect(output.status == 0 && !output.output.contains(erased), "\(output)")
  }

  /// Sixty documents take longer than a quarter of a second, the delay of the progress.
  @Test(.pseudoTerminal) func documentsAreCounted() throws {
    let workplace = try Workplace()
    let text = try signUpStoryboard()
    for number in 0..<60 { try workplace.write(text, to: "\(number).storyboard") }
    let output = try terminal("\(scvdb) layout *.storyboard > frames", at: workplace)
    #expect(output.status == 0, "\(output)")
    let shown = /\r\u{1B}\[K\d+ of 60 documents, \d+(\.\d)? a second, \d+ s left/
    #expect(output.output.contains(shown), "\(output)")
    #expect(output.output.hasSuffix(erased))
  }
}
