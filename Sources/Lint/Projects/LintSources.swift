import Foundation
package import InterfaceBuilder
import ScenarioModel
package import Workflows

/// The locations of the screens that a command line names.
package struct LintSources {
  /// A unit of reading and examining.
  package enum Item {
    case document(InterfaceBuilderFiles.File)
    case scenarios(
      [LintSubject],
      of: [LintedScenario],
      files: Int,
      warnings: [ImportWarning]
    )
  }

  /// Scenarios as one item, then each document.
  package private(set) var items: [Item] = []
  /// Errors for arguments without anything to examine.
  package private(set) var failures: [any Error] = []

  /// - Parameters:
  ///   - arguments: Documents, folders of documents, and scenario files; without any, all scenarios.
  ///   - baselines: The folder of scenarios.
  ///   - choice: The requested stages.
  ///   - fonts: The fonts for measuring text.
  package init(
    _ arguments: [String],
    baselines: String,
    choice: LintStages,
    fonts: FontLibrary
  ) {
    let scenarios = arguments.filter(Self.isScenario)
    let documents = arguments.filter { !Self.isScenario($0) }
    if arguments.isEmpty || !scenarios.isEmpty {
      do {
        let (read, lost) = try ScenarioFiles(baselines: baselines).readEach(scenarios)
        let found = ScenarioSubjects(read, choice: choice, fonts: fonts)
        if !read.isEmpty {
          items.append(
            .scenarios(
              found.subjects,
              of: found.scenarios,
              files: found.files.count,
              warnings: found.warnings.all
            )
          )
        }
        failures += lost.map(\.error) + found.failures
      } catch {
        failures.append(error)
      }
    }
    let found = InterfaceBuilderFiles(documents)
    items += found.files.map(Item.document)
    failures += found.failures
    fonts.documents.add(found.warnings)
  }

  private static func isScenario(_ argument: String) -> Bool {
    ScenarioDiscovery.extensions.contains(URL(filePath: argument).pathExtension)
  }
}
