import ScenarioModel

/// The attributes of one kind of element, or of several kinds.
///
/// The rows read an element in their order, and together declare the known attributes.
struct Attributes<Target: Sendable>: Sendable {
  fileprivate let rows: [Attribute<Target>]
  private let readers: [Attribute<Target>.Reader]

  init(
    like base: Attributes? = nil,
    @AttributesBuilder<Target> _ rows: () -> [Attribute<Target>] = { [] }
  ) {
    self.rows = (base?.rows ?? []) + rows()
    readers = self.rows.compactMap(\.reader)
  }

  /// The attributes of all rows.
  var vocabulary: ElementVocabulary {
    rows.reduce(into: ElementVocabulary()) { $0.add($1.vocabulary) }
  }

  func read(_ element: VariedElement, into target: inout Target) {
    // Most elements have few of the attributes of their kind.
    let lengths = element.nameLengths
    for reader in readers where reader.name.map(lengths.contains) ?? true {
      reader.read(element, &target)
    }
  }

  /// Returns a value with the attributes of an element without variations.
  func read(_ element: MarkupElement, over initial: Target) -> Target {
    var target = initial
    read(VariedElement(element, for: .any), into: &target)
    return target
  }
}

@resultBuilder
enum AttributesBuilder<Target: Sendable> {
  typealias Rows = [Attribute<Target>]

  static func buildBlock(_ parts: Rows...) -> Rows { parts.flatMap(\.self) }
  static func buildExpression(_ row: Attribute<Target>) -> Rows { [row] }
  static func buildExpression(_ others: Attributes<Target>) -> Rows { others.rows }
  static func buildExpression(_ part: some VocabularyPart) -> Rows {
    [Attribute(vocabulary: part.vocabulary)]
  }
}

/// The name of an attribute: a text, or a case of an enumeration in the attribute's reader.
protocol AttributeName {
  var rawValue: String { get }
}

extension String: AttributeName {
  var rawValue: String { self }
}
