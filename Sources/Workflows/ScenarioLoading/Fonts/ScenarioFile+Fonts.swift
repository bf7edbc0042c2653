package import EngineProtocol
import Foundation
import InterfaceBuilder
import ProjectFiles
import Reporting
package import ScenarioModel

extension ScenarioFile {
  /// Makes the questions of the scenario's cases, with the font files by which text is measured.
  ///
  /// - Parameters:
  ///   - fonts: By what text is measured.
  ///   - scenes: What documents are read by.
  ///   - version: The version of documents that is read; nil for that of each case.
  /// - Returns: One question for each case, in the order of the matrix.
  /// - Throws: What is wrong in the scenario's files, see `ScenarioFile.questions`.
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

  /// The paths that the scenario names, from where it lies.
  private func fontPaths() throws -> [String] {
    try zip(scenario.fonts ?? [], fontLocations).map { path, location in
      let resolved = fromFolder(path)
      do throws(FileRefusal) {
        if try reader.entry(at: resolved) != nil { return resolved }
      } catch {
        throw ScenarioError(.refusedFile(path, error), at: location)
      }
      throw Failure(
        "\(location): there is no such file or folder of fonts: \(resolved)",
        hint: "paths are relative to the scenario file"
      )
    }
  }

  /// The files that the scenario's screens come from, in the order of the screens.
  package var screenPaths: [String] { scenario.screens.map(path) }

  /// The paths at which texts of the screens, and of the scenario itself, may be in the languages of the
  /// matrix.
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

  /// The file that a screen comes from.
  private func path(of screen: ScreenReference) -> String {
    switch screen.source {
    case .interfaceBuilder(let scene): fromFolder(scene.file)
    case .file(let path): fromFolder(path)
    case .inPlace: file
    }
  }

  private func fromFolder(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    return URL(filePath: file).deletingLastPathComponent().appending(path: path).relativePath
  }
}
