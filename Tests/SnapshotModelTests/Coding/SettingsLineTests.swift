import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests a user's choices in baselines and their paths.
@Suite struct SettingsLineTests {
  private func run(_ settings: UserSettings) -> Run {
    var run = SampleRuns.keyboard()
    run.identity.settings = settings
    return run
  }

  @Test func settingsAreHeaderLine() throws {
    let text = BaselineCoding.text(for: run("de accessibilityLarge"))
    #expect(text.contains("\ntechnique scrolling-content\nsettings \"de accessibilityLarge\"\n"))
    #expect(try BaselineCoding.run(from: text, file: "f") == run("de accessibilityLarge"))
    #expect(
      BaselineCoding.text(for: run(.standard)) == BaselineCoding.text(for: SampleRuns.keyboard())
    )
  }

  @Test(arguments: ["nonsense", "large", "boldText de", "de de", "de  boldText", "../x"])
  func otherTextsAreNotSettings(text: String) {
    let baseline = BaselineCoding.text(for: run("de"))
      .replacing("settings de\n", with: "settings \"\(text)\"\n")
    // The format, the scenario, the device, the orientation and the technique precede the settings.
    // The word is after the 9 characters of "settings ".
    #expect(
      throws: BaselineError.malformed(
        file: "f",
        line: 6,
        column: 10,
        problem: "'\(text)' is not the name of user settings",
        advice: [.fix("write them like 'de accessibilityLarge boldText'")]
      )
    ) {
      try BaselineCoding.run(from: baseline, file: "f")
    }
  }

  /// The hash covers case and content together, so a case with settings has hashes of its own.
  @Test func settingsArePartOfName() {
    let identities = [run(.standard), run("de"), run("de boldText")].map(\.identity)
    #expect(Set(identities).count == 3)
    #expect(identities.sorted() == identities)
    #expect(identities[2].description.hasSuffix(" scrolling-content de boldText"))
  }

  @Test func settingsAreReadFromTheirJSON() throws {
    let settings: [UserSettings] = [.standard, "de boldText"]
    let json = try JSONEncoder().encode(settings)
    #expect(String(decoding: json, as: UTF8.self) == #"["","de boldText"]"#)
    #expect(try JSONDecoder().decode([UserSettings].self, from: json) == settings)
  }

  /// Every word follows a `+`, which no name contains: its byte is 2B.
  @Test(
    arguments: [
      ("de accessibilityLarge", "+de+accessibilityLarge"), ("507.5pt", "+507%2E5pt"),
    ] as [(UserSettings, String)]
  )
  func settingsEndPath(settings: UserSettings, end: String) {
    let path = baselinePath(for: run(settings).identity)
    #expect(path.hasSuffix(".portrait.scrolling-content\(end).txt"))
  }
}
