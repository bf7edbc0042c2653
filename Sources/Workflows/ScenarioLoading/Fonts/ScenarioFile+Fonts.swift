package import EngineProtocol
import Foundation
import InterfaceBuilder
import ProjectFiles
import Reporting
package import ScenarioModel

extension ScenarioFile {
  /// Makes the questions of the scenario's cases, with the font files for measuring text.
  ///
  /// - Parameters:
  ///   - fonts: The fonts for measuring text.
  ///   - scenes: The cache that reads documents.
  ///   - version: The version of documents to read; nil for the version of each case.
  /// - Returns: One question for each case, in the order of the matrix.
  /// - Throws: The errors in the scenario's files, see `ScenarioFile.questions`.
  package func questions(
    measuredBy fonts: FontLibrary,
    _ scenes: SceneCache,
    for version: ScreenVersion? = nil
  ) throws -> CaseQuestions {
    let named = try fonts.catalog(of: fontPaths(), by: reader)
    return try questions { screen, reference in
      fonts.completing(screen, from: path(of: reference), named: named)
    } localize: { file, usual in
      try scenes.texts(of: file, for: version ?? usual, by: reader).map { texts in
        { texts.text(for: $0) }
      }
    } loadScene: { scene, folder, usual in
      try scenes.screen(of: scene, in: folder, for: version ?? usual, by: reader)
    }
  }

  /// Returns the scenario's font paths, resolved from its folder.
  private func fontPaths() throws -> [String] {
    try zip(scenario.fonts ?? [], locations.fonts).map { path, location in
      let resolved = fromFolder(path)
      do throws(FileRefusal) {
        if try reader.entry(at: resolved) != nil { return resolved }
      } catch {
        throw ScenarioError(.refusedFile(path, error), at: location)
      }
      throw Failure(
        "there is no such file or folder of fonts: \(resolved)",
        at: location,
        hint: "paths are relative to the scenario file"
      )
    }
  }

  /// The files of the scenario's screens, in the order of the screens.
  package var screenPaths: [String] { scenario.screens.map(path) }

  /// The possible paths of translations for the screens and the scenario, in the matrix's
  /// languages.
  package var translationPaths: [String] {
    let languages = (scenario.matrix.languages ?? []).filter {
      $0 != .base && $0.pseudolanguage == nil
    }
    return languages.flatMap { language in
      FileTexts.paths(beside: file, in: language).paths
        + screenPaths.flatMap { path in
          path.isInterfaceBuilderDocument
            ? DocumentTranslations(of: path, in: language).paths
            : FileTexts.paths(beside: path, in: language).paths
        }
    }
  }

  /// Returns the file of a screen.
  private func path(of screen: ScreenReference) -> String {
    switch screen.source {
    case .interfaceBuilder(let scene): fromFolder(scene.file)
    case .file(let path): fromFolder(path)
    case .inPlace, .code: file
    }
  }

  private func fromFolder(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    return URL(filePath: file).deletingLastPathComponent().appending(path: path).relativePath
  }
}
