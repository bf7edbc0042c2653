import Foundation
import InterfaceBuilder
import PortSupport
import ProjectFiles
import ScenarioModel

/// A storyboard or nib, read once.
@MainActor
final class InterfaceFile {
  let document: InterfaceBuilderDocument
  /// The document's connections and runtime attributes, by the id of their owner.
  let connections: Connections

  /// The cache key: a file and the language of a user.
  private struct Key: Hashable {
    var path: String
    var language: Language?
  }

  private static var read: [Key: InterfaceFile] = [:]

  /// Reads a file in the language of the simulated device.
  ///
  /// An invalid interface file ends the program, as in UIKit.
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
      // The limits do not apply, because the files belong to the tests' own package.
      reader: .unbounded
    )
    // The language's own file, if the whole file is translated.
    let data = FileManager.default.contents(atPath: document.file)
    connections = Connections(of: data ?? Data())
  }

  /// Returns the scene with an identifier or a controller's id; the initial one for nil.
  func scene(_ identifier: String?) -> InterfaceBuilderScene? {
    guard let identifier else { return document.scenes.first(where: \.isInitial) }
    return document.scenes.first {
      $0.controller?.storyboardIdentifier == identifier || $0.controller?.id == identifier
    }
  }
}
