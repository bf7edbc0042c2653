import BuiltInEngine
import ProjectFiles
import Reporting
import SnapshotModel

/// Reads the named font files, and the font files in named folders.
enum FontFolder {
  /// - Parameters:
  ///   - paths: Font files, and folders of them at any depth.
  ///   - reader: The reader of the project that names them; nil for the user's paths.
  /// - Returns: Their faces.
  /// - Throws: `Failure` for a missing path, `FileRefusal` for a file that is not read, and
  ///   `FontFileError` for a file that is not a font.
  static func catalog(of paths: [String], by reader: ProjectReader? = nil) throws -> FontCatalog {
    var catalog = FontCatalog()
    for path in paths {
      let files = reader ?? ProjectReader(around: path)
      switch try files.entry(at: path) {
      case nil:
        throw Failure(
          "there is no such file or folder of fonts",
          at: path,
          fix: "name font files (.ttf, .otf, .ttc), or a folder that has some"
        )
      case .folder: try addFolder(path, to: &catalog, by: files)
      case .file, .special: try add(path, to: &catalog, by: files, isNamed: reader == nil)
      }
    }
    return catalog
  }

  private static func addFolder(
    _ folder: String,
    to catalog: inout FontCatalog,
    by reader: ProjectReader
  ) throws {
    let walk = FolderWalk(of: folder, by: reader)
    try throwAll(walk.refusals)
    let files = walk.files.filter(FileKind.font.includes)
    guard !files.isEmpty else {
      throw Failure(
        "there is no font file in this folder",
        at: folder,
        hint: "font files end in .ttf, .otf or .ttc"
      )
    }
    for file in files { try add(file, to: &catalog, by: reader) }
  }

  /// Adds a file to a catalog.
  ///
  /// - Throws: `FileRefusal` or `FontFileError`.
  static func add(
    _ path: String,
    to catalog: inout FontCatalog,
    by reader: ProjectReader,
    isNamed: Bool = false
  ) throws {
    let bytes = try reader.contents(of: path, as: .font, isNamed: isNamed)
    catalog.add(try FontFile(bytes, path: path), sha256: sha256Hex(bytes))
  }
}

/// The files below a folder, in the byte order of their names on every machine.
///
/// Hidden folders and third-party code are skipped, and so are files beyond the limits of depth and
/// number. A folder with several links to it is searched once.
struct FolderWalk {
  private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  let files: [String]
  /// Whether the folder exceeds the limits of the search.
  let isCut: Bool
  /// The reasons for skipping folders and links.
  let refusals: [FileRefusal]

  /// - Parameters:
  ///   - folder: The folder.
  ///   - reader: The reader of the project that the folder is in.
  init(of folder: String, by reader: ProjectReader) {
    let root = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
    do throws(FileRefusal) {
      let limits = FileTree.Limits(depth: 12, count: 50_000)
      let tree = try FileTree(of: root, reader: reader, links: .optional, limits: limits) {
        Self.foreignFolders.contains($0)
      }
      files = tree.files.map { "\(root)/\($0)" }
      (isCut, refusals) = (tree.isCut, tree.refusals)
    } catch {
      (files, isCut, refusals) = ([], false, [error])
    }
  }
}
