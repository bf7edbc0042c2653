import Foundation
import Testing

/// Tests the reports of `test` about a scenario with a mistake.
@Suite struct UnreadScenarioCommandTests {
  @Test func reportAnnotatesMistakeAtItsLine() throws {
    let scenario = """
      screens: { box: { view: { subviews: [{ name: field, class: UITextField }] } } }
      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps:
        - focus: field
        - checkpoint: at rest
      """
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let broken = scenario.replacing("focus: field", with: "focus: feild")
    try workplace.write(broken, to: "Baselines/box.yaml")
    let output = try workplace.scvdb("test", "--format", "github")
    #expect(output.status == 2, "\(output)")
    let annotation = "::error file=Baselines/box.yaml,line=5,col=12,title=scenario not read::"
    #expect(output.output.contains(annotation), "\(output)")
    #expect(output.errors.contains("error: Baselines/box.yaml:5:12: "), "\(output)")
  }
}
