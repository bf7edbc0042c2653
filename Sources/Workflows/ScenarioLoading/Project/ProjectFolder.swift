import Foundation
import ProjectFiles

/// The location of a document's project.
package struct ProjectFolder {
  /// How many folders above a document are looked at.
  private static let largestHeight = 8

  /// The nearest folder around a file that has a project of Xcode, a package or a git repository; the
  /// file's own folder where there is none near.
  package let path: String
  /// Why folders up to there could not be listed, so that a project in one of them was not seen.
  package let failures: [any Error]

  /// Looks for the project around a file.
  package init(around file: String) {
    let own = URL(filePath: file).deletingLastPathComponent().standardizedFileURL
    var folder = own
    var failures: [any Error] = []
    for _ in 0..<Self.largestHeight where folder.path != "/" {
      do throws(FileRefusal) {
        let names = try ProjectReader.unbounded.names(in: folder.path)
        if names.contains(where: Self.isProject) {
          path = folder.path
          self.failures = failures
          return
        }
      } catch {
        // A screen that code made, or one that is not written yet, may have a folder that is not there.
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
