import Foundation

/// The folders that contain the targets of a project's paths.
///
/// A pull request can replace any file of a project with a link. So a path inside the project
/// around the working directory must lead to a file inside this project. The user may specify a
/// path in another project; files there may lead to any file of that project.
struct ProjectBoundary: Sendable {
  /// The environment variable that disables the boundary if it is `1`.
  static let override = "SCVDB_ALLOW_OUTSIDE"

  /// The real paths of folders as bytes with a final slash; nil without a boundary.
  private let roots: [[UInt8]]?

  /// A boundary that allows every path.
  static let none = ProjectBoundary(roots: nil)

  private init(roots: [String]?) {
    self.roots = roots.map { $0.map { Array(($0.hasSuffix("/") ? $0 : $0 + "/").utf8) } }
  }

  /// Creates the boundary around a path from the user.
  init(around path: String) {
    // Foundation copies the whole environment for each access.
    guard getenv(Self.override).map({ String(cString: $0) }) != "1" else {
      self = .none
      return
    }
    let working = realPath(".") ?? "/"
    let named = path.hasPrefix("/") ? path : "\(working)/\(path)"
    let lexical = lexicallyNormalized(named)
    // The same path through a link above the project.
    let real = realPath(parent(of: lexical)).map { "\($0)/\(lastName(of: lexical))" } ?? lexical
    let home = ProjectRoot(around: working).marked
    let project = home ?? working
    if let inside = [lexical, real].first(where: { project != "/" && isPath($0, in: project) }) {
      let isWorking = inside.utf8.elementsEqual(working.utf8)
      self.init(
        roots: [project] + (home != nil || isWorking ? [] : [Self.root(around: inside)])
      )
    } else {
      // The user specified a path elsewhere, so its links may lead to another project too.
      self.init(roots: [real, realPath(named)].compactMap(\.self).map(Self.root))
    }
  }

  /// Returns the project around a file or folder; without one, the folder above the folder or above
  /// the file's folder.
  private static func root(around path: String) -> String {
    let isFolder = FileStatus(of: path, followingLinks: true)?.kind == .folder
    let folder = isFolder ? path : parent(of: path)
    if let root = ProjectRoot(around: folder).marked { return root }
    let above = parent(of: folder)
    return above == "/" ? folder : above
  }

  /// The root of the project; nil without a boundary.
  var project: String? {
    roots?.first.map { String(decoding: $0.count > 1 ? $0.dropLast() : $0[...], as: UTF8.self) }
  }

  /// Whether a path contains links below the project's root.
  func hasLink(between path: String, and resolved: String) -> Bool {
    guard let roots else { return false }
    var names = Self.names(of: path)
    var target = Self.names(of: resolved)
    while let last = names.last, let other = target.last, last.elementsEqual(other) {
      names.removeLast()
      target.removeLast()
    }
    guard !names.isEmpty || !target.isEmpty else { return false }
    let above = target.reduce(into: [UInt8]()) { $0 += [UInt8(ascii: "/")] + $1 }
    return !roots.contains { $0.starts(with: above + [UInt8(ascii: "/")]) }
  }

  private static func names(of path: String) -> [Substring.UTF8View] {
    path.utf8.split(separator: UInt8(ascii: "/"))
  }

  /// Whether a path without links is inside.
  func contains(_ path: String) -> Bool {
    guard let roots else { return true }
    return roots.contains { root in
      path.utf8.starts(with: root) || path.utf8.elementsEqual(root.dropLast())
    }
  }
}

/// The project around a folder.
package struct ProjectRoot {
  /// The git repository around the folder.
  ///
  /// Without a repository, it is the nearest folder with a project file, a package or an Xcode
  /// project; nil without these.
  package let marked: String?

  /// - Parameter folder: An absolute path.
  package init(around folder: String) {
    if let repository = Repository.folder(around: folder) {
      marked = repository
      return
    }
    var folder = folder
    while folder != "/", !Self.isProject(folder) { folder = parent(of: folder) }
    marked = folder == "/" ? nil : folder
  }

  private static func isProject(_ folder: String) -> Bool {
    if ["scvdb.yaml", "Package.swift"].contains(where: { ProjectReader.hasName("\(folder)/\($0)") })
    {
      return true
    }
    // A folder that cannot be listed has no project that this process could read. The folders above
    // a document can have thousands of names, and Foundation takes long for each.
    guard let names = opendir(folder) else { return false }
    defer { closedir(names) }
    while let entry = readdir(names) {
      let name = FolderEntry(entry).name
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return true }
    }
    return false
  }
}

/// Returns a path without links; nil for a missing file.
package func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// A path with components at its end that may be missing.
package struct PartialPath {
  /// The longest existing part, including links without a target.
  let present: String
  /// The rest, with a slash at its start; empty if all components exist.
  private let missing: String

  /// Splits a path at the first component that does not exist.
  package init(_ path: String) {
    var (present, missing) = (ProjectReader.visiblePath(of: path), "")
    while present != "/", !ProjectReader.hasName(present) {
      missing = "/\(lastName(of: present))\(missing)"
      present = parent(of: present)
    }
    (self.present, self.missing) = (present, missing)
  }

  /// The path without links.
  package var resolved: String {
    let real = realPath(present) ?? present
    return missing.isEmpty ? real : (real == "/" ? "" : real) + missing
  }
}

/// Returns an absolute path without `.`, `..` and repeated slashes; links are not followed.
func lexicallyNormalized(_ path: String) -> String {
  var parts: [Substring.UTF8View] = []
  for part in path.utf8.split(separator: UInt8(ascii: "/")) {
    if part.elementsEqual("..".utf8) {
      _ = parts.popLast()
    } else if !part.elementsEqual(".".utf8) {
      parts.append(part)
    }
  }
  return "/" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
}

/// Returns whether a path is a folder or below it, compared by bytes.
package func isPath(_ path: String, in folder: String) -> Bool {
  path.utf8.elementsEqual(folder.utf8)
    || path.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
}

/// Returns the folder around an absolute path.
package func parent(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
    return "/"
  }
  return String(decoding: path.utf8[..<slash], as: UTF8.self)
}

/// Returns the last name of a path.
func lastName(of path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last
  return name.map { String(decoding: $0, as: UTF8.self) } ?? ""
}
