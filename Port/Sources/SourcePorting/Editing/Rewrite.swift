/// What a rule does to one construct of a file, or cannot do.
package struct Rewrite: Hashable, Sendable {
  /// Whether the construct works afterwards.
  package enum Outcome: String, Codable, Sendable {
    /// The construct is rewritten.
    case rewritten
    /// The construct has no counterpart: it compiles, and traps when it is reached, or has no
    /// effect.
    case unsupported
  }

  /// The name of the rule.
  package var rule: String
  /// The position of the construct, as a byte of the user's file.
  package var offset: Int
  /// Unsupported constructs compile and trap when they are reached, or have no effect.
  package var outcome: Outcome
  /// What is done, or why nothing can be done.
  package var note: String
  /// The replacements, as bytes of the user's file.
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
