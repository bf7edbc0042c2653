import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct SizeEstimateTests {
  private func encoded(_ run: Run) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(run), as: UTF8.self)
  }

  /// Older engines and exports contain no estimates, nor does a run without any.
  @Test func answerWithoutEstimatesIsUnchanged() throws {
    let text = try encoded(SampleRuns.keyboard())
    #expect(!text.contains("estimates"))
    let run = try JSONDecoder().decode(Run.self, from: Data(text.utf8))
    #expect(run == SampleRuns.keyboard())
  }

  @Test func answerKeepsEstimates() throws {
    var run = SampleRuns.keyboard()
    run.estimates = [
      SizeEstimate(view: "details", size: UnknownSize(.drawnSize)),
      SizeEstimate(view: "details/title", size: UnknownSize(.font, "Gotham-Bold")),
    ]
    let text = try encoded(run)
    #expect(
      text.contains(
        #""estimates":[{"reason":"drawnSize","view":"details"},"#
          + #"{"name":"Gotham-Bold","reason":"font","view":"details\/title"}]"#
      )
    )
    #expect(try JSONDecoder().decode(Run.self, from: Data(text.utf8)) == run)
  }

  @Test(arguments: [
    (UnknownSize(.symbol, "star"), "the size of system symbol 'star' is an estimate"),
    (UnknownSize(.image, "logo"), "the document does not give the size of image 'logo'"),
    (UnknownSize(.font, "Sora"), "font 'Sora' is measured by another font"),
    (
      UnknownSize(.customClass, "Stars"),
      "only code determines the content size of custom class 'Stars'"
    ),
    (UnknownSize(.drawnSize), "the document does not give the drawn size"),
    (UnknownSize(.content), "the document does not give the text or image"),
    (UnknownSize(.localizationKey), "the text is a localization key"),
  ])
  func everyReasonHasText(size: UnknownSize, words: String) {
    #expect(size.text == words)
  }
}
