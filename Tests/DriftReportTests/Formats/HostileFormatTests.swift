import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Names come from external files, and every format shows them as harmless text.
@Suite struct HostileFormatTests {
  /// Each name contains `evil`, so that the tests can find it.
  static let names = [
    "a\u{1B}[2J\u{9B}31mevil", "evil\r\nno drift in 9 cases\u{85}\u{2028}", "\n::error::evil",
    "::error::evil", "x ::error file=a::evil", "\n  ::stop-commands::evil", "##[error]evil",
    "evil ##[stop-commands]", "###[add-mask]evil", "##vso[task.complete]evil", "evil]]>",
    "</failure></testcase>evil", "<script>evil()</script>", "\"'&lt;evil/>", "`evil", "``evil```",
    "`", "evil`", "evil\\", "evil|x\n|---|---|", "@evil #123 evil/evil#1", "[evil](https://evil)",
    "![evil](x)", "</details>evil", "<!-- evil", "$`evil`$", "{0} evil {{1}}", "evil\u{202E}txt",
    "evil\u{0}", "\u{301}evil\u{301}", "evil`\u{301}", "evil\u{E0041}\u{200B}", "\u{FEFF}evil",
    "evil\u{FFFE}\u{FFFF}", "evil%0A::error::x%25", "---\nevil", "evil: - x", "  evil  ", "",
    String(repeating: "evil/", count: 400), String(repeating: "evil` ", count: 400),
  ]

  static func drift(_ name: String) throws -> Drift {
    var run = sampleRun()
    run.engine = EngineIdentity(name: name, version: name, fingerprint: name)
    run.identity = CaseIdentity(
      scenario: name,
      device: name,
      orientation: name,
      technique: name,
      system: name
    )
    run.steps[1].detail = name
    run.steps[2].detail = name
    var other = run
    other.steps[1].snapshot?.views[0].path = ViewPath(name)
    other.steps[1].snapshot?.views[1].className = name
    other.steps[1].snapshot?.views[2].path = ViewPath("signUp/scrollView/form/\(name)")
    other.events[1].subject = ViewPath(name)
    other.events[1].time = 0.2
    other.findings[0].subject = .prose(.ambiguousLayout, name)
    other.findings[0].view = ViewPath(name)
    other.pushes[0].to = name
    var same = sampleRun(device: "same")
    let before = RecordedCase(same)
    same.engine.fingerprint = name
    var baseline = side(name, run)
    baseline.folder = name
    baseline.details = [name]
    baseline.cases.append(before)
    var latest = side("\(name) ", other, sampleRun(device: "x\(name)"))
    latest.cases.append(RecordedCase(same))
    var drift = try Drift(from: baseline, to: latest)
    let views = drift.causes.compactMap(\.subject.view)
    let location = FileLocation(file: name, line: 1, column: 1)
    drift.inputChanges = [NamedChange(text: name, views: views, location: location)]
    drift.explanation = [name, "  \(name)"]
    return drift
  }

  @Test(arguments: sample(names))
  func reportsContainNoControlCharacters(_ name: String) throws {
    let drift = try Self.drift(name)
    for (file, format) in allFormats {
      let report = try format.render(drift)
      let acting = report.unicodeScalars.filter { $0 != "\n" && $0.acts }
      #expect(acting.isEmpty, "\(file): \(acting)")
      let commands = Set(report.workflowCommands.map(\.name))
      let meant: Set = file == "drift.github" ? ["error", "warning", "notice"] : []
      #expect(commands.isSubset(of: meant), "\(file): \(commands)")
    }
  }

  @Test(arguments: sample(names))
  func namesDoNotChangeJUnitStructure(_ name: String) throws {
    let tree = try XMLTree(JUnitReportFormat().render(Self.drift(name)))
    let tame = try XMLTree(JUnitReportFormat().render(Self.drift("tame")))
    #expect(tree.shape == tame.shape)
  }

  @Test(arguments: sample(names))
  func annotationsMatchGitHubDisplay(_ name: String) throws {
    let commands = try GitHubReportFormat().render(Self.drift(name)).workflowCommands
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(Set(command.properties.keys).isSubset(of: ["file", "line", "col", "title"]))
      #expect(command.data.unicodeScalars.starts(with: "drift: ".unicodeScalars))
      #expect(command.data.utf16.count <= 4096)
      #expect((command.properties["title"] ?? "").utf16.count <= 255)
    }
  }

  /// Text outside code spans comes only from the format.
  @Test(arguments: sample(names))
  func markdownHasNamesInCodeSpansOnly(_ name: String) throws {
    let report = try MarkdownReportFormat().render(Self.drift(name))
    #expect(report.utf8.count <= MarkdownFormatTests.limit)
    for line in report.split(separator: "\n") {
      let outside = withoutCodeSpans(String(line))
      let own = outside.replacing("<details><summary>", with: "").replacing("</summary>", with: "")
        .replacing("</details>", with: "")
      #expect(!own.contains("evil"), "\(line.prefix(200))")
      #expect(own.allSatisfy { $0.isLetter || $0.isNumber || " #*->(),.:`".contains($0) }, "\(own)")
    }
  }

  @Test(arguments: sample(names))
  func sarifHasNeitherPlaceholdersNorLinks(_ name: String) throws {
    let run = try SARIFFormatTests.run(Self.drift(name))
    let messages = run["results"].array?.compactMap { $0["message"]["text"].text } ?? []
    #expect(!messages.isEmpty)
    for message in messages {
      let plain = message.replacing("{{", with: "").replacing("}}", with: "")
      #expect(!plain.unicodeScalars.contains { $0 == "{" || $0 == "}" }, "\(message.prefix(200))")
      #expect(!message.contains("]("))
    }
  }

  @Test func differentNamesGiveDifferentReports() throws {
    let reports = try Set(Self.names.map { try JUnitReportFormat().render(Self.drift($0)) })
    #expect(reports.count == Self.names.count)
  }

  /// Returns the line without its code spans.
  ///
  /// A code span ends at the next run of the same number of backticks; a run without an end
  /// remains.
  private func withoutCodeSpans(_ line: String) -> String {
    var result = ""
    var rest = Array(line.unicodeScalars)[...]
    while let scalar = rest.first {
      let run = rest.prefix { $0 == "`" }.count
      guard run > 0 else {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(run)
      var inside = rest
      while !inside.isEmpty, inside.prefix(while: { $0 == "`" }).count != run {
        let skipped = max(1, inside.prefix { $0 == "`" }.count)
        inside = inside.dropFirst(skipped)
      }
      if inside.isEmpty {
        result += "UNCLOSED" + String(repeating: "`", count: run) + "|"
      } else {
        rest = inside.dropFirst(run)
      }
    }
    return result
  }
}

extension XMLTree {
  /// The names of elements and attributes, without values and in no order.
  fileprivate var shape: String {
    "\(name)(\(attributes.keys.sorted()))[\(children.map(\.shape).sorted().joined(separator: ","))]"
  }
}

extension Unicode.Scalar {
  fileprivate var acts: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}
