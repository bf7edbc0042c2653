/// Any JSON, to be taken apart and changed at one place.
package enum JSONValue: Codable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}

extension JSONValue {
  /// The path to every value below this one; an array's places are decimal keys.
  package var paths: [[String]] {
    children.flatMap { key, child in [[key]] + child.paths.map { [key] + $0 } }
  }

  private var children: [(key: String, value: JSONValue)] {
    switch self {
    case .array(let array): array.enumerated().map { ("\($0.offset)", $0.element) }
    case .object(let object): object.sorted { $0.key < $1.key }
    case .null, .flag, .number, .text: []
    }
  }

  /// Returns this value with the one at a path replaced.
  package func replacing(_ path: ArraySlice<String>, by edit: (JSONValue) -> JSONValue) -> JSONValue
  {
    guard let key = path.first else { return edit(self) }
    switch self {
    case .array(var array):
      guard let index = Int(key) else { return self }
      array[index] = array[index].replacing(path.dropFirst(), by: edit)
      return .array(array)
    case .object(var object):
      object[key] = object[key]?.replacing(path.dropFirst(), by: edit)
      return .object(object)
    case .null, .flag, .number, .text:
      return self
    }
  }
}
