import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct SARIFFormatTests {
  static func run(_ drift: Drift) throws -> JSONValue {
    let log = try JSONValue(json: SARIFReportFormat().render(drift))
    #expect(log["version"].text == "2.1.0")
    #expect(log["runs"].array?.count == 1)
    return log["runs"][0]
  }

  @Test func resultsPointToTheirRules() throws {
    let run = try Self.run(goldenDrift())
    let rules = try #require(run["tool"]["driver"]["rules"].array)
    #expect(Set(rules.map { $0["id"].text }).count == rules.count)
    let ids = rules.compactMap { $0["id"].text }
    #expect(Set(DriftKind.allCases.map(\.rawValue)).isSubset(of: ids))
    for result in try #require(run["results"].array) {
      let index = try #require(result["ruleIndex"].number.map { Int($0) })
      #expect(rules[index]["id"].text == result["ruleId"].text)
    }
  }

  @Test func everyDriftIsResult() throws {
    let results = try #require(try Self.run(goldenDrift())["results"].array)
    let ids = results.compactMap { $0["ruleId"].text }
    #expect(Set(["caseVanished", "caseAppeared", "fingerprintChanged", "moved"]).isSubset(of: ids))
    #expect(try Self.run(equalSides())["results"].array?.isEmpty ?? false)
  }

  /// The same drift with other numbers and on another device is the same finding.
  @Test func fingerprintsIgnoreNumbersAndDevices() throws {
    #expect(try fingerprints(moving: 24, ["iphone-8"]) == fingerprints(moving: 30, ["iphone-8"]))
    #expect(
      try fingerprints(moving: 24, ["iphone-8"]) == fingerprints(moving: 24, ["a", "iphone-8"])
    )
    #expect(try fingerprints(moving: 24, ["iphone-8"]) != fingerprints(moving: -24, ["iphone-8"]))
  }

  @Test func fingerprintsDistinguishResults() throws {
    let run = try Self.run(GitHubFormatTests.manyCauses(40))
    let prints = run["results"].array?.compactMap {
      $0["partialFingerprints"]["primaryLocationLineHash"].text
    }
    #expect(prints?.count == 41)
    #expect(Set(prints ?? []).count == 41)
  }

  @Test func pathsAreURIs() throws {
    var baseline = side("baseline", sampleRun(device: "5%"))
    baseline.folder = "My Baselines: ü"
    var run = sampleRun(device: "5%")
    run.pushes[0].animated = false
    let result = try Self.run(Drift(from: baseline, to: side("latest", run)))["results"][0]
    // A file name has % and two digits for a character that is not a letter, and each % is %25 in a
    // URI.
    let location = result["locations"][0]["physicalLocation"]["artifactLocation"]
    #expect(
      location["uri"].text
        == "My%20Baselines%3A%20%C3%BC/sign-up/keyboard/5%2525.portrait.scrolling-content.txt"
    )
  }

  @Test func relatedLocationsAreLimited() throws {
    let devices = (0..<30).map { "device-\($0)" }
    let result = try Self.run(Self.moved(by: 24, devices))["results"][0]
    #expect(result["locations"].array?.count == 1)
    #expect(result["relatedLocations"].array?.count == 20)
    #expect(result["properties"]["occurrences"].number == 30)
  }

  private static func moved(by travel: Double, _ devices: [String]) throws -> Drift {
    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: travel) }
    var (before, after) = (side("baseline"), side("latest"))
    for device in devices {
      before.cases += side("baseline", sampleRun(device: device)).cases
      after.cases += side("latest", sampleRun(screen, device: device)).cases
    }
    return try Drift(from: before, to: after)
  }

  private func fingerprints(moving travel: Double, _ devices: [String]) throws -> Set<String> {
    let results = try Self.run(Self.moved(by: travel, devices))["results"].array ?? []
    let moved = results.filter { $0["ruleId"].text == "moved" }
    #expect(!moved.isEmpty)
    return Set(moved.compactMap { $0["partialFingerprints"]["drift/v1"].text })
  }
}
