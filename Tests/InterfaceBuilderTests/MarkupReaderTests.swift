import Foundation
import InterfaceBuilder
import ProjectFiles
import ScenarioModel
import SnapshotModel
import Testing

/// Markup that the reader refuses before it uses any of it.
@Suite struct MarkupReaderTests {
  static let whole = SmallDocument.storyboard()

  @Test func wholeDocumentIsRead() {
    #expect(errorMessage(of: Self.whole) == nil)
  }

  /// The parser accepts many of these documents.
  @Test func truncatedDocumentIsRefused() {
    for length in 1..<Self.whole.utf8.count {
      let cut = String(decoding: Self.whole.utf8.prefix(length), as: UTF8.self)
      #expect(errorMessage(of: cut) != nil, "\(length) bytes")
    }
  }

  @Test func emptyFileIsRefused() {
    #expect(
      errorMessage(of: "")
        == "F.storyboard:1:1: the file is empty\nfix: name an Interface Builder document"
    )
  }

  @Test(arguments: [
    ("<document><a></b></document>", "a closing tag does not match the open element"),
    ("<document a=\"1\" a=\"2\"/>", "the element has an attribute twice"),
    ("<document a=\"&#27;\"/>", "this character is not allowed in XML"),
    ("<document/>garbage", "the document is cut off, or has content after its end"),
    ("<document><scenes>", "the document is cut off, or has content after its end"),
  ])
  func damageHasReason(text: String, reason: String) {
    let message = errorMessage(of: text)
    #expect(message?.hasPrefix("F.storyboard:1:") == true)
    let fix = "fix: restore the file, or save it from Xcode again"
    let hasReason = message?.hasSuffix("not well-formed XML: \(reason)\n\(fix)") == true
    #expect(hasReason, "\(message ?? "")")
  }

  @Test func namesKeepTheirPrefixes() {
    let message = errorMessage(of: #"<q:document xmlns:q="urn:q" q:a="1" b="&lt;2"/>"#)
    let start = "F.storyboard:1:1: <q:document> is not an Interface Builder document"
    #expect(message?.hasPrefix(start) == true, "\(message ?? "")")
  }

  @Test func otherXMLIsRefused() {
    #expect(
      errorMessage(of: "<plist version=\"1.0\"/>")?
        .hasPrefix("F.storyboard:1:1: <plist> is not an Interface Builder document for iOS") == true
    )
  }

  @Test(arguments: [
    (
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"/>"#,
      "<document> for macOS is not an Interface Builder document for iOS\nfix: name a document for iOS"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"/>"#,
      "<document> for watchOS is not an Interface Builder document for iOS\nfix: name a document for iOS"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard"/>"#,
      "<document> for tvOS is not an Interface Builder document for iOS\nfix: name a document for iOS"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="XROS.CocoaTouch"/>"#,
      "<document> for visionOS is not an Interface Builder document for iOS\nfix: name a document for iOS"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="visionOS"/>"#,
      "<document> for visionOS is not an Interface Builder document for iOS\nfix: name a document for iOS"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><dependencies>"#
        + #"<deployment identifier="XROS"/></dependencies></document>"#,
      "<document> for visionOS is not an Interface Builder document for iOS\nfix: name a document for iOS"
    ),
    (
      #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#,
      "is not an Interface Builder document for iOS\nfix: open it in Xcode 5 or newer and save it\nhint: it was saved by Xcode 3 or 4"
    ),
    (
      "<html/>",
      "is not an Interface Builder document for iOS\nfix: name another document\nhint: expected <document> of type com.apple.InterfaceBuilder3.CocoaTouch"
    ),
  ])
  func documentForAnotherSystemIsRefused(text: String, reason: String) {
    let message = errorMessage(of: text)
    #expect(message?.hasPrefix("F.storyboard:1:1: <") == true)
    #expect(message?.hasSuffix(reason) == true, "\(message ?? "")")
  }

  @Test(arguments: [
    ("bplist00\u{1}", "F.storyboard:1:1: the file is a binary property list or a compiled nib"),
    ("NIBArchive\u{1}", "F.storyboard:1:1: the file is a compiled nib"),
    (
      "<?xml version='1.0' encoding='ISO-8859-1'?><document/>",
      "F.storyboard:1:1: the declared encoding is ISO-8859-1\nfix: save the document as UTF-8"
    ),
  ])
  func otherFileKindIsNamed(text: String, message: String) {
    #expect(errorMessage(of: text)?.hasPrefix(message) == true)
  }

  /// E4 alone is ä in Latin 1 and the beginning of three bytes in UTF-8.
  @Test func invalidUTF8IsRefusedWithPosition() {
    let data = Data("<document>\n <a b=\"".utf8) + [0xE4] + Data("\"/></document>".utf8)
    #expect(
      throws: ImportError.malformed(
        FileLocation(file: "F.storyboard", line: 2, column: 8),
        reason: "the bytes from here on are not UTF-8",
        fix: "save the document from Xcode again"
      )
    ) {
      try InterfaceBuilderDocument(data: data, file: "F.storyboard")
    }
  }

  @Test func mergeConflictIsNamed() {
    let text = """
      <document>
      <<<<<<< HEAD
      <label id="a"/>
      =======
      <label id="b"/>
      >>>>>>> feature
      </document>
      """
    #expect(
      errorMessage(of: text)
        == "F.storyboard:2:1: unresolved merge conflict: \"<<<<<<< HEAD\"\nfix: keep one of the "
        + "two versions, and remove the lines with markers"
    )
  }

  @Test(arguments: [
    "<!DOCTYPE document [<!ENTITY x 'y'>]>\n<document/>",
    "<!DOCTYPE document SYSTEM \"file:///etc/passwd\">\n<document/>",
  ])
  func documentTypeIsRefused(text: String) {
    #expect(
      errorMessage(of: text)?.hasPrefix(
        "F.storyboard:1:1: Interface Builder does not write document type"
      ) == true
    )
  }

  /// 22 characters precede the entity on line 2 below; here 2,000 more, of two bytes each.
  @Test func columnsCountCharactersOnLongLines() {
    let long = String(repeating: "ä", count: 2000)
    let text = "<document>\n  <string key=\"text\">a\(long)&x;b</string></document>"
    #expect(errorMessage(of: text)?.hasPrefix("F.storyboard:2:2023: an entity other than") == true)
  }

  @Test func unknownEntityHasPosition() {
    let text = "<document>\n  <string key=\"text\">a&x;b</string></document>"
    #expect(errorMessage(of: text)?.hasPrefix("F.storyboard:2:23: an entity other than") == true)
  }

  /// The parser copies the whole comment for each pair of hyphens in it.
  @Test(arguments: ["<!-- a -- b -->", "<!-- a --->", "<!--\(String(repeating: "-", count: 99))"])
  func hyphensInCommentAreRefusedAtComment(comment: String) {
    #expect(
      errorMessage(of: "<document>\n  \(comment)</document>")
        == "F.storyboard:2:3: not well-formed XML: a comment contains '--'\n"
        + "fix: restore the file, or save it from Xcode again"
    )
  }

  /// A hundred thousand of them would take seconds; the parser is stopped at the thousandth.
  @Test(arguments: ["]]>", "&#0;", "<x:b/>", "<?xml a?>"])
  func parserStopsAtThousandthMistake(mistake: String) throws {
    let flood = String(repeating: mistake + "\n", count: 100_000)
    let message = try #require(errorMessage(of: "<document>\n\(flood)</document>"))
    #expect(message.contains(": not well-formed XML: "))
    // One mistake per line, from line 2 on; the parser may report a few lines later, if it looks
    // ahead.
    let line = try #require(message.split(separator: ":").dropFirst().first.flatMap { Int($0) })
    #expect((1000...1010).contains(line))
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
        "more than 1000 elements inside each other\nfix: split the document"
      ) == true
    )
  }

  /// The parser compares each attribute of an element with each other one.
  @Test(arguments: [#"a="""#, #"a="x>y" "#, "b='\"' c='&amp;' "])
  func floodOfAttributesIsRefused(attribute: String) {
    let flood = String(repeating: attribute, count: 10_000)
    #expect(
      errorMessage(of: "<document>\n  <view \(flood)/></document>")
        == "F.storyboard:2:3: more than 1000 attributes of an element\nfix: split the document"
    )
  }

  @Test func equalSignsInTextAreNotAttributes() throws {
    let text = String(repeating: "a='&amp;", count: 2000)
    let label = "<subviews><label text=\"\(text)\" id=\"l\"/></subviews>"
    #expect(
      try screen(root: label).rootView.subviews.first?.properties.text
        == text.replacing("&amp;", with: "&")
    )
  }

  @Test func utf16IsRefused() throws {
    let data = try #require("<document/>".data(using: .utf16))
    #expect(throws: ImportError.self) {
      try InterfaceBuilderDocument(data: data, file: "F.storyboard")
    }
  }

  @Test func foldersAndDevicesAreRefused() {
    for (path, reason) in [("/usr", FileRefusal.Reason.folder), ("/dev/zero", .special)] {
      #expect(throws: ImportError.refused(FileRefusal(reason, at: path))) {
        try InterfaceBuilderDocument(contentsOf: path)
      }
    }
  }

  @Test func missingFileIsNamed() {
    #expect(
      throws: ImportError.refused(FileRefusal(.missing, at: "/nowhere/A.storyboard"))
    ) {
      try InterfaceBuilderDocument(contentsOf: "/nowhere/A.storyboard")
    }
  }
}
