import DriftReport
import Foundation
import Reports
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct ScreenPictureTests {
  private static func picture(_ root: SampleView, caption: String = "at rest") -> String {
    let panel = ScreenPicture.Panel(
      caption: caption,
      snapshot: snapshot(
        root,
        keyboard: Rect(x: 0, y: 300, width: 200, height: 100),
        focus: "box/list/row"
      )
    )
    return ScreenPicture(title: "box", panels: [panel], highlighting: ["box/list"]).text
  }

  private static let screen = SampleView(
    name: "box",
    frame: Rect(x: 0, y: 0, width: 200, height: 400),
    subviews: [
      SampleView(
        name: "list",
        className: "UIScrollView",
        frame: Rect(x: 20, y: 50, width: 160, height: 100),
        scroll: ScrollGeometry(
          contentSize: Size(width: 160, height: 300),
          contentOffset: Point(x: 0, y: 10),
          contentInset: .zero,
          adjustedContentInset: .zero
        ),
        subviews: [
          SampleView(name: "row", frame: Rect(x: 0.5, y: 30.333, width: 300, height: 44)),
          SampleView(name: "far", frame: Rect(x: 0, y: 200, width: 160, height: 44)),
        ]
      ),
      SampleView(
        name: "hint",
        frame: Rect(x: 0, y: 200, width: 20, height: 20),
        isHidden: true
      ),
    ]
  )

  /// The row is at 20 + 0.5 and 50 + 30.333 - 10 in the window.
  ///
  /// The list clips it.
  @Test func viewsHaveTheirProportionsPathsAndFrames() throws {
    let elements = try parsed(Self.picture(Self.screen))
    let views = elements.filter {
      $0.name == "rect" && $0.attributes["class"]?.hasPrefix("view") == true
    }
    #expect(
      views.map(\.attributes) == [
        ["class": "view", "x": "0", "y": "0", "width": "200", "height": "400"],
        [
          "class": "view scroll highlight", "x": "20", "y": "50", "width": "160", "height": "100",
        ],
        [
          "class": "view focus", "x": "20.5", "y": "70.333", "width": "300", "height": "44",
        ],
      ]
    )
    #expect(
      elements.filter { $0.name == "title" }.map(\.text) == [
        "box", "box (UIView)\nframe 0 0 200 400",
        "box/list (UIScrollView)\nframe 20 50 160 100",
        "box/list/row (UIView)\nframe 0.5 30.333 300 44, in window 20.5 70.333 300 44",
        "keyboard\nframe 0 300 200 100",
      ]
    )
    // A nested drawing clips the list's content. 10 points of 300 are above the visible part.
    let list = try #require(elements.first { $0.attributes["class"] == "viewport" })
    #expect(
      list.attributes == [
        "class": "viewport", "x": "20", "y": "50", "width": "160", "height": "100",
        "viewBox": "20 50 160 100", "data-view": "box/list", "data-offset": "0 10",
      ]
    )
    let content = try #require(elements.first { $0.attributes["class"] == "content" })
    #expect(
      content.attributes == [
        "class": "content", "x": "20", "y": "40", "width": "160", "height": "300",
      ]
    )
    // A third of 100 points, and a thirtieth of them from the top.
    let thumb = try #require(elements.first { $0.attributes["class"] == "thumb" })
    #expect(thumb.attributes["y"] == "53.333" && thumb.attributes["height"] == "33.333")
    // The name of the list is above the row, which begins 20 points further down.
    let texts = elements.filter { $0.name == "text" }
    #expect(texts.map(\.text) == ["at rest", "▸row", "keyboard", "box", "list"])
  }

  @Test func panelsAreSideBySide() throws {
    let one = ScreenPicture.Panel(caption: "one", snapshot: snapshot(Self.screen))
    let two = ScreenPicture.Panel(caption: "two", snapshot: snapshot(Self.screen))
    let elements = try parsed(ScreenPicture(title: "", panels: [one, two]).text)
    let drawings = elements.filter {
      $0.name == "svg" && ["panel", nil].contains($0.attributes["class"])
    }.map(\.attributes)
    // A margin of 24 points around each.
    #expect(drawings.map { $0["x"] } == [nil, "24", "248"])
    #expect(drawings[0]["width"] == "472" && drawings[0]["height"] == "448")
    #expect(drawings.dropFirst().allSatisfy { $0["width"] == "200" && $0["height"] == "400" })
  }

  @Test(arguments: [
    "</title><script>x</script>", "\"onload=\"x", "a&b", "]]>", "\u{1B}[2J", "\u{0}", "\n",
    "\u{FFFF}", "\u{202E}", "'",
  ])
  func hostileNamesAreEscaped(name: String) throws {
    var root = Self.screen
    // A slash would end the name and begin another view's name.
    root.subviews[0].subviews[0].name = name.replacing("/", with: "")
    root.subviews[0].subviews[0].className = name
    let text = Self.picture(root, caption: name)
    let expected = try parsed(Self.picture(Self.screen)).count
    let elements = try parsed(text)
    #expect(elements.count == expected)
    #expect(elements.allSatisfy { $0.name != "script" && $0.attributes["onload"] == nil })
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
    }
    #expect(isPlain)
    // A line feed in a name forges no second line.
    let title = try #require(elements.last { $0.name == "title" && $0.text.contains("0.5 30.333") })
    #expect(title.text.split(separator: "\n").count == 2)
  }

  @Test func pictureIsWellFormedAndDeterministic() throws {
    var random = RandomRuns(seed: 7)
    for _ in 0..<100 {
      let panels = random.run().steps.compactMap { step in
        step.snapshot.map { ScreenPicture.Panel(caption: step.detail, snapshot: $0) }
      }
      let text = ScreenPicture(title: "t", panels: panels).text
      #expect(text == ScreenPicture(title: "t", panels: panels).text)
      #expect(try parsed(text).first?.name == "svg")
    }
  }
}

/// An element of a document.
private struct Element {
  var name: String
  var parent: String?
  var attributes: [String: String]
  var text = ""
}

/// Returns the elements of a document, each before its descendants.
private func parsed(_ document: String) throws -> [Element] {
  func elements(_ tree: XMLTree, in parent: String?) -> [Element] {
    tree.children.flatMap { child in
      [
        Element(
          name: child.name,
          parent: parent,
          attributes: child.attributes,
          text: child.text
        )
      ] + elements(child, in: child.name)
    }
  }
  return elements(try XMLTree(document), in: nil)
}
