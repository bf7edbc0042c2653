import Foundation
import ScvdbTestSupport
import Testing

@Suite struct BisectCommandTests {
  private let filter = ["--device", "iphone-8", "--orientation", "portrait"]

  /// Makes recordings with labels from `v1` on, with the field at these distances from the left
  /// edge.
  private func workplace(_ places: [Int]) throws -> Workplace {
    let workplace = try Workplace()
    for (number, x) in places.enumerated() {
      let scenario = boxScenario.replacing("constant: 20 }", with: "constant: \(x) }")
      try workplace.write(scenario, to: "Baselines/box.yaml")
      #expect(try workplace.scvdb(["record", "--label", "v\(number + 1)"] + filter).status == 0)
    }
    return workplace
  }

  private func labels(_ count: Int) -> [String] { (1...count).map { "label:v\($0)" } }

  /// The search among six tries the last, then the third, then the fourth.
  @Test func recordedVersionsAreFoundByHalves() throws {
    let workplace = try workplace([20, 20, 20, 25, 25, 25])
    let output = try workplace.scvdb(["bisect"] + labels(6) + ["--view", "field"])
    #expect(
      output.description == """
        label:v1: given
        label:v6: differs
        label:v3: unchanged
        label:v4: differs
        the first version that differs is label:v4; label:v3 is unchanged
          box iphone-8 portrait none 'at rest' box/field: 20 50 200 44 -> 25 50 200 44
        status: 1
        """
    )
    // The box itself does not move.
    #expect(
      try workplace.scvdb(["bisect"] + labels(6) + ["--view", "box"]).description == """
        label:v1: given
        label:v6: unchanged
        label:v6 gives the same results as label:v1
        status: 0
        """
    )
    let all = try workplace.scvdb(["bisect"] + labels(6) + ["--step", "at rest"])
    #expect(
      all.status == 1 && all.output.contains("the first version that differs is label:v4;"),
      "\(all)"
    )
  }

  /// A recording for another device is skipped, and reported if the result depends on it.
  @Test func undecidableRecordingIsSkipped() throws {
    let workplace = try workplace([20, 20, 25])
    let other = ["--device", "iphone-xs", "--label", "other"]
    #expect(try workplace.scvdb(["record"] + other).status == 0)
    let found = try workplace.scvdb("bisect", "label:v1", "label:other", "label:v2", "label:v3")
    #expect(
      found.status == 1 && found.output.contains("the first version that differs is label:v3;"),
      "\(found)"
    )
    let unclear = try workplace.scvdb("bisect", "label:v1", "label:other", "label:v3")
    #expect(
      unclear.description == """
        label:v1: given
        label:v3: differs
        label:other: cannot be determined: there is no case 'box iphone-8 portrait none' in label:other
        stderr: error: cannot determine the first version that differs: label:other, label:v3
        stderr: fix: correct the errors of these versions, or omit them
        status: 2
        """
    )
    let last = try workplace.scvdb("bisect", "label:v1", "label:other")
    #expect(last.status == 2 && last.errors.contains("cannot tell") == false, "\(last)")
  }

  /// Five engines; the fourth is the first to move views down by 4 points.
  ///
  /// Each engine writes its number into a file at its start. The second does not start.
  @Test func onlyNeededEnginesStart() throws {
    let workplace = try Workplace(["Baselines/card.yaml": cardScenario])
    var commands: [String] = []
    for number in 1...5 {
      let program = try fixedFrames(movedBy: number < 4 ? 0 : 4)
      try workplace.write(program, to: "engine-\(number).py")
      commands += ["--engine", "echo \(number) >> started; exec python3 engine-\(number).py"]
    }
    let output = try workplace.scvdb(
      ["bisect"] + commands + ["--scenario", "card", "--view", "field"] + filter
    )
    #expect(output.status == 1 && output.errors.isEmpty, "\(output)")
    // The panel's 10 and the field's own 12, and 4 more for the panel and the field each.
    #expect(
      output.output.contains(
        "card/panel/field: 8.25 12 100 44 in window 28.25 22 100 44 "
          + "-> 8.25 12 100 44 in window 28.25 30 100 44"
      ),
      "\(output)"
    )
    let started = try #require(try workplace.contents()["started"])
    #expect(
      Set(String(decoding: started, as: UTF8.self).split(separator: "\n")) == ["1", "3", "4", "5"]
    )
  }

  @Test func gitBisectJudgesOneAnswer() throws {
    let workplace = try workplace([20, 25])
    let good = try workplace.scvdb(["bisect", "--good", "label:v2"] + filter)
    #expect(good.description == "good: same as label:v2\nstatus: 0")
    let bad = try workplace.scvdb(["bisect", "--good", "label:v1", "--view", "field"])
    #expect(
      bad.description == """
        bad: differs from label:v1
          box iphone-8 portrait none 'at rest' box/field: 20 50 200 44 -> 25 50 200 44
        status: 1
        """
    )
    // The search stored nothing.
    #expect(try workplace.ask("SELECT count(*) FROM recording") == "2\n")
  }

  @Test(arguments: [
    ["--good", "label:v9"], ["--good", "label:v1", "--view", "feild"],
    ["--good", "label:v1", "--engine", "exit 3"], ["--good", "label:v1", "--scenario", "bxo"],
    ["--good", "label:v1", "label:v1"], ["--good", "label:v1", "--veiw", "field"],
    ["--good", "label:v1", "--baselines", "elsewhere"], ["--good"],
  ])
  func undecidableAnswerHasStatus125(_ arguments: [String]) throws {
    let output = try workplace([20]).scvdb(["bisect"] + arguments)
    #expect(output.status == 125 && output.output.isEmpty && !output.errors.isEmpty, "\(output)")
  }

  @Test func invalidScenarioHasStatus125() throws {
    let workplace = try workplace([20])
    try workplace.write("screens: [", to: "Baselines/box.yaml")
    let output = try workplace.scvdb("bisect", "--good", "label:v1")
    #expect(
      output.status == 125 && output.errors.hasPrefix("error: Baselines/box.yaml"),
      "\(output)"
    )
  }

  @Test(
    arguments: sample([
      (["1.0.0"], 64, "at least two versions"), (["1.0.0", "somewhere"], 2, "no side 'somewhere'"),
      (["label:v1", "label:v1", "--view", "feild"], 2, "did you mean 'field'?"),
      (["label:v1", "label:v1", "--step", "late"], 2, "there are 'at rest'"),
    ])
  )
  func invalidBisectArgumentsAreRefused(
    _ arguments: [String],
    _ status: Int32,
    _ words: String
  ) throws {
    let output = try workplace([20]).scvdb(["bisect"] + arguments)
    #expect(output.status == status && output.output.isEmpty, "\(output)")
    #expect(output.errors.contains(words), "\(output)")
  }
}

/// Views with frames and without constraints.
let cardScenario = """
  screens:
    card:
      view:
        subviews:
          - name: panel
            class: UIView
            frame: [20, 10, 200, 150.5]
            subviews:
              - { name: field, class: UITextField, frame: [8.25, 12, 100, 44] }
  technique: none
  matrix: { devices: [iphone-8] }
  steps:
    - checkpoint: at rest
  """

/// Returns the engine in `PROTOCOL.md` with every view moved down in the window by the given
/// distance, in points.
func fixedFrames(movedBy distance: Int) throws -> String {
  let program = try protocolExample()
  let moved = program.replacing(#"y + f["y"]"#, with: #"y + f["y"] + \#(distance)"#)
  #expect(moved != program)
  return moved
}
