/// A row in the declaration of an element: an attribute, and the property that its value sets.
///
/// A missing or invalid attribute leaves the property unchanged. A closure sets the property,
/// because a key path would be made for each row and interpreted for each value.
struct Attribute<Target: Sendable>: Sendable {
  /// Reads an element.
  struct Reader: Sendable {
    /// The name of the attribute without which nothing is read; nil for readers of other parts.
    let name: NameLengths?
    let read: @Sendable (VariedElement, inout Target) -> Void
  }

  let vocabulary: ElementVocabulary
  /// Nil for an attribute that only the vocabulary has.
  let reader: Reader?

  init(vocabulary: ElementVocabulary) {
    self.vocabulary = vocabulary
    reader = nil
  }

  init(
    vocabulary: ElementVocabulary = ElementVocabulary(),
    of name: String? = nil,
    reading read: @escaping @Sendable (VariedElement, inout Target) -> Void
  ) {
    self.vocabulary = vocabulary
    reader = Reader(name: name.map { NameLengths(of: $0) }, read: read)
  }

  init<Value: Sendable>(
    _ name: String,
    _ format: AttributeFormat<Value>,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.init(vocabulary: ElementVocabulary(known: [name]), of: name) { element, target in
      if let value = element.value(name, format) { set(&target, value) }
    }
  }

  /// A text for the user, in an attribute or in a child element.
  init(text name: String, set: @escaping @Sendable (inout Target, String) -> Void) {
    self.init(vocabulary: ElementVocabulary(known: [name])) { element, target in
      if let text = TextValue.text(of: element, key: name) { set(&target, text) }
    }
  }

  /// One of the values of an enumeration; the vocabulary check reports other values.
  init<Choice>(
    supported name: String,
    set: @escaping @Sendable (inout Target, Choice?) -> Void
  ) where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    let values = Set(Choice.allCases.map(\.rawValue))
    self.init(vocabulary: ElementVocabulary(unfollowed: [name: values])) { element, target in
      set(&target, element.attribute(name).flatMap(Choice.init))
    }
  }
}
