import Foundation
import Testing

@Suite struct HistoryCommandTests {
  /// Four recordings with the field 20, 25, 20 and 20 points from the left edge.
  private func workplace() throws -> Workplace {
    let workplace = try Workplace()
    for (number, x) in [20, 25, 20, 20].enumerated() {
      let scenario = boxScenario.replacing("constant: 20 }", with: "constant: \(x) }")
      try workplace.write(scenario, to: "Baselines/box.yaml")
      let names = ["--label", "v\(number + 1)", "--commit", "c0ffee\(number + 1)"]
      #expect(try workplace.scvdb(["record"] + names).status == 0)
    }
    return workplace
  }

  /// In landscape both phones lack a status bar and a top notch.
  ///
  /// The field is 30 points below the upper edge on both.
  @Test func equalHistoriesAreGrouped() throws {
    let output = try workplace().scvdb("history", "field", "--orientation", "landscape")
    let text = output.output.replacing(/scvdb([@ ])[\d.]+/) { "scvdb\($0.output.1)V" }
      .replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "TIME")
      .replacing(/[ ]{2,}/, with: "  ")
    #expect(
      text == """
        box/field
        box iphone-8 landscape none: 'at rest'
        box iphone-xs landscape none: 'at rest'
        RECORDING  RECORDED  ENGINE  LABEL  COMMIT  GEOMETRY
        1  TIME  scvdb@V  v1  c0ffee1  20 30 200 44
        2  TIME  scvdb@V  v2  c0ffee2  25 30 200 44
        3  TIME  scvdb@V  v3  c0ffee3  20 30 200 44
        the current geometry was first recorded by scvdb V (recording 1, label v1, commit c0ffee1), \
        and again since scvdb V (recording 3, label v3, commit c0ffee3)

        """,
      "\(output)"
    )
    #expect(output.status == 0)
  }

  /// Below a status bar of 20 and a notch of 44 points the histories differ.
  @Test func differentHistoriesAreSeparated() throws {
    let output = try workplace().scvdb("history", "box/field", "--orientation", "portrait")
    let blocks = output.output.split(separator: "\n\n")
    #expect(blocks.count == 2, "\(output)")
    #expect(blocks[0].contains("20 50 200 44") && blocks[1].contains("20 74 200 44"), "\(output)")
  }

  @Test func jsonHistoryEqualsText() throws {
    let output = try workplace().scvdb(
      ["history", "field", "--device", "iphone-8", "--orientation", "landscape"]
        + ["--step", "0", "--format", "json"]
    )
    let json = try JSONSerialization.jsonObject(with: Data(output.output.utf8))
    let document = try #require(json as? [String: Any])
    let histories = try #require(document["histories"] as? [[String: Any]])
    #expect(document["schemaVersion"] as? Int == 2 && histories.count == 1, "\(output)")
    let changes = try #require(histories[0]["changes"] as? [[String: Any]])
    #expect(changes.map { ($0["frame"] as? [String: Double])?["x"] } == [20, 25, 20])
    let origin = try #require(histories[0]["todayFirstGivenBy"] as? [String: Any])
    #expect(origin["recording"] as? Int == 1 && origin["label"] as? String == "v1")
  }

  /// The second recording has no field.
  @Test func viewCanDisappear() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let filter = ["--device", "iphone-8", "--orientation", "portrait"]
    #expect(try workplace.scvdb(["record"] + filter).status == 0)
    let other = boxScenario.replacing("name: field", with: "name: other")
    try workplace.write(other, to: "Baselines/box.yaml")
    #expect(try workplace.scvdb(["record"] + filter).status == 0)
    let output = try workplace.scvdb("history", "field")
    let lines = output.output.split(separator: "\n")
    #expect(
      lines.count == 6 && lines[4].hasPrefix("2 ") && lines[4].hasSuffix("absent"),
      "\(output)"
    )
  }

  @Test(arguments: [
    (["feild"], "there is no view 'feild'\nhint: did you mean 'field'?"),
    (["field", "--step", "later"], "no run of these cases shows view 'field' at step 'later'"),
    (["field", "--scenario", "bxo"], "--scenario: no case of .scvdb/runs.sqlite matches 'bxo'"),
  ])
  func missingViewHasStatus2(_ arguments: [String], _ words: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb(["history"] + arguments)
    #expect(output.status == 2 && output.output.isEmpty)
    #expect(output.errors.contains(words), "\(output)")
  }
}
