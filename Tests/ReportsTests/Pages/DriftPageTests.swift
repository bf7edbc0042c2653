import DriftReport
import Foundation
import Reports
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct DriftPageTests {
  @Test func firstLineNamesComparedSides() throws {
    let page = try samplePage()
    let comparison =
      /comparing baseline \(sample 1\.0\.0, 6 cases, [0-9a-f]{12}\) with latest \(sample/
    let body = try #require(page.split(separator: "<header", maxSplits: 1).last)
    let text = body.replacing(/<[^>]*>/, with: "").split(separator: "\n")
    #expect(text[1].prefixMatch(of: comparison) != nil, "\(text[1])")
    #expect(text[2].hasPrefix("Drift in 2 of 6 compared cases: 1 cause (1 warning)"))
  }

  /// Both orientations of one of three devices drifted in the same way.
  @Test func overviewHasCellPerScenarioAndDevice() throws {
    let page = try samplePage()
    #expect(page.count(of: #"<th scope="col">ipad-10</th>"#) == 1)
    #expect(page.count(of: ##"<td class="warning"><a href="#f1""##) == 1)
    #expect(page.count(of: "<b>warning</b> <span>1 finding</span>") == 1)
    #expect(page.count(of: #"<td class="clear"><b>no drift</b> <span>2 cases</span></td>"#) == 2)
  }

  /// The field moves from y 400 + 20 in the window, and both drawings mark it.
  @Test func findingShowsMarkedViewBeforeAndAfter() throws {
    let page = try samplePage()
    let finding = try #require(page.split(separator: #"<article class="card finding""#).last)
    let article = try #require(finding.split(separator: "</article>").first)
    let marks = article.matches(of: /<rect class="mark" x="([\d.]+)" y="([\d.]+)"/).map {
      $0.output
    }
    #expect(marks.count == 2)
    let travel = try #require(Double(marks[1].2)) - (try #require(Double(marks[0].2)))
    #expect(travel == 12 && marks[0].1 == marks[1].1)
    for match in article.matches(of: /<use href="#(s\d+)"/) {
      #expect(page.count(of: #"<g id="\#(match.output.1)""#) == 1)
    }
  }

  /// One case of the finding is drawn.
  @Test(arguments: [false, true])
  func sidesOfCaseAreDrawnAlike(isKnown: Bool) throws {
    func appearances(of run: Run) -> RunAppearances {
      let steps = run.steps.filter { $0.snapshot != nil }.map(\.index)
      let ground = DrawnShape(Rect(x: 0, y: 0, width: 9, height: 9), fill: DrawnColor(0xff))
      let views = [ViewPath("signUp"): ViewAppearance(items: [.shape(ground)])]
      return RunAppearances(
        Dictionary(uniqueKeysWithValues: steps.map { ($0, ScreenAppearance(views: views)) })
      )
    }
    let page = try page(
      side("baseline", SampleRuns.matrix()),
      side("latest", SampleRuns.matrix(engine: newerEngine, shift: 12)),
      appearances: (
        from: { isKnown ? appearances(of: $0) : RunAppearances(missing: "no scenario <x>") },
        to: appearances
      )
    )
    #expect(page.contains(#"class="wireframe""#) == isKnown)
    let note = "1 case drawn as outlines on both sides: baseline: no scenario &lt;x&gt;"
    #expect(page.contains(note) != isKnown)
  }

  /// The label with an unknown font grows by 4 points.
  ///
  /// Markup in a name is shown as text.
  @Test func estimateIsBelowFinding() throws {
    let path: ViewPath = "signUp/scrollView/form/hint"
    func run(growth: Double) -> Run {
      var run = SampleRuns.keyboard()
      for step in run.steps.indices {
        let views = run.steps[step].snapshot?.views ?? []
        for index in views.indices where views[index].path == path {
          let frame = views[index].frame
          run.steps[step].snapshot?.views[index].frame = Rect(
            x: frame.x,
            y: frame.y,
            width: frame.width,
            height: frame.height + growth
          )
        }
      }
      run.estimates = [SizeEstimate(view: path, size: UnknownSize(.font, "<b>Sora"))]
      return run
    }
    let page = try page(side("baseline", [run(growth: 0)]), side("latest", [run(growth: 4)]))
    let line = "estimate: font &apos;&lt;b&gt;Sora&apos; is measured by another font"
    #expect(page.count(of: "<p class=\"where\">\(line)</p>") == 1, "\(page)")
  }

  /// Markup in a name is shown as text.
  @Test func omissionsAreBelowFinding() throws {
    let runs = [0.0, 4].map { shift in
      var run = SampleRuns.keyboard(shift: shift)
      run.omissions = [OmissionCount(screen: "signUp", type: "Box<T>", count: 3)]
      return run
    }
    let page = try page(side("baseline", [runs[0]]), side("latest", [runs[1]]))
    let line = "omissions: 3 on screen signUp (Box&lt;T&gt; 3)"
    #expect(page.count(of: "<p class=\"where\">\(line)</p>") == 1, "\(page)")
  }

  @Test func repeatedDriftIsOneFindingWithOccurrences() throws {
    let page = try samplePage()
    #expect(page.count(of: #"<article class="card finding""#) == 1)
    // Two orientations, two checkpoints that show the form.
    #expect(page.contains("<summary>4 occurrences</summary>"), "\(page)")
  }

  @Test func unpairedCasesAreFindingsWithoutDrawing() throws {
    let runs = SampleRuns.matrix()
    let page = try page(side("baseline", runs), side("latest", Array(runs.dropFirst())))
    #expect(page.contains("1 case only in baseline"))
    #expect(page.contains(##"<td class="error"><a href="#f1""##))
    #expect(!page.contains("<figure"))
  }

  @Test func equalSidesHaveNoFinding() throws {
    let runs = SampleRuns.matrix()
    let page = try page(side("baseline", runs), side("latest", runs))
    #expect(page.contains("<h1>No drift in 6 cases</h1>") && page.contains("Nothing drifted."))
  }

  @Test func fiveHundredFindingsFitFiveMegabytes() throws {
    let page = try manyFindings(500)
    #expect(page.count(of: #"<article class="card finding""#) == 500)
    let views = page.matches(of: /<code>screen\/(view-with-a-name-[\d-]+): y/).map(\.output.1)
    let expected = (0..<500).map { "view-with-a-name-\($0)-\(1 + $0 % 24)" }
    #expect(views.map(String.init).sorted() == expected.sorted())
    #expect(page.utf8.count < 5_000_000, "500 findings: \(page.utf8.count) bytes")
    // Findings without room for a drawing still show their position.
    let drawn = page.count(of: #"<div class="pair">"#)
    let leftOut = page.count(of: "not drawn: folder-")
    #expect(drawn > 0 && drawn + leftOut == 500)
  }
}

/// Tests the properties of every page.
@Suite struct PageTests {
  private static func pages() async throws -> [String] {
    [
      try samplePage(), try await RecordingPage(side("latest", SampleRuns.matrix())).text(),
      techniquePage(SampleRuns.matrix(), failures: ["case: reason"]),
    ]
  }

  @Test func sameRunsGiveTheSameBytes() async throws {
    let (first, second) = (try await Self.pages(), try await Self.pages())
    #expect(first == second)
  }

  /// A browser runs only content with the digest in the page's policy.
  @Test func policyContainsDigestsOfStyleAndScript() async throws {
    for page in try await Self.pages() {
      for (element, directive) in [("style", "style-src"), ("script", "script-src")] {
        let opened = page.split(separator: "<\(element)>")
        #expect(opened.count == 2, "there is one \(element)")
        let content = try #require(opened[1].split(separator: "</\(element)>").first)
        let digest = hexadecimal(try #require(page.firstMatch(of: hashes(of: directive))?.output.1))
        #expect(digest == sha256Hex(content.utf8))
      }
      #expect(page.contains("default-src 'none'; "))
    }
  }

  @Test func pageFetchesNothingAndHasNoHandlers() async throws {
    for page in try await Self.pages() {
      let markup = page.replacing(/(?s)<(style|script)>.*?<\/\1>/, with: "")
      #expect(markup.firstMatch(of: /\s(?:style|on\w+|src)=/) == nil)
      #expect(markup.matches(of: /href="([^"]*)"/).allSatisfy { $0.output.1.hasPrefix("#") })
      #expect(
        !page.contains("url(http") && !markup.contains("http:") && !markup.contains("@import")
      )
    }
  }

  @Test func everyAnchorExistsOnce() async throws {
    for page in try await Self.pages() {
      let ids = page.matches(of: /\ id="([^"]*)"/).map(\.output.1)
      #expect(Set(ids).count == ids.count)
      let named = page.matches(of: /(?:href="#|aria-labelledby="|aria-describedby=")([^"]*)"/)
      for name in named.map(\.output.1) { #expect(ids.contains(name), "\(name)") }
    }
  }

  @Test(arguments: [
    "<script>", "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "\"onload=\"x",
    "' onclick='x", "{{#script}}", "{{{style}}}", "&lt;b&gt;", "\u{1B}[2J", "\u{202E}",
  ])
  func hostileNamesStayText(name: String) async throws {
    let hostile = SampleRuns.matrix().map { Self.renamed($0, to: name, shift: 0) }
    let moved = SampleRuns.matrix(engine: newerEngine, shift: 12).map {
      Self.renamed($0, to: name, shift: 12)
    }
    let comparison = try page(side(name, hostile), side("latest", moved))
    let recording = try await RecordingPage(side(name, hostile)).text()
    let techniques = techniquePage(
      hostile.map { Self.renamed($0, technique: name) },
      failures: [name]
    )
    for (page, usual) in zip([comparison, recording, techniques], try await Self.pages()) {
      // The number of elements is the same as with harmless names.
      #expect(page.count(of: "<") == usual.count(of: "<"), "\(page)")
      #expect(page.count(of: "<script") == 1)
      let acts = page.unicodeScalars.contains {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(!acts)
    }
  }

  private static func renamed(_ run: Run, to name: String, shift: Double) -> Run {
    var run = run
    run.identity.scenario = name
    run.engine.name = name
    run.findings = run.findings.map { finding in
      var finding = finding
      finding.subject = .prose(finding.kind, name)
      return finding
    }
    for index in run.steps.indices where run.steps[index].snapshot != nil {
      run.steps[index].detail += name
      for view in run.steps[index].snapshot?.views.indices ?? 0..<0 {
        run.steps[index].snapshot?.views[view].className = name
      }
    }
    return run
  }

  private static func renamed(_ run: Run, technique: String) -> Run {
    var run = run
    run.identity.technique = technique
    return run
  }

  private func hashes(of directive: String) -> Regex<(Substring, Substring)> {
    directive == "style-src" ? /style-src 'sha256-([^']*)'/ : /script-src 'sha256-([^']*)'/
  }

  /// Returns Base64 as hexadecimal digits.
  private func hexadecimal(_ base64: Substring) -> String {
    let bytes = Data(base64Encoded: String(base64)) ?? Data()
    return bytes.map { String(format: "%02x", $0) }.joined()
  }
}
