package import Foundation

extension PropertyListReader {
  /// Reads an Info.plist, with the directives of C's preprocessor if Xcode preprocesses it.
  ///
  /// No name is defined: `#ifdef` and `#if` leave their lines out, and `#ifndef` and `#else` keep
  /// them.
  ///
  /// - Throws: ``PropertyListError``.
  package static func readInfo(_ data: Data) throws(PropertyListError) -> Any {
    try read(PreprocessedLines(data).kept)
  }
}

/// The lines of a text without the conditional parts of C's preprocessor.
private struct PreprocessedLines {
  /// The lines that the preprocessor keeps; the same bytes for a text without a condition.
  private(set) var kept: Data
  /// Whether the lines of each open condition are kept, and whether an earlier branch was.
  private var open: [(isKept: Bool, hadBranch: Bool)] = []

  init(_ data: Data) {
    kept = data
    guard data.range(of: Data("\n#if".utf8)) != nil else { return }
    var lines: [Data] = []
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.first == UInt8(ascii: "#") {
        follow(String(decoding: line.dropFirst(), as: UTF8.self))
      } else if open.allSatisfy(\.isKept) {
        lines.append(line)
      }
    }
    kept = Data(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Opens, changes or closes a condition; other directives have no effect.
  private mutating func follow(_ directive: String) {
    let words = directive.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    switch words.first {
    case "if", "ifdef": open.append((false, false))
    case "ifndef": open.append((true, true))
    case "elif": if let last = open.popLast() { open.append((false, last.hadBranch)) }
    case "else": if let last = open.popLast() { open.append((!last.hadBranch, true)) }
    case "endif": _ = open.popLast()
    default: break
    }
  }
}
