import Foundation
import Glibc
import ProjectFiles

/// A temporary folder that contains the standard directories of a case.
///
/// It is removed with the value.
struct HomeFolder {
  private let folder: WorkFolder

  init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    folder = try WorkFolder(in: parent, prefix: "scvdb-app-")
    for name in ["Documents", "Library/Application Support", "Library/Caches", "tmp"] {
      let code = FileSystem.makeFolder("\(folder.path)/\(name)")
      guard code == 0 else { throw SystemFailure(path: folder.path, code: code) }
    }
  }

  /// Makes this process use the folder for its standard directories, and the same time zone on any
  /// machine.
  func enter() {
    let path = folder.path
    let values = [
      "TZ": "UTC", "HOME": path, "CFFIXED_USER_HOME": path, "TMPDIR": "\(path)/tmp",
      "XDG_DATA_HOME": "\(path)/Library/Application Support",
      "XDG_CONFIG_HOME": "\(path)/Library/Preferences", "XDG_CACHE_HOME": "\(path)/Library/Caches",
    ]
    for (name, value) in values { setenv(name, value, 1) }
  }
}
