import Foundation
import InterfaceBuilder
import ScenarioModel
import ScvdbTestSupport
import Testing

/// The contents for other size classes that each screen includes.
@Suite struct VariationTests {
  private static let document = SmallDocument.storyboard(
    root: """
      <subviews><label id="a"><constraints>
      <constraint firstAttribute="height" constant="1" id="h">
      <variation key="heightClass=compact" constant="2"/>
      </constraint></constraints>
      <variation key="widthClass=regular" hidden="YES"/></label>
      <stackView id="s"><subviews><view id="x"/><view id="y"/></subviews>
      <variation key="heightClass=compact" axis="vertical"><mask key="subviews">
      <exclude reference="x"/></mask></variation></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="a" secondAttribute="top" id="t"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="x" secondAttribute="top" id="u"/>
      </constraints>
      <variation key="widthClass=compact"><mask key="constraints"><exclude reference="t"/></mask>
      </variation>
      """
  )

  private func screens(_ text: String) throws -> [SizeClasses: Screen] {
    var screens: [SizeClasses: Screen] = [:]
    try withTemporaryFolder { folder in
      let file = "\(folder)/Main.storyboard"
      try Data(text.utf8).write(to: URL(filePath: file))
      for sizeClasses in SizeClasses.all {
        let document = try InterfaceBuilderDocument(contentsOf: file, sizeClasses: sizeClasses)
        screens[sizeClasses] = try document.screen(scene: nil)
      }
    }
    return screens
  }

  @Test func everyScreenHasAllSizeClassContents() throws {
    let screens = try screens(Self.document)
    for (start, screen) in screens {
      for (other, expected) in screens {
        #expect(screen.contents(for: other) == expected.contents, "\(start) to \(other)")
      }
    }
  }

  /// No other attribute of the label has a name of this length.
  @Test func attributeOfVariationAloneIsRead() throws {
    for (sizeClasses, screen) in try screens(Self.document) {
      let label = try #require(screen.rootView.subviews.first { $0.id == "a" })
      #expect(label.properties.isHidden == (sizeClasses.horizontal == .regular ? true : nil))
    }
  }

  /// A variation for another idiom changes nothing.
  @Test func screensWithOneVersionHaveNoVariations() throws {
    let text = SmallDocument.storyboard(
      root: """
        <constraints><constraint firstAttribute="height" constant="1" id="h">
        <variation key="userInterfaceIdiom=mac" constant="2"/></constraint></constraints>
        """
    )
    for screen in try screens(text).values { #expect(screen.variations == nil) }
  }

  @Test func viewNamesIgnoreSizeClasses() throws {
    let text = SmallDocument.storyboard(
      root: """
        <subviews><view id="a" userLabel="Box"/><view id="b" userLabel="Box"/></subviews>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask>
        </variation>
        """
    )
    for screen in try screens(text).values {
      #expect(screen.contents.allNodes.first { $0.id == "b" }?.name == "Box-b")
    }
  }
}
