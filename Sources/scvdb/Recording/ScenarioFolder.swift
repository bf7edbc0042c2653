import Foundation
import ScenarioModel

/// A folder into which scenarios are written beside those that are there.
struct ScenarioFolder {
  let path: String

  /// Writes a scenario under a name that no other file has.
  ///
  /// - Returns: The path of the file, which may be one that says the same already.
  func write(_ text: String, named name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var number = 1
    while true {
      let file = "\(path)/\(name)\(number == 1 ? "" : "-\(number)").yaml"
      if !FileManager.default.fileExists(atPath: file) {
        try Data(text.utf8).write(to: URL(filePath: file), options: .withoutOverwriting)
        return file
      }
      if FileManager.default.contents(atPath: file) == Data(text.utf8) { return file }
      number += 1
    }
  }
}

extension Scenario {
  /// The scenario with the paths of its files changed.
  func movingFiles(_ move: (String) -> String) -> Scenario {
    var scenario = self
    scenario.fonts = fonts?.map(move)
    for index in screens.indices {
      switch screens[index].source {
      case .interfaceBuilder(var scene):
        scene.file = move(scene.file)
        scenario.screens[index].source = .interfaceBuilder(scene)
      case .file(let path): scenario.screens[index].source = .file(move(path))
      case .inPlace: break
      }
    }
    return scenario
  }
}

extension String {
  /// The last component of a path, without its extension.
  var fileName: String { URL(filePath: self).deletingPathExtension().lastPathComponent }

  /// The path of a file from a folder, where both paths begin in the same place.
  func relativePath(from folder: String) -> String {
    let file = URL(filePath: self).standardizedFileURL.pathComponents
    let folder = URL(filePath: folder).standardizedFileURL.pathComponents
    let common = zip(file, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + file[common...]).joined(separator: "/")
  }
}
