import ProjectFiles
import Reporting

/// The limits for the files of a revision.
///
/// A pack of git is compressed a thousandfold, and a tree can have itself in many folders, so all files together
/// have limits. The kind of a file limits its size: a larger file is copied without its content, and the reader of the
/// project refuses it where a command reads it.
enum GitLimits {
  /// The most entries of a commit that are looked at.
  static let entries = 5_000_000
  /// The most files that are copied.
  static let files = 500_000
  /// The most bytes that are copied.
  static let bytes = 4 << 30
  /// The longest target of a link, in bytes, as Linux has it.
  static let linkTarget = 4095
  /// The largest size of a file without content, in bytes; file systems have limits too.
  static let emptyFile = 1 << 40

  /// The size of the largest file that is read under a name, in bytes.
  ///
  /// - Returns: 0 for a file with content that no command reads, such as `Package.swift`; nil for a name
  ///   that no command looks for.
  static func size(of path: String) -> Int? {
    FileKind.sizeLimit(ofName: path) ?? (path.hasSuffix("Package.swift") ? 0 : nil)
  }

  /// Finds the files that are small enough to be copied with their content.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - sizes: The size of each, in bytes.
  ///   - side: The name of the commit in messages.
  /// - Returns: Whether each file is copied with its content.
  /// - Throws: `Failure` for the target of a link that is too long, and for too many bytes.
  static func readable(_ files: [GitTree.File], sizes: [Int], side: String) throws -> [Bool] {
    var sum = 0
    return try zip(files, sizes).map { file, size in
      guard !file.isLink || size <= linkTarget else {
        throw Failure("\(side): the target of the link \(file.path) has \(size) bytes")
      }
      guard size <= (file.isLink ? linkTarget : Self.size(of: file.path) ?? 0) else { return false }
      sum += size
      guard sum <= bytes else {
        throw Failure(
          "\(side): the files that a comparison may need have more than \(bytes >> 30) GiB",
          hint: "name a smaller folder with --baselines"
        )
      }
      return true
    }
  }
}
