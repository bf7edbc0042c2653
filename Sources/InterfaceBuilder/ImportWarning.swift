package import ProjectFiles
import ScenarioModel
package import SnapshotModel

/// A part of a document that the importer leaves out, assumes or replaces by something plain.
package struct ImportWarning: Hashable, Sendable, CustomStringConvertible {
  /// The reason of a warning.
  package enum Kind: Sendable {
    /// The document contradicts itself, so that a running app leaves the part out, too.
    case damaged
    /// The part is unknown here, or the layout does not follow it.
    case unsupported
    /// The document is in order; this is about the use of it.
    case remark
  }

  /// Whether the document, the importer or the use of the document is the cause.
  package var kind: Kind
  /// The source location of the element that the warning is about.
  package var location: FileLocation
  /// The problem in words, without its location.
  package var message: String
  /// The id of the element, or of the nearest one around it that has an id.
  package var object: String?

  package init(
    _ kind: Kind,
    at location: FileLocation,
    object: String? = nil,
    _ message: String
  ) {
    self.kind = kind
    self.location = location
    self.object = object
    self.message = message
  }

  init(_ kind: Kind, about element: MarkupElement, _ message: String) {
    self.init(kind, at: element.location, object: element.nearestID, message)
  }

  /// One line, in the form of a compiler's warning.
  package var description: String { "\(location): warning: \(message)" }

  /// How many things of one kind are named one by one, so that warnings stay readable.
  static let limit = 100

  /// One warning for all elements after the first ``limit``; none if there are none.
  static func rest(
    _ kind: Kind,
    of elements: [MarkupElement],
    _ what: String
  ) -> [ImportWarning] {
    guard elements.count > limit else { return [] }
    let message = "from here on \(elements.count - limit) more \(what)"
    return [ImportWarning(kind, about: elements[limit], message)]
  }
}

extension ImportWarning {
  /// A warning about a file that was left out.
  package init(_ refusal: FileRefusal) {
    self.init(
      .remark,
      at: FileLocation(file: refusal.path, line: 1, column: 1),
      "left out: \(refusal.problem)"
    )
  }
}
