import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Row types declare the columns of their tables.
@Suite struct RowTests {
  private let rows: [any TableRow.Type] = [
    AnswerRow.self, RecordedStepRow.self, NavigationPushRow.self, EventRow.self, FindingRow.self,
    SizeEstimateRow.self, OmissionCountRow.self, SnapshotRow.self, GeometryRow.self,
    ScrollGeometryRow.self, AccessibilityElementRow.self, ExplanationRow.self,
    ExplainedValueRow.self, WordingRow.self, ViewWordingRow.self,
    ExplainedPartRow.self, ExplanationSourceRow.self, EngineRow.self, ScenarioCaseRow.self,
    QuestionRow.self, RecordingRow.self, RecordedRunRow.self, ScenarioRootRow.self, LeaseRow.self,
    PlanRow.self, PlannedCaseRow.self, ShardRow.self, FailureRow.self,
  ]

  private let connection: Connection

  init() throws {
    connection = try Connection(file: ":memory:", mode: .readWrite)
    try Migrator(connection).migrate()
  }

  /// Names, types and nullability; a statement lists the columns by name, in any order.
  @Test func columnsMatchSchema() throws {
    for row in rows {
      let (name, unordered) = columns(of: row)
      let declared = unordered.sorted { $0.name < $1.name }
      let select = try connection.prepared(
        "SELECT name, type, \"notnull\", pk FROM pragma_table_info('\(name)') ORDER BY name"
      )
      let columns = try select.all { column in
        (name: column.text(), type: column.text(), isRequired: column.bool(), isKey: column.bool())
      }
      #expect(declared.map(\.name) == columns.map(\.name), "\(name)")
      #expect(declared.map(\.type.rawValue) == columns.map(\.type), "\(name)")
      for (declared, column) in zip(declared, columns) where !column.isKey {
        #expect(declared.isOptional != column.isRequired, "\(name).\(column.name)")
      }
    }
  }

  /// Tables with only a name use ``NameTable``, and the migrator owns the list of migrations.
  @Test func everyTableHasARowType() throws {
    let names = Set(rows.map { columns(of: $0).table })
    let select = try connection.prepared(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@'"
    )
    let others = try select.all { $0.text() }.filter { !names.contains($0) }
    #expect(
      others.sorted() == [
        "device", "migration", "removed_recording", "scenario", "view_class", "view_path",
      ]
    )
  }

  @Test func rowRoundTrips() throws {
    try connection.execute("INSERT INTO device VALUES (1, 'd')")
    try connection.execute("INSERT INTO scenario VALUES (2, 's')")
    let row = ScenarioCaseRow(
      scenario: 2,
      device: 1,
      orientation: "portrait",
      technique: "none",
      system: "9.3",
      settings: "de"
    )
    let id = try connection.id(of: row)
    #expect(try connection.id(of: row) == id)
    let read = try connection.rows(of: id) { (row: ScenarioCaseRow) in row }
    #expect(read.count == 1)
    #expect(read.map(\.scenario) == [2] && read.map(\.device) == [1])
    #expect(read.map(\.orientation) == ["portrait"] && read.map(\.technique) == ["none"])
    #expect(read.map(\.system) == ["9.3"] && read.map(\.settings) == ["de"])
  }

  @Test func factDeclaresItsColumns() throws {
    var (fact, list) = (SampleFact(), ColumnList())
    list.fact(&fact)
    let names = """
      step x y width height cause value keyboard_x keyboard_y keyboard_width keyboard_height hidden \
      begin_x begin_y begin_width begin_height end_x end_y end_width end_height keyboard_duration \
      traits
      """
    #expect(list.columns.map(\.name) == names.split(separator: " ").map(String.init))
    let required = ["step", "x", "y", "width", "height", "hidden", "traits"]
    #expect(list.columns.filter { !$0.isOptional }.map(\.name) == required)
  }

  /// A fact is nil if one of its columns is null.
  @Test(arguments: sample([nil, "keyboard_y", "end_x"]))
  func factRoundTrips(null: String?) throws {
    var (fact, list) = (SampleFact(), ColumnList())
    list.fact(&fact)
    let names = list.columns.map(\.name).joined(separator: ", ")
    let marks = list.columns.map { _ in "?" }.joined(separator: ", ")
    try connection.execute("CREATE TABLE sample (\(names))")
    let insert = try connection.prepared("INSERT INTO sample (\(names)) VALUES (\(marks))")
    var binder = ColumnBinder(statement: insert)
    try binder.fact(&fact)
    try insert.run()
    if let null { try connection.execute("UPDATE sample SET \(null) = NULL") }
    let select = try connection.prepared("SELECT \(names) FROM sample")
    let read = try select.first { row throws(StoreError) in
      var (fact, reader) = (SampleFact.blank, ColumnReader(row: row, table: "sample"))
      try reader.fact(&fact)
      return fact
    }
    // Only lines have these two.
    (fact.name, fact.scroll) = ("", nil)
    if null == "keyboard_y" { fact.keyboard = nil }
    if null == "end_x" { fact.payload = nil }
    #expect(read == fact)
  }

  private func columns<Row: TableRow>(
    of _: Row.Type
  ) -> (table: String, columns: [ColumnList.Column]) {
    ("\(Row.table.name)", Row.table.columns)
  }
}
