import ScenarioModel
package import SnapshotModel

/// Something that the importer does not know and has replaced by something plain.
package struct ImportWarning: Hashable, Sendable, CustomStringConvertible {
  /// The source location of the element that the warning is about.
  package var location: FileLocation
  package var message: String

  /// One line, in the form of a compiler's warning.
  package var description: String { "\(location): warning: \(message)" }

  /// How many things of one kind are named one by one, so that warnings stay readable.
  static let limit = 100

  /// One warning for all elements after the first ``limit``; none if there are none.
  static func rest(of elements: [MarkupElement], _ what: String) -> [ImportWarning] {
    guard elements.count > limit else { return [] }
    let message = "from here on \(elements.count - limit) more \(what)"
    return [ImportWarning(location: elements[limit].location, message: message)]
  }
}
