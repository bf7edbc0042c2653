import Foundation
import Testing

/// Tests scenarios that name views by their object ids.
@Suite struct ObjectIDTests {
  private static func storyboard(connections: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><textField id="f1d-aB-c2e"><rect key="frame" x="20" y="40" width="200" height="34"/>
    </textField></subviews></view>\(connections)</viewController></objects></scene></scenes></document>
    """
  }

  private static let scenario = """
    screens: { form: { storyboard: ../Main.storyboard } }
    technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps:
      - focus: f1d-aB-c2e
      - wait: 1
      - checkpoint: { name: focused, expect: [f1d-aB-c2e.frame.width == 200] }
    """

  /// The field has the name `email` in recordings as soon as it has an outlet.
  @Test(arguments: [
    "", #"<connections><outlet property="email" destination="f1d-aB-c2e" id="o"/></connections>"#,
  ])
  func idNamesViewWithOutlet(connections: String) throws {
    let workplace = try Workplace([
      "Main.storyboard": Self.storyboard(connections: connections),
      "Baselines/form.yaml": Self.scenario,
    ])
    let output = try workplace.scvdb("record")
    #expect(output.status == 0, "\(output)")
    #expect(try workplace.scvdb("accept").status == 0)
    let baseline = try #require(
      try workplace.contents()["Baselines/form/iphone-8.portrait.none.txt"]
    )
    let name = connections.isEmpty ? "f1d-aB-c2e" : "email"
    #expect(String(decoding: baseline, as: UTF8.self).contains("view form/\(name) UITextField"))
  }
}
