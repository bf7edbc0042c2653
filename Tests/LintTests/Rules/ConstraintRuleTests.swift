import Lint
import ScenarioModel
import Testing

/// Tests the rules about constraints, each on both sides of its threshold.
@Suite struct ConstraintRuleTests {
  /// Returns a box at the upper left of the safe area with constraints of its own.
  private func box(_ constraints: String, attributes: String = "") -> LintScene {
    LintScene(
      views: constrained("view", "box", attributes: attributes),
      constraints: """
        \(constraint("top", "box", "top", to: "safe", "top"))
        \(constraint("leading", "box", "leading", to: "root", "leading"))
        \(length("height", "box", "height", 40))
        \(constraints)
        """
    )
  }

  // MARK: - unsatisfiable-constraints

  @Test func twoRequiredWidthsContradict() async throws {
    let scene = box(
      length("narrow", "box", "width", 100)
        + length("wide", "box", "width", 120)
    )
    let found = try await scene.findings("unsatisfiable-constraints")
    #expect(found.views == ["box"])
    let finding = try #require(found.first)
    #expect(["narrow", "wide"].contains(finding.constraint))
    #expect(finding.message.contains("(narrow)") && finding.message.contains("(wide)"))
  }

  /// Either width is smaller than a fingertip, and the other button takes no part in the conflict.
  @Test func smallButtonFollowsConflict() async throws {
    let title = #"<state key="normal" title="Go"/>"#
    let scene = LintScene(
      views: constrained("button", "go", content: title)
        + constrained("button", "other", content: title),
      constraints: """
        \(constraint("top", "go", "top", to: "safe", "top", 20))
        \(constraint("left", "go", "leading", to: "root", "leading", 20))
        \(length("high", "go", "height", 44))
        \(length("narrow", "go", "width", 2))
        \(length("wide", "go", "width", 4))
        \(constraint("below", "other", "top", to: "go", "bottom", 20))
        \(constraint("start", "other", "leading", to: "root", "leading", 20))
        \(length("size", "other", "width", 30))
        \(length("low", "other", "height", 44))
        """
    )
    let found = try await scene.findings("unsatisfiable-constraints", "small-tap-target")
    #expect(found.map(\.rule.id) == ["small-tap-target", "unsatisfiable-constraints"])
    #expect(found.first?.view == "other")
    let consequence = try #require(found.last?.consequences.first)
    #expect(found.last?.consequences.count == 1 && consequence.rule == "small-tap-target")
    let sizes = [" is 2 x 44 pt", " is 4 x 44 pt"]
    #expect(sizes.contains { consequence.message.hasSuffix($0) }, "\(consequence)")
    // Without the rule of conflicts, the button has a finding of its own.
    #expect(try await scene.findings("small-tap-target").views == ["go", "other"])
  }

  @Test func lowerPriorityDoesNotConflict() async throws {
    let scene = box(
      length("narrow", "box", "width", 100, priority: 999)
        + length("wide", "box", "width", 120)
    )
    #expect(try await scene.findings("unsatisfiable-constraints").isEmpty)
  }

  @Test func hiddenViewsMayContradict() async throws {
    let scene = box(
      length("narrow", "box", "width", 100)
        + length("wide", "box", "width", 120),
      attributes: #"hidden="YES""#
    )
    #expect(try await scene.findings("unsatisfiable-constraints").isEmpty)
  }

