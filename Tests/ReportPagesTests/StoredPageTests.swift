import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import ReportPages

/// Pages of so many runs that their screens are made by the page's script.
@Suite struct StoredPageTests {
  /// The page's script does the same.
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

  private func runs(_ count: Int) -> [Run] {
    let run = SampleRuns.keyboard()
    return (0..<count).map { number in
      var copy = run
      copy.identity.scenario = "scenario \(number)"
      return copy
    }
  }

  private func page(_ count: Int) throws -> String {
    let cases = runs(count).map { RecordedCase($0) }
    return try RecordingPage(RecordingSide(name: "latest", cases: cases)).text()
  }

  @Test func screensOfManyRunsAreTextUntilTheyAreSeen() throws {
    let (few, many) = (try page(60), try page(61))
    #expect(few.contains(#"<g id="s1" "#) && !few.contains(#"class="kept""#))
    #expect(many.components(separatedBy: #"class="kept""#).count == 62)
    #expect(many.contains(#"<script type="text/plain" id="drawings">"#))
    // In the table of phrases alone.
    #expect(many.components(separatedBy: #"<rect class="view""#).count == 2)
  }
}
