import Foundation
import ScvdbTestSupport

/// Makes property lists in their three forms, whole and damaged.
struct PropertyListMutator {
  private let samples: [any Sendable]

  /// - Parameter samples: Property lists that a reader expects.
  init(_ samples: [[String: any Sendable]]) {
    self.samples = samples
  }

  func mutant(_ numbers: inout SeededGenerator) -> Data {
    let data =
      switch numbers.number(below: 10) {
      case 0...2: table(&numbers)
      case 3, 4: deep(&numbers)
      default: written(&numbers)
      }
    return numbers.number(below: 3) == 0 ? ByteMutator.mutant(of: data, &numbers) : data
  }

  /// Returns a list in each form, with some words of a text exchanged.
  private func written(_ numbers: inout SeededGenerator) -> Data {
    let list = numbers.element(of: samples) ?? ""
    switch numbers.number(below: 3) {
    case 0: return exchanging(Self.oldStyle(list), &numbers)
    case 1: return BinaryListWriter.data(list)
    default:
      // Foundation sorts the keys of this form only.
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list,
        format: .xml,
        options: 0
      )
      return exchanging(String(decoding: data ?? Data(), as: UTF8.self), &numbers)
    }
  }

  private func exchanging(_ text: String, _ numbers: inout SeededGenerator) -> Data {
    let encodings: [String.Encoding] = [.utf8, .utf8, .utf8, .utf16]
    let text =
      numbers.number(below: 3) == 0
      ? String(decoding: TextMutator([Data(text.utf8)]).mutant(&numbers), as: UTF8.self) : text
    return text.data(using: numbers.element(of: encodings) ?? .utf8) ?? Data()
  }

  private static func oldStyle(_ value: Any) -> String {
    switch value {
    case let map as [String: Any]:
      let entries = map.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \(oldStyle($0.value));" }
      return "{ \(entries.joined(separator: "\n/* ( */ ")) }"
    case let list as [Any]: return "(\(list.map(oldStyle).joined(separator: ", ")))"
    default: return "\"\(value)\""
    }
  }

  /// Returns nested arrays and dictionaries, closed or not, with text that looks like a closing
  /// tag.
  private func deep(_ numbers: inout SeededGenerator) -> Data {
    let levels = [
      "(", "{a=", "(\")\",", "(/*)*/", "(a//b,", "// )\n(", "<array>", "<dict><key>a</key>",
      "<array><!--</array>-->", "<array><string></array></string>", "<array a=\"/>\">",
    ]
    let level = numbers.element(of: levels) ?? "("
    let count = numbers.element(of: [1, 60, 70, 3000]) ?? 1
    let ends = ["", ")", ";}", "</array>", "</dict>"]
    let end = String(repeating: numbers.element(of: ends) ?? "", count: count)
    let start = level.hasPrefix("<") ? "<plist version=\"1.0\">" : ""
    return Data((start + String(repeating: level, count: count) + end).utf8)
  }

  /// Returns a binary list with objects that refer to each other at random.
  private func table(_ numbers: inout SeededGenerator) -> Data {
    let count = 1 + numbers.number(below: 30)
    let hasCycles = numbers.number(below: 4) == 0
    var body = [UInt8]("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<count {
      offsets += [
        UInt8(truncatingIfNeeded: body.count >> 8), UInt8(truncatingIfNeeded: body.count),
      ]
      body += object(after: hasCycles ? 0 : index + 1, of: count, &numbers)
    }
    let table = body.count
    var trailer = [UInt8](repeating: 0, count: 32)
    (trailer[6], trailer[7], trailer[15]) = (2, 1, UInt8(count))
    (trailer[30], trailer[31]) = (UInt8(truncatingIfNeeded: table >> 8), UInt8(table & 0xFF))
    if numbers.number(below: 8) == 0 {
      trailer[numbers.number(below: 32)] = UInt8(truncatingIfNeeded: numbers.next())
    }
    return Data(body + offsets + trailer)
  }

  private func object(
    after first: Int,
    of count: Int,
    _ numbers: inout SeededGenerator
  ) -> [UInt8] {
    let length = numbers.element(of: [0, 1, 2, 3, 14, 15, 200]) ?? 0
    func marker(_ kind: UInt8, _ length: Int) -> [UInt8] {
      length < 15 ? [kind << 4 | UInt8(length)] : [kind << 4 | 15, 0x10, UInt8(length)]
    }
    guard first < count, numbers.number(below: 3) > 0 else {
      let kind: UInt8 = numbers.element(of: [0x4, 0x5, 0x6]) ?? 0x5
      let leaves: [[UInt8]] = [
        [0], [8], [9], [0x10, 7], [0x13] + [UInt8](repeating: 255, count: 8), [0x22, 0, 0, 0, 0],
        [0x33] + [UInt8](repeating: 255, count: 8), [0x80, 1], [0xFF],
        marker(kind, length) + [UInt8](repeating: 97, count: length * (kind == 6 ? 2 : 1)),
      ]
      return numbers.element(of: leaves) ?? [9]
    }
    let kind: UInt8 = numbers.element(of: [0xA, 0xA, 0xC, 0xD, 0xD]) ?? 0xA
    let references = (0..<length * (kind == 0xD ? 2 : 1)).map { _ in
      UInt8(first + numbers.number(below: count - first))
    }
    return marker(kind, length) + references
  }
}

/// Writes small binary property lists, with the keys in order.
private struct BinaryListWriter {
  private var objects: [[UInt8]] = []

  static func data(_ value: any Sendable) -> Data {
    var writer = BinaryListWriter()
    _ = writer.add(value)
    var body = [UInt8]("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in writer.objects {
      offsets += number(body.count, size: 2)
      body += object
    }
    let trailer = [UInt8](repeating: 0, count: 6) + [2, 1] + number(writer.objects.count, size: 8)
    return Data(body + offsets + trailer + number(0, size: 8) + number(body.count, size: 8))
  }

  private mutating func add(_ value: any Sendable) -> UInt8 {
    let index = objects.count
    objects.append([])
    switch value {
    case let flag as Bool: objects[index] = [flag ? 9 : 8]
    case let whole as Int: objects[index] = [0x13] + Self.number(whole, size: 8)
    case let real as Double:
      objects[index] = [0x23] + Self.number(Int(bitPattern: UInt(real.bitPattern)), size: 8)
    case let data as Data: objects[index] = Self.marker(0x4, data.count) + data
    case let map as [String: any Sendable]:
      let entries = map.sorted { $0.key < $1.key }
      let keys = entries.map { add($0.key) }
      let values = entries.map { add($0.value) }
      objects[index] = Self.marker(0xD, entries.count) + keys + values
    case let list as [any Sendable]:
      objects[index] = Self.marker(0xA, list.count) + list.map { add($0) }
    default:
      let units = Array("\(value)".utf16)
      objects[index] =
        Self.marker(0x6, units.count) + units.flatMap { Self.number(Int($0), size: 2) }
    }
    return UInt8(truncatingIfNeeded: index)
  }

  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x11] + number(count, size: 2)
  }

  private static func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
