import DriftReport
import Lint
import Reporting
import Testing

/// Tests the rules about positions of views, each on both sides of its limit.
@Suite struct PlaceRuleTests {
  private func screen(_ views: String...) -> LintScene {
    LintScene(views: views.joined(separator: "\n"), usesAutoLayout: false)
  }

  // MARK: - unreachable-content

  /// The smallest phone ends at 568, the drawn one at 667.
  ///
  /// 528 + 44 is cut by 4 points, which the rule tolerates, and 529 + 44 by 5.
  @Test func clippedControlIsUnreachable() async throws {
    let rule = "unreachable-content"
    #expect(
      try await screen(button("b", (0, 528, 100, 44))).findings(rule, on: [.iPhoneSE]).isEmpty
    )
    let found = try await screen(button("b", (0, 529, 100, 44))).findings(rule, on: [.iPhoneSE])
    #expect(found.views == ["b"])
    #expect(
      found.first?.message
        == #"button "Go" (b) is at 0,529 to 100,573, the screen ends at 320,568, "#
        + "and no scroll view is around it"
    )
  }

  @Test func viewDrawnOutsideIsIgnored() async throws {
    let below = button("b", (0, 650, 100, 44))
    #expect(try await screen(below).findings("unreachable-content").isEmpty)
    // A view inside a panel beside the screen is unreachable too.
    let panel = placed(
      "view",
      "panel",
      (-300, 0, 310, 667),
      content: "<subviews>\(button("b", (240, 529, 60, 44)))</subviews>"
    )
    #expect(try await screen(panel).findings("unreachable-content", on: [.iPhoneSE]).isEmpty)
  }

  @Test func partOfUnknownSizeIsSkipped() async throws {
    var scene = screen(button("b", (0, 529, 100, 44)))
    scene.extent = .part
    #expect(try await scene.findings("unreachable-content", on: [.iPhoneSE]).isEmpty)
  }

  /// Content of 100 points in a scroll view of 50: a button from 61 to 105 ends 5 beyond.
  @Test(arguments: [(56.0, true), (60, true), (61, false)])
  func contentBeyondScrollViewIsUnreachable(_ y: Double, _ isReached: Bool) async throws {
    let scene = LintScene(
      views: constrained(
        "scrollView",
        "scroll",
        content: """
          <subviews>\(content(withButtonAt: y))</subviews>
          <constraints>
          \(constraint("f", "content", "top", to: "scroll", "top"))
          \(constraint("g", "content", "bottom", to: "scroll", "bottom"))
          \(constraint("h", "content", "leading", to: "scroll", "leading"))
          \(constraint("i", "content", "trailing", to: "scroll", "trailing"))
          \(constraint("j", "content", "width", to: "scroll", "width"))
          \(length("k", "scroll", "height", 50))
          </constraints>
          """
      ),
      constraints: """
        \(constraint("l", "scroll", "top", to: "safe", "top"))
        \(constraint("m", "scroll", "leading", to: "root", "leading"))
        \(constraint("n", "scroll", "trailing", to: "root", "trailing"))
        """
    )
    let found = try await scene.findings("unreachable-content", "off-screen-view")
    #expect(found.views == (isReached ? [] : ["b"]))
  }

  private func content(withButtonAt y: Double) -> String {
    let title = #"<state key="normal" title="Go"/>"#
    return constrained(
      "view",
      "content",
      content: """
        <subviews>\(constrained("button", "b", content: title))</subviews>
        <constraints>
        \(length("a", "content", "height", 100))
        \(constraint("b1", "b", "top", to: "content", "top", y))
        \(length("c", "b", "height", 44))
        \(constraint("d", "b", "leading", to: "content", "leading"))
        \(length("e", "b", "width", 44))
        </constraints>
        """
    )
  }

  // MARK: - off-screen-view

  /// On a screen that ends at 568, a button at 567 is visible and a button at 568 is not.
  @Test func viewBeyondTheScreenIsOffScreen() async throws {
    let rule = "off-screen-view"
    #expect(
      try await screen(button("b", (0, 567, 100, 44))).findings(rule, on: [.iPhoneSE]).isEmpty
    )
    let found = try await screen(button("b", (0, 568, 100, 44))).findings(rule, on: [.iPhoneSE])
    #expect(found.views == ["b"])
    #expect(
      found.first?.message
        == #"button "Go" (b) is at 0,568 to 100,612, and the screen ends at 320,568"#
    )
  }

  @Test func outermostViewIsReported() async throws {
    let box = placed(
      "view",
      "box",
      (0, 580, 375, 80),
      content: "<subviews>\(button("a", (0, 0, 44, 44)))\(button("b", (50, 0, 44, 44)))</subviews>"
    )
    let found = try await screen(box).findings("off-screen-view", on: [.iPhoneSE])
    #expect(found.views == ["box"])
  }

  @Test func viewWithoutContentIsIgnored() async throws {
    let box = placed("view", "box", (0, 580, 375, 80))
    let bare = button("b", (0, 580, 44, 44), title: "")
    #expect(try await screen(box, bare).findings("off-screen-view", on: [.iPhoneSE]).isEmpty)
  }

  // MARK: - zero-size-view

  /// A width that follows the screen's width loses 55 points on the smallest phone.
  @Test(arguments: [(55.0, true), (56, false)])
  func usedUpWidthIsFound(_ width: Double, _ isFound: Bool) async throws {
    let view = button("b", (100, 100, width, 44), mask: #"widthSizable="YES""#)
    let found = try await screen(view).findings("zero-size-view", on: [.iPhoneSE])
    #expect(found.views == (isFound ? ["b"] : []))
  }

  @Test func deliberatelyCollapsedViewIsIgnored() async throws {
    let scene = LintScene(
      views: constrained("label", "l", attributes: #"text="Details""#),
      constraints: """
        \(constraint("a", "l", "top", to: "safe", "top"))
        \(constraint("b", "l", "leading", to: "root", "leading"))
        \(length("c", "l", "height", 0))
        """
    )
    #expect(try await scene.findings("zero-size-view").isEmpty)
  }

  // MARK: - overlapping-controls

  /// The right control keeps its distance to the right edge, and moves 55 points closer: from 215
  /// to 160.
  @Test(arguments: [(160.0, false), (164, false), (165, true)])
  func controlsThatOverlapAreFound(_ width: Double, _ isFound: Bool) async throws {
    let left = button("left", (0, 0, width, 44))
    let right = button("right", (215, 0, 160, 44), mask: #"flexibleMinX="YES""#)
    let found = try await screen(left, right).findings("overlapping-controls", on: [.iPhoneSE])
    #expect(found.views == (isFound ? ["right"] : []))
  }

  @Test func controlsDrawnOverlappingAreIgnored() async throws {
    let field = placed("textField", "field", (0, 0, 300, 44))
    let inside = button("show", (260, 0, 40, 44))
    #expect(try await screen(field, inside).findings("overlapping-controls").isEmpty)
  }

  // MARK: - small-tap-target

  @Test(arguments: [(44.0, 44.0, false), (43, 44, true), (44, 43, true)])
  func smallButtonIsFound(_ width: Double, _ height: Double, _ isSmall: Bool) async throws {
    let found = try await screen(button("b", (0, 0, width, height))).findings("small-tap-target")
    #expect(found.views == (isSmall ? ["b"] : []))
    #expect(found.allSatisfy { $0.severity == .note })
  }

  @Test(arguments: ["switch", "stepper", "textField", "slider"])
  func uiKitControlsKeepTheirSize(_ element: String) async throws {
    let found = try await screen(placed(element, "c", (0, 0, 40, 28))).findings("small-tap-target")
    #expect(found.isEmpty)
  }

  /// The app's class determines both lengths, until a constraint sets one.
  @Test(arguments: [(nil, false), (43.0, true), (44, false)])
  func ownButtonClassHasItsSize(height: Double?, isFound: Bool) async throws {
    let scene = LintScene(
      views: constrained(
        "button",
        "b",
        attributes: #"buttonType="system" customClass="OwnButton""#,
        content: #"<state key="normal" title="Go"/>"#
      ),
      constraints: """
        \(constraint("a", "b", "top", to: "safe", "top"))
        \(constraint("b1", "b", "leading", to: "root", "leading"))
        \(height.map { length("c", "b", "height", $0) } ?? "")
        """
    )
    let found = try await scene.findings("small-tap-target")
    #expect(found.views == (isFound ? ["b"] : []))
  }

  /// The button of 55 points loses 55 points on the smallest phone.
  ///
  /// A conflict makes all frames uncertain, also a conflict of a hidden view.
  @Test(arguments: [false, true])
  func conflictOfHiddenViewHidesFrames(isConflicting: Bool) async throws {
    let widths =
      length("c1", "h", "width", 10) + (isConflicting ? length("c2", "h", "width", 20) : "")
    let scene = LintScene(
      views: button("b", (100, 100, 55, 44), mask: #"widthSizable="YES""#)
        + constrained("view", "h", attributes: #"hidden="YES""#),
      constraints: """
        \(constraint("a", "h", "top", to: "safe", "top"))
        \(constraint("b1", "h", "leading", to: "root", "leading"))
        \(length("d", "h", "height", 10)) \(widths)
        """
    )
    let found = try await scene.findings("zero-size-view", on: [.iPhoneSE])
    #expect(found.views == (isConflicting ? [] : ["b"]))
  }
}
