import BuiltInEngine
import DeviceCatalog
import Foundation
import InterfaceBuilder
import Lint
import ScenarioModel
import SnapshotModel
import Testing

/// A storyboard with one scene, with a root view drawn on a phone of 375 by 667 points.
struct LintScene {
  /// Elements inside the root view.
  var views: String
  /// Constraints of the root view.
  var constraints = ""
  /// False for views with autoresizing masks.
  var usesAutoLayout = true
  var extent = LintScreen.Extent.whole
  var technique = Technique.none
  var followsKeyboard = false
  var hasNavigation = false
  var outlets = ""
  /// Views beside the root view.
  var beside = ""

  var text: String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" \(usesAutoLayout ? "useAutolayout=\"YES\" useSafeAreas=\"YES\"" : "") \
    initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \(views)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    <viewLayoutGuide key="safeArea" id="safe"/></view>
    <connections>\(outlets)</connections>
    </viewController>\(beside)</objects></scene></scenes></document>
    """
  }

  /// A part keeps its size in the document.
  private var surroundings: ScreenSurroundings {
    ScreenSurroundings(
      navigation: hasNavigation,
      partSize: extent == .whole ? nil : Size(width: 375, height: 667)
    )
  }

  /// Returns the question about the screen on a stage.
  func question(on stage: ScreenStage) throws -> LintQuestion {
    let document = try InterfaceBuilderDocument(
      data: Data(text.utf8),
      file: "Main.storyboard",
      sizeClasses: stage.version.sizeClasses
    )
    let scene = try #require(document.scenes.first)
    return LintQuestion(
      screen: LintScreen(
        name: scene.displayName,
        screen: try #require(scene.screen),
        location: FileLocation(file: "Main.storyboard", line: 1, column: 1),
        sources: scene.sources,
        extent: extent,
        followsKeyboard: followsKeyboard,
        surroundings: surroundings,
        technique: technique
      ),
      stage: stage
    )
  }

  /// Returns the findings of the rules with these ids on some stages; without ids, of all rules.
  func findings(
    _ rules: String...,
    on stages: [ScreenStage] = [.iPhone8],
    by engine: any Engine = BuiltInEngine.current
  ) async throws -> [LintFinding] {
    let linter = ScreenLinter(
      engine: engine,
      rules: LintRules.all.filter { rules.isEmpty || rules.contains($0.id) }
    )
    return try await linter.findings(in: stages.map(question(on:)))
  }
}

extension ScreenStage {
  /// 375 by 667 points, a status bar of 20, and a keyboard of 216 that begins at 451.
  static let iPhone8 = stage("iphone-8")
  /// 320 by 568 points, and a keyboard of 216 that begins at 352.
  static let iPhoneSE = stage("iphone-se-1")
  /// 568 by 320 points, and a keyboard of 162 that begins at 158.
  static let iPhoneSELandscape = stage("iphone-se-1", .landscape)

  static func stage(_ id: String, _ orientation: DeviceOrientation = .portrait) -> ScreenStage {
    guard let device = Devices.device(id: id) else { preconditionFailure("no device \(id)") }
    return ScreenStage(device: device, orientation: orientation)
  }
}

extension [LintFinding] {
  /// The names of the views, in the order of the report.
  var views: [String] { map(\.viewName) }
}

/// Returns an element with an autoresizing mask.
func placed(
  _ element: String,
  _ id: String,
  _ frame: (x: Double, y: Double, width: Double, height: Double),
  mask: String = "",
  attributes: String = "",
  content: String = ""
) -> String {
  """
  <\(element) opaque="NO" \(attributes) id="\(id)">
  <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
  <autoresizingMask key="autoresizingMask" \(mask)/>
  \(content)</\(element)>
  """
}

/// Returns a button with a title and an autoresizing mask.
func button(
  _ id: String,
  _ frame: (x: Double, y: Double, width: Double, height: Double),
  mask: String = "",
  title: String = "Go"
) -> String {
  placed(
    "button",
    id,
    frame,
    mask: mask,
    attributes: #"buttonType="system""#,
    content: #"<state key="normal" title="\#(title)"/>"#
  )
}

/// Returns an element with constraints.
func constrained(
  _ element: String,
  _ id: String,
  attributes: String = "",
  content: String = ""
) -> String {
  """
  <\(element) opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">\
  \(content)</\(element)>
  """
}

/// `first.attribute == second.otherAttribute + constant`.
func constraint(
  _ id: String,
  _ first: String,
  _ attribute: String,
  to second: String,
  _ otherAttribute: String,
  _ constant: Double = 0
) -> String {
  """
  <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
  secondAttribute="\(otherAttribute)" constant="\(constant)" id="\(id)"/>
  """
}

/// `item.attribute == constant`, for a width or a height.
func length(
  _ id: String,
  _ item: String,
  _ attribute: String,
  _ constant: Double,
  priority: Int = 1000
) -> String {
  """
  <constraint firstItem="\(item)" firstAttribute="\(attribute)" constant="\(constant)" \
  priority="\(priority)" id="\(id)"/>
  """
}
