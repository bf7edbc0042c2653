import Foundation
import Testing

@Suite struct LayoutCommandTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
    <constraints>
    <constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
    <constraint firstItem="v" firstAttribute="left" secondItem="root" secondAttribute="left" id="2"/>
    <constraint firstItem="v" firstAttribute="width" constant="100.5" id="3"/>
    <constraint firstItem="v" firstAttribute="height" constant="44" id="4"/>
    </constraints><viewLayoutGuide key="safeArea" id="safe"/>
    </view></viewController></objects></scene></scenes></document>
    """

  /// The safe area of a phone with a home button begins at 20.
  @Test func framesArePrintedAsATree() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    #expect(
      try workplace.scvdb("layout", "Main.storyboard").output == """
        Main.storyboard: vc (retina4_7 portrait)
          root          0        0      375      667  UIView
            box         0       20    100.5       44  UIView

        """
    )
  }

  @Test func framesArePrintedAsJSONLines() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    let lines = try workplace.scvdb("layout", "--format", "jsonl", "Main.storyboard").output
      .split(separator: "\n")
    #expect(
      lines.last
        == #"{"file":"Main.storyboard","height":44,"scene":"scene","view":"v","width":100.5,"x":0,"y":20}"#
    )
  }

  @Test func badDocumentCostsOnlyItself() throws {
    let workplace = try Workplace(["A.storyboard": "<a/>", "Main.storyboard": Self.storyboard])
    let output = try workplace.scvdb("layout", "A.storyboard", "Main.storyboard")
    #expect(output.status == 2)
    #expect(output.output.hasPrefix("Main.storyboard: vc"))
    #expect(output.errors.hasPrefix("error: A.storyboard:1:1: <a> is not an Interface Builder"))
  }
}
