/// The columns and the words of a property of a fact.
package struct FactProperty {
  /// Whether the property can be missing, and whether it is.
  package enum Presence {
    /// Every line and row has the value.
    case required
    /// Every line has the value.
    ///
    /// The column is null for a fact without a line.
    case nullable(isNil: Bool)
    /// The line omits the value, and the column is null, if it is nil.
    case optional(isNil: Bool)
    /// The line omits the value if it is blank.
    case unlessBlank(isBlank: Bool)
  }

  /// The start of the names of the columns; nil without columns.
  ///
  /// The names of the value's numbers follow: `window_` and `x`.
  package var column: StaticString?
  /// Whether the line contains the property.
  package var isInLine = true
  /// The word before the value in the line.
  package var keyword: StaticString?
  /// The description in the error about a line without the value.
  package var description: StaticString = ""
  package var presence = Presence.required

  /// Whether a line omits the property.
  package var isMissing: Bool {
    switch presence {
    case .required: false
    case .nullable(let isMissing), .optional(let isMissing), .unlessBlank(let isMissing): isMissing
    }
  }

  /// Whether the columns are null; nil if they cannot be.
  package var isNil: Bool? {
    switch presence {
    case .required, .unlessBlank: nil
    case .nullable(let isNil), .optional(let isNil): isNil
    }
  }
}

extension FactProperty {
  /// A property with columns and a part of the line.
  fileprivate init(
    _ column: StaticString,
    _ keyword: StaticString?,
    _ description: StaticString,
    _ presence: Presence
  ) {
    self.init(column: column, keyword: keyword, description: description, presence: presence)
  }
}

// The functions are inlined into the facts, where the type of the value is known.
extension FactVisitor {
  /// Visits a property that every line and row has.
  @inline(__always)
  package mutating func field<Value: FactValue>(
    _ value: inout Value,
    column: StaticString,
    after keyword: StaticString? = nil,
    _ description: StaticString
  ) throws(Failure) {
    try visit(FactProperty(column, keyword, description, .required), &value)
  }

  /// Visits a property that every line has, and that is null for a fact without a line.
  @inline(__always)
  package mutating func field<Value: FactValue>(
    _ value: inout Value?,
    column: StaticString,
    after keyword: StaticString,
    _ description: StaticString
  ) throws(Failure) {
    let presence = FactProperty.Presence.nullable(isNil: value == nil)
    try visit(FactProperty(column, keyword, description, presence), &value)
  }

  /// Visits a property that the line omits, and that is null in the database, if it is nil.
  @inline(__always)
  package mutating func optional<Value: FactValue>(
    _ value: inout Value?,
    column: StaticString,
    after keyword: StaticString,
    _ description: StaticString
  ) throws(Failure) {
    let presence = FactProperty.Presence.optional(isNil: value == nil)
    try visit(FactProperty(column, keyword, description, presence), &value)
  }

  /// Visits a property that the line omits if it is blank.
  ///
  /// Without a keyword, it is the last property of the line.
  @inline(__always)
  package mutating func unlessBlank<Value: FactValue>(
    _ value: inout Value,
    column: StaticString,
    after keyword: StaticString? = nil,
    _ description: StaticString
  ) throws(Failure) {
    let presence = FactProperty.Presence.unlessBlank(isBlank: value == .blank)
    try visit(FactProperty(column, keyword, description, presence), &value)
  }

  /// Visits a property that the start of the line, or a line above, contains.
  @inline(__always)
  package mutating func columnOnly<Value: FactValue>(
    _ value: inout Value,
    column: StaticString
  ) throws(Failure) {
    try visit(FactProperty(column: column, isInLine: false), &value)
  }

  /// Visits a property that the database contains in a table of names.
  @inline(__always)
  package mutating func lineOnly<Value: FactValue>(
    _ value: inout Value,
    _ description: StaticString
  ) throws(Failure) {
    try visit(FactProperty(description: description), &value)
  }

  /// Visits a fact with a separate line.
  ///
  /// Its columns are null if it is nil.
  @inline(__always)
  package mutating func columnsOnly<Fact: RecordedFact>(_ fact: inout Fact?) throws(Failure) {
    let presence = FactProperty.Presence.optional(isNil: fact == nil)
    try visitFact(FactProperty(column: "", isInLine: false, presence: presence), &fact)
  }

  /// Visits a fact with a separate table.
  ///
  /// The line omits it if it is nil.
  @inline(__always)
  package mutating func lineOnly<Fact: RecordedFact>(
    _ fact: inout Fact?,
    after keyword: StaticString
  ) throws(Failure) {
    let presence = FactProperty.Presence.optional(isNil: fact == nil)
    try visitFact(FactProperty(keyword: keyword, presence: presence), &fact)
  }
}

extension FactVisitor {
  @inline(__always)
  private mutating func visit<Value: FactValue>(
    _ property: FactProperty,
    _ value: inout Value
  ) throws(Failure) {
    if try begin(property) { try value.visit(&self) }
  }

  @inline(__always)
  private mutating func visit<Value: FactValue>(
    _ property: FactProperty,
    _ value: inout Value?
  ) throws(Failure) {
    guard try begin(property) else { return }
    var present = value ?? .blank
    try present.visit(&self)
    if isReading { value = isNull ? nil : present }
  }

  @inline(__always)
  private mutating func visitFact<Fact: RecordedFact>(
    _ property: FactProperty,
    _ fact: inout Fact?
  ) throws(Failure) {
    guard try beginFact(property) else { return }
    var present = fact ?? .blank
    try present.visit(&self)
    let isNull = endFact()
    if isReading { fact = isNull ? nil : present }
  }
}
