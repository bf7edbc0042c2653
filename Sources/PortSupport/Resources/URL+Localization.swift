import Foundation

extension URL {
  /// The language of the folder with a file: `Base` for `Base.lproj`; nil for a folder without a
  /// language.
  var localization: String? {
    let folder = deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
  }
}
