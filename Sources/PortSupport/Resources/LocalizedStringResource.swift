public import Foundation

extension String {
  /// A text with values; its key has a specifier for each value.
  ///
  /// The key of `"\(count) tasks"` is `%lld tasks`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key.
    let key: String
    let values: [LocalizedArgument]

    /// Creates a text without values.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a text without values.
    public init(stringLiteral value: String) { (key, values) = (value, []) }

    /// Creates a text from its parts.
    public init(stringInterpolation parts: StringInterpolation) {
      (key, values) = (parts.key, parts.values)
    }

    /// The parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [LocalizedArgument] = []

      /// Creates an empty text.
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
      /// Adds a number with a format: `"\(share, specifier: "%.1f")"`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value,
        specifier: String
      ) { add(specifier, .float(Double(value))) }
      /// Adds a number with a format.
      public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: Value,
        specifier: String
      ) { add(specifier, .integer(Int(clamping: value))) }
      /// Adds the description of a value.
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

  /// Creates the text for a key in the tables of the package.
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

  /// Creates the text for a key in the tables of the package, or else the default text.
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

  /// Creates the text of a resource.
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

  /// Creates a text from a key, with a default text if no table has the key.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    comment: StaticString? = nil
  ) { (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table) }

  /// Creates a text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    comment: StaticString? = nil
  ) { (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table) }

  /// Creates a text without values.
  public init(stringLiteral value: String) { self.init(.init(stringLiteral: value)) }

  /// Creates a text from its parts.
  public init(stringInterpolation parts: String.LocalizationValue.StringInterpolation) {
    self.init(.init(stringInterpolation: parts))
  }
}
