import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing
import Workflows

@Suite struct ExplanationReportTests {
  private let spacing = ExplanationSource(.arrangement, name: "UISV-spacing", view: "stack")

  /// 8 + 8 + 12 = 28, less a third of a point for the pixel grid of three per point, is 27.667.
  private var view: ExplainedView {
    let half = ExplanationSource(
      .constraint,
      name: "half",
      equation: "b.centerY == a.centerY + 12.0"
    )
    let value = FrameExplanation.Value(
      .y,
      27.667,
      parts: [
        FrameExplanation.Part(spacing, amount: 8), FrameExplanation.Part(spacing, amount: 8),
        FrameExplanation.Part(half, amount: 12, multiplier: -0.5, priority: 750),
      ],
      pressedBy: [ExplanationSource(.contentSize, view: "title")],
      rounding: -0.333,
      isAmbiguous: true,
      freeItems: ["root"]
    )
    return ExplainedView(
      FrameExplanation(view: "a/b", values: [value]),
      titles: ViewTitles(),
      place: "iphone-8 portrait, at rest"
    )
  }

  @Test func equalAdjacentPartsAreJoined() {
    #expect(
      ExplanationReport(views: [view]).text == """
        a/b (iphone-8 portrait, at rest)
          y = 27.667, which the constraints leave open
                  16  UISV-spacing of stack, 2 times
                  12  b.centerY == a.centerY + 12 (half), priority 750, times 0.5
              -0.333  rounding to whole pixels
                      pressed by content size of title
                      nothing determines the position of root

        """
    )
  }

  @Test func documentHasTheTextsOfSources() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(
      decoding: try encoder.encode(ExplanationReport(views: [view]).document),
      as: UTF8.self
    )
    let part =
      #"{"amount":8,"multiplier":1,"priority":1000,"source":"UISV-spacing of stack","surroundings":0}"#
    #expect(
      json == #"{"views":[{"place":"iphone-8 portrait, at rest","title":"a\/b","values":["#
        + #"{"alignment":0,"dimension":"y","emptyItems":[],"freeItems":["root"],"isAmbiguous":true,"#
        + #""parts":[\#(part),\#(part),{"amount":12,"constraint":"half","multiplier":-0.5,"#
        + #""priority":750,"source":"b.centerY == a.centerY + 12 (half)","surroundings":0}],"#
        + #""pressedBy":["content size of title"],"rounding":-0.333,"setDirectly":0,"#
        + #""value":27.667}],"view":"a\/b"}]}"#
    )
  }
}
