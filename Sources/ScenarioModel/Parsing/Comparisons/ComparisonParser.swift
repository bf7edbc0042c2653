import SnapshotModel

/// Reads comparisons such as `field.window.maxY + 8 <= keyboard.minY`.
struct ComparisonParser {
  /// The maximum length of a comparison, in Unicode scalars.
  private static let lengthLimit = 1000

  private var scanner: ComparisonScanner
  private var token = ComparisonScanner.Token.end
  private var offset = 0

  static func comparison(_ text: String) throws(ComparisonProblem) -> Comparison {
    guard text.unicodeScalars.count <= lengthLimit else {
      throw ComparisonProblem(
        offset: 0,
        reason: "the comparison is longer than \(lengthLimit) characters",
        advice: .fix("divide it into several")
      )
    }
    var parser = ComparisonParser(scanner: ComparisonScanner(text))
    return try parser.comparison(text)
  }

  private init(scanner: ComparisonScanner) {
    self.scanner = scanner
  }

  /// One side of a comparison, or an expression in parentheses.
  private enum Value {
    case formula(Formula)
    case view(ViewReference, offset: Int)
  }

  private mutating func comparison(_ text: String) throws(ComparisonProblem) -> Comparison {
    try advance()
    let left = try sum()
    guard case .relation(let relation) = token else {
      throw unexpected("a comparison needs one of == != <= >= < >")
    }
    let relationOffset = offset
    try advance()
    let right = try sum()
    guard token == .end else { throw unexpected("the comparison continues after its end") }
    switch (left, right) {
    case (.view(let left, _), .view(let right, _)):
      guard relation == .equal || relation == .notEqual else {
        throw ComparisonProblem(
          offset: relationOffset,
          reason: "views cannot be compared with '\(relation.rawValue)'",
          advice: .fix("write == or !=, or name a measure of each")
        )
      }
      return Comparison(text: text, relation: relation, sides: .views(left, right))
    default:
      let sides = Comparison.Sides.numbers(try Self.formula(left), try Self.formula(right))
      return Comparison(text: text, relation: relation, sides: sides)
    }
  }

  // MARK: Arithmetic

  private mutating func sum() throws(ComparisonProblem) -> Value {
    try chain(of: [.plus, .minus]) { parser throws(ComparisonProblem) in try parser.product() }
  }

  private mutating func product() throws(ComparisonProblem) -> Value {
    try chain(of: [.times, .dividedBy]) { parser throws(ComparisonProblem) in try parser.factor() }
  }

  private mutating func chain(
    of operators: [Formula.Operator],
    next: (inout ComparisonParser) throws(ComparisonProblem) -> Value
  ) throws(ComparisonProblem) -> Value {
    var value = try next(&self)
    while case .sign(let sign) = token, let found = Formula.Operator(rawValue: sign),
      operators.contains(found)
    {
      let left = try Self.formula(value)
      try advance()
      value = .formula(.operation(left, found, try Self.formula(next(&self))))
    }
    return value
  }

  private mutating func factor() throws(ComparisonProblem) -> Value {
    let (token, offset) = (token, offset)
    switch token {
    case .number(let number):
      try advance()
      return .formula(.number(number))
    case .path(let names):
      try advance()
      return try value(of: names, at: offset)
    case .sign("-"):
      try advance()
      return .formula(.operation(.number(0), .minus, try Self.formula(factor())))
    case .sign("("):
      try advance()
      let value = try sum()
      guard self.token == .sign(")") else { throw unexpected("a parenthesis is not closed") }
      try advance()
      return value
    default:
      throw unexpected("a measure or number is missing")
    }
  }

  private mutating func advance() throws(ComparisonProblem) {
    (token, offset) = try scanner.next()
  }

  private static func formula(_ value: Value) throws(ComparisonProblem) -> Formula {
    switch value {
    case .formula(let formula): return formula
    case .view(let view, let offset):
      throw ComparisonProblem(
        offset: offset,
        reason: "'\(view.text)' is a view, not a number",
        advice: .fix("name a measure of it, such as '\(view.text).height'")
      )
    }
  }

  private func unexpected(_ reason: String) -> ComparisonProblem {
    ComparisonProblem(
      offset: offset,
      reason: reason,
      advice: .fix("write a comparison such as 'field.window.maxY <= keyboard.minY'")
    )
  }
}

// MARK: - Measures

extension ComparisonParser {
  /// Reads `true`, `false`, a view, or a view and its measure.
  private func value(of names: [String], at offset: Int) throws(ComparisonProblem) -> Value {
    if names == ["true"] { return .formula(.number(1)) }
    if names == ["false"] { return .formula(.number(0)) }
    if names.count == 1 || names.last == "superview" {
      return .view(try view(names, at: offset), offset: offset)
    }
    let (quantity, component, length) = try quantity(endOf: names, at: offset)
    let view = try view(names.dropLast(length), at: offset)
    return .formula(.measure(Measure(view: view, quantity: quantity, component: component)))
  }

  private func view(
    _ names: [String],
    at offset: Int
  ) throws(ComparisonProblem) -> ViewReference {
    let path = names.prefix { $0 != "superview" }
    let rest = names.dropFirst(path.count)
    guard (1...2).contains(path.count), rest.allSatisfy({ $0 == "superview" }) else {
      throw ComparisonProblem(
        offset: offset,
        reason: "'\(names.joined(separator: "."))' is not a view",
        advice: .fix("write a view's name, or a screen's and a view's name with a dot between them")
      )
    }
    return ViewReference(path: Array(path), superviews: rest.count)
  }

  /// Finds the quantity in the last one or two names.
  private func quantity(
    endOf names: [String],
    at offset: Int
  ) throws(ComparisonProblem) -> (Quantity, Component?, length: Int) {
    let last = names[names.count - 1]
    let before = Quantity(rawValue: names[names.count - 2])
    let component = Component(rawValue: last)
    if names.count > 2, let before, before.shape != .flag {
      guard let component, before.shape.components.contains(component) else {
        throw noMeasure(names, among: before.components, at: offset)
      }
      return (before, component, 2)
    }
    if let component, Quantity.frame.shape.components.contains(component) {
      return (.frame, component, 1)
    }
    guard let quantity = Quantity(rawValue: last) else {
      let words = Component.ofFrames + Quantity.allCases.map(\.rawValue)
      throw noMeasure(names, among: words, at: offset)
    }
    guard quantity.shape == .flag else {
      let all = names.joined(separator: ".")
      throw ComparisonProblem(
        offset: offset,
        reason: "'\(all)' is more than one number",
        advice: .fix(
          "write '\(all)' followed by .\(quantity.components.joined(separator: " or ."))"
        )
      )
    }
    return (quantity, nil, 1)
  }

  private func noMeasure(
    _ names: [String],
    among known: [String],
    at offset: Int
  ) -> ComparisonProblem {
    let last = names[names.count - 1]
    let owner = names.dropLast().joined(separator: ".")
    return ComparisonProblem(
      offset: offset,
      reason: "'\(names.joined(separator: "."))' is not a measure",
      advice: nearestSpelling(to: last, among: known)
        .map { .hint("did you mean '\(owner).\($0)'?") }
        ?? .hint("choose from \(known.joined(separator: ", "))")
    )
  }
}

extension Quantity {
  /// The names of the quantity's numbers.
  fileprivate var components: [String] { shape.components.map(\.rawValue) }
}

extension Component {
  fileprivate static var ofFrames: [String] { Quantity.Shape.rect.components.map(\.rawValue) }
}
