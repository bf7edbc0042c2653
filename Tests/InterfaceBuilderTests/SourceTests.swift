import InterfaceBuilder
import ScenarioModel
import Testing

/// The source locations of objects, and their attributes that change no layout.
@Suite struct SourceTests {
  private static let text = SmallDocument.storyboard(
    root: """
      <subviews>
        <label text="Faint" alpha="0.0" adjustsFontSizeToFit="NO" id="faint"/>
        <label text="Small" userInteractionEnabled="NO" id="small"/>
      </subviews>
      <constraints><constraint firstItem="faint" firstAttribute="width" constant="9" id="c"/>
      </constraints>
      """
  )

  private func sources() throws -> [String: ItemSource] {
    try #require(document(Self.text).scenes.first).sources
  }

  @Test(arguments: ["root", "faint", "small", "c"])
  func locationIsStartOfElement(_ id: String) throws {
    let location = try #require(sources()[id]).location
    let line = Self.text.split(separator: "\n", omittingEmptySubsequences: false)[location.line - 1]
    let element = line.dropFirst(location.column - 1)
    #expect(element.hasPrefix("<") && !element.hasPrefix("</"))
    #expect(element.prefix { $0 != ">" }.contains(#"id="\#(id)""#))
  }

  @Test func visibilityAndTouchHandlingAreRead() throws {
    let sources = try sources()
    #expect(sources["faint"]?.isTransparent == true && sources["faint"]?.ignoresTouches == false)
    #expect(sources["small"]?.isTransparent == false && sources["small"]?.ignoresTouches == true)
  }

  /// Interface Builder writes `NO` for each label that does not shrink its text.
  @Test func labelShrinksTextByDefault() throws {
    let sources = try sources()
    #expect(sources["faint"]?.shrinksText == false && sources["small"]?.shrinksText == true)
  }

  /// Names in recordings prefer the label in the outline, which stays unchanged, so that they
  /// match.
  @Test func viewNamePrefersOutletThenIdentifier() throws {
    let text = SmallDocument.storyboard(
      root: """
        <subviews>
          <label userLabel="All Three" id="a"><accessibility key="accessibilityConfiguration" \
        identifier="all.three"/></label>
          <label userLabel="Both Names" id="b"><accessibility key="accessibilityConfiguration" \
        identifier="both.names"/></label>
          <label userLabel="Only Label" id="c"/>
          <label text="Nothing" id="d"/>
        </subviews>
        <connections><outlet property="outlet" destination="a" id="o"/></connections>
        """
    )
    let scene = try #require(document(text).scenes.first)
    let views = try #require(scene.screen).rootView.subviews
    #expect(
      views.map { scene.sources[$0.id]?.label } == ["outlet", "both.names", "Only-Label", nil]
    )
    #expect(views.map(\.name) == ["outlet", "Both-Names", "Only-Label", "d"])
  }

  @Test(arguments: [("tableViewController", true), ("viewController", false)])
  func listControllerIsRecognized(_ element: String, _ isList: Bool) throws {
    let scene = #"<\#(element) id="vc"><view key="view" id="root"/></\#(element)>"#
    let text = SmallDocument.storyboard(scenes: [scene], initial: "vc")
    #expect(try document(text).scenes.first?.controller?.isListController == isList)
  }
}
