import Testing

@testable import UIKit

/// The constraints of visual formats, and the rejected formats.
@Suite @MainActor struct VisualFormatTests {
  private let root = UIView(frame: rect(0, 0, 400, 200))
  private let a: UIView
  private let b: UIView

  init() {
    a = root.addConstrained()
    b = root.addConstrained()
    root.accessibilityIdentifier = "root"
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
  }

  /// The constraints of a format as equations, with their priority unless it is 1000.
  private func equations(
    _ format: String,
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["a": a, "b": b]
    )
    return constraints.map { constraint in
      let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
      return constraint.equationText + priority
    }
  }

  @Test func horizontalFormatFollowsReadingDirection() {
    #expect(
      equations("H:|-20-[a(100)]-8-[b]-(30)-|") == [
        "a.leading == root.leading + 20.0", "a.width == 100.0",
        "b.leading == a.trailing + 8.0", "root.trailing == b.trailing + 30.0",
      ]
    )
  }

  @Test func withoutAnAxisAFormatIsHorizontal() {
    #expect(equations("[a(7)]") == equations("H:[a(7)]"))
  }

  @Test func columnUsesTopsAndBottoms() {
    #expect(
      equations("V:|[a][b(==44)]|") == [
        "a.top == root.top", "b.top == a.bottom", "b.height == 44.0", "root.bottom == b.bottom",
      ]
    )
  }

  @Test func dashIsMarginOrEightPoints() {
    #expect(
      equations("|-[a]-[b]-|") == [
        "a.leading == root.leadingMargin", "b.leading == a.trailing + 8.0",
        "root.trailingMargin == b.trailing",
      ]
    )
  }

  @Test func predicatesHaveRelationsAndPriorities() {
    #expect(
      equations("[a(>=50,<=90@750)]-(>=8@250)-[b]") == [
        "a.width >= 50.0", "a.width <= 90.0 @750.0", "b.leading >= a.trailing + 8.0 @250.0",
      ]
    )
  }

  @Test func namesReferToMetricsAndViews() {
    let metrics: [String: Any] = ["gap": 12, "width": 33.5, "low": Float(250)]
    #expect(
      equations("|-gap-[a(width)]-(gap@low)-[b(==a)]", metrics: metrics) == [
        "a.leading == root.leading + 12.0", "a.width == 33.5",
        "b.leading == a.trailing + 12.0 @250.0", "b.width == a.width",
      ]
    )
  }

  @Test func rightToLeftFormatStartsAtRight() {
    #expect(
      equations("|-5-[a]-8-[b]-6-|", options: .directionRightToLeft) == [
        "root.right == a.right + 5.0", "a.left == b.right + 8.0", "b.left == root.left + 6.0",
      ]
    )
  }

  @Test func leftToRightFormatUsesSides() {
    #expect(
      equations("|-5-[a]-[b]", options: .directionLeftToRight) == [
        "a.left == root.left + 5.0", "b.left == a.right + 8.0",
      ]
    )
  }

  @Test func optionsAlignNeighborsAcrossAxis() {
    #expect(
      equations("[a]-0-[b]", options: [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing", "a.top == b.top", "a.lastBaseline == b.lastBaseline",
      ]
    )
  }

  @Test func singleViewIgnoresAlignments() {
    // Alignments relate neighbors, so one view between the edges of its superview has none.
    #expect(
      equations("V:|-[a(30)]-|", options: .alignAllFirstBaseline) == [
        "a.top == root.topMargin", "a.height == 30.0", "root.bottomMargin == a.bottom",
      ]
    )
    #expect(equations("[a(7)]", options: .alignAllLeading) == ["a.width == 7.0"])
  }

  @Test func spacingCanRunFromBaselineToBaseline() {
    #expect(
      equations("V:[a]-20-[b]", options: .spacingBaselineToBaseline) == [
        "b.firstBaseline == a.lastBaseline + 20.0"
      ]
    )
  }

  @Test func guidesMayBeNamedLikeViews() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-4-[guide]-[a]",
      metrics: nil,
      views: ["a": a, "guide": guide]
    )
    #expect(constraints.map(\.constant) == [4, 8])
    #expect(constraints.map { $0.firstItem === guide } == [true, false])
  }

  @Test func createdConstraintsAreInactiveUntilActivated() {
    let all =
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-20-[a(100)]-30-[b]-40-|",
        options: [.alignAllTop, .alignAllBottom],
        metrics: nil,
        views: ["a": a, "b": b]
      )
      + NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-10-[a(50)]",
        metrics: nil,
        views: ["a": a]
      )
    #expect(all.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(all)
    root.layoutIfNeeded()
    #expect(a.frame == rect(20, 10, 100, 50))
    // The view begins 30 after a's end at 120 and ends 40 before 400.
    #expect(b.frame == rect(150, 10, 210, 50))
  }

  @Test(
    arguments: [
      ("H:[a", 4, "']'"), ("H:|-[a]-|-", 9, "end"), ("[a(>=)]", 5, "number"), ("[]", 1, "name"),
      ("[a]-8[b]", 5, "'-'"), ("[a(8@)]", 5, "priority"), ("a", 0, "view"),
    ]
  )
  func invalidFormatIsReportedWithPosition(format: String, position: Int, word: String) {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
    #expect(error?.position == position)
    #expect(error?.reason.contains(word) ?? false, "\(error?.reason ?? "")")
  }
}
