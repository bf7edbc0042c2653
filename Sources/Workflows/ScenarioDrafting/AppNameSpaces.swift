import Foundation
import ProjectFiles
import ScenarioModel

/// The folders of the scenarios of several apps in one repository.
struct AppNameSpaces {
  /// The maximum number of searched folders above a document.
  private static let largestHeight = 8

  /// The names by the paths of documents; empty for a single app.
  private var names: [String: String] = [:]

  /// - Parameter documents: The paths of the documents.
  init(of documents: [String]) {
    let apps = Dictionary(grouping: documents, by: Self.projectFolder)
    let folders = apps.keys.compactMap(\.self).sorted()
    guard folders.count > 1 else { return }
    var claims = NameClaims()
    for folder in folders {
      let name = SafeName(URL(filePath: folder).lastPathComponent).hyphenated ?? "app"
      let claimed = claims.claim([name])
      for document in apps[folder] ?? [] { names[document] = claimed }
    }
  }

  /// Returns the folder for the scenarios of a document; nil without other apps.
  func folder(of document: String) -> String? { names[document] }

  /// Returns the nearest folder around a document with an Xcode project.
  private static func projectFolder(of document: String) -> String? {
    var folder = URL(filePath: document).deletingLastPathComponent().standardizedFileURL
    for _ in 0..<largestHeight where folder.path != "/" {
      let names = (try? ProjectReader.unbounded.names(in: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return folder.path }
      if names.contains(".git") { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
