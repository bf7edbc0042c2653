import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the numbers of the devices in a finding that spans several devices.
@Suite struct DeviceNumbersTests {
  /// The scroll view begins lower: by 24 points on two devices, by 4 on a third.
  private func drift() throws -> Drift {
    let moves = [("ipad-10", 24.0), ("iphone-8", 24), ("iphone-se-1", 4)]
    let after = moves.map { device, move in
      var screen = sampleScreen()
      screen.change("scrollView") { $0.frame = $0.frame.moved(y: move) }
      return sampleRun(screen, device: device)
    }
    return try Drift(
      from: RecordingSide(
        name: "baseline",
        cases: moves.map { RecordedCase(sampleRun(device: $0.0)) }
      ),
      to: RecordingSide(name: "latest", cases: after.map { RecordedCase($0) })
    )
  }

  private static let line = "y +24 on ipad-10, iphone-8 (portrait); +4 on iphone-se-1 (portrait)"

  @Test func textAndMarkdownNameDevicesOfNumbers() throws {
    let drift = try drift()
    let text = TextReportFormat(width: 120).render(drift)
    #expect(
      text.contains("y 20 -> 44 (+24, elsewhere +4 to +24)\n          \(Self.line)\n"),
      "\(text)"
    )
    let markdown = MarkdownReportFormat().render(drift)
    #expect(markdown.contains("  each: `\(Self.line)`\n"), "\(markdown)")
    #expect(markdown.contains("`y 20 -> 24 (+4)`"), "\(markdown)")
  }

  @Test func jsonContainsNumbersOfEachDevice() throws {
    let document = try JSONValue(json: JSONReportFormat().render(drift()))
    let causes = document["causes"].array ?? []
    let cause = try #require(causes.first { $0["name"].text == "signUp/scrollView" })
    let numbers = (cause["occurrences"].array ?? []).map { occurrence in
      let change = occurrence["changes"][0]
      return [
        occurrence["identity"]["device"].text ?? "", change["property"].text ?? "",
        "\(change["from"].number ?? -1)", "\(change["to"].number ?? -1)",
      ]
    }
    #expect(
      numbers == [
        ["ipad-10", "y", "20.0", "44.0"], ["iphone-8", "y", "20.0", "44.0"],
        ["iphone-se-1", "y", "20.0", "24.0"],
      ]
    )
  }

  /// 24 points at the keyboard, 4 at the pushed screen; on another device 24 at both.
  @Test func numbersOfCaseFollowStepOrder() throws {
    func run(_ device: String, _ moves: (Double, Double)) -> (Run, Run) {
      var runs = (sampleRun(device: device), sampleRun(device: device))
      for (step, move) in [(1, moves.0), (3, moves.1)] {
        var screen = sampleScreen()
        runs.0.steps[step].snapshot = sampleSnapshot(screen)
        screen.change("scrollView") { $0.frame = $0.frame.moved(y: move) }
        runs.1.steps[step].snapshot = sampleSnapshot(screen)
      }
      return runs
    }
    let (one, other) = (run("ipad-10", (24, 24)), run("iphone-8", (24, 4)))
    let drift = try Drift(
      from: side("baseline", one.0, other.0),
      to: side("latest", one.1, other.1)
    )
    let text = TextReportFormat(width: 120).render(drift)
    let line = "y +24 on ipad-10 (portrait); +24, +4 on iphone-8 (portrait)"
    #expect(text.contains("          \(line)\n"), "\(text)")
  }

  @Test func uniformNumberIsNotRepeated() throws {
    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 24) }
    let drift = try Drift(
      from: side("baseline", sampleRun()),
      to: side("latest", sampleRun(screen))
    )
    let text = TextReportFormat(width: 120).render(drift)
    #expect(text.contains("y 20 -> 44 (+24)\n") && !text.contains("y +24"), "\(text)")
  }
}

/// Reports use titles of views; the values that programs compare keep the paths of recordings.
@Suite struct TitledDriftTests {
  private static let title = #"signUp/scrollView/label "Log In" (a1b-2c-d3e)"#

  /// The form moved, with a title in the style of a label without a name.
  private func drift(titled: Bool) throws -> Drift {
    var screen = sampleScreen()
    screen.change("scrollView", "form") { $0.frame = $0.frame.moved(y: 8) }
    var drift = try Drift(
      from: side("baseline", sampleRun()),
      to: side("latest", sampleRun(screen))
    )
    guard titled else { return drift }
    var titles = ViewTitles()
    titles.add(
      screen: "signUp",
      root: "root",
      views: [
        "scrollView": ViewTitle(name: "scrollView"),
        "form": ViewTitle(description: #"label "Log In""#, id: "a1b-2c-d3e"),
      ]
    )
    drift.titles = ["sign-up/keyboard": titles]
    return drift
  }

  @Test(arguments: ["drift.txt", "drift.md", "drift.github"])
  func formatsForPeopleHaveTheTitle(_ file: String) throws {
    let format = try #require(allFormats.first { $0.file == file }).format
    #expect(try format.render(drift(titled: true)).contains(Self.title))
    #expect(try format.render(drift(titled: false)).contains("signUp/scrollView/form: y 0 -> 8"))
  }

  @Test func junitHasTheTitleInItsMessages() throws {
    let escaped = Self.title.replacing("\"", with: "&quot;")
    #expect(try JUnitReportFormat().render(drift(titled: true)).contains(escaped))
  }

  @Test func jsonHasBothPathAndTitle() throws {
    let document = try JSONValue(json: JSONReportFormat().render(drift(titled: true)))
    let cause = try #require(document["causes"].array?.first)
    #expect(cause["name"].text == "signUp/scrollView/form")
    #expect(cause["title"].text == Self.title)
    #expect(cause["summary"].text == "\(Self.title): y 0 -> 8 (+8)")
    let plain = try JSONValue(json: JSONReportFormat().render(drift(titled: false)))
    #expect(plain["causes"][0]["title"].text == nil)
  }

  /// GitHub identifies a result by this value, so it does not depend on the label's text.
  @Test func sarifIdentifiesFindingByPath() throws {
    let results = try [true, false].map { titled in
      try JSONValue(json: SARIFReportFormat().render(drift(titled: titled)))["runs"][0]["results"][
        0
      ]
    }
    #expect(results[0]["message"]["text"].text?.contains(Self.title) == true)
    #expect(results[0]["partialFingerprints"] == results[1]["partialFingerprints"])
    #expect(
      results[0]["locations"][0]["logicalLocations"]
        == results[1]["locations"][0]["logicalLocations"]
    )
  }
}
