import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import Reports

/// Tests pages with a large number of runs, where the page's script makes the screens.
@Suite struct StoredPageTests {
  /// Expands stored text like the page's script.
  private func expanded(_ text: String) -> String {
    let phrases = Dictionary(
      uniqueKeysWithValues: Abbreviations.lines.map { line in
        let parts = line.split(separator: "\t", maxSplits: 1)
        return (UInt8(parts[0]) ?? 0, String(parts[1]))
      }
    )
    return text.unicodeScalars.map { scalar in
      scalar.value < 0x20 ? phrases[UInt8(scalar.value)] ?? String(scalar) : String(scalar)
    }.joined()
  }

  @Test(arguments: [
    #"<text class="t f000000ff" x="1" y="2" font-size="17" textLength="61.5" "#
      + #"lengthAdjust="spacingAndGlyphs" font-weight="600">Größe</text>"#,
    #"<rect class="view outlines" x="0" y="1" width="2" height="3"/></g>"#, "", "plain",
  ])
  func whatIsShortenedExpandsToTheSame(markup: String) {
    let short = Abbreviations().shortened(markup)
    #expect(expanded(short) == markup)
    #expect(markup.count < 10 || short.utf8.count * 2 < markup.utf8.count)
  }

  /// Returns runs with the same result in scenarios of their own.
  private func runs(_ count: Int, named name: String = "scenario") -> [Run] {
    let run = SampleRuns.keyboard()
    return (0..<count).map { number in
      var copy = run
      copy.identity.scenario = "\(name) \(number)"
      return copy
    }
  }

  private func page(
    _ runs: [Run],
    jobs: Int = 1,
    looks: @escaping ([RecordedCase]) -> [SharedLook?] = { $0.map { _ in nil } }
  ) async throws -> String {
    try await RecordingPage(side("latest", runs), jobs: jobs, looks: looks).text()
  }

  /// Returns the lines that a page stores as text.
  private func kept(_ id: String, of page: String) throws -> [Substring] {
    let beginning = #"<script type="text/plain" id="\#(id)">"#
    let rest = try #require(page.split(separator: beginning).dropFirst().first)
    return try #require(rest.split(separator: "</script>").first).split(separator: "\n")
  }

  @Test func screensOfManyRunsAreTextUntilTheyAreSeen() async throws {
    let (few, many) = (try await page(runs(60)), try await page(runs(61)))
    #expect(few.contains(#"<g id="s1" "#) && !few.contains(#"id="cases""#))
    #expect(few.count(of: "<article") == 60 && many.count(of: #"<article class="card run"#) == 1)
    #expect(try kept("cases", of: many).count == 61)
    // In the table of phrases only.
    #expect(many.count(of: #"<rect class="view""#) == 1)
  }

  /// The page stores three screens, and the events, for 61 cases with any names.
  @Test func whatRunsWithOneAnswerShowIsThereOnce() async throws {
    let page = try await page(runs(61))
    #expect(try kept("plans", of: page).count == 1)
    #expect(try kept("drawings", of: page).count == 3)
    #expect(try !kept("lines", of: page).contains { $0.contains("scenario 1") })
  }

  /// Screens with equal geometry and another appearance are not equal.
  @Test func answersThatLookOtherwiseAreNotShared() async throws {
    let run = SampleRuns.keyboard()
    let step = try #require(run.steps.first { $0.snapshot != nil })
    let path = try #require(step.snapshot?.views.first?.path)
    let looks = ["Hello", "Hello", "Good morning"].map { words in
      let text = DrawnText(words, x: 0, baseline: 20, width: 40, size: 17, color: DrawnColor(0xff))
      let views = [path: ViewAppearance(items: [.text(text)])]
      return SharedLook { _ in [step.index: ScreenAppearance(views: views)] }
    }
    let page = try await page(runs(90)) { cases in cases.indices.map { looks[$0 % 3] } }
    // The plan, and the drawings of three checkpoints.
    let contents = try kept("cases", of: page).map { $0.split(separator: "\t")[1] }
    #expect(Set(contents) == ["0 1 2 3", "0 4 2 3"])
    #expect(try kept("drawings", of: page).count == 4)
  }

  /// The jobs that draw at the same time do not affect the order of the drawings or their numbers.
  @Test(arguments: [60, 300])
  func numberOfJobsDoesNotChangeThePage(count: Int) async throws {
    let runs = (0..<count).map { number in
      var run = SampleRuns.keyboard(shift: Double(number % 50))
      run.identity.scenario = "scenario \(number)"
      return run
    }
    let looks = (0..<7).map { number in
      SharedLook { run in
        let steps = run.steps.filter { $0.snapshot != nil }.map(\.index)
        let keyboard = DrawnKeyboard(returnKey: "\(number)")
        let screen = ScreenAppearance(views: [:], keyboard: keyboard)
        return Dictionary(uniqueKeysWithValues: steps.map { ($0, screen) })
      }
    }
    var pages: [String] = []
    for jobs in [1, 2, 7] {
      pages.append(try await page(runs, jobs: jobs) { $0.indices.map { looks[$0 % 7] } })
    }
    #expect(pages[0] == pages[1] && pages[0] == pages[2])
  }

  @Test(arguments: ["</script><script>alert(1)</script>", "<!-- <script>", "\u{1}\u{2}", "{{x}}"])
  func namesOfManyRunsAreText(name: String) async throws {
    let (hostile, usual) = (try await page(runs(61, named: name)), try await page(runs(61)))
    #expect(hostile.count(of: "<") == usual.count(of: "<"))
    #expect(try kept("cases", of: hostile).count == 61)
  }

  /// One finding in each of 66 cases, on three devices in both orientations.
  @Test func findingsOfManyRunsAreThereWithoutScripts() async throws {
    let found = SampleRuns.matrix().flatMap { run in
      (0..<11).map { number in
        var copy = run
        copy.identity.scenario = "scenario \(number)"
        return copy
      }
    }
    let page = try await page(found)
    #expect(page.contains("<h1>66 runs, 66 findings</h1>"))
    let list = try #require(page.split(separator: "<noscript>\n<article").last)
      .split(separator: "</noscript>")[0]
    #expect(String(list).count(of: "scenario 10 ") == 6)
  }

  @Test(arguments: [1, 2, 7])
  func valuesOfJobsAreInTheOrderOfTheirElements(jobs: Int) async {
    let squares = await Array(0..<1000).concurrentMap(jobs: jobs) { $0 * $0 }
    #expect(squares == (0..<1000).map { $0 * $0 })
    #expect(await [Int]().concurrentMap(jobs: jobs) { $0 }.isEmpty)
  }
}
