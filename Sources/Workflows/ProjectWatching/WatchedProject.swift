import Foundation
import ProjectFiles
import ScenarioModel
import SnapshotModel

/// The files that determine the results of some scenarios, and the dependencies between them.
package struct WatchedProject {
  /// The scenarios that changes affect.
  package enum Touched: Equatable {
    /// All named scenarios, because changes may add scenarios or affect each of them.
    case all
    /// The files of scenarios, in the order of the arguments; empty for none.
    case some([String])
  }

  /// The files and names of the scenarios, in order.
  private let scenarios: [(file: String, name: String)]
  /// The scenarios by the files that they depend on, and by the folders of their accepted geometry.
  private let dependents: [ExactPath: Set<ExactPath>]
  /// The baselines folder and its subfolders, except for hidden ones.
  private let baselineFolders: [ExactPath]
  /// Files that affect all scenarios, and folders of fonts.
  private let settings: Set<ExactPath>

  /// Finds the files that scenarios use.
  ///
  /// An unreadable scenario is tested again after any change in the baselines folder to a file that
  /// no other scenario depends on.
  ///
  /// - Parameters:
  ///   - arguments: Files, folders or names of scenarios; if empty, all in the baselines folder.
  ///   - baselines: The folder of scenarios and accepted geometry.
  ///   - fonts: Folders and files of fonts.
  ///   - settings: Further files that affect all scenarios, such as the project file.
  /// - Throws: The errors in the arguments.
  package init(
    scenarios arguments: [String],
    baselines: String,
    fonts: [String],
    settings: [String]
  ) throws {
    let files = try ScenarioFiles(baselines: baselines).readEach(arguments).files
    let folder = Self.location(of: baselines)
    var dependents: [ExactPath: Set<ExactPath>] = [:]
    let scenes = SceneCache()
    for file in files {
      // An unreadable document is reported when the scenario is recorded.
      let file = (try? file.findingSegues(in: scenes)) ?? file
      for path in [file.file] + file.screenPaths + file.translationPaths {
        dependents[Self.location(of: path), default: []].insert(ExactPath(file.file))
      }
      if let identity = file.scenario.identities.first {
        let path = Self.location(of: "\(baselines)/\(baselinePath(for: identity))")
        dependents[Self.folder(of: path), default: []].insert(ExactPath(file.file))
      }
    }
    scenarios = files.map { ($0.file, $0.scenario.name) }
    self.dependents = dependents
    let tree = try FileTree(
      of: baselines,
      reader: ProjectReader(around: baselines),
      links: .optional
    )
    baselineFolders = [folder] + tree.folders.map { Self.location(of: "\(baselines)/\($0)") }
    self.settings = Set((settings + fonts).map(Self.location))
  }

  /// The folders to watch for changes that affect a result.
  package var folders: Set<String> {
    let files = Set(dependents.keys).union(settings)
    return Set(files.union(files.map(Self.folder)).union(baselineFolders).map(\.text))
  }

  /// Returns the scenarios with results that changes may affect.
  package func scenarios(touchedBy changes: FileChanges) -> Touched {
    if changes.isIncomplete { return .all }
    var touched: Set<ExactPath> = []
    for path in changes.paths.map(Self.location) {
      let folder = path.text.hasSuffix(".txt") ? Self.folder(of: path) : path
      if let files = dependents[path] ?? dependents[folder] {
        touched.formUnion(files)
      } else if settings.contains(path) || baselineFolders.contains(where: path.isInside)
        || FileKind.font.includes(path.text)
      {
        return .all
      }
    }
    return .some(scenarios.map(\.file).filter { touched.contains(ExactPath($0)) })
  }

  /// The number of scenarios.
  package var scenarioCount: Int { scenarios.count }

  /// Returns the files of scenarios, and of further scenarios by name, in order.
  package func scenarios(_ files: [String], andNamed names: Set<String>) -> [String] {
    scenarios.filter { files.contains($0.file) || names.contains($0.name) }.map(\.file)
  }

  /// Returns a path without links and without relative parts.
  private static func location(of path: String) -> ExactPath {
    ExactPath(URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path)
  }

  private static func folder(of path: ExactPath) -> ExactPath {
    ExactPath(URL(filePath: path.text).deletingLastPathComponent().path)
  }
}
