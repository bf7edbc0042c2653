import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests a user's choices in baselines and their paths.
@Suite struct SettingsLineTests {
  private func run(_ settings: String?) -> Run {
    var run = SampleRuns.keyboard()
    run.identity.settings = settings
    return run
  }

  @Test func settingsAreHeaderLine() throws {
    let text = BaselineCoding.text(for: run("de accessibilityLarge"))
    #expect(text.contains("\ntechnique scrolling-content\nsettings \"de accessibilityLarge\"\n"))
    #expect(try BaselineCoding.run(from: text, file: "f") == run("de accessibilityLarge"))
    #expect(BaselineCoding.text(for: run(nil)) == BaselineCoding.text(for: SampleRuns.keyboard()))
  }

  /// The hash covers case and content together, so a case with settings has hashes of its own.
  @Test func settingsArePartOfName() {
    let identities = [run(nil), run("de"), run("de boldText")].map(\.identity)
    #expect(Set(identities).count == 3)
    #expect(identities.sorted() == identities)
    #expect(identities[2].description.hasSuffix(" scrolling-content de boldText"))
  }

  /// Every word follows a `+`, which no name contains: its byte is 2B.
  @Test(arguments: [
    ("de accessibilityLarge", "+de+accessibilityLarge"), ("507.5pt", "+507%2E5pt"),
    ("a+b", "+a%2Bb"), ("../x", "+%2E%2E%2Fx"), ("a  b", "+a++b"), ("", "+"),
  ])
  func settingsEndPath(settings: String, end: String) {
    let path = baselinePath(for: run(settings).identity)
    #expect(path.hasSuffix(".portrait.scrolling-content\(end).txt"))
  }
}
