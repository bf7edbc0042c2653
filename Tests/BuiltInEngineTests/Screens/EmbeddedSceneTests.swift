import BuiltInEngine
import Foundation
import InterfaceBuilder
import ScenarioModel
import Testing

/// Scenes embedded in the container views of other scenes.
@Suite struct EmbeddedSceneTests {
  /// Returns a scene with a container view in the lower part of the screen, from 300 points down.
  private static func parent(_ destination: String) -> String {
    """
    <viewController id="parent"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <connections><segue destination="\(destination)" kind="embed" id="segue"/></connections>
    </containerView></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="300" id="c1"/>
    <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" \
    id="c2"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="c3"/>
    <constraint firstItem="box" firstAttribute="trailing" secondItem="root" \
    secondAttribute="trailing" id="c4"/>
    </constraints></view></viewController>
    """
  }

  /// A scene with a view that fills its safe area, drawn 200 points wide.
  private static let child = """
    <viewController id="child"><view key="view" userLabel="form" id="child-root">
    <rect key="frame" x="0" y="0" width="200" height="100"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" userLabel="root" id="in"/></subviews>
    <constraints>
    <constraint firstItem="in" firstAttribute="top" secondItem="safe" secondAttribute="top" id="i1"/>
    <constraint firstItem="in" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" \
    id="i2"/>
    <constraint firstItem="in" firstAttribute="left" secondItem="safe" secondAttribute="left" \
    id="i3"/>
    <constraint firstItem="in" firstAttribute="right" secondItem="safe" secondAttribute="right" \
    id="i4"/>
    </constraints><viewLayoutGuide key="safeArea" id="safe"/></view></viewController>
    """

  private func document(_ scenes: [String], runs: Bool = true) throws -> InterfaceBuilderDocument {
    let scenes = scenes.enumerated().map { index, objects in
      #"<scene sceneID="s\#(index)"><objects>\#(objects)</objects></scene>"#
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
      initialViewController="parent"><device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes.joined())</scenes></document>
      """
    return try InterfaceBuilderDocument(
      data: Data(text.utf8),
      file: "F.storyboard",
      sizeClasses: runs ? SizeClasses(horizontal: .compact, vertical: .regular) : nil
    )
  }

  /// Returns the frames of the first scene on a phone, by name.
  private func frames(_ scenes: [String], on device: String) throws -> [String: Rect] {
    let scene = try #require(try document(scenes).scenes.first)
    let stage = ScreenStage(
      device: try #require(Devices.device(id: device)),
      orientation: .portrait
    )
    let screen = try #require(scene.screen)
    let scenario = Scenario(
      name: "s",
      screen: ScreenReference(name: screen.name, source: .inPlace(screen.rootView)),
      in: scene.surroundings,
      on: stage,
      steps: []
    )
    let question = CaseQuestion(
      scenario: scenario,
      screens: [screen],
      device: stage.device,
      orientation: .portrait
    )
    let views = try RestingLayout.layout(of: question).views
    return Dictionary(views.map { ($0.name, $0.frame) }) { first, _ in first }
  }

  /// The iPhone X is 375 by 812, with 34 points of unsafe area below: 512 and 478 points are left.
  @Test func embeddedSceneFillsItsContainer() throws {
    let frames = try frames([Self.parent("child"), Self.child], on: "iphone-x")
    #expect(frames["box"] == Rect(x: 0, y: 300, width: 375, height: 512))
    #expect(frames["form"] == Rect(x: 0, y: 0, width: 375, height: 512))
    #expect(frames["box-root"] == Rect(x: 0, y: 0, width: 375, height: 478))
  }

  /// Its navigation bar takes 44 points of the container, which has no status bar above it.
  @Test func embeddedNavigationControllerHasItsBar() throws {
    let navigation = """
      <navigationController id="nav"><connections><segue destination="child" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController>
      """
    let scenes = [Self.parent("nav"), Self.child, navigation]
    let frames = try frames(scenes, on: "iphone-8")
    #expect(frames["form"] == Rect(x: 0, y: 0, width: 375, height: 367))
    #expect(frames["box-root"] == Rect(x: 0, y: 44, width: 375, height: 323))
  }

  @Test func embeddedSceneAppearsAtRunTimeOnly() throws {
    let designed = try document([Self.parent("child"), Self.child], runs: false)
    #expect(designed.scenes[0].screen?.rootView.subviews.first?.subviews == [])
    let running = try document([Self.parent("child"), Self.child])
    #expect(running.scenes[0].screen?.rootView.subviews.first?.subviews.map(\.name) == ["form"])
    #expect(running.scenes[0].sources["in"] != nil)
    #expect(running.scenes.map(\.isShownByAnother) == [false, true])
  }

  /// A form that embeds itself in its own container would never end.
  @Test func recursiveEmbeddingIsOmitted() throws {
    let scene = try #require(try document([Self.parent("parent")]).scenes.first)
    #expect(scene.screen?.rootView.subviews.first?.subviews == [])
    #expect(!scene.isShownByAnother)
  }

  /// Two containers of one scene have no common id or name of a view.
  @Test func sceneEmbeddedTwiceAppearsTwice() throws {
    let second = """
      <containerView id="other"><rect key="frame" x="0" y="100" width="10" height="10"/><connections>
      <segue destination="child" kind="embed" id="segue-2"/></connections></containerView></subviews>
      """
    let parent = Self.parent("child").replacing("</subviews>", with: second)
    let frames = try frames([parent, Self.child], on: "iphone-8")
    #expect(frames["form"] == Rect(x: 0, y: 0, width: 375, height: 367))
    #expect(frames["other-form"] == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(frames["other-root"] == Rect(x: 0, y: 0, width: 10, height: 10))
  }
}
