/// A mistake in an element or attribute of a document; the rest of the document remains usable.
enum ReadingProblem: Error, Equatable, CustomStringConvertible {
  /// An attribute with an invalid value.
  case badValue(element: String, attribute: String, value: String, expected: String)
  /// A required attribute is missing.
  case missingAttribute(element: String, attribute: String)
  /// A reference to an object that the scene does not have.
  case danglingReference(element: String, attribute: String, id: String)
  /// A constraint between two items without a common ancestor.
  case noCommonView(first: String, second: String)
  /// A constraint between items that cannot be related.
  case meaningless(reason: String)

  var description: String {
    switch self {
    case .badValue(let element, let attribute, let value, let expected):
      "<\(element)> has \(attribute)=\"\(value)\"; expected \(expected)"
    case .missingAttribute(let element, let attribute):
      "<\(element)> has no \(attribute)"
    case .danglingReference(let element, let attribute, let id):
      "<\(element)> has \(attribute)=\"\(id)\", "
        + "but its scene has no view or known layout guide with that id"
    case .noCommonView(let first, let second):
      "no view contains both \(first) and \(second)"
    case .meaningless(let reason): reason
    }
  }
}

/// The parts of a document that the reading code could not use, each with its source location.
///
/// One bad line does not invalidate a document: Interface Builder keeps unknown parts, and a
/// running app leaves them out. Each part left out here is reported, so that nothing is lost
/// unnoticed.
final class ReadingProblems {
  /// A problem with an element.
  struct Key: Hashable {
    fileprivate var element: Int
    fileprivate var message: String
  }

  /// A set, because some attributes are read more than once.
  typealias Found = Set<Key>

  private var found: Found = []

  func add(_ message: String, at element: MarkupElement) {
    found.insert(Key(element: element.index, message: message))
  }

  /// Adds the problems of another reading of the same document.
  func add(_ others: Found) { found.formUnion(others) }

  /// Returns the result of reading some elements, and all problems of that reading.
  func noting<Value>(_ read: () -> Value) -> (Value, Found) {
    let earlier = found
    found = []
    let value = read()
    defer { found.formUnion(earlier) }
    return (value, found)
  }

  /// Returns the warnings in the order of the document in `tree`.
  func warnings(in tree: MarkupTree) -> [ImportWarning] {
    let ordered = found.sorted { ($0.element, $0.message) < ($1.element, $1.message) }
    let elements = ordered.map { MarkupElement(tree: tree, index: $0.element) }
    let shown = zip(elements, ordered).prefix(ImportWarning.limit).map { element, problem in
      ImportWarning(.damaged, about: element, problem.message)
    }
    return shown + ImportWarning.rest(.damaged, of: elements, "unusable elements")
  }
}

extension MarkupElement {
  /// Adds a warning about the element to the document's warnings.
  func warn(_ message: String) { tree.problems.add(message, at: self) }
}
