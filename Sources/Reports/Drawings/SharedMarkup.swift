/// Elements that many drawings of a document refer to.
package struct SharedMarkup: Hashable, Sendable {
  /// The identifiers of the elements in references.
  package let ids: [String]
  /// The elements, each with its identifier.
  package let markup: String
}
