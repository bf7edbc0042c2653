import Reporting
import SnapshotModel

/// The report for people: the compared sides, a paragraph for each cause, and the summary.
package struct TextReportFormat: ReportFormat {
  /// Whether the text contains escape sequences for terminal styles.
  package var usesColor: Bool
  /// The maximum width of a line, in columns.
  package var width: Int

  package init(usesColor: Bool = false, width: Int = TerminalText.usualWidth) {
    self.usesColor = usesColor
    self.width = width
  }

  private typealias Piece = TerminalText.Piece

  /// Returns the report without a drawing.
  package func render(_ drift: Drift) -> String { render(drift) { _ in nil } }

  /// Returns the report with a drawing, in lines, of the first cause that can be drawn.
  package func render(_ drift: Drift, drawing: (DriftCause) -> [String]?) -> String {
    var text = TerminalText(usesColor: usesColor, width: width)
    text.addLine(
      [Piece("comparing ")] + side(drift.from) + [Piece(" with ")] + side(drift.to)
    )
    let entries = drift.entries
    add(entries, of: drift, drawing, to: &text)
    addOneSided(drift, to: &text)
    for repeated in drift.repeatedLengths {
      text.addLine(
        [Piece("  warning ", Severity.warning.style), Piece(repeated.line)],
        indent: Self.indent
      )
    }
    for unread in drift.unreadScenarios {
      text.addLine(
        [Piece("  error ", Severity.error.style), Piece(unread.line)],
        indent: Self.indent
      )
    }
    addNotes(drift, to: &text)
    text.addLine([Piece(DriftSummary(drift, entries).text, .strong)])
    for line in drift.explanation { text.addWhole(line.printable) }
    return text.text
  }

  private func side(_ side: SideSummary) -> [Piece] {
    [Piece(side.name, .strong), Piece(" (\(side.facts))")]
  }

  /// Adds entries.
  ///
  /// Entries with equal occurrences have a common heading, and a line separates likely origins from
  /// likely consequences of an unknown origin.
  private func add(
    _ entries: [DriftEntry],
    of drift: Drift,
    _ drawing: (DriftCause) -> [String]?,
    to text: inout TerminalText
  ) {
    var lastOccurrence = ""
    var isDrawn = false
    let firstConsequence = entries.firstIndex(where: \.isLikelySideEffect) ?? 0
    for (index, entry) in entries.enumerated() {
      if index == firstConsequence, index > 0 {
        text.addLine([Piece("likely side effects:", .faint)])
      }
      let cause = entry.effect
      let occurrence = OccurrenceText(cause: cause, compared: drift.compared).text
      if occurrence != lastOccurrence {
        text.addLine([Piece("at "), Piece(occurrence, .strong)], indent: 3)
      }
      lastOccurrence = occurrence
      let titles = drift.titles(for: cause)
      add(CauseText(cause: cause, titles: titles), entry.severity, to: &text)
      for reason in drift.reasons(for: cause) {
        text.addLine([Piece("\(Self.margin)why: "), Piece(reason, .strong)], indent: Self.indent)
      }
      for change in entry.changes {
        text.addLine(
          [
            Piece("\(Self.margin)changed: "), Piece(change.text, .strong),
            Piece(change.suffix, .faint),
          ],
          indent: Self.indent
        )
      }
      add(ConsequenceText(entry: entry, titles: titles), to: &text)
      if !isDrawn, let lines = drawing(cause) {
        for line in lines { text.addWhole(Self.margin + line) }
        isDrawn = true
      }
    }
  }

  /// The width of the longest severity with the spaces around it.
  private static let indent = 10
  private static let margin = String(repeating: " ", count: indent)

  private func add(_ words: CauseText, _ severity: Severity, to text: inout TerminalText) {
    let heading = "  " + severity.rawValue
    let space = String(repeating: " ", count: Self.indent - heading.count)
    let subject = words.subject.map { [Piece($0, .strong), Piece(": ")] } ?? []
    text.addLine(
      [Piece(heading + space, severity.style)] + subject + words.changes,
      indent: Self.indent
    )
    for line in words.numbers {
      text.addLine([Piece(Self.margin + line, .faint)], indent: Self.indent)
    }
    if let followers = words.followers {
      text.addLine([Piece(Self.margin + followers, .faint)], indent: Self.indent)
    }
    for estimate in words.estimates {
      text.addLine([Piece("\(Self.margin)estimate: \(estimate)", .faint)], indent: Self.indent)
    }
    for omissions in words.omissions {
      text.addLine([Piece("\(Self.margin)omissions: \(omissions)", .faint)], indent: Self.indent)
    }
  }

  private func add(_ consequences: ConsequenceText, to text: inout TerminalText) {
    guard let counts = consequences.counts else { return }
    text.addLine(
      [Piece("\(Self.margin)consequences: "), Piece(counts, .faint)],
      indent: Self.indent
    )
    for line in consequences.errors {
      text.addLine(
        [Piece("\(Self.margin)error: ", Severity.error.style), Piece(line)],
        indent: Self.indent
      )
    }
  }

  private func addOneSided(_ drift: Drift, to text: inout TerminalText) {
    for (side, cases) in [(drift.from, drift.onlyInFrom), (drift.to, drift.onlyInTo)] {
      for identity in cases {
        text.addLine([Piece("\(identity): "), Piece("only in \(side.name)", .before)])
      }
    }
  }

  /// Adds the notes that a reader needs to interpret the summary.
  private func addNotes(_ drift: Drift, to text: inout TerminalText) {
    for note in DriftNotes(drift).lines {
      text.addLine([Piece(note.heading, .before), Piece(note.text)])
    }
  }
}

extension DriftEntry {
  /// Whether the entry has no known edit and its drift usually follows from other drift.
  fileprivate var isLikelySideEffect: Bool { changes.isEmpty && effect.depth >= .scrolling }
}
