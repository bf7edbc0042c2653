import Synchronization

/// The properties of the elements with one name.
///
/// Each element of a document refers to its kind. Code that reads the document therefore does not
/// search tables for the name again.
final class ElementKind: Sendable {
  let name: String
  /// The length of the name, in bytes.
  private let length: Int
  /// The attributes; nil for an unknown name.
  let vocabulary: ElementVocabulary?
  /// The known attributes.
  private let knownAttributes: NamesByLength
  /// The reader of views; nil for other elements.
  let view: ViewElement?
  /// Whether the elements overlay their parents for certain size classes.
  let isVariation: Bool
  /// Whether the importer supports the elements; a variation belongs to its parent's element.
  let isKnown: Bool
  /// Whether nothing in the elements changes a frame, so that their contents have no vocabulary.
  let isSealed: Bool
  /// The supported keys of a value with geometry; nil for other elements.
  let geometryKeys: [String]?
  /// The attributes with the id of another object.
  let references: [String]
  /// Whether the character data of the elements is a text; elsewhere it is indentation.
  let hasText: Bool

  private init(_ name: String) {
    self.name = name
    length = name.utf8.count
    vocabulary = ElementVocabulary.named(name)
    knownAttributes = NamesByLength(vocabulary?.known ?? [])
    isVariation = name == "variation"
    isKnown = isVariation || vocabulary != nil
    isSealed = vocabulary?.isSealed ?? false
    view = ViewElement.named(name)
    geometryKeys = GeometryKeys.byElement[name]
    references = ReferenceCheck.references[name] ?? []
    hasText = name == "string" || name == "mutableString"
  }

  /// Whether the elements have a name.
  func hasName(_ other: String) -> Bool {
    // Most names differ in length, so their characters are not compared.
    length == other.utf8.count && name == other
  }

  /// Returns whether an attribute is read, or changes no frame.
  func knows(_ attribute: String) -> Bool { knownAttributes.contains(attribute) }

  /// The kinds with a vocabulary that documents have so far.
  private static let known = Mutex<[String: ElementKind]>([:])

  static func named(_ name: String) -> ElementKind {
    if let kind = known.withLock({ $0[name] }) { return kind }
    let kind = ElementKind(name)
    // Documents may have any number of unknown names, also with characters that equal others.
    if kind.isKnown, name.utf8.allSatisfy(UTF8.isASCII) { known.withLock { $0[name] = kind } }
    return kind
  }
}
