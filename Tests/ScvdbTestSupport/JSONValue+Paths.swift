package import SnapshotModel

extension JSONValue {
  /// The path of every value below this one; the keys of a list are decimal indices.
  package var paths: [[String]] {
    children.flatMap { key, child in [[key]] + child.paths.map { [key] + $0 } }
  }

  private var children: [(key: String, value: JSONValue)] {
    switch self {
    case .list(let items): items.enumerated().map { ("\($0.offset)", $0.element) }
    case .object(let object): object.sorted { $0.key < $1.key }
    case .null, .flag, .number, .text: []
    }
  }

  /// Returns this value with a replaced value at a path.
  package func replacing(_ path: ArraySlice<String>, by edit: (JSONValue) -> JSONValue) -> JSONValue
  {
    guard let key = path.first else { return edit(self) }
    switch self {
    case .list(var items):
      guard let index = Int(key) else { return self }
      items[index] = items[index].replacing(path.dropFirst(), by: edit)
      return .list(items)
    case .object(var object):
      object[key] = object[key]?.replacing(path.dropFirst(), by: edit)
      return .object(object)
    case .null, .flag, .number, .text:
      return self
    }
  }
}
