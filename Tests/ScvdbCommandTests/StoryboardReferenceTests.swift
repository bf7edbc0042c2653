import Testing

/// Scenes have the bars of the storyboards that refer to them.
@Suite struct StoryboardReferenceTests {
  /// A storyboard with a navigation controller around a scene of another storyboard.
  private static let main = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="n">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="b"/>
            <connections>
              <segue destination="p" kind="relationship" relationship="rootViewController" id="g"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewControllerPlaceholder storyboardName="Form" id="p" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test(arguments: [true, false])
  func referredSceneHasNavigation(hasReference: Bool) throws {
    let workplace = try Workplace(["App/Form.storyboard": try signUpStoryboard()])
    if hasReference { try workplace.write(Self.main, to: "App/Main.storyboard") }
    try workplace.commitAll()
    let drafted = try workplace.scvdb("init", "App/Form.storyboard")
    #expect(drafted.status == 0, "\(drafted)")
    let scenario = try #require(workplace.contents()["Baselines/form/sign-up.yaml"])
    let text = String(decoding: scenario, as: UTF8.self)
    #expect(text.contains("\nnavigation: true\n") == hasReference, "\(text)")
  }
}
