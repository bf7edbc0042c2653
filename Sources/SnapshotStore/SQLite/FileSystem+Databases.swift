import CSQLite
import Foundation
package import ProjectFiles

/// File system functions for the folder of a database.
extension FileSystem {
  /// Whether processes can share memory through a file, which a write-ahead log requires.
  ///
  /// On a network file system, processes can run on different machines, and SQLite does not detect
  /// that sharing fails. Some user-space file systems cannot map files.
  static func sharesMemory(at file: String) -> Bool {
    sharesMemory(type: scvdb_file_system_type(file))
  }

  /// Whether processes can share memory on a type of file system.
  ///
  /// The type is the magic number from statfs(2), or 0 if it is unknown.
  static func sharesMemory(type: UInt32) -> Bool {
    !withoutSharedMemory.contains(type)
  }

  /// Returns the path with symbolic links resolved, or the same path for a missing file.
  static func resolved(_ file: String) -> String { realPath(file) ?? file }

  /// A value that changes when a file is written or replaced.
  struct Stamp: Equatable {
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// Returns the stamp of a file; nil without one.
  static func stamp(of file: String) -> Stamp? {
    var status = stat()
    guard stat(file, &status) == 0 else { return nil }
    return Stamp(
      inode: UInt64(status.st_ino),
      size: Int64(status.st_size),
      seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec)
    )
  }

  /// Renames a file if the new name is unused.
  ///
  /// - Returns: 0, or the error number: `EEXIST` if the new name is in use.
  package static func renameExclusively(_ path: String, _ newPath: String) -> Int32 {
    let fault = fault(.rename, newPath)
    guard fault == 0 else { return fault }
    return scvdb_rename_exclusively(path, newPath) == 0 ? 0 : errno
  }

  /// NFS, SMB, SMB2, CIFS, 9P, AFS, Coda, Ceph, Lustre, GFS2, OCFS2, FUSE.
  private static let withoutSharedMemory: Set<UInt32> = [
    0x6969, 0x517B, 0xFE53_4D42, 0xFF53_4D42, 0x0102_1997, 0x5346_414F, 0x7375_7245, 0x00C3_6400,
    0x0BD0_0BD0, 0x0116_1970, 0x7461_636F, 0x6573_5546,
  ]
}
