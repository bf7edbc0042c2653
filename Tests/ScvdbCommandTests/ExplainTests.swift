import Foundation
import ScvdbTestSupport
import Testing

@Suite struct ExplainTests {
  /// `two` is 8 points after `one`, and `three` is separate.
  ///
  /// One constant moves two views, another moves the third, and a placeholder moves nothing.
  private let scenario = """
    screens:
      row:
        view:
          subviews:
            - { name: one }
            - { name: two }
            - { name: three, class: UITextField, placeholder: Name }
          constraints:
            - { firstItem: one, firstAttribute: leading, secondItem: view, constant: 20 }
            - { firstItem: one, firstAttribute: width, constant: 30 }
            - firstItem: two
              firstAttribute: leading
              secondItem: one
              secondAttribute: trailing
              constant: 8
            - { firstItem: two, firstAttribute: width, constant: 40 }
            - { firstItem: three, firstAttribute: leading, secondItem: view, constant: 50 }
            - { firstItem: three, firstAttribute: width, constant: 60 }
            - { firstItem: one, firstAttribute: top, secondItem: view, constant: 0 }
            - { firstItem: one, firstAttribute: height, constant: 10 }
            - { firstItem: two, firstAttribute: top, secondItem: view, constant: 0 }
            - { firstItem: two, firstAttribute: height, constant: 10 }
            - { firstItem: three, firstAttribute: top, secondItem: view, constant: 0 }
            - { firstItem: three, firstAttribute: height, constant: 10 }
    technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps:
      - checkpoint: at rest

    """

