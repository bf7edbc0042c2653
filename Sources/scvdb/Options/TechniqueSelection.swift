import ArgumentParser
import ScenarioModel

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

  /// The scenario once for each technique, or as it is without any.
  func scenarios(from file: ScenarioFile) throws -> [ScenarioFile] {
    guard isGiven else { return [file] }
    return try wanted().map(file.under)
  }

  /// The techniques of the command line, each once.
  private func wanted() throws -> [Technique] {
    let named: [Technique] = try techniques.flatMap { name in
      name == "all" ? Technique.allCases : [try word(name, of: "technique")]
    }
    return Technique.allCases.filter(named.contains)
  }
}

extension ScenarioFile {
  /// The scenario under another technique, with those of its options that the technique has.
  func under(_ technique: Technique) -> ScenarioFile {
    var file = self
    file.scenario.options = scenario.options.restricted(to: technique)
    file.scenario.technique = technique
    return file
  }
}
