import Foundation
import ScvdbTestSupport
import SnapshotModel

/// Changes values of JSON and keeps valid JSON.
///
/// The changes are values of other types or members, extreme values, and lost, repeated, renamed or
/// nested members and items.
struct JSONMutator {
  /// All values inside a value, itself first, and all names of members.
  private struct Parts {
    var values: [JSONValue] = []
    var names: Set<String> = []

    mutating func collect(_ value: JSONValue) {
      values.append(value)
      switch value {
      case .list(let items): for item in items { collect(item) }
      case .object(let members):
        names.formUnion(members.keys)
        for name in members.keys.sorted() { members[name].map { collect($0) } }
      default: break
      }
    }
  }

  func mutant(of value: JSONValue, _ numbers: inout SeededGenerator) -> JSONValue {
    var value = value
    for _ in 0...numbers.number(below: 3) {
      var parts = Parts()
      parts.collect(value)
      var position = numbers.number(below: parts.values.count)
      value = replacing(&position, in: value, from: parts, &numbers) ?? .null
    }
    return value
  }

  /// Returns the value with a change at a position in the order of `Parts`; nil if that part is
  /// removed.
  private func replacing(
    _ position: inout Int,
    in value: JSONValue,
    from parts: Parts,
    _ numbers: inout SeededGenerator
  ) -> JSONValue? {
    guard position >= 0 else { return value }
    position -= 1
    if position < 0 { return changed(value, from: parts, &numbers) }
    switch value {
    case .list(let items):
      var result: [JSONValue] = []
      for item in items {
        if let item = replacing(&position, in: item, from: parts, &numbers) { result.append(item) }
      }
      return .list(result)
    case .object(let members):
      var result: [String: JSONValue] = [:]
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        result[name] = replacing(&position, in: member, from: parts, &numbers)
      }
      return .object(result)
    default: return value
    }
  }

  private func changed(
    _ value: JSONValue,
    from parts: Parts,
    _ numbers: inout SeededGenerator
  ) -> JSONValue? {
    switch numbers.number(below: 12) {
    case 0: return nil
    case 1: return nonsense(&numbers)
    case 2, 3: return numbers.element(of: parts.values)
    case 4: return nested(value, &numbers)
    default: return likewise(value, from: parts, &numbers)
    }
  }

  /// Returns another value of the same type.
  private func likewise(
    _ value: JSONValue,
    from parts: Parts,
    _ numbers: inout SeededGenerator
  ) -> JSONValue? {
    switch value {
    case .null, .flag: return .flag(numbers.number(below: 2) == 0)
    case .number(let number):
      let other = numbers.element(of: Nonsense.numbers) ?? 0
      return .number(
        [other, -number, number + other, number * other, number / 3]
          .filter(\.isFinite).randomElement(using: &numbers) ?? 0
      )
    case .text(let text):
      let texts = parts.values.compactMap { if case .text(let text) = $0 { text } else { nil } }
      let other = numbers.number(below: 2) == 0 ? texts : Nonsense.words
      let word = numbers.element(of: other) ?? ""
      return .text(numbers.number(below: 4) == 0 ? text + word : word)
    case .list(var items):
      guard let item = numbers.element(of: items) else { return .list([nonsense(&numbers)]) }
      let count = numbers.number(below: 20) == 0 ? 200 : 1
      for _ in 0..<count { items.insert(item, at: numbers.number(below: items.count + 1)) }
      return .list(items)
    case .object(var members):
      guard let name = numbers.element(of: members.keys.sorted()) else { return value }
      let other = numbers.element(of: parts.names.sorted()) ?? "x"
      members[other] = members[name]
      if numbers.number(below: 2) == 0 { members[name] = nil }
      return .object(members)
    }
  }

  private func nonsense(_ numbers: inout SeededGenerator) -> JSONValue {
    switch numbers.number(below: 6) {
    case 0: .null
    case 1: .flag(true)
    case 2: .list([])
    case 3: .object([:])
    case 4: .number(numbers.element(of: Nonsense.numbers) ?? 0)
    default: .text(numbers.element(of: Nonsense.words) ?? "")
    }
  }

  /// Returns a copy of the value nested in itself for some levels, if it is or has a list.
  private func nested(_ value: JSONValue, _ numbers: inout SeededGenerator) -> JSONValue {
    let depth = numbers.number(below: 10) == 0 ? 60 : 1 + numbers.number(below: 3)
    var result = value
    for _ in 0..<depth {
      switch value {
      case .object(var members):
        let lists = members.keys.sorted().filter {
          if case .list = members[$0] { true } else { false }
        }
        guard let name = numbers.element(of: lists) else { return .list([value]) }
        members[name] = .list([result])
        result = .object(members)
      default: result = .list([result])
      }
    }
    return result
  }
}
