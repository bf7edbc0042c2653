import LayoutEngine

/// Reads a visual format string.
///
///     format    = [("H" | "V") ":"] ["|" gap] view (gap view)* [gap "|"]
///     view      = "[" name ["(" predicate ("," predicate)* ")"] "]"
///     gap       = "" | "-" | "-" length "-" | "-(" predicate ("," predicate)* ")-"
///     predicate = ["==" | "<=" | ">="] length ["@" length]
///     length    = number | name
struct VisualFormatParser {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// Parses the whole text.
  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.parseFormat()
  }

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(axis: parseAxis())
    if take("|") { format.leadingGap = try parseGap() }
    format.items = [try parseItem()]
    while !isAtEnd {
      let gap = try parseGap()
      if take("|") {
        format.trailingGap = gap
        break
      }
      format.gaps.append(gap)
      format.items.append(try parseItem())
    }
    guard isAtEnd else { throw error("Expected the end of the format after the superview.") }
    return format
  }

  private mutating func parseAxis() -> NSLayoutConstraint.Axis {
    if take("V:") { return .vertical }
    _ = take("H:")
    return .horizontal
  }

  private mutating func parseItem() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else { throw error("Expected a view.") }
    guard let name = takeName() else { throw error("Expected the name of a view.") }
    var item = VisualFormat.Item(name: name)
    if take("(") { item.predicates = try parsePredicates() }
    guard take("]") else { throw error("Expected a ']' here.") }
    return item
  }

  private mutating func parseGap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try parsePredicates()
    } else if let length = takeOperand() {
      predicates = [.init(operand: length)]
    } else {
      return .standard
    }
    guard take("-") else { throw error("Expected a '-' after the distance.") }
    return .predicates(predicates)
  }

  /// Parses predicates up to their closing parenthesis.
  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try parsePredicate()]
    while take(",") { predicates.append(try parsePredicate()) }
    guard take(")") else { throw error("Expected a ')' here.") }
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = takeRelation()
    guard let operand = takeOperand() else { throw error("Expected a number or a name.") }
    guard take("@") else { return .init(relation: relation, operand: operand) }
    guard let priority = takeOperand() else { throw error("Expected a priority.") }
    return .init(relation: relation, operand: operand, priority: priority)
  }

  // MARK: Words

  private var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  private func error(_ reason: String) -> VisualFormatError {
    let position = text.distance(from: text.startIndex, to: rest.startIndex)
    return VisualFormatError(reason: reason, format: text, position: position)
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ word: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func takeRelation() -> NSLayoutConstraint.Relation {
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    _ = take("==")
    return .equal
  }

  private mutating func takeOperand() -> VisualFormat.Operand? {
    takeNumber().map { .number($0) } ?? takeName().map { .name($0) }
  }

  private mutating func takeNumber() -> CGFloat? {
    skipSpace()
    let sign = rest.prefix { $0 == "-" || $0 == "+" }.prefix(1)
    let digits = rest.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let number = Double(String(sign + digits)) else { return nil }
    rest = rest[digits.endIndex...]
    return CGFloat(number)
  }

  private mutating func takeName() -> String? {
    skipSpace()
    guard let first = rest.first, first == "_" || first.isLetter else { return nil }
    let name = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    rest = rest[name.endIndex...]
    return String(name)
  }
}