  /// Records a scenario, commits it with its baselines, changes it and records it again.
  private func changed(
    _ edits: [(String, String)],
    isCommitted: Bool = true
  ) throws -> Workplace {
    let workplace = try Workplace(["Baselines/row.yaml": scenario])
    try workplace.acceptAll()
    if isCommitted { try workplace.commitAll() }
    let text = edits.reduce(scenario) { $0.replacing($1.0, with: $1.1) }
    try #require(text != scenario)
    try workplace.write(text, to: "Baselines/row.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    return workplace
  }

  /// Three views moved: two because of the first change, one because of the second, none because of
  /// the third.
  @Test func eachChangeIsTestedAlone() throws {
    let workplace = try changed([
      ("constant: 20 }", "constant: 25 }"), ("constant: 50 }", "constant: 57 }"),
      ("placeholder: Name", "placeholder: Full name"),
    ])
    let output = try workplace.scvdb("diff", "git:HEAD", "--explain")
    #expect(output.status == 1)
    #expect(
      output.output.hasSuffix(
        """
        at "at rest" in row iphone-8 portrait none
          warning row/one: x 20 -> 25 (+5)
                  and 1 view, by the same (+5, 0)
                  why: x 20 -> 25: one.leading == view.leading + 20 -> + 25 (9:11)
                  changed: constraint one.leading == view.leading + 20 -> + 25 \
        (Baselines/row.yaml:9:11)
          warning row/three: x 50 -> 57 (+7)
                  why: x 50 -> 57: three.leading == view.leading + 50 -> + 57 (17:11)
                  changed: text field three: placeholder "Name" -> "Full name" \
        (Baselines/row.yaml:4:7)
                  changed: constraint three.leading == view.leading + 50 -> + 57 \
        (Baselines/row.yaml:17:11)
        the scenario, its screens or the device changed in 1 case
        drift in 1 of 1 compared case: 2 causes (2 warnings)
        row iphone-8 portrait none: 3 differences
          constraint one.leading == view.leading + 20 -> + 25: reverting this alone removes 2 of 3 differences
          constraint three.leading == view.leading + 50 -> + 57: reverting this alone removes 1 of 3 differences
          text field three: placeholder "Name" -> "Full name": reverting this alone removes none of 3 differences

        """
      ),
      "\(output)"
    )
    #expect(output.errors.isEmpty)
    // The same through processes, and as JSON with the explanation beside it.
    let engine = ["--engine", engineProgram, "--jobs", "2"]
    #expect(
      try workplace.scvdb(["diff", "git:HEAD", "--explain"] + engine).output == output.output
    )
    let json = try workplace.scvdb("diff", "git:HEAD", "--explain", "--format", "json")
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let explanation = document?["explanation"] as? [String] ?? []
    let first = "  constraint one.leading == view.leading + 20 -> + 25: reverting"
    #expect(explanation.contains { $0.hasPrefix(first) } && json.errors.isEmpty, "\(json)")
  }

  /// Each of two changes moves the same view, so one reverted change leaves it moved by the other.
  @Test func combinedChangesAreReported() throws {
    let workplace = try changed([
      ("firstAttribute: width, constant: 60", "firstAttribute: width, constant: 65"),
      ("constant: 50 }", "constant: 55 }"),
    ])
    let output = try workplace.scvdb("diff", "git:HEAD", "--explain")
    #expect(
      output.output.hasSuffix(
        """
        row iphone-8 portrait none: 1 difference
          constraint three.leading == view.leading + 50 -> + 55: reverting this alone removes none of 1 difference, alters 1
          constraint three.width == 60 -> 65: reverting this alone removes none of 1 difference, alters 1
          1 of 1 difference is not removed by any single change, but by all together

        """
      ),
      "\(output)"
    )
  }

  /// A form with two revisions of a technique: no difference comes from a placeholder in a field of
  /// fixed size.
  ///
  /// The field at 400...434 ends below the keyboard, which begins at 667 - 258 = 409, and its
  /// origin is above. The revision of 2015 does not scroll then. The current one scrolls by 25, and
  /// the field is no longer covered. These are 2 differences, because the scrolled views do not
  /// count.
  @Test func engineAndScreenChangesAreSeparated() throws {
    let form = """
      screens:
        form:
          view:
            name: content
            subviews:
              - name: field
                class: UITextField
                placeholder: Name
                constraints:
                  - { firstAttribute: leading, secondItem: content, constant: 20 }
                  - { firstAttribute: top, secondItem: content, constant: 400 }
                  - { firstAttribute: width, constant: 200 }
                  - { firstAttribute: height, constant: 34 }
                  - { firstAttribute: bottom, secondItem: content, constant: -266 }
      technique: content-inset
      simulation: { keyboardHeights: { portrait: 258 }, scrollsToFirstResponder: false }
      matrix: { devices: [iphone-6], orientations: [portrait], systems: [9.3] }
      steps:
        - focus: field
        - wait: 1
        - checkpoint: focused
      """
    let workplace = try Workplace(["Baselines/form.yaml": form])
    try workplace.acceptAll("--engine", "content-inset@2015.0.0")
    try workplace.commitAll()
    let edited = form.replacing("placeholder: Name", with: "placeholder: Nickname")
    try workplace.write(edited, to: "Baselines/form.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb("diff", "git:HEAD", "--explain")
    let lines = output.output.split(separator: "\n").suffix(3)
    #expect(
      lines.first == "form iphone-6 portrait content-inset iOS 9.3: 2 differences",
      "\(output)"
    )
    #expect(
      lines.dropFirst().first
        == #"  text field field: placeholder "Name" -> "Nickname": reverting this alone removes none of 2 differences"#
    )
    #expect(
      lines.last?.hasPrefix(
        "  2 of 2 differences are caused by the engine, recorded with content-inset 2015.0.0 ("
      ) == true,
      "\(output)"
    )
    // The revision gives another result than 1.1.0.
    let other =
      try workplace.scvdb("diff", "git:HEAD", "--explain", "--engine", "content-inset@2015.0.0")
    #expect(
      other.output.contains(
        "content-inset iOS 9.3: not explained by the changes: the engine differs: recorded with scvdb 1.1.0"
      ),
      "\(other)"
    )
  }

  /// The old scenario is in the last commit, at the start of the branch, or in the last commit that
  /// changed the baselines.
  ///
  /// No side must name the commit.
  @Test(arguments: sample([[], ["checkout", "--quiet", "-b", "wider"], ["tag", "later"]]))
  func baselineCommitIsFound(_ command: [String]) throws {
    let workplace = try changed([("constant: 20 }", "constant: 25 }")])
    if !command.isEmpty {
      let output = try workplace.run("/usr/bin/env", ["git"] + command)
      try #require(output.status == 0, "\(output)")
      try workplace.commitAll()
    }
    let output = try workplace.scvdb("diff", "--format", "github")
    #expect(output.status == 1)
    let annotation = "::warning file=Baselines/row.yaml,line=9,col=11,title=moved in 1 case::"
    #expect(output.output.contains(annotation), "\(output)")
  }

  /// Two equal widths do not conflict.
  ///
  /// A changed width does, whether or not a view moves.
  @Test func changeIsNamedBesideItsConflict() throws {
    let width = "- { firstItem: one, firstAttribute: width, constant: 30 }"
    let twice = scenario.replacing(
      width,
      with: width + "\n        " + width.replacing("30", with: "30.0")
    )
    let workplace = try Workplace(["Baselines/row.yaml": twice])
    try workplace.acceptAll()
    try workplace.commitAll()
    try workplace.write(twice.replacing("30.0", with: "35"), to: "Baselines/row.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb("diff")
    #expect(output.output.contains("unsatisfiable constraints"), "\(output)")
    #expect(output.output.contains("changed: constraint one.width == 30 -> 35"), "\(output)")
  }

  /// Without a repository, no copy of the old screens exists.
  @Test func missingQuestionIsNamed() throws {
    let workplace = try changed([("constant: 20 }", "constant: 25 }")], isCommitted: false)
    let output = try workplace.scvdb("diff", "--explain")
    #expect(output.status == 1)
    #expect(
      output.errors == """
        the changes are unknown for 1 drifted case:
          row iphone-8 portrait none: baseline: scenario row or its screens are not as recorded
        hint: a side git:REVISION includes the scenarios and screens of that revision

        """
    )
    #expect(try workplace.scvdb("diff").errors.isEmpty)
    let usage = try workplace.scvdb("diff", "--jobs", "2")
    #expect(usage.status == 64 && usage.errors.contains("need --explain"), "\(usage)")
  }

  /// Only the code can describe the changes of a screen made in code.
  ///
  /// A described screen with an equal question leaves the engine as the cause.
  @Test(arguments: [
    ("code-00", "row iphone-8 portrait none: its screens come from code, not from a scenario"),
    ("00", nil),
  ])
  func equalQuestionIsNotCause(_ hash: String, _ unknown: String?) throws {
    let workplace = try Workplace(["Baselines/row.yaml": scenario])
    try workplace.acceptAll()
    let file = "row/iphone-8.portrait.none.txt"
    let url = workplace.folder.appending(path: "Baselines/\(file)")
    let text = try String(contentsOf: url, encoding: .utf8)
      .replacing(#/question \w+/#, with: "question \(hash)")
    try workplace.write(text, to: "a/\(file)")
    // The first view's frame, which equals its frame in the window.
    try workplace.write(text.replacing(" 20 0 30 10 ", with: " 21 0 30 10 "), to: "b/\(file)")
    let output = try workplace.scvdb("diff", "a", "b", "--explain")
    #expect(output.status == 1)
    let isEngine = "the question is the same for 1 drifted case: the engine causes the drift\n"
    #expect(output.output.contains(isEngine) == (unknown == nil), "\(output)")
    #expect(unknown.map(output.errors.contains) ?? output.errors.isEmpty, "\(output)")
  }

  /// 52 changed leading constants, one for each view.
  @Test func noMoreThanFiftyChangesAreTried() throws {
    let names = (1...52).map { "v\($0)" }
    let constraints = names.flatMap { name in
      ["leading", "top"].map {
        "          - { firstItem: \(name), firstAttribute: \($0), secondItem: view, constant: 7 }"
      }
        + ["width", "height"].map {
          "          - { firstItem: \(name), firstAttribute: \($0), constant: 9 }"
        }
    }
    let text = """
      screens:
        many:
          view:
            subviews: [\(names.map { "{ name: \($0) }" }.joined(separator: ", "))]
            constraints:
      \(constraints.joined(separator: "\n"))
      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps:
        - checkpoint: at rest

      """
    let workplace = try Workplace(["Baselines/many.yaml": text])
    try workplace.acceptAll()
    try workplace.commitAll()
    let edited = text.replacing(
      "leading, secondItem: view, constant: 7",
      with: "leading, secondItem: view, constant: 8"
    )
    try workplace.write(edited, to: "Baselines/many.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb("diff", "git:HEAD", "--explain")
    #expect(output.output.contains("many iphone-8 portrait none: 52 differences\n"), "\(output)")
    #expect(
      output.output.matches(of: /reverting this alone removes 1 of 52 differences/).count == 50
    )
    #expect(
      output.output.hasSuffix(
        """
          2 further changes not tried
          2 of 52 differences are not removed by any change that was tried, but by all together

        """
      ),
      "\(output.output.suffix(500))"
    )
  }
}
