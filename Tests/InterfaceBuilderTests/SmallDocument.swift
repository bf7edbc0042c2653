import Foundation
import InterfaceBuilder
import ScenarioModel

/// The smallest documents with the elements that a test needs.
enum SmallDocument {
  /// Returns a storyboard with one scene; its root view contains `contents`.
  static func storyboard(
    root contents: String = "",
    controller: String = "",
    resources: String = "",
    device: String = #"<device id="retina4_7" orientation="portrait"/>"#,
    toolsVersion: String = "14460"
  ) -> String {
    """
    \(open(toolsVersion: toolsVersion, initial: "vc"))
    \(device)
    <scenes><scene sceneID="scene"><objects>
    <viewController storyboardIdentifier="Only" id="vc">
    <view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    \(contents)
    </view>
    \(controller)
    </viewController>
    </objects></scene></scenes>
    \(resources)
    </document>
    """
  }

  /// Returns a storyboard with these scenes.
  static func storyboard(scenes: [String], initial: String) -> String {
    let scenes = scenes.enumerated().map { index, objects in
      #"<scene sceneID="scene\#(index)"><objects>\#(objects)</objects></scene>"#
    }
    return "\(open(initial: initial))<scenes>\(scenes.joined())</scenes></document>"
  }

  /// Returns a .xib with these objects.
  static func nib(objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>\(objects)</objects>
    </document>
    """
  }

  static func open(toolsVersion: String = "14460", initial: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useSafeAreas="YES" initialViewController="\(initial)">
    """
  }
}

/// Reads a document from text.
func document(
  _ text: String,
  sizeClasses: SizeClasses? = nil
) throws(ImportError) -> InterfaceBuilderDocument {
  try InterfaceBuilderDocument(
    data: Data(text.utf8),
    file: "F.storyboard",
    sizeClasses: sizeClasses
  )
}

/// Returns the screen of a storyboard with one scene; its root view contains `contents`.
func screen(root contents: String, resources: String = "") throws -> Screen {
  try document(SmallDocument.storyboard(root: contents, resources: resources)).screen(scene: nil)
}

/// Returns the description of the error for `text`, or nil if it can be read.
func errorMessage(of text: String) -> String? {
  errorMessage { () throws(ImportError) in try document(text) }
}

/// Returns the description of the error that `body` throws, or nil if it succeeds.
func errorMessage<Value>(_ body: () throws(ImportError) -> Value) -> String? {
  do throws(ImportError) {
    _ = try body()
    return nil
  } catch {
    return error.description
  }
}
