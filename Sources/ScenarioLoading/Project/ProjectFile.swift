package import Foundation
package import ScenarioModel

/// The settings of the project around a folder, with where the project's file is.
package struct ProjectFile: Sendable {
  /// The name of a project file.
  package static let usualName = "scvdb.yaml"

  /// The path of the file, as messages show it; nil where there is none.
  package let path: String?
  /// What the file states; nothing where there is none.
  package let settings: ProjectSettings
  /// What comes before paths that are relative to the file; empty for a file in the folder itself.
  private let prefix: String

  /// Reads the project file of the nearest folder that has one, from a folder up to the one with the
  /// git repository around it; outside of a repository only of the folder itself.
  ///
  /// - Parameters:
  ///   - folder: Where the search begins.
  ///   - prefix: How paths lead from the working directory to the folder.
  /// - Throws: `ScenarioErrors`, or the file system's error, for a file that cannot be read.
  package init(around folder: URL, prefix: String = "") throws {
    guard let height = Self.height(of: folder) else {
      self.init(path: nil, settings: ProjectSettings(), prefix: prefix)
      return
    }
    let prefix = prefix + String(repeating: "../", count: height)
    let path = prefix + Self.usualName
    var url = folder.standardizedFileURL
    for _ in 0..<height { url.deleteLastPathComponent() }
    let text = try ScenarioDiscovery.text(of: url.appending(path: Self.usualName), file: path)
    self.init(
      path: path,
      settings: try ProjectSettings.parse(text: text, file: path),
      prefix: prefix
    )
  }

  private init(path: String?, settings: ProjectSettings, prefix: String) {
    self.path = path
    self.settings = settings
    self.prefix = prefix
  }

  /// A path of the file as the working directory has it.
  package func resolved(_ path: String) -> String {
    path.hasPrefix("/") ? path : prefix + path
  }

  /// How many folders above a folder the file is; nil without one.
  private static func height(of folder: URL) -> Int? {
    var url = folder.standardizedFileURL
    var found: Int?
    var height = 0
    while true {
      let has = { (name: String) in
        FileManager.default.fileExists(atPath: url.appending(path: name).path)
      }
      if found == nil, has(usualName) { found = height }
      if has(".git") { return found }
      guard url.path != "/" else { return found == 0 ? 0 : nil }
      url = url.deletingLastPathComponent()
      height += 1
    }
  }
}
