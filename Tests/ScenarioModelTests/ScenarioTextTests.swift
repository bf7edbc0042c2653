import Foundation
import ScenarioModel
import SnapshotModel
import Testing

/// A written scenario reads as an equal scenario.
@Suite struct ScenarioTextTests {
  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folders = [
    tests.deletingLastPathComponent().appending(path: "Baselines"),
    tests.appending(path: "BuiltInEngineTests/Acceptance"),
  ]
  static let files: [URL] = folders.flatMap { folder in
    ((try? ScenarioDiscovery.files(under: folder)) ?? []).map { folder.appending(path: $0) }
  }

  @Test(arguments: files)
  func everyRepositoryScenarioRoundTrips(file: URL) throws {
    let scenario = try ScenarioDiscovery.read(file, file: file.path, name: "x").scenario
    let text = scenario.text(comments: ["A comment: with # signs"])
    #expect(text.hasPrefix("# A comment: with # signs\n"))
    let again = try ScenarioFile.parse(text: text, file: "again.yaml", name: "x").scenario
    #expect(again == scenario, "\(text)")
    #expect(again.text() == scenario.text())
  }

  @Test func manyScenariosAreRead() { #expect(Self.files.count > 150) }

  @Test func writtenTextUsesPlainStyle() throws {
    let text = """
      description: "Names: with colons"
      screens:
        signUp: { storyboard: SignUp.storyboard }
        second: { storyboard: SignUp.storyboard, scene: Second }
      navigation: true
      simulation: { layoutDirection: rightToLeft, contentSizeCategory: small }
      technique: content-inset
      options: { usesKeyboardEndFrame: true }
      matrix: { devices: [iphone-se-1], orientations: [portrait], systems: [9.3] }
      invariants: [offsetInLegalRange, focused.window.maxY + 8 <= keyboard.minY]
      steps:
        - focus: nameField
        - wait: 0.5
        - keyboard:
            - { at: 0, hide: true }
            - { at: 0.03, show: 216 }
        - push: { screen: second, focus: nameField }
        - pop
        - checkpoint: at rest

      """
    let scenario = try ScenarioFile.parse(text: text, file: "x.yaml", name: "x").scenario
    #expect(scenario.text() == text)
    let lines = scenario.steps.map { $0.line(for: .contentInset) }
    #expect(lines.suffix(2) == ["pop", "checkpoint: at rest"])
  }

  @Test(arguments: [
    "true", "null", "~", "", " a", "a ", "- a", "a: b", "a #b", "'a'", "\"", "\\", "a\nb", "é",
    "&a", "*a", "[a]", "{a}", "1.5", "12:13", "a, b", "\u{202E}x",
  ])
  func anyLabelTextRoundTrips(text: String) throws {
    var properties = ViewProperties()
    properties.text = text
    let label = ViewNode(id: "label", name: "label", kind: .label, properties: properties)
    let root = ViewNode(
      id: "view",
      name: "view",
      kind: .view,
      translatesAutoresizingMaskIntoConstraints: true,
      autoresizingMask: [.flexibleWidth, .flexibleHeight],
      subviews: [label]
    )
    let scenario = Scenario(
      name: "x",
      screens: [ScreenReference(name: "form", source: .inPlace(root))],
      matrix: Matrix(devices: ["iphone-8"], orientations: [.portrait]),
      steps: [.checkpoint(name: "at rest")]
    )
    let again = try ScenarioFile.parse(text: scenario.text(), file: "x.yaml", name: "x").scenario
    #expect(again == scenario, "\(scenario.text())")
  }
}
