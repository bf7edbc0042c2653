import ProjectFiles
import Reporting

/// The limits for the files of a revision.
///
/// Git's packs may be compressed a thousandfold, and a tree may contain itself in many folders.
/// Therefore all files together have limits. The kind of a file limits its size. A larger file is
/// copied without its contents, and the reader of the project refuses it when a command reads it.
enum GitLimits {
  /// The maximum number of examined entries of a commit.
  static let entries = 5_000_000
  /// The maximum number of copied files.
  static let files = 500_000
  /// The maximum number of copied bytes.
  static let bytes = 4 << 30
  /// The maximum length of a link's target on Linux, in bytes.
  static let linkTarget = 4095
  /// The maximum size of a file without contents, in bytes; file systems have limits too.
  static let emptyFile = 1 << 40

  /// Returns the maximum size of a file that is read under a name, in bytes.
  ///
  /// - Returns: 0 for a file that commands never read, such as `Package.swift`; nil for a name that
  ///   commands never look for.
  static func size(of path: String) -> Int? {
    // Only the name of a package matters, and no other source file does.
    if FileKind.source.includes(path) { return path.hasSuffix("Package.swift") ? 0 : nil }
    return FileKind.sizeLimit(ofName: path)
  }

  /// Finds the files that are small enough to copy with their contents.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - sizes: The size of each, in bytes.
  ///   - side: The name of the commit in messages.
  /// - Returns: Whether each file is copied with its contents.
  /// - Throws: `Failure` for a link with a target that is too long, and for too many bytes.
  static func readable(_ files: [GitTree.File], sizes: [Int], side: String) throws -> [Bool] {
    var sum = 0
    return try zip(files, sizes).map { file, size in
      guard !file.isLink || size <= linkTarget else {
        throw Failure(
          "the target of the link \(file.path) has \(size) bytes",
          at: side,
          fix: "commit a link with a shorter target"
        )
      }
      guard size <= (file.isLink ? linkTarget : Self.size(of: file.path) ?? 0) else { return false }
      sum += size
      guard sum <= bytes else {
        throw Failure(
          "the files that a comparison may need have more than \(bytes >> 30) GiB",
          at: side,
          fix: "name a smaller folder with --baselines"
        )
      }
      return true
    }
  }
}
