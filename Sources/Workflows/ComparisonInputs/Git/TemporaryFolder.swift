import Foundation
import ProjectFiles

/// An empty folder that no other user can read, removed with the value.
func temporaryFolder() throws -> WorkFolder {
  try WorkFolder(in: FileManager.default.temporaryDirectory.path, prefix: "scvdb-")
}
