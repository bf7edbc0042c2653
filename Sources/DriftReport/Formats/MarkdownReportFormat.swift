import Reporting
import SnapshotModel

/// The report in GitHub's Markdown, for a comment on a pull request or the summary of a workflow's
/// job.
///
/// It contains the verdict, the compared sides, and an item for each finding, the worst first.
/// Names are in code spans, so they cannot be markup, mentions or links.
package struct MarkdownReportFormat: ReportFormat {
  package init() {}

  /// The maximum number of characters in a comment; the summary of a job can have more.
  private static let limit = 65_536
  /// The maximum number of occurrences, notes and cases in one list.
  private static let listed = 20

  /// The maximum number of drawings; the list of findings needs the other room.
  private static let drawn = 5

  /// A finding, and the effect of its entry.
  private struct Item {
    let finding: DriftFinding
    let effect: DriftCause?
  }

  /// Returns the report without drawings.
  package func render(_ drift: Drift) -> String { render(drift) { _ in nil } }

  /// Returns the report with drawings, in lines, of the first findings that can be drawn.
  package func render(_ drift: Drift, drawing: (DriftCause) -> [String]?) -> String {
    let entries = drift.entries
    // The findings of entries come first, in the same order.
    let items = drift.findings(for: entries).enumerated().map { index, finding in
      Item(finding: finding, effect: index < entries.count ? entries[index].effect : nil)
    }
    var drawings = 0
    let texts = items.mostSevereFirst(\.finding.severity).map { item in
      let lines = drawings < Self.drawn ? item.effect.flatMap(drawing) : nil
      drawings += lines == nil ? 0 : 1
      return text(of: item.finding) + (lines.map(collapsed) ?? "")
    }
    let header = header(drift, DriftSummary(drift, entries).text)
    let footer = footer(drift)
    return header + fitting(texts, into: Self.limit - header.utf8.count - footer.utf8.count)
      + footer
  }

  /// Returns the effects of the edits; empty if they are unknown.
  private func footer(_ drift: Drift) -> String {
    guard !drift.explanation.isEmpty else { return "" }
    let lines = drift.explanation.map {
      "- \(MarkdownText.code($0.trimmingPrefix("  ").description))\n"
    }
    return "\n<details><summary>Explanation</summary>\n\n" + listed(lines, "line", margin: "")
      + "\n</details>\n"
  }

  private func header(_ drift: Drift, _ verdict: String) -> String {
    let notes = DriftNotes(drift).lines.map { note in
      let heading = note.heading.isEmpty ? "" : "**\(note.heading.dropLast(2))**: "
      return "> - \(heading)\(MarkdownText.code(note.text))\n"
    }
    return "## \(verdict.prefix(1).uppercased())\(verdict.dropFirst())\n\n"
      + "Comparing \(side(drift.from)) with \(side(drift.to)).\n"
      + (notes.isEmpty ? "" : "\n\(listed(notes, "note", margin: "> "))")
  }

  private func side(_ side: SideSummary) -> String {
    "\(MarkdownText.code(side.name)) (\(MarkdownText.code(side.facts)))"
  }

  /// Returns the items that fit and the number of omitted ones.
  private func fitting(_ items: [String], into limit: Int) -> String {
    func end(_ left: Int) -> String {
      left == 0 ? "" : "\n*Size limit reached: \(counted(left, "finding")) left out.*\n"
    }
    var room = limit - end(items.count).utf8.count
    let shown = items.prefix { item in
      room -= item.utf8.count
      return room >= 0
    }
    return shown.joined() + end(items.count - shown.count)
  }

  private func text(of finding: DriftFinding) -> String {
    let occurrences = finding.occurrences.map(occurrence)
    let location = finding.location.map { "  at \(MarkdownText.code($0))\n" } ?? ""
    let heading =
      "\n- **\(finding.severity.rawValue)**, \(finding.classes): "
      + "\(MarkdownText.code(finding.message))\n\(location)"
      + finding.numbers.map { "  each: \(MarkdownText.code($0))\n" }.joined()
      + finding.reasons.map { "  why: \(MarkdownText.code($0))\n" }.joined()
      + finding.inputChanges.prefix(Self.listed)
      .map { "  changed: \(MarkdownText.code($0.line))\n" }.joined()
      + finding.estimates.map { "  estimate: \(MarkdownText.code($0))\n" }.joined()
      + finding.omissions.map { "  omissions: \(MarkdownText.code($0))\n" }.joined()
    return heading + consequences(of: finding)
      + (occurrences.count > 1
        ? collapsed(counted(occurrences.count, "occurrence"), occurrences, "occurrence") : "")
  }

  /// Returns the number of consequences, the errors among them, and all of them collapsed.
  private func consequences(of finding: DriftFinding) -> String {
    guard let counts = finding.consequenceCounts else { return "" }
    let lines = finding.consequences.map { "  - \(MarkdownText.code($0))\n" }
    return finding.consequenceErrors.map { "  error: \(MarkdownText.code($0))\n" }.joined()
      + collapsed("consequences: \(counts)", lines, "consequence")
  }

  /// Returns a list that a reader can open.
  private func collapsed(_ summary: String, _ lines: [String], _ noun: String) -> String {
    "\n  <details><summary>\(summary)</summary>\n\n"
      + listed(lines, noun, margin: "  ") + "\n  </details>\n"
  }

  /// Returns a drawing that a reader can open.
  private func collapsed(_ drawing: [String]) -> String {
    "\n  <details><summary>before and after</summary>\n\n"
      + MarkdownText.block(drawing).map { "  \($0)\n" }.joined() + "\n  </details>\n"
  }

  private func occurrence(_ occurrence: DriftFinding.Occurrence) -> String {
    let parts = [occurrence.identity.description, occurrence.step, occurrence.changes].compactMap {
      $0
    }
    return "  - \(parts.map(MarkdownText.code).joined(separator: " "))\n"
  }

  private func listed(_ items: [String], _ noun: String, margin: String) -> String {
    let rest = items.count - Self.listed
    return items.prefix(Self.listed).joined()
      + (rest > 0 ? "\(margin)- and \(counted(rest, "more \(noun)"))\n" : "")
  }
}

/// Escaped parts of Markdown.
enum MarkdownText {
  /// The maximum length of a span in UTF-16 code units; a name can be very long.
  private static let limit = 500

  /// Returns a code span for a text, enclosed in more backticks than the text contains in a row.
  static func code(_ text: String) -> String {
    let text = text.escapedForLog.cut(toUnits: limit)
    let fence = fence(around: text, ofAtLeast: 1)
    let isBare = fence.count == 1 && !text.isEmpty && !text.hasPrefix(" ")
    return isBare ? "\(fence)\(text)\(fence)" : "\(fence) \(text) \(fence)"
  }

  /// Returns the lines of a code block.
  static func block(_ lines: [String]) -> [String] {
    let lines = lines.map(\.escapedForLog)
    let fence = fence(around: lines.joined(separator: "\n"), ofAtLeast: 3)
    return ["\(fence)text"] + lines + [fence]
  }

  /// Returns more backticks than the text contains in a row.
  private static func fence(around text: String, ofAtLeast count: Int) -> String {
    String(repeating: "`", count: max(count, longestRun(of: "`", in: text) + 1))
  }

  private static func longestRun(of mark: Unicode.Scalar, in text: String) -> Int {
    var (run, longest) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
