import Foundation

/// Where the project is to which a document belongs.
package enum ProjectFolder {
  /// How many folders above a document are looked at.
  private static let largestHeight = 8

  /// The nearest folder around a file that has a project of Xcode, a package or a git repository; the
  /// file's own folder where there is none near.
  package static func around(_ file: String) -> String {
    let own = URL(filePath: file).deletingLastPathComponent().standardizedFileURL
    var folder = own
    for _ in 0..<largestHeight where folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: isProject) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return own.path
  }

  private static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Package.swift"
      || name == ".git"
  }
}
