import Foundation
import Testing

/// Tests how commands refuse screens from the code of an app.
@Suite struct CodeScreenCommandTests {
  private let scenario = """
    screens: { login: { code: LoginViewController } }
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps: [{ focus: email }, { checkpoint: end }]

    """

  private let refusal =
    "error: Baselines/login.yaml:1:27: the engine scvdb@1.1.0 cannot make 'LoginViewController', "
    + "the code of an app\nfix: name the app's engine with --engine, or describe the screen's views\n"

  private func workplace() throws -> Workplace {
    try Workplace(["Baselines/box.yaml": boxScenario, "Baselines/login.yaml": scenario])
  }

  @Test func builtInEngineRefusesCodeWithLocation() throws {
    let workplace = try workplace()
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 2 && recorded.errors == refusal, "\(recorded)")
    #expect(recorded.output.hasPrefix("recorded 4 cases of 1 scenario"), "\(recorded)")
    #expect(
      try workplace.ask("SELECT scenario, technique, kind FROM failures") == "login|none|refused\n"
    )
  }

  @Test func partialEngineRefusesCode() throws {
    let workplace = try workplace()
    let recorded = try workplace.scvdb("record", "login", "--isolate")
    #expect(recorded.status == 2 && recorded.errors == refusal, "\(recorded)")
  }

  @Test func sceneWithoutViewNeedsApp() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="card" customClass="CardViewController" id="c1"/>
      </objects></scene></scenes></document>
      """,
      "Baselines/card.yaml": """
      screens: { card: { storyboard: ../Main.storyboard, scene: card } }
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps: [{ checkpoint: end }]

      """,
    ])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 2, "\(recorded)")
    #expect(
      recorded.errors.contains("scvdb@1.1.0 cannot make 'Main card', the code of an app\n"),
      "\(recorded)"
    )
  }
}
