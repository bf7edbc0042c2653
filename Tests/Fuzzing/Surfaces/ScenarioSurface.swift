import Foundation
import ScenarioModel
import ScvdbTestSupport

/// Scenarios: read, or refused with the source location of each mistake.
struct ScenarioSurface: FuzzSurface {
  private let mutator: TextMutator

  init(_ seeds: FuzzSeeds) throws {
    mutator = TextMutator(try seeds.scenarios().map(\.bytes))
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput { FuzzInput(mutator.mutant(&numbers)) }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    // Bytes that are not text are refused earlier.
    guard let text = String(validating: bytes, as: UTF8.self) else { return .refused }
    let scenario: Scenario
    do throws(ScenarioErrors) {
      scenario = try ScenarioFile.parse(text: text, file: "F", name: "n").scenario
    } catch {
      for error in error.all { try checkClear("\(error)", startingWith: "F:") }
      return .refused
    }
    let written = scenario.text()
    do {
      let again = try ScenarioFile.parse(text: written, file: "F", name: "n").scenario
      guard again == scenario else {
        throw FuzzFinding("a scenario that was written is read as another one")
      }
    } catch let errors as ScenarioErrors {
      throw FuzzFinding("a scenario that was written cannot be read: \(errors)")
    }
    return .read
  }
}
