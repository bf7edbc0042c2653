import DeviceCatalog
import ScvdbTestSupport
import Testing

@testable import ScenarioModel

/// Tests `SCENARIOS.md`, the reference of the scenario format.
@Suite struct ScenarioReferenceTests {
  private let reference: ScenarioReference

  init() throws { reference = try ScenarioReference() }

  /// The keys of maps.
  private static let keys: [[String]] =
    [
      LocatedScenario.table.rules.names, MatrixParts.table.rules.names,
      TechniqueOption.allCases.map(\.rawValue), ParsedScreen.table.rules.names, StepTable.keywords,
      SimulationSettings.table.rules.names, HeightByOrientation.table.rules.names,
      ViewParts.table.rules.names, LocatedRowGroup.table.rules.names,
      ConstraintParts.table.rules.names,
    ] + StepTable.all.map { $0.keys.map(\.name) }.filter { !$0.isEmpty }

  /// The keywords of values.
  private static let words: [[String]] = [
    RotationTarget.allCases.map(\.rawValue), StatusBarChange.allCases.map(\.rawValue),
    PresentRequest.Style.allCases.map(\.rawValue),
    ApplicationWidth.named.map(\.name), Invariant.named.map(\.text),
    ForwardedCall.allCases.map(\.rawValue), ViewReference.Word.allCases.map(\.rawValue),
    Quantity.allCases.map(\.rawValue), Component.allCases.map(\.rawValue),
  ]

  /// `SCVDB_WRITE_REFERENCE=1 swift test --filter ScenarioReference` writes the tables of the page.
  @Test(arguments: ReferenceTable.all)
  func pageContainsTablesOfRows(table: ReferenceTable) throws {
    #expect(try reference.table(like: table.text) == table.text)
  }

  /// The reference is for readers: each row has every column, and no sentence ends with a period.
  @Test(arguments: ReferenceTable.all)
  func everyRowIsComplete(table: ReferenceTable) {
    for row in table.rows {
      #expect(row.count == table.columns.count, "\(row)")
      #expect(!row.contains(""), "\(row)")
      #expect(row.last?.hasSuffix(".") == false, "\(row)")
    }
    #expect(Set(table.rows).count == table.rows.count)
  }

  @Test(arguments: keys + words)
  func everyKeyIsExplained(_ keys: [String]) {
    #expect(!keys.isEmpty)
    for key in keys {
      // A key appears in code: `key`, or `key: value`, or within { key: value }.
      let isThere = reference.text.contains("`\(key)`") || reference.text.contains("\(key):")
      #expect(isThere, "\(key)")
    }
  }

  /// An example has every key before its colon, or alone, like `resign`.
  @Test(arguments: keys)
  func everyKeyIsInAnExample(_ keys: [String]) throws {
    for key in keys {
      let use = try Regex("[^A-Za-z.]\(key)[:\\n]")
      #expect(reference.blocks.contains { "\n\($0)".contains(use) }, "\(key)")
    }
  }

  @Test func examplesAreValid() throws {
    #expect(reference.files.count >= 15)
    for (number, text) in reference.files.enumerated() {
      #expect(throws: Never.self, "block \(number + 1)") {
        try ScenarioFile.parse(text: text, file: "SCENARIOS.md", name: "example")
      }
    }
  }
}
