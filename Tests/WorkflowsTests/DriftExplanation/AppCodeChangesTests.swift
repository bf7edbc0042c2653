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
        AppCodeChanges.Hunk(file: "Chat/Bar.swift", line: 23, code: "pin(stack, top: 9)"),
        AppCodeChanges.Hunk(file: "Chat/Bar.swift", line: 32, code: "backgroundColor = .white"),
        AppCodeChanges.Hunk(file: "Chat/Bar.swift", line: 40, code: "label.isHidden = true"),
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
        AppCodeChanges.Hunk(file: "Old.swift", line: 1, code: "let old = 1"),
        AppCodeChanges.Hunk(file: "New.swift", line: 1, code: "let new = 2"),
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
}
