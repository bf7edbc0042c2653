import Lint
import ScenarioModel
import Testing

@Suite struct KeyboardRuleTests {
  static let rule = "keyboard-hides-field"

  private func form(_ y: Double, attributes: String = "") -> LintScene {
    LintScene(
      views: placed("textField", "f", (16, y, 343, 34), attributes: attributes),
      usesAutoLayout: false
    )
  }

  /// The keyboard begins at 667 - 216 = 451.
  ///
  /// 421 + 34 ends 4 points below that, which the rule tolerates; 422 + 34 ends 5 below.
  @Test func fieldBelowTheKeyboardsTopIsHidden() async throws {
    #expect(try await form(421).findings(Self.rule).views == [])
    let found = try await form(422).findings(Self.rule)
    #expect(found.views == ["f"])
    #expect(
      found.first?.message
        == "text field (f) with the focus spans y 422-456, the keyboard begins at 451, "
        + "and no scroll view is around it"
    )
  }

  /// A bar of 44 points on the keyboard begins at 451 - 44 = 407, and covers a field that ends at
  /// 434.
  @Test func accessoryHidesAField() async throws {
    let outlet = #"<outlet property="inputAccessoryView" destination="bar" id="o"/>"#
    var scene = form(400)
    scene.views = placed(
      "textField",
      "f",
      (16, 400, 343, 34),
      content: "<connections>\(outlet)</connections>"
    )
    scene.beside = #"<view id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/></view>"#
    let found = try await scene.findings(Self.rule)
    #expect(found.views == ["f"])
    #expect(found.first?.message.contains("the keyboard begins at 407") == true)
  }

  @Test(arguments: [
    #"hidden="YES""#, #"alpha="0.0""#, #"userInteractionEnabled="NO""#, #"enabled="NO""#,
  ])
  func unfocusableFieldIsIgnored(_ attribute: String) async throws {
    #expect(try await form(500, attributes: attribute).findings(Self.rule).views == [])
  }

  /// 640 + 34 ends 7 points below the screen, which another rule reports.
  @Test func fieldOffScreenBelongsToOtherRule() async throws {
    #expect(try await form(640).findings(Self.rule).views == [])
  }

  @Test func controllerOfATableFollowsTheKeyboard() async throws {
    var scene = form(500)
    scene.followsKeyboard = true
    #expect(try await scene.findings(Self.rule).views == [])
  }

  /// Returns a scroll view with the screen's size around a field that ends at `fieldEnd`, with
  /// content that ends at `contentEnd`.
  private func scrolled(fieldEnd: Double, contentEnd: Double, customClass: String = "") -> LintScene
  {
    LintScene(
      views: constrained(
        "scrollView",
        "scroll",
        attributes: customClass,
        content: """
          <subviews>\(constrained("textField", "f"))</subviews>
          <constraints>
          \(constraint("a", "f", "top", to: "scroll", "top", fieldEnd - 34))
          \(length("b", "f", "height", 34))
          \(constraint("c", "scroll", "bottom", to: "f", "bottom", contentEnd - fieldEnd))
          \(constraint("d", "f", "leading", to: "scroll", "leading"))
          \(constraint("e", "scroll", "trailing", to: "f", "trailing"))
          \(constraint("f1", "f", "width", to: "scroll", "width"))
          </constraints>
          """
      ),
      constraints: """
        \(constraint("g", "scroll", "top", to: "safe", "top"))
        \(constraint("h", "scroll", "bottom", to: "root", "bottom"))
        \(constraint("i", "scroll", "leading", to: "root", "leading"))
        \(constraint("j", "scroll", "trailing", to: "root", "trailing"))
        """
    )
  }

  /// The scroll view is 647 tall, from 20 to 667, and the keyboard leaves 431 of it.
  ///
  /// The scroll distance is the content's height less 647. A field that ends at 500 moves to 431 if
  /// the distance is 69, with content of 716.
  @Test func scrollingAboveTheKeyboardIsEnough() async throws {
    #expect(try await scrolled(fieldEnd: 500, contentEnd: 717).findings(Self.rule).views == [])
    let found = try await scrolled(fieldEnd: 500, contentEnd: 714).findings(Self.rule)
    #expect(found.views == ["f"])
    #expect(found.first?.message.hasSuffix("its scroll view does not scroll that far") == true)
  }

  @Test func customScrollViewCanHandleKeyboard() async throws {
    let scene = scrolled(fieldEnd: 500, contentEnd: 647, customClass: #"customClass="Avoiding""#)
    #expect(try await scene.findings(Self.rule).views == [])
  }

  @Test func techniqueMakesRoom() async throws {
    var scene = scrolled(fieldEnd: 500, contentEnd: 647)
    scene.technique = .contentInset
    scene.outlets = #"<outlet property="contentView" destination="scroll" id="o"/>"#
    #expect(try await scene.findings(Self.rule).views == [])
  }
}
