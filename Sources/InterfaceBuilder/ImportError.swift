package import ProjectFiles
import ScenarioModel
package import SnapshotModel

/// The reason that an Interface Builder document, or one scene of it, cannot be used.
package enum ImportError: Error, Equatable, CustomStringConvertible {
  /// The file was refused.
  case refused(FileRefusal)
  /// The content of a table of texts cannot be used.
  case unreadable(file: String, reason: String)
  /// The bytes are not well-formed XML, or not the plain kind that Interface Builder writes.
  case malformed(FileLocation, reason: String)
  /// XML, but not a document that this importer supports.
  case notInterfaceBuilder(FileLocation, found: String, expected: String)
  /// A count that exceeds the limit, which is larger than any real document needs.
  case limitExceeded(FileLocation, what: String, limit: Int)
  /// No scene has this name.
  case noSuchScene(file: String, name: String, known: [String])
  /// The document does not name its initial scene.
  case noInitialScene(file: String, known: [String])
  /// The scene exists, but has nothing to lay out.
  case noView(file: String, scene: String, reference: String?)

  /// The file or the location, and the mistake there.
  package var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .unreadable(let file, let reason):
      "\(file): cannot be read: \(reason)"
    case .malformed(let location, let reason):
      "\(location): \(reason)"
    case .notInterfaceBuilder(let location, let found, let expected):
      "\(location): \(found) is not an Interface Builder document for iOS; \(expected)"
    case .limitExceeded(let location, let what, let limit):
      "\(location): more than \(limit) \(what); split the document"
    case .noSuchScene(let file, let name, let known):
      "\(file): no scene \"\(name)\"; \(Self.choices(known))"
    case .noInitialScene(let file, let known):
      "\(file): no initial view controller; name a scene: \(Self.choices(known))"
    case .noView(let file, let scene, let reference):
      "\(file): scene \"\(scene)\" has no view to lay out"
        + (reference.map { "; it refers to \($0)" } ?? "")
    }
  }

  private static func choices(_ known: [String]) -> String {
    known.isEmpty ? "the document has none" : "the document has " + known.joined(separator: ", ")
  }
}
