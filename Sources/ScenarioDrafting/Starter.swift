import Foundation
import Reporting
package import ScenarioLoading
import ScenarioModel
import StoryboardImport

/// Writes the scenarios of one document after the other, whatever becomes of the others.
package struct Starter {
  private var places: ScenarioPlaces
  private let fonts: FontLibrary
  private let folder: StartingFolder
  /// How many scenarios there are now.
  package private(set) var scenarios = 0
  /// How many of them were written, or would be.
  package private(set) var written = 0
  /// Documents without a text field, each with its scenes.
  package private(set) var withoutFields: [String] = []
  /// What was left out, a sentence each.
  package private(set) var notes: [String] = []
  package private(set) var failures: [any Error]

  package init(
    places: ScenarioPlaces,
    fonts: FontLibrary,
    folder: StartingFolder,
    failures: [any Error]
  ) {
    self.places = places
    self.fonts = fonts
    self.folder = folder
    self.failures = failures
  }

  /// Writes a scenario for each scene of a document that has a text field.
  ///
  /// - Returns: A line for each file.
  package mutating func add(_ file: InterfaceBuilderFiles.File) async -> [String] {
    let scenes = SceneCache()
    do {
      let document = try FieldDocument(file: file.path, scenes: scenes)
      if document.fieldScenes.isEmpty {
        let names = document.otherScenes.map(\.shortened).joined(separator: ", ")
        withoutFields.append("\(file.path)\(names.isEmpty ? "" : ": \(names)")")
      }
      var lines: [String] = []
      for draft in places.drafts(of: document) { lines += await add(draft, scenes) }
      return lines
    } catch ImportError.notInterfaceBuilder(let place, let found, _) where !file.isNamed {
      // A project may have documents for other systems.
      notes.append("left out: \(place): \(found) is not a document for iOS")
    } catch {
      failures.append(error)
    }
    return []
  }

  private mutating func add(_ draft: ScenarioDraft, _ scenes: SceneCache) async -> [String] {
    do {
      guard draft.document.isFilePath else {
        throw Failure(
          "\(draft.scene.file): no scenario can name this file",
          hint: "its path needs to be one line of visible characters, 200 bytes at most"
        )
      }
      let (text, technique) = try await draft.text(scenes: scenes, fonts: fonts)
      let scene = draft.scene
      let fields = counted(scene.fields.count, "field")
      let lines = write(
        text,
        to: places.file(of: draft),
        about: "\(scene.displayName) of \(scene.file), \(fields), \(technique.rawValue)"
      ) { $0.written += 1 }
      scenarios += lines.isEmpty ? 0 : 1
      return lines
    } catch {
      failures.append(error)
      return []
    }
  }

  /// Writes a file, or states what would be written.
  ///
  /// - Returns: A line that states what became of it; none where it cannot be written.
  package mutating func write(
    _ text: String,
    to file: String,
    about subject: String,
    count: (inout Starter) -> Void = { _ in }
  ) -> [String] {
    do {
      let outcome = try folder.write(text, to: file)
      if outcome.isWriting { count(&self) }
      return ["\(words(for: outcome)) \(file): \(subject)"]
    } catch {
      failures.append(error)
      return []
    }
  }

  private func words(for outcome: StartingFolder.Outcome) -> String {
    switch outcome {
    case .written: folder.isDryRun ? "would write" : "wrote"
    case .replaced: folder.isDryRun ? "would replace" : "replaced"
    case .unchanged: "unchanged"
    case .kept: "kept (edited)"
    }
  }
}

extension StartingFolder.Outcome {
  fileprivate var isWriting: Bool { self == .written || self == .replaced }
}
