import InterfaceBuilder
import ScenarioModel
import SnapshotModel
import Testing

/// The attributes of a scene's controller for containers and presentations.
@Suite struct ControllerAttributeTests {
  private func attributes(
    _ attributes: String,
    _ content: String = "",
    sizeClasses: SizeClasses? = SizeClasses(horizontal: .compact, vertical: .regular)
  ) throws -> ControllerAttributes? {
    let scene = """
      <viewController id="vc" \(attributes)>
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      \(content)
      </viewController>
      """
    let text = SmallDocument.storyboard(scenes: [scene], initial: "vc")
    return try document(text, sizeClasses: sizeClasses).screen(scene: nil).controllerAttributes
  }

  @Test func plainControllerHasNoAttributes() throws {
    #expect(try attributes("") == nil)
    #expect(try attributes(#"hidesBottomBarWhenPushed="NO" modalInPresentation="NO""#) == nil)
  }

  @Test func controllerHasItsAttributes() throws {
    let read = try #require(
      try attributes(
        """
        hidesBottomBarWhenPushed="YES" modalInPresentation="YES" modalPresentationStyle="formSheet" \
        definesPresentationContext="YES"
        """,
        #"<navigationItem key="navigationItem" prompt="Step 1" largeTitleDisplayMode="never" id="n"/>"#
      )
    )
    #expect(read.hidesBottomBarWhenPushed == true)
    #expect(read.isModalInPresentation == true)
    #expect(read.modalPresentationStyle == .formSheet)
    #expect(read.definesPresentationContext == true)
    #expect(read.prompt == "Step 1")
    #expect(read.largeTitleDisplayMode == .never)
  }

  @Test(arguments: [
    #"<value key="contentSizeForViewInPopover" type="size" width="300" height="200"/>"#,
    #"<size key="contentSizeForViewInPopover" width="300" height="200"/>"#,
    #"<size key="preferredContentSize" width="300" height="200"/>"#,
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="size" \
    keyPath="preferredContentSize"><size key="value" width="300" height="200"/>\
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """,
  ])
  func controllerHasPreferredSize(element: String) throws {
    #expect(
      try attributes("", element)?.preferredContentSize == Size(width: 300, height: 200)
    )
  }
}
