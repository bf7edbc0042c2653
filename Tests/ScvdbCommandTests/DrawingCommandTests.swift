import Testing

/// `show --draw` and `show --svg`; what drawings look like is for the tests of `DriftReport`.
@Suite struct DrawingCommandTests {
  /// An iPhone 8, on which the field is 200 by 44 points at 20, 50.
  private func workplace() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario + "\n  - checkpoint: again"])
    let recorded = try workplace.scvdb(
      ["record", "--device", "iphone-8", "--orientation", "portrait"]
    )
    #expect(recorded.status == 0)
    return workplace
  }

  /// At 80 columns there is room for one screen of 375 / 8 + 1 columns, at 120 for two.
  @Test func screensAreDrawnAsWideAsTheTerminalSays() throws {
    let workplace = try workplace()
    let narrow = try workplace.scvdb("show", "1", "--draw")
    let lines = narrow.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(narrow.status == 0 && lines.count == 3 + 44 + 1 + 44 + 1, "\(narrow)")
    #expect(lines[0] == "box iphone-8 portrait none")
    #expect(lines[3] == "at rest")
    // 20 / 8 and 220 / 8 columns, 50 / 16 and 94 / 16 rows, each rounded.
    #expect(lines[7] == "│  ┌────────────────────────┐                  │", "\(narrow)")
    #expect(lines[8] == "│  │field                   │                  │")
    #expect(lines[10] == "│  └────────────────────────┘                  │")

    let wide = try workplace.scvdb(["show", "1", "--draw"], environment: ["COLUMNS": "120"])
    #expect(wide.output.split(separator: "\n").count == 2 + 44, "\(wide)")
    let one = try workplace.scvdb(
      ["show", "1", "--draw", "--step", "again", "--view", "field"],
      environment: ["COLUMNS": "24"]
    )
    // 375 / 23 points a column: 20 and 220 are the columns 1 and 13. Twice as much a row: 50 and 94 are
    // the rows 2 and 3, between which there is no room for the name.
    #expect(one.output.contains("\n│┏field━━━━━━┓         │\n"), "\(one)")
  }

  @Test func pictureIsOneDocument() throws {
    let workplace = try workplace()
    let output = try workplace.scvdb("show", "1", "--svg")
    #expect(output.status == 0 && output.output.hasPrefix("<svg xmlns="), "\(output)")
    #expect(output.output.hasSuffix("\n</svg>\n"))
    #expect(output.output.contains("<title>box/field (UITextField)\nframe 20 50 200 44</title>"))
    #expect(
      output.output.contains(#">at rest</text>"#) && output.output.contains(#">again</text>"#)
    )
  }

  @Test(arguments: [
    (["--draw", "--svg"], 64, "--draw and --svg cannot be combined"),
    (["--draw", "--step", "nowhere"], 2, "run 1 has no step 'nowhere'"),
    (["--draw", "--view", "feild"], 2, "hint: did you mean 'field'?"),
  ])
  func whatCannotBeDrawnIsSaid(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let output = try workplace().scvdb(["show", "1"] + arguments)
    #expect(output.status == status && output.output.isEmpty)
    #expect(output.errors.contains(words), "\(output)")
  }
}
