import BuiltInEngine
import Foundation
import ProjectFiles
import Reporting
import ScenarioModel

/// The files of a commit that a comparison may need, from git's list.
struct GitTree {
  /// A file of the commit.
  struct File {
    /// The name of the object with its contents.
    let object: String
    /// The path from the top of the repository.
    let path: String
    /// Whether the contents are the target of a symbolic link.
    let isLink: Bool
  }

  /// The files to read, in the order of their paths.
  let files: [File]
  /// The image sets outside of the baselines folder, which only drawings need.
  let images: [File]

  /// Parses the output of `git ls-tree -r -z --full-tree`.
  ///
  /// - Parameters:
  ///   - folder: The baselines folder from the top of the repository, with a slash at the end
  ///     unless it is the top itself. All its files are read. Elsewhere, only links, fonts, screens,
  ///     tables of strings and project files are read.
  ///   - side: The name of the commit in messages.
  ///   - limit: The maximum number of files to copy.
  ///   - nextEntry: Returns the entries one after the other, then nil.
  /// - Throws: `Failure` for a name that files cannot have here, for a link or a submodule in the
  ///   folder, and for too many files.
  init(
    folder: String,
    side: String,
    limit: Int = GitLimits.files,
    nextEntry: () throws -> Data?
  ) throws {
    var files: [File] = []
    var images: [File] = []
    var count = 0
    while let entry = try nextEntry() {
      count += 1
      guard count <= GitLimits.entries else {
        throw Failure(
          "the commit has more than \(GitLimits.entries) files",
          at: side,
          fix: "name another revision"
        )
      }
      guard let file = try Self.file(entry, folder: folder, side: side) else { continue }
      guard file.isLink || Self.isIncluded(file.path, in: folder) else {
        images.append(file)
        continue
      }
      files.append(file)
      guard files.count <= limit else {
        throw Failure(
          "more than \(limit) files may be needed for a comparison",
          at: side,
          fix: "name a smaller folder with --baselines"
        )
      }
    }
    self.files = files
    self.images = images
  }

  /// Returns the file of an entry; nil for one that comparisons never need.
  private static func file(_ entry: Data, folder: String, side: String) throws -> File? {
    guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")),
      case let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " "),
      words.count == 3
    else { return nil }
    let bytes = entry[entry.index(after: tab)...]
    guard let path = String(validating: bytes, as: UTF8.self) else {
      // A path in the folder begins with the folder's bytes in UTF-8.
      guard bytes.starts(with: Array(folder.utf8)) else { return nil }
      throw Failure(
        "the name of a file in \(folder) is not UTF-8 text",
        at: side,
        fix: "rename the file, and commit it"
      )
    }
    try checkThatItIsFollowed(path, mode: words[0], folder: folder, side: side)
    let isLink = words[0] == "120000"
    guard words[1] == "blob",
      isLink
        ? !path.hasPrefix(folder)
        : (isIncluded(path, in: folder) || isInImageSet(path)) && GitLimits.size(of: path) != nil
    else { return nil }
    try check(path, side: side)
    return File(object: String(words[2]), path: path, isLink: isLink)
  }

  /// Refuses a link or a submodule in the folder that may have scenarios or baselines.
  ///
  /// The link's target is not examined.
  private static func checkThatItIsFollowed(
    _ path: String,
    mode: Substring,
    folder: String,
    side: String
  ) throws {
    guard path.hasPrefix(folder), mode == "120000" || mode == "160000" else { return }
    let isFolder = URL(filePath: path).pathExtension.isEmpty
    guard isFolder || GitLimits.size(of: path) != nil else { return }
    if mode == "160000" {
      throw Failure(
        "\(path) is a submodule, which is not read",
        at: side,
        fix: "commit the files themselves"
      )
    }
    throw Failure(
      "\(path) is a symbolic link, which is not followed",
      at: side,
      fix: isFolder ? "commit the files themselves" : "commit the file itself"
    )
  }

  private static func isInImageSet(_ path: String) -> Bool {
    parent(of: path).hasSuffix(".imageset")
      && (path.hasSuffix("/Contents.json") || FileKind.image.includes(path))
  }

  private static let screenEndings = [".screen.yaml", ".screen.yml", ".screen.json"]

  private static func isIncluded(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder) || path.isInterfaceBuilderDocument
      || FontFile.isFont(path) || isOfProject(path) || FileKind.stringTable.includes(path)
      || screenEndings.contains(where: path.hasSuffix)
  }

  /// Whether the file marks a project, lists its fonts for measuring text, or has the matrix of its
  /// scenarios.
  private static func isOfProject(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix("Info.plist")
      || path.split(separator: "/").last.map {
        ["Package.swift", ProjectSettings.fileName].contains(String($0))
      } ?? false
  }

  /// Refuses invalid file names, and names that lead out of a folder, which only forged commits
  /// have.
  private static func check(_ path: String, side: String) throws {
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard !name.isEmpty, name != ".", name != "..", name.lowercased() != ".git",
        name.utf8.count <= 255
      else {
        throw Failure(
          "\(path) is not a valid file name",
          at: side,
          fix: "rename the file, and commit it"
        )
      }
    }
  }
}
