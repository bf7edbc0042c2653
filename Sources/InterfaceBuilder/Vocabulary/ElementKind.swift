/// The properties of the elements with one name.
///
/// Each element of a document refers to its kind. Code that reads the document therefore does not
/// search tables for the name again.
final class ElementKind: Sendable {
  let name: String
  /// The attributes; nil for an unknown name.
  let vocabulary: ElementVocabulary?
  /// The reader of views; nil for other elements.
  let view: ViewElement?
  /// The supported keys of a value with geometry; nil for other elements.
  let geometryKeys: Set<String>?
  /// The attributes with the id of another object.
  let references: [String]
  /// Whether the character data of the elements is a text; elsewhere it is indentation.
  let hasText: Bool

  private init(_ name: String) {
    self.name = name
    vocabulary = ElementVocabulary.all[name]
    view = ViewElement.named(name)
    geometryKeys = GeometryKeys.byElement[name]
    references = ReferenceCheck.references[name] ?? []
    hasText = name == "string" || name == "mutableString"
  }

  /// Whether the importer supports the elements; a variation belongs to its parent's element.
  var isKnown: Bool { name == "variation" || vocabulary != nil }

  static func named(_ name: String) -> ElementKind { known[name] ?? ElementKind(name) }

  private static let known = Dictionary(
    uniqueKeysWithValues: Set(ElementVocabulary.all.keys).union(["variation"])
      .map { ($0, ElementKind($0)) }
  )
}
