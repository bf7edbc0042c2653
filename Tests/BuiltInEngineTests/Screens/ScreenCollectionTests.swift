import BuiltInEngine
import EngineProtocol
import Foundation
import InterfaceBuilder
import ScenarioModel
import Testing

/// Collections of storyboards, with rows from scenarios.
@Suite struct ScreenCollectionTests {
  /// Returns a collection that fills a screen of 375 by 667 points, with a header and a prototype.
  private static func storyboard(_ layout: String, content: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="vc"><device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc">
    <view key="view" userLabel="root" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><collectionView userLabel="photos" contentInsetAdjustmentBehavior="never" id="c">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(layout)
    <cells><collectionViewCell reuseIdentifier="Photo" userLabel="photo" id="p">
    <rect key="frame" x="0" y="0" width="50" height="50"/>
    <collectionViewCellContentView key="contentView" userLabel="content" id="cc">
    <rect key="frame" x="0" y="0" width="50" height="50"/>
    \(content)
    </collectionViewCellContentView></collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" userLabel="header" id="h">
    <rect key="frame" x="0" y="0" width="375" height="10"/></collectionReusableView>
    </collectionView></subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  /// Items of 100 by 80 points, at least 10 apart, in lines 20 apart, 15 from the sides.
  private static let flow = """
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20" \
    minimumInteritemSpacing="10" id="l"><size key="itemSize" width="100" height="80"/>
    <size key="headerReferenceSize" width="50" height="30"/>
    <inset key="sectionInset" minX="15" minY="5" maxX="15" maxY="0"/></collectionViewFlowLayout>
    """

  private func frames(_ storyboard: String, rows: String = "") throws -> [String: Rect] {
    let text = """
      screens:
        gallery:
          storyboard: Gallery.storyboard
      \(rows)
      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps: [checkpoint: at rest]
      """
    let file = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
    let questions = try file.questions { scene, _, version in
      try InterfaceBuilderDocument(
        data: Data(storyboard.utf8),
        file: "Gallery.storyboard",
        sizeClasses: version.sizeClasses
      ).screen(scene: nil)
    }
    let question = try #require(questions.first { _ in true })
    let views = try RestingLayout.layout(of: question).views
    return Dictionary(views.map { ($0.name, $0.frame) }) { first, _ in first }
  }

  /// Between the insets are 345 points for three items with gaps of (345 - 300) / 2.
  ///
  /// The next line begins below the header of 30, the inset of 5, a line of 80 and 20 points of
  /// space.
  @Test func rowsFlowInLines() throws {
    let rows = "    rows: { photos: [{ cell: Photo, count: 4 }] }"
    let frames = try frames(Self.storyboard(Self.flow), rows: rows)
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 375, height: 30))
    #expect(frames["photo-1"] == Rect(x: 15, y: 35, width: 100, height: 80))
    #expect(frames["photo-2"] == Rect(x: 137.5, y: 35, width: 100, height: 80))
    #expect(frames["photo-3"] == Rect(x: 260, y: 35, width: 100, height: 80))
    #expect(frames["photo-4"] == Rect(x: 15, y: 135, width: 100, height: 80))
    #expect(frames["content-4"] == Rect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func prototypeAppearsOnceWithoutRows() throws {
    let frames = try frames(Self.storyboard(Self.flow))
    #expect(frames["photo"] == Rect(x: 15, y: 35, width: 100, height: 80))
  }

  /// 20 items in lines of three: the last begins in line 7, at 35 + 6 · 100, below the screen's end.
  @Test func itemsOutOfSightAreThere() throws {
    let rows = "    rows: { photos: [{ cell: Photo, count: 20 }] }"
    let frames = try frames(Self.storyboard(Self.flow), rows: rows)
    #expect(frames["photo-20"]?.y == 635)
    #expect(frames["photo-19"]?.x == 15)
  }

  /// A label with two texts: each item has the size of its own text.
  @Test func itemsUseTheirOwnSizes() throws {
    let layout = """
      <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" \
      minimumLineSpacing="10" minimumInteritemSpacing="10" id="l"/>
      """
    let content = """
      <subviews><view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="width" constant="80" id="1"/>
      <constraint firstItem="b" firstAttribute="height" constant="40" id="2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="cc" secondAttribute="top" id="3"/>
      <constraint firstItem="b" firstAttribute="left" secondItem="cc" secondAttribute="left" id="4"/>
      <constraint firstItem="cc" firstAttribute="right" secondItem="b" secondAttribute="right" id="5"/>
      <constraint firstItem="cc" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="6"/>
      </constraints>
      """
    let rows = "    rows: { photos: [{ cell: Photo, count: 5 }] }"
    let frames = try frames(Self.storyboard(layout, content: content), rows: rows)
    #expect(frames["photo-1"] == Rect(x: 0, y: 0, width: 80, height: 40))
    // Four fill a line: 4 · 80 + 3 · 10 = 350 of 375 points.
    #expect(frames["photo-5"] == Rect(x: 0, y: 50, width: 80, height: 40))
  }

  /// An item without a content size is still recorded, with its content.
  @Test func itemWithoutAreaIsRecorded() throws {
    let layout = Self.flow.replacing(
      "width=\"100\" height=\"80\"",
      with: "width=\"0\" height=\"80\""
    )
    let content = #"<subviews><textField userLabel="field" id="f"/></subviews>"#
    let frames = try frames(
      Self.storyboard(layout, content: content),
      rows: "    rows: { photos: [{ cell: Photo }] }"
    )
    #expect(frames["photo-1"] == Rect(x: 15, y: 35, width: 0, height: 80))
  }

  @Test func rowsSetTexts() throws {
    let content = #"<subviews><label text="?" userLabel="title" id="t"/></subviews>"#
    let storyboard = Self.storyboard(Self.flow, content: content)
    let rows = "    rows: { photos: [{ cell: Photo, count: 2, texts: { title: Holidays } }] }"
    #expect(try frames(storyboard, rows: rows)["title-2"] != nil)
  }

  @Test(arguments: [
    (
      "{ photo: [{ cell: Photo }] }", "s.yaml:4:13", "table or collection 'photo'",
      "did you mean 'photos'?"
    ),
    (
      "{ photos: [{ cell: Phota }] }", "s.yaml:4:30", "prototype 'Phota'", "did you mean 'Photo'?"
    ),
    (
      "{ photos: [{ cell: Photo, texts: { contnt: A } }] }", "s.yaml:4:46",
      "view in the prototype 'contnt'", "did you mean 'content'?"
    ),
  ])
  func errorSuggestsNearestSpelling(
    rows: String,
    place: String,
    message: String,
    hint: String
  ) throws {
    let error = #expect(throws: ScenarioError.self) {
      try frames(Self.storyboard(Self.flow), rows: "    rows: \(rows)")
    }
    #expect(
      error?.description == "\(place): the screen 'gallery' has no \(message)\nhint: \(hint)"
    )
  }
}
