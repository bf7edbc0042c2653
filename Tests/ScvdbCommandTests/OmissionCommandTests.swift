import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests recordings of an engine that omits code of its app.
@Suite struct OmissionCommandTests {
  /// Returns the built-in engine with other omissions in its answers.
  private func engine(_ counts: (controller: Int, view: Int)) -> String {
    let omissions = [("Box", counts.controller), ("Field", counts.view)].map { type, count in
      #"{"screen":"box","type":"\#(type)","count":\#(count)}"#
    }
    let edit = #"s/"run":{/"run":{"omissions":[\#(omissions.joined(separator: ","))],/"#
    return "\(engineProgram) | sed -u '\(edit)'"
  }

  /// 15 + 6 = 21 exceeds the default limit of 20.
  @Test func screenAboveLimitIsWarning() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let recorded = try workplace.scvdb("record", "--engine", engine((15, 6)))
    let numbers = "21 on screen box (Box 15, Field 6)"
    #expect(recorded.status == 0, "\(recorded)")
    #expect(recorded.output.contains("note: omissions on 1 screen, most in box: \(numbers)\n"))
    #expect(recorded.output.contains("warning: box: omissions: \(numbers), more than 20\nfix: "))
    let shown = try workplace.scvdb("show", "box").output
    #expect(shown.contains("\nomissions: \(numbers)\n"))

    try workplace.write("omissionLimit: 21\n", to: "scvdb.yaml")
    let permitted = try workplace.scvdb("record", "--engine", engine((15, 6))).output
    #expect(permitted.contains("note: omissions on 1 screen") && !permitted.contains("warning: "))
    let json = try workplace.scvdb("record", "--engine", engine((15, 6)), "--format", "json")
    let screens = try JSONValue(json: json.output)["omissions"]
    #expect(screens[0]["scenario"].text == "box")
    #expect(screens[0]["omissions"]["total"].number == 21)
  }

  /// The accepted numbers are in the baseline, and other numbers are drift.
  @Test func changedNumberIsDrift() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--engine", engine((2, 1))).status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let file = workplace.folder.appending(path: "Baselines/box/iphone-8.portrait.none.txt")
    let baseline = try String(contentsOf: file, encoding: .utf8)
    #expect(baseline.contains("\nomission box Box 2\nomission box Field 1\n"))
    #expect(try workplace.scvdb("diff").status == 0)
    #expect(try workplace.scvdb("record", "--engine", engine((4, 1))).status == 0)
    let diff = try workplace.scvdb("diff")
    #expect(diff.output.contains("box: omissions 3 (Box 2, Field 1) -> 5 (Box 4, Field 1)"))
    #expect(try workplace.scvdb("check").status == 0)
  }
}
