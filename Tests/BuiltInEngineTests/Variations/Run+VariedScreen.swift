import BuiltInEngine
import DeviceCatalog
import Foundation
import InterfaceBuilder
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Reads the first scene of a storyboard for the size classes of a device.
///
/// - Parameters:
///   - contents: The elements inside of the root view, which is 375 by 667 points.
///   - scenes: The elements of further scenes.
///   - name: The screen's name.
///   - device: The device at the start of the case.
///   - orientation: How the device is held at the start.
/// - Returns: The screen.
/// - Throws: A mistake in the elements.
func variedScreen(
  _ contents: String,
  with scenes: String = "",
  named name: String = "screen",
  on device: String,
  _ orientation: DeviceOrientation = .portrait
) throws -> Screen {
  let device = try #require(Devices.device(id: device))
  var screen: Screen?
  try withTemporaryFolder { folder in
    let file = "\(folder)/Main.storyboard"
    try Data(storyboard(contents, scenes).utf8).write(to: URL(filePath: file))
    let sizeClasses = device.sizeClasses(in: orientation)
    let document = try InterfaceBuilderDocument(contentsOf: file, sizeClasses: sizeClasses)
    screen = try document.screen(scene: "vc")
  }
  screen?.name = name
  return try #require(screen)
}

private func storyboard(_ contents: String, _ scenes: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
  initialViewController="vc">
  <device id="retina4_7" orientation="portrait"/>
  <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
  <rect key="frame" x="0" y="0" width="375" height="667"/>
  \(contents)
  </view></viewController></objects></scene>\(scenes)</scenes></document>
  """
}

/// Returns a view with a fixed height, at the top of the root view and as wide as the root view.
func strip(
  _ id: String,
  height: Double,
  variation: String = "",
  properties: String = ""
) -> String {
  """
  <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(properties)><constraints>
  <constraint firstAttribute="height" constant="\(height)" id="\(id)-height">\(variation)</constraint>
  </constraints></view>
  """
}

/// Returns a constraint of the root view that makes attributes of two views equal.
func tie(
  _ view: String,
  _ attribute: String,
  to other: String,
  _ otherAttribute: String? = nil,
  constant: Double = 0
) -> String {
  """
  <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
  secondAttribute="\(otherAttribute ?? attribute)" constant="\(constant)" \
  id="\(view)-\(attribute)-\(other)"/>
  """
}

extension Run {
  /// Returns the frames at a checkpoint by the last names of their paths.
  func frames(at checkpoint: String) throws -> [String: Rect] {
    let views = try snapshot(checkpoint).views.map { view in
      (view.path.lastName, view.frame)
    }
    return Dictionary(views) { first, _ in first }
  }
}
