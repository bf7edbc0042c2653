import Foundation
package import SnapshotModel

/// The part of JSON Schema that the schema of reports uses.
package struct JSONSchema {
  private let root: JSONValue

  package init(root: JSONValue) { self.root = root }

  /// Returns the violations of the schema in a value, with their paths.
  package func violations(_ value: JSONValue) -> [String] { violations(value, root, at: "$") }

  private func violations(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard case .object(var rules) = schema else { return ["\(path): no schema"] }
    var found: [String] = []
    if case .text(let reference) = rules["$ref"] {
      found += violations(value, resolved(reference), at: path)
    }
    for word in ["$ref", "$schema", "$defs", "title", "description"] { rules[word] = nil }
    for (rule, operand) in rules.sorted(by: { $0.key < $1.key }) {
      found += violations(value, rule, operand, rules, at: path)
    }
    return found
  }

  private func violations(
    _ value: JSONValue,
    _ rule: String,
    _ operand: JSONValue,
    _ rules: [String: JSONValue],
    at path: String
  ) -> [String] {
    switch (rule, operand, value) {
    case ("type", _, _):
      let types = operand.array ?? [operand]
      return types.contains { value.isOf(type: $0.text ?? "") } ? [] : ["\(path): wrong type"]
    case ("enum", .list(let values), _):
      return values.contains { $0.json == value.json } ? [] : ["\(path): unknown \(value.json)"]
    case ("minimum", .number(let least), .number(let number)):
      return number >= least ? [] : ["\(path): less than \(least)"]
    case ("minItems", .number(let least), .list(let items)):
      return Double(items.count) >= least ? [] : ["\(path): too few"]
    case ("items", _, .list(let items)):
      return items.enumerated().flatMap { violations($1, operand, at: "\(path)[\($0)]") }
    case ("properties", .object(let known), .object(let object)):
      return object.sorted { $0.key < $1.key }.flatMap { key, child in
        known[key].map { violations(child, $0, at: "\(path).\(key)") } ?? []
      }
    case ("required", .list(let names), .object(let object)):
      return names.compactMap(\.text).filter { object[$0] == nil }
        .map { "\(path): \($0) is missing" }
    case ("additionalProperties", .flag(false), .object(let object)):
      let known = rules["properties"]?.object ?? [:]
      return object.keys.sorted().filter { known[$0] == nil }.map { "\(path): \($0) is unknown" }
    case ("minimum", .number, _), ("minItems", .number, _), ("items", _, _),
      ("properties", _, _), ("required", _, _), ("additionalProperties", _, _):
      return []
    default:
      return ["\(path): the rule \(rule) is not understood"]
    }
  }

  private func resolved(_ reference: String) -> JSONValue {
    reference.split(separator: "/").dropFirst().reduce(root) { schema, key in
      schema.object?[String(key)] ?? .null
    }
  }
}

extension JSONValue {
  package init(json: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
  }

  package var object: [String: JSONValue]? {
    if case .object(let object) = self { object } else { nil }
  }
  package var array: [JSONValue]? { if case .list(let array) = self { array } else { nil } }
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  package subscript(key: String) -> JSONValue { object?[key] ?? .null }
  package subscript(index: Int) -> JSONValue {
    array.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? .null
  }

  fileprivate var json: String { "\(self)" }

  fileprivate func isOf(type: String) -> Bool {
    switch (type, self) {
    case ("object", .object), ("array", .list), ("string", .text), ("boolean", .flag),
      ("number", .number), ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
