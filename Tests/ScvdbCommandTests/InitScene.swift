import Foundation
import ScvdbTestSupport

/// A scene with some views, in a storyboard with several scenes.
struct InitScene {
  var id: String
  /// Attributes of the controller, such as its storyboard identifier.
  var attributes = ""
  var views = ""
}

extension InitScene {
  /// Returns a storyboard with scenes; the first one is the initial scene unless one is named.
  static func storyboard(_ scenes: [InitScene], initial: String? = nil) -> String {
    let texts = scenes.map { scene in
      """
      <scene sceneID="\(scene.id)-scene"><objects>
      <viewController \(scene.attributes) id="\(scene.id)"><view key="view" id="\(scene.id)-root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(scene.views)</subviews>
      </view></viewController></objects></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" useAutolayout="YES" initialViewController="\(initial ?? scenes[0].id)">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>\(texts.joined())</scenes></document>
      """
  }

  /// Returns a field 30 points tall, at 20 from the left.
  static func field(_ name: String, y: Int, _ attributes: String = "") -> String {
    """
    <textField userLabel="\(name)" fixedFrame="YES" \(attributes) id="id-\(name)">
    <rect key="frame" x="20" y="\(y)" width="200" height="30"/></textField>
    """
  }

  /// A scene with two fields.
  static let login = InitScene(
    id: "log",
    attributes: #"storyboardIdentifier="Log In""#,
    views: field("name", y: 40) + field("password", y: 80)
  )
}

extension Workplace {
  /// Reads a scenario in the folder of baselines.
  func scenario(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Baselines/\(name).yaml"), encoding: .utf8)
  }
}
