package import DriftReport
import Foundation
import ProjectFiles
import Reporting
package import ScenarioModel

/// A file of severities of drift and known broken invariants, with one rule per line.
///
/// ```text
/// # Drift of the marketing banner is not important.
/// note moved view banner
/// error timing scenario sign-up
/// warning any view footer scenario settings
/// known focusedFieldVisible scenario sign-up because the old phone is too low
/// known "a.width == 20" view a because the design changes in May
/// ```
///
/// A rule begins with a severity and a class of drift, or `any`. A `view` with a name or path and a
/// `scenario` with a name or folder may follow. If several rules match, the last one applies. A
/// `known` line contains the invariant, in quotes if it has spaces, and ends with `because` and the
/// reason.
package struct PolicyFile {
  /// The path as the user wrote it, or the default path.
  package let path: String
  private let reader: ProjectReader
  /// Whether the user named the file, which may then have any name.
  private let isNamed: Bool

  /// Makes a file without reading it; a file that the user names may have any name.
  package init(path: String, isNamed: Bool = false) {
    self.path = path
    self.isNamed = isNamed
    reader = ProjectReader(around: path)
  }

  /// The default name of a policy in the baselines folder.
  package static let usualName = "drift.policy"

  /// Returns the rules for the severities of drift.
  ///
  /// They come from the named file, if any. Otherwise the rules of the project file apply, followed
  /// by the rules in the baselines folder.
  ///
  /// - Throws: The errors of ``policy()``.
  package static func policy(
    named path: String?,
    project rules: [ProjectSettings.LocatedText],
    baselines: String
  ) throws -> DriftPolicy {
    if let path { return try PolicyFile(path: path, isNamed: true).policy() }
    let own = try policy(ofProject: rules)
    let usual = PolicyFile(path: "\(baselines)/\(usualName)")
    guard try usual.reader.entry(at: usual.path) != nil else { return own }
    return own + (try usual.policy())
  }

  /// Reads the rules of a project file.
  ///
  /// - Throws: `Failure` with line and column for an invalid rule.
  package static func policy(
    ofProject rules: [ProjectSettings.LocatedText]
  ) throws -> DriftPolicy {
    try rules.reduce(DriftPolicy()) { policy, rule in
      var line = PolicyLine(
        rule.text[...],
        location: "\(rule.location.file):\(rule.location.line)",
        column: rule.location.column
      )
      return policy + (try line.policy())
    }
  }

  /// Reads the rules.
  ///
  /// - Throws: `Failure` with line and column for an invalid rule.
  package func policy() throws -> DriftPolicy {
    try reader.parsed(path, as: .policy, isNamed: isNamed, policy(in:))
  }

  private func policy(in text: String) throws -> DriftPolicy {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.contains(where: PolicyLine.isLikeRule) || lines.allSatisfy(PolicyLine.isEmpty)
    else {
      throw Failure(
        "this is not a policy: no line begins with a severity or 'known'",
        at: path,
        hint: "a rule is a line such as 'note moved view banner'"
      )
    }
    let policy = try lines.enumerated().reduce(DriftPolicy()) { policy, line in
      var line = PolicyLine(line.element, location: "\(path):\(line.offset + 1)")
      return line.isEmpty ? policy : policy + (try line.policy())
    }
    guard policy != DriftPolicy() else {
      throw Failure(
        "the policy has no rule",
        at: path,
        hint: "a rule is a line such as 'note moved view banner'"
      )
    }
    return policy
  }

  /// Adds an entry for a known broken invariant to the end of the file, which is created if
  /// necessary.
  ///
  /// - Returns: The added line.
  /// - Throws: `Failure` if the entry could not be parsed again, or the file cannot be written.
  package func add(
    _ invariant: String,
    scenario: String?,
    because reason: String
  ) throws -> String {
    let name = invariant.contains(where: \.isWhitespace) ? "\"\(invariant)\"" : invariant
    let place = scenario.map { " scenario \($0)" } ?? ""
    let line = "known \(name)\(place) because \(reason)"
    var entry = PolicyLine(line[...], location: path)
    guard let known = try entry.policy().known.first, known.invariant == invariant,
      known.scenario == scenario, known.reason == reason, !line.contains(where: \.isNewline)
    else {
      throw Failure(
        "an entry for '\(invariant)' cannot be written: \(line.printable)",
        fix: "write a reason of one line"
      )
    }
    try reader.checkWritable(path)
    let old = try present()
    let separator = old.isEmpty || old.last == UInt8(ascii: "\n") ? "" : "\n"
    let code = FileSystem.replace(path, with: old + Data("\(separator)\(line)\n".utf8))
    guard code == 0 else {
      throw Failure.writing(path, reason: String(cString: strerror(code)))
    }
    return line
  }

  /// Returns the file's contents; empty if the file does not exist.
  ///
  /// - Throws: An error if the file is unreadable.
  private func present() throws -> Data {
    guard try reader.entry(at: path) != nil else { return Data() }
    return try reader.contents(of: path, as: .policy, isNamed: isNamed)
  }
}

/// One rule, parsed word by word; every error has a column.
private struct PolicyLine {
  private let text: Substring
  private let location: String
  /// The column of the text in its line, from 1.
  private let column: Int
  private var words: ArraySlice<Substring>

  init(_ text: Substring, location: String, column: Int = 1) {
    self.text = text
    self.column = column
    self.location = location
    words = text.prefix { $0 != "#" }.split { $0.isWhitespace }[...]
  }

  var isEmpty: Bool { words.isEmpty }

  /// Returns whether a line has no rule.
  static func isEmpty(_ line: Substring) -> Bool { PolicyLine(line, location: "").isEmpty }

