import Foundation
package import InterfaceBuilder
import ScenarioModel
package import Workflows

/// The locations of the screens that a command line names.
package struct LintSources {
  /// A unit of reading and examining.
  package enum Item {
    /// A document, without the scenes that scenarios show.
    case document(InterfaceBuilderFiles.File, besides: Set<DocumentScene>)
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
  ///   - screens: Documents and folders of them, used without arguments. Their scenes without a
  ///     scenario are checked as they are.
  ///   - baselines: The folder of scenarios.
  ///   - choice: The requested stages.
  ///   - fonts: The fonts for measuring text.
  package init(
    _ arguments: [String],
    screens: [String] = [],
    baselines: String,
    choice: LintStages,
    fonts: FontLibrary
  ) {
    let scenarios = arguments.filter(Self.isScenario)
    let documents = arguments.isEmpty ? screens : arguments.filter { !Self.isScenario($0) }
    let isDefault = arguments.isEmpty && (screens.isEmpty || Self.hasScenarios(in: baselines))
    var shown: Set<DocumentScene> = []
    if isDefault || !scenarios.isEmpty {
      do {
        let (read, lost) = try ScenarioFiles(baselines: baselines).readEach(scenarios)
        let found = ScenarioSubjects(read, choice: choice, fonts: fonts)
        if isDefault { shown = found.documentScenes }
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
    items += found.files.map { Item.document($0, besides: shown) }
    failures += found.failures
    fonts.documents.add(found.warnings)
  }

  /// Whether the folder of baselines has a scenario.
  private static func hasScenarios(in baselines: String) -> Bool {
    let files = try? ScenarioDiscovery.files(under: URL(filePath: baselines))
    return files?.isEmpty == false
  }

  private static func isScenario(_ argument: String) -> Bool {
    ScenarioDiscovery.extensions.contains(URL(filePath: argument).pathExtension)
  }
}
