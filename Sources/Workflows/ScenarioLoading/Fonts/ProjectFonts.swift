import BuiltInEngine
import Foundation
import ProjectFiles
import Reporting

/// The font files of an app's project; the fonts in its Info.plist come before the others.
struct ProjectFonts {
  private(set) var catalog = FontCatalog()
  /// Notes for the user: unreadable fonts, and listed fonts that are missing.
  private(set) var notes: [String] = []
  /// The paths of the files.
  let files: [String]

  /// - Parameters:
  ///   - folder: The project's folder.
  ///   - reader: The reader of the project.
  init(folder: String, by reader: ProjectReader) {
    let walk = FolderWalk(of: folder, by: reader)
    notes += walk.refusals.map { "warning: \($0)" }
    if walk.isCut {
      notes.append(
        "\(folder): warning: the folder is too large for a complete search for fonts; "
          + "name the folder of the fonts with --fonts"
      )
    }
    let fonts = walk.files.filter(FileKind.font.includes)
    var listed: Set<String> = []
    for list in walk.files.filter({ $0.hasSuffix("Info.plist") }) {
      for name in Self.fontNames(in: list, by: reader, noting: &notes) {
        let file = Self.lastName(of: name)
        listed.insert(file)
        if fonts.contains(where: { Self.lastName(of: $0) == file }) { continue }
        notes.append("\(list): warning: the font \(name) is not in \(folder)")
      }
    }
    let isListed = { (path: String) in listed.contains(Self.lastName(of: path)) }
    files = fonts.filter(isListed) + fonts.filter { !isListed($0) }
    for file in files {
      do {
        try FontFolder.add(file, to: &catalog, by: reader)
      } catch {
        notes.append("warning: \(error)")
      }
    }
  }

  /// Returns the fonts in an Info.plist; an unreadable one is noted.
  private static func fontNames(
    in list: String,
    by reader: ProjectReader,
    noting notes: inout [String]
  ) -> [String] {
    do throws(FileRefusal) {
      return try InfoList(path: list, by: reader).fonts
    } catch {
      notes.append("warning: \(error)")
      return []
    }
  }

  private static func lastName(of path: String) -> String { URL(filePath: path).lastPathComponent }
}
