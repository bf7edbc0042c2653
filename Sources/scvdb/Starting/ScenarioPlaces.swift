import Foundation

/// Under which names new scenarios are written: a folder for each document, a file for each scene.
struct ScenarioPlaces {
  /// The folder of baselines.
  let baselines: String
  private var folders = NameClaims()

  init(baselines: String) {
    self.baselines = baselines
  }

  /// The drafts of a document's scenes.
  mutating func drafts(of document: FieldDocument) -> [ScenarioDraft] {
    guard !document.fieldScenes.isEmpty else { return [] }
    let folder = folders.claim(Self.folderWishes(of: document.file))
    let path = relativePath(of: document.file, from: folder)
    var files = NameClaims()
    return document.fieldScenes.map { scene in
      let name = files.claim(scene.wishes.compactMap(\.hyphenated))
      return ScenarioDraft(scene: scene, document: path, name: "\(folder)/\(name)")
    }
  }

  /// The path of a scenario's file.
  func file(of draft: ScenarioDraft) -> String { "\(baselines)/\(draft.name).yaml" }

  /// The name of the document, behind those of the folders around it as far as needed.
  private static func folderWishes(of file: String) -> [String] {
    let url = URL(filePath: file).standardizedFileURL
    let around = url.deletingLastPathComponent().pathComponents.filter {
      $0 != "/" && !$0.hasSuffix(".lproj")
    }
    let own = SafeName(url.deletingPathExtension().lastPathComponent).hyphenated ?? "screens"
    var wishes = [own]
    for folder in around.reversed().compactMap({ SafeName($0).hyphenated }).prefix(3) {
      wishes.append("\(folder)-\(wishes[wishes.count - 1])")
    }
    return wishes
  }

  /// The path of a document from a folder of scenarios, both without links on the way.
  private func relativePath(of file: String, from folder: String) -> String {
    let document = URL(filePath: file)
    let place = document.deletingLastPathComponent().withoutLinks
      .appending(path: document.lastPathComponent)
    return place.path
      .relativePath(from: URL(filePath: baselines).withoutLinks.appending(path: folder).path)
  }
}

extension URL {
  /// The same place without links, as far as there is something.
  fileprivate var withoutLinks: URL {
    let place = absoluteURL.standardizedFileURL
    guard place.path != "/", !FileManager.default.fileExists(atPath: place.path) else {
      return place.resolvingSymlinksInPath()
    }
    return place.deletingLastPathComponent().withoutLinks.appending(path: place.lastPathComponent)
  }
}
