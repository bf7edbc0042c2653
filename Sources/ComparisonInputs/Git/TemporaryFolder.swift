import Foundation
import SnapshotStore

/// An empty folder that nobody else can look into, removed with the value.
func temporaryFolder() throws -> WorkFolder {
  try WorkFolder(in: FileManager.default.temporaryDirectory.path, prefix: "scvdb-")
}
