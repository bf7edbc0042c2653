import SwiftParser
import SwiftSyntax

/// Transfers omissions to a new version of a file.
///
/// Omissions keep line breaks, so a line is omitted or replaced on its own. A line that is the same in
/// both versions keeps its omissions, unless it is a part of omitted code with another changed line.
struct LineMerge {
  private let entry: OmissionStore.Entry

  init(_ entry: OmissionStore.Entry) { self.entry = entry }

  /// Returns the new entry; nil if the result is not valid Swift.
  func applied(to base: String) -> OmissionStore.Entry? {
    let (old, text) = (entry.base.lineParts, entry.text.lineParts)
    var new = base.lineParts
    guard old.count == text.count else { return nil }
    let matches = Self.matches(old, new)
    // Line 1 of the text is a directive, so the user's line 1 is at index 1.
    let (kept, stale) = entry.omitted.reduce(into: ([OmittedCode](), Set<Int>())) { lists, code in
      let rows = code.line..<code.line + max(1, code.lineCount)
      if let first = matches[code.line], rows.allSatisfy({ matches[$0] == $0 - code.line + first })
      {
        var moved = code
        moved.line = first
        lists.0.append(moved)
      } else {
        lists.1.formUnion(rows)
      }
    }
    for (index, target) in matches where old[index] != text[index] && !stale.contains(index) {
      new[target] = text[index]
    }
    let merged = new.joined(separator: "\n")
    guard !Parser.parse(source: merged).hasError else { return nil }
    return OmissionStore.Entry(base: base, text: merged, omitted: kept)
  }

  /// Returns the indices of equal lines in the new version, by their indices in the old one.
  private static func matches(_ old: [Substring], _ new: [Substring]) -> [Int: Int] {
    let difference = new.difference(from: old)
    let removed = Set(
      difference.removals.map { change -> Int in
        guard case .remove(let offset, _, _) = change else { return -1 }
        return offset
      }
    )
    let inserted = Set(
      difference.insertions.map { change -> Int in
        guard case .insert(let offset, _, _) = change else { return -1 }
        return offset
      }
    )
    let pairs = zip(
      old.indices.filter { !removed.contains($0) },
      new.indices.filter { !inserted.contains($0) }
    )
    return Dictionary(uniqueKeysWithValues: Array(pairs))
  }
}

extension String {
  /// The lines; a line break is one byte, also after a carriage return.
  fileprivate var lineParts: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0)
    }
  }
}
