import Foundation
import ProjectFiles

/// The location of a document's project.
package struct ProjectFolder {
  /// The maximum number of searched folders above a document.
  private static let largestHeight = 8

  /// The nearest folder around a file with an Xcode project, a package or a git repository.
  ///
  /// Without a near one, it is the file's own folder.
  package let path: String
  /// The errors of listing folders on the way, which may hide a project.
  package let failures: [any Error]

  /// Searches for the project around a file.
  package init(around file: String) {
    let own = URL(filePath: file).deletingLastPathComponent().standardizedFileURL
    var folder = own
    var failures: [any Error] = []
    for _ in 0..<Self.largestHeight where folder.path != "/" {
      do throws(FileRefusal) {
        if try ProjectReader.unbounded.hasName(in: folder.path, where: Self.isProject) {
          path = folder.path
          self.failures = failures
          return
        }
      } catch {
        // A screen from code, or one that is not written yet, may have a missing folder.
        if error.reason != .missing { failures.append(error) }
      }
      folder.deleteLastPathComponent()
    }
    path = own.path
    self.failures = failures
  }

  private static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Package.swift"
      || name == ".git"
  }
}