  /// Returns whether a line begins like a rule, possibly with a misspelled severity.
  static func isLikeRule(_ line: Substring) -> Bool {
    let words = PolicyLine(line, location: "").words.prefix(2).map(String.init)
    guard let severity = words.first else { return false }
    let known = Severity.allCases.map(\.rawValue) + ["known"]
    let kinds = DriftKind.allCases.map(\.rawValue) + ["any"]
    return nearestSpelling(to: severity, among: known) != nil || known.contains(severity)
      || words.count > 1 && kinds.contains(words[1])
  }

  /// Reads the line's rule or known broken invariant.
  mutating func policy() throws -> DriftPolicy {
    words.first == "known"
      ? DriftPolicy(known: [try known()]) : DriftPolicy(rules: [try rule()])
  }

  private mutating func known() throws -> KnownInvariant {
    // A reason may contain any character, so comments are not removed from such lines.
    let end = words.first?.endIndex ?? text.startIndex
    var rest = text[end...].drop(while: \.isWhitespace)
    let invariant = try invariant(of: &rest)
    var names: [Substring: String] = [:]
    while let key = rest.takeWord() {
      if key == "because" {
        let reason = rest.drop(while: \.isWhitespace)
        guard !reason.isEmpty else {
          throw failure(
            "the entry ends before its reason",
            fix: "end it with 'because REASON'"
          )
        }
        return KnownInvariant(
          invariant: invariant,
          scenario: names["scenario"],
          view: names["view"].map { ViewPattern($0) },
          reason: String(reason).trimmingCharacters(in: .whitespaces),
          location: location
        )
      }
      guard ["view", "scenario"].contains(key), names[key] == nil else {
        let hint = "'view NAME', 'scenario NAME' and 'because REASON' can follow the invariant"
        throw failure("unexpected '\(key)'", at: key, hint: hint)
      }
      guard let name = rest.takeWord() else {
        throw failure(
          "the entry ends before the name of the \(key)",
          fix: "write the name after '\(key)'"
        )
      }
      names[key] = String(name)
    }
    throw failure("the entry has no reason", fix: "end it with 'because REASON'")
  }

  /// Parses the name of an invariant, or a text in quotes.
  private func invariant(of rest: inout Substring) throws -> String {
    if rest.first == "\"" {
      let inside = rest.dropFirst()
      guard let end = inside.firstIndex(of: "\""), end > inside.startIndex else {
        throw failure(
          "the quotes around the invariant are not closed",
          at: rest,
          fix: "close the quotes"
        )
      }
      rest = inside[inside.index(after: end)...]
      return String(inside[..<end])
    }
    guard let word = rest.takeWord(), word != "because" else {
      throw failure("the entry ends before its invariant", fix: "write the invariant after 'known'")
    }
    let named = Invariant.named.map(\.text)
    if word.allSatisfy(\.isLetter), !named.contains(String(word)) {
      let nearest = nearestSpelling(to: String(word), among: named).map { "did you mean '\($0)'?" }
      throw failure(
        "unknown invariant '\(word)'",
        at: word,
        hint: nearest ?? "an invariant is one of \(named.joined(separator: ", "))"
      )
    }
    return String(word)
  }

  private mutating func rule() throws -> DriftPolicy.Rule {
    let severity: Severity = try choice("severity")
    let kind = try kind()
    var names: [Substring: String] = [:]
    while let key = words.popFirst() {
      guard ["view", "scenario"].contains(key), names[key] == nil else {
        let hint = "'view NAME' and 'scenario NAME' can follow the class, each at most once"
        throw failure("unexpected '\(key)'", at: key, hint: hint)
      }
      guard let name = words.popFirst() else {
        throw failure(
          "the rule ends before the name of the \(key)",
          fix: "write the name after '\(key)'"
        )
      }
      names[key] = String(name)
    }
    return DriftPolicy.Rule(
      severity: severity,
      kind: kind,
      scenario: names["scenario"],
      view: names["view"].map { ViewPattern($0) },
      location: location
    )
  }

  /// Parses a class of drift; nil for `any`.
  private mutating func kind() throws -> DriftKind? {
    guard let word = words.first else { return try choice("class of drift") }
    guard word == "any" else { return try choice("class of drift") }
    words.removeFirst()
    return nil
  }

  /// Parses the next word, which must be a raw value of a type.
  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ what: String
  ) throws -> Choice {
    let known = Choice.allCases.map(\.rawValue)
    let list = "a \(what) is one of \(known.joined(separator: ", "))"
    guard let word = words.popFirst() else {
      throw failure("the rule ends before its \(what)", hint: list)
    }
    if let choice = Choice(rawValue: String(word)) { return choice }
    let nearest = nearestSpelling(to: String(word), among: known).map { "did you mean '\($0)'?" }
    throw failure("unknown \(what) '\(word)'", at: word, hint: nearest ?? list)
  }

  private func failure(
    _ problem: String,
    at word: Substring? = nil,
    fix: String? = nil,
    hint: String? = nil
  ) -> Failure {
    let end = word?.startIndex ?? text.endIndex
    let column = text.distance(from: text.startIndex, to: end) + self.column
    return Failure(problem, at: "\(location):\(column)", fix: fix, hint: hint)
  }
}

extension Substring {
  /// Removes and returns the first word, with the space before it; nil without any.
  fileprivate mutating func takeWord() -> Substring? {
    let rest = drop(while: \.isWhitespace)
    let word = rest.prefix { !$0.isWhitespace }
    guard !word.isEmpty else { return nil }
    self = rest[word.endIndex...]
    return word
  }
}
