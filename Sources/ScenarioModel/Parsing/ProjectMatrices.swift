package import Foundation
import ProjectFiles
import Synchronization

/// The matrices of the project files around scenarios, each searched for and read once.
package final class ProjectMatrices: Sendable {
  /// The matrices by the paths of project files.
  private let known = Mutex<[String: Matrix?]>([:])
  /// The paths of project files by the folders of scenarios; nil for a folder without one.
  private let files = Mutex<[String: String?]>([:])

  package init() {}

  /// Returns the matrix that a scenario inherits.
  ///
  /// - Parameter scenario: The location of the scenario.
  /// - Returns: The matrix of the nearest project file inside the project; nil without one.
  /// - Throws: The mistakes of the project file, or a refusal of it.
  package func matrix(for scenario: URL) throws -> Matrix? {
    let folder = scenario.standardizedFileURL.deletingLastPathComponent()
    guard let path = projectFile(of: folder) else { return nil }
    if let matrix = known.withLock({ $0[path] }) { return matrix }
    let matrix = try ProjectReader(around: path).parsed(path, as: .settings) {
      try ProjectSettings.parse(text: $0, file: path).matrix
    }
    known.withLock { $0[path] = matrix }
    return matrix
  }

  private func projectFile(of folder: URL) -> String? {
    if let path = files.withLock({ $0[folder.path] }) { return path }
    let path = Self.projectFile(around: folder)
    files.withLock { $0[folder.path] = .some(path) }
    return path
  }

  private static func projectFile(around folder: URL) -> String? {
    guard let root = ProjectRoot(around: folder.path).marked else { return nil }
    var folder = folder
    while folder.path.utf8.count >= root.utf8.count, folder.path != "/" {
      let path = folder.appending(path: ProjectSettings.fileName).path
      if ProjectReader.hasName(path) { return path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
