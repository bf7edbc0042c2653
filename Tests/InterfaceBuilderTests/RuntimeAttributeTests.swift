import InterfaceBuilder
import ScenarioModel
import Testing

/// Attributes that a running app sets by key path, unlike Interface Builder.
@Suite struct RuntimeAttributeTests {
  private static let running = SizeClasses(horizontal: .compact, vertical: .regular)

  private func root(
    _ attributes: String,
    of element: String = "view",
    sizeClasses: SizeClasses? = running
  ) throws -> ViewNode {
    let text = """
      <subviews><\(element) id="v"><userDefinedRuntimeAttributes>\(attributes)
      </userDefinedRuntimeAttributes></\(element)></subviews>
      """
    let document = try document(SmallDocument.storyboard(root: text), sizeClasses: sizeClasses)
    return try document.screen(scene: nil).rootView
  }

  private func properties(_ attributes: String, of element: String) throws -> ViewProperties {
    try #require(root(attributes, of: element).subviews.first).properties
  }

  /// A rectangle of x, y, width and height has the bytes of insets in the order top, left, bottom,
  /// right.
  @Test func rectangleBecomesInsets() throws {
    let rect = #"<rect key="value" x="1" y="2" width="3" height="4"/>"#
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    func attribute(_ path: String) -> String {
      #"<userDefinedRuntimeAttribute type="rect" keyPath="\#(path)">"#
        + rect + "</userDefinedRuntimeAttribute>"
    }
    #expect(try properties(attribute("contentInset"), of: "scrollView").contentInset == insets)
    #expect(try properties(attribute("layoutMargins"), of: "view").layoutMargins == insets)
    let text = try properties(attribute("textContainerInset"), of: "textView")
    #expect(text.textContainerInset == insets)
  }

  @Test func numbersFlagsAndTextAreRead() throws {
    let label = try properties(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="preferredMaxLayoutWidth">
      <real key="value" value="99.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="numberOfLines">
      <integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="text" value="Set"/>
      """,
      of: "label"
    )
    #expect(label.preferredMaxLayoutWidth == 99.5)
    #expect(label.numberOfLines == 3)
    #expect(label.isHidden == true)
    #expect(label.text == "Set")
  }

  @Test func runtimeAttributesSetAccessibility() throws {
    let label = try properties(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Name"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="NO"/>
      """,
      of: "label"
    )
    #expect(label.accessibilityLabel == "Name")
    #expect(label.isAccessibilityElement == false)
  }

  /// UIStackView.Alignment counts fill, leading, firstBaseline, center, trailing, lastBaseline.
  @Test func rawValuesBecomeCases() throws {
    func attribute(_ path: String, _ value: Int) -> String {
      #"<userDefinedRuntimeAttribute type="number" keyPath="\#(path)">"#
        + #"<integer key="value" value="\#(value)"/></userDefinedRuntimeAttribute>"#
    }
    let stack = try properties(
      attribute("axis", 1) + attribute("distribution", 3) + attribute("alignment", 3),
      of: "stackView"
    )
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .center)
    // There is no third axis.
    #expect(try properties(attribute("axis", 2), of: "stackView").axis == nil)
  }

  @Test func autoresizingMaskCanBeGivenUp() throws {
    let name = "translatesAutoresizingMaskIntoConstraints"
    let attribute = #"<userDefinedRuntimeAttribute type="boolean" keyPath="\#(name)" value="NO"/>"#
    #expect(
      try root(attribute).subviews.map(\.translatesAutoresizingMaskIntoConstraints) == [false]
    )
    let drawn = try root(attribute, sizeClasses: nil)
    #expect(drawn.subviews.map(\.translatesAutoresizingMaskIntoConstraints) == [true])
  }

  @Test(arguments: [(Optional(running), 7.0), (nil, 5.0)])
  func constantOfAConstraintCanBeSet(sizeClasses: SizeClasses?, constant: Double) throws {
    let text = SmallDocument.storyboard(
      root: """
        <constraints><constraint firstAttribute="width" constant="5" id="c">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="constant">
        <integer key="value" value="7"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></constraint></constraints>
        """
    )
    let screen = try document(text, sizeClasses: sizeClasses).screen(scene: nil)
    #expect(screen.rootView.constraints.map(\.constant) == [constant])
  }

  @Test func customClassAttributeIsNamedOnce() throws {
    let attribute = #"<userDefinedRuntimeAttribute type="boolean" keyPath="wide" value="YES"/>"#
    let views = ["a", "b"].map { id in
      """
      \n<view customClass="Card" id="\(id)"><userDefinedRuntimeAttributes>
      \(attribute)<userDefinedRuntimeAttribute type="color" keyPath="edgeColor"/>
      </userDefinedRuntimeAttributes></view>
      """
    }
    let text = SmallDocument.storyboard(root: views.joined())
    #expect(
      try document(text, sizeClasses: Self.running).warnings.map(\.description) == [
        "F.storyboard:9:1: warning: the runtime attribute wide of Card is unknown; it is left out"
      ]
    )
    #expect(try document(text).warnings == [])
  }

  /// Six key paths on one line; the warning names five.
  @Test func manyUnknownAttributesAreOneWarning() throws {
    let attributes = (1...6).map {
      #"<userDefinedRuntimeAttribute type="number" keyPath="size\#($0)"/>"#
    }
    let text = SmallDocument.storyboard(
      root: """
        <view customClass="Card" id="a"><userDefinedRuntimeAttributes>
        \(attributes.joined())</userDefinedRuntimeAttributes></view>
        """
    )
    let names = (1...5).map { "size\($0) of Card" }.joined(separator: ", ")
    #expect(
      try document(text, sizeClasses: Self.running).warnings.map(\.message) == [
        "6 runtime attributes are unknown; they are left out: \(names) and 1 more"
      ]
    )
  }
}
