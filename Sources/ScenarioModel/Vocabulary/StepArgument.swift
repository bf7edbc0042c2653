/// The argument of a step: reads, writes and describes it.
struct StepArgument<Value: Sendable>: Sendable {
  /// The forms of the argument, the preferred one first: `SCREEN`, `{ screen: SCREEN, ... }`; nil
  /// means the keyword alone.
  var forms: [String?]
  /// The keys of its map, if it is or can be one.
  var keys: [KeyDescription] = []
  /// Reads the argument; the technique determines which options the step may change.
  var read: @Sendable (YAMLNode, Technique) throws -> Value
  /// Writes the argument; nil for the keyword alone.
  var write: @Sendable (Value, Technique) -> YAMLValue?
}

extension StepArgument<Void> {
  /// The argument of a step with a keyword alone.
  static var none: StepArgument {
    StepArgument(forms: [nil]) { argument, _ in
      guard argument.isNothing else { throw argument.wrongType("left out") }
    } write: { _, _ in
      nil
    }
  }
}

extension StepArgument {
  static func value(_ format: ValueFormat<Value>) -> StepArgument {
    StepArgument(forms: [format.placeholder]) { argument, _ in
      try format.read(argument)
    } write: { value, _ in
      format.write(value)
    }
  }

  /// Makes the argument of a map; if all keys have defaults, it can be left out.
  static func map(_ table: KeyTable<Value>, orNothing isOptional: Bool = false) -> StepArgument {
    StepArgument(
      forms: (isOptional ? [nil] : []) + [table.rules.form],
      keys: table.rules.keys
    ) { argument, _ in
      if isOptional, argument.isNothing { return table.initial }
      return try table.read(argument)
    } write: { value, _ in
      let fields = table.fields(of: value)
      return isOptional && fields.isEmpty ? nil : .map(fields)
    }
  }

  /// Makes the argument of a map, or of the value of one key if the other keys have defaults.
  static func map(_ table: KeyTable<Value>, orValueOf key: String) -> StepArgument {
    guard let row = table.rows.first(where: { $0.key.name == key }) else {
      preconditionFailure("a table without the key \(key)")
    }
    return StepArgument(
      forms: [row.key.placeholder, table.rules.form],
      keys: table.rules.keys
    ) { argument, _ in
      guard case .scalar = argument.content else { return try table.read(argument) }
      var value = table.initial
      try row.read(argument, &value)
      return value
    } write: { value, _ in
      let fields = table.fields(of: value)
      return fields.map(\.key) == [key] ? fields[0].value : .map(fields)
    }
  }
}
