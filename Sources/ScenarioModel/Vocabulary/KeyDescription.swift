/// The name and the meaning of a key in a scenario file.
package struct KeyDescription: Hashable, Sendable {
  /// The key as a scenario file has it.
  package let name: String
  /// The value's type.
  package let type: String
  /// The placeholder for the value in the form of a step.
  let placeholder: String
  /// The default: a value in backquotes, a few words, or ``required``.
  package var standard: String
  /// The key's meaning, in one clause.
  package let meaning: String
  /// The keys that this key needs, at least one of them; empty if it needs none.
  var companions: [String] = []
  /// Earlier keys of the table; the reader of this key uses their values.
  var dependencies: [String] = []

  /// The reference's text in place of a default.
  static let required = "required"

  var isRequired: Bool { standard == Self.required }

  init(
    name: String,
    type: String,
    placeholder: String,
    standard: String,
    meaning: String
  ) {
    self.name = name
    self.type = type
    self.placeholder = placeholder
    self.standard = standard
    self.meaning = meaning
  }

  /// Makes the description of a key with values of a format.
  init<Value>(
    _ name: String,
    _ format: ValueFormat<Value>,
    default standard: String,
    _ meaning: String
  ) {
    self.init(
      name: name,
      type: format.description,
      placeholder: format.placeholder,
      standard: standard,
      meaning: meaning
    )
  }
}
