import Foundation
import ScvdbTestSupport
import Testing

/// Tests `report` and `diff --format html`; the tests of `Reports` check the pages themselves.
@Suite struct ReportCommandTests {
  private func workplace() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--label", "first").status == 0)
    return workplace
  }

  @Test func latestRecordingIsOnePage() throws {
    let workplace = try workplace()
    let printed = try workplace.scvdb("report")
    #expect(printed.status == 0 && printed.errors.isEmpty, "\(printed.errors)")
    #expect(printed.output.hasPrefix("<!DOCTYPE html>\n") && printed.output.hasSuffix("</html>\n"))
    // Two devices, in both orientations.
    #expect(printed.output.contains("<h1>4 runs, 0 findings</h1>"))
    let written = try workplace.scvdb("report", "latest", "--output", "page.html")
    #expect(written.status == 0 && written.output.isEmpty)
    let page = try workplace.contents()["page.html"]
    #expect(page == Data(printed.output.utf8))
  }

  /// All devices together exceed the limit of a page without scripts.
  @Test(arguments: [["--device", "iphone-xs"], []])
  func jobCountDoesNotChangePage(cases: [String]) throws {
    let scenario = boxScenario.replacing("devices: [iphone-8, iphone-xs]", with: "devices: all")
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    #expect(try workplace.scvdb("record").status == 0)
    let pages = try ["1", "2", "7"].map { try workplace.scvdb(["report", "--jobs", $0] + cases) }
    #expect(pages.allSatisfy { $0.status == 0 && $0.output == pages[0].output })
    #expect(pages[0].output.contains(#"id="stored""#) == cases.isEmpty)
    let refused = try workplace.scvdb("report", "--jobs", "0")
    #expect(refused.errors.contains("--jobs must be a number from 1 to 1024"))
  }

  /// Screens that differ from the recording are drawn as outlines.
  @Test func screensMatchTheirScenario() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("report").output.contains(#"class="wireframe""#))
    try workplace.write(
      boxScenario.replacing("constant: 30", with: "constant: 40"),
      to: "Baselines/box.yaml"
    )
    #expect(try !workplace.scvdb("report").output.contains(#"class="wireframe""#))
  }

  @Test(arguments: [
    (["report", "3"], "<p class=\"comparison\">showing run:3 (", "<h1>1 run, 0 findings</h1>"),
    (["report", "label:first", "--device", "iphone-xs"], "showing label:first (", "<h1>2 runs, 0"),
  ])
  func reportAcceptsRunsAndDiffSides(_ arguments: [String], _ side: String, _ sum: String) throws {
    let page = try workplace().scvdb(arguments)
    #expect(page.status == 0 && page.output.contains(side) && page.output.contains(sum))
  }

  @Test(
    arguments: sample([
      (["report", "99"], ".scvdb/runs.sqlite: there is no run '99'"),
      (["report", "nowhere"], "there is no side 'nowhere'"),
      (
        ["report", "--device", "iphone-8", "--scenario", "bxo"],
        "--scenario: no case of latest matches"
      ),
      (
        ["report", "--output", "missing/page.html"],
        "missing/page.html: cannot write: the parent directory"
      ),
    ])
  )
  func unshowableRunIsError(_ arguments: [String], _ words: String) throws {
    let output = try workplace().scvdb(arguments)
    #expect(output.status == 2 && output.output.isEmpty)
    #expect(output.errors.hasPrefix("error: \(words)"), "\(output)")
  }

  /// The field is 10 points lower.
  ///
  /// This shows first in landscape, without a status bar above it.
  @Test func comparisonIsPageAndHasStatus1() throws {
    let workplace = try workplace()
    try workplace.write(
      boxScenario.replacing("constant: 30", with: "constant: 40"),
      to: "Baselines/box.yaml"
    )
    #expect(try workplace.scvdb("record", "--label", "second").status == 0)
    let drift = try workplace.scvdb("diff", "label:first", "label:second", "--format", "html")
    #expect(drift.status == 1)
    #expect(drift.output.contains("comparing label:first ("))
    #expect(drift.output.contains("box/field: y 30 -&gt; 40 (+10)"))
    #expect(drift.output.matches(of: /<rect class="mark"/).count == 2)
  }
}
