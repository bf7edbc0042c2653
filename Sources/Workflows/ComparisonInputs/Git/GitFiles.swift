import Foundation
import ProjectFiles
import Reporting

/// The copied files of a revision.
///
/// Links are created last, so that no file is written through one.
struct GitFiles {
  /// The path of the folder, without links.
  private let folder: String
  /// The top folder of the repository.
  private let top: String
  private var links: [(path: String, target: String)] = []

  /// - Parameters:
  ///   - folder: An empty folder.
  ///   - top: The top folder of the repository. Absolute links may lead there.
  /// - Throws: `Failure` if the folder is missing.
  init(in folder: String, of top: String) throws {
    guard let real = realPath(folder) else {
      throw Failure(
        "the folder was removed",
        at: folder,
        fix: "restore the folder, and try again"
      )
    }
    self.folder = real
    self.top = top
  }

  /// Writes a file, or remembers a link.
  mutating func add(_ file: GitTree.File, from objects: inout GitObjects) throws {
    if file.isLink {
      var target = Data()
      try objects.next(.blob) { target.append($0) }
      links.append((file.path, String(decoding: target, as: UTF8.self)))
      return
    }
    let handle = try create(file.path)
    try objects.next(.blob) { try handle.write(contentsOf: $0) }
    try handle.close()
  }

  /// Creates an empty file of a size, without using disk space.
  func add(_ file: GitTree.File, size: Int) throws {
    let handle = try create(file.path)
    try handle.truncate(atOffset: UInt64(min(size, GitLimits.emptyFile)))
    try handle.close()
  }

  private func create(_ path: String) throws -> FileHandle {
    let file = "\(folder)/\(path)"
    try makeFolder(around: file)
    let around = parent(of: file)
    guard realPath(around) == around else {
      throw Failure(
        "a link of the revision leads to another folder",
        at: file,
        fix: "compare with another revision"
      )
    }
    guard FileManager.default.createFile(atPath: file, contents: nil) else {
      throw Failure(
        "the file cannot be written",
        at: file,
        fix: "free space for the temporary folder, and try again"
      )
    }
    return try FileHandle(forWritingTo: URL(filePath: file))
  }

  /// Creates the links, so that the reader of the project treats them as in the work tree.
  ///
  /// A link to a file or folder in the repository that was not copied is omitted if the target may
  /// be a folder. Otherwise a search would report it, although the commit has the target.
  func makeLinks() throws {
    // A forged tree may have links behind a link.
    for link in links { try makeFolder(around: "\(folder)/\(link.path)") }
    var optional: [String] = []
    for link in links {
      let path = "\(folder)/\(link.path)"
      let target = target(of: link)
      let around = parent(of: path)
      guard realPath(around).map(ExactPath.init) == ExactPath(around),
        symlink(target.path, path) == 0
      else {
        throw Failure(
          "the link cannot be made in a copy of the revision",
          at: link.path,
          fix: "free space for the temporary folder, and try again"
        )
      }
      if target.isInside, fileExtension(of: path).isEmpty { optional.append(path) }
    }
    // Links may point to each other.
    for path in optional.filter({ realPath($0) == nil }) { unlink(path) }
  }

  /// Returns the target of a link, with the copy in place of the work tree.
  private func target(of link: (path: String, target: String)) -> (path: String, isInside: Bool) {
    let isAbsolute = link.target.hasPrefix("/")
    let named = isAbsolute ? link.target : "\(parent(of: "\(top)/\(link.path)"))/\(link.target)"
    let target = ProjectReader.visiblePath(of: named)
    guard isPath(target, in: top) else { return (target, false) }
    guard isAbsolute else { return (link.target, true) }
    return (folder + String(decoding: target.utf8.dropFirst(top.utf8.count), as: UTF8.self), true)
  }

  private func makeFolder(around path: String) throws {
    try FileManager.default.createDirectory(
      atPath: parent(of: path),
      withIntermediateDirectories: true
    )
  }
}
