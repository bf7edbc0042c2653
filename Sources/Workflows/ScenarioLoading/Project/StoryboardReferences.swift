import Foundation
package import InterfaceBuilder
import ProjectFiles
import ScenarioModel

/// The containers and bars around scenes that the references of other storyboards show.
package struct StoryboardReferences: Sendable {
  /// The target of a reference.
  private struct Target: Hashable {
    /// The name of the storyboard, without its extension.
    let storyboard: String
    /// The identifier of the scene; nil for the initial one.
    let identifier: String?
  }

  private var surroundings: [Target: ScreenSurroundings] = [:]

  /// Reads the storyboards with references; unreadable ones are reported elsewhere.
  ///
  /// - Parameters:
  ///   - storyboards: The paths of a project's storyboards; the first reference to a scene counts.
  ///   - reader: The reader of the project.
  init(in storyboards: [String], by reader: ProjectReader) {
    for path in storyboards {
      guard let bytes = try? reader.contents(of: path, as: .document),
        Self.mayHaveReferences(bytes),
        let scenes = try? ParsedDocument(contentsOf: path, reader: reader).references()
      else { continue }
      for scene in scenes { add(scene) }
    }
  }

  /// Whether bytes contain the element of a reference; other documents are not parsed.
  private static func mayHaveReferences(_ bytes: Data) -> Bool {
    // Compares only tags, which is much faster than a search of Foundation.
    bytes.withUnsafeBytes { bytes in
      guard var rest = bytes.baseAddress, let first = element.utf8.first else { return false }
      let (end, length) = (rest + bytes.count, element.utf8.count)
      while let tag = memchr(rest, CInt(UInt8(ascii: "<")), end - rest) {
        rest = UnsafeRawPointer(tag) + 1
        // Most names begin with another character.
        guard end - rest >= length, rest.load(as: UInt8.self) == first else { continue }
        if memcmp(rest, element, length) == 0 { return true }
      }
      return false
    }
  }

  /// The start of the element, without its bracket.
  private static let element = "viewControllerPlaceholder "

  private mutating func add(_ scene: InterfaceBuilderScene) {
    guard let controller = scene.controller, controller.kind == .placeholder,
      let storyboard = controller.storyboardName, scene.surroundings != ScreenSurroundings()
    else { return }
    let target = Target(storyboard: storyboard, identifier: controller.referencedIdentifier)
    surroundings[target] = surroundings[target] ?? scene.surroundings
  }

  /// Returns the document with the surroundings of the scenes that references show.
  package func applied(to document: InterfaceBuilderDocument) -> InterfaceBuilderDocument {
    guard !surroundings.isEmpty else { return document }
    let name = URL(filePath: document.file).deletingPathExtension().lastPathComponent
    return document.referred { scene in
      let identifiers =
        (scene.isInitial ? [nil] : []) + [scene.controller?.storyboardIdentifier].compactMap(\.self)
      return identifiers.lazy.compactMap { identifier in
        surroundings[Target(storyboard: name, identifier: identifier)]
      }.first
    }
  }
}
