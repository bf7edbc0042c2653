import SnapshotModel

extension YAMLNode {
  /// Returns the error for a value of the wrong kind.
  func wrongType(_ expected: String) -> ScenarioError {
    ScenarioError(.wrongType(label: label, expected: expected, found: found), at: location)
  }

  /// Returns any scalar, as written.
  func text() throws -> String {
    guard case .scalar(let text, _) = content, !isNothing else { throw wrongType("text") }
    return text
  }

  /// Text that names something in recordings: one line, without `/` unless it is a path.
  func name(isPath: Bool = false) throws -> String {
    let text = try text()
    guard text.isName(isPath: isPath) else {
      throw ScenarioError(.badName(text, label: label), at: location)
    }
    return text
  }

  /// The name of a view or screen, which is part of a path in recordings: no white space at all.
  func pathComponent() throws -> String {
    let name = try text()
    guard name.isPathComponent else {
      throw ScenarioError(.badName(name, label: label), at: location)
    }
    return name
  }

  /// Reads exactly `true` or `false`, and refuses YAML's older words (`yes`, `on`).
  func bool() throws -> Bool {
    switch content {
    case .scalar("true", isQuoted: false): true
    case .scalar("false", isQuoted: false): false
    default: throw wrongType("true or false")
    }
  }

  /// Reads a decimal number in a range, such as `0.25`; refuses `.inf`, `0x10` and `1_000`.
  ///
  /// - Parameters:
  ///   - range: The valid numbers.
  ///   - kind: The name of the value in messages: `a number of seconds`.
  /// - Returns: The number, zero without a sign.
  /// - Throws: An error when the value is not a number or outside the range.
  func number(in range: ClosedRange<Double>, as kind: String) throws -> Double {
    let isDecimal = { (character: Character) in
      character.isASCII && (character.isWholeNumber || "+-.eE".contains(character))
    }
    guard case .scalar(let text, isQuoted: false) = content,
      text.allSatisfy(isDecimal),
      let number = Double(text)
    else { throw wrongType(kind) }
    guard range.contains(number) else {
      let bounds = "\(range.lowerBound.plain) to \(range.upperBound.plain)"
      let expected = "\(kind) from \(bounds)"
      throw ScenarioError(.outOfRange(label: label, expected: expected, found: text), at: location)
    }
    return number == 0 ? 0 : number
  }

  /// Reads a length or coordinate in a range where all sums of a screen are exact to a thousandth.
  func points() throws -> Double {
    try number(in: -100_000...100_000, as: "a number of points")
  }

  func seconds() throws -> Double {
    try number(in: 0...3600, as: "a number of seconds")
  }

  /// Reads a layout priority; refuses 0, because leaving the constraint out is clearer.
  func priority() throws -> Double {
    try number(in: 0.001...1000, as: "a priority")
  }

  /// A list of lengths in a fixed order, such as `[x, y]`.
  func points(_ names: [String]) throws -> [Double] {
    let expected = "[\(names.joined(separator: ", "))] in points"
    guard case .list(let items) = content, items.count == names.count else {
      throw wrongType(expected)
    }
    return try items.map { try $0.points() }
  }

  func list() throws -> [YAMLNode] {
    guard case .list(let items) = content else { throw wrongType("a list") }
    return items
  }

  /// Reads the items of a list; a mistake in one item does not stop the others.
  func items<Item>(
    _ read: (YAMLNode) throws -> Item
  ) throws -> [Item] {
    try mistakes.each(list(), read)
  }

  func map() throws -> [YAMLEntry] {
    guard case .map(let entries) = content else { throw wrongType("a map") }
    return entries
  }

  /// One of a closed set of words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ kind: String
  ) throws -> Word where Word.RawValue == String {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue)
      throw ScenarioError(.unknownWord(text, kind: kind, known: known), at: location)
    }
    return word
  }

  /// Reads a list that is not empty and has distinct items.
  func distinct<Item: Hashable>(
    _ read: (YAMLNode) throws -> Item
  ) throws -> [Item] {
    let nodes = try list()
    guard !nodes.isEmpty else { throw ScenarioError(.emptyList(label: label), at: location) }
    var items: Set<Item> = []
    return try mistakes.each(nodes) { node in
      let item = try read(node)
      guard items.insert(item).inserted else {
        throw ScenarioError(.repeatedItem(try node.text(), label: label), at: node.location)
      }
      return item
    }
  }
}

extension String {
  /// Whether a scenario can use the text as the name of a view or a screen.
  package var isPathComponent: Bool { isName() && !contains(where: \.isWhitespace) }

  /// Whether a scenario can use the text as the name of a scene or a checkpoint.
  package var isName: Bool { isName() }

  /// Whether a scenario can name a file by this path.
  package var isFilePath: Bool { isName(isPath: true) }

  fileprivate func isName(isPath: Bool = false) -> Bool {
    let isPlain = unicodeScalars.allSatisfy { !$0.actsWhenPrinted && (isPath || $0 != "/") }
    return isPlain && !isEmpty && utf8.count <= 200 && first != " " && last != " "
  }
}
