import ScenarioModel
import SnapshotModel

/// A member with a different value in a later version.
struct MemberChange: Hashable, Sendable {
  /// The path of member names: `properties`, `spacing`.
  var path: [String]
  /// The old value; nil if the member was missing, which means the default.
  var from: JSONValue?
  var to: JSONValue?
}

extension MemberChange {
  /// Returns the differing members of two objects, in the order of their names.
  ///
  /// - Parameters:
  ///   - from: The members before.
  ///   - to: The members after.
  ///   - groups: Members that are compared member by member, such as the properties of a view.
  /// - Returns: One change for each member that differs.
  static func changes(
    from: [String: JSONValue],
    to: [String: JSONValue],
    groups: Set<String> = []
  ) -> [MemberChange] {
    Set(from.keys).union(to.keys).sorted().flatMap { name -> [MemberChange] in
      guard from[name] != to[name] else { return [] }
      guard groups.contains(name) else {
        return [MemberChange(path: [name], from: from[name], to: to[name])]
      }
      return changes(from: from[name]?.members ?? [:], to: to[name]?.members ?? [:]).map {
        MemberChange(path: [name] + $0.path, from: $0.from, to: $0.to)
      }
    }
  }
}

// MARK: - In words

extension MemberChange {
  /// For example `spacing 12 -> 16`, or `font.pointSize 17 -> 20`.
  var text: String {
    let name = Self.people[path.last ?? ""] ?? path.last ?? ""
    guard case .object(let old)? = from, case .object(let new)? = to else {
      return "\(name) \(text(from, of: name)) -> \(text(to, of: name))"
    }
    return MemberChange.changes(from: old, to: new).map { change in
      var inner = change
      inner.path = ["\(name).\(change.path.last ?? "")"]
      return inner.text
    }.joined(separator: ", ")
  }

  private func text(_ value: JSONValue?, of name: String) -> String {
    guard let value else { return "default" }
    if name == "autoresizingMask", let mask = value.decoded(as: AutoresizingMask.self) {
      return "[\(mask.words.joined(separator: ", "))]"
    }
    return Self.texts.contains(name) ? value.quotedText : value.plainText
  }

  /// Names for people, if they differ from the model's names.
  private static let people = ["kind": "class"]

  /// The members with text for people instead of keywords.
  private static let texts: Set = [
    "text", "placeholder", "subtitle", "title", "segmentTitles", "fragments", "invariants",
  ]
}

extension JSONValue {
  fileprivate var plainText: String { text { $0 } }

  fileprivate var quotedText: String { text { "\"\($0)\"" } }

  private func text(_ leaf: (String) -> String) -> String {
    switch self {
    case .null: "none"
    case .flag(let flag): "\(flag)"
    case .number(let number): number.plain
    case .text(let value): leaf(value)
    case .list(let items): "[\(items.map { $0.text(leaf) }.joined(separator: ", "))]"
    case .object(let members):
      "{ "
        + members.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text(leaf))" }
        .joined(separator: ", ") + " }"
    }
  }
}
