import Foundation
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import Workflows

/// Compares frames that Interface Builder stored with the frames from constraints.
@Suite struct StoredFrameTests {
  /// A box of 100 by 50 points, 20 from the left and 30 from the top, with its stored x.
  private static func document(x: Double) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc">
    <view key="view" contentMode="scaleToFill" id="v">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="box">
    <rect key="frame" x="\(x)" y="30" width="100" height="50"/>
    <constraints><constraint firstAttribute="width" constant="100" id="c1"/>
    <constraint firstAttribute="height" constant="50" id="c2"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="20" id="c3"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="30" id="c4"/></constraints>
    </view></viewController></objects></scene></scenes></document>
    """
  }

  private func withDocument<Result>(
    x: Double,
    _ body: (LaidOutDocument) throws -> Result
  ) throws -> Result {
    try withTemporaryFolder { folder in
      let file = "\(folder)/Main.storyboard"
      try Data(Self.document(x: x).utf8).write(to: URL(filePath: file))
      return try body(
        try LaidOutDocument(file: file, only: nil, stage: nil, fonts: FontLibrary(paths: []))
      )
    }
  }

  @Test(arguments: [(20.0, 1, 0), (20.5, 1, 0), (25, 0, 1)])
  func frameMatchesWithinTolerance(x: Double, matching: Int, differing: Int) throws {
    try withDocument(x: x) { document in
      let report = ComparisonReport(document, tolerance: 0.5)
      #expect(report.count.matching == matching)
      #expect(report.count.differing == differing)
      // The root view's frame is given.
      #expect(report.count.notCompared == 1)
    }
  }

  @Test func differenceIsListedInPoints() throws {
    try withDocument(x: 25) { document in
      let text = ComparisonReport(document, tolerance: 0.5).text
      // Computed 20 less stored 25.
      #expect(text.contains("difference       -5        0        0        0\n"))
      #expect(text.contains("1 view compared, 0 match within 0.5 pt, 1 differs; 1 not compared"))
    }
  }

  @Test func listingContainsEachView() throws {
    try withDocument(x: 20) { document in
      let lines = SceneListing(document: document).jsonLines.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines[1].contains(#""height":50,"name":"box","scene":"s","superview":"v""#))
      #expect(lines[1].hasSuffix(#""view":"box","width":100,"x":20,"y":30}"#))
    }
  }

  @Test func numbersAreSubtractedToAThousandth() {
    let difference = Rect(x: 0.3, y: 1, width: 2, height: 3)
      .minus(Rect(x: 0.1, y: 2, width: 2, height: 1))
    #expect(difference == Rect(x: 0.2, y: -1, width: 0, height: 2))
  }
}
