/// A storyboard with a scene of a view for each name, on the lines 4, 8, 12 and so on.
func plainStoryboard(_ names: [String]) -> String {
  let scenes = names.map { name in
    """
        <scene sceneID="scene-\(name)"><objects>
          <viewController storyboardIdentifier="\(name)" id="\(name)" sceneMemberID="viewController">
            <view key="view" id="view-\(name)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          </viewController></objects></scene>
    """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>
    \(scenes.joined(separator: "\n"))
      </scenes>
    </document>
    """
}
