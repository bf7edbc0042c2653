import Foundation
import ProjectFiles

/// A library that moves every focused field of an app above the keyboard.
package struct KeyboardLibrary: Sendable {
  /// The name of the library's module.
  package let name: String
  /// The file that names the library, relative to the project.
  package let file: String

  /// The libraries that need no class in a document.
  ///
  /// Scroll views of other libraries, such as TPKeyboardAvoiding, are custom classes there.
  private static let names = ["IQKeyboardManager", "IHKeyboardAvoiding"]

  /// The files that list the packages of an app.
  private static let lists: Set = [
    "Podfile", "Cartfile", "Package.resolved", "Package.swift", "project.pbxproj",
  ]

  /// Searches the lists of packages, then the imports of delegates, which start the library.
  ///
  /// - Parameters:
  ///   - files: The files of the project.
  ///   - folder: The folder of the project.
  ///   - reader: The reader of the project.
  init?(in files: [String], of folder: String, by reader: ProjectReader) {
    let named = files.map { (path: $0, name: URL(filePath: $0).lastPathComponent) }
    let lists = named.filter { Self.lists.contains($0.name) }
    let delegates = named.filter { file in
      ["Delegate.swift", "Delegate.m", "Delegate.mm"].contains(where: file.name.hasSuffix)
    }
    for (path, isSource) in lists.map({ ($0.path, false) }) + delegates.map({ ($0.path, true) }) {
      guard
        let text = try? reader.text(
          of: path,
          as: path.hasSuffix(".pbxproj") ? .xcodeProject : .source,
          // A Podfile has no extension.
          isNamed: fileExtension(of: path).isEmpty
        ),
        let name = Self.name(in: text, imports: isSource)
      else { continue }
      self.name = name
      file = String(path.dropFirst(folder.count + 1))
      return
    }
    return nil
  }

  /// Returns the library that a text names.
  ///
  /// - Parameters:
  ///   - text: A list of packages, or a source file.
  ///   - imports: Whether only imports count.
  /// - Returns: The name; nil without one outside of comments.
  static func name(in text: String, imports: Bool) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      guard !line.hasPrefix("#import") || imports, !line.hasPrefix("//") else { continue }
      guard !line.hasPrefix("#") || line.hasPrefix("#import") else { continue }
      guard !imports || line.contains("import") else { continue }
      // Swift packages have identities in lower case.
      let words = line.lowercased()
      if let name = names.first(where: { words.contains($0.lowercased()) }) { return name }
    }
    return nil
  }
}
