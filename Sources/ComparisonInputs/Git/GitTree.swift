import FontFiles
import Foundation
import Reporting
import ScenarioLoading

/// The files of a commit that a comparison may need, as git lists them.
struct GitTree {
  /// A file of the commit.
  struct File {
    /// The name of its content.
    let object: String
    /// Relative to the top of the repository.
    let path: String
  }

  /// Files that are to be read, in the order of their paths.
  let files: [File]

  /// Understands the output of `git ls-tree -r -z --full-tree`.
  ///
  /// - Parameters:
  ///   - listing: The output.
  ///   - folder: The folder of baselines from the top of the repository, ended by a slash unless it is
  ///     the top itself: all of it is wanted. Elsewhere only screens are, which scenarios may name, and fonts.
  ///   - side: What messages call the commit.
  /// - Throws: `Failure` for a name that a file cannot have here, and for a baseline that is a link.
  init(_ listing: Data, folder: String, side: String) throws {
    files = try listing.split(separator: 0).compactMap { entry in
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")),
        case let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " "),
        words.count == 3, words[1] == "blob"
      else { return nil }
      let bytes = entry[entry.index(after: tab)...]
      guard let path = String(validating: bytes, as: UTF8.self) else {
        // A folder's name in UTF-8 begins no other.
        guard bytes.starts(with: Array(folder.utf8)) else { return nil }
        throw Failure("\(side): the name of a file in \(folder) is not UTF-8 text")
      }
      guard Self.isWanted(path, in: folder) else { return nil }
      try Self.check(path, side: side)
      guard words[0] != "120000" else {
        // Where a link leads is not looked at: it could be anywhere.
        guard path.hasPrefix(folder), path.hasSuffix(".txt") else { return nil }
        throw Failure(
          "\(side): the baseline \(path) is a symbolic link, which is not followed",
          hint: "commit the file itself"
        )
      }
      return File(object: String(words[2]), path: path)
    }
  }

  private static let screenEndings = [".screen.yaml", ".screen.yml", ".screen.json"]

  private static func isWanted(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder) || path.isInterfaceBuilderDocument
      || FontFile.isFont(path) || isOfProject(path)
      || screenEndings.contains(where: path.hasSuffix)
  }

  /// Whether it shows where a project is, whose fonts measure text, and which these are.
  private static func isOfProject(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix("Info.plist")
      || path.split(separator: "/").last == "Package.swift"
  }

  /// Refuses a name that would lead out of a folder, which only a forged commit has, or that no file
  /// can have.
  private static func check(_ path: String, side: String) throws {
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard !name.isEmpty, name != ".", name != "..", name.utf8.count <= 255 else {
        throw Failure("\(side): \(path) is not a valid file name")
      }
    }
  }
}
