import Foundation
import Testing

/// Tests invalid documents: each ends with a result or one clear error, never with a crash.
@Suite struct HostileDocumentTests {
  private static func storyboard(_ contents: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    \(contents)
    </view></viewController></objects></scene></scenes></document>
    """
  }

  /// Returns nested views, each from `open` with its number.
  private static func nested(_ levels: Int, _ name: String, _ attributes: String = "") -> String {
    (0..<levels).map { "<subviews><\(name) \(attributes) id=\"n\($0)\">" }.joined()
      + String(repeating: "</\(name)></subviews>", count: levels)
  }

  private func layout(_ text: String) throws -> CommandOutput {
    try Workplace(["F.storyboard": text]).scvdb("layout", "--format", "jsonl", "F.storyboard")
  }

  private func lineCount(_ text: String) -> Int { text.split(separator: "\n").count }

  /// 450 levels are 903 nested elements, below the limit of 1000.
  @Test func viewsNestedDeeplyAreAllLaidOut() throws {
    let output = try layout(Self.storyboard(Self.nested(450, "view")))
    #expect(output.status == 0)
    #expect(lineCount(output.output) == 451)
  }

  @Test func stacksNestedDeeplyAreAllLaidOut() throws {
    let attributes = #"axis="vertical" translatesAutoresizingMaskIntoConstraints="NO""#
    let output = try layout(Self.storyboard(Self.nested(50, "stackView", attributes)))
    #expect(output.status == 0)
    #expect(lineCount(output.output) == 51)
  }

  @Test(arguments: [nested(100_000, "view"), String(repeating: "<a>", count: 100_000)])
  func deepNestingIsRefusedWithPosition(contents: String) throws {
    let output = try layout(Self.storyboard(contents))
    #expect(output.status == 2)
    #expect(output.output == "")
    #expect(output.errors.hasPrefix("error: F.storyboard:5:"))
    #expect(
      output.errors.hasSuffix(
        "more than 1000 elements inside each other\nfix: split the document\n"
      )
    )
  }

  /// One line for each of the first hundred, and one for the others.
  @Test func manyDanglingConnectionsAreCounted() throws {
    let segues = (0..<5000).map { #"<segue destination="x\#($0)" kind="show" id="s\#($0)"/>"# }
    let output = try layout(
      Self.storyboard("<connections>\(segues.joined())</connections>")
    )
    #expect(output.status == 0)
    #expect(lineCount(output.errors) == 101)
    #expect(output.errors.hasSuffix("from here on 4900 more references without a target\n"))
  }

  /// A view with twenty different width constraints keeps the first; five conflicts are reported.
  @Test func contradictionsAreReported() throws {
    let widths = (1...20).map {
      #"<constraint firstAttribute="width" constant="\#($0)" id="w\#($0)"/>"#
    }
    let view = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
      \(widths.joined())</constraints></view></subviews>
      """
    let output = try layout(Self.storyboard(view))
    #expect(output.status == 0)
    #expect(
      output.errors.contains(
        "view (v).width == 2 (w2) conflicts with view (v).width == 1 (w1)"
      )
    )
    #expect(output.errors.hasSuffix("scene vc: 14 more conflicts of constraints\n"))
  }

  /// Each view is a million times wider than the one before.
  ///
  /// The 51st is 10³⁰⁶ points, too large to count in thousandths, and the 52nd is beyond all
  /// numbers.
  @Test func overflowingWidthsAreIgnored() throws {
    let ids = 0..<100
    let views = ids.map { #"<view translatesAutoresizingMaskIntoConstraints="NO" id="v\#($0)"/>"# }
    let widths = ids.dropFirst().map {
      """
      <constraint firstItem="v\($0)" firstAttribute="width" secondItem="v\($0 - 1)"
       secondAttribute="width" multiplier="1000000" id="w\($0)"/>
      """
    }
    let output = try layout(
      Self.storyboard(
        """
        <subviews>\(views.joined())</subviews><constraints>\(widths.joined())
        <constraint firstItem="v0" firstAttribute="width" constant="1000000" id="w0"/></constraints>
        """
      )
    )
    #expect(output.status == 0)
    #expect(lineCount(output.output) == 101)
  }

  @Test func controlCharactersInNamesAreEscaped() throws {
    let view = #"<subviews><view userLabel="a&#x202E;b" id="v"/></subviews>"#
    let workplace = try Workplace(["F.storyboard": Self.storyboard(view)])
    #expect(try workplace.scvdb("layout", "F.storyboard").output.contains("a\\u{202E}b"))
  }

  @Test func compiledDocumentIsRefused() throws {
    let workplace = try Workplace()
    try Data([0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 0xFF])
      .write(to: workplace.folder.appending(path: "F.nib"))
    let output = try workplace.scvdb("layout", "F.nib")
    #expect(output.status == 2)
    #expect(
      output.errors.hasPrefix("error: F.nib:1:1: the file is a binary property list or a compiled")
    )
  }

  /// The text before and after the value is still printed.
  @Test func longValueIsShortenedInWarning() throws {
    let value = String(repeating: "i", count: 1_000_000)
    let output = try layout(
      Self.storyboard(#"<subviews><view id="v" hidden="\#(value)"/></subviews>"#)
    )
    #expect(output.status == 0)
    #expect(output.errors.hasPrefix(#"F.storyboard:5:11: warning: <view> has hidden="iii"#))
    #expect(output.errors.hasSuffix("iii\"; expected YES or NO; it is left out\n"))
    #expect(output.errors.utf8.count < 1100)
  }

  /// A document truncated anywhere before its last `>` is an error with a source location, and
  /// prints no view.
  @Test func truncatedDocumentIsRefused() throws {
    let whole = Self.storyboard(#"<subviews><label text="äb" id="l"/></subviews>"#)
    let bytes = Array(whole.utf8)
    let workplace = try Workplace()
    var names: [String] = []
    for end in 0..<bytes.count {
      names.append("\(end).storyboard")
      try Data(bytes[..<end]).write(to: workplace.folder.appending(path: names[end]))
    }
    let output = try workplace.scvdb(["layout", "--format", "jsonl"] + names)
    #expect(output.status == 2)
    #expect(output.output == "")
    let errors = output.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(errors.count == names.count)
    for (error, name) in zip(errors, names) { #expect(error.hasPrefix("error: \(name):")) }
  }
}
