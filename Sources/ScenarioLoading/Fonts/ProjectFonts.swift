import BuiltInEngine
import FontFiles
import Foundation
import Reporting

/// The font files of an app's project: those that its Info.plist lists come before the others.
struct ProjectFonts {
  private(set) var catalog = FontCatalog()
  /// What a person should know: fonts that cannot be read, and fonts that are listed and not there.
  private(set) var notes: [String] = []
  /// The paths of the files.
  let files: [String]

  /// - Parameter folder: The project's folder.
  init(folder: String) {
    let walk = FolderWalk(of: folder)
    for failure in walk.failures { notes.append("warning: \(FailureReport(failure).text)") }
    if walk.isCut {
      notes.append(
        "\(folder): warning: the folder is too large to be searched for fonts as a whole; "
          + "name the folder of the fonts with --fonts"
      )
    }
    let fonts = walk.files.filter(FontFile.isFont)
    var listed: Set<String> = []
    for list in walk.files.filter({ $0.hasSuffix("Info.plist") }) {
      for name in InfoList(path: list)?.fonts ?? [] {
        let file = Self.lastName(of: name)
        listed.insert(file)
        if fonts.contains(where: { Self.lastName(of: $0) == file }) { continue }
        notes.append("\(list): warning: it lists the font \(name), which is not in \(folder)")
      }
    }
    let isListed = { (path: String) in listed.contains(Self.lastName(of: path)) }
    files = fonts.filter(isListed) + fonts.filter { !isListed($0) }
    for file in files {
      do throws(FontFileError) {
        try FontFolder.add(file, to: &catalog)
      } catch {
        notes.append("warning: \(error)")
      }
    }
  }

  private static func lastName(of path: String) -> String { URL(filePath: path).lastPathComponent }
}
