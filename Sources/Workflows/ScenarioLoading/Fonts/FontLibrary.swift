package import BuiltInEngine
import Foundation
package import ProjectFiles
import Reporting
package import ScenarioModel
import Synchronization
import TextMeasurement

/// The font files of a command, and its findings about fonts and documents.
///
/// The library searches the command line's fonts, then the scenario's fonts, then the project
/// around the screen. It searches the project only if a screen uses a font by name.
package final class FontLibrary: Sendable {
  /// A view with text in a font without a file.
  private struct AffectedView: Hashable {
    var file: String
    var screen: String
    var id: String
  }

  private struct State {
    /// The fonts of scenarios, by their paths.
    var named: [[String]: FontCatalog] = [:]
    var projects: [String: ProjectFonts] = [:]
    /// The project folders around screens, by the screens' files.
    var folders: [String: String] = [:]
    /// Fonts without a file, by their replacements for measuring text.
    var missing: [String: FontSupport] = [:]
    /// The views with text in fonts without a file, by the fonts.
    var affected: [String: Set<AffectedView>] = [:]
    /// The reasons why possible project folders could not be listed.
    var unsearched: Set<String> = []

    /// Searches for the project around a file, once for all screens of the file.
    mutating func projectFolder(around file: String) -> String {
      if let known = folders[file] { return known }
      let project = ProjectFolder(around: file)
      for failure in project.failures { unsearched.insert(FailureReport(failure).text) }
      folders[file] = project.path
      return project.path
    }
  }

  /// The findings about the documents with the measured texts.
  package let documents = DocumentWarnings()

  /// The images that drawings omit.
  package let images = DocumentWarnings()

  /// The properties of the apps around the documents.
  package let apps = ProjectApps()

  private let paths: [String]
  private let catalog: FontCatalog
  private let state = Mutex(State())

  /// Makes a library with only the fonts of scenarios and projects.
  package init() {
    paths = []
    catalog = FontCatalog()
  }

  /// - Parameter paths: Font files, and folders of them.
  /// - Throws: `Failure` for a missing path, `FontFileError` for a file that is not a font.
  package init(paths: [String]) throws {
    self.paths = paths
    catalog = try FontFolder.catalog(of: paths)
  }

  /// The sources of the fonts found: named files and folders, and files of projects.
  package var sources: Set<String> {
    state.withLock { state in
      Set(paths + state.named.keys.joined() + state.projects.values.flatMap(\.files))
    }
  }

  /// Reads the fonts that a scenario names, once for all scenarios with the same names.
  ///
  /// - Throws: The errors of ``init(paths:)``.
  package func catalog(of paths: [String], by reader: ProjectReader) throws -> FontCatalog {
    guard !paths.isEmpty else { return FontCatalog() }
    return try state.withLock { state in
      let catalog = try state.named[paths] ?? FontFolder.catalog(of: paths, by: reader)
      state.named[paths] = catalog
      return catalog
    }
  }

  /// Returns a screen with the font files for measuring its text.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - file: The document or scenario of the screen.
  ///   - named: The fonts that the scenario names.
  /// - Returns: The screen with a reference to a file for each available font.
  package func completing(
    _ screen: Screen,
    from file: String,
    named: FontCatalog = FontCatalog()
  ) -> Screen {
    let names = screen.namedFonts
    guard !names.isEmpty else { return screen }
    var screen = screen
    let fonts = state.withLock { state in
      let folder = state.projectFolder(around: file)
      return names.compactMap { name in
        if let font = catalog.font(named: name) ?? named.font(named: name) { return font }
        let project =
          state.projects[folder] ?? ProjectFonts(folder: folder, by: ProjectReader(around: file))
        state.projects[folder] = project
        let font = project.catalog.font(named: name)
        if font == nil {
          state.missing[name] = screen.support(ofFont: name)
          state.affected[name, default: []].formUnion(
            screen.views(withFont: name).map {
              AffectedView(file: file, screen: screen.name, id: $0)
            }
          )
        }
        return font
      }
    }
    screen.fonts = fonts.isEmpty ? nil : fonts
    return screen
  }

  /// Notes for the user, one per line: about documents, then about fonts.
  package var notes: [String] { documents.notes + fontNotes }

  /// Notes for the user about fonts: the missing ones, one per line, and unusable ones in projects.
  package var fontNotes: [String] {
    state.withLock { state in
      let projects = state.projects.sorted { $0.key < $1.key }.flatMap(\.value.notes)
      let missing = state.missing.sorted { $0.key < $1.key }.compactMap { name, support in
        support.text.map {
          let views = counted(state.affected[name]?.count ?? 0, "view")
          return "warning: no file for font '\(name)' found; the text of \(views) is measured \($0)"
        }
      }
      let unsearched = state.unsearched.sorted().map {
        "warning: \($0); a project there and its fonts are ignored"
      }
      return unsearched + projects + missing
    }
  }
}

extension FontSupport {
  /// The replacement for measuring text in a font without a file; nil if nothing is lost.
  fileprivate var text: String? {
    switch self {
    case .system, .file, .table: nil
    case .resemblingTable: "in a similar font"
    case .substitute: "in a system font"
    }
  }
}
