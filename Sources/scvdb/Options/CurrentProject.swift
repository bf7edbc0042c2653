import Foundation
import ScenarioModel
import Workflows

/// The project around the working directory, which provides defaults for missing options.
enum CurrentProject {
  private static let loaded = Result { try load() }

  /// The project; nil for an unreadable file, which ``check()`` reports.
  static var file: ProjectFile? { try? loaded.get() }

  /// Whether the project's file can be read, if there is one.
  ///
  /// - Throws: The error in the file, with file, line and column.
  static func check() throws { _ = try loaded.get() }

  static var settings: ProjectSettings { file?.settings ?? ProjectSettings() }

  /// The folder of baselines.
  static var baselines: String { path(settings.baselines ?? ScenarioFiles.usualFolder) }

  /// The database.
  static var database: String { path(settings.database ?? DatabaseOption.usual) }

  /// Folders of fonts.
  static var fonts: [String] { (settings.fonts ?? []).map(path) }

  /// The locations of screens.
  static var screens: [String] { (settings.screens ?? []).map(path) }

  /// The rules for severities of drift.
  static var drift: [ProjectSettings.LocatedText] { settings.drift ?? [] }

  /// The largest number of omissions of a screen without a warning.
  static var omissionLimit: Int { settings.omissionLimit ?? ProjectSettings.usualOmissionLimit }

  private static func path(_ path: String) -> String { file?.resolved(path) ?? path }

  private static func load() throws -> ProjectFile {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    let file = try ProjectFile(around: folder)
    _ = try PolicyFile.policy(ofProject: file.settings.drift ?? [])
    return file
  }
}
