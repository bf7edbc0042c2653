import InterfaceBuilder
import ScenarioModel
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

  @Test func missingItemMeansHolder() throws {
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

  @Test(
    arguments: [
      ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("2", 2), ("1e-1", 0.1), ("1: 1", 1), (" 3 / 4 ", 0.75),
      ("50%", 0.5), ("12.5 %", 0.125),
    ] as [(String, Double)]
  )
  func multiplierCanBeRatioOrPercentage(text: String, value: Double) throws {
    let constraint =
      #"<constraint firstAttribute="width" secondItem="a" secondAttribute="height""#
      + " multiplier=\"\(text)\" id=\"c\"/>"
    #expect(try constraints(constraint).first?.multiplier == value)
  }

  /// Interface Builder writes every constant except 0.
  @Test func standardSpacingHasWrittenConstant() throws {
    let read = try constraints(
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom"
       symbolic="YES" id="c"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom"
       symbolic="YES" constant="8" id="d"/>
      """
    )
    #expect(read.map(\.constant) == [0, 8])
  }

  @Test func uninstalledConstraintIsOmitted() throws {
    let constraint = #"<constraint firstAttribute="width" constant="1" installed="NO" id="c"/>"#
    #expect(try constraints(constraint) == [])
  }

  @Test(arguments: [
    (#"firstItem="ghost" firstAttribute="width""#, "has firstItem=\"ghost\", but its scene"),
    (
      #"firstAttribute="width" secondItem="ghost" secondAttribute="width""#,
      "has secondItem=\"ghost\", but its scene"
    ),
    (#"firstAttribute="width" secondItem="root""#, "<constraint> has no secondAttribute"),
    (#"firstAttribute="width" relation="about" constant="1""#, "relation=\"about\"; expected one"),
    (#"firstAttribute="width" multiplier="1:2:3""#, "expected a number, a ratio"),
    (#"firstAttribute="width" multiplier="50%%""#, "expected a number, a ratio"),
    (#"firstAttribute="width" multiplier=":2""#, "expected a number, a ratio"),
    (#"firstAttribute="width" multiplier="""#, "expected a number, a ratio"),
    (#"firstAttribute="girth""#, "firstAttribute=\"girth\"; expected one of left, right"),
    (#"constant="1""#, "<constraint> has no firstAttribute"),
    (#"firstAttribute="top" constant="1""#, "top needs a second item"),
    (#"firstAttribute="width" priority="0""#, "expected more than 0 and at most 1000"),
    (#"firstAttribute="width" priority="1000.5""#, "expected more than 0 and at most 1000"),
    (#"firstAttribute="width" constant="inf""#, "expected a number from -1000000 to 1000000"),
    (#"firstAttribute="width" constant="0x10""#, "expected a number from -1000000 to 1000000"),
    (#"firstAttribute="width" constant="1e300""#, "expected a number from -1000000 to 1000000"),
    (#"firstAttribute="width" priority="-1""#, "expected more than 0 and at most 1000"),
    (#"firstAttribute="width" multiplier="1:0""#, "expected a number, a ratio"),
    (#"firstAttribute="width" multiplier="nan""#, "expected a number, a ratio"),
    (
      #"firstAttribute="top" secondItem="root" secondAttribute="top" multiplier="0""#,
      "a multiplier of 0 leaves no second item to top"
    ),
    (#"firstItem="c" firstAttribute="width""#, "has firstItem=\"c\", but its scene"),
  ])
  func invalidConstraintIsNotInstalled(attributes: String, message: String) throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <constraints>
          <constraint \(attributes) id="c"/>
          <constraint firstAttribute="height" constant="9" id="d"/></constraints>
          """
      )
    )
    let warning = try #require(read.warnings.first?.description)
    #expect(read.warnings.count == 1)
    #expect(
      warning.hasPrefix("F.storyboard:8:1: warning: constraint c is not installed: "),
      "\(warning)"
    )
    #expect(warning.contains(message), "\(warning)")
    #expect(try read.screen(scene: nil).rootView.constraints.map(\.id) == ["d"])
  }

  /// The title view of a navigation item and the root view have no common ancestor.
  @Test func constraintBetweenTreesIsNotInstalled() throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <constraints>
          <constraint firstItem="title" firstAttribute="width" secondItem="root"
           secondAttribute="width" id="c"/></constraints>
          """,
        controller: """
          <navigationItem key="navigationItem" id="n"><view key="titleView" id="title"/>
          </navigationItem>
          """
      )
    )
    #expect(
      read.warnings.map(\.description) == [
        "F.storyboard:8:1: warning: constraint c is not installed: "
          + "no view contains both title and root"
      ]
    )
    #expect(try read.screen(scene: nil).rootView.constraints == [])
  }

  /// Trying all numbers again for each view would take 200 million look-ups.
  @Test func thousandsOfDuplicateIDsAreReplaced() throws {
    let views = String(repeating: #"<view id="a"/>"#, count: 20_000)
    let read = try document(SmallDocument.storyboard(root: "<subviews>\(views)</subviews>"))
    let subviews = try read.screen(scene: nil).rootView.subviews
    #expect(subviews.prefix(2).map(\.id) == ["a", "a, 2"] && subviews.last?.id == "a, 20000")
  }

  @Test func duplicateIDIsReplaced() throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <subviews>
          <label id="a"/>
          <label id="a"/></subviews>
          <constraints><constraint firstItem="a" firstAttribute="width" constant="5" id="a"/>
          </constraints>
          """
      )
    )
    #expect(
      read.warnings.map(\.description) == [
        "F.storyboard:9:1: warning: the id \"a\" is already used in line 8; "
          + "all references lead there",
        "F.storyboard:10:14: warning: the id \"a\" is already used in line 8; "
          + "all references lead there",
      ]
    )
    let root = try read.screen(scene: nil).rootView
    #expect(root.subviews.map(\.id) == ["a", "a, 2"])
    #expect(root.constraints.map(\.id) == ["a, 3"])
    #expect(root.constraints.map(\.firstItem) == ["a"])
  }

  @Test(arguments: [
    (#"<viewLayoutGuide key="sideArea" id="g"/>"#, "the unknown key \"sideArea\""),
    (#"<viewLayoutGuide id="g"/>"#, "<viewLayoutGuide> has no key"),
  ])
  func constraintToUnknownGuideIsNotInstalled(guide: String, message: String) throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <constraints><constraint firstItem="g" firstAttribute="width" constant="5" id="c"/>
          </constraints>
          \(guide)
          """
      )
    )
    let warnings = read.warnings.map(\.description)
    #expect(warnings.contains { $0.hasPrefix("F.storyboard:9:1: ") && $0.contains(message) })
    #expect(warnings.contains { $0.contains("constraint c is not installed: ") })
    #expect(warnings.count == 2)
    #expect(try read.screen(scene: nil).rootView.constraints == [])
  }

  @Test func keyboardGuideIsItemWithOptions() throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <subviews><view id="v"><keyboardLayoutGuide key="keyboard" id="k"/></view></subviews>
          <constraints><constraint firstItem="g" firstAttribute="top" secondItem="v"
           secondAttribute="bottom" id="c"/></constraints>
          <keyboardLayoutGuide key="keyboard" usesBottomSafeArea="NO"
           followsUndockedKeyboard="YES" id="g"/>
          """
      )
    )
    #expect(read.warnings.isEmpty)
    let root = try read.screen(scene: nil).rootView
    var guide = GuideNode(id: "g", kind: .keyboard)
    guide.usesBottomSafeArea = false
    guide.followsUndockedKeyboard = true
    #expect(root.layoutGuides == [guide])
    #expect(root.subviews.first?.layoutGuides == [GuideNode(id: "k", kind: .keyboard)])
    #expect(root.constraints.map(\.id) == ["c"])
  }

  @Test func guidesAreItems() throws {
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
