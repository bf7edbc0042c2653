import SwiftSyntax

/// Adds the members that a protocol requires, and removes the conformance if one cannot be added.
struct ConformanceRepair {
  let repair: OmissionRepair

  private var file: ParsedFile { repair.finder.file }

  func omissions(for error: CompilerMessage, at token: TokenSyntax) -> [Omission] {
    guard let type = Syntax(token).declaredType, let name = error.quotedNames.last else {
      return []
    }
    let brace = type.memberBlock.rightBrace
    if let members = members(of: name, type, error) {
      return members.map { repair.member($0, before: brace) }
    }
    return removal(of: name, from: type)
  }

  /// Removes a protocol from a type that the same error concerns again.
  func removal(for error: CompilerMessage, at token: TokenSyntax) -> [Omission] {
    guard let type = Syntax(token).declaredType, let name = error.quotedNames.last else {
      return []
    }
    return removal(of: name, from: type)
  }

  // MARK: Members

  /// Returns the required members; nil if one cannot be written.
  private func members(
    of name: String,
    _ type: any TypeBearing,
    _ error: CompilerMessage
  ) -> [String]? {
    let prefix =
      type.modifiers.contains("public") || type.modifiers.contains("open") ? "public " : ""
    let isClass = type is ClassDeclSyntax
    switch name {
    case "Decodable":
      let initializer = "init(from decoder: any Decoder) throws { throw CancellationError() }"
      guard !(type is ExtensionDeclSyntax) else { return nil }
      return ["\(prefix)\(isClass ? "required " : "")\(initializer)"]
    case "Encodable": return ["\(prefix)func encode(to encoder: any Encoder) throws {}"]
    case "Hashable": return ["\(prefix)func hash(into hasher: inout Hasher) {}"]
    case "Equatable":
      let own = type.typeName
      return ["\(prefix)static func == (one: \(own), other: \(own)) -> Bool { \(value) }"]
    default: break
    }
    let requirements = error.notes.filter { $0.text.hasPrefix("protocol requires ") }
    let members = requirements.map { RequiredMember($0.text)?.declaration(value: value) }
    guard !members.isEmpty, members.allSatisfy({ $0 != nil }) else { return nil }
    return Set(members.compactMap { $0 }).sorted().map { prefix + $0 }
  }

  private var value: String { "return \(repair.standIn)" }

  // MARK: Removal

  private func removal(of name: String, from type: any TypeBearing) -> [Omission] {
    guard let clause = type.inheritanceClause else { return [] }
    let inherited = Array(clause.inheritedTypes)
    let names = [name, "Codable"]
    let exact = inherited.filter { item in
      names.contains { item.type.plainName == $0 || item.type.plainName.hasSuffix(".\($0)") }
    }
    // Another protocol can inherit from the missing one; a superclass stays.
    let isClass = type is ClassDeclSyntax
    let removed = exact.isEmpty ? Array(isClass ? inherited.dropFirst() : inherited[...]) : exact
    guard !removed.isEmpty else { return [] }
    if removed.count == inherited.count { return [repair.finder.removal(clause, .conformance)] }
    let kept = inherited.filter { item in !removed.contains { $0.id == item.id } }
    let text = ": " + kept.map(\.type.trimmedDescription).joined(separator: ", ")
    return [repair.finder.replacement(clause, by: text, .conformance)]
  }
}

extension CompilerMessage {
  /// Whether a type lacks members of a protocol.
  var isConformance: Bool { says("does not conform to protocol") && text.hasPrefix("type '") }
}

extension Syntax {
  /// The type with a head that contains the node.
  fileprivate var declaredType: (any TypeBearing)? {
    var node = self
    while let outer = node.parent {
      if node.is(MemberBlockSyntax.self) { return nil }
      if let type = outer.asProtocol((any DeclGroupSyntax).self) as? any TypeBearing {
        return node.is(MemberBlockSyntax.self) ? nil : type
      }
      node = outer
    }
    return nil
  }
}

/// A requirement of a protocol as the compiler prints it.
struct RequiredMember {
  private let kind: Substring
  private let name: Substring
  private let type: Substring

  /// Reads a note such as `protocol requires function 'rows(in:)' with type '(Int) -> String'`.
  init?(_ note: String) {
    guard
      let match = note.firstMatch(
        of: /protocol requires (property|function) '([^']+)' with type '([^']+)'/
      )
    else { return nil }
    (kind, name, type) = (match.output.1, match.output.2, match.output.3)
  }

  /// Returns the member with a body that returns a value by the statement `value`.
  ///
  /// It is nil if the type has generic parameters or no labels.
  func declaration(value: String) -> String? {
    if kind == "property" { return "var \(name): \(type) { get { \(value) } set {} }" }
    guard let match = name.wholeMatch(of: /([A-Za-z_][A-Za-z0-9_]*)\(((?:[A-Za-z0-9_]+:)*)\)/),
      type.hasPrefix("("), let end = type.closingParenthesis
    else { return nil }
    let labels = match.output.2.split(separator: ":")
    let types = type[type.index(after: type.startIndex)..<end].splitAtCommas
    guard let arrow = type[end...].firstRange(of: "->"), labels.count == types.count else {
      return nil
    }
    let effects = type[type.index(after: end)..<arrow.lowerBound]
    let result = String(type[arrow.upperBound...].drop { $0 == " " })
    let parameters = zip(labels, types).enumerated().map { index, pair in
      "\(pair.0) value\(index): \(pair.1)"
    }
    let head = "func \(match.output.1)(\(parameters.joined(separator: ", ")))\(effects)"
    return result == "()" ? "\(head){}" : "\(head)-> \(result) { \(value) }"
  }
}

extension Substring {
  /// The index of the parenthesis that closes the first one.
  fileprivate var closingParenthesis: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The parts between commas that are outside of brackets, without spaces around them.
  fileprivate var splitAtCommas: [String] {
    var parts = [""]
    var depth = 0
    var last: Character = " "
    for character in self {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      last = character
      if character == ",", depth == 0 {
        parts.append("")
      } else if !(character == " " && parts[parts.count - 1].isEmpty) {
        parts[parts.count - 1].append(character)
      }
    }
    return isEmpty ? [] : parts
  }
}
