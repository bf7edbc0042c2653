import ProjectFiles
import Reporting

/// The largest files of a revision, as large as files of a folder may be.
///
/// A pack of git is compressed a thousandfold, and a tree can have itself in many folders, so all files together
/// have limits too.
enum GitLimits {
  /// The most entries of a commit that are looked at.
  static let entries = 5_000_000
  /// The most files that are copied.
  static let files = 500_000
  /// The most bytes that are copied.
  static let bytes = 4 << 30

  /// The largest image that is copied, in bytes.
  ///
  /// A drawing leaves out an image that is too large for it, which is not an error.
  private static let image = 64 << 20
  /// The largest `Package.swift`, in bytes; only its existence matters.
  private static let package = 1 << 20

  /// The largest size of a file, in bytes; nil for a name that no command reads.
  static func size(of path: String) -> Int? {
    if FileKind.image.includes(path) || path.lowercased().hasSuffix(".pdf") { return image }
    if path.hasSuffix(".swift") { return package }
    return FileKind.allCases.filter { $0.includes(path) }.map(\.sizeLimit).max()
  }

  /// Refuses files that are too large, before any of them is read.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - sizes: The size of each, in bytes.
  ///   - side: The name of the commit in messages.
  /// - Throws: `Failure`.
  static func check(_ files: [GitTree.File], sizes: [Int], side: String) throws {
    var sum = 0
    for (file, size) in zip(files, sizes) {
      let limit = Self.size(of: file.path) ?? 0
      guard size <= limit else {
        throw Failure(
          "\(side): \(file.path) has \(size) bytes, more than \(limit), the most of such a file"
        )
      }
      sum += size
      guard sum <= bytes else {
        throw Failure(
          "\(side): the files that a comparison may need have more than \(bytes >> 30) GiB",
          hint: "name a smaller folder with --baselines"
        )
      }
    }
  }
}
