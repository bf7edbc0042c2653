/// The checks of a parsed document that do not depend on size classes, each done once.
final class DocumentChecks {
  private let tree: MarkupTree

  init(_ tree: MarkupTree) { self.tree = tree }

  /// The unsupported elements and attributes, and the references without a target.
  private(set) lazy var vocabulary: [ImportWarning] = {
    var vocabulary = VocabularyCheck(tree: tree)
    return vocabulary.warnings() + ReferenceCheck(tree: tree).warnings()
  }()

  /// The unsupported runtime attributes.
  private(set) lazy var runtimeAttributes = RuntimeAttributeCheck(tree: tree).warnings()
}
