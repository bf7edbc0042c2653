import Foundation
import ScenarioModel
import StoryboardImport
import Testing

/// What is refused before anything is believed.
@Suite struct MarkupReaderTests {
  static let whole = SmallDocument.storyboard()

  @Test func wholeDocumentIsRead() {
    #expect(errorMessage(of: Self.whole) == nil)
  }

  /// Foundation's parser calls many of these a success.
  @Test func documentCutOffAnywhereIsRefused() {
    for length in 1..<Self.whole.utf8.count {
      let cut = String(decoding: Self.whole.utf8.prefix(length), as: UTF8.self)
      #expect(errorMessage(of: cut) != nil, "\(length) bytes")
    }
  }

  @Test func emptyFileIsRefused() {
    #expect(
      errorMessage(of: "")
        == "F.storyboard:1:1: the file is empty; expected an Interface Builder document"
    )
  }

  @Test func otherXMLIsRefused() {
    #expect(
      errorMessage(of: "<plist version=\"1.0\"/>")?
        .hasPrefix("F.storyboard:1:1: <plist> is not an Interface Builder document for iOS") == true
    )
  }

  @Test func documentForTheMacIsRefused() {
    let text = #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"/>"#
    #expect(
      errorMessage(of: text)?.contains("com.apple.InterfaceBuilder3.Cocoa.Storyboard") == true
    )
  }

  @Test(arguments: [
    "<!DOCTYPE document [<!ENTITY x 'y'>]>\n<document/>",
    "<!DOCTYPE document SYSTEM \"file:///etc/passwd\">\n<document/>",
  ])
  func documentTypeIsRefused(text: String) {
    #expect(errorMessage(of: text)?.hasPrefix("F.storyboard:1:1: a document type") == true)
  }

  @Test func unknownEntityIsRefusedWhereItStands() {
    let text = "<document>\n  <string key=\"text\">a&x;b</string></document>"
    #expect(errorMessage(of: text)?.hasPrefix("F.storyboard:2:23: an entity other than") == true)
  }

  @Test func commentsAndCharacterReferencesAreHarmless() throws {
    let label = """
      <!-- R&D; <!DOCTYPE --><subviews><label id="l">
      <string key="text">a&#233;&amp;&lt;<![CDATA[&x;]]></string></label></subviews>
      """
    #expect(try screen(root: label).rootView.subviews.first?.properties.text == "aé&<&x;")
  }

  @Test func endlessNestingIsRefused() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(
      errorMessage(of: text)?.hasSuffix(
        "more than 1000 elements inside each other, which no storyboard needs"
      ) == true
    )
  }

  @Test func utf16IsRefused() throws {
    let data = try #require("<document/>".data(using: .utf16))
    #expect(throws: ImportError.self) {
      try InterfaceBuilderDocument(data: data, file: "F.storyboard")
    }
  }

  @Test func missingFileIsNamed() {
    #expect(
      throws: ImportError.unreadable(file: "/nowhere/A.storyboard", reason: "no such file")
    ) {
      try InterfaceBuilderDocument(contentsOf: "/nowhere/A.storyboard")
    }
  }
}
