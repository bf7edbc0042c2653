import ScenarioModel
import SnapshotModel
import Testing

@Suite struct HostileTextTests {
  /// Nine levels of nine aliases mean 9^9 values; refusing the first anchor costs nothing.
  @Test func aliasBombIsRefused() throws {
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(aliases)]")
    }
    #expect(problem(in: lines.joined(separator: "\n")) == .forbiddenYAML("anchors"))
  }

  /// The library would expand an alias in a key to find duplicate keys.
  @Test(arguments: ["? *a30\n: x", "{*a30 : x}: y", "? [*a30]\n: x"])
  func aliasBombInAKeyIsRefused(key: String) throws {
    let levels = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let text = (["a0: &a0 x"] + levels + [key]).joined(separator: "\n")
    let error = #expect(throws: ScenarioErrors.self) {
      try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
    }
    #expect(error?.first.problem == .forbiddenYAML("anchors"))
    #expect(error?.first.location == FileLocation(file: "s.yaml", line: 1, column: 5))
  }

  /// Comparing 10,000 names with one another would take 50 million comparisons.
  @Test func thousandsOfViewsAreDistinguished() throws {
    func text(_ last: String) -> String {
      let views = (0..<10_000).map { "{name: v\($0)}" } + ["{name: \(last)}"]
      return """
        screens: {s: {view: {subviews: [\(views.joined(separator: ", "))]}}}
        technique: none
        matrix: {devices: [iphone-8]}
        steps: [checkpoint: at rest]
        """
    }
    #expect(problem(in: text("w")) == nil)
    #expect(problem(in: text("v7")) == .repeatedItem("v7", label: "the screen"))
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func deepNestingIsRefused(_ opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    guard case .notYAML(let reason)? = problem(in: text) else {
      Issue.record("a hundred thousand levels were read")
      return
    }
    #expect(reason.contains("nesting level"))
  }

  @Test func largeFileIsRefusedUnread() throws {
    let text = String(repeating: "#", count: 1_000_001)
    #expect(problem(in: text) == .tooLarge(limit: 1_000_000))
  }

  @Test(arguments: ["", "# nothing here", "---"])
  func emptyFileIsNotAScenario(_ text: String) throws {
    #expect(
      problem(in: text) == .wrongType(label: "a scenario", expected: "a map", found: "nothing")
    )
  }

  @Test func secondDocumentIsRefused() throws {
    guard case .notYAML(let reason)? = problem(in: smallest + "\n---\n" + smallest) else {
      Issue.record("the second document was ignored")
      return
    }
    #expect(reason.contains("another document"))
  }

  @Test(arguments: ["steps: [", "steps: [\n"])
  func errorAtEndHasLineOfFile(_ text: String) throws {
    let error = #expect(throws: ScenarioErrors.self) {
      try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
    }
    let lines = text.count { $0 == "\n" } + 1
    #expect((error?.first.location.line ?? .max) <= lines)
  }

  @Test func controlCharacterIsReportedOnItsLine() throws {
    let error = #expect(throws: ScenarioErrors.self) {
      try ScenarioFile.parse(text: smallest + "\n# bell \u{7}", file: "s.yaml", name: "s")
    }
    #expect(error?.first.location.line == 5)
  }

  private func problem(in text: String) -> ScenarioProblem? {
    do {
      _ = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
      return nil
    } catch {
      return error.first.problem
    }
  }
}
