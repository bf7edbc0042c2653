import ScenarioModel
import StoryboardImport
import Testing

@Suite struct ConstraintTests {
  private static let twoLabels = #"<subviews><label id="a"/><label id="b"/></subviews>"#

  private func constraints(_ elements: String) throws -> [ConstraintNode] {
    try screen(root: "\(Self.twoLabels)<constraints>\(elements)</constraints>").rootView.constraints
  }

  @Test func constraintIsReadInFull() throws {
    let constraint = """
      <constraint firstItem="a" firstAttribute="leadingMargin" relation="lessThanOrEqual"
       secondItem="b" secondAttribute="centerXWithinMargins" multiplier="0.5" constant="-3.5"
       priority="999" placeholder="YES" id="c"/>
      """
    #expect(
      try constraints(constraint) == [
        ConstraintNode(
          id: "c",
          firstItem: "a",
          firstAttribute: .leadingMargin,
          relation: .lessThanOrEqual,
          secondItem: "b",
          secondAttribute: .centerXWithinMargins,
          multiplier: 0.5,
          constant: -3.5,
          priority: 999,
          isPlaceholder: true
        )
      ]
    )
  }

  @Test func itemLeftOutIsTheHolder() throws {
    let read = try constraints(
      """
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="baseline" id="c"/>
      <constraint firstItem="a" firstAttribute="width" secondAttribute="width" id="d"/>
      <constraint firstItem="a" firstAttribute="height" constant="9" id="e"/>
      """
    )
    #expect(read.map(\.firstItem) == ["root", "a", "a"])
    #expect(read.map(\.secondItem) == ["a", "root", nil])
    #expect(read.map(\.secondAttribute) == [.lastBaseline, .width, nil])
  }

  @Test(arguments: [("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("2", 2), ("1e-1", 0.1)])
  func multiplierMayBeARatio(text: String, value: Double) throws {
    let constraint =
      #"<constraint firstAttribute="width" secondItem="a" secondAttribute="height""#
      + " multiplier=\"\(text)\" id=\"c\"/>"
    #expect(try constraints(constraint).first?.multiplier == value)
  }

  @Test func symbolicConstantIsTheStandardSpacing() throws {
    let read = try constraints(
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom"
       symbolic="YES" id="c"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"
       symbolic="YES" id="d"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom"
       symbolic="YES" constant="3" id="e"/>
      """
    )
    #expect(read.map(\.constant) == [8, 20, 3])
  }

  @Test func uninstalledConstraintIsLeftOut() throws {
    let constraint = #"<constraint firstAttribute="width" constant="1" installed="NO" id="c"/>"#
    #expect(try constraints(constraint) == [])
  }

  @Test(arguments: [
    (#"firstItem="ghost" firstAttribute="width""#, "has firstItem=\"ghost\", but its scene"),
    (#"firstAttribute="girth""#, "firstAttribute=\"girth\"; expected one of left, right"),
    (#"constant="1""#, "<constraint> has no firstAttribute"),
    (#"firstAttribute="top" constant="1""#, "constraint c cannot be: top needs a second item"),
    (#"firstAttribute="width" priority="0""#, "expected more than 0 and at most 1000"),
    (#"firstAttribute="width" priority="1000.5""#, "expected more than 0 and at most 1000"),
    (#"firstAttribute="width" constant="inf""#, "expected a number from -1000000 to 1000000"),
    (#"firstAttribute="width" constant="0x10""#, "expected a number from -1000000 to 1000000"),
    (#"firstAttribute="width" constant="1e300""#, "expected a number from -1000000 to 1000000"),
    (#"firstAttribute="width" priority="-1""#, "expected more than 0 and at most 1000"),
    (#"firstAttribute="width" multiplier="1:0""#, "expected a number or a ratio"),
    (#"firstAttribute="width" multiplier="nan""#, "expected a number or a ratio"),
    (
      #"firstAttribute="top" secondItem="root" secondAttribute="top" multiplier="0""#,
      "a multiplier of 0 leaves no second item to top"
    ),
    (#"firstItem="c" firstAttribute="width""#, "has firstItem=\"c\", but its scene"),
  ])
  func nonsenseIsNamed(attributes: String, message: String) {
    let text = SmallDocument.storyboard(
      root: "<constraints>\n<constraint \(attributes) id=\"c\"/></constraints>"
    )
    let error = errorMessage(of: text)
    #expect(error?.hasPrefix("F.storyboard:8:1: ") == true, "\(error ?? "")")
    #expect(error?.contains(message) == true, "\(error ?? "")")
  }

  @Test func sameIDTwiceIsRefused() {
    let text = SmallDocument.storyboard(
      root: "<subviews>\n<label id=\"a\"/>\n<label id=\"a\"/></subviews>"
    )
    #expect(
      errorMessage(of: text)
        == "F.storyboard:9:1: the id \"a\" is taken by line 8; ids are unique in a document"
    )
  }

  @Test func constraintAndViewOfOneIDAreRefused() {
    let text = SmallDocument.storyboard(
      root: """
        <subviews><label id="a"/></subviews>
        <constraints><constraint firstAttribute="width" constant="5" id="a"/></constraints>
        """
    )
    #expect(errorMessage(of: text)?.contains("the id \"a\" is taken by line 7") == true)
  }

  @Test func guidesAreItemsToo() throws {
    let screen = try document(
      SmallDocument.storyboard(
        root: """
          <subviews><scrollView id="s"><viewLayoutGuide key="contentLayoutGuide" id="c"/>
          <viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView></subviews>
          <constraints><constraint firstItem="t" firstAttribute="bottom" secondItem="f"
           secondAttribute="top" id="k"/></constraints>
          <viewLayoutGuide key="safeArea" id="g"/>
          """,
        controller: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
          <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
          """
      )
    ).screen(scene: nil)
    #expect(
      screen.rootView.layoutGuides == [
        GuideNode(id: "g", kind: .safeArea), GuideNode(id: "t", kind: .top),
        GuideNode(id: "b", kind: .bottom),
      ]
    )
    #expect(
      screen.rootView.subviews.first?.layoutGuides.map(\.kind) == [.contentLayout, .frameLayout]
    )
    #expect(screen.rootView.constraints.map(\.id) == ["k"])
  }
}
