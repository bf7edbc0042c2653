import Foundation
import InterfaceBuilder
import PortSupport

@testable import PortStoryboards

/// Makes a storyboard of some scenes, with classes of this module.
///
/// - Parameters:
///   - scenes: The objects of each scene, without the elements around them.
///   - initial: The id of the initial controller.
///   - name: The name of the storyboard.
/// - Returns: The storyboard, read from a temporary file.
/// - Throws: An error for an invalid document.
@MainActor
func makeStoryboard(
  _ scenes: [String],
  initial: String = "one",
  name: String = "Main"
) throws -> UIStoryboard {
  let source = InterfaceFolder.source(
    of: try readDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="\(initial)">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>
      \(text(of: scenes))
      </scenes>
      </document>
      """,
      "\(name).storyboard"
    ),
    named: name
  )
  UIStoryboard.setSource(source, forStoryboardNamed: name)
  return UIStoryboard(name: name, bundle: nil)
}

/// Registers a nib with some objects.
@MainActor
func makeNib(_ objects: String, name: String) throws {
  let file = try readDocument(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <objects>
    \(objects)
    </objects>
    </document>
    """,
    "\(name).xib"
  )
  UINib.setSource(InterfaceFolder.nibSource(of: file, named: name), forNibNamed: name)
}

private func text(of scenes: [String]) -> String {
  scenes.enumerated().map { index, objects in
    "<scene sceneID=\"scene-\(index)\"><objects>\n\(objects)\n</objects></scene>"
  }.joined(separator: "\n")
}

/// Reads a document from a temporary file.
@MainActor
private func readDocument(_ text: String, _ name: String) throws -> InterfaceFile {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: name)
  try "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(text)"
    .write(to: file, atomically: true, encoding: .utf8)
  return InterfaceFile.read(file.path)
}

/// The attributes of an element with a class of this module.
func custom(_ type: String) -> String {
  "customClass=\"\(type)\" customModule=\"PortStoryboardsTests\""
}

/// The frame of an element.
func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
  "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}

/// A root view with some subviews.
func rootView(_ subviews: String = "", connections: String = "") -> String {
  """
  <view key="view" id="root">\(frame(0, 0, 414, 896))
  <subviews>\(subviews)</subviews><connections>\(connections)</connections></view>
  """
}

/// A scene's controller with a plain view.
func plainScene(_ id: String, _ type: String? = nil, identifier: String? = nil) -> String {
  let name = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
  return """
    <viewController id="\(id)"\(name) \(type.map(custom) ?? "")>
    <view key="view" id="view-\(id)">\(frame(0, 0, 414, 896))</view></viewController>
    """
}

/// Shows a controller in the device's window.
@MainActor
@discardableResult
func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

/// Describes classes of this module, as rewritten sources do.
@MainActor
func describe(_ type: AnyClass, _ body: (ClassDescription) -> Void) {
  body(ClassDescription.of(type))
}
