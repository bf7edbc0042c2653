import SourcePorting
import Testing

@Suite struct BuildSettingsTests {
  /// Returns the settings of levels, the lowest first.
  private func settings(_ levels: [(String, String)]) -> BuildSettings {
    levels.reduce(into: BuildSettings(configuration: "Debug")) { $0.add($1.0, $1.1) }
  }

  @Test func highestLevelApplies() {
    #expect(settings([("A", "project"), ("A", "target")]).text("A") == "target")
    #expect(settings([]).text("A") == "")
  }

  @Test func inheritedValuesAreBelow() {
    let levels = [("A", "1"), ("A", "$(inherited) 2"), ("A", "${inherited} 3 $(A)")]
    // The third level has the second twice, because a reference to itself is also inherited.
    #expect(settings(levels).text("A") == "1 2 3 1 2")
  }

  @Test func referencesAreReplaced() {
    let settings = settings([
      ("SRCROOT", "/app"), ("KIND", "Debug"), ("NAME_Debug", "My App"),
      ("PLIST", "$(SRCROOT)/${NAME_$(KIND)}.plist"), ("MODULE", "$(NAME_Debug:c99extidentifier)"),
      ("BUNDLE", "$(NAME_Debug:rfc1034identifier:lower)"), ("PRICE", "5 $ $x"),
      ("FALLBACK", "$(NONE:default=none)"), ("EMPTY", "$(NONE)"),
    ])
    #expect(settings.text("PLIST") == "/app/My App.plist")
    #expect(settings.text("MODULE") == "My_App")
    #expect(settings.text("BUNDLE") == "my-app")
    #expect(settings.text("PRICE") == "5 $ $x")
    #expect(settings.text("FALLBACK") == "none")
    #expect(settings.text("EMPTY") == "")
  }

  @Test(arguments: [
    ("A[sdk=iphonesimulator*]", "2"), ("A[sdk=iphoneos*]", "1"), ("A[sdk=*][arch=arm64]", "2"),
    ("A[sdk=*,arch=x86_64]", "1"), ("A[config=Debug]", "2"), ("A[config=Release]", "1"),
  ])
  func conditionsChooseSimulator(name: String, value: String) {
    #expect(settings([("A", "1"), (name, "2")]).text("A") == value)
  }

  @Test func listsHaveQuotes() {
    let settings = settings([("A", #"one "two words" three\ words 'four "4"' "" "#)])
    #expect(settings.words("A") == ["one", "two words", "three words", #"four "4""#, ""])
  }

  @Test func cyclesEnd() {
    #expect(settings([("A", "$(B)"), ("B", "$(A)")]).text("A") == "")
    // Each level doubles the text: without a limit, the last one has 2 to the power of 60 letters.
    let doubling = (1...60).map { ("A\($0)", "$(A\($0 - 1))$(A\($0 - 1))") } + [("A0", "x")]
    #expect(settings(doubling).text("A60").count < 1 << 20)
  }
}
