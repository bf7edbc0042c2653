public import UIKit

extension NSPredicate {
  /// Creates a predicate from a format such as `"name CONTAINS[cd] %@ AND age > %d"`.
  ///
  /// Traps for a format with an error, where Foundation raises an exception. Aggregate functions
  /// other than `@count`, subqueries and functions are not supported.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format and the values of its placeholders.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    do {
      let condition = try parser.parsed()
      self.init { object, _ in condition(object) }
    } catch {
      preconditionFailure("unable to parse the format '\(predicateFormat)': \(error)")
    }
  }
}

/// An error in the format of a predicate.
struct PredicateError: Error, CustomStringConvertible {
  var description: String
}

/// Reads the format of a predicate.
struct PredicateParser {
  typealias Condition = (Any?) -> Bool
  typealias Operand = (Any?) -> Any?

  private var tokens: [PredicateToken]
  private var position = 0
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateToken.tokens(of: format)
    self.arguments = arguments.reversed()
  }

  mutating func parsed() throws -> Condition {
    let condition = try disjunction()
    guard position == tokens.count else {
      throw PredicateError(description: "unexpected '\(tokens[position].text)'")
    }
    return condition
  }

  // MARK: Conditions

  private mutating func disjunction() throws -> Condition {
    var parts = [try conjunction()]
    while accept("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : { [parts] object in parts.contains { $0(object) } }
  }

  private mutating func conjunction() throws -> Condition {
    var parts = [try negation()]
    while accept("AND", "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : { [parts] object in parts.allSatisfy { $0(object) } }
  }

  private mutating func negation() throws -> Condition {
    if accept("NOT", "!") {
      let part = try negation()
      return { !part($0) }
    }
    if accept("TRUEPREDICATE") { return { _ in true } }
    if accept("FALSEPREDICATE") { return { _ in false } }
    if peek("(") {
      let start = position
      let used = arguments
      if accept("("), let part = try? disjunction(), accept(")"), !isComparison { return part }
      (position, arguments) = (start, used)
    }
    return try comparison()
  }

  private mutating func comparison() throws -> Condition {
    let modifier = Modifier.allCases.first { accept($0.rawValue) }
    let left = try operand()
    guard let comparison = nextComparison else {
      throw PredicateError(description: "an operator is missing")
    }
    position += 1
    if comparison == .between {
      let bounds = try operand()
      return { object in
        let list = PredicateValue.list(bounds(object)) ?? []
        guard list.count == 2 else { return false }
        let value = left(object)
        return PredicateValue.compares(value, .greaterOrEqual, list[0], [])
          && PredicateValue.compares(value, .lessOrEqual, list[1], [])
      }
    }
    let options = comparisonOptions()
    let right = try operand()
    guard let modifier else {
      return { PredicateValue.compares(left($0), comparison, right($0), options) }
    }
    return { object in
      let (list, other) = (PredicateValue.list(left(object)) ?? [], right(object))
      let test = { (value: Any?) in PredicateValue.compares(value, comparison, other, options) }
      switch modifier {
      case .any, .some: return list.contains(where: test)
      case .all: return list.allSatisfy(test)
      case .none: return !list.contains(where: test)
      }
    }
  }

  private enum Modifier: String, CaseIterable {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  private var nextComparison: PredicateComparison? {
    position < tokens.count ? tokens[position].comparison : nil
  }

  private var isComparison: Bool { nextComparison != nil }

  /// Reads options such as `[cd]`.
  private mutating func comparisonOptions() -> String.CompareOptions {
    guard position < tokens.count, case .options(let text) = tokens[position] else { return [] }
    position += 1
    var options: String.CompareOptions = []
    if text.contains("c") { options.insert(.caseInsensitive) }
    if text.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Operands

  private mutating func operand() throws -> Operand {
    guard position < tokens.count else { throw PredicateError(description: "a value is missing") }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .placeholder("%K"): return path(String(describing: try argument()))
    case .placeholder:
      let value = try argument()
      return { _ in unwrapped(value) }
    case .symbol("{"): return try list()
    case .symbol("("):
      let value = try operand()
      guard accept(")") else { throw PredicateError(description: "')' is missing") }
      return value
    case .word(let name): return constant(name) ?? path(name)
    default: throw PredicateError(description: "unexpected '\(token.text)'")
    }
  }

  private mutating func list() throws -> Operand {
    var items: [Operand] = []
    while !accept("}") {
      items.append(try operand())
      if !accept(",") && !peek("}") { throw PredicateError(description: "'}' is missing") }
    }
    return { [items] object in items.map { $0(object) ?? NSNull() } }
  }

  private mutating func argument() throws -> Any {
    guard let value = arguments.popLast() else {
      throw PredicateError(description: "a placeholder has no value")
    }
    return value
  }

  private func constant(_ name: String) -> Operand? {
    switch name.uppercased() {
    case "NIL", "NULL": { _ in nil }
    case "TRUE", "YES": { _ in NSNumber(value: true) }
    case "FALSE", "NO": { _ in NSNumber(value: false) }
    case "SELF": { $0 }
    default: nil
    }
  }

  private func path(_ path: String) -> Operand {
    let keys = path.split(separator: ".").map(String.init).filter { $0 != "SELF" && $0 != "self" }
    return { object in keys.reduce(object) { PredicateValue.value($0, key: $1) } }
  }

  // MARK: Tokens

  private func peek(_ text: String) -> Bool {
    position < tokens.count && tokens[position].isWord(text)
  }

  private mutating func accept(_ texts: String...) -> Bool {
    guard texts.contains(where: peek) else { return false }
    position += 1
    return true
  }
}

/// The operators of comparisons.
enum PredicateComparison {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case contains, beginsWith, endsWith, like, matches, `in`, between

  init?(_ text: String) {
    switch text.uppercased() {
    case "=", "==": self = .equal
    case "!=", "<>": self = .notEqual
    case "<": self = .less
    case "<=", "=<": self = .lessOrEqual
    case ">": self = .greater
    case ">=", "=>": self = .greaterOrEqual
    case "CONTAINS": self = .contains
    case "BEGINSWITH": self = .beginsWith
    case "ENDSWITH": self = .endsWith
    case "LIKE": self = .like
    case "MATCHES": self = .matches
    case "IN": self = .in
    case "BETWEEN": self = .between
    default: return nil
    }
  }
}

/// A part of a format.
enum PredicateToken: Equatable {
  case word(String)
  case symbol(String)
  case text(String)
  case placeholder(String)
  case options(String)
  case number(Double)

  var text: String {
    switch self {
    case .word(let text), .symbol(let text), .text(let text), .placeholder(let text),
      .options(let text):
      text
    case .number(let number): "\(number)"
    }
  }

  var comparison: PredicateComparison? {
    switch self {
    case .word(let text), .symbol(let text): PredicateComparison(text)
    default: nil
    }
  }

  /// Returns whether the token is a keyword, in any case, or a symbol.
  func isWord(_ keyword: String) -> Bool {
    switch self {
    case .word(let text): text.uppercased() == keyword
    case .symbol(let text): text == keyword
    default: false
    }
  }

  static func tokens(of format: String) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else {
        tokens.append(next(&rest, first))
      }
    }
    return tokens
  }

  private static func next(_ rest: inout Substring, _ first: Character) -> PredicateToken {
    switch first {
    case "'", "\"": return quoted(&rest, first)
    case "[":
      let options = rest.dropFirst().prefix { $0 != "]" }
      rest = rest.dropFirst(options.count + 2)
      return .options(String(options))
    case "%":
      let text = rest.dropFirst().prefix { $0.isLetter || $0 == "@" }
      // `%lld` is a placeholder of several letters, `%@` of one character.
      let name = text.first == "@" || text.first == "K" ? text.prefix(1) : text
      rest = rest.dropFirst(name.count + 1)
      return .placeholder("%\(name)")
    case _ where first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true:
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      rest = rest.dropFirst(digits.count)
      return .number(Double(digits) ?? 0)
    case _ where isName(first):
      let name = rest.prefix { isName($0) || $0.isNumber || $0 == "." }
      rest = rest.dropFirst(name.count)
      return .word(String(name))
    default: return symbol(&rest)
    }
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@" || character == "#"
      || character == "$"
  }

  private static func quoted(_ rest: inout Substring, _ quote: Character) -> PredicateToken {
    rest.removeFirst()
    let text = rest.prefix { $0 != quote }
    rest = rest.dropFirst(text.count + 1)
    return .text(String(text))
  }

  private static func symbol(_ rest: inout Substring) -> PredicateToken {
    let pair = String(rest.prefix(2))
    let isPair = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair)
    let text = isPair ? pair : String(rest.prefix(1))
    rest = rest.dropFirst(text.count)
    return .symbol(text)
  }
}
