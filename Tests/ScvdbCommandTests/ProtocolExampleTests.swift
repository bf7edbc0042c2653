import Foundation
import Testing

/// Tests the engine in `PROTOCOL.md`, without a change.
@Suite struct ProtocolExampleTests {
  /// Views with frames and without constraints, one below the status bar, one beside it.
  private let scenario = """
    screens:
      card:
        view:
          subviews:
            - name: panel
              class: UIView
              frame: [20, 10, 200, 150.5]
              subviews:
                - { name: field, class: UITextField, frame: [8.25, 12, 100, 44] }
            - { name: note, class: UILabel, frame: [30, 200, 120, 21], isHidden: true }
    technique: none
    matrix: { devices: [iphone-8, iphone-x, ipad-10] }
    steps:
      - checkpoint: at rest
      - checkpoint: again
    """

  private func workplace() throws -> Workplace {
    let program = try protocolExample()
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 27)
    return try Workplace([
      "Baselines/card.yaml": scenario, "fixed_frames.py": program,
    ])
  }

  /// Fixed views have the built-in engine's positions on every device.
  @Test func exampleEngineEqualsBuiltInEngine() throws {
    let workplace = try workplace()
    let engine = ["--engine", "python3 fixed_frames.py"]
    let recorded = try workplace.scvdb(["record", "--label", "fixed"] + engine)
    #expect(recorded.status == 0 && recorded.errors.isEmpty, "\(recorded)")
    #expect(recorded.output.hasPrefix("recorded 6 cases of 1 scenario with fixed-frames 1.0.0"))
    #expect(try workplace.scvdb("record").status == 0)
    let drift = try workplace.scvdb("diff", "label:fixed", "latest")
    #expect(drift.status == 0 && drift.output.hasSuffix("\nno drift in 6 cases\n"), "\(drift)")
    // The question is the same, though the engine computes no digest.
    #expect(!drift.output.contains("the device changed"))
    // At 10 points below the upper edge, 34 of the iPhone X's 44 points of safe area remain.
    let question = """
      SELECT x, y, window_x, window_y, safe_top FROM frames
      WHERE view = 'card/panel/field' AND device = 'iphone-x' AND orientation = 'portrait'
        AND checkpoint = 'again' AND engine = 'fixed-frames'
      """
    #expect(try workplace.ask(question) == "8.25|12.0|28.25|22.0|22.0\n")
    #expect(try workplace.scvdb("check").status == 0)
  }

  /// The engine's input is stored in a file, which stays empty.
  @Test func exampleEngineGetsSupportedCasesOnly() throws {
    let workplace = try workplace()
    let steps = "steps:\n  - focus: field\n  - wait: 0.5\n  - checkpoint: at rest\n"
    let focusing = scenario.split(separator: "steps:")[0] + steps
    try workplace.write(String(focusing), to: "Baselines/card.yaml")
    let engine = "tee questions.jsonl | python3 fixed_frames.py"
    let output = try workplace.scvdb("record", "--engine", engine, "--device", "iphone-8")
    #expect(output.status == 2)
    #expect(
      try workplace.ask("SELECT DISTINCT kind, reason FROM failures") == """
        unsupported|it does not support the features of the case: step:focus, step:wait

        """
    )
    #expect(try workplace.contents()["questions.jsonl"] == Data())
  }

  /// Runs the page's commands for trying an engine without a change.
  @Test func documentedCommandsWork() throws {
    let workplace = try workplace()
    let block = try #require(protocolPage().firstMatch(of: /```sh\n((?:.*\n)+?)```/)).output.1
    let commands = block.split(separator: "\n").map { $0.split(separator: "#")[0] }
    #expect(commands.count == 4)
    for command in commands {
      // The comparison is with another engine's recording.
      if command.hasPrefix("scvdb diff") { #expect(try workplace.scvdb("record").status == 0) }
      let output = try workplace.run(
        "/bin/sh",
        ["-c", String(command)],
        environment: ["PATH": "\(builtProducts.path):/usr/bin:/bin"]
      )
      #expect(output.status == 0, "\(command): \(output)")
    }
    let questions = try #require(try workplace.contents()["questions.jsonl"])
    // Three devices, in both orientations.
    #expect(questions.split(separator: UInt8(ascii: "\n")).count == 6)
  }

  @Test func exampleEngineIsListed() throws {
    let workplace = try workplace()
    let engine = ["engines", "--engine", "python3 fixed_frames.py"]
    let list = try workplace.scvdb(engine)
    #expect(list.status == 0 && list.output.contains("fixed-frames@1.0.0"), "\(list)")
    #expect(list.output.hasSuffix("supports step:checkpoint, technique:none\n"), "\(list)")
    let json = try workplace.scvdb(engine + ["--format", "json"])
    #expect(json.output.contains(#""step:checkpoint","#), "\(json)")
    let none = try workplace.scvdb("engines", "--engine", "exit 3")
    #expect(none.status == 2 && none.errors.contains("it stopped (exit status 3)"), "\(none)")
    let builtIn = try workplace.scvdb("engines", "--engine", "content-inset@2018.0.0")
    #expect(builtIn.output.split(separator: "\n").count == 2, "\(builtIn)")
  }
}

/// Returns the program in `PROTOCOL.md`.
func protocolExample() throws -> String {
  String(try #require(protocolPage().firstMatch(of: /```python\n((?:.*\n)+?)```/)).output.1)
}

private func protocolPage() throws -> String {
  let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let file = root.appending(path: "Sources/EngineProtocol/PROTOCOL.md")
  return try String(contentsOf: file, encoding: .utf8)
}
