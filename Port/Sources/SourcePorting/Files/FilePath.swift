import Foundation

/// Operations on absolute paths, and questions about the files there.
enum FilePath {
  /// Returns a path relative to a folder as an absolute path without `.` and `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let names = (isAbsolute ? [] : TreePath(folder).components) + TreePath(path).components
    let parts = names.reduce(into: [String]()) { parts, name in
      if name == ".." { _ = parts.popLast() } else { parts.append(name) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns an absolute path relative to a folder; it begins with `../` outside of the folder.
  static func relative(_ path: String, to folder: String) -> String {
    let (names, base) = (TreePath(path).components, TreePath(folder).components)
    let common = zip(names, base).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: base.count - common)
    return (ups + names.dropFirst(common)).joined(separator: "/")
  }

  /// The last name of a path.
  static func name(of path: String) -> String { TreePath(path).name }

  /// The path of the folder that contains a file.
  static func folder(of path: String) -> String { joined(path, "..") }

  /// The characters after the last dot of the name, in lower case.
  static func ending(of path: String) -> String {
    let parts = name(of: path).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.map { $0.lowercased() } ?? "" : ""
  }

  /// The name without the characters after its last dot.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns whether a path is a file or a folder, after links; nil for anything else.
  static func kind(of path: String) -> SourceItem.Kind? {
    switch Descriptor(path: path, openPath)?.status.map({ $0.st_mode & S_IFMT }) {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: nil
    }
  }

  /// Returns whether a path is a link, which can lead to a folder that contains it.
  static func isLink(_ path: String) -> Bool {
    let parent = Descriptor(path: folder(of: path), openPath | O_DIRECTORY)
    return parent?.kind(of: name(of: path)) == S_IFLNK
  }

  /// The names in a folder, in the order of their bytes; empty for an unreadable folder.
  static func names(in folder: String) -> [String] {
    let names = Descriptor(path: folder, openPath | O_DIRECTORY)?.names() ?? []
    return names.compactMap { String(validating: $0, as: UTF8.self) }
  }
}
