import SnapshotModel
import Testing

@Suite struct BaselinePathTests {
  private func path(_ scenario: String, _ device: String = "iphone-8") -> String {
    baselinePath(
      for: CaseIdentity(
        scenario: scenario,
        device: device,
        orientation: "portrait",
        technique: "scrolling-content"
      )
    )
  }

  @Test func pathIdentifiesCase() {
    #expect(path("sign-up/keyboard") == "sign-up/keyboard/iphone-8.portrait.scrolling-content.txt")
    #expect(path("v1.2/日本") == "v1.2/日本/iphone-8.portrait.scrolling-content.txt")
  }

  /// Bytes are in hexadecimal: `.` is 2E, a space 20, a line feed 0A, `\` 5C, `%` 25.
  @Test(arguments: [
    ("..", "%2E."), ("../../etc", "%2E./%2E./etc"), (".git", "%2Egit"), ("", "%"),
    ("/etc", "%/etc"),
    ("a//b", "a/%/b"), ("a b", "a%20b"), ("a\nb", "a%0Ab"), ("a\\b", "a%5Cb"), ("%2E", "%252E"),
    ("\u{202E}", "%E2%80%AE"), ("a\u{0}b", "a%00b"), ("~", "%7E"), ("a.b.c.txt", "a.b.c%2Etxt"),
    (".txt", "%2Etxt"), ("txt", "txt"),
  ])
  func hostileNamesStayInFolder(scenario: String, folder: String) {
    #expect(path(scenario) == "\(folder)/iphone-8.portrait.scrolling-content.txt")
  }

  /// A case's file and a folder never have the same name.
  @Test func baselineFileAndFolderNeverCollide() {
    #expect(path("s").hasPrefix("s/iphone-8.portrait.scrolling-content.txt"))
    #expect(path("s/iphone-8.portrait.scrolling-content.txt/x").hasPrefix("s/iphone-8.portrait."))
    #expect(!path("s/iphone-8.portrait.scrolling-content.txt/x").hasPrefix(path("s") + "/"))
  }

  @Test(arguments: [("9.3", "9.3"), ("../../etc", "..%2F..%2Fetc"), ("", "")])
  func systemIsLastPart(system: String, part: String) {
    let identity = CaseIdentity(
      scenario: "s",
      device: "iphone-5",
      orientation: "portrait",
      technique: "none",
      system: system
    )
    #expect(baselinePath(for: identity) == "s/iphone-5.portrait.none.\(part).txt")
  }

  @Test func deviceNameIsEscapedInPath() {
    #expect(path("s", "") == "s/%.portrait.scrolling-content.txt")
    #expect(path("s", "../a.b") == "s/%2E%2E%2Fa%2Eb.portrait.scrolling-content.txt")
  }
}
