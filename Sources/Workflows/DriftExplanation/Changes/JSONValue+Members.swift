import Foundation
import SnapshotModel

extension JSONValue {
  /// Encodes a value.
  ///
  /// - Precondition: JSON can represent each number of the value.
  init(encoding value: some Encodable) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    } catch {
      preconditionFailure("a part of a question cannot be encoded: \(error)")
    }
  }

  /// Returns the decoded value; nil if the JSON does not match the type.
  func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }

  /// The members of an object; empty for any other value.
  var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The texts in the value, at any depth.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let items): items.flatMap(\.texts)
    case .object(let members): members.values.flatMap(\.texts)
    case .null, .flag, .number: []
    }
  }

  /// Returns a copy with another value at the end of a path of names; nil removes the member.
  func setting(_ value: JSONValue?, at path: ArraySlice<String>) -> JSONValue {
    guard let name = path.first else { return value ?? .null }
    var members = members
    let rest = path.dropFirst()
    members[name] = rest.isEmpty ? value : (members[name] ?? .object([:])).setting(value, at: rest)
    return .object(members)
  }
}
