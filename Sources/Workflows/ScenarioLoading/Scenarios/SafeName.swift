import Foundation
import Reporting

/// A name for files and screens, derived from the name of a scene or a document.
///
/// It consists of letters and digits of any script, in one normalized spelling. Therefore every
/// file system can store it and distinguish it from others.
package struct SafeName {
  /// The words in lower case; empty if the text has no letters or digits.
  package let words: [String]

  /// Splits a text into words: `SignUpForm`, `sign_up form` and `SIGN-UP/Form` have the same three.
  package init(_ text: String) {
    // Most names are ASCII, and bytes are much faster than the properties of scalars.
    if let words = Self.asciiWords(of: text) {
      self.words = Self.shortened(words)
      return
    }
    var words: [String] = []
    var word: [Unicode.Scalar] = []
    func endWord() {
      if !word.isEmpty { words.append(Self.folded(word)) }
      word = []
    }
    let scalars = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard scalar.isPartOfWord(after: word.last) else {
        endWord()
        continue
      }
      let next = scalars.indices.contains(index + 1) ? scalars[index + 1] : nil
      if let last = word.last, scalar.beginsWord(after: last, before: next) { endWord() }
      word.append(scalar)
    }
    endWord()
    self.words = Self.shortened(words)
  }

  /// Returns the words of an ASCII text; nil for another text.
  private static func asciiWords(of text: String) -> [String]? {
    let bytes = Array(text.utf8)
    var (words, word): ([String], [UInt8]) = ([], [])
    var last: UInt8?
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x80 else { return nil }
      let isPart = byte.isLetterOrDigit
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      let beginsWord =
        byte.isCapital && last.map { !$0.isCapital || next?.isSmall ?? false } ?? false
      if !isPart || beginsWord, !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      if isPart { word.append(byte.isCapital ? byte + 0x20 : byte) }
      last = isPart ? byte : nil
    }
    return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
  }

  /// For example `sign-up-form`; nil without words.
  package var hyphenated: String? { words.isEmpty ? nil : words.joined(separator: "-") }

  /// For example `signUpForm`; nil without words.
  package var camelCased: String? {
    guard let first = words.first else { return nil }
    return words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  private static func folded(_ word: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(word)).lowercased().precomposedStringWithCanonicalMapping
  }

  /// Omits words beyond the length that file systems and readers accept.
  private static func shortened(_ words: [String]) -> [String] {
    var left = 80
    return words.prefix { word in
      left -= word.utf8.count + 1
      return left >= 0
    }
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isSmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  fileprivate var isLetterOrDigit: Bool {
    isCapital || isSmall || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}

extension Unicode.Scalar {
  fileprivate func isPartOfWord(after last: Unicode.Scalar?) -> Bool {
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      return true
    case .nonspacingMark, .spacingMark:
      // An accent without a letter is not a word.
      return last != nil
    default:
      return false
    }
  }

  /// Returns whether a word begins here, as in `signUp`, or in `URLField` at the `F`.
  fileprivate func beginsWord(after last: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    guard properties.isUppercase else { return false }
    return !last.properties.isUppercase || next?.properties.isLowercase ?? false
  }
}

/// Gives each of several items a unique name, also on file systems that ignore case.
package struct NameClaims {
  private var taken: Set<String> = []

  package init() {}

  /// Returns the first free candidate, or else the last candidate with a number.
  package mutating func claim(_ candidates: [String]) -> String {
    for candidate in candidates where taken.insert(candidate.lowercased()).inserted {
      return candidate
    }
    let last = candidates.last ?? "scene"
    var number = 2
    while !taken.insert("\(last)-\(number)".lowercased()).inserted { number += 1 }
    return "\(last)-\(number)"
  }
}
