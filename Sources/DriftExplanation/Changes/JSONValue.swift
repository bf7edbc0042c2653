import Foundation

/// A value as JSON has it, so that the members of two values can be compared whatever their types.
enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// What a value is encoded as.
  ///
  /// - Precondition: The value holds no number that JSON cannot.
  init(encoding value: some Encodable) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    } catch {
      preconditionFailure("a part of a question cannot be encoded: \(error)")
    }
  }

  /// The value that it is the code of; nil where it is not.
  func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }

  /// The members of an object; none of anything else.
  var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The same with another value at the end of a path of names; nil takes the member away.
  func setting(_ value: JSONValue?, at path: ArraySlice<String>) -> JSONValue {
    guard let name = path.first else { return value ?? .null }
    var members = members
    let rest = path.dropFirst()
    members[name] = rest.isEmpty ? value : (members[name] ?? .object([:])).setting(value, at: rest)
    return .object(members)
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let items = try? container.decode([JSONValue].self) {
      self = .list(items)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let items): try container.encode(items)
    case .object(let members): try container.encode(members)
    }
  }
}
