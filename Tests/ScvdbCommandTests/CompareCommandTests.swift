import Foundation
import ScvdbTestSupport
import Testing

/// Tests `compare`: one screen under every technique.
@Suite struct CompareCommandTests {
  /// Two fields of a form on an iPhone 8.
  ///
  /// They are at 300...330 and 560...590 of content that is 647 tall. The status bar ends at 20. A
  /// keyboard of 258 begins at 667 - 258 = 409.
  private let scenario = """
    screens:
      form:
        view:
          name: content
          frame: [0, 0, 375, 667]
          subviews:
            - name: upperField
              class: UITextField
              constraints:
                - { firstAttribute: leading, secondItem: content, constant: 20 }
                - { firstAttribute: top, secondItem: content, constant: 300 }
                - { firstAttribute: width, constant: 200 }
                - { firstAttribute: height, constant: 30 }
            - name: lowerField
              class: UITextField
              constraints:
                - { firstAttribute: leading, secondItem: content, constant: 20 }
                - { firstAttribute: top, secondItem: content, constant: 560 }
                - { firstAttribute: width, constant: 200 }
                - { firstAttribute: height, constant: 30 }
                - { firstAttribute: bottom, secondItem: content, constant: -57, priority: 700 }
    simulation: { keyboardHeights: { portrait: 258 } }
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps:
      - focus: upperField
      - wait: 1
      - checkpoint: upper
      - focus: lowerField
      - wait: 1
      - checkpoint: lower
      - resign
      - wait: 1
      - checkpoint: gone
    """

