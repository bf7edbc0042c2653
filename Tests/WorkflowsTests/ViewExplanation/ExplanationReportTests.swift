import Testing

@testable import Reporting
@testable import Workflows

@Suite struct ExplanationReportTests {
  private func part(_ source: String, _ amount: Double) -> ExplainedView.Part {
    ExplainedView.Part(
      source: source,
      constraint: nil,
      amount: amount,
      multiplier: 1,
      surroundings: 0,
      priority: 1000
    )
  }

  /// 8 + 8 + 12 = 28, less a third of a point for the pixel grid of three per point, is 27.667.
  @Test func equalPartsInARowAreJoinedAndNothingElseIs() {
    var last = part("c", 12)
    last.priority = 750
    last.multiplier = -0.5
    let value = ExplainedView.Value(
      dimension: "y",
      value: 27.667,
      parts: [part("stack", 8), part("stack", 8), last],
      pressedBy: ["content size of title"],
      alignment: 0,
      rounding: -0.333,
      setDirectly: 0,
      isAmbiguous: true,
      emptyItems: [],
      freeItems: ["root"]
    )
    var view = ExplainedView(
      place: "iphone-8 portrait, at rest",
      path: "a/b",
      title: "a/b",
      values: []
    )
    view.values = [value]
    #expect(
      ExplanationReport(views: [view]).text == """
        a/b (iphone-8 portrait, at rest)
          y = 27.667, which the constraints leave open
                  16  stack, 2 times
                  12  c, priority 750, times 0.5
              -0.333  rounding to whole pixels
                      pressed by content size of title
                      nothing determines the position of root

        """
    )
  }
}
