import Foundation
import ScenarioModel
import Testing

@testable import InterfaceBuilder

/// Warnings name each unknown or ignored construct once, with its source location.
@Suite struct VocabularyTests {
  private func warnings(_ root: String, resources: String = "") throws -> [String] {
    let text = SmallDocument.storyboard(root: "\n" + root, resources: resources)
    return try document(text).warnings.map(\.description)
  }

  /// The header takes six lines and the line break a seventh.
  @Test func unknownAttributeIsNamedOnceWithCount() throws {
    let views = """
      <subviews>
      <label glow="YES" id="a"/>
      <label glow="NO" id="b"/>
      <button glow="YES" id="c"/></subviews>
      """
    #expect(
      try warnings(views) == [
        "F.storyboard:9:1: warning: <label> has the unknown attribute glow; it is left out "
          + "(and 1 more like it)",
        "F.storyboard:11:1: warning: <button> has the unknown attribute glow; it is left out",
      ]
    )
  }

  @Test func unknownElementIsReportedWithItsContents() throws {
    #expect(
      try warnings("<hologram><label glow=\"YES\" id=\"l\"/></hologram>") == [
        "F.storyboard:8:1: warning: <hologram> is unknown; it is left out with its contents"
      ]
    )
  }

  @Test(arguments: [
    (
      #"<slider id="v" minimumValueImage="moon"/>"#,
      #"<slider> has minimumValueImage="moon", which the layout ignores"#
    ),
    (#"<view id="v"><inset key="glow"/></view>"#, #"<inset> has the unknown key "glow""#),
    (
      #"<view id="v"><variation key="moonPhase=full"/></view>"#,
      #"<variation> is for "moonPhase=full", which is unknown"#
    ),
    (
      #"<label id="v"><attributedString key="attributedText"><fragment content="a"><attributes>"#
        + #"<real key="NSBaselineOffset" value="4"/></attributes></fragment></attributedString></label>"#,
      #"<real> has the unknown key "NSBaselineOffset""#
    ),
  ])
  func unsupportedAttributesAreNamed(element: String, message: String) throws {
    let warnings = try warnings("<subviews>\(element)</subviews>")
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(message) == true, "\(warnings)")
  }

  @Test(arguments: [
    #"<searchBar id="v" prompt=""/>"#,
    #"<view id="v" alpha="0.5"><color key="backgroundColor" anything="1"><new/></color></view>"#,
    #"<view id="v"><variation key="heightClass=compact" hidden="YES"/></view>"#,
    #"<view id="v"><attributedString key="userComments"><whatever/></attributedString></view>"#,
    #"<view id="v"><userGuides><userLayoutGuide location="40"/></userGuides></view>"#,
    #"<stepper id="v"><frame key="frameInset" minX="35" minY="89" width="94" height="29"/></stepper>"#,
    #"<button id="v"><inset key="insetFor6xAndEarlier" minX="0" minY="20" maxX="0" maxY="-20"/></button>"#,
    #"<navigationBar id="v" shadowImage="line"/>"#,
  ])
  func appearanceAttributesAreNotReported(element: String) throws {
    #expect(try warnings("<subviews>\(element)</subviews>") == [])
  }

  @Test(arguments: [
    #"<outlet property="field" destination="ghost" id="o"/>"#,
    #"<segue destination="ghost" kind="show" id="s"/>"#,
    #"<action selector="go:" destination="ghost" id="x"/>"#,
  ])
  func danglingReferenceIsReported(connection: String) throws {
    let name = try #require(connection.dropFirst().split(separator: " ").first)
    #expect(
      try warnings("<connections>\(connection)</connections>") == [
        "F.storyboard:8:14: warning: <\(name)> has destination=\"ghost\", "
          + "but the document has no object with that id"
      ]
    )
  }

  /// Warnings name a hundred constructs one by one, and count the others at the first of them.
  @Test func manyUnknownConstructsAreCounted() throws {
    let views = (0..<1234).map { "<glow\($0)/>\n" }.joined()
    let warnings = try warnings(views)
    #expect(warnings.count == 101)
    #expect(
      warnings.last
        == "F.storyboard:108:1: warning: from here on 1134 more unknown elements and attributes"
    )
  }

  /// The deviations page has a row for each pair of an element and an attribute.
  @Test func everyUnsupportedAttributeIsListed() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/LayoutEngine/DEVIATIONS.md"),
      encoding: .utf8
    )
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names =
      ElementVocabulary.plainNames.union(ElementVocabulary.sealedNames)
      .union(ElementVocabulary.parts.keys).union(ViewElement.all.map(\.name))
      .union(ControllerKind.all.map(\.name)).union(ReferenceCheck.references.keys)
    for element in names {
      for attribute in try #require(ElementVocabulary.named(element)).unfollowed.keys {
        #expect(
          rows.contains { $0.contains("`\(element)`") && $0.contains("`\(attribute)`") },
          "\(element) \(attribute)"
        )
      }
    }
  }

  /// A collection has these keys with or without cells.
  @Test(arguments: ["itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize"])
  func flowLayoutSizesAreRead(key: String) throws {
    let collection = """
      <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" id="l">
      <size key="\(key)" width="50" height="40"/></collectionViewFlowLayout></collectionView>
      """
    #expect(try warnings("<subviews>\(collection)</subviews>") == [])
  }

  @Test func everyViewElementHasVocabulary() {
    #expect(ViewElement.all.allSatisfy { ElementVocabulary.named($0.name)?.isSealed == false })
  }
}
