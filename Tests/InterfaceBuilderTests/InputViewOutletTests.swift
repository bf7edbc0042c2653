import InterfaceBuilder
import ScenarioModel
import Testing

/// Outlets and traits that change the keyboard.
@Suite struct InputViewOutletTests {
  /// Returns a field and a view beside the root view, which is the field's input view.
  private static func scene(owner: String = "", field: String = "", root: String = "") -> String {
    """
    <viewController id="vc"><view key="view" id="root">
    <subviews><textField id="field">\(field)</textField>\(root)</subviews></view>
    \(owner)</viewController>
    <view id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/></view>
    """
  }

  private static func outlet(_ property: String, to destination: String = "bar") -> String {
    #"<connections><outlet property="\#(property)" destination="\#(destination)" id="o"/></connections>"#
  }

  private func read(_ scene: String) throws -> (screen: Screen, warnings: [String]) {
    let document = try document(SmallDocument.storyboard(scenes: [scene], initial: "vc"))
    return (try document.screen(scene: nil), document.warnings.map(\.description))
  }

  private func field(_ screen: Screen) throws -> ViewProperties {
    try #require(screen.rootView.subviews.first).properties
  }

  @Test func fieldHasItsOutletsOnTheKeyboard() throws {
    let accessory = try read(Self.scene(field: Self.outlet("inputAccessoryView"))).screen
    #expect(try field(accessory).inputAccessoryView == .view("bar"))
    #expect(accessory.detachedViews.map(\.id) == ["bar"])
    let input = try read(Self.scene(field: Self.outlet("inputView"))).screen
    #expect(try field(input).inputView == .view("bar"))
  }

  @Test func controllerHasItsOutletsOnTheKeyboard() throws {
    let screen = try read(Self.scene(owner: Self.outlet("inputAccessoryView"))).screen
    #expect(screen.inputAccessoryView == .view("bar"))
    #expect(screen.inputView == nil)
  }

  @Test func ownersRootViewIsNotAccessory() throws {
    let nib = SmallDocument.nib(
      objects: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        \(Self.outlet("inputAccessoryView"))</placeholder><view id="bar"/>
        """
    )
    #expect(try document(nib).screen(scene: nil).inputAccessoryView == nil)
  }

  @Test func outletOfAnotherClassIsReported() throws {
    let (screen, warnings) = try read(
      Self.scene(root: "<label id=\"label\">\(Self.outlet("inputView"))</label>")
    )
    #expect(screen.rootView.subviews.last?.properties.inputView == nil)
    #expect(
      warnings.contains {
        $0.hasSuffix("<label> has an outlet inputView, which the layout ignores")
      }
    )
  }

  @Test func traitsOfTextInputsAreRead() throws {
    let traits = """
      <textInputTraits key="textInputTraits" keyboardType="alphabet" autocorrectionType="no" \
      spellCheckingType="yes" secureTextEntry="YES" textContentType="new-password"/>
      """
    let properties = try field(read(Self.scene(field: traits)).screen)
    #expect(properties.keyboardType == .asciiCapable)
    #expect(properties.autocorrectionType == .no)
    #expect(properties.spellCheckingType == .yes)
    #expect(properties.isSecureTextEntry == true)
    #expect(properties.textContentType == .newPassword)
  }

  @Test func unknownTraitsAreReported() throws {
    let traits = #"<textInputTraits key="textInputTraits" keyboardType="braille"/>"#
    let (screen, warnings) = try read(Self.scene(field: traits))
    #expect(try field(screen).keyboardType == nil)
    #expect(warnings.contains { $0.contains(#"keyboardType="braille""#) })
  }

  @Test func embeddedSceneKeepsItsBar() throws {
    let child = """
      <viewController id="child"><view key="view" id="inner">
      <subviews><textField id="field">\(Self.outlet("inputAccessoryView"))</textField></subviews>
      </view></viewController><view id="bar"/>
      """
    let parent = """
      <viewController id="vc"><view key="view" id="root"><subviews><containerView id="box">
      <connections><segue destination="child" kind="embed" id="segue"/></connections>
      </containerView></subviews></view></viewController>
      """
    let screen = try document(
      SmallDocument.storyboard(scenes: [parent, child], initial: "vc"),
      sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular)
    ).screen(scene: nil)
    #expect(screen.detachedViews.map(\.id) == ["bar"])
  }
}
