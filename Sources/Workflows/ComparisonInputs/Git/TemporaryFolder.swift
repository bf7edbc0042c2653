import Foundation
import ProjectFiles

/// Makes an empty folder that other users cannot read; it is removed with the value.
func temporaryFolder() throws -> WorkFolder {
  try WorkFolder(in: FileManager.default.temporaryDirectory.path, prefix: "scvdb-")
}
