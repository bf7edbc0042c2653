import Foundation
import ScvdbTestSupport
import Testing

/// Tests `record --explain`: the explanations of frames, in the database and in pages.
@Suite struct RecordedExplanationTests {
  /// A box 40 points below the edge of the root view, and a label 8 points below it.
  private static let scenario = """
    screens:
      form:
        view:
          subviews:
            - name: box
              constraints:
                - { id: gap, firstAttribute: top, secondItem: view, constant: 40 }
                - { firstAttribute: leading, secondItem: view, constant: 20 }
                - { id: wide, firstAttribute: width, constant: 100 }
                - { id: high, firstAttribute: height, constant: 30 }
            - name: name
              class: UILabel
              text: <script>
              constraints:
                - { id: below, firstAttribute: top, secondItem: box, secondAttribute: bottom, constant: 8 }
                - { firstAttribute: leading, secondItem: box }
    technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps: [checkpoint: at rest]
    """

  private func workplace(_ scenario: String = scenario) throws -> Workplace {
    try Workplace(["Baselines/form.yaml": scenario])
  }

  /// The label's y is 40 + 30 + 8.
  @Test func databaseListsDependentsOfConstraint() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("record", "--explain").status == 0)
    #expect(
      try workplace.ask(
        "SELECT view, dimension, value, amount FROM explanations WHERE name = 'gap' ORDER BY view"
      ) == "form/box|y|40.0|40.0\nform/name|y|78.0|40.0\n"
    )
    #expect(
      try workplace.ask(
        """
        SELECT name, amount FROM explanations WHERE view = 'form/name' AND dimension = 'y'
        ORDER BY name
        """
      ) == "below|8.0\ngap|40.0\nhigh|30.0\n"
    )
    #expect(try workplace.scvdb("check").status == 0)
  }

  @Test(arguments: [("--explain", ""), (nil, "\nexplanations: true\n")])
  func explanationsKeepBaselinesAndHashes(option: String?, key: String) throws {
    let (plain, explained) = (try workplace(), try workplace(Self.scenario + key))
    let before = try plain.scvdb("record")
    let after = try explained.scvdb(["record"] + [option].compactMap(\.self))
    #expect(before.output == after.output)
    for workplace in [plain, explained] { _ = try workplace.scvdb("accept") }
    let path = "Baselines/form/iphone-8.portrait.none.txt"
    let texts = try [plain, explained].map {
      try String(contentsOf: $0.folder.appending(path: path), encoding: .utf8)
    }
    #expect(texts[0] == texts[1])
    let runs = try [plain, explained].map {
      try $0.ask("SELECT hex(question.hash), hex(answer.hash) FROM run, question, answer")
    }
    #expect(runs[0] == runs[1])
    #expect(try plain.ask("SELECT count(*) FROM explanation") == "0\n")
    #expect(try explained.ask("SELECT count(*) FROM explanation") == "1\n")
  }

  @Test func pageContainsCommandOutput() throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("record", "--explain")
    let page = try workplace.scvdb("report").output
    let data = try #require(
      page.firstMatch(of: #/<script type="application/json" id="explanations">(.*)</script>/#)
    )
    #expect(!data.1.contains("<"))
    let document = try JSONDecoder().decode(PageData.self, from: Data(data.1.utf8))
    let screen = try #require(document.screens["t1"]?.first)
    #expect(screen.side == "run" && screen.step == 0)
    let views = screen.views.map { document.views[$0] }
    let shown = try #require(views.first { $0.path == "form/box" })
    let explained = try workplace.scvdb("explain", "Baselines/form.yaml", "box", "--at", "at rest")
    let lines = explained.output.split(separator: "\n").dropFirst().map(String.init)
    #expect(shown.lines.map { document.lines[$0] } == lines)
  }

  @Test func pagesWithoutExplanationsOmitSection() throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("record")
    #expect(try !workplace.scvdb("report").output.contains(#"id="explanations""#))
  }

  /// The box is 40 points below the edge, then 52.
  ///
  /// Both recordings have explanations.
  @Test(arguments: sample(["text", "markdown", "html", "json", "junit"]))
  func reportsShowReasonBesideCause(format: String) throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("record", "--explain", "--label", "before")
    try workplace.write(
      Self.scenario.replacing("constant: 40", with: "constant: 52"),
      to: "Baselines/form.yaml"
    )
    _ = try workplace.scvdb("record", "--explain", "--label", "after")
    let report = try workplace.scvdb("diff", "label:before", "label:after", "--format", format)
    #expect(report.status == 1)
    let words = report.output.replacing(#/\s+/#, with: " ")
    let line = "y 40 -> 52: box.top == view.top + 40 -> + 52 (gap)"
    #expect(words.contains(line) || words.contains(line.replacing(">", with: "&gt;")), "\(words)")
  }

  /// Baselines have no explanations: their questions are run again on request.
  @Test func explainReplaysBaselineQuestions() throws {
    let workplace = try workplace()
    _ = try workplace.run("/usr/bin/env", ["git", "init", "--quiet"])
    _ = try workplace.scvdb("record")
    _ = try workplace.scvdb("accept")
    _ = try workplace.run("/usr/bin/env", ["git", "add", "Baselines"])
    let author = ["-c", "user.name=a", "-c", "user.email=a@localhost"]
    _ = try workplace.run(
      "/usr/bin/env",
      ["git"] + author + ["commit", "--quiet", "--message", "a"]
    )
    try workplace.write(
      Self.scenario.replacing("constant: 40", with: "constant: 52"),
      to: "Baselines/form.yaml"
    )
    let plain = try workplace.scvdb("test").output.replacing(#/\s+/#, with: " ")
    #expect(!plain.contains("why:"))
    let explained = try workplace.scvdb("test", "--explain").output.replacing(#/\s+/#, with: " ")
    #expect(
      explained.contains("why: y 40 -> 52: box.top == view.top + 40 -> + 52 (gap)"),
      "\(explained)"
    )
  }

  private struct PageData: Decodable {
    struct View: Decodable {
      var path: String
      var lines: [Int]
    }

    struct Screen: Decodable {
      var side: String
      var step: Int
      var views: [Int]
    }

    var lines: [String]
    var views: [View]
    var screens: [String: [Screen]]
  }
}
