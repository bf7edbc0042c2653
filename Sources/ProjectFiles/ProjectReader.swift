package import Foundation

/// Reads only the files of a project.
///
/// It resolves links, stays inside the project, rejects devices, pipes and sockets, and applies a
/// size limit to each kind of file. A reader has no methods that write. The project is the git
/// repository around the path. Without a repository, it is the nearest folder with a project file,
/// a package or an Xcode project. Without these, the reader allows the folder above the file's
/// folder, and also the working directory if that contains the file.
package struct ProjectReader: Sendable {
  private let boundary: ProjectBoundary

  /// Creates a reader for the project around a path from the user.
  ///
  /// A path inside the project around the working directory gets the reader of that project.
  /// - Parameter path: A file or folder, which may be missing.
  package init(around path: String = ".") {
    boundary = ProjectBoundary(around: path)
  }

  private init(_ boundary: ProjectBoundary) {
    self.boundary = boundary
  }

  /// A reader without a boundary, for paths that do not come from a project's files: the folders
  /// around a project, and paths that a user types.
  package static let unbounded = ProjectReader(.none)

  /// Whether a path exists, including links without a target.
  package static func hasName(_ path: String) -> Bool {
    FileStatus(of: path, followingLinks: false) != nil
  }

  /// Returns an absolute path without `..`.
  ///
  /// Each `..` removes the name before it, even the name of a link.
  package static func visiblePath(of path: String) -> String {
    lexicallyNormalized(path.hasPrefix("/") ? path : "\(realPath(".") ?? "")/\(path)")
  }

  /// The kind of an existing path.
  package enum Entry: Equatable, Sendable {
    case file
    case folder
    /// A device, pipe or socket.
    case special
  }

  /// Finds a file or folder.
  ///
  /// - Returns: The kind, or the kind of the target for a link; nil only for a missing path.
  /// - Throws: A refusal for a link without a target, or for a path out of the project.
  package func entry(at path: String) throws(FileRefusal) -> Entry? {
    let file: OpenFile
    do throws(FileRefusal) {
      file = try opened(path)
    } catch  where error.reason == .missing {
      return nil
    }
    return switch file.status.kind {
    case .folder: .folder
    case .file: .file
    case .link, .special: .special
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path for messages.
  ///   - kind: The kind of file. The file and the target of a link must have its extension.
  ///   - isNamed: Whether the user specified the file on the command line, which allows any
  ///     extension.
  /// - Returns: The bytes.
  /// - Throws: A refusal, which contains no text of the file.
  package func contents(
    of path: String,
    as kind: FileKind,
    isNamed: Bool = false
  ) throws(FileRefusal) -> Data {
    guard isNamed || kind.includes(path) else { throw FileRefusal(.wrongName(kind), at: path) }
    let file = try opened(path)
    if file.status.kind == .folder { throw FileRefusal(.folder, at: path) }
    guard file.status.kind == .file else { throw FileRefusal(.special, at: path) }
    guard kind.includes(file.resolved) || isNamed && hasSameExtension(file.resolved, as: path)
    else {
      throw FileRefusal(.wrongTarget(kind), at: path)
    }
    let (limit, size) = (kind.sizeLimit, file.status.size)
    guard size <= limit else { throw FileRefusal(.tooLarge(limit: limit, size: size), at: path) }
    guard let data = try file.bytes(limit: limit, of: path) else {
      throw FileRefusal(.tooLarge(limit: limit), at: path)
    }
    return data
  }

  /// Reads a file as UTF-8 text, see ``contents(of:as:isNamed:)``.
  package func text(
    of path: String,
    as kind: FileKind,
    isNamed: Bool = false
  ) throws(FileRefusal) -> String {
    let data = try contents(of: path, as: kind, isNamed: isNamed)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw FileRefusal(.notUTF8, at: path)
    }
    return text
  }

  /// Reads a file as UTF-8 text and parses it, see ``contents(of:as:isNamed:)``.
  ///
  /// The errors of parsers quote words of the file. A pull request can link to a file of another
  /// kind, so the refusal of a link's target does not contain these errors.
  ///
  /// - Parameters:
  ///   - path: The path for messages.
  ///   - kind: The kind of file.
  ///   - isNamed: Whether the user specified the file.
  ///   - parse: Parses the text.
  /// - Returns: The value of the parser.
  /// - Throws: A refusal, or the parser's error for a file that is not behind a link.
  package func parsed<Value>(
    _ path: String,
    as kind: FileKind,
    isNamed: Bool = false,
    _ parse: (String) throws -> Value
  ) throws -> Value {
    let text = try text(of: path, as: kind, isNamed: isNamed)
    do {
      return try parse(text)
    } catch {
      guard isBehindLink(path) else { throw error }
      throw FileRefusal(.brokenTarget(kind), at: path)
    }
  }

  /// Whether a path contains a link inside the project.
  private func isBehindLink(_ path: String) -> Bool {
    // A file that no longer exists may have been a link.
    guard let resolved = try? OpenFile(path).resolved else { return true }
    return boundary.hasLink(between: Self.visiblePath(of: path), and: resolved)
  }

  /// Lists the names in a folder, in the order of their bytes.
  package func names(in folder: String) throws(FileRefusal) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// Whether a folder has a name that meets a condition.
  package func hasName(
    in folder: String,
    where isFound: (String) -> Bool
  ) throws(FileRefusal) -> Bool {
    try opened(folder).firstEntry(of: folder) { isFound($0.name) } != nil
  }

  func entries(in folder: String) throws(FileRefusal) -> [FolderEntry] {
    try opened(folder).names(of: folder)
  }

  /// Checks that a path is inside the project before it is written.
  ///
  /// - Parameter path: A file, which may be missing.
  /// - Throws: A refusal for a path that leads out of the project, or to another kind of file.
  package func checkWritable(_ path: String) throws(FileRefusal) {
    if let entry = try entry(at: path) {
      guard entry == .file else {
        throw FileRefusal(entry == .folder ? .folder : .special, at: path)
      }
      return
    }
    _ = try entry(at: PartialPath(path).present)
  }

  /// Opens a path inside the project.
  func opened(_ path: String) throws(FileRefusal) -> OpenFile {
    let file = try OpenFile(path)
    guard !hasGitFolder(file.resolved) else { throw FileRefusal(.gitFolder, at: path) }
    guard boundary.contains(file.resolved) else {
      var refusal = FileRefusal(.outside, at: path)
      refusal.project = boundary.project
      throw refusal
    }
    return file
  }
}

extension ProjectReader {
  /// Opens a file that the user specified on the command line, for reading it in chunks.
  ///
  /// Pipes and all files in `/dev` and `/proc`, for example `/dev/stdin`, are opened too.
  /// - Throws: A refusal for a folder, and for a link of a project that leads out of it.
  package static func openNamed(_ path: String) throws(FileRefusal) -> FileHandle {
    let visible = visiblePath(of: path)
    guard !["/dev", "/proc"].contains(where: { isPath(visible, in: $0) }) else {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw FileRefusal(errno: errno, at: path) }
      return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
    let file = try ProjectReader(around: path).opened(path)
    guard file.status.kind != .folder else { throw FileRefusal(.folder, at: path) }
    return try file.handle(of: path)
  }
}

/// Whether a path has the extension of another one.
private func hasSameExtension(_ path: String, as other: String) -> Bool {
  fileExtension(of: path).lowercased() == fileExtension(of: other).lowercased()
}

/// Whether a path leads to the folder of a git repository, or into one.
private func hasGitFolder(_ path: String) -> Bool {
  var path = path
  return path.withUTF8 { bytes in
    // Nearly all paths lack these bytes.
    let name = Array("/.git".utf8)
    guard bytes.count >= name.count else { return false }
    return (0...bytes.count - name.count).contains { start in
      let end = start + name.count
      return bytes[start] == name[0]
        && bytes[start..<end].elementsEqual(name) { $0 | 0x20 == $1 | 0x20 }
        && (end == bytes.count || bytes[end] == UInt8(ascii: "/"))
    }
  }
}
