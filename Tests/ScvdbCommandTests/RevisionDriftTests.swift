import Foundation
import Testing

/// Tests drift between a former revision of a technique and the current one.
@Suite struct RevisionDriftTests {
  /// V05: while the keyboard is up, revision 1.2.0 fixes the height of the content.
  ///
  /// Later revisions only keep it from shrinking. On an iPhone 8 (667 tall, status bar 20) the
  /// content is 647 tall, and then 700 if it can grow.
  @Test func driftAppearsOnlyWhereRevisionsDiffer() throws {
    let workplace = try Workplace([
      "Baselines/form.yaml": """
      screens:
        form:
          view:
            name: content
            constraints:
              - { firstAttribute: width, constant: 200, priority: 250 }
              - { firstAttribute: height, constant: 200, priority: 250, id: height }
      technique: scrolling-content
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps:
        - keyboard: [{ at: 0, show: 216 }]
        - wait: 1
        - checkpoint: keyboard up
        - setConstant: { constraint: height, to: 700 }
        - layout
        - checkpoint: grown
      """
    ])
    for engine in ["scrolling-content@1.2.0", "scvdb@1.1.0"] {
      let output = try workplace.scvdb("record", "--engine", engine)
      #expect(output.status == 0, "\(output)")
    }
    let drift = try workplace.scvdb("diff", "1.2.0", "1.1.0")
    #expect(drift.status == 1)
    #expect(drift.output.contains("contentSize.height from 647 to 700 by system"), "\(drift)")
    #expect(drift.output.contains("form/scrollView/content: height 647 -> 700 (+53)"), "\(drift)")
    // The step that makes the content grow, and the checkpoint after it.
    let places = drift.output.split(separator: "\n").filter { $0.hasPrefix("at ") }
    #expect(places.count == 2, "\(drift)")
    #expect(drift.output.contains("at step 3 setConstant height = 700 in form"), "\(drift)")
    #expect(drift.output.contains("at \"grown\" in form"), "\(drift)")
    #expect(!drift.output.contains("keyboard up"), "\(drift)")
  }

  /// The command makes a recording with each engine, and the newest one has a single case.
  @Test func latestHasAllRecordingsOfCommand() throws {
    let revision = boxScenario.replacing(
      "technique: none",
      with: "technique: content-inset\nengine: content-inset@2018.0.0"
    )
    let workplace = try Workplace(["Other/box.yaml": boxScenario, "Other/revision.yaml": revision])
    try workplace.write(boxScenario, to: "Baselines/accepted.yaml")
    #expect(try workplace.scvdb("record", "Other", "--db", "other.sqlite").status == 0)
    // The scenario has two devices and two orientations.
    let output = try workplace.scvdb("diff", "other.sqlite", "other.sqlite").output
    #expect(output.hasSuffix("no drift in 8 cases\n"), "\(output)")
  }

  /// A10: without an active field, revision 2018 sets an inset of 258, the keyboard's height.
  ///
  /// Revision 2020 sets none.
  @Test func techniqueRevisionsDrift() throws {
    let scenario =
      boxScenario.replacing("technique: none", with: "technique: content-inset") + """

          - keyboard: [{ at: 0, show: 258 }]
          - wait: 1
          - checkpoint: keyboard up
        """
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    for engine in ["content-inset@2018.0.0", "content-inset@2020.0.0"] {
      let output = try workplace.scvdb(
        "record",
        "--engine",
        engine,
        "--device",
        "iphone-8",
        "--orientation",
        "portrait"
      )
      #expect(output.status == 0, "\(output)")
    }
    let drift = try workplace.scvdb(
      "diff",
      "engine:content-inset@2018.0.0",
      "engine:content-inset@2020.0.0"
    )
    #expect(drift.status == 1)
    #expect(drift.output.contains("contentInset.bottom 258 -> 0"), "\(drift)")
  }
}
