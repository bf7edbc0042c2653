package import DriftReport
import Foundation
import Reporting
import ScenarioLoading
package import ScenarioModel

/// A file that states severities of drift: one rule a line.
///
/// ```text
/// # What the marketing banner does is no reason to look up.
/// note moved view banner
/// error timing scenario sign-up
/// warning any view footer scenario settings
/// ```
///
/// A rule begins with the severity and the class of drift, or `any`; then may come `view` with a name
/// or path and `scenario` with a name or folder. Of several rules the last one counts.
package struct PolicyFile {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The name under which a policy is looked for in the folder of baselines.
  package static let usualName = "drift.policy"

  /// The largest policy, in bytes: about 20,000 rules.
  private static let sizeLimit = 1 << 20

  /// The rules that set severities of drift: those of a file that is named; else those of the project file,
  /// and after them those of the folder of baselines.
  ///
  /// - Throws: As ``policy()``.
  package static func policy(
    named path: String?,
    project rules: [ProjectSettings.LocatedText],
    baselines: String
  ) throws -> DriftPolicy {
    if let path { return try PolicyFile(path: path).policy() }
    let own = try Self.rules(rules)
    let usual = "\(baselines)/\(usualName)"
    guard FileManager.default.fileExists(atPath: usual) else { return DriftPolicy(rules: own) }
    return DriftPolicy(rules: own + (try PolicyFile(path: usual).policy().rules))
  }

  /// Reads the rules of a project file.
  ///
  /// - Throws: `Failure` with line and column for what is no rule.
  package static func rules(
    _ rules: [ProjectSettings.LocatedText]
  ) throws -> [DriftPolicy.Rule] {
    try rules.map { rule in
      var line = PolicyLine(
        rule.text[...],
        location: "\(rule.location.file):\(rule.location.line)",
        column: rule.location.column
      )
      return try line.rule()
    }
  }

  /// Reads the rules.
  ///
  /// - Throws: `Failure` with line and column for what is no rule.
  package func policy() throws -> DriftPolicy {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path
    )
    guard attributes?[.size] as? Int ?? 0 <= Self.sizeLimit else {
      throw Failure("\(path): the policy has more than \(Self.sizeLimit) bytes")
    }
    let text: String
    do {
      text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    } catch {
      throw Failure("\(path): the policy cannot be read: \(error.localizedDescription)")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rules = try lines.enumerated().compactMap { try rule($1, number: $0 + 1) }
    guard !rules.isEmpty else {
      throw Failure(
        "\(path): the policy has no rule",
        hint: "a rule is a line such as 'note moved view banner'"
      )
    }
    return DriftPolicy(rules: rules)
  }

  private func rule(_ line: Substring, number: Int) throws -> DriftPolicy.Rule? {
    var line = PolicyLine(line, location: "\(path):\(number)")
    return line.isEmpty ? nil : try line.rule()
  }
}

/// One rule, taken word by word; every error has its column.
private struct PolicyLine {
  private let text: Substring
  private let location: String
  /// Where the text begins in its line, from 1.
  private let column: Int
  private var words: ArraySlice<Substring>

  init(_ text: Substring, location: String, column: Int = 1) {
    self.text = text
    self.column = column
    self.location = location
    words = text.prefix { $0 != "#" }.split { $0.isWhitespace }[...]
  }

  var isEmpty: Bool { words.isEmpty }

  mutating func rule() throws -> DriftPolicy.Rule {
    let severity: Severity = try choice("severity")
    let kind = try kind()
    var names: [Substring: String] = [:]
    while let key = words.popFirst() {
      guard ["view", "scenario"].contains(key), names[key] == nil else {
        let hint = "after the class come 'view NAME' and 'scenario NAME', each once at most"
        throw failure("'\(key)' does not belong here", at: key, hint: hint)
      }
      guard let name = words.popFirst() else {
        throw failure("the rule ends before the name of the \(key)")
      }
      names[key] = String(name)
    }
    return DriftPolicy.Rule(
      severity: severity,
      kind: kind,
      scenario: names["scenario"],
      view: names["view"],
      location: location
    )
  }

  /// Takes a class of drift; nil for `any`.
  private mutating func kind() throws -> DriftKind? {
    guard let word = words.first else { return try choice("class of drift") }
    let former = DriftKind.formerNames[String(word)]
    guard word == "any" || former != nil else { return try choice("class of drift") }
    words.removeFirst()
    return former
  }

  /// Takes the next word, which must be one of the words of a type.
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
    hint: String? = nil
  ) -> Failure {
    let end = word?.startIndex ?? text.endIndex
    let column = text.distance(from: text.startIndex, to: end) + self.column
    return Failure("\(location):\(column): \(problem)", hint: hint)
  }
}
