import Foundation

extension String {
  /// The last component of a path, without its extension.
  package var fileName: String { URL(filePath: self).deletingPathExtension().lastPathComponent }

  /// Returns the path of a file relative to a folder.
  ///
  /// Both paths must begin in the same folder.
  package func relativePath(from folder: String) -> String {
    let file = URL(filePath: self).standardizedFileURL.pathComponents
    let folder = URL(filePath: folder).standardizedFileURL.pathComponents
    let common = zip(file, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + file[common...]).joined(separator: "/")
  }
}
