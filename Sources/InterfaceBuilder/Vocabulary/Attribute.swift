/// A row in the declaration of an element: an attribute, and the property that its value sets.
///
/// A missing or invalid attribute leaves the property unchanged.
struct Attribute<Target: Sendable>: Sendable {
  typealias Path<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

  let vocabulary: ElementVocabulary
  let read: @Sendable (VariedElement, inout Target) -> Void

  init(
    vocabulary: ElementVocabulary = ElementVocabulary(),
    reading read: @escaping @Sendable (VariedElement, inout Target) -> Void = { _, _ in }
  ) {
    self.vocabulary = vocabulary
    self.read = read
  }

  init<Value: Sendable>(
    _ name: String,
    _ format: AttributeFormat<Value>,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.init(vocabulary: ElementVocabulary(known: [name])) { element, target in
      if let value = element.value(name, format) { set(&target, value) }
    }
  }

  init<Value: Sendable>(
    _ name: String,
    _ format: AttributeFormat<Value>,
    _ path: Path<Target, Value?>
  ) {
    self.init(name, format) { $0[keyPath: path] = $1 }
  }

  init<Value: Sendable>(
    _ name: String,
    _ format: AttributeFormat<Value>,
    _ path: Path<Target, Value>
  ) {
    self.init(name, format) { $0[keyPath: path] = $1 }
  }

  /// A text for the user, in an attribute or in a child element.
  init(text name: String, _ path: Path<Target, String?>) {
    self.init(vocabulary: ElementVocabulary(known: [name])) { element, target in
      if let text = TextValue.text(of: element, key: name) { target[keyPath: path] = text }
    }
  }

  /// One of the values of an enumeration; the vocabulary check reports other values.
  init<Choice>(supported name: String, _ path: Path<Target, Choice?>)
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    let values = Set(Choice.allCases.map(\.rawValue))
    self.init(vocabulary: ElementVocabulary(unfollowed: [name: values])) { element, target in
      target[keyPath: path] = element.attribute(name).flatMap(Choice.init)
    }
  }
}
