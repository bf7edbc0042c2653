import Foundation
import ProjectFiles
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
    let folder = claimFolder(of: document)
    var files = NameClaims()
    let scenes = (document.fieldScenes + document.scenes.filter(\.fields.isEmpty))
      .filter { !$0.isShownByAnother }
    // Nearly all scenarios of a document are in one folder.
    var paths: [Substring: String] = [:]
    func path(from name: String) -> String {
      let parent = name[..<(name.lastIndex(of: "/") ?? name.startIndex)]
      let path = paths[parent] ?? relativePath(of: document.file, from: name)
      paths[parent] = path
      return path
    }
    return scenes.map { scene in
      let file = files.claim(scene.nameCandidates.compactMap(\.hyphenated))
      let name = name(file, in: folder, isOnly: scenes.count == 1)
      return ScenarioDraft(
        scene: scene,
        startingMatrix: startingMatrix,
        document: path(from: name),
        fonts: fonts.map { $0.hasPrefix("/") ? $0 : relativePath(of: $0, from: name) },
        name: name
      )
    }
  }

  /// Returns the drafts of a storyboard's scenes for the engine of an app.
  mutating func appDrafts(
    of document: DraftedDocument,
    on startingMatrix: StartingMatrix
  ) -> [AppScreenDraft] {
    let scenes = document.appScenes
    guard !scenes.isEmpty else { return [] }
    let folder = claimFolder(of: document)
    var files = NameClaims()
    return scenes.map { scene in
      let file = files.claim(scene.nameCandidates.compactMap(\.hyphenated))
      let name = name(file, in: folder, isOnly: scenes.count == 1)
      let path = relativePath(of: document.file, from: name)
      return AppScreenDraft(
        subject: "\(scene.displayName) of \(document.file)",
        location: scene.location,
        screen: ScreenReference(
          name: scene.nameCandidates.lazy.compactMap(\.camelCased).first ?? "screen",
          source: .interfaceBuilder(ScreenReference.Scene(file: path, scene: scene.reference))
        ),
        name: name,
        matrix: startingMatrix.matrix,
        type: scene.customClass,
        simulation: startingMatrix.simulation,
        surroundings: scene.surroundings
      )
    }
  }

  /// Returns the name of a scenario: `login` for the only scene of `Login.storyboard` if it has the
  /// same name, and `login/forgot` for others.
  ///
  /// A scenario that an earlier call has written keeps its name.
  private func name(_ file: String, in folder: String, isOnly: Bool) -> String {
    let nested = "\(folder)/\(file)"
    guard URL(filePath: folder).lastPathComponent == file else { return nested }
    let written = [folder, nested].first { ProjectReader.hasName("\(baselines)/\($0).yaml") }
    return written ?? (isOnly ? folder : nested)
  }

  /// Returns a free folder for the scenarios of a document.
  private mutating func claimFolder(of document: DraftedDocument) -> String {
    let space = spaces.folder(of: document.file).map { "\($0)/" } ?? ""
    let candidates = Self.folderCandidates(of: document.file).map { space + $0 }
    let free = candidates.filter { !isOfOthers($0, than: document.file) }
    return folders.claim(free.isEmpty ? candidates : free)
  }

  /// Returns the path of a scenario's file.
  package func file(of draft: ScenarioDraft) -> String { "\(baselines)/\(draft.name).yaml" }

  /// Returns whether a folder and the file beside it have scenarios, but none about a document.
  private func isOfOthers(_ folder: String, than document: String) -> Bool {
    // Without the baselines folder, no scenario exists yet.
    guard ProjectReader.hasName(baselines) else { return false }
    let url = URL(filePath: baselines)
    let nested = (try? ScenarioDiscovery.files(under: url.appending(path: folder))) ?? []
    let files = ["\(folder).yaml"] + nested.map { "\(folder)/\($0)" }
    let sources = files.compactMap { file in
      (try? ScenarioDiscovery.read(url.appending(path: file), file: file, name: file))
        .map { (path: relativePath(of: document, from: file), screens: $0.scenario.screens) }
    }
    return !sources.allSatisfy(\.screens.isEmpty)
      && !sources.contains { path, screens in
        screens.contains { screen in
          if case .interfaceBuilder(let scene) = screen.source { scene.file == path } else { false }
        }
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

  /// Returns the path of a file from the folder of a scenario.
  private func relativePath(of file: String, from scenario: String) -> String {
    file.relativePath(
      from: URL(filePath: "\(baselines)/\(scenario)").deletingLastPathComponent().relativePath
    )
  }
}
