import DeviceCatalog
import ScenarioModel
import Testing

/// Parses steps for presentations and multitasking.
@Suite struct PresentStepParsingTests {
  private func scenario(_ steps: String...) throws -> Scenario {
    try ScenarioFile.parse(
      text: """
        screens:
          form: { view: {} }
          details: { view: { subviews: [{ name: field, class: UITextField }] } }
        matrix: { devices: [ipad-pro-9-7] }
        steps:
          - checkpoint: start
        \(steps.map { "  - \($0)" }.joined(separator: "\n"))
        """,
      file: "present.yaml",
      name: "present"
    ).scenario
  }

  private func problem(_ steps: String...) throws -> ScenarioProblem? {
    do {
      _ = try ScenarioFile.parse(
        text: """
          screens: { form: { view: {} }, details: { view: {} } }
          matrix: { devices: [ipad-pro-9-7] }
          steps:
            - checkpoint: start
            - present: details
          \(steps.map { "  - \($0)" }.joined(separator: "\n"))
          """,
        file: "present.yaml",
        name: "present"
      )
      return nil
    } catch {
      return error.first.problem
    }
  }

  @Test func aPresentationHasDefaults() throws {
    #expect(
      try scenario("present: details").steps[1]
        == .present(PresentRequest(screen: "details"))
    )
  }

  @Test func presentAcceptsEveryKey() throws {
    let text = """
      present: { screen: details, style: formSheet, animated: false, navigation: true, focus: field,
            size: [400, 300], detents: [medium, large], from: field, isModalInPresentation: true }
      """
    #expect(
      try scenario(text).steps[1]
        == .present(
          PresentRequest(
            screen: "details",
            style: .formSheet,
            animated: false,
            navigation: true,
            focus: "field",
            size: PresentRequest.Extent(width: 400, height: 300),
            detents: [.medium, .large],
            source: "field",
            isModal: true
          )
        )
    )
  }

  @Test func dismissStepsEndPresentation() throws {
    let steps = try scenario(
      "present: details",
      "swipeDown: { by: 100, duration: 1, release: false, velocity: -20 }",
      "dismiss: { animated: false }",
      "present: details",
      "dismiss",
      "present: details",
      "swipeDown"
    ).steps
    #expect(
      steps[2]
        == .swipeDown(
          SwipeDownRequest(distance: 100, duration: 1, releases: false, velocity: -20)
        )
    )
    #expect(steps[3] == .dismiss(animated: false))
    #expect(steps[5] == .dismiss(animated: true))
    #expect(steps[7] == .swipeDown(SwipeDownRequest()))
  }

  @Test func multitaskingWidthsAreRead() throws {
    let steps = try scenario(
      "present: details",
      "multitasking: twoThirds",
      "multitasking: { width: slideOver, side: left }"
    ).steps
    #expect(steps[2] == .multitasking(MultitaskingRequest(width: .twoThirds)))
    #expect(steps[3] == .multitasking(MultitaskingRequest(width: .slideOver, side: .left)))
  }

  @Test func multitaskingWindowsAreRead() throws {
    let scenario = try scenario(
      "present: details",
      "multitasking: 507",
      "multitasking: { width: 700, height: 500, x: 200, y: 100 }",
      "multitasking: { width: 640, height: 480 }"
    )
    let windows: [ApplicationWidth] = [
      .points(507), .window(WindowPlace(width: 700, height: 500, x: 200, y: 100)),
      .window(WindowPlace(width: 640, height: 480)),
    ]
    #expect(
      scenario.steps.dropFirst(2).prefix(3)
        == windows.map { .multitasking(MultitaskingRequest(width: $0)) }[...]
    )
    let text = scenario.text()
    let again = try ScenarioFile.parse(text: text, file: "t.yaml", name: scenario.name).scenario
    #expect(again.steps == scenario.steps)
  }

  @Test(arguments: [
    "multitasking: { width: half, height: 500 }", "multitasking: { width: 700, x: 200 }",
    "multitasking: { width: 700, height: 500, x: -1 }",
  ])
  func onlyWindowsHavePosition(step: String) throws {
    #expect(try problem(step) != nil)
  }

  @Test func onlyPresentedScreensCanBeDismissed() throws {
    #expect(try problem("dismiss") == nil)
    #expect(try problem("dismiss", "dismiss") == .nothingToDismiss)
    #expect(try problem("swipeDown", "swipeDown") == .nothingToDismiss)
    #expect(try problem("swipeDown: { by: 40 }", "dismiss") == nil)
  }

  @Test func presentedScreenPushesInItsNavigationController() throws {
    #expect(try problem("push: form") == .pushWithoutNavigation)
    #expect(
      try problem("dismiss", "present: { screen: details, navigation: true }", "push: form", "pop")
        == nil
    )
    #expect(
      try problem("dismiss", "present: { screen: details, navigation: true }", "pop")
        == .nothingToPop
    )
  }

  @Test func turnCanContainDismissal() throws {
    #expect(try problem("turn: [dismiss, layout]") == nil)
    #expect(try problem("turn: [dismiss, dismiss]") == .nothingToDismiss)
  }

  @Test func statedDefaultsReplaceAttributesOfScreens() throws {
    let stated = try scenario(
      "present: { screen: details, style: automatic, isModalInPresentation: false }"
    )
    guard case .present(let request) = stated.steps[1] else { return #expect(Bool(false)) }
    var attributes = ControllerAttributes()
    attributes.modalPresentationStyle = .fullScreen
    attributes.isModalInPresentation = true
    #expect(request.style(of: attributes) == .automatic)
    #expect(!request.isModal(of: attributes))
    #expect(PresentRequest(screen: "details").style(of: attributes) == .fullScreen)
    #expect(PresentRequest(screen: "details").isModal(of: attributes))
    let again = try ScenarioFile.parse(text: stated.text(), file: "p.yaml", name: "present")
    #expect(again.scenario == stated)
  }

  @Test func turnCannotContainPresentation() throws {
    #expect(try problem("turn: [present: details]") == .endsTurn)
    #expect(try problem("turn: [multitasking: half]") == .endsTurn)
  }

  @Test func unknownStylesAreNamed() throws {
    #expect(
      try problem("present: { screen: form, style: sheet }")
        == .unknownWord(
          "sheet",
          kind: "style",
          known: PresentRequest.Style.allCases.map(\.rawValue)
        )
    )
  }
}
