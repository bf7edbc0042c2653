/// The result of a rule for one construct of a file.
package struct Rewrite: Hashable, Sendable {
  /// Whether the construct works afterwards.
  package enum Outcome: String, Codable, Sendable {
    /// The construct is rewritten.
    case rewritten
    /// The construct has no counterpart: it compiles, but traps when it is reached, or has no
    /// effect.
    case unsupported
  }

  /// The name of the rule.
  package var rule: String
  /// The position of the construct, as a byte of the user's file.
  package var offset: Int
  /// Unsupported constructs compile and trap when they are reached, or have no effect.
  package var outcome: Outcome
  /// The change in words, or the reason why the construct is unsupported.
  package var note: String
  /// The replacements, as byte ranges of the user's file.
  package var edits: [SourceEdit]

  package init(
    rule: String,
    offset: Int,
    outcome: Outcome = .rewritten,
    note: String,
    edits: [SourceEdit]
  ) {
    self.rule = rule
    self.offset = offset
    self.outcome = outcome
    self.note = note
    self.edits = edits
  }
}
