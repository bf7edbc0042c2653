import Foundation

/// The name of a resource, as an argument of a bundle's methods: of a file, or of a folder of files.
package struct ResourceName {
  private let file: String
  private let folder: [String]
  private let language: String?

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - name: The name, with its ending if `ending` is nil or empty.
  ///   - ending: The ending, with or without a dot.
  ///   - folder: The folder with the file; nil for any folder.
  ///   - language: The language of the file; nil for the device's language.
  package init(_ name: String, ending: String?, folder: String? = nil, language: String? = nil) {
    let suffix = ending.map { $0.isEmpty || $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    file = name + suffix
    self.folder = folder?.split(separator: "/").map(String.init) ?? []
    self.language = language
  }

  /// Returns the path of the file: without a language, else in the language, else the first one.
  ///
  /// Without a file, it is the path of the first folder; Xcode copies folder references as they are.
  package func path(in paths: [String]) -> String? {
    let wanted = language ?? LocalizedTexts.current.tag ?? "en"
    let found = paths.filter(matches)
    for language in [nil, wanted, "Base", "en"] {
      let path = found.first { URL(filePath: $0).localization == language }
      if let path { return path }
    }
    return found.first ?? paths.lazy.compactMap(folder(around:)).first
  }

  /// Returns the folder with the name that contains a file; nil for none.
  private func folder(around path: String) -> String? {
    path.ranges(of: "/\(file)/").lazy
      .map { String(path[..<path.index(before: $0.upperBound)]) }
      .first(where: matches)
  }

  private func matches(_ path: String) -> Bool {
    guard path.hasSuffix("/" + file) else { return false }
    var folders = path.dropLast(file.count).split(separator: "/").map(String.init)
    if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
    return folders.suffix(folder.count) == folder[...]
  }
}
