import DeviceCatalog
import EngineProtocol
import SnapshotModel
import Testing

@testable import ScenarioModel

@Suite struct EngineCapabilitiesTests {
  private func question(
    _ steps: [ScenarioStep],
    screens: [Technique?] = []
  ) throws -> CaseQuestion {
    let scenario = Scenario(
      name: "form",
      screens: [],
      technique: .formRoot,
      matrix: Matrix(devices: ["iphone-8"], orientations: [.portrait]),
      steps: steps
    )
    return CaseQuestion(
      scenario: scenario,
      screens: screens.map {
        Screen(
          name: "a",
          rootView: ViewNode(id: "a", name: "a", kind: .view),
          technique: $0
        )
      },
      device: try #require(Devices.device(id: "iphone-8")),
      orientation: .portrait
    )
  }

  @Test func missingCapabilitiesAreListedOnceInOrder() throws {
    let question = try question(
      [.resign, .turn([.layout, .resign]), .checkpoint(name: "end"), .layout],
      screens: [nil, .contentInset, .formRoot]
    )
    #expect(
      EngineCapabilities([]).missing(for: question) == [
        "technique:form-root", "technique:content-inset", "step:resign", "step:turn", "step:layout",
        "step:checkpoint",
      ]
    )
    let some = EngineCapabilities(["step:turn", "technique:form-root", "step:resign", "anything"])
    #expect(
      some.missing(for: question) == ["technique:content-inset", "step:layout", "step:checkpoint"]
    )
  }

  @Test func codeNeedsItsCapability() throws {
    var question = try question([.checkpoint(name: "end")])
    question.screens = [Screen(name: "login", code: .controller("LoginViewController"))]
    #expect(!EngineCapabilities.all.includesCode)
    #expect(EngineCapabilities.all.missing(for: question) == ["screen:code"])
    #expect(EngineCapabilities.all.withCode.missing(for: question) == [])
  }

  /// The keywords are from scenario files, where one case of the type has two keywords.
  @Test func capabilitiesUseScenarioKeywords() throws {
    let question = try question([
      .setActive(constraint: "a", isActive: true), .setActive(constraint: "a", isActive: false),
    ])
    #expect(
      EngineCapabilities(["technique:form-root"]).missing(for: question)
        == ["step:activate", "step:deactivate"]
    )
  }

  @Test func allCapabilitiesAreComplete() throws {
    let counts = Dictionary(grouping: EngineCapabilities.all.words) { $0.prefix { $0 != ":" } }
      .mapValues(\.count)
    let options = Technique.allCases.flatMap(\.options)
    #expect(
      counts == [
        "step": ScenarioStep.keywords.count, "technique": Technique.allCases.count,
        "option": options.count, "setting": SimulationSettings.table.rows.count,
      ]
    )
    let question = try question([.pop(animated: true), .checkpoint(name: "end")])
    #expect(EngineCapabilities.all.missing(for: question) == [])
  }
}
