/// The build settings of a target in one configuration.
///
/// A setting has a value on several levels: the project's configuration file, the project, the
/// target's configuration file, the target. The last value applies; `$(inherited)` is the value
/// below it.
package struct BuildSettings: Sendable {
  /// The values of each setting, the lowest level first.
  private var values: [String: [String]] = [:]
  /// The name of the configuration, such as `Debug`.
  private let configuration: String

  package init(configuration: String) { self.configuration = configuration }

  /// Adds a value on the next level.
  ///
  /// - Parameters:
  ///   - name: The name, possibly with conditions: `NAME[sdk=iphonesimulator*]`. A setting with a
  ///     false condition is ignored.
  ///   - value: The value, with its references.
  package mutating func add(_ name: String, _ value: String) {
    let parts = name.split(separator: "[", maxSplits: 1)
    guard let first = parts.first else { return }
    let name = first.trimmed
    let conditions = parts.dropFirst().first.map(conditions) ?? []
    guard !name.isEmpty, conditions.allSatisfy(holds) else { return }
    values[name, default: []].append(value)
  }

  private func conditions(_ text: Substring) -> [(name: String, pattern: String)] {
    text.split(whereSeparator: { "[],".contains($0) }).compactMap { condition in
      let sides = condition.split(separator: "=", maxSplits: 1)
      guard let name = sides.first, sides.count == 2 else { return nil }
      return (name.trimmed, sides[1].trimmed)
    }
  }

  /// Returns whether a condition holds for a build for the simulator.
  private func holds(_ condition: (name: String, pattern: String)) -> Bool {
    switch condition.name {
    case "sdk": "iphonesimulator".matches(condition.pattern)
    case "arch": "arm64".matches(condition.pattern)
    case "config": configuration.matches(condition.pattern)
    default: condition.pattern == "*"
    }
  }

  /// Returns a setting with its references replaced; empty if it is not set.
  package func text(_ name: String) -> String {
    var expansion = SettingExpansion(values: values)
    return expansion.value(of: name).trimmed
  }

  /// Returns a text with its references replaced.
  package func expanded(_ text: String) -> String {
    // No setting has an empty name.
    var expansion = SettingExpansion(values: values.merging(["": [text]]) { $1 })
    return expansion.value(of: "")
  }

  /// The names of all settings.
  package var names: [String] { values.keys.sorted() }

  /// Returns the items of a setting that is a list.
  package func words(_ name: String) -> [String] { text(name).settingWords }
}

/// The replacement of references such as `$(SRCROOT)` in one setting.
private struct SettingExpansion {
  let values: [String: [String]]
  /// References to references can multiply: a setting ends after this number.
  private var count = 0
  private var depth = 0

  private static let countLimit = 10_000
  private static let depthLimit = 64

  init(values: [String: [String]]) { self.values = values }

  /// Returns the value of a setting on a level; nil for the highest level.
  mutating func value(of name: String, below level: Int? = nil) -> String {
    let levels = values[name] ?? []
    let index = (level ?? levels.count) - 1
    count += 1
    // A setting that refers to itself through others is empty, as in Xcode.
    guard index >= 0, depth < Self.depthLimit, count < Self.countLimit else { return "" }
    depth += 1
    defer { depth -= 1 }
    return expanded(Array(levels[index].utf8)[...], of: name, level: index)
  }

  private mutating func expanded(_ text: ArraySlice<UInt8>, of name: String, level: Int) -> String {
    var result: [UInt8] = []
    var rest = text
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      result += rest[..<dollar]
      rest = rest[(dollar + 1)...]
      guard let (reference, after) = Self.reference(in: rest) else {
        result.append(UInt8(ascii: "$"))
        continue
      }
      rest = after
      result += replacement(reference, of: name, level: level).utf8
      guard result.count < 1 << 20 else { break }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// Returns the text between the brackets of a reference, and the text after it.
  private static func reference(
    in text: ArraySlice<UInt8>
  ) -> (reference: ArraySlice<UInt8>, after: ArraySlice<UInt8>)? {
    guard let opening = text.first else { return nil }
    let isRound = opening == UInt8(ascii: "(")
    guard isRound || opening == UInt8(ascii: "{") else { return nil }
    let closing = UInt8(ascii: isRound ? ")" : "}")
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return (text[(text.startIndex + 1)..<index], text[(index + 1)...]) }
    }
    return nil
  }

  private mutating func replacement(
    _ reference: ArraySlice<UInt8>,
    of name: String,
    level: Int
  ) -> String {
    guard depth < Self.depthLimit, count < Self.countLimit else { return "" }
    depth += 1
    defer { depth -= 1 }
    let parts = expanded(reference, of: name, level: level).split(
      separator: ":",
      omittingEmptySubsequences: false
    )
    let other = String(parts.first ?? "")
    let isSame = other == "inherited" || other == name
    let value = isSame ? value(of: name, below: level) : value(of: other)
    return parts.dropFirst().reduce(value) { $0.modified(by: $1) }
  }
}

extension String {
  /// The identifier that Xcode makes of a text: other characters become underscores.
  var identifier: String {
    let text = map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (text.first?.isNumber == true ? "_" : "") + String(text)
  }

  /// Returns the text after an operator of a reference: `$(NAME:c99extidentifier)`.
  fileprivate func modified(by modifier: Substring) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": identifier
    case "rfc1034identifier":
      String(map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": lowercased()
    case "upper": uppercased()
    case "base": FilePath.stem(of: self)
    case "file": FilePath.name(of: self)
    case "dir": FilePath.folder(of: self)
    case _ where modifier.hasPrefix("default="):
      isEmpty ? String(modifier.dropFirst("default=".count)) : self
    default: self
    }
  }

  /// The words of a list in a setting: blanks separate them, except in quotes and after `\`.
  fileprivate var settingWords: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in self {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Returns whether the text has the form of a pattern, with `*` for any characters.
  fileprivate func matches(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return self == pattern
    }
    guard hasPrefix(first), hasSuffix(last), count >= first.count + last.count else { return false }
    var rest = dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(end))
  }
}

extension ProjectValue {
  /// The text of a setting; the items of a list with blanks are in quotes.
  var settingText: String {
    switch self {
    case .text(let text): text
    case .list(let items):
      items.compactMap(\.text).map { item in
        // Items often have their own quotes, for the shell.
        item.contains(where: \.isWhitespace) && !item.contains("\"") ? "\"\(item)\"" : item
      }.joined(separator: " ")
    case .data, .table: ""
    }
  }
}
