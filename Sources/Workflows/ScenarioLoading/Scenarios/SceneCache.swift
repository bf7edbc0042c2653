package import Foundation
package import InterfaceBuilder
package import ProjectFiles
import Reporting
package import ScenarioModel

/// Reads each version of a document once, for any number of cases.
package final class SceneCache {
  private struct FileKey: Hashable {
    var path: ExactPath
    var language: Language?
  }

  private struct Key: Hashable {
    var path: ExactPath
    var version: ScreenVersion
  }

  private var files: [FileKey: ParsedDocument] = [:]
  private var documents: [Key: InterfaceBuilderDocument] = [:]
  private var texts: [FileTexts.Key: FileTexts] = [:]
  /// The paths of documents without `..`, by the paths in scenarios.
  private var shortPaths: [String: String] = [:]
  /// The present paths of missing documents; nil for unknown ones.
  private var moves: [ExactPath: String?] = [:]

  /// Receives the warnings about the documents; nil for none.
  private let warnings: DocumentWarnings?

  /// - Parameter warnings: Receives the warnings about the documents; nil for none.
  package init(noting warnings: DocumentWarnings? = nil) {
    self.warnings = warnings
  }

  /// Adds warnings of a search for documents.
  func add(_ warnings: [ImportWarning]) { self.warnings?.add(warnings) }

  /// Reads a scene, see `SceneLoader`.
  ///
  /// If a controller of an app's class has no view in the document, only the app's code makes the
  /// view. The screen is then one for the engine of the app.
  package func screen(
    of scene: ScreenReference.Scene,
    in folder: URL,
    for version: ScreenVersion,
    by reader: ProjectReader
  ) throws -> Screen {
    let path = path(of: scene, in: folder)
    let document: InterfaceBuilderDocument
    do {
      document = try self.document(at: path, for: version, by: reader)
    } catch {
      throw movedDocument(from: path).map { Failure(FailureReport(error).moved(to: $0)) } ?? error
    }
    let found = try document.scene(scene.scene)
    if found.screen == nil, found.controller?.customClass != nil,
      let screen = ScreenReference(name: found.displayName, source: .interfaceBuilder(scene))
        .appScene
    {
      return screen
    }
    return try document.screen(scene: scene.scene)
  }

  /// Returns the present path of a missing document, if git finds it.
  private func movedDocument(from path: String) -> String? {
    guard !ProjectReader.hasName(path) else { return nil }
    let key = ExactPath(path)
    if let known = moves[key] { return known }
    let moved = MovedDocument(from: path)?.path
    moves[key] = .some(moved)
    return moved
  }

  /// Returns the texts of a scenario, or of a screen's file, in a language; nil without a language.
  ///
  /// - Throws: `ImportError` for an invalid table beside the file.
  package func texts(
    of file: String,
    for version: ScreenVersion,
    by reader: ProjectReader
  ) throws -> FileTexts? {
    guard let language = version.language, language != .base else { return nil }
    let key = FileTexts.Key(file: ExactPath(file), language: language)
    if let known = texts[key] { return known }
    let read = try FileTexts(key, by: reader)
    texts[key] = read
    return read
  }

  /// Returns the path of a scenario's document, relative to the scenario's folder unless it is
  /// absolute.
  func path(of scene: ScreenReference.Scene, in folder: URL) -> String {
    guard !scene.file.hasPrefix("/") else { return scene.file }
    let path = folder.appending(path: scene.file).relativePath
    if let known = shortPaths[path] { return known }
    let short = path.withoutParentFolders
    shortPaths[path] = short
    return short
  }

  /// Reads a document like an app in a window of some size.
  package func document(
    at path: String,
    for sizeClasses: SizeClasses
  ) throws -> InterfaceBuilderDocument {
    try document(at: path, for: ScreenVersion(sizeClasses: sizeClasses))
  }

  /// Reads a document like an app for a case.
  ///
  /// - Parameters:
  ///   - path: The document.
  ///   - version: The size classes and the language.
  ///   - reader: The reader of the project that names the document; nil for the user's own
  ///     document.
  /// - Returns: The document.
  /// - Throws: `ImportError`.
  package func document(
    at path: String,
    for version: ScreenVersion,
    by reader: ProjectReader? = nil
  ) throws -> InterfaceBuilderDocument {
    let key = Key(path: ExactPath(path), version: version)
    if let known = documents[key] { return known }
    let file = try file(at: path, in: version.language, by: reader)
    let document = try file.document(for: version.sizeClasses)
    documents[key] = document
    warnings?.add(document)
    return document
  }

  /// Reads a document in its own language, for any size of the window, without noting its warnings.
  ///
  /// - Throws: `ImportError`.
  func document(at path: String) throws -> InterfaceBuilderDocument {
    try file(at: path, in: nil, by: nil).document(for: .any)
  }

  private func file(
    at path: String,
    in language: Language?,
    by reader: ProjectReader?
  ) throws -> ParsedDocument {
    let key = FileKey(path: ExactPath(path), language: language)
    if let known = files[key] { return known }
    let file = try ParsedDocument(contentsOf: path, language: language, reader: reader)
    files[key] = file
    return file
  }
}

extension FailureReport {
  /// Returns the report with the command that corrects the path of a document.
  fileprivate func moved(to path: String) -> FailureReport {
    var report = self
    report.advice = [.fix("'scvdb init --update' changes the path to '\(path)'")]
    return report
  }
}
