import ArgumentParser
import ScenarioModel
import Workflows

/// Under which keyboard techniques scenarios are run.
struct TechniqueSelection: ParsableArguments {
  @Option(
    name: .customLong("technique"),
    help: """
      Under this keyboard technique instead of the scenario's own, with those of its options that \
      the technique has; all stands for every technique; may be repeated.
      """,
    completion: .techniques(and: "all")
  )
  var techniques: [String] = []

  /// Whether the scenarios' own are not meant.
  var isGiven: Bool { !techniques.isEmpty }

  /// The techniques of the command line, each once; nil without any, for the scenarios' own.
  func chosen() throws -> [Technique]? { try chosenTechniques(techniques) }
}
