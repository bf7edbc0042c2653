import Foundation
import Testing

/// A small document for one of the differences between screens.
struct OneLayoutDocument: CustomTestStringConvertible, Sendable {
  var file: String
  var text: String
  /// The only scene to test; nil for all.
  var scene: String?

  var testDescription: String { file }

  static let all = [
    bars("navigation", #"<navigationController id="nav">"#),
    bars("toolbar", #"<navigationController toolbarHidden="NO" id="nav">"#),
    bars("no-bar", #"<navigationController navigationBarHidden="YES" id="nav">"#),
    bars(
      "opaque",
      """
      <navigationController id="nav">
      <navigationBar key="navigationBar" translucent="NO" id="bar"/>
      """
    ),
    tabs, nib, stack, scrolling, insetFree, table, sizeClasses, ownSize, pushed, embedding,
  ]

  /// The documents with a text field.
  static let withFields = [all[0], all[3], tabs, stack, scrolling]

  // MARK: - Bars

  private static func bars(_ name: String, _ navigation: String) -> Self {
    storyboard(name, initial: "nav", scene("s", field) + container(navigation, "root", of: "nav"))
  }

  private static let tabs = storyboard(
    "tabs",
    initial: "tabs",
    scene("s", field)
      + container(#"<navigationController id="nav">"#, "root", of: "nav")
        + """
        <scene sceneID="s-tabs"><objects><tabBarController id="tabs"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="g-tabs"/>
        </connections></tabBarController></objects></scene>
        """
  )

  private static func container(_ element: String, _ root: String, of id: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>\(element)<connections>
    <segue destination="vc" kind="relationship" relationship="rootViewController" id="g-\(id)"/>
    </connections></navigationController></objects></scene>
    """
  }

  // MARK: - Views

  /// A field between the edges of the safe area.
  private static let field = Content(
    views: #"<textField translatesAutoresizingMaskIntoConstraints="NO" userLabel="field" id="f"/>"#,
    constraints: pins("f", to: "safe", ["top", "bottom", "leading", "trailing"])
  )

  private static let stack = storyboard(
    "stack",
    scene(
      "s",
      Content(
        views: """
          <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" \
          userLabel="stack" id="st"><subviews>
          <label text="A label of some words" userLabel="label" id="l"/>
          <textField borderStyle="roundedRect" userLabel="field" id="f"/>
          <label hidden="YES" text="hidden" userLabel="hidden" id="h"/>
          </subviews></stackView>
          """,
        constraints: pins("st", to: "safe", ["top"])
          + pins("st", to: "root", ["leadingMargin", "trailingMargin"])
      )
    )
  )

  private static let scrolling = storyboard("scrolling", scene("s", scrollView))

  private static let insetFree = storyboard(
    "inset-free",
    scene("s", scrollView, attributes: #"automaticallyAdjustsScrollViewInsets="NO""#)
  )

  /// A scrolling field of 900 points.
  private static let scrollView = Content(
    views: """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" userLabel="scroll" id="sc"><subviews>
      <textField translatesAutoresizingMaskIntoConstraints="NO" userLabel="field" id="f"/></subviews>
      <constraints>
      <constraint firstItem="f" firstAttribute="height" constant="900" id="h"/>
      <constraint firstItem="f" firstAttribute="width" secondItem="sc" secondAttribute="width" id="w"/>
      \(pins("f", to: "sc", ["top", "bottom", "leading", "trailing"]))
      </constraints></scrollView>
      """,
    constraints: pins("sc", to: "root", ["top", "bottom", "leading", "trailing"])
  )

  private static let table = storyboard(
    "table",
    scene(
      "s",
      Content(
        views: """
          <tableView style="grouped" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" \
          dataMode="static" userLabel="table" id="t"><sections><tableViewSection id="sec"><cells>
          <tableViewCell userLabel="cell" id="c"><rect key="frame" x="0" y="18" width="375" height="44"/>
          <tableViewCellContentView key="contentView" userLabel="content" tableViewCell="c" id="cc">
          <rect key="frame" x="0" y="0" width="375" height="43.5"/><subviews>
          <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" userLabel="label" id="l"/>
          </subviews><constraints>
          \(pins("l", to: "cc", ["leadingMargin", "topMargin"]))
          </constraints></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
          </tableView>
          """,
        constraints: pins("t", to: "root", ["top", "bottom", "leading", "trailing"])
      )
    )
  )

  /// A view that is 100 points wide, and 300 in a regular width.
  private static let sizeClasses = storyboard(
    "size-classes",
    scene(
      "s",
      Content(
        views: """
          <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="box" id="b"><constraints>
          <constraint firstAttribute="width" constant="100" id="narrow">
          <variation key="widthClass=regular" constant="300"/></constraint>
          <constraint firstAttribute="height" constant="50" id="height"/></constraints></view>
          """,
        constraints: pins("b", to: "safe", ["top", "trailing"])
      )
    )
  )

  /// A root view that expects its position from constraints.
  private static let ownSize = storyboard(
    "own-size",
    scene("s", field).replacing(
      #"<view key="view""#,
      with: #"<view key="view" translatesAutoresizingMaskIntoConstraints="NO""#
    )
  )

  /// A view of a .xib without a screen.
  private static let nib = Self(
    file: "Part.xib",
    text: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <view userLabel="part" id="root"><rect key="frame" x="0" y="0" width="300" height="80"/><subviews>
      \(field.views)</subviews><constraints>\(field.constraints)</constraints>
      <viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
      """
  )

  /// A scene in a container view of another scene.
  private static let embedding = storyboard(
    "embedding",
    initial: "parent",
    #"""
    <scene sceneID="parent"><objects><viewController id="parent"><view key="view" id="whole">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><containerView userLabel="container" id="box">
    <rect key="frame" x="0" y="400" width="375" height="267"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <connections><segue destination="vc" kind="embed" id="g"/></connections>
    </containerView></subviews></view></viewController></objects></scene>
    """# + scene("s", field),
    only: "parent"
  )

  /// A navigation controller with a root that pushes the scene.
  private static let pushed = storyboard(
    "pushed",
    initial: "nav",
    #"""
    <scene sceneID="first"><objects><viewController id="first"><view key="view" id="empty">
    <rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <connections><segue destination="vc" kind="show" id="g"/></connections>
    </viewController></objects></scene>
    """#
      + scene("s", field)
      + container(#"<navigationController id="nav">"#, "root", of: "nav")
      .replacing(#"destination="vc""#, with: #"destination="first""#)
  )
}

extension OneLayoutDocument {
  /// The content of a root view with the id `root` and the safe area `safe`.
  fileprivate struct Content {
    var views: String
    var constraints: String
  }

  /// Returns constraints between equal edges of a view and another item.
  fileprivate static func pins(_ view: String, to item: String, _ attributes: [String]) -> String {
    attributes.map { attribute in
      let own = attribute.replacing("Margin", with: "")
      return """
        <constraint firstItem="\(view)" firstAttribute="\(own)" secondItem="\(item)" \
        secondAttribute="\(attribute)" id="\(view)-\(attribute)"/>
        """
    }
    .joined(separator: "\n")
  }

  fileprivate static func scene(
    _ scene: String,
    _ content: Content,
    attributes: String = ""
  ) -> String {
    """
    <scene sceneID="\(scene)"><objects><viewController \(attributes) id="vc">
    <view key="view" userLabel="root" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(content.views)</subviews><constraints>\(content.constraints)</constraints>
    <viewLayoutGuide key="safeArea" id="safe"/></view>
    </viewController></objects></scene>
    """
  }

  fileprivate static func storyboard(
    _ name: String,
    initial: String = "vc",
    _ scenes: String,
    only scene: String? = nil
  ) -> Self {
    Self(
      file: "\(name).storyboard",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
        initialViewController="\(initial)">
        <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes></document>
        """,
      scene: scene
    )
  }
}
