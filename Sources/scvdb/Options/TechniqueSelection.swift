import ArgumentParser
import ScenarioModel
import Workflows

/// The keyboard techniques to run scenarios with.
struct TechniqueSelection: ParsableArguments {
  @Option(
    name: .customLong("technique"),
    help: """
      Use this keyboard technique instead of the scenario's own, with the options that it \
      supports; all selects every technique; may be repeated.
      """,
    completion: .techniques(and: "all")
  )
  var techniques: [String] = []

  /// Whether techniques replace the scenarios' own.
  var isGiven: Bool { !techniques.isEmpty }

  /// Returns the techniques of the command line, without duplicates; nil for the scenarios' own.
  func chosen() throws -> [Technique]? { try chosenTechniques(techniques) }
}
