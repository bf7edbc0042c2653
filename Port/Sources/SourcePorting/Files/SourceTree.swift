package import Foundation

/// The files of a user, which are only read: the type has no writing methods.
///
/// Links are followed inside the tree; other links are reported, and pipes, sockets and devices are
/// not opened.
package struct SourceTree: Sendable {
  /// The folder, as the user named it.
  package let root: String
  /// The real paths of folders that links may lead into.
  private let bounds: [String]
  /// The real path of the working copy, which is not read.
  private let ownFolder: String?

  /// - Parameters:
  ///   - root: The folder.
  ///   - folders: Paths of further folders, relative to the root, that the user named.
  ///   - ownFolder: The real path of the working copy.
  package init(root: String, folders: [TreePath] = [], ownFolder: String? = nil) {
    self.root = root
    self.ownFolder = ownFolder
    let named = [root] + folders.filter(\.leadsUp).map { "\(root)/\($0.text)" }
    bounds = named.compactMap { Self.realPath(of: $0) }
  }

  /// The path of a file, as the user named its folder.
  package func fullPath(of path: TreePath) -> String {
    path.text.isEmpty ? root : "\(root)/\(path.text)"
  }

  /// Returns the file or folder with a name, after links; nil if nothing has that name.
  ///
  /// - Throws: ``SourceProblem`` for a link without a target, for a target out of bounds, and for
  ///   pipes, sockets and devices.
  package func item(at path: TreePath) throws(SourceProblem) -> SourceItem? {
    let full = fullPath(of: path)
    var status = stat()
    guard lstat(full, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SourceProblem(path: full, reason: Self.reason)
    }
    guard let handle = Descriptor(path: full, openPath),
      let target = handle.status
    else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      throw SourceProblem(path: full, reason: isMissing ? .dangling : Self.reason)
    }
    guard let real = handle.realPath else {
      throw SourceProblem(path: full, reason: .unreadable("its real path is unknown"))
    }
    guard bounds.contains(where: { real.isAtOrBelow($0) }) else {
      throw SourceProblem(path: full, reason: .outside(target: real))
    }
    guard !isOwn(real) else { throw SourceProblem(path: full, reason: .ownFiles) }
    guard let kind = SourceItem.Kind(target) else {
      throw SourceProblem(path: full, reason: .special)
    }
    return SourceItem(path: full, kind: kind, status: target, handle: handle)
  }

  /// Returns a file.
  ///
  /// - Throws: ``SourceProblem``, also for a missing file.
  package func file(at path: TreePath) throws(SourceProblem) -> SourceItem {
    guard let item = try item(at: path) else {
      let reason = SourceProblem.Reason.unreadable(SystemFailure(code: ENOENT).reason)
      throw SourceProblem(path: fullPath(of: path), reason: reason)
    }
    guard item.kind == .file else {
      throw SourceProblem(path: fullPath(of: path), reason: .notAFile)
    }
    return item
  }

  /// Returns whether a path leads into the working copy.
  ///
  /// The remote packages that SwiftPM checked out there are excluded.
  private func isOwn(_ real: String) -> Bool {
    guard let ownFolder, real.isAtOrBelow(ownFolder) else { return false }
    return !real.isAtOrBelow("\(ownFolder)/package/.build/checkouts")
  }

  /// The reason in `errno`.
  private static var reason: SourceProblem.Reason {
    errno == ELOOP ? .endless : .unreadable(SystemFailure().reason)
  }

  /// Returns the path of a folder without links; nil if it does not exist.
  static func realPath(of folder: String) -> String? {
    Descriptor(path: folder, openPath | O_DIRECTORY)?.realPath
  }
}

/// A file or folder of the user.
package struct SourceItem: Sendable {
  /// The kinds of items that are copied.
  package enum Kind: Sendable {
    case file, folder

    /// The kind; nil for pipes, sockets and devices.
    fileprivate init?(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      default: return nil
      }
    }
  }

  /// The identity of a folder.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// The path, as the user named its folder.
  let path: String
  package let kind: Kind
  /// The size, times and identity, which differ after the item is changed.
  package let stamp: FileStamp
  let identity: Identity
  private let handle: Descriptor

  fileprivate init(path: String, kind: Kind, status: stat, handle: Descriptor) {
    self.path = path
    self.kind = kind
    stamp = FileStamp(status)
    identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    self.handle = handle
  }

  /// The largest text that is read, in bytes.
  package static let textLimit = 16 << 20

  /// Opens a file for reading.
  func opened() throws(SourceProblem) -> Descriptor {
    guard let file = handle.reopened() else { throw failure(SystemFailure()) }
    return file
  }

  /// Reads a file.
  package func contents() throws(SourceProblem) -> Data {
    guard kind == .file else { throw SourceProblem(path: path, reason: .notAFile) }
    let file = try opened()
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: Descriptor.bufferSize)
    do throws(SystemFailure) {
      while case let part = try file.read(into: &buffer), !part.isEmpty {
        data += part
        if data.count > Self.textLimit { break }
      }
    } catch {
      throw failure(error)
    }
    guard data.count <= Self.textLimit else {
      throw SourceProblem(path: path, reason: .tooLarge(limit: Self.textLimit))
    }
    return data
  }

  /// Reads the names in a folder, in the order of their bytes; nil for one that is not UTF-8.
  func names() throws(SourceProblem) -> [String?] {
    guard kind == .folder else { throw SourceProblem(path: path, reason: .notAFolder) }
    guard let names = handle.names() else { throw failure(SystemFailure()) }
    return names.map { String(validating: $0, as: UTF8.self) }
  }

  private func failure(_ failure: SystemFailure) -> SourceProblem {
    SourceProblem(path: path, reason: .unreadable(failure.reason))
  }
}

extension String {
  /// Returns whether an absolute path is a folder's path, or below it.
  func isAtOrBelow(_ folder: String) -> Bool {
    let (path, folder) = (TreePath(self), TreePath(folder))
    return path == folder || folder.text == "/" || path.isBelow(folder)
  }
}
