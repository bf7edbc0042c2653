import Glibc

/// The kind, size and number of a file or folder.
struct FileStatus {
  enum Kind {
    case file, folder, link, special
  }

  let kind: Kind
  /// The size in bytes.
  let size: Int
  let number: FileNumber

  /// Creates the status of a path; nil if the system has none, see `errno`.
  init?(of path: String, followingLinks: Bool) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the status of an open file.
  init?(ofDescriptor descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    size = Int(status.st_size)
    number = FileNumber(device: UInt(status.st_dev), inode: UInt(status.st_ino))
  }
}

/// The number of a file or folder, which is equal for all its names.
struct FileNumber: Hashable {
  let device: UInt
  let inode: UInt
}
