package import ScenarioModel

/// Something that the importer does not know and has put something plain in the place of.
package struct ImportWarning: Hashable, Sendable, CustomStringConvertible {
  package var place: SourcePlace
  package var message: String

  package var description: String { "\(place): warning: \(message)" }

  /// How many things of one kind are named one by one; nobody reads more.
  static let limit = 100

  /// One warning for all elements after the first ``limit``; none if there are none.
  static func rest(of elements: [MarkupElement], _ what: String) -> [ImportWarning] {
    guard elements.count > limit else { return [] }
    let message = "from here on \(elements.count - limit) more \(what)"
    return [ImportWarning(place: elements[limit].place, message: message)]
  }
}
