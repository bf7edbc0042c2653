import Foundation
package import InterfaceBuilder
import ProjectFiles
import Synchronization

/// The properties of the apps around documents, searched once for each project.
package final class ProjectApps: Sendable {
  /// The folder of the project by the path of the document.
  private let foldersOfFiles = Mutex<[String: String]>([:])
  /// The folder of the project by the folder of the document.
  private let folders = Mutex<[String: String]>([:])
  /// The properties by the folder of the project.
  private let found = Mutex<[String: AppProperties]>([:])
  /// The references between storyboards by the folder of the project.
  private let references = Mutex<[String: StoryboardReferences]>([:])

  package init() {}

  /// Returns the properties of the app with a document.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - warnings: Receives the refused files of the project.
  /// - Returns: The properties; they are read once for all documents of a project.
  package func app(around file: String, noting warnings: DocumentWarnings) -> AppProperties {
    let folder = folder(around: file)
    return found.withLock { found in
      if let known = found[folder] { return known }
      let app = AppProperties(folder: folder)
      warnings.add(app.refusals.map { ImportWarning($0) })
      found[folder] = app
      return app
    }
  }

  /// Returns the stages of a document in the app around it.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - warnings: Receives the refused files of the project.
  /// - Returns: The stages.
  package func stages(of file: String, noting warnings: DocumentWarnings) -> DocumentStages {
    DocumentStages(of: file, in: app(around: file, noting: warnings))
  }

  /// Returns a document with the surroundings of scenes that other storyboards of its project show.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - warnings: Receives the refused files of the project.
  /// - Returns: The document; the references are read once for all documents of a project.
  package func referred(
    _ document: InterfaceBuilderDocument,
    noting warnings: DocumentWarnings
  ) -> InterfaceBuilderDocument {
    let storyboards = app(around: document.file, noting: warnings).storyboards
    let folder = folder(around: document.file)
    let references = references.withLock { known in
      let found =
        known[folder]
        ?? StoryboardReferences(in: storyboards, by: ProjectReader(around: folder))
      known[folder] = found
      return found
    }
    return references.applied(to: document)
  }

  /// Returns the folder of the project around a document.
  ///
  /// Each folder is searched once, because folders above a project may have many names.
  private func folder(around file: String) -> String {
    if let known = foldersOfFiles.withLock({ $0[file] }) { return known }
    let own = URL(filePath: file).deletingLastPathComponent().path
    let folder = folders.withLock { known in
      if let folder = known[own] { return folder }
      let folder = ProjectFolder(around: file).path
      known[own] = folder
      return folder
    }
    foldersOfFiles.withLock { $0[file] = folder }
    return folder
  }
}
