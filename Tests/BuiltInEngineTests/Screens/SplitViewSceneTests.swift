import BuiltInEngine
import DeviceCatalog
import Foundation
import InterfaceBuilder
import ScenarioModel
import Testing

/// Scenes in the columns of a split view controller.
@Suite struct SplitViewSceneTests {
  private static let split = """
    <splitViewController id="split"><connections>
    <segue destination="nav" kind="relationship" relationship="masterViewController" id="m"/>
    <segue destination="detail" kind="relationship" relationship="detailViewController" id="d"/>
    </connections></splitViewController>
    """
  private static let navigation = """
    <navigationController id="nav"><connections><segue destination="list" kind="relationship" \
    relationship="rootViewController" id="r"/></connections></navigationController>
    """

  private static func scene(_ id: String, segue: String = "") -> String {
    """
    <viewController id="\(id)"><view key="view" id="\(id)-root">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    </view>
    <connections>\(segue)</connections></viewController>
    """
  }

  /// Returns a document with five scenes: the list in a navigation controller, its pushed scene,
  /// the detail, its replacement, and a scene outside of the columns.
  private func document(_ sizeClasses: SizeClasses) throws -> InterfaceBuilderDocument {
    let more = #"<segue destination="pushed" kind="show" id="p"/>"#
    let other = #"<segue destination="other" kind="showDetail" id="o"/>"#
    let scenes = [
      Self.split, Self.navigation, Self.scene("list", segue: more + other), Self.scene("pushed"),
      Self.scene("detail"), Self.scene("other"), Self.scene("alone"),
    ].enumerated().map { #"<scene sceneID="s\#($0)"><objects>\#($1)</objects></scene>"# }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
      initialViewController="split"><device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes.joined())</scenes></document>
      """
    return try InterfaceBuilderDocument(
      data: Data(text.utf8),
      file: "F.storyboard",
      sizeClasses: sizeClasses
    )
  }

  @Test(arguments: [
    ("list", SplitViewColumn.primary), ("pushed", .primary), ("detail", .secondary),
    ("other", .secondary), ("alone", nil),
  ])
  func sceneIsInItsColumn(id: String, column: SplitViewColumn?) throws {
    let document = try document(SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(try document.scene(id).surroundings.splitView == column)
  }

  /// An iPad of the tenth generation is 820 by 1180 points and has a primary column 320 wide.
  ///
  /// In portrait the column covers a part of the secondary one, which has the full width. In
  /// landscape both columns share the width.
  @Test(arguments: [
    ("list", DeviceOrientation.portrait, 320.0), ("list", .landscape, 320),
    ("detail", .portrait, 820), ("detail", .landscape, 1180 - 320), ("alone", .landscape, 1180),
  ])
  func columnHasItsWidth(id: String, orientation: DeviceOrientation, width: Double) throws {
    #expect(try self.width(of: id, on: "ipad-10", orientation) == width)
  }

  /// A phone has room for one column, which fills its 375 points.
  @Test(arguments: ["list", "detail"])
  func collapsedColumnFillsTheWindow(id: String) throws {
    #expect(try width(of: id, on: "iphone-8", .portrait) == 375)
  }

  private func width(
    of id: String,
    on device: String,
    _ orientation: DeviceOrientation
  ) throws -> Double? {
    let stage = ScreenStage(
      device: try #require(Devices.device(id: device)),
      orientation: orientation
    )
    let scene = try document(stage.version.sizeClasses).scene(id)
    let screen = try #require(scene.screen)
    let question = CaseQuestion(showing: screen, in: scene.surroundings, on: stage)
    return try RestingLayout.layout(of: question).views.first?.frame.width
  }

  @Test func splitViewKeyRoundTrips() throws {
    let text = """
      screens: { form: { view: {} } }
      splitView: secondary
      matrix: { devices: [ipad-10] }
      steps: [checkpoint: at rest]
      """
    let scenario = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s").scenario
    #expect(scenario.splitView == .secondary)
    #expect(scenario.text().contains("\nsplitView: secondary\n"))
  }
}
