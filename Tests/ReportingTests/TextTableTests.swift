import Reporting
import Testing

@Suite struct TextTableTests {
  private static var table: TextTable {
    var table = TextTable("NAME", "SIZE", "STATE")
    table.add("a", "10", "yes")
    table.add("longer", "", "no")
    return table
  }

  @Test func columnsFitTheirWidestCell() {
    // "longer" has six columns, "SIZE" four. Two spaces separate columns, and none is at the end.
    #expect(
      Self.table.text == """
        NAME    SIZE  STATE
        a       10    yes
        longer        no

        """
    )
  }

  @Test func wideCharactersUseTwoColumns() {
    var table = TextTable("A", "B")
    table.add("日本", "x")
    #expect(table.text == "A     B\n日本  x\n")
  }

  @Test func columnsWithoutRoomContinueBelow() {
    // 6 + 2 + 4 columns fit into 12, the third needs 7 more. The first column is repeated.
    #expect(
      Self.table.text(columns: 12, usesColor: false) == """
        NAME    SIZE
        a       10
        longer

        NAME    STATE
        a       yes
        longer  no

        """
    )
  }

  @Test func onlyStyledCellsAreColored() {
    var table = TextTable("A")
    table.add([TextTable.Cell("no", .bad)])
    #expect(table.text(columns: 80, usesColor: true) == "A\n\u{1B}[31mno\u{1B}[0m\n")
    #expect(table.text(columns: 80, usesColor: false) == "A\nno\n")
  }

  @Test func cellsAreEscaped() {
    var table = TextTable("A")
    table.add("\u{7}")
    #expect(table.text == "A\n\\u{7}\n")
  }
}
