import CSQLite
import Foundation
package import ProjectFiles

/// What has to be known of the directory of a database, and what is done there.
extension FileSystem {
  /// Whether processes that have a file open can share memory, which a write-ahead log needs.
  ///
  /// Over a network they may be on different machines, where SQLite would not notice that it does
  /// not work; and some file systems that are programs cannot map files.
  static func sharesMemory(at file: String) -> Bool {
    sharesMemory(type: scvdb_file_system_type(file))
  }

  /// Whether that holds on a type of file system, by the magic number that statfs(2) has for it; 0
  /// stands for one that is not known.
  static func sharesMemory(type: UInt32) -> Bool {
    !withoutSharedMemory.contains(type)
  }

  /// The path of the file that symbolic links lead to; the same path where there is no file.
  static func resolved(_ file: String) -> String { realPath(file) ?? file }

  /// Changes when a file is written or replaced.
  struct Stamp: Equatable {
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// The stamp of a file; nil without one.
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

  /// Renames a file where nothing has the new name.
  ///
  /// - Returns: 0, or the number of the error: `EEXIST` where something has it.
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