  /// The results of the techniques.
  ///
  /// Without a technique the lower field ends at 590, 181 below the keyboard's top. With a fixed
  /// content height it ends at 20 + 590 = 610, which is 201 below. The first field was visible, so
  /// there is no inset, and the second field posts no notification.
  ///
  /// A scrolling technique moves the content's 590 to 409: the offset is 181. That is 201 from -20,
  /// the start of insets adjusted by the status bar, or 181 from 0. Content that fits is clamped
  /// back when insets shrink. A scroll view that only grows, as above a keyboard layout guide, is
  /// not clamped.
  @Test func tablesShowOutcomeOfEachTechnique() throws {
    let workplace = try Workplace(["Baselines/form.yaml": scenario])
    let output = try workplace.scvdb(comparison, environment: ["COLUMNS": "200"])
    #expect(
      output.description
        == """
        FOCUSED FIELD VISIBLE  none                   scrolling-content  container-scroll  \
        content-height         content-inset  form-root  keyboard-layout-guide
        iphone-8 portrait      no: lowerField by 181  yes                yes               \
        no: lowerField by 201  yes            yes        yes

        SCROLLS BY (OFFSET AT LAST FIELD)  none  scrolling-content  container-scroll  \
        content-height  content-inset  form-root  keyboard-layout-guide
        iphone-8 portrait                  -     201 (181)          201 (181)         \
        0 (0)           181 (181)      181 (181)  201 (181)

        RESTORED AFTERWARDS  none  scrolling-content  container-scroll  content-height  \
        content-inset  form-root  keyboard-layout-guide
        iphone-8 portrait    -     yes                yes               yes             \
        yes            yes        no: offset

        the techniques scrolling-content, container-scroll, content-height, content-inset and \
        form-root restore all values in every case
        the techniques scrolling-content, container-scroll, content-inset, form-root and \
        keyboard-layout-guide keep the focused field visible in every case
        status: 0

        """.dropLast()
    )
    #expect(try workplace.contents()[".scvdb/runs.sqlite"] == nil, "nothing is stored")
  }

  /// Compares these techniques, so that the tables do not change with another technique.
  private let comparison =
    ["compare", "form"]
    + [
      "none", "scrolling-content", "container-scroll", "content-height", "content-inset",
      "form-root", "keyboard-layout-guide",
    ].flatMap { ["--technique", $0] }

  @Test func narrowTerminalGetsTheTableInParts() throws {
    let workplace = try Workplace(["Baselines/form.yaml": scenario])
    let output = try workplace.scvdb(["compare", "form"], environment: ["COLUMNS": "60"])
    let lines = output.output.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "FOCUSED FIELD VISIBLE  none",
        "iphone-8 portrait      no: lowerField by 181",
        "FOCUSED FIELD VISIBLE  scrolling-content  container-scroll",
        "iphone-8 portrait      yes                yes",
      ]
    )
    #expect(lines.dropLast(2).allSatisfy { $0.count <= 60 }, "\(output)")
  }

  @Test func colorIsUsedForTerminals() throws {
    let workplace = try Workplace(["Baselines/form.yaml": scenario])
    let plain = try workplace.scvdb("compare", "form", "--technique", "none")
    #expect(!plain.output.contains("\u{1B}"))
    let colored = try workplace.scvdb("compare", "form", "--technique", "none", "--color", "always")
    #expect(colored.output.contains("\u{1B}[31mno: lowerField by 181\u{1B}[0m"), "\(colored)")
  }

  @Test func jsonContainsEveryHiddenField() throws {
    let workplace = try Workplace(["Baselines/form.yaml": scenario])
    let output = try workplace.scvdb(
      "compare",
      "form",
      "--technique",
      "content-height",
      "--technique",
      "none",
      "--format",
      "json"
    )
    #expect(output.status == 0 && output.errors.isEmpty, "\(output)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(output.output.utf8))
    #expect(answer.schemaVersion == 2)
    #expect(answer.cases.map(\.technique) == ["none", "content-height"])
    #expect(answer.cases.flatMap(\.hiddenFields).map(\.points) == [181, 201])
    #expect(answer.cases.flatMap(\.hiddenFields).map(\.checkpoint) == ["lower", "lower"])
    #expect(answer.cases.map(\.scrolling?.distance) == [nil, 0])
    #expect(answer.cases.map(\.restored?.offset) == [nil, true])
  }

  /// The numbers equal the numbers in `tablesShowOutcomeOfEachTechnique`.
  @Test func htmlFormatWritesPage() throws {
    let workplace = try Workplace(["Baselines/form.yaml": scenario])
    let arguments = comparison + ["--format", "html"]
    let printed = try workplace.scvdb(arguments)
    let output = try workplace.scvdb(arguments + ["--output", "techniques.html"])
    #expect(output.status == 0 && output.output.isEmpty && output.errors.isEmpty, "\(output)")
    let file = try #require(try workplace.contents()["techniques.html"])
    let page = String(decoding: file, as: UTF8.self)
    #expect(printed.output == page)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(
      page.contains(
        "<h1>The techniques scrolling-content, container-scroll, content-inset, form-root and "
          + "keyboard-layout-guide keep the focused field visible in every case</h1>"
      )
    )
    #expect(page.contains("<b>hidden</b> <span>lowerField by 201</span>"))
    #expect(page.contains("<b>by 201</b> <span>offset 181</span>"))
    #expect(page.contains("<b>not restored</b> <span>offset</span>"))
    // The last screen with a focused field, under each of the seven techniques.
    #expect(page.ranges(of: "<svg class=\"screen\"").count == 7)
  }

  @Test func tablesInFileArePlainAndComplete() throws {
    let workplace = try Workplace(["Baselines/form.yaml": scenario])
    let printed = try workplace.scvdb(["compare", "form"], environment: ["COLUMNS": "200"])
    let output = try workplace.scvdb(
      ["compare", "form", "--output", "techniques.txt", "--color", "always"],
      environment: ["COLUMNS": "60"]
    )
    #expect(output.status == 0 && output.output.isEmpty, "\(output)")
    let file = try #require(try workplace.contents()["techniques.txt"])
    #expect(String(decoding: file, as: UTF8.self) == printed.output)
  }

  @Test func fileThatCannotBeWrittenIsNamed() throws {
    let workplace = try Workplace(["Baselines/form.yaml": scenario])
    let output = try workplace.scvdb("compare", "form", "--format", "html", "--output", "no/page")
    #expect(output.status == 2)
    #expect(
      output.errors.contains("no/page: cannot write: the parent directory"),
      "\(output)"
    )
  }

  /// The sign-up form on the smallest phone.
  ///
  /// The safe area is 548 tall, so its bottom spacer is (548 - 416) / 5 = 26.4 and the last field
  /// ends at 369.6. Above a keyboard of 216, in 568 - 20 - 216 = 332 points, it is scrolled by 37.6
  /// to 17.6. The device rounds to half points.
  @Test func sceneCanBeComparedWithoutScenario() throws {
    let workplace = try Workplace(["App/SignUp.storyboard": try signUpStoryboard()])
    let arguments = ["compare", "App/SignUp.storyboard", "--device", "iphone-se-1"]
    let output = try workplace.scvdb(
      arguments + ["--orientation", "portrait", "--technique", "scrolling-content"]
        + ["--format", "json"]
    )
    let answer = try JSONDecoder().decode(Answer.self, from: Data(output.output.utf8))
    let only = try #require(answer.cases.first)
    #expect(answer.cases.count == 1 && only.hiddenFields.isEmpty && only.restored?.offset == true)
    // Three fields, each with a checkpoint.
    #expect(only.focusedCheckpoints == 3)
    let scrolling = try #require(only.scrolling)
    #expect(scrolling.lastField.hasSuffix("/passwordField"))
    #expect(abs(scrolling.distance - 37.6) <= 0.5 && abs(scrolling.lastOffset - 17.6) <= 0.5)
  }

  @Test func sceneIsComparedOnAllScreenKinds() throws {
    let workplace = try Workplace(["SignUp.storyboard": try signUpStoryboard()])
    let output = try workplace.scvdb("compare", "SignUp.storyboard", "--technique", "none")
    let rows = output.output.split(separator: "\n").dropFirst().prefix(10)
    let stages = rows.compactMap { $0.firstMatch(of: /^\S+ (portrait|landscape)/)?.output.0 }
    #expect(Set(stages).count == 10, "\(output)")
    #expect(output.status == 0)
  }

  @Test(
    arguments: sample([
      (
        ["compare", "SignUp.storyboard", "--scene", "Settings"], Int32(2),
        "no scene 'Settings'"
      ),
      (["compare", "Missing.storyboard"], 2, "Missing.storyboard: no such file or folder"),
      (["compare", "form", "--scene", "SignUp"], 64, "--scene needs a storyboard or xib"),
      (["compare", "form", "--technique", "content-insets"], 2, "did you mean 'content-inset'?"),
      (["compare", "form", "--system", "18"], 2, "no case of the scenarios matches"),
      (["compare", "forms"], 2, "did you mean 'form'?"),
      (["compare", "Empty.storyboard"], 2, "there is no text field to type into in the scene"),
      (["compare", "still"], 2, "no field is focused at a checkpoint"),
    ])
  )
  func mistakesAreNamed(_ arguments: [String], status: Int32, words: String) throws {
    let storyboard = try signUpStoryboard()
    let workplace = try Workplace([
      "Baselines/form.yaml": scenario, "Baselines/still.yaml": boxScenario,
      "SignUp.storyboard": storyboard,
      "Empty.storyboard": storyboard.replacing("textField ", with: "view ")
        .replacing("</textField>", with: "</view>"),
    ])
    let output = try workplace.scvdb(arguments)
    #expect(output.status == status && output.errors.contains(words), "\(output)")
  }

  @Test func caseWithoutAnswerFailsComparison() throws {
    let workplace = try Workplace(["Baselines/form.yaml": scenario])
    for format in ["text", "html"] {
      let output = try workplace.scvdb(
        "compare",
        "form",
        "--engine",
        "exit 3",
        "--format",
        format
      )
      #expect(output.status == 2 && output.output.isEmpty, "\(output)")
    }
  }

  /// The tested parts of the JSON output.
  private struct Answer: Decodable {
    struct Case: Decodable {
      struct HiddenField: Decodable {
        var checkpoint: String
        var points: Double
      }

      struct Scrolling: Decodable {
        var distance: Double
        var lastField: String
        var lastOffset: Double
      }

      struct Restored: Decodable { var offset: Bool }

      var technique: String
      var focusedCheckpoints: Int
      var hiddenFields: [HiddenField]
      var scrolling: Scrolling?
      var restored: Restored?
    }

    var schemaVersion: Int
    var cases: [Case]
  }
}
