import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import ScenarioModel

/// Tests the tables of `PROTOCOL.md` that repeat the vocabulary of scenario files.
@Suite struct ProtocolReferenceTests {
  /// `SCVDB_WRITE_REFERENCE=1 swift test --filter ProtocolReference` writes the tables of the page.
  @Test(arguments: [.questionKeys, .questionSettings, steps] as [ReferenceTable])
  func pageContainsTablesOfRows(table: ReferenceTable) throws {
    let page = try ScenarioReference(page: "Sources/EngineProtocol/PROTOCOL.md")
    #expect(try page.table(like: table.text) == table.text)
  }

  /// A key has the same name in a file and in the protocol.
  @Test func keysAreMembersOfScenario() {
    let scenario = Scenario(
      name: "",
      screens: [],
      matrix: Matrix(devices: [], orientations: []),
      steps: []
    )
    let members = Mirror(reflecting: scenario).children.compactMap(\.label)
    #expect(Set(members) == Set(LocatedScenario.table.rules.names + ["name"]))
    let settings = Mirror(reflecting: SimulationSettings()).children.compactMap(\.label)
    #expect(Set(settings) == Set(SimulationSettings.table.rules.names))
  }

  /// The steps by their keywords, with enough samples to show each key.
  private static let steps = ReferenceTable(
    columns: ["step", "in JSON"],
    rows: ScenarioStep.keywords.map { keyword in
      let examples = examples(of: keyword).map { "`\($0)`" }
      return ["`\(keyword)`", examples.joined(separator: ", ")]
    }
  )

  private static func examples(of keyword: String) -> [String] {
    let steps = stepSamples.compactMap { try? $0.step() }.filter { $0.keyword == keyword }
    let texts = steps.map { Data(jsonText($0)) }
    let values = texts.compactMap { text in
      let value = try? JSONDecoder().decode(JSONValue.self, from: text)
      return value.map { (text: text, keys: keys(of: $0)) }
    }
    var shown: Set<String> = []
    // The samples with the most keys come first.
    let examples = values.sorted { $0.keys.count > $1.keys.count }.filter { value in
      defer { shown.formUnion(value.keys) }
      return !shown.isSuperset(of: value.keys)
    }
    return examples.map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// Returns the paths of all keys in a value.
  private static func keys(of value: JSONValue, at path: String = "") -> Set<String> {
    switch value {
    case .object(let members):
      members.reduce(into: []) { keys, member in
        let inner = "\(path).\(member.key)"
        keys.insert(inner)
        keys.formUnion(Self.keys(of: member.value, at: inner))
      }
    case .list(let items): items.reduce(into: []) { $0.formUnion(Self.keys(of: $1, at: path)) }
    default: []
    }
  }
}
