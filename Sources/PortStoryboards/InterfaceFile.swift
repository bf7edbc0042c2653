import Foundation
import InterfaceBuilder
import LayoutEngine
import ProjectFiles
import ScenarioModel

/// A storyboard or nib, read once.
@MainActor
final class InterfaceFile {
  let document: InterfaceBuilderDocument
  /// What the document has of connections and runtime attributes, by the id of their owner.
  let connections: Connections

  /// What is read for one user.
  private struct Key: Hashable {
    var path: String
    var language: Language?
  }

  private static var read: [Key: InterfaceFile] = [:]

  /// Reads a file in the language of the simulated device, which ends the program if it is no interface
  /// file, as UIKit does.
  static func read(_ path: String) -> InterfaceFile {
    let key = Key(path: path, language: SimulatedDevice.current.options.language)
    if let present = read[key] { return present }
    do {
      let file = try InterfaceFile(key)
      read[key] = file
      return file
    } catch {
      preconditionFailure("'\(path)' was not read: \(error)")
    }
  }

  private init(_ key: Key) throws {
    let traits = UIScreen.main.traitCollection
    document = try InterfaceBuilderDocument(
      contentsOf: key.path,
      sizeClasses: SizeClasses(
        horizontal: traits.horizontalSizeClass == .regular ? .regular : .compact,
        vertical: traits.verticalSizeClass == .compact ? .compact : .regular
      ),
      language: key.language,
      // The resources of the tests' own package.
      reader: .unbounded
    )
    // The file of the language, if it is translated as a whole.
    let data = FileManager.default.contents(atPath: document.file)
    connections = Connections(of: data ?? Data())
  }

  /// The scene of an identifier or of a controller's id, the initial one for nil.
  func scene(_ identifier: String?) -> InterfaceBuilderScene? {
    guard let identifier else { return document.scenes.first(where: \.isInitial) }
    return document.scenes.first {
      $0.controller?.storyboardIdentifier == identifier || $0.controller?.id == identifier
    }
  }
}
