import Foundation

/// An empty folder that nobody else can look into, removed with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scvdb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
