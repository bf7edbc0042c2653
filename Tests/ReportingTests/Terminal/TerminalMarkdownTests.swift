import Testing

@testable import Reporting

/// Renders the Markdown of the documentation on a terminal.
@Suite struct TerminalMarkdownTests {
  private func rendered(_ markdown: String, width: Int = 40) -> String {
    TerminalMarkdown(width: width).rendered(markdown)
  }

  @Test func markupIsTakenAwayButNotInCode() {
    #expect(
      rendered("# A `title`\n\nSome **bold** and *leaning* text, `a**b`.", width: 60) == """
        A title

          Some bold and leaning text, a**b.

        """
    )
  }

  @Test func linksKeepTheirNames() {
    #expect(rendered("See [the page](page.md).") == "  See the page.\n")
  }

  @Test func paragraphsAreWrapped() {
    // Two spaces, then the words that fit into 20 columns.
    #expect(
      rendered("one two three four five six", width: 20) == """
          one two three four
          five six

        """
    )
  }

  @Test func itemsHangBehindTheirMarkers() {
    #expect(
      rendered("- first item\n- second\n  one", width: 13) == """
          - first
            item
          - second
            one

        """
    )
  }

  @Test func tableWithoutRoomIsAList() {
    let table = "| name | meaning |\n| --- | --- |\n| a | the first letter |"
    #expect(rendered(table, width: 60) == "  name  meaning\n  a     the first letter\n")
    #expect(rendered(table, width: 30) == "  name: meaning\n  a\n      the first letter\n")
  }

  @Test(arguments: [
    (0.2, "1 s"), (8, "8 s"), (59.5, "1 min 0 s"), (125, "2 min 5 s"), (10_800, "3 h 0 min"),
  ])
  func timeHasTwoUnitsAtMost(seconds: Double, words: String) {
    #expect(timeWords(seconds) == words)
  }
}
