import Foundation
import ScvdbTestSupport

/// Changes lines and words of a text without any knowledge of its format.
///
/// The changes are lost, repeated, moved and foreign lines and words, and bytes.
struct TextMutator {
  private let texts: [Data]
  /// The distinct words of all texts, separated by spaces.
  private let words: [String]

  init(_ texts: [Data]) {
    self.texts = texts
    let all = texts.flatMap { String(decoding: $0, as: UTF8.self).split { $0.isWhitespace } }
    words = Set(all.map(String.init)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func mutant(_ numbers: inout SeededGenerator) -> Data {
    guard let text = numbers.element(of: texts) else { return Data() }
    var lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).map(String.init)
    for _ in 0...numbers.number(below: 3) { change(&lines, &numbers) }
    let changed = Data(lines.joined(separator: "\n").utf8)
    return numbers.number(below: 6) == 0 ? ByteMutator.mutant(of: changed, &numbers) : changed
  }

  private func change(_ lines: inout [String], _ numbers: inout SeededGenerator) {
    guard !lines.isEmpty else { return lines.append(numbers.element(of: Nonsense.words) ?? "") }
    let index = numbers.number(below: lines.count)
    switch numbers.number(below: 10) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: numbers.number(below: lines.count))
    case 2: lines.swapAt(index, numbers.number(below: lines.count))
    case 3: lines.insert(otherLine(&numbers), at: index)
    case 4:
      lines[index] = String(repeating: " ", count: numbers.number(below: 9)) + lines[index].trimmed
    default: changeWord(of: &lines[index], &numbers)
    }
  }

  private func otherLine(_ numbers: inout SeededGenerator) -> String {
    let text = numbers.element(of: texts).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return numbers.element(of: text.split(separator: "\n")).map(String.init) ?? ""
  }

  private func changeWord(of line: inout String, _ numbers: inout SeededGenerator) {
    let indent = String(line.prefix { $0 == " " })
    var parts = line.trimmed.split(separator: " ").map(String.init)
    guard !parts.isEmpty else {
      line += numbers.element(of: Nonsense.words) ?? ""
      return
    }
    let index = numbers.number(below: parts.count)
    switch numbers.number(below: 5) {
    case 0: parts.remove(at: index)
    case 1: parts.insert(parts[index], at: index)
    case 2: parts[index] = numbers.element(of: Nonsense.words) ?? ""
    default: parts[index] = numbers.element(of: words) ?? ""
    }
    line = indent + parts.joined(separator: " ")
  }
}

extension String {
  /// The text without leading spaces.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

/// Changes bytes in the way of a damaged disk or an incomplete transfer.
enum ByteMutator {
  static func mutant(of bytes: Data, _ numbers: inout SeededGenerator) -> Data {
    var bytes = Data(bytes)
    guard !bytes.isEmpty else { return bytes }
    let offset = numbers.number(below: bytes.count)
    let byte = UInt8(truncatingIfNeeded: numbers.next())
    switch numbers.number(below: 5) {
    case 0: bytes[offset] = byte
    case 1: bytes[offset] ^= 1 << (byte % 8)
    case 2: bytes.insert(byte, at: offset)
    case 3: bytes.remove(at: offset)
    default: bytes = Data(bytes.prefix(offset))
    }
    return bytes
  }
}
