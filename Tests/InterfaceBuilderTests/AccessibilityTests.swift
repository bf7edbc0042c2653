import InterfaceBuilder
import ScenarioModel
import SnapshotModel
import Testing

/// The accessibility settings of a document's views.
@Suite struct AccessibilityTests {
  private func properties(_ configuration: String) throws -> ViewProperties {
    let text = #"<subviews><view id="v">\#(configuration)</view></subviews>"#
    let document = try document(SmallDocument.storyboard(root: text))
    return try #require(try document.screen(scene: nil).rootView.subviews.first).properties
  }

  @Test func everySettingIsRead() throws {
    let properties = try properties(
      """
      <accessibility key="accessibilityConfiguration" label="Log in" hint="Opens it" identifier="in">
        <accessibilityTraits key="traits" staticText="YES" button="YES" link="NO"/>
        <bool key="isElement" value="YES"/>
        <string key="value">one
      two</string>
      </accessibility>
      """
    )
    #expect(properties.accessibilityLabel == "Log in")
    #expect(properties.accessibilityHint == "Opens it")
    #expect(properties.accessibilityValue == "one\ntwo")
    #expect(properties.accessibilityIdentifier == "in")
    #expect(properties.accessibilityTraits == [.button, .staticText])
    #expect(properties.isAccessibilityElement == true)
  }

  @Test func traitNoneDiffersFromClassTraits() throws {
    let none = try properties(
      """
      <accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" none="YES"/>
        <bool key="isElement" value="NO"/>
      </accessibility>
      """
    )
    #expect(none.accessibilityTraits == [])
    #expect(none.isAccessibilityElement == false)
    #expect(try properties("") == ViewProperties())
  }
}
