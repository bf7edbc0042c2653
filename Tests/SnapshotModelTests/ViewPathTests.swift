import Foundation
import SnapshotModel
import Testing

@Suite struct ViewPathTests {
  private let field: ViewPath = "form/panel/field"

  @Test func pathConsistsOfNames() {
    #expect(field.names == ["form", "panel", "field"])
    #expect(field.screen == "form")
    #expect(field.lastName == "field")
    #expect(!field.isRoot)
  }

  @Test func rootHasOneName() {
    let root: ViewPath = "form"
    #expect(root.names == ["form"])
    #expect(root.screen == "form")
    #expect(root.lastName == "form")
    #expect(root.isRoot)
    #expect(root.superview.isEmpty)
    #expect(Array(root.superviews).isEmpty)
  }

  @Test func superviewsComeNearestFirst() {
    #expect(field.superview == "form/panel")
    #expect(Array(field.superviews) == ["form/panel", "form"])
  }

  @Test func superviewsOfForgedPathsAreLimited() {
    // A path with 150 names has 149 superviews.
    let forged = ViewPath(Array(repeating: "a", count: 150).joined(separator: "/"))
    #expect(Array(forged.superviews).count == ViewPath.deepest)
  }

  @Test(arguments: [
    ("form/panel/field", "form/panel", true), ("form/panel/field", "form", true),
    ("form/panel/field", "form/panel/field", false), ("form/panel/field", "form/pan", false),
    ("form/panel", "form/panel/field", false), ("form/panel", "panel", false),
  ])
  func descendantIsInside(path: ViewPath, view: ViewPath, isInside: Bool) {
    #expect(path.isInside(view) == isInside)
  }

  @Test func appendedNameIsLast() {
    #expect(ViewPath("form").appending("panel") == "form/panel")
    #expect(ViewPath("").appending("form") == "form")
  }

  @Test func renamedSuperviewMovesDescendants() {
    #expect(field.moved(from: "form/panel", to: "form/box") == "form/box/field")
    #expect(field.moved(from: field, to: "form/text") == "form/text")
  }

  @Test func pathsAreOrderedByTheirTexts() {
    #expect(["b", "a/c", "a"].map { ViewPath($0) }.sorted() == ["a", "a/c", "b"])
  }

  /// The JSON of a path is a plain string.
  @Test func pathIsTextInJSON() throws {
    let json = Data(#"["form\/panel","form"]"#.utf8)
    let paths = try JSONDecoder().decode([ViewPath].self, from: json)
    #expect(paths == ["form/panel", "form"])
    #expect(
      String(decoding: try JSONEncoder().encode(paths), as: UTF8.self) == #"["form\/panel","form"]"#
    )
  }
}

@Suite struct ViewPatternTests {
  @Test(arguments: [
    ("form/panel/field", "form/panel/field", true), ("form/panel/field", "form/panel", true),
    ("form/panel/field", "field", true), ("form/panel/field", "panel", true),
    ("form/panel/field", "panel/field", true), ("form/panel/field", "fiel", false),
    ("form/panel/field", "anel", false), ("form/panel", "form/panel/field", false),
  ])
  func patternContainsItsViewAndDescendants(path: ViewPath, view: ViewPattern, isInside: Bool) {
    #expect(view.contains(path) == isInside)
  }

  @Test(arguments: [
    ("form/panel", true), ("panel", true), ("form", false), ("anel", false),
    ("form/panel/field", false),
  ])
  func patternMatchesTheEndOfAPath(view: ViewPattern, isMatch: Bool) {
    #expect(view.matches("form/panel") == isMatch)
  }

  @Test func missingPatternContainsEveryView() {
    #expect((nil as ViewPattern?).contains("form/panel"))
  }

  /// The search for a text makes a table of all its characters.
  @Test func longNamesAreComparedQuickly() {
    let name = ViewPattern(String(repeating: "b", count: 100_000))
    let elapsed = ContinuousClock().measure {
      for _ in 0..<1000 { #expect(!name.contains("form/panel/field")) }
    }
    #expect(elapsed < .seconds(5))
    // One text in two forms: the name has more bytes.
    #expect(ViewPattern("\u{3B1}\u{313}\u{300}\u{345}").contains("\u{1F82}/a"))
  }
}
