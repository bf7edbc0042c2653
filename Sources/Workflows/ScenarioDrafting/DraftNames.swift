import Foundation
import Reporting
import ScenarioModel

/// The names of new scenarios: a folder for each document, a file for each scene.
package struct DraftNames {
  /// The baselines folder.
  package let baselines: String
  /// Font files, and folders of them, for measuring the screens.
  private let fonts: [String]
  /// The folder of each app, if there are several.
  private let spaces: AppNameSpaces
  private var folders = NameClaims()

  /// - Parameters:
  ///   - baselines: The baselines folder.
  ///   - fonts: Font files, and folders of them.
  ///   - documents: The paths of all documents, which may belong to several apps.
  package init(baselines: String, fonts: [String], documents: [String] = []) {
    self.baselines = baselines
    self.fonts = fonts
    spaces = AppNameSpaces(of: documents)
  }

  /// Returns the drafts of a document's scenes, without scenes that another scene's scenario shows.
  ///
  /// Scenes with text fields choose their names first, because earlier versions drafted only these.
  mutating func drafts(
    of document: DraftedDocument,
    on startingMatrix: StartingMatrix
  ) -> [ScenarioDraft] {
    guard !document.scenes.isEmpty else { return [] }
    let (folder, path) = claimFolder(of: document)
    let fonts = fonts.map { $0.hasPrefix("/") ? $0 : relativePath(of: $0, from: folder) }
    var files = NameClaims()
    let scenes = document.fieldScenes + document.scenes.filter(\.fields.isEmpty)
    return scenes.filter { !$0.isShownByAnother }.map { scene in
      let name = files.claim(scene.nameCandidates.compactMap(\.hyphenated))
      return ScenarioDraft(
        scene: scene,
        startingMatrix: startingMatrix,
        document: path,
        fonts: fonts,
        name: "\(folder)/\(name)"
      )
    }
  }

  /// Returns the drafts of a storyboard's scenes for the engine of an app.
  mutating func appDrafts(
    of document: DraftedDocument,
    on startingMatrix: StartingMatrix
  ) -> [AppScreenDraft] {
    guard !document.appScenes.isEmpty else { return [] }
    let (folder, path) = claimFolder(of: document)
    var files = NameClaims()
    return document.appScenes.map { scene in
      let name = files.claim(scene.nameCandidates.compactMap(\.hyphenated))
      return AppScreenDraft(
        subject: "\(scene.displayName) of \(document.file)",
        location: scene.location,
        screen: ScreenReference(
          name: scene.nameCandidates.lazy.compactMap(\.camelCased).first ?? "screen",
          source: .interfaceBuilder(ScreenReference.Scene(file: path, scene: scene.reference))
        ),
        name: "\(folder)/\(name)",
        matrix: startingMatrix.matrix,
        type: scene.customClass,
        simulation: startingMatrix.simulation,
        surroundings: scene.surroundings
      )
    }
  }

  /// Returns a free folder for the scenarios of a document, and the document's path from there.
  private mutating func claimFolder(of document: DraftedDocument) -> (String, String) {
    let space = spaces.folder(of: document.file).map { "\($0)/" } ?? ""
    let candidates = Self.folderCandidates(of: document.file).map { space + $0 }
    let free = candidates.filter { !isOfOthers($0, than: document.file) }
    let folder = folders.claim(free.isEmpty ? candidates : free)
    return (folder, relativePath(of: document.file, from: folder))
  }

  /// Returns the path of a scenario's file.
  package func file(of draft: ScenarioDraft) -> String { "\(baselines)/\(draft.name).yaml" }

  /// Returns whether a folder has scenarios, but none about a document.
  private func isOfOthers(_ folder: String, than document: String) -> Bool {
    let url = URL(filePath: baselines).appending(path: folder)
    let path = relativePath(of: document, from: folder)
    let files = ((try? ScenarioDiscovery.files(under: url)) ?? []).compactMap { name in
      try? ScenarioDiscovery.read(url.appending(path: name), file: name, name: name)
    }
    let screens = files.flatMap(\.scenario.screens)
    return !screens.isEmpty
      && !screens.contains { screen in
        if case .interfaceBuilder(let scene) = screen.source { scene.file == path } else { false }
      }
  }

  /// The possible folder names: the document's name, preceded by parent folders as far as needed.
  private static func folderCandidates(of file: String) -> [String] {
    let url = URL(filePath: file).standardizedFileURL
    let around = url.deletingLastPathComponent().pathComponents.filter {
      $0 != "/" && !$0.hasSuffix(".lproj")
    }
    let own = SafeName(url.deletingPathExtension().lastPathComponent).hyphenated ?? "screens"
    var candidates = [own]
    // A folder with the name of its document does not distinguish anything.
    let names = around.reversed().compactMap { SafeName($0).hyphenated }.filter { $0 != own }
    for folder in names.prefix(3) {
      candidates.append("\(folder)-\(candidates[candidates.count - 1])")
    }
    return candidates
  }

  private func relativePath(of file: String, from folder: String) -> String {
    file.relativePath(from: "\(baselines)/\(folder)")
  }
}
