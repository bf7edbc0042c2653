package import Foundation
package import ProjectFiles
import Reporting
package import ScenarioModel
import SnapshotModel

/// The settings of the project around a folder, and the location of the project's file.
package struct ProjectFile: Sendable {
  /// The reader for the files that the project file names.
  package let reader: ProjectReader
  /// The path of the file for messages; nil without a file.
  package let path: String?
  /// The settings in the file; empty without a file.
  package let settings: ProjectSettings
  /// The prefix of paths that are relative to the file; empty for a file in the folder itself.
  private let prefix: String

  /// Reads the project file in the nearest folder that has one.
  ///
  /// The search ends at the folder with the git repository. Outside of a repository, it covers only
  /// the folder itself.
  ///
  /// - Parameters:
  ///   - folder: The start of the search.
  ///   - prefix: The path from the working directory to the folder.
  /// - Throws: `ScenarioErrors` or a refusal for a file that is unreadable or names a path outside
  ///   of the project.
  package init(around folder: URL, prefix: String = "") throws {
    guard let height = Self.height(of: folder) else {
      let reader = ProjectReader(around: folder.path)
      self.init(path: nil, settings: ProjectSettings(), prefix: prefix, reader: reader)
      return
    }
    let prefix = prefix + String(repeating: "../", count: height)
    let path = prefix + ProjectSettings.fileName
    var url = folder.standardizedFileURL
    for _ in 0..<height { url.deleteLastPathComponent() }
    let file = url.appending(path: ProjectSettings.fileName)
    let reader = ProjectReader(around: file.path)
    let (settings, paths) = try ScenarioDiscovery.parsed(
      file,
      file: path,
      as: .settings,
      reader: reader
    ) { try ProjectSettings.parseWithPaths(text: $0, file: path) }
    self.init(path: path, settings: settings, prefix: prefix, reader: reader)
    try throwAll(refusals(of: paths))
  }

  private init(
    path: String?,
    settings: ProjectSettings,
    prefix: String,
    reader: ProjectReader
  ) {
    self.reader = reader
    self.path = path
    self.settings = settings
    self.prefix = prefix
  }

  /// Returns a path in the file, relative to the working directory.
  package func resolved(_ path: String) -> String {
    path.hasPrefix("/") ? path : prefix + path
  }

  /// Returns the errors of paths in the file that lead out of the project or are dangling links.
  private func refusals(of paths: [ProjectSettings.LocatedText]) -> [any Error] {
    paths.compactMap { path in
      do throws(FileRefusal) {
        _ = try reader.entry(at: resolved(path.text))
        return nil
      } catch {
        return ScenarioError(.refusedFile(path.text, error), at: path.location)
      }
    }
  }

  /// Returns the number of levels from a folder up to the file; nil without one.
  private static func height(of folder: URL) -> Int? {
    var url = folder.standardizedFileURL
    var found: Int?
    var height = 0
    while true {
      // A dangling link exists, and reading it is an error.
      let has = { (name: String) in ProjectReader.hasName(url.appending(path: name).path) }
      if found == nil, has(ProjectSettings.fileName) { found = height }
      if has(".git") { return found }
      guard url.path != "/" else { return found == 0 ? 0 : nil }
      url = url.deletingLastPathComponent()
      height += 1
    }
  }
}
