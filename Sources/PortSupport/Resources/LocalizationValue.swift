public import Foundation

extension String {
  /// A text with values in it, whose key has a specifier for each: `"\(count) tasks"` is looked up
  /// as `%lld tasks`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key.
    let key: String
    let values: [LocalizedArgument]

    /// Makes a text without values.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Makes a text without values.
    public init(stringLiteral value: String) { (key, values) = (value, []) }

    /// Makes a text of its parts.
    public init(stringInterpolation parts: StringInterpolation) {
      (key, values) = (parts.key, parts.values)
    }

    /// The parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [LocalizedArgument] = []

      /// Makes no parts.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }
      /// Adds a text.
      public mutating func appendInterpolation(_ value: String) { add("%@", .text(value)) }
      /// Adds a number.
      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
        add(Value.isSigned ? "%lld" : "%llu", .integer(Int(clamping: value)))
      }
      /// Adds a number.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        add(Value.self == Float.self ? "%f" : "%lf", .float(Double(value)))
      }
      /// Adds a number in a format of its own: `"\(share, specifier: "%.1f")"`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value,
        specifier: String
      ) { add(specifier, .float(Double(value))) }
      /// Adds a number in a format of its own.
      public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: Value,
        specifier: String
      ) { add(specifier, .integer(Int(clamping: value))) }
      /// Adds the words for a value.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        add("%@", .text("\(value)"))
      }

      private mutating func add(_ specifier: String, _ value: LocalizedArgument) {
        key += specifier
        values.append(value)
      }
    }
  }

  /// Makes the text of a key in the tables of the package.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let key = keyAndValue.key
    self = keyAndValue.filled(in: key, value: key, table, bundle)
  }

  /// Makes the text of a key in the tables of the package, or else another one.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.filled(in: "\(key)", value: defaultValue.key, table, bundle)
  }

  /// Makes the text of a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    let value = resource.defaultValue
    self = value.filled(in: resource.key, value: value.key, resource.table, nil)
  }
}

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The key.
  public let key: String
  /// The text if no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?

  /// Makes a text of a key, with the one that there is if no table has it.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    comment: StaticString? = nil
  ) { (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table) }

  /// Makes a text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    comment: StaticString? = nil
  ) { (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table) }

  /// Makes a text without values.
  public init(stringLiteral value: String) { self.init(.init(stringLiteral: value)) }

  /// Makes a text of its parts.
  public init(stringInterpolation parts: String.LocalizationValue.StringInterpolation) {
    self.init(.init(stringInterpolation: parts))
  }
}
