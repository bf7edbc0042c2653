import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// The differences of earlier revisions.
@Suite struct RevisionScenarioTests {
  typealias Rule = ScrollingContentParameters.ContentHeightRule

  /// An X with 64 and 49 added to its safe area, and a scroll view inset by 20: 335 x 772.
  ///
  /// 621 of the 772 are safe, and 446 above a keyboard of 258.
  @Test(
    arguments: [
      ("V01 446 + 224, 621 + 49", .compensation, [621, 670, 670]),
      ("V02", .scrollViewFrame, [772, 772, 772]),
      ("V03", .exactPin, [621, 621, 621]),
      ("V04", .minimumPin, [621, 621, 621]),
    ] as [(String, Rule, [Double])]
  )
  func heightBeforeDuringAndAfter(id: String, rule: Rule, heights: [Double]) throws {
    var setup = Setup(
      additional: UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0),
      frame: CGRect(x: 20, y: 20, width: 335, height: 772),
      autoresizing: [.flexibleWidth, .flexibleHeight],
      keyboard: 258
    )
    setup.parameters.contentHeight = rule
    try run(
      Scenario(
        id,
        .x,
        .empty,
        setup,
        steps: [
          .expect([.contentHeight: heights[0]]),
          .show(258, duration: 0.35), .layout, .expect([.contentHeight: heights[1]]),
          .hide(duration: 0.35), .layout, .expect([.contentHeight: heights[2]]),
        ]
      )
    )
  }

  @Test(arguments: [(.exactPin, 647), (.minimumPin, 700)] as [(Rule, Double)])
  func pinnedContentGrowsByRevision(rule: Rule, height: Double) throws {
    var setup = Setup()
    setup.parameters.contentHeight = rule
    try run(
      Scenario(
        "V05",
        .i8,
        .weak,
        setup,
        steps: [.show(216), .wait(1), .height(700), .layout, .expect([.contentHeight: height])]
      )
    )
  }

  /// 540 - 407 = 133, or 580 - 407 = 173 for a field that has grown since the request.
  @Test(arguments: [(false, 133), (true, 173)] as [(Bool, Double)])
  func requestKeepsSizeOrFollowsView(follows: Bool, offset: Double) throws {
    var setup = Setup(keyboard: 260)
    setup.parameters.requestsFollowViews = follows
    try run(
      Scenario(
        "V06",
        .i8,
        .tall(1000, fields: [Content.Span(500, 540)]),
        setup,
        steps: [
          .show(260), .wait(1), .requestField(0), .place(field: 0, y: 500...580), .wait(1),
          .expect([.offset: offset]),
        ]
      )
    )
  }

  @Test func unsizedContentWasReportedAtInsertion() throws {
    let device = try Fixture.i8.device(orientation: .portrait, keyboard: 216, landscape: nil)
    device.run {
      var parameters = ScrollingContentParameters()
      parameters.reportsSizeAtInsertion = true
      let controller = ScrollingContentViewController(parameters: parameters)
      var count = 0
      controller.manager.eventHandler = { event in
        if event.kind == .diagnostic(.undefinedContentSize) { count += 1 }
      }
      controller.contentView = UIView()
      controller.loadViewIfNeeded()
      #expect(count == 1)
      controller.beginAppearanceTransition(true, animated: false)
      #expect(count == 1)
    }
  }
}
