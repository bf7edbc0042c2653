package import ProjectFiles
import SnapshotModel

/// A scenario as read from its file, with the locations that later checks report.
///
/// Every map in the file has a ``KeyTable``: one row for each key, which reads, writes, names and
/// documents its value. An unknown key is an error, never ignored.
package struct ScenarioFile: Sendable {
  /// The scenario as written, before its matrix is expanded.
  package var scenario: Scenario
  /// The file's path as messages show it.
  package var file: String
  /// The locations of the scenario's parts.
  package var locations: ScenarioLocations
  /// The reader of the files that the scenario names.
  package var reader: ProjectReader
  /// The segues that were found in documents, see ``findingSegues(attributes:_:)``.
  package var segues: [PerformedSegue] = []
  /// Attributes of controllers that the search for segues has read, by the indexes of screens.
  var knownAttributes: [Int: ControllerAttributes] = [:]

  /// Reads one scenario.
  ///
  /// - Parameters:
  ///   - text: The file's text, YAML or JSON.
  ///   - file: The file's path for error messages.
  ///   - name: The scenario's name in recordings.
  ///   - engines: The allowed engines, such as `scvdb@1.0.0`; nil if any is allowed, as in a file
  ///     of an earlier commit.
  ///   - matrix: The matrix of the project file, which the scenario inherits; nil without one.
  ///   - reader: The reader of the files that the scenario names; nil for the project around the
  ///     file.
  /// - Returns: The scenario with its locations.
  /// - Throws: All mistakes of the file that a single reading finds.
  package static func parse(
    text: String,
    file: String,
    name: String,
    engines: [String]? = nil,
    inheriting matrix: Matrix? = nil,
    reader: ProjectReader? = nil
  ) throws(ScenarioErrors) -> ScenarioFile {
    let initial = LocatedScenario(name: name, engines: engines, inheriting: matrix)
    let parts = try parts(text: text, file: file, from: initial)
    let parsed = ScenarioFile(
      scenario: parts.scenario,
      file: file,
      locations: parts.locations,
      reader: reader ?? ProjectReader(around: file)
    )
    // The checks of the steps need everything else in the file.
    try ProblemList.collecting { mistakes in
      if let bars = parts.scenario.bars, let location = parts.locations.bars {
        mistakes.attempt { try parsed.check(bars, at: location) }
      }
      try parsed.checkSteps(noting: mistakes)
    }
    return parsed
  }

  /// Reads the keys of a file; a mistake in one key does not stop the others.
  private static func parts(
    text: String,
    file: String,
    from initial: LocatedScenario
  ) throws(ScenarioErrors) -> LocatedScenario {
    try ProblemList.collecting { mistakes in
      let table = LocatedScenario.table
      let root = try YAMLReader(
        kind: .scenario,
        keys: table.rules.names,
        file: file,
        mistakes: mistakes
      ).read(text)
      var parts = initial
      let given: Set<String> = parts.inherited == nil ? [] : ["matrix"]
      mistakes.attempt { try table.read(root, given: given, into: &parts) }
      mistakes.attempt { try parts.checkSettings() }
      // After a mistake, this checks the requirements that depend on the steps alone.
      if !mistakes.errors.isEmpty {
        let steps = zip(parts.scenario.steps, parts.locations.steps)
        checkOrder(of: steps, noting: mistakes)
      }
      return parts
    }
  }
}
