import Foundation
import Reporting
import SnapshotModel
import Synchronization

/// The image sets of a revision, which are copied when a drawing first needs an image.
final class GitImages: Sendable {
  private let files: [GitTree.File]
  private let side: String
  private let folder: String
  private let top: String
  /// The outcome of copying the files; nil before the first call.
  private let outcome = Mutex<Result<Void, Failure>?>(nil)

  /// - Parameters:
  ///   - files: The files of the image sets.
  ///   - side: The name of the commit in messages.
  ///   - folder: The folder with the copied files of the revision.
  ///   - top: The top folder of the repository.
  init(_ files: [GitTree.File], side: String, into folder: String, of top: String) {
    self.files = files
    self.side = side
    self.folder = folder
    self.top = top
  }

  /// Copies the files on the first call.
  ///
  /// - Throws: `Failure` if git cannot read them, or if there are too many.
  func copy() throws {
    try outcome.withLock { outcome in
      let result = outcome ?? Result(catching: copyFiles).mapError { Failure(FailureReport($0)) }
      outcome = result
      return try result.get()
    }
  }

  private func copyFiles() throws {
    let git = GitProgram()
    let sizes = try GitObjects.sizes(of: files.map(\.object), .blob, git)
    let isReadable = try GitLimits.readable(files, sizes: sizes, side: side)
    let readable = zip(files, isReadable).filter(\.1).map(\.0)
    var copies = try GitFiles(in: folder, of: top)
    try GitObjects.read(readable.map(\.object), git) { objects in
      for file in readable { try copies.add(file, from: &objects) }
    }
  }
}
