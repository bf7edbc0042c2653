import InterfaceBuilder
import PortSupport
import ProjectFiles
import ScenarioModel

/// A storyboard or nib, read once.
@MainActor
final class InterfaceFile {
  let document: InterfaceBuilderDocument
  /// The document's objects and their connections.
  let objects: DocumentObjects

  /// The cache key: a file, the language of a user, and the size classes of the screen.
  private struct Key: Hashable {
    var path: String
    var language: Language?
    var sizeClasses: SizeClasses
  }

  private static var read: [Key: InterfaceFile] = [:]

  /// Reads a file in the language of the simulated device.
  ///
  /// An invalid interface file ends the program, as in UIKit.
  static func read(_ path: String) -> InterfaceFile {
    let traits = UIScreen.main.traitCollection
    let key = Key(
      path: path,
      language: SimulatedDevice.current.options.language,
      sizeClasses: SizeClasses(
        horizontal: traits.horizontalSizeClass == .regular ? .regular : .compact,
        vertical: traits.verticalSizeClass == .compact ? .compact : .regular
      )
    )
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
    let parsed = try ParsedDocument(
      contentsOf: key.path,
      language: key.language,
      // The limits do not apply, because the files belong to the tests' own package.
      reader: .unbounded
    )
    document = try parsed.document(for: key.sizeClasses)
    objects = parsed.objects
  }

  /// Returns the scene with an identifier or a controller's id; the initial one for nil.
  func scene(_ identifier: String?) -> InterfaceBuilderScene? {
    guard let identifier else { return document.scenes.first(where: \.isInitial) }
    return document.scenes.first {
      $0.controller?.storyboardIdentifier == identifier || $0.controller?.id == identifier
    }
  }
}
