import Foundation
import ScenarioModel

/// Scenarios by the arguments that name them.
///
/// A scenario without a file may still have baselines.
package struct NamedScenarios: Sendable {
  fileprivate var names: Set<String> = []
  /// The paths of folders in the baselines folder, with a slash at the end; empty for that folder
  /// itself.
  fileprivate var prefixes: [String] = []

  /// Returns whether the arguments name a scenario, or a folder around it.
  package func contains(_ scenario: String) -> Bool {
    names.contains(scenario) || prefixes.contains { scenario.hasPrefix($0) }
  }
}

extension ScenarioFiles {
  /// Returns the scenarios that arguments name, see ``readEach(_:)``; all if there are none.
  ///
  /// - Throws: A failure with the wrong argument.
  package func named(by arguments: [String]) throws -> NamedScenarios {
    var named = NamedScenarios()
    if arguments.isEmpty { named.prefixes.append("") }
    for argument in arguments {
      switch try target(of: argument) {
      case .file(let file): named.names.insert(name(of: file.path))
      case .folder(let folder, let reader):
        if let prefix = prefix(of: folder) {
          named.prefixes.append(prefix)
        } else {
          named.names.formUnion(try files(in: folder, by: reader).map { name(of: $0.path) })
        }
      }
    }
    return named
  }

  /// Returns the prefix of all scenario names in a folder; nil for a folder outside of the
  /// baselines folder.
  private func prefix(of folder: String) -> String? {
    let folder = URL(filePath: folder).standardizedFileURL.path
    let top = URL(filePath: baselines).standardizedFileURL.path
    if folder == top { return "" }
    guard folder.hasPrefix("\(top)/") else { return nil }
    return "\(folder.dropFirst(top.count + 1))/"
  }
}