  /// 300 points and a margin of 30 fit into 375, but not into 320.
  @Test func contradictionListsAffectedDevices() async throws {
    let scene = box(
      length("width", "box", "width", 300)
        + constraint("trailing", "root", "trailing", to: "box", "trailing", 30)
        .replacing("<constraint ", with: #"<constraint relation="greaterThanOrEqual" "#)
    )
    let found = try await scene.findings(
      "unsatisfiable-constraints",
      on: [.iPhone8, .iPhoneSE, .iPhoneSELandscape]
    )
    #expect(found.count == 1)
    #expect(found.first?.occurrences.map(\.stage.text) == ["iphone-se-1 portrait"])
  }

  // MARK: - ambiguous-layout

  @Test func missingConstraintIsAmbiguous() async throws {
    let found = try await box("").findings("ambiguous-layout")
    #expect(found.views == ["box"])
    #expect(found.first?.message == "constraints do not determine position or size of view (box)")
    let whole = box(length("width", "box", "width", 100))
    #expect(try await whole.findings("ambiguous-layout").isEmpty)
  }

  @Test(arguments: [
    #"customClass="Gauge""#, #"placeholderIntrinsicWidth="80" placeholderIntrinsicHeight="40""#,
  ])
  func sizeFromCodeIsNotAmbiguous(_ attributes: String) async throws {
    #expect(try await box("", attributes: attributes).findings("ambiguous-layout").isEmpty)
  }

  /// In a conflict, the broken constraint cannot be determined, and its consequences are not
  /// reported.
  @Test func conflictHidesItsConsequences() async throws {
    let scene = LintScene(
      views: constrained("view", "box") + constrained("view", "open"),
      constraints: """
        \(constraint("top", "box", "top", to: "safe", "top"))
        \(constraint("leading", "box", "leading", to: "root", "leading"))
        \(length("height", "box", "height", 40))
        \(length("narrow", "box", "width", 100))
        \(length("wide", "box", "width", 120))
        """
    )
    let found = try await scene.findings("ambiguous-layout", "unsatisfiable-constraints")
    #expect(found.map(\.rule.id) == ["unsatisfiable-constraints"])
  }

  // MARK: - sided-constraint

  private func sided(_ first: String, _ last: String, attributes: String = "") -> LintScene {
    LintScene(
      views: constrained("label", "l", attributes: #"text="Hello" \#(attributes)"#),
      constraints: """
        \(constraint("top", "l", "top", to: "safe", "top"))
        \(first)
        \(last)
        """
    )
  }

  @Test func leftConstraintIsReported() async throws {
    let left = sided(constraint("left", "l", "left", to: "root", "left", 16), "")
    let found = try await left.findings("sided-constraint")
    #expect(found.views == ["l"])
    #expect(found.first?.constraint == "left")
    let leading = sided(constraint("leading", "l", "leading", to: "root", "leading", 16), "")
    #expect(try await leading.findings("sided-constraint").isEmpty)
  }

  @Test(arguments: [(16.0, true), (20, false)])
  func symmetricSidesAreNotReported(_ right: Double, _ mirrors: Bool) async throws {
    let scene = sided(
      constraint("left", "l", "left", to: "root", "left", 16),
      constraint("right", "root", "right", to: "l", "right", right)
    )
    #expect(try await scene.findings("sided-constraint").views == (mirrors ? [] : ["l"]))
  }

  @Test func forcedDirectionAllowsSides() async throws {
    let scene = sided(
      constraint("left", "l", "left", to: "root", "left", 16),
      "",
      attributes: #"semanticContentAttribute="forceLeftToRight""#
    )
    #expect(try await scene.findings("sided-constraint").isEmpty)
  }

  // MARK: - truncated-text

  private func label(_ size: String, text: String = "Hello") -> LintScene {
    LintScene(
      views: constrained(
        "label",
        "l",
        attributes: #"text="\#(text)" adjustsFontSizeToFit="NO""#,
        content: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
      ),
      constraints: """
        \(constraint("top", "l", "top", to: "safe", "top"))
        \(constraint("leading", "l", "leading", to: "root", "leading"))
        \(size)
        """
    )
  }

  private static let narrow = length("w", "l", "width", 20)

  /// Five letters of 17 points need more than 20: a single letter is about half as wide as tall.
  @Test func textWithoutRoomIsTruncated() async throws {
    #expect(try await label("").findings("truncated-text").isEmpty)
    let found = try await label(Self.narrow).findings("truncated-text")
    #expect(found.views == ["l"])
    #expect(found.first?.message.hasSuffix("too small for 'Hello'") == true)
  }

  @Test(arguments: ["Label", "greeting_text", "Lorem ipsum dolor", "Hello&#10;&#10;"])
  func sampleTextIsIgnored(_ text: String) async throws {
    #expect(try await label(Self.narrow, text: text).findings("truncated-text").isEmpty)
  }

  @Test func textThatShrinksHasRoom() async throws {
    var scene = label(Self.narrow)
    scene.views = scene.views.replacing(#"adjustsFontSizeToFit="NO""#, with: "")
    #expect(try await scene.findings("truncated-text").isEmpty)
  }

  /// A line of 17 points is 20.3 tall, and nine tenths of 17 are 15.3.
  @Test(arguments: [(16.0, false), (14.5, true)])
  func lettersMayFillNineTenthsOfLine(_ height: Double, _ isCut: Bool) async throws {
    let scene = label(length("h", "l", "height", height))
    #expect(try await scene.findings("truncated-text").views == (isCut ? ["l"] : []))
  }

  @Test func buttonTitleIsChecked() async throws {
    func scene(_ width: Double) -> LintScene {
      LintScene(
        views: button("b", (10, 100, width, 44), title: "Create the account"),
        usesAutoLayout: false
      )
    }
    #expect(try await scene(300).findings("truncated-text").isEmpty)
    #expect(try await scene(60).findings("truncated-text").views == ["b"])
  }
}
