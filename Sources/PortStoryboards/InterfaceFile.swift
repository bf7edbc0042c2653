import Foundation
import LayoutEngine
import ScenarioModel
import StoryboardImport

/// A storyboard or nib, read once.
@MainActor
final class InterfaceFile {
  let document: InterfaceBuilderDocument
  /// What the document has of connections and runtime attributes, by the id of their owner.
  let connections: Connections

  private static var read: [String: InterfaceFile] = [:]

  /// Reads a file, which ends the program if it is no interface file, as UIKit does.
  static func read(_ path: String) -> InterfaceFile {
    if let present = read[path] { return present }
    do {
      let file = try InterfaceFile(path)
      read[path] = file
      return file
    } catch {
      preconditionFailure("'\(path)' was not read: \(error)")
    }
  }

  private init(_ path: String) throws {
    let traits = UIScreen.main.traitCollection
    document = try InterfaceBuilderDocument(
      contentsOf: path,
      sizeClasses: SizeClasses(
        horizontal: traits.horizontalSizeClass == .regular ? .regular : .compact,
        vertical: traits.verticalSizeClass == .compact ? .compact : .regular
      )
    )
    connections = Connections(of: FileManager.default.contents(atPath: path) ?? Data())
  }

  /// The scene of an identifier or of a controller's id, the initial one for nil.
  func scene(_ identifier: String?) -> InterfaceBuilderScene? {
    guard let identifier else { return document.scenes.first(where: \.isInitial) }
    return document.scenes.first {
      $0.controller?.storyboardIdentifier == identifier || $0.controller?.id == identifier
    }
  }
}
