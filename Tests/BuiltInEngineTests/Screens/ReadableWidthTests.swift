import BuiltInEngine
import EngineProtocol
import Foundation
import InterfaceBuilder
import ScenarioModel
import SnapshotModel
import Testing

/// Screens with margins that follow the readable width, from scenario files and documents.
@Suite struct ReadableWidthTests {
  private func runs(_ text: String, document: String = "") async throws -> [Run] {
    let file = try ScenarioFile.parse(text: text, file: "test.yaml", name: "test")
    let questions = try file.questions { scene, _, version in
      try InterfaceBuilderDocument(
        data: Data(document.utf8),
        file: scene.file,
        sizeClasses: version.sizeClasses
      ).screen(scene: scene.scene)
    }
    var runs: [Run] = []
    for question in questions { runs.append(try await BuiltInEngine.current.checkedRun(question)) }
    return runs
  }

  /// A note is between the margins of a page.
  ///
  /// On a pad of 1112 points: (1112 - 672) / 2 = 220. A phone of 667 points is too narrow for a
  /// column: 20 at each side remain.
  @Test func documentsAskForReadableMargins() async throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
      initialViewController="vc"><scenes><scene sceneID="scene"><objects>
      <viewController storyboardIdentifier="Page" id="vc">
      <view key="view" layoutMarginsFollowReadableWidth="YES" id="page">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="note" userLabel="note">
      <constraints><constraint firstAttribute="height" constant="30" id="height"/></constraints>
      </view></subviews>
      <constraints>
      <constraint firstItem="note" firstAttribute="leading" secondItem="page" \
      secondAttribute="leadingMargin" id="leading"/>
      <constraint firstItem="note" firstAttribute="trailing" secondItem="page" \
      secondAttribute="trailingMargin" id="trailing"/>
      <constraint firstItem="note" firstAttribute="top" secondItem="page" \
      secondAttribute="top" constant="60" id="top"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let runs = try await runs(
      """
      screens: { page: { storyboard: Page.storyboard, scene: Page } }
      technique: none
      matrix: { devices: [ipad-pro-10-5, iphone-8], orientations: [landscape], systems: [12] }
      steps:
        - checkpoint:
            name: at rest
            expect:
              - { ipad-pro-10-5: note.width == 672 }
              - { ipad-pro-10-5: note.x == 220 }
              - { iphone-8: note.x == 20 }
      """,
      document: document
    )
    #expect(runs.count == 2)
    #expect(runs.flatMap(\.broken) == [])
  }

  /// Smaller text has a narrower column, and the largest one more room than a pad of 1366 points has.
  @Test func columnsDependOnTheTextSize() async throws {
    let runs = try await runs(
      """
      screens:
        page:
          view:
            name: page
            layoutMarginsFollowReadableWidth: true
            subviews:
              - name: note
                constraints:
                  - { firstAttribute: leading, secondItem: page.layoutMargins }
                  - { firstAttribute: trailing, secondItem: page.layoutMargins }
                  - { firstAttribute: top, secondItem: page, constant: 60 }
                  - { firstAttribute: height, constant: 30 }
      technique: none
      matrix:
        devices: [ipad-pro-12-9-3]
        orientations: [landscape]
        textSizes: [extraSmall, large, accessibilityExtraExtraExtraLarge]
      steps:
        - checkpoint: at rest
      """
    )
    let widths = try runs.map { run in
      let views = try run.snapshot("at rest").views
      return try #require(views.first { $0.path.lastName == "note" }).frame.width
    }
    #expect(widths == [560, 672, 1366 - 40])
  }
}
