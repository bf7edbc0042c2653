import SnapshotModel
import Testing

@testable import ScenarioModel

/// Reports options and settings without an effect, with file, line and column.
@Suite struct IgnoredKeyTests {
  /// An engine without results that declares the keys it reads.
  private struct SilentEngine: Engine {
    var identity = EngineIdentity(name: "other", version: "2.0.0", fingerprint: "1")
    var capabilities: EngineCapabilities?

    func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
      throw .badQuestion("it answers nothing")
    }
  }

  private func file(_ text: String, technique: String) throws -> ScenarioFile {
    let whole = """
      screens: { form: { view: {} } }
      technique: \(technique)
      matrix: { devices: [iphone-8] }
      \(text)
      """
    return try ScenarioFile.parse(text: whole, file: "s.yaml", name: "s")
  }

  private func screen(_ technique: Technique? = nil) -> Screen {
    Screen(
      name: "form",
      rootView: ViewNode(id: "a", name: "a", kind: .view),
      technique: technique
    )
  }

  private let margin = """
    options:
      visibilityScrollMargin: 8
      keyboardDismissMode: onDrag
    steps: [checkpoint: end]
    """

  @Test func unreadOptionNamesItsReaders() throws {
    let file = try file(margin, technique: "container-scroll")
    var capabilities = EngineCapabilities.all
    capabilities.remove(.visibilityScrollMargin, of: .containerScroll)
    #expect(
      file.ignoredKeys(by: SilentEngine(capabilities: capabilities), on: [screen()])
        .map(\.description) == [
          "s.yaml:5:3: warning: the option 'visibilityScrollMargin' is ignored by other@2.0.0; "
            + "it is read by container-scroll@0.1.0"
        ]
    )
    // scrolling-content has the same option, and every revision of it reads that option.
    let mixed = file.ignoredKeys(
      by: SilentEngine(capabilities: capabilities),
      on: [screen(), screen(.scrollingContent)]
    )
    #expect(mixed.isEmpty)
  }

  @Test func undeclaredCapabilitiesAreNotReported() throws {
    let file = try file(margin, technique: "container-scroll")
    let words: [String]? = ["step:checkpoint", "technique:container-scroll"]
    for capabilities in [nil, words.map { EngineCapabilities($0) }] {
      let engine = SilentEngine(capabilities: capabilities)
      #expect(file.ignoredKeys(by: engine, on: [screen()]).isEmpty)
    }
  }

  @Test func optionUnreadByAllScreensIsNamed() throws {
    let file = try file(margin, technique: "scrolling-content")
    let engine = SilentEngine(capabilities: .all)
    #expect(file.ignoredKeys(by: engine, on: [screen()]).isEmpty)
    let techniques: [Technique] = [.formRoot, .none]
    let others: [IgnoredKey] = techniques.flatMap { technique in
      file.ignoredKeys(by: engine, on: [screen(technique)])
    }
    let scrolling = Technique.allCases.filter { $0 != .none }.map(\.rawValue)
    #expect(
      others.merged.map(\.description) == [
        "s.yaml:5:3: warning: the option 'visibilityScrollMargin' is ignored by form-root and none; "
          + "it is read by scrolling-content and container-scroll",
        "s.yaml:6:3: warning: the option 'keyboardDismissMode' is ignored by none; it is read by "
          + scrolling.joined(separator: ", ", last: " and "),
      ]
    )
  }

  @Test func stepsCannotChangeFixedOptions() throws {
    let file = try file(
      """
      steps:
        - setOptions: { designHeight: 500, keyboardDismissMode: onDrag, endsAboveToolbar: false }
        - turn:
            - setOptions: { endsAboveToolbar: true }
        - checkpoint: end
      """,
      technique: "content-height"
    )
    let ignored = file.ignoredKeys(by: SilentEngine(capabilities: .all), on: [screen()]).merged
    #expect(
      ignored.map(\.description) == [
        "s.yaml:5:17: warning: the option 'designHeight' is ignored by the step 'setOptions'; "
          + "it is read by 'options' of the scenario",
        "s.yaml:5:17: warning: the option 'endsAboveToolbar' is ignored by the step 'setOptions'; "
          + "it is read by 'options' of the scenario",
        "s.yaml:7:7: warning: the option 'endsAboveToolbar' is ignored by the step 'setOptions'; "
          + "it is read by 'options' of the scenario",
      ]
    )
  }

  @Test func unreadSettingsAreNamed() throws {
    let file = try file(
      """
      simulation:
        roundsToPixels: false
        rotationDuration: 0.5
      steps: [checkpoint: end]
      """,
      technique: "none"
    )
    let some = EngineCapabilities(["setting:rotationDuration"])
    #expect(
      file.ignoredKeys(by: SilentEngine(capabilities: some), on: [screen()]).map(\.description) == [
        "s.yaml:5:3: warning: the setting 'roundsToPixels' is ignored by other@2.0.0; "
          + "it is read by the built-in engine"
      ]
    )
    #expect(file.ignoredKeys(by: SilentEngine(capabilities: .all), on: [screen()]).isEmpty)
  }
}
