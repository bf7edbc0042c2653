import KeyboardTechniques
import ScenarioModel
import ScvdbTestSupport
import Testing

/// `SCENARIOS.md` lists exactly the diagnostics that techniques report.
@Suite struct DiagnosticReferenceTests {
  private static let table = ReferenceTable(
    columns: ["diagnostic", "of", "meaning"],
    rows: TechniqueEvent.Diagnostic.allCases.map { diagnostic in
      let techniques = diagnostic.row.techniques.map { "`\($0)`" }.joined(separator: ", ")
      return ["`\(diagnostic.rawValue)`", techniques, diagnostic.row.meaning]
    }
  )

  @Test func thePageListsEveryDiagnostic() throws {
    #expect(try ScenarioReference().table(like: Self.table.text) == Self.table.text)
  }

  @Test func scenariosCanExpectEveryDiagnostic() {
    #expect(
      EventNames.of(.diagnostic).names == TechniqueEvent.Diagnostic.allCases.map(\.rawValue)
    )
  }

  @Test func diagnosticTechniquesExist() {
    for diagnostic in TechniqueEvent.Diagnostic.allCases {
      #expect(!diagnostic.row.techniques.isEmpty)
      for technique in diagnostic.row.techniques {
        #expect(Technique(rawValue: technique) != nil, "\(technique)")
      }
    }
  }
}
