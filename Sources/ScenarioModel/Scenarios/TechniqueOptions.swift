/// The options that a scenario gives its technique; missing options have the technique's defaults.
package struct TechniqueOptions: Hashable, Sendable {
  /// The value of an option.
  package enum Value: Hashable, Sendable {
    case flag(Bool)
    case points(Double)
    case word(String)
  }

  private var values: [TechniqueOption: Value] = [:]

  package init() {}

  /// The value of an option; nil if not given.
  package subscript(option: TechniqueOption) -> Value? {
    get { values[option] }
    set { values[option] = newValue }
  }

  /// Whether the option is switched on; nil if not given.
  package func flag(_ option: TechniqueOption) -> Bool? {
    guard case .flag(let value)? = values[option] else { return nil }
    return value
  }

  /// The option's length in points; nil if not given.
  package func points(_ option: TechniqueOption) -> Double? {
    guard case .points(let value)? = values[option] else { return nil }
    return value
  }

  /// Returns the meaning of the option's word; nil if not given.
  package func word<Word: RawRepresentable<String>>(
    _ option: TechniqueOption,
    as type: Word.Type
  ) -> Word? {
    guard case .word(let value)? = values[option] else { return nil }
    return Word(rawValue: value)
  }

  /// Returns only the options of a technique.
  package func restricted(to technique: Technique) -> TechniqueOptions {
    var restricted = TechniqueOptions()
    restricted.values = values.filter { technique.options.contains($0.key) }
    return restricted
  }
}

extension TechniqueOptions: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    for (name, value) in try container.decode([String: Value].self) {
      guard let option = TechniqueOption(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "there is no option '\(name)' of a technique"
        )
      }
      values[option] = value
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let named = values.map { ($0.key.rawValue, $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: named))
  }
}

extension TechniqueOptions.Value: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let points = try? container.decode(Double.self) {
      self = .points(points)
    } else {
      self = .word(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let value): try container.encode(value)
    case .points(let value): try container.encode(value)
    case .word(let value): try container.encode(value)
    }
  }
}

extension TechniqueOptions.Value: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(floatLiteral value: Double) { self = .points(value) }
  package init(integerLiteral value: Int) { self = .points(Double(value)) }
  package init(stringLiteral value: String) { self = .word(value) }
}

extension TechniqueOptions.Value: CustomStringConvertible {
  /// As scenario files spell it.
  package var description: String {
    switch self {
    case .flag(let value): "\(value)"
    case .points(let value):
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .word(let value): value
    }
  }
}
