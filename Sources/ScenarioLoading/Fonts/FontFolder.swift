import BuiltInEngine
import FontFiles
import Foundation
import Reporting
import ScenarioModel
import SnapshotModel

/// Reads font files that are named, and those of folders that are.
enum FontFolder {
  /// - Parameter paths: Font files, and folders of them at any depth.
  /// - Returns: Their faces.
  /// - Throws: `Failure` for a path at which nothing is, `FontFileError` for a file that is not a font.
  static func catalog(of paths: [String]) throws -> FontCatalog {
    var catalog = FontCatalog()
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure(
          "\(path): there is no such file or folder of fonts",
          hint: "name font files (.ttf, .otf, .ttc), or a folder that has some"
        )
      }
      guard isFolder.boolValue else {
        try add(path, to: &catalog)
        continue
      }
      let walk = FolderWalk(of: path)
      try throwAll(walk.failures)
      let files = walk.files.filter(FontFile.isFont)
      guard !files.isEmpty else {
        throw Failure(
          "\(path): there is no font file in this folder",
          hint: "font files end in .ttf, .otf or .ttc"
        )
      }
      for file in files { try add(file, to: &catalog) }
    }
    return catalog
  }

  /// Adds a file to a catalog.
  ///
  /// - Throws: `FontFileError`.
  static func add(_ path: String, to catalog: inout FontCatalog) throws(FontFileError) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw FontFileError(path: path, problem: .unreadable)
    }
    catalog.add(try FontFile(bytes, path: path), sha256: sha256Hex(bytes))
  }
}

/// The files below a folder, in the order of their bytes on every machine.
///
/// Hidden folders, those of what others have written, and links to folders are left out, and so is
/// what lies deeper, or is more, than any project has.
struct FolderWalk {
  private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]
  private static let largestDepth = 12
  private static let largestCount = 50_000

  private(set) var files: [String] = []
  /// Whether there was more than is looked at.
  private(set) var isCut = false
  /// Why folders below could not be read.
  private(set) var failures: [any Error] = []
  private var count = 0

  init(of folder: String) {
    walk(folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder, depth: 0)
  }

  private mutating func walk(_ folder: String, depth: Int) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      failures.append((error as? CocoaError)?.naming(folder) ?? error)
      return
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !name.hasPrefix(".") {
      count += 1
      guard count <= Self.largestCount else {
        isCut = true
        return
      }
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if attributes?[.type] as? FileAttributeType != .typeDirectory {
        files.append(path)
      } else if !Self.foreignFolders.contains(name) {
        if depth < Self.largestDepth { walk(path, depth: depth + 1) } else { isCut = true }
      }
    }
  }
}
