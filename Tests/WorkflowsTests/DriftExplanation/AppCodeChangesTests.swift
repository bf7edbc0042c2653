import Foundation
import SnapshotModel
import Testing
import Workflows

/// The changed lines of an app's code, from the output of git.
@Suite struct AppCodeChangesTests {
  /// The first part replaces line 23.
  ///
  /// The second adds lines 31 and 32, a comment and a statement. The third removes a line after line 40.
  @Test func changedLinesAreRead() {
    let text = """
      diff --git a/Chat/Bar.swift b/Chat/Bar.swift
      index 0123456..789abcd 100644
      --- a/Chat/Bar.swift
      +++ b/Chat/Bar.swift
      @@ -23 +23 @@ final class Bar {
      -    pin(stack, top: 7)
      +    pin(stack, top: 9)
      @@ -30,0 +31,2 @@ final class Bar {
      +    // The bar is opaque.
      +    backgroundColor = .white
      @@ -39 +40,0 @@ final class Bar {
      -    label.isHidden = true
      """
    #expect(
      AppCodeChanges.hunks(in: text) == [
        hunk("Chat/Bar.swift", 23, 5, "pin(stack, top: 9)"),
        hunk("Chat/Bar.swift", 32, 5, "backgroundColor = .white"),
        hunk("Chat/Bar.swift", 40, 1, "label.isHidden = true"),
      ]
    )
  }

  /// The names of a removed file and of a file without a final line break.
  @Test func filesHaveTheirNames() {
    let text = """
      diff --git a/Old.swift b/Old.swift
      deleted file mode 100644
      --- a/Old.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -let old = 1
      diff --git a/New.swift b/New.swift
      --- a/New.swift
      +++ b/New.swift
      @@ -1 +1 @@
      -let new = 1
      \\ No newline at end of file
      +let new = 2
      """
    #expect(
      AppCodeChanges.hunks(in: text) == [
        hunk("Old.swift", 1, 1, "let old = 1"),
        hunk("New.swift", 1, 1, "let new = 2"),
      ]
    )
  }

  @Test func commentsAreNotCode() {
    let text = """
      --- a/Bar.swift
      +++ b/Bar.swift
      @@ -1 +1 @@
      -// A bar.
      +// A bar at the bottom.
      """
    #expect(AppCodeChanges.hunks(in: text).isEmpty)
  }

  private func hunk(
    _ file: String,
    _ line: Int,
    _ column: Int,
    _ code: String
  ) -> AppCodeChanges.Hunk {
    AppCodeChanges.Hunk(
      location: FileLocation(file: file, line: line, column: column),
      code: code
    )
  }
}

/// The references between the files of an app, from the output of `git grep`.
@Suite struct AppCodeGraphTests {
  /// The controller uses the cell, and the cell uses an extension of `UIView`.
  private let lines = [
    ("List.swift", "class ListController"), ("List.swift", "UIViewController"),
    ("List.swift", "RowCell"), ("Row.swift", "class\tRowCell"), ("Row.swift", "UIView"),
    ("Pin.swift", "extension  UIView"), ("Other.swift", "class OtherController"),
    ("Other.swift", "RowCell"),
  ]

  private func graph(prefix: String) -> AppCodeGraph {
    let text = lines.map { "\(prefix)\($0)\0\($1)\n" }.joined()
    return AppCodeGraph(names: Data(text.utf8), prefix: prefix)
  }

  @Test(arguments: ["", "0123abc:"]) func referencesAreCounted(prefix: String) {
    let graph = graph(prefix: prefix)
    #expect(
      graph.distances(from: ["ListController"])
        == ["List.swift": 0, "Row.swift": 1, "Pin.swift": 2]
    )
  }

  @Test func unknownTypesHaveNoFiles() {
    #expect(graph(prefix: "").distances(from: ["UIWindow"]).isEmpty)
  }
}

/// The classes in the documents of an app, from the output of `git grep`.
@Suite struct InterfaceOwnersTests {
  /// Two scenes, the second from line 20, and a xib.
  private let lines = [
    ("App/Main.storyboard", 10, "<scene "), ("App/Main.storyboard", 12, " id=\"one-vi-ew1\""),
    ("App/Main.storyboard", 12, "customClass=\"LoginController\""),
    ("App/Main.storyboard", 15, " id=\"lab-el-001\""), ("App/Main.storyboard", 20, "<scene "),
    ("App/Main.storyboard", 21, "customClass=\"ListController\""),
    ("App/Main.storyboard", 25, "customClass=\"RowCell\""),
    ("App/Main.storyboard", 26, " id=\"lab-el-002\""),
    ("App/PriceCell.xib", 5, "customClass=\"PriceLabel\""),
  ]

  private func classes(
    _ file: String,
    _ line: Int,
    _ code: String,
    prefix: String = ""
  )
    -> Set<String>
  {
    let text = lines.map { "\(prefix)\($0)\0\($1)\0\($2)\n" }.joined()
    let owners = InterfaceOwners(names: Data(text.utf8), prefix: prefix)
    return owners.classes(at: FileLocation(file: file, line: line, column: 1), code)
  }

  @Test(arguments: ["", "0123abc:"]) func scenesHaveTheirClasses(prefix: String) {
    let file = "App/Main.storyboard"
    #expect(classes(file, 15, "<label/>", prefix: prefix) == ["LoginController"])
    #expect(classes(file, 30, "<label/>", prefix: prefix) == ["ListController", "RowCell"])
    #expect(classes(file, 3, "<device/>", prefix: prefix).isEmpty)
  }

  @Test func xibsHaveTheirName() {
    #expect(classes("App/PriceCell.xib", 3, "<rect/>") == ["PriceCell", "PriceLabel"])
  }

  /// A line of a translation names an object of the document.
  @Test func translationsFollowTheirObject() {
    let line = "\"lab-el-002.text\" = \"Preis\";"
    #expect(classes("App/de.lproj/Main.strings", 4, line) == ["ListController", "RowCell"])
    #expect(classes("App/de.lproj/Other.strings", 4, line).isEmpty)
    #expect(classes("App/de.lproj/Main.strings", 4, "\"title\" = \"Preis\";").isEmpty)
  }
}
