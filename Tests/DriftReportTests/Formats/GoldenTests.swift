import DriftReport
import Foundation
import SnapshotModel
import Testing

/// Compares one drift in every format with the exact text of files, which are edited by hand.
@Suite struct GoldenTests {
  @Test(arguments: allFormats.map(\.file))
  func formatMatchesGoldenFile(file: String) throws {
    let format = try #require(allFormats.first { $0.file == file }).format
    let report = try hidingDigests(format.render(goldenDrift()))
    #expect(try report == golden(file), "\(report)")
  }

  @Test(arguments: allFormats.map(\.file))
  func sameDriftGivesTheSameBytes(file: String) throws {
    let format = try #require(allFormats.first { $0.file == file }).format
    #expect(try format.render(goldenDrift()) == format.render(goldenDrift()))
  }

  @Test(arguments: allFormats.map(\.file))
  func everyFormatDescribesBothSides(file: String) throws {
    let format = try #require(allFormats.first { $0.file == file }).format
    let report = try format.render(equalSides())
    let hash = try equalSides().from.contentHash
    for word in ["baseline", "latest", "scvdb", "1.0.0", "2", String(hash.prefix(12))] {
      #expect(report.contains(word), "\(word) is not in:\n\(report)")
    }
  }

  @Test(arguments: allFormats.map(\.file))
  func everyFormatNamesPossibleScreenChange(file: String) throws {
    let format = try #require(allFormats.first { $0.file == file }).format
    var drift = try goldenDrift()
    let change = "constraint top = 20 to 44"
    #expect(try !format.render(drift).contains(change))
    let location = FileLocation(file: "App/Main.storyboard", line: 31, column: 9)
    drift.inputChanges = [
      NamedChange(text: change, views: ["signUp/scrollView"], location: location)
    ]
    let report = try format.render(drift)
    #expect(report.contains(change) && report.contains("App/Main.storyboard"))
  }

  @Test(arguments: allFormats.map(\.file))
  func everyFormatShowsFrameReason(file: String) throws {
    let format = try #require(allFormats.first { $0.file == file }).format
    var drift = try goldenDrift()
    let occurrence = try #require(drift.causes.compactMap(\.frameOccurrence).first)
    let line = "y 20 -> 44: scrollView.top == 20.0 -> 44.0"
    drift.reasons = [occurrence: [line]]
    let words = try format.render(drift).replacing("&gt;", with: ">").replacing(#/\s+/#, with: " ")
    #expect(words.contains(line), "\(words)")
  }

  @Test(arguments: allFormats.map(\.file))
  func everyFormatContainsExplanation(file: String) throws {
    let format = try #require(allFormats.first { $0.file == file }).format
    var drift = try goldenDrift()
    let line = "constraint top removed: reverting this alone removes all 3 differences"
    drift.explanation = [line]
    #expect(try format.render(drift).contains(line))
  }

  /// Replaces digests, which cannot be computed by hand.
  private func hidingDigests(_ text: String) -> String {
    text.replacing(/\b([0-9a-f]{64}|[0-9a-f]{12})\b/, with: "HASH")
  }
}
