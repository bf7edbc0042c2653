import DriftReport
import SnapshotModel
import Testing

@Suite struct MarkdownFormatTests {
  /// GitHub's limit for a comment, in characters.
  static let limit = 65_536

  @Test func longReportIsTruncatedWithNote() throws {
    let drift = try GitHubFormatTests.manyCauses(1000)
    let report = MarkdownReportFormat().render(drift)
    #expect(report.utf8.count <= Self.limit)
    #expect(report.utf8.count > Self.limit - 1000)
    let shown = report.matches(of: /\n- \*\*/).count
    // One finding for each label, and one for the two results of one engine.
    #expect(report.hasSuffix("\n*Size limit reached: \(1001 - shown) findings left out.*\n"))
  }

  @Test func longNameIsTruncated() throws {
    let long = String(repeating: "x", count: 100_000)
    let report = try MarkdownReportFormat().render(
      GitHubFormatTests.manyCauses(12) { "\(long)\($0)" }
    )
    #expect(report.utf8.count <= Self.limit)
    #expect(report.matches(of: /\n- \*\*/).count == 13)
  }

  @Test func equalSidesAreReported() throws {
    let report = try MarkdownReportFormat().render(equalSides())
    #expect(report.hasPrefix("## No drift in 2 cases\n\nComparing `baseline` (`scvdb 1.0.0, "))
    #expect(report.split(separator: "\n").count == 2)
  }
}
