import DriftReport
import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import Reports

/// Tests pages with a large number of runs, where the page's script makes the screens.
@Suite struct StoredPageTests {
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
    appearances: @escaping ([RecordedCase]) -> [SharedAppearances?] = { $0.map { _ in nil } }
  ) async throws -> String {
    try await RecordingPage(side("latest", runs), jobs: jobs, sharedAppearances: appearances).text()
  }

  /// The compressed content of a page, as far as tests need it.
  private struct Content: Decodable {
    struct Case: Decodable {
      var plan: Int
      var drawings: [Int?]
    }
    struct Part: Decodable {
      var ids: [String]
      var markup: String
    }
    struct Ignored: Decodable {}

    var lines: [String]
    var plans: [Ignored]
    var cases: [Case]
    var elements: [String]
    var drawings: [Ignored]
    var parts: [Part]
  }

  /// Decompresses the content of a page with the program `gzip`.
  private func content(of page: String) throws -> Content {
    let beginning = #"<script type="text/plain" id="stored">"#
    let rest = try #require(page.split(separator: beginning).dropFirst().first)
    let base64 = String(try #require(rest.split(separator: "</script>").first))
    let json = try decompressed(try #require(Data(base64Encoded: base64)))
    return try JSONDecoder().decode(Content.self, from: json)
  }

  @Test func manyScreensAreDrawnOnDemand() async throws {
    let (few, many) = (try await page(runs(60)), try await page(runs(61)))
    #expect(few.contains(#"<g id="s1" "#) && !few.contains(#"id="stored""#))
    #expect(few.count(of: "<article") == 60 && !many.contains(#"<article class="card run"#))
    let content = try content(of: many)
    #expect(content.lines.count { $0.contains(#"<article class="card run"#) } == 1)
    #expect(content.cases.count == 61)
    #expect(!many.contains(#"<rect class="view""#))
    #expect(content.elements.contains { $0.hasPrefix(#"<rect class="view""#) })
  }

  /// The page stores three screens, and the events, for 61 cases with any names.
  @Test func equalRunsShareTheirContent() async throws {
    let content = try content(of: try await page(runs(61)))
    #expect(content.plans.count == 1)
    #expect(content.drawings.count == 3)
    #expect(!content.lines.contains { $0.contains("scenario 1") })
  }

  /// Screens with equal geometry and another appearance are not equal.
  @Test func differentAppearancesAreNotShared() async throws {
    let run = SampleRuns.keyboard()
    let step = try #require(run.steps.first { $0.snapshot != nil })
    let path = try #require(step.snapshot?.views.first?.path)
    let appearances = ["Hello", "Hello", "Good morning"].map { words in
      let text = DrawnText(words, x: 0, baseline: 20, width: 40, size: 17, color: DrawnColor(0xff))
      let views = [path: ViewAppearance(items: [.text(text)])]
      return SharedAppearances { _ in [step.index: ScreenAppearance(views: views)] }
    }
    let page = try await page(runs(90)) { $0.map { appearances[$0.number % 3] } }
    // The plan, and the drawings of three checkpoints.
    let content = try content(of: page)
    #expect(Set(content.cases.map(\.plan)) == [0])
    #expect(Set(content.cases.map(\.drawings)) == [[1, 2, 3], [4, 2, 3]])
    #expect(content.drawings.count == 4)
  }

  /// Drawings refer to an image and its mask by the identifiers beside the definition.
  @Test func partsHaveTheirIdentifiers() async throws {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    var image = DrawnImage(rect, visible: rect, name: #"a" id="b"#)
    image.asset = ImageAsset(mediaType: "image/png", content: "AAAA", isTemplate: false)
    let run = SampleRuns.keyboard()
    let step = try #require(run.steps.first { $0.snapshot != nil })
    let path = try #require(step.snapshot?.views.first?.path)
    let views = [path: ViewAppearance(items: [.image(image)])]
    let appearances = SharedAppearances { _ in [step.index: ScreenAppearance(views: views)] }
    let content = try content(of: try await page(runs(61)) { $0.map { _ in appearances } })
    let part = try #require(content.parts.first { $0.markup.hasPrefix("<image") })
    #expect(part.ids.count == 2 && part.ids[1] == part.ids[0] + "m")
    for id in part.ids { #expect(part.markup.contains(#" id="\#(id)""#)) }
    #expect(content.elements.contains { $0.contains(##"<use href="#\##(part.ids[0])""##) })
  }

  /// Different drawings refer to one definition of each keyboard.
  @Test func keyboardsAreDefinedOnce() async throws {
    let runs = (0..<61).map { number in
      var run = SampleRuns.keyboard(shift: Double(number % 3))
      run.identity.scenario = "scenario \(number)"
      return run
    }
    let appearances = ["go", "send"].map { key in
      SharedAppearances { run in
        let steps = run.steps.filter { $0.snapshot != nil }.map(\.index)
        let screen = ScreenAppearance(views: [:], keyboard: DrawnKeyboard(returnKey: key))
        return Dictionary(uniqueKeysWithValues: steps.map { ($0, screen) })
      }
    }
    let content = try content(of: try await page(runs) { $0.map { appearances[$0.number % 2] } })
    #expect(content.parts.map(\.ids).map(\.count) == [1, 1])
    for key in ["go", "send"] {
      let part = try #require(content.parts.first { $0.markup.contains(">\(key)</text>") })
      #expect(part.ids[0].hasSuffix("_\(key)"))
      #expect(content.elements.contains { $0.contains(##"href="#\##(part.ids[0])""##) })
    }
  }

  /// The jobs that draw at the same time do not affect the order of the drawings or their numbers.
  @Test(arguments: [60, 300])
  func jobCountDoesNotChangePage(count: Int) async throws {
    let runs = (0..<count).map { number in
      var run = SampleRuns.keyboard(shift: Double(number % 50))
      run.identity.scenario = "scenario \(number)"
      return run
    }
    let appearances = (0..<7).map { number in
      SharedAppearances { run in
        let steps = run.steps.filter { $0.snapshot != nil }.map(\.index)
        let keyboard = DrawnKeyboard(returnKey: "\(number)")
        let screen = ScreenAppearance(views: [:], keyboard: keyboard)
        return Dictionary(uniqueKeysWithValues: steps.map { ($0, screen) })
      }
    }
    var pages: [String] = []
    for jobs in [1, 2, 7] {
      pages.append(try await page(runs, jobs: jobs) { $0.map { appearances[$0.number % 7] } })
    }
    #expect(pages[0] == pages[1] && pages[0] == pages[2])
  }

  @Test(arguments: ["</script><script>alert(1)</script>", "<!-- <script>", "\u{1}\u{2}", "{{x}}"])
  func namesInStoredRunsAreText(name: String) async throws {
    let (hostile, usual) = (try await page(runs(61, named: name)), try await page(runs(61)))
    #expect(hostile.count(of: "<") == usual.count(of: "<"))
    #expect(try content(of: hostile).cases.count == 61)
  }

  /// One finding in each of 66 cases, on three devices in both orientations.
  @Test func findingsOfManyRunsNeedNoScript() async throws {
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
  func concurrentMapKeepsElementOrder(jobs: Int) async {
    let squares = await Array(0..<1000).concurrentMap(jobs: jobs) { $0 * $0 }
    #expect(squares == (0..<1000).map { $0 * $0 })
    #expect(await [Int]().concurrentMap(jobs: jobs) { $0 }.isEmpty)
  }
}

extension RecordedCase {
  /// The number in the scenario's name.
  fileprivate var number: Int { Int(identity.scenario.split(separator: " ").last ?? "") ?? 0 }
}
