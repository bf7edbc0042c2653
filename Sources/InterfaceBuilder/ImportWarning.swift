package import ProjectFiles
package import ScenarioModel

/// A part of a document that the importer leaves out, assumes or replaces by a plain default.
package struct ImportWarning: Hashable, Sendable, CustomStringConvertible {
  /// The reason of a warning.
  package enum Kind: Sendable {
    /// The document contradicts itself, so a running app leaves the part out, too.
    case damaged
    /// The importer does not support the part, or the layout does not follow it.
    case unsupported
    /// The document is valid; the warning is about its use.
    case remark
    /// The app does not show the document on some stage, so the command leaves the stage out.
    case restriction

    /// Whether the warning is about the contents of a document.
    package var isFlaw: Bool { self == .damaged || self == .unsupported }
  }

  /// The cause: the document, the importer, or the use of the document.
  package var kind: Kind
  /// The source location of the element that the warning is about.
  package var location: FileLocation
  /// The problem in words, without its location.
  package var message: String
  /// The id of the element, or of its nearest ancestor with an id.
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

  /// One line, in the form of a compiler's warning; a restriction is a note without a location.
  package var description: String {
    kind == .restriction ? "note: \(message)" : "\(location): warning: \(message)"
  }

  /// The maximum number of warnings of one kind, so that warnings stay readable.
  static let limit = 100

  /// Returns one warning for all elements after the first ``limit``; empty if there are none.
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
  /// Makes a warning about a file that was left out.
  package init(_ refusal: FileRefusal) {
    self.init(
      .remark,
      at: FileLocation(file: refusal.path, line: 1, column: 1),
      "left out: \(refusal.problem)"
    )
  }
}
